# Що каже карта, складене з її даних. `+1/+0` — атака й оборона.

# Переліки: довший складають зліва, по два.
list-comma = { $left }, { $right }

# Ресурси й вартість.
amount-depot = склад ×{ $n }
amount-factory = завод ×{ $n }
amount-fuel = пальне ×{ $n }
amount-nothing = безкоштовно
card-cost = Вартість: { $cost }.
card-side = { $side }{ $booster ->
    [1] , лише в бустерах
   *[0] {""}
 }.
yields-depot = Поверніть, щоб сплатити один склад.
yields-factory = Поверніть, щоб сплатити один завод.
yields-fuel = Поверніть, щоб сплатити одне пальне.
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
# Здібність, а в дужках — що вона означає, де є місце.
ability = { $name }{ $reminder }.
reminder = {" "}({ $text })
ability-bomber = Бомбардувальник: сила бомбардування { $value }, виліт коштує: { $cost }
reminder-bomber = атакує будь-який один ворожий підрозділ на обох лініях
ability-fighter = Винищувач
reminder-fighter = перехоплює один ворожий літак або супроводжує ваш бомбардувальник; не атакує
ability-mobility = Мобільність
reminder-mobility = одразу стає на свою лінію й може атакувати в тому ж ході
ability-directed = Спрямована атака
reminder-directed = може вибрати, який ворожий підрозділ 1-ї лінії атакує
ability-attack-cost = Кожна атака коштує: { $cost }.
ability-support = Артилерійська підтримка { $value }, { $cost }
reminder-support = поверніть: один ваш підрозділ 1-ї лінії, що атакує чи блокує, отримує +{ $value }/+0
ability-unit-strike = Удар по підрозділу, { $cost }
reminder-unit-strike = поверніть у своїй фазі атаки: один ворожий підрозділ іде у втрати
ability-deck-strike = Удар по колоді { $value }, { $cost }
reminder-deck-strike = поверніть у своїй фазі атаки: колода ворога втрачає { $value ->
    [one] { $value } карту
    [few] { $value } карти
   *[many] { $value } карт
 }
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
 }; одна карта з цією назвою за хід
effect-lower = один ворожий підрозділ{ $which } отримує { $attack ->
    [0] +0
   *[other] −{ $attack }
 }/{ $defence ->
    [0] +0
   *[other] −{ $defence }
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

# Як називається значення карти там, де сказано про його джерело.
key-kind = вид
key-side = армія
key-set = набір
key-type = тип
key-line = лінія
key-cost = вартість
key-attack = атака
key-defence = захист
key-modifiers = модифікатори
key-mobility = мобільність
key-directed = спрямована атака
key-support = підтримка
key-unit-strike = удар по підрозділу
key-deck-strike = удар по колоді
key-role = роль
key-bombing = бомбардування
key-bombing-cost = вартість бомбардування
key-attack-cost = вартість атаки
key-yields = ресурс
key-window = коли грається
key-who = хто грає
key-needs = умова
key-effect = дія

# Слова ефектів для тих, хто пише набір: `sandtable cards words victory-day`. Ключі й значення лишаються як є.
about-do-raise = один власний підрозділ отримує атаку й оборону; гравець робить це однією картою з такою назвою за хід
about-do-lower = один ворожий підрозділ втрачає атаку й оборону; гравець робить це однією картою з такою назвою за хід
about-do-ready = один власний повернутий підрозділ стає готовим
about-do-turn = один готовий ворожий підрозділ 1-ї лінії повертають
about-do-destroy = один ворожий підрозділ іде у втрати
about-do-demolish = одна ворожа карта ресурсу йде у втрати
about-do-supply = додаткові ресурси до кінця ходу
about-do-bombard = ворожа колода втрачає стільки карт
about-do-draw = власник карти бере стільки карт
