# Що каже карта: складено з її даних. Ідентифікатори закінчуються словами набору карт: class-tank-one, effect-gain.
# Текст на початку рядка дістає велику літеру.

# Переліки: з трьох спершу поєднано перші два, тоді їх із третім
list-comma = { $left }, { $right }
list-semicolon = { $left }; { $right }
list-and = { $left } і { $right }
list-or = { $left } чи { $right }

# Очки та числа зі знаком
points-op = { $n } ОД
points-sp = { $n } ОП
points-rp = { $n } ОР
points-bp = { $n } ОБ
points-dp = { $n } ОК
points-vp = { $n } ПО
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

# Класи карт у реченні: той, кого атакують, і той, з ким щось роблять, у знахідному відмінку; кілька в називному;
# стільки з них у знахідному, щонайбільше стільки в родовому; ті, що їх викладають, у знахідному
class-hill-one = висоту
class-position-one = позицію
class-city-one = місто
class-infantry-deployed = свій розгорнутий піхотний підрозділ
class-tank-deployed = свій розгорнутий танковий підрозділ
class-artillery-deployed = свій розгорнутий артилерійський підрозділ
class-reconnaissance-deployed = свій розгорнутий розвідувальний підрозділ
class-air-deployed = свій розгорнутий авіаційний підрозділ
class-support-deployed = свій розгорнутий підрозділ забезпечення
class-commander-deployed = свого розгорнутого командувача
class-facility-deployed = свою розгорнуту споруду
class-hill-deployed = свою розгорнуту висоту
class-position-deployed = свою розгорнуту позицію
class-city-deployed = своє розгорнуте місто
class-unit-deployed = свій розгорнутий підрозділ
class-other-unit-deployed = свій розгорнутий нетанковий підрозділ
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
class-infantry-counted = { $n ->
    [few] { $n } свої розгорнуті піхотні підрозділи
   *[many] { $n } своїх розгорнутих піхотних підрозділів
}
class-infantry-up-to = до { $n } своїх розгорнутих піхотних підрозділів
class-tank-counted = { $n ->
    [few] { $n } свої розгорнуті танкові підрозділи
   *[many] { $n } своїх розгорнутих танкових підрозділів
}
class-tank-up-to = до { $n } своїх розгорнутих танкових підрозділів
class-artillery-counted = { $n ->
    [few] { $n } свої розгорнуті артилерійські підрозділи
   *[many] { $n } своїх розгорнутих артилерійських підрозділів
}
class-artillery-up-to = до { $n } своїх розгорнутих артилерійських підрозділів
class-reconnaissance-counted = { $n ->
    [few] { $n } свої розгорнуті розвідувальні підрозділи
   *[many] { $n } своїх розгорнутих розвідувальних підрозділів
}
class-reconnaissance-up-to = до { $n } своїх розгорнутих розвідувальних підрозділів
class-air-counted = { $n ->
    [few] { $n } свої розгорнуті авіаційні підрозділи
   *[many] { $n } своїх розгорнутих авіаційних підрозділів
}
class-air-up-to = до { $n } своїх розгорнутих авіаційних підрозділів
class-support-counted = { $n ->
    [few] { $n } свої розгорнуті підрозділи забезпечення
   *[many] { $n } своїх розгорнутих підрозділів забезпечення
}
class-support-up-to = до { $n } своїх розгорнутих підрозділів забезпечення
class-commander-counted = { $n } своїх розгорнутих командувачів
class-commander-up-to = до { $n } своїх розгорнутих командувачів
class-facility-counted = { $n ->
    [few] { $n } свої розгорнуті споруди
   *[many] { $n } своїх розгорнутих споруд
}
class-facility-up-to = до { $n } своїх розгорнутих споруд
class-hill-counted = { $n ->
    [few] { $n } свої розгорнуті висоти
   *[many] { $n } своїх розгорнутих висот
}
class-hill-up-to = до { $n } своїх розгорнутих висот
class-position-counted = { $n ->
    [few] { $n } свої розгорнуті позиції
   *[many] { $n } своїх розгорнутих позицій
}
class-position-up-to = до { $n } своїх розгорнутих позицій
class-city-counted = { $n ->
    [few] { $n } свої розгорнуті міста
   *[many] { $n } своїх розгорнутих міст
}
class-city-up-to = до { $n } своїх розгорнутих міст
class-unit-counted = { $n ->
    [few] { $n } свої розгорнуті підрозділи
   *[many] { $n } своїх розгорнутих підрозділів
}
class-unit-up-to = до { $n } своїх розгорнутих підрозділів
class-other-unit-counted = { $n ->
    [few] { $n } свої розгорнуті нетанкові підрозділи
   *[many] { $n } своїх розгорнутих нетанкових підрозділів
}
class-other-unit-up-to = до { $n } своїх розгорнутих нетанкових підрозділів
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
deploy-silent = Можна розгорнути в цій фазі активною, якщо її доти не виснажено.
activation-price = У вашій фазі активації стає активною лише за { $points }.

# Коли діє текст; правило розіграшу діє, коли карту розіграно
when-rule = { $text }.
when-each-operation = На початку вашої фази операцій: { $text }.
when-each-reinforcement = На початку вашої фази підкріплень: { $text }.
when-on-reveal = Коли відкрито: { $text }.
when-after-attack = Після атаки: { $text }.
when-on-gain = Коли здобуто: { $text }.

# Звідки й куди йдуть карти
starts-with = { $n ->
    [one] Кожен гравець починає з { $n } такою.
   *[many] Кожен гравець починає з { $n } такими.
}
objectives-return = Скинуті ЦІЛІ повертаються на поле.
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
using-self-return = { $type ->
    [event] покладіть цю карту під колоду ПОДІЙ
   *[other] поверніть цю карту на поле
}
using-class = скиньте { $what }
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
effect-place = у цій фазі можна викладати з руки в зону розгортання активними: { $what }
effect-attack-again = ще одна атака в цій фазі
effect-reveal = відкрийте ще одну ПОДІЮ
effect-discard-self = скиньте цю карту
effect-return-self = { $type ->
    [event] покладіть цю карту під колоду ПОДІЙ
   *[other] поверніть цю карту на поле
}
effect-remove-self = Коли здобуто, вона виходить із гри.

# Від чого залежить дія
effect-if-wished = за бажанням { $effect }
effect-per = { $effect } за кожну вашу розгорнуту карту ({ $cards })
effect-per-most = { $effect } за кожну вашу розгорнуту карту ({ $cards }), рахуючи щонайбільше { $most }

# Пояснення: що означають її слова, у дужках там, де є місце.
reminder = ({ $text })
reminder-transport = Можна грати в будь-якій фазі, крім останньої, але не під час атаки.
reminder-plan = Наприкінці ходу повертається на поле.
reminder-aid = Розіграна, лишається розгорнутою. Це не підрозділ.
reminder-fatigue = Виснажена карта лежить боком, і її не можна виснажити знову, доки не активовано.
reminder-rp = Кожне ОР дає купити ще одну карту.
reminder-dp = Кожне ОК — одразу карта з колоди.
reminder-occupying-cost = Вартість захоплення — скільки ОБ потрібно для атаки.
reminder-field = Поле: відкриті колоди, з яких купують і які атакують.
reminder-after-attack = Виграно її чи ні.

# Слова ефектів для тих, хто пише набір: `sandtable cards words barbarossa`. Ключі й значення лишаються як є.
about-do-gain = очки; з per = CLASS за кожну власну розгорнуту карту цього класу, рахуючи щонайбільше max
about-do-lose = очки, скільки їх є в запасі
about-do-occupying-cost = на стільки змінює вартість поточної атаки; per і max як у gain
about-do-fatigue = count розгорнутих карт (1, якщо не вказано) класу what на вибір їхнього власника; з up-to = true можна обрати менше; who: "you", якщо не вказано, "everyone" за годинниковою стрілкою або "receiver", кому дають подію
about-do-activate = count виснажених карт класу what стають активними; up-to як у fatigue
about-do-discard = розгорнуті карти йдуть у скид; count, up-to, what і who як у fatigue
about-do-discard-group = [CLASS, CLASS]: усі розгорнуті карти одного з них на вибір їхнього власника; who як у fatigue
about-do-remove = count карт руки виходять із гри; з up-to = true можна обрати менше
about-do-place = [CLASS, ...]: ці підрозділи можна в цій фазі викласти з руки в зону розгортання
about-do-attack-again = ще одна атака в цій фазі
about-do-reveal = відкривають ще одну подію
about-do-discard-self = карта скидає сама себе
about-do-return-self = карта повертає себе на поле, подія — під свою колоду
about-do-remove-self = карта виходить із гри, замість того щоб лишитися в гравця

# Як називається значення карти там, де сказано про його джерело.
key-start = примірники на початку
key-subtype = підтип
key-play = вартість розіграшу
key-buy = ціна
key-bonus = бонус розіграшу
key-deploy = розгортання
key-abilities = здібності
key-activation = активація
key-vp = переможні очки
key-rule = правило розіграшу
key-occupy = вартість захоплення
key-defence = зміна оборони
key-last = останнє місто
key-each-operation = текст фази операцій
key-each-reinforcement = текст фази підкріплень
key-on-reveal = текст під час відкриття
key-on-gain = текст під час здобуття
key-after-attack = текст після атаки
