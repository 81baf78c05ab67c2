game-title = День Перемоги
game-credits = Автор гри: Сергій Мачин. Видавець: Rightgames, 2010–2011. Відсутні значення карт розроблено тут.

# Зони й лічильники.
zone-deck = Колода
zone-hand = Рука
zone-resources = Ресурси
zone-reserve = Резерв
zone-line-1 = 1-ша лінія
zone-line-2 = 2-га лінія
zone-casualties = Втрати
counter-turn-number = Хід
before-first-turn = Перед першим ходом
counter-active = Активний гравець
counter-first = Перший гравець
counter-army = Армія
counter-redraws = Заміни руки
counter-laid = Зіграно ресурсів цього ходу
counter-extra = Додаткові склади, заводи й пальне
counter-stat-cards = Карти показників, застосовані цього ходу
counter-wave = Хвиля
counter-role = Роль у хвилі
counter-goal = Кого атакує, зустрічає чи підтримує
counter-taken = Винищувач, якого взяв на себе супровід
counter-conflict = Бій
counter-damage = Пошкодження
counter-loot = Карти ресурсів, що будуть знищені
counter-doomed = Буде знищено
counter-wave-attack = Надбавка до атаки на хвилю
counter-wave-defence = Надбавка до оборони на хвилю
counter-turn-attack = Надбавка до атаки на хід
counter-turn-defence = Надбавка до оборони на хід
counter-plan-role = Запланована роль
counter-plan-goal = Запланована ціль
counter-plan-pay = Запланована оплата
phase-drawing = Добір
phase-resources = Ресурси
phase-building = Будівництво
phase-attack = Атака
phase-reserves = Резерви
state-turned = повернуто
state-attacked = уже атакував
state-used = здібність застосовано

# Про що питають.
ask-redraw-hand = { $seat }: ваша початкова рука. Якщо ресурсів у ній 0, 1 або 7, її можна замінити.
ask-play-resources = { $seat }: зіграйте до двох карт ресурсів.
ask-build = { $seat }: будуйте підрозділи.
ask-pay = { $seat }: чим платити? Одну карту замінюють дві інших видів.
ask-tactical-window = { $seat }, { $window ->
    [1] перед атаками
   *[other] перед підрахунком результатів хвилі
}: зіграйте тактичну карту або спасуйте.
ask-attacks = { $seat }: почніть хвилю, завдайте удару або завершіть атаки.
ask-declare = { $seat }: хто атакує в цій хвилі?
ask-respond = { $seat }: хто блокує, перехоплює чи підтримує?
ask-counter = { $seat }: якого винищувача бере на себе супровід ({ $escort })?
ask-damage = { $seat }: які ворожі підрозділи знищено в бою { $conflict }?
ask-raid = { $seat }: прорив — { $place }. Що атакувати?
ask-loot = { $seat }: атака на ресурси — { $place }. Яку карту знищити наступною?

# Що можна зробити.
do-keep = Лишити руку
do-redraw = Показати руку й замінити її
do-place = Зіграти ресурс: { $a }
do-build = Збудувати: { $a }{ $price }
do-pay = Сплатити: { $cards }
do-play = Зіграти «{ $a }»{ $price }{ $on }
do-pass = Пас
do-done = Готово
do-strike = Удар по підрозділу: { $unit } ({ $a }), ціль — { $target } ({ $b }){ $price }
do-shell = Удар по колоді, { $unit } ({ $a }): { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }{ $price }
do-wave = Почати хвилю{ $with }
do-end-attacks = Завершити атаки
do-attack = Атака на 1-шу лінію: { $unit } ({ $a }){ $price }{ $last }
do-direct = Спрямована атака: { $unit } ({ $a }), ціль — { $target } ({ $b }){ $price }{ $outlook }{ $last }
do-bomb = Бомбардування: { $unit } ({ $a }), ціль — { $target } ({ $b }){ $price }{ $outlook }{ $last }
do-escort = Супровід: { $unit } ({ $a }), бомбардувальник — { $target } ({ $b }){ $last }
do-support = Артилерійська підтримка: { $unit } ({ $a }), кому — { $target } ({ $b }){ $price }{ $last }
do-block = Блок: { $unit } ({ $a }), нападник — { $target } ({ $b }){ $outlook }{ $last }
do-intercept = Перехоплення: { $unit } ({ $a }), літак — { $target } ({ $b }){ $outlook }{ $last }
do-counter = Супровід бере на себе: { $target } ({ $a })
do-decline = Супровід не бере нікого
do-destroy = Знищити: { $target } ({ $a })
do-raid = Атакувати: { $target } ({ $a }){ $outlook }
do-raid-resource = { $n ->
    [1] Знищити ресурс
   *[other] Знищити ресурси, { $more ->
        [1] ще { $n }
       *[other] усього { $n }
    }
 }: { $a }
do-raid-deck = Атакувати колоду ({ $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 })
do-launch = Хвиля готова: в атаку
do-hold = Відповідь завершено
do-spare = Більше нікого не знищувати

# Що сталося.
hand-shown = { $seat } показує руку й замінює її.
    .you = Ви показуєте руку й замінюєте її.
turn-begins = Хід { $n }: { $seat }.
    .you = Хід { $n }: ваш.
draws = { $seat } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }.
    .you = Ви берете { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
     }.
exhausted = { $seat } не може взяти карт: стратегічний резерв вичерпано.
    .you = Ви не можете взяти карт: стратегічний резерв вичерпано.
places = { $seat } грає ресурс: { $kind }.
    .you = Ви граєте ресурс: { $kind }.
# Кількість ресурсів, частина речення.
amounts = { $depots ->
        [0] {""}
       *[other] склад ×{ $depots }{ $factories ->
            [0] { $fuel ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }{ $factories ->
        [0] {""}
       *[other] завод ×{ $factories }{ $fuel ->
            [0] {""}
           *[other] {", "}
        }
    }{ $fuel ->
        [0] {""}
       *[other] пальне ×{ $fuel }
    }
pays = { $seat } платить: { amounts }.
    .you = Ви платите: { amounts }.
builds = { $seat } будує: { $kind }.
    .you = Ви будуєте: { $kind }.
builds-mobile = { $seat } будує: { $kind }. Підрозділ відразу стає на свою лінію.
    .you = Ви будуєте: { $kind }. Підрозділ відразу стає на свою лінію.
passes = { $seat } пасує.
    .you = Ви пасуєте.
plays = { $seat } грає: { $kind }.
    .you = Ви граєте: { $kind }.
plays-on = { $seat } грає: { $kind }. Ціль: { $target }.
    .you = Ви граєте: { $kind }. Ціль: { $target }.
supply = { $seat } отримує додаткові ресурси: { amounts }.
    .you = Ви отримуєте додаткові ресурси: { amounts }.
strikes = Удар по підрозділу: { $kind }. Ціль: { $target }.
shells = Удар по колоді, { $kind }: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
 }.
deck-loses = { $seat } втрачає з колоди { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
 }.
    .you = Ви втрачаєте з колоди { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
     }.
wave-begins = { $seat } починає хвилю.
    .you = Ви починаєте хвилю.
attacks = Атака на 1-шу лінію: { $kind }.
directs = Спрямована атака: { $kind }. Ціль: { $target }.
bombs = Бомбардування: { $kind }. Ціль: { $target }.
escorts = Супровід: { $kind }. Бомбардувальник: { $bomber }.
supports = Артилерійська підтримка: { $kind }. Кому: { $friend }.
blocks = Блок: { $kind }. Нападник: { $attacker }.
intercepts = Перехоплення: { $kind }. Літак: { $aircraft }.
counters = Супровід { $kind } бере на себе: { $fighter }.
bombing-cancelled = { $kind }: перехоплено, бомбардування скасовано.
breaks-through = Прорив: { $kind }.
battle = Бій { $conflict }: { $seat } має силу { $attack }, оборона — { $answer }.
    .you = Бій { $conflict }: ви маєте силу { $attack }, оборона — { $answer }.
destroyed = { $seat } втрачає: { $kind }.
    .you = Ви втрачаєте: { $kind }.
raids = Атака на 2-гу лінію: { $kind }. Ціль: { $target }.
loots = Знищено ресурс: { $target }. Підрозділ: { $kind }.
raids-deck = Атака на колоду: { $kind }.
reserves-arrive = { $seat }: з резерву { $n ->
    [one] виходить { $n } підрозділ
    [few] виходять { $n } підрозділи
   *[many] виходять { $n } підрозділів
 }.
    .you = З вашого резерву { $n ->
        [one] виходить { $n } підрозділ
        [few] виходять { $n } підрозділи
       *[many] виходять { $n } підрозділів
     }.
ending-exhausted = Стратегічний резерв вичерпано.

# Числа.
strategic-reserve = Стратегічний резерв
cards-in-deck = Карт у колоді
ready-resources = Готові ресурси
ready-depot = склади
ready-factory = заводи
ready-fuel = пальне
cost-due = До сплати
cost-depot = склади
cost-factory = заводи
cost-fuel = пальне
conflict-strength = Сила в бою
strength-unit = { $card }
strength-artillery = артилерійська підтримка: { $card }
strength-bombs = бомби: { $card }
conflict-needs = Пошкоджень треба, щоб знищити
unit-needs = { $tone ->
    [open] пошкоджень треба, щоб знищити: стільки не набирається
   *[other] пошкоджень треба, щоб знищити: це досяжно
 }
need-falls = { $card }: можна знищити, треба
need-holds = { $card }: вистоїть, треба
breakthrough-strength = Прорив
preview-declare = Якщо ворог не відповість
preview-respond = Якщо більше нічого не робити

# Слова.
word-depot = Склад
word-factory = Завод
word-fuel = Пальне
word-soviet = Червона армія
word-german = Німецька армія
word-idle = без дії
word-ordinary = звичайна атака
word-directed = спрямована атака
word-bomber = бомбардування
word-intercepted = перехоплено
word-escort = супровід
word-guns = артилерійська підтримка
word-blocker = блокує
word-interceptor = перехоплює
word-target = під атакою
word-spent = під атакою, був повернутий
word-through = прорвався
word-raider = атакує 2-гу лінію
word-looter = атакує ресурс
word-marauder = атакує колоду
word-stormed = атакований у тилу
word-overrun = атакований у тилу, був повернутий
option-format = Карт у кожній колоді
option-format-45 = 45
option-format-50 = 50
option-armies = Армії
option-armies-random = випадково
option-armies-soviet-german = перше місце — Червона армія
option-armies-german-soviet = перше місце — німецька армія
option-raids = Підрозділ, що прорвався до ресурсів, знищує
option-raids-one = одну карту
option-raids-strength = стільки карт, яка його сила атаки
option-deck0 = Колода першого місця
option-deck1 = Колода другого місця
option-deck0-starter = звичайна колода армії
option-deck1-starter = звичайна колода армії
# Колоди набору, за назвою файлу
list-german-45 = Німецька армія, 45 карт
list-german-50 = Німецька армія, 50 карт
list-german-ambush-45 = Останні резерви (німецька армія), 45 карт
list-soviet-45 = Червона армія, 45 карт
list-soviet-50 = Червона армія, 50 карт
list-soviet-mobile-45 = Гвардійський механізований корпус (Червона армія), 45 карт

# Перед матчем: колоди з бустерів. Слова, що їх набирають, — переліки; показують перше.
prepare-sealed = Закриті бустери
prepare-draft = Драфт бустерів
prepare-amount = Бустерів на гравця
prepare-about-sealed = Кожен відкриває бустери своєї армії й складає з них колоду. Карти ресурсів безкоштовні.
prepare-about-draft = Кожен відкриває бустер, бере одну карту, а решту передає другому. Карти ворожої армії, які ви взяли, у грі участі не беруть. Потім кожен складає колоду; карти ресурсів безкоштовні.
bench-booster = Ваш бустер { $number } з { $all }, залишилося карт: { $left }. У вас { $mine }.
bench-enemy-booster = Бустер суперника, залишилося карт: { $left }. Що візьмете ви, тим він не гратиме. Своїх карт у вас { $mine }.
bench-take = Наберіть номер або назву карти, яку берете.
bench-deck = Колода, { $side }: { $cards } з { $size } карт; є { $pool } і скільки завгодно ресурсів.
bench-build = Наберіть «2 пантера» для двох карт, авто для готової колоди, файл ІМ’Я, очистити, а коли карт { $size } — готово.
typed-auto = авто auto
typed-clear = очистити clear
typed-load = файл load
typed-done = готово done

# Чому ні.
why-turned = ця карта повернута.
why-attacked = підрозділ атакує раз за хід.
why-cost = готових ресурсів не вистачає.
why-not-in-hand = такої карти у вас немає.
why-resources-over = карти ресурсів грають у свій хід, до будівництва.
why-building-over = підрозділи будують у свій хід, після карт ресурсів і до атак.
why-window-build-active = її грають у вашій фазі будівництва.
why-window-before-attack-active = її грають перед вашою фазою атаки.
why-window-before-attack-defender = її грають перед фазою атаки суперника.
why-window-before-attack-either = її грають перед фазою атаки, вашою чи суперника.
why-window-before-results-active = її грають перед підрахунком результатів вашої хвилі.
why-window-before-results-defender = її грають перед підрахунком результатів ворожої хвилі.
why-window-before-results-either = її грають перед підрахунком результатів хвилі, вашої чи ворожої.
why-no-target = на столі немає нічого, на що її можна зіграти.
why-two-resources = цього ходу вже зіграно дві карти ресурсів.
why-not-directed = цей підрозділ не має спрямованої атаки.
why-target = цей підрозділ під атакою і не може робити нічого іншого.
why-nobody-there = там ніхто не стоїть.
why-stat-card = карта з такою назвою вже змінювала показники цього ходу.
why-fewer-resources = у суперника карт ресурсів у грі не більше, ніж у вас.
why-no-resource = такої карти ресурсу немає або її вже названо.
why-no-strength = без сили атаки карту ресурсу не знищити.
why-loot = підрозділ атакує ресурси й ще не знищив стільки, яка його сила.
why-damage = так пошкодження поділити не можна.

legend = На столі: 4/3 — атака/оборона, 1/2/5 — ще й бомби; С 2/4 — готові 2 склади з 4, З — заводи, П — пальне. ↷ повернуто, ⚔ атакує, ✈ у повітрі, ✚ артилерійська підтримка, ⛨ блокує, ◎ під атакою, » прорвався.
about = Весна 1945-го, дві армії. Колода — ваш стратегічний резерв: хто не може взяти карти, програє. Будуйте, атакуйте хвилями, проривайтеся.
