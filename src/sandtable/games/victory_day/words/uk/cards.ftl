# Що каже карта, складене з її даних. `+1/+0` — атака й оборона.

# Переліки: довший складають зліва, по два.
list-comma = { $left }, { $right }

# Ресурси й вартість.
amount-depot = склад ×{ $n }
amount-factory = завод ×{ $n }
amount-fuel = пальне ×{ $n }
amount-nothing = безкоштовно
card-cost = Вартість: { $cost }.
yields-depot = Повернути: склад ×1.
yields-factory = Повернути: завод ×1.
yields-fuel = Повернути: пальне ×1.
# Те саме кількома літерами: 1С4З3П. Літери пояснює легенда.
letter-depot = С
letter-factory = З
letter-fuel = П
letter-amount = { $n }{ $letter }

# Підрозділи.
unit-line = { $type }, { $arm }. Лінія { $line }. { $attack }/{ $defence }.
type-infantry = Піхота
type-armoured = Бронетехніка
type-artillery = Артилерія
type-aviation = Авіація
ability-bomber = Бомбардувальник: сила бомбардування { $bombing }, виліт коштує: { $cost }.
ability-fighter = Винищувач: перехоплює і супроводжує.
ability-mobility = Мобільність.
ability-directed = Спрямована атака.
ability-attack-cost = Кожна атака коштує: { $cost }.
ability-support = Артилерійська підтримка { $value }: { $cost }.
ability-unit-strike = Удар по підрозділу: { $cost }.
ability-deck-strike = Удар по колоді { $value }: { $cost }.
versus-infantry = +{ $attack }/+{ $defence }, коли всі вороги в бою — піхота.
versus-armoured = +{ $attack }/+{ $defence }, коли всі вороги в бою — бронетехніка.
versus-artillery = +{ $attack }/+{ $defence }, коли всі вороги в бою — артилерія.
versus-aviation = +{ $attack }/+{ $defence }, коли всі вороги в бою — авіація.

# Тактичні карти: коли карту грають, за якої умови і що вона робить.
tactical-nothing = { $when }: { $effect }.
tactical-fewer-resources = { $when }, якщо в суперника більше карт ресурсів у грі, ніж у вас: { $effect }.
window-build-active = У вашій фазі будівництва
window-before-attack-active = Перед фазою атаки, у ваш хід
window-before-attack-defender = Перед фазою атаки, у хід суперника
window-before-attack-either = Перед фазою атаки
window-before-results-active = Перед підрахунком результатів хвилі, у ваш хід
window-before-results-defender = Перед підрахунком результатів хвилі, у хід суперника
window-before-results-either = Перед підрахунком результатів хвилі
# Які підрозділи можна вибрати; $window — вікно карти, $types — перелік або слово `all`.
which-units = { $window ->
    [before-results] {" "}цієї хвилі
   *[other] {""}
 }{ $types ->
    [all] {""}
   *[other] {" "}({ $types })
 }
units-infantry = піхота
units-armoured = бронетехніка
units-artillery = артилерія
units-aviation = авіація
effect-raise = один ваш підрозділ{ $which } отримує +{ $attack }/+{ $defence } до кінця { $lasts ->
    [wave] хвилі
   *[turn] ходу
 }
effect-lower = один ворожий підрозділ{ $which } отримує { $attack ->
    [0] +0
   *[other] -{ $attack }
 }/{ $defence ->
    [0] +0
   *[other] -{ $defence }
 } до кінця { $lasts ->
    [wave] хвилі
   *[turn] ходу
 }; одна карта з цією назвою за хід
effect-ready = один ваш повернутий підрозділ{ $which } стає готовим
effect-turn = один готовий ворожий підрозділ{ $which } 1-ї лінії повертають
effect-destroy = один ворожий підрозділ{ $which } іде у втрати
effect-demolish = одну ворожу карту ресурсу знищено
effect-supply = ви отримуєте { $resources } до кінця ходу
effect-bombard = колода ворога втрачає { $n ->
    [one] { $n } верхню карту
    [few] { $n } верхні карти
   *[many] { $n } верхніх карт
 }
effect-draw = ви берете { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
