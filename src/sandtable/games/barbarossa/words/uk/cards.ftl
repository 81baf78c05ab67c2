# Що каже карта: складено з її даних. Ідентифікатори закінчуються словами набору карт: class-tank-one, effect-gain.
# Текст на початку рядка дістає велику літеру.

# Переліки: з трьох спершу поєднано перші два, тоді їх із третім
list-comma = { $left }, { $right }
list-semicolon = { $left }; { $right }
list-and = { $left } і { $right }
list-or = { $left } чи { $right }

# Очки та числа зі знаком
points-op = { $n } OP
points-sp = { $n } SP
points-rp = { $n } RP
points-bp = { $n } BP
points-dp = { $n } DP
points-vp = { $n } VP
plus = +{ $what }
minus = −{ $what }

# Перший рядок: що це та які в неї числа
card-head = { $type }.
card-head-numbers = { $type }. { $numbers }.
card-type-subtype = { $type }, { $subtype }
type-transport = ТРАНСПОРТ
type-unit = Підрозділ
type-plan = ПЛАН
type-aid = ПІДТРИМКА
type-objective = ЦІЛЬ
type-event = ПОДІЯ
subtype-infantry = піхота
subtype-tank = танки
subtype-artillery = артилерія
subtype-reconnaissance = розвідка
subtype-air = авіація
subtype-support = забезпечення
subtype-commander = командувач
subtype-facility = споруда
subtype-hill = висота
subtype-position = позиція
subtype-city = місто
number-play = вартість розіграшу { $points }
number-buy = ціна { $points }
number-occupy = вартість захоплення { $points }
number-defence = оборона { $change }
number-bonus = Бонус розіграшу: { $points }.

# Класи карт у реченні: один у знахідному відмінку, кілька в називному, ті, що їх викладають, у знахідному
class-infantry-one = піхотний підрозділ
class-tank-one = танковий підрозділ
class-artillery-one = артилерійський підрозділ
class-reconnaissance-one = розвідувальний підрозділ
class-air-one = авіаційний підрозділ
class-support-one = підрозділ забезпечення
class-commander-one = командувача
class-facility-one = споруду
class-hill-one = висоту
class-position-one = позицію
class-city-one = місто
class-unit-one = підрозділ
class-other-unit-one = нетанковий підрозділ
class-infantry-many = піхота
class-tank-many = танки
class-artillery-many = артилерія
class-reconnaissance-many = розвідка
class-air-many = авіація
class-support-many = забезпечення
class-commander-many = командувачі
class-facility-many = споруди
class-hill-many = висоти
class-position-many = позиції
class-city-many = міста
class-unit-many = підрозділи
class-other-unit-many = підрозділи, крім танків
class-infantry-placed = піхоту
class-tank-placed = танки
class-artillery-placed = артилерію
class-reconnaissance-placed = розвідку
class-air-placed = авіацію
class-support-placed = забезпечення
class-commander-placed = командувачів
class-facility-placed = споруди
class-hill-placed = висоти
class-position-placed = позиції
class-city-placed = міста

# Як її розгортають і активують
deploy-must-active = Слід розгорнути активною.
deploy-must-fatigued = Слід розгорнути виснаженою.
deploy-may-active = Можна розгорнути в цій фазі активною.
deploy-may-fatigued = Можна розгорнути в цій фазі виснаженою.
deploy-silent = Можна розгорнути в цій фазі в тому стані, у якому лежить.
activation-price = У вашій фазі активації стає активною лише за { $points }.

# Коли діє текст; правило розіграшу діє, коли карту розіграно
when-rule = { $text }.
when-each-operation = На початку вашої фази операцій: { $text }.
when-each-reinforcement = На початку вашої фази підкріплень: { $text }.
when-on-reveal = Коли відкрито: { $text }.
when-after-attack = Після атаки: { $text }.
when-on-gain = Коли здобуто: { $text }.

# Куди вона йде
goes-to-any-player = Переможець віддає її гравцеві на свій вибір.
goes-last = Останнє місто: його здобуття завершує гру.

# Здібності: звідки, у яких межах, якою ціною
ability-gist = { $cost } → { $effects }
ability-playing = { $number }. У розіграші: { $gist }.
ability-playing-limited = { $number }. У розіграші ({ $limits }): { $gist }.
ability-deploying = { $number }. Розгорнута: { $gist }.
ability-deploying-limited = { $number }. Розгорнута ({ $limits }): { $gist }.
limit-once = раз за хід
limit-any-attack = у будь-якій атаці
limit-attack = в атаці на { $targets }
using-points = сплатіть { $points }
using-self-fatigue = виснажте цю карту
using-self-discard = скиньте цю карту
using-self-return = поверніть цю карту на поле
using-class = скиньте одну свою розгорнуту карту: { $what }
using-hand-discard = скиньте карту з руки
using-hand-remove = вилучіть з гри карту з руки

# Що вона робить
effect-gain = { $points }
effect-lose = { $points }
effect-occupying-cost = вартість захоплення { $change }
effect-fatigue = { $who ->
    [everyone] кожен гравець виснажує { $what }
    [receiver] отримувач виснажує { $what }
   *[you] ви виснажуєте { $what }
}
effect-activate = { $who ->
    [everyone] кожен гравець активує { $what }
    [receiver] отримувач активує { $what }
   *[you] ви активуєте { $what }
}
effect-discard = { $who ->
    [everyone] кожен гравець скидає { $what }
    [receiver] отримувач скидає { $what }
   *[you] ви скидаєте { $what }
}
effect-discard-group = { $who ->
    [everyone] кожен гравець скидає всі свої розгорнуті карти однієї групи: { $first } або { $second }
    [receiver] отримувач скидає всі свої розгорнуті карти однієї групи: { $first } або { $second }
   *[you] скиньте всі свої розгорнуті карти однієї групи: { $first } або { $second }
}
effect-remove = { $n ->
    [one] вилучіть з гри { $n } карту з руки
    [few] вилучіть з гри { $n } карти з руки
   *[many] вилучіть з гри { $n } карт із руки
}
effect-remove-up-to = { $n ->
    [one] можна вилучити з гри до { $n } карти з руки
   *[many] можна вилучити з гри до { $n } карт із руки
}
effect-place = у цій фазі можна викладати з руки в зону розгортання: { $what }
effect-attack-again = ще одна атака в цій фазі
effect-reveal = відкрийте ще одну ПОДІЮ
effect-discard-self = скиньте цю карту
effect-return-self = поверніть цю карту на поле
effect-remove-self = Коли здобуто, вона виходить із гри.

# На скільки карт діє, якщо не на одну, і від чого залежить
chosen-exactly = карти ({ $cards }: { $n })
chosen-up-to = карти ({ $cards }: до { $n })
effect-if-wished = за бажанням { $effect }
effect-per = { $effect } за кожну вашу розгорнуту карту ({ $cards })
effect-per-most = { $effect } за кожну вашу розгорнуту карту ({ $cards }), рахуючи щонайбільше { $most }
