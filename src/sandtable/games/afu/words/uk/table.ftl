game-title = ЗСУ: Збройні сили України
game-credits = Автор гри Володимир Семенів, видавництво Kilogames, 2022.

# Зони
zone-deck = Колода
zone-hand = Рука
zone-fresh = Взято під час аукціону
zone-discard = Скид
zone-hospital = Госпіталь
zone-spent = Витрачено на об’єкт
zone-trophies = Трофеї
zone-defense-row = Лінія захисту
zone-support-row = Лінія підтримки
zone-attack-row = Лінія атаки
zone-invader-support = Лінія підтримки ворога
zone-invader-deck = Колода ворогів
zone-scouted = Розвідані вороги
zone-invader-discard = Скид ворогів
zone-secret = Таємне досягнення
zone-afu-deck = Колода карт ЗСУ
zone-display = Загальний резерв
zone-aid = Міжнародна допомога
zone-panic-stack = Стос карт паніки
zone-achievements = Досягнення
zone-achievement-box = Невикористані досягнення
zone-event-deck = Стос подій
zone-objectives-left = Об’єкти, що лишилися в коробці
zone-events-now = Події цього раунду
zone-objectives = Стос об’єктів
zone-captured = Здобув ворог
zone-enemy-offer = Ставка ворога
zone-aside-row = Відкладені вороги
zone-game-box = Коробка

# Лічильники
counter-phase = Фаза
counter-round = Раунд
counter-first = Перший гравець
counter-colour = Колір
counter-last-round = Останній раунд
counter-points = Очки мобілізації
counter-panic-received = Паніка в цьому раунді
counter-destroyed = Знищено ворогів цього ходу
counter-passed = Спасували
counter-bid = Ставка
counter-bidder = Найвища ставка
counter-outcome = Результат колонок
counter-rockets = Майбутні ракетні удари
counter-last-place = Останнє зайняте місце
counter-last-off = Остання вимкнена нагорода
phase-events = Події
phase-preparation = Підготовка
phase-objective = Об’єкт
phase-combat = Бій
phase-recruitment = Компенсація

# Про що питають
ask-choose-colour = { $seat }: виберіть колір.
ask-keep-secret = { $seat }: залиште собі одне таємне досягнення.
ask-discard-card = { $seat }: { $effect ->
    [1] заміна. Скиньте карту, потім візьміть іншу.
   *[other] обстріл. Скиньте карту.
  }
ask-bid = { $seat }: зробіть ставку за об’єкт або спасуйте.
ask-pay = { $seat }: витрачайте карти, доки не сплатите ставку.
ask-offer-cards = { $seat }: запропонуйте карти для деблокади.
ask-deploy = { $seat }: викладіть карти, використайте бонуси й починайте бій.
ask-after-battle = { $seat }: використайте те, що дає бій.
ask-scout-discard = { $seat }: відправте одного розвіданого ворога в скид або лишіть усіх.
ask-scout-order = { $seat }: який ворог буде наступним? Обраний першим лежатиме зверху.
ask-choose-panic = { $seat }: звідки повернути паніку?
ask-recover = { $seat }: візьміть карту зі свого госпіталю.
ask-buy = { $seat }: купіть карту або спасуйте.
ask-panic-icon = { $seat }: використати позначку паніки? Лишилося: { $left }.

# Що можна зробити
do-colour = Колір: { $a }
do-keep = Лишити: { $a }
do-pass = Пас
do-done = { $outcome ->
    [taken] Готово: об’єкт ваш
    [stays] Готово: об’єкт лишається
    [stays-panic] Готово: об’єкт лишається, ви берете паніку
    [captured] Готово: об’єкт здобуває ворог
    [lost] Готово: ворог здобуває третій об’єкт, гру програно
    [captured-panic] Готово: об’єкт здобуває ворог, ви берете паніку
   *[none] Готово
  }
do-battle = Почати бій
do-use = Повернути карту паніки
do-skip = Не використовувати позначку
do-buy = Купити: { $card }, ціна { $cost }, місце { $a }
do-buy-aid = Купити: { $card }, ціна { $cost }
do-bid = { $enough ->
    [no] Ставка { $a }, замало для об’єкта
   *[yes] Ставка { $a }
  }
do-pay = { $adds ->
    [0] Витратити: { $a }, очок не дає
   *[other] Витратити: { $a }, дає { $adds }
  }
do-discard = Скинути: { $a }
do-recover = Узяти: { $a }
do-evacuate = Евакуювати: { $a }
do-defend = { $a }: лінія захисту, колонка { $b }
do-support = { $a }: лінія підтримки, колонка { $b }
do-activate = Використати: { $card }, { $a }. Бонус: { $gives }
do-switch-off = Вимкнути: { $card }, { $a }. Бонус: { $gives }
do-scout-discard = Відправити в скид: { $a }
do-keep-all = Лишити всіх
do-put-back = Наступний: { $a }
do-from = Звідки: { $a }

# Що сталося
round-begins = Раунд { $n }, { $phase }. Перший гравець: { $seat }.
    .you = Раунд { $n }, { $phase }. Перший гравець — ви.
colour-chosen = { $seat }: колір { $colour }.
    .you = Ваш колір: { $colour }.
war-begins = Починається Повномасштабна війна.
event-revealed = Подія: { $card } ({ $effect }).
objective-revealed = Новий об’єкт: { $card }.
panic-taken = { $seat } отримує карту паніки.
    .you = Ви отримуєте карту паніки.
panic-calmed = Спокій: { $seat } не отримує карти паніки.
    .you = Спокій: ви не отримуєте карти паніки.
panic-returned = { $seat } повертає карту паніки. Звідки: { $zone }.
    .you = Ви повертаєте карту паніки. Звідки: { $zone }.
hand-drawn = { $seat } добирає карти.
    .you = Ви добираєте карти.
invaders-laid = { $seat }: ворогів у лінії атаки — { $n }.
    .you = Ворогів у вашій лінії атаки: { $n }.
card-discarded = { $seat } скидає карту: { $card }.
    .you = Ви скидаєте карту: { $card }.
bid-made = { $seat }: ставка { $n }.
    .you = Ваша ставка: { $n }.
bid-passed = { $seat } пасує.
    .you = Ви пасуєте.
card-spent = { $seat } витрачає карту: { $card }.
    .you = Ви витрачаєте карту: { $card }.
objective-taken = { $seat } забирає об’єкт: { $card }.
    .you = Ви забираєте об’єкт: { $card }.
objective-stays = Об’єкт лишається: { $card }.
enemy-offers = Ставка ворога: { $card }, { $n }.
objective-captured = Ворог здобуває об’єкт: { $card }.
unit-deployed = { $seat }, колонка { $column }, захист: { $card }.
    .you = Колонка { $column }, ваш захист: { $card }.
unit-supports = { $seat }, колонка { $column }, підтримка: { $card }.
    .you = Колонка { $column }, ваша підтримка: { $card }.
bonus-used = { $seat } використовує бонус: { $card }, { $reward }.
    .you = Ви використовуєте бонус: { $card }, { $reward }.
switched-off = { $seat } вимикає бонус: { $card }.
    .you = Ви вимикаєте бонус: { $card }.
unit-evacuated = { $seat } евакуює карту: { $card }.
    .you = Ви евакуюєте карту: { $card }.
unit-recovered = { $seat } бере з госпіталю: { $card }.
    .you = Ви берете з госпіталю: { $card }.
invaders-scouted = { $seat } розвідує: карт ворогів — { $n }.
    .you = Ви розвідуєте: карт ворогів — { $n }.
scouted-away = { $seat } відправляє в скид ворогів: { $card }.
    .you = Ви відправляєте в скид ворогів: { $card }.
invader-lost = Колонка { $column }: ворога знищено, { $card } ({ $attack } проти { $defense }).
invader-stands = Колонка { $column }: ворога не знищено, { $card } ({ $attack } проти { $defense }).
unit-lost = Колонка { $column }: до госпіталю, { $card } ({ $attack } проти { $defense }).
unit-holds = Колонка { $column }: позицію втримано, { $card } ({ $attack } проти { $defense }).
invader-armoured = Колонка { $column }: ворога не знищено, { $card }: звичайна атака проти посиленого захисту ({ $attack } проти { $defense }).
invader-flies = Колонка { $column }: ворога не знищено, { $card }: наземні війська проти авіації ({ $attack } проти { $defense }).
unit-armoured = Колонка { $column }: позицію втримано, { $card }: звичайна атака проти посиленого захисту ({ $attack } проти { $defense }).
unit-flies = Колонка { $column }: позицію втримано, { $card }: наземні війська проти авіації ({ $attack } проти { $defense }).
column-open = { $seat }, колонка { $column }: ніхто не протистоїть, ворог { $card }.
    .you = Колонка { $column }: ніхто не протистоїть, ворог { $card }.
artillery-hits = Колонка { $column }: артилерія ворога вражає карту: { $card }.
sky-closed = Колонка { $column }: небезпечне небо, до госпіталю: { $card }.
rockets-hit = Ракетний удар: загальний резерв прибрано під колоду.
points-gained = { $seat }: { $card }, очки мобілізації +{ $n }.
    .you = { $card }: ваші очки мобілізації +{ $n }.
budget-counted = { $seat }: очок мобілізації — { $n }.
    .you = У вас очок мобілізації: { $n }.
card-bought = { $seat } купує карту: { $card }, ціна { $n }.
    .you = Ви купуєте карту: { $card }, ціна { $n }.
first-player-flipped = Тепер перший гравець: { $seat }.
    .you = Тепер перший гравець — ви.
secrets-kept = { $seat } лишає собі таємне досягнення.
    .you = Ви лишаєте собі таємне досягнення.

# Стани, слова, сорочки
state-used = бонус використано
state-off = бонус вимкнено
state-earned = спокій здобуто
word-none = немає
word-yellow = жовтий
word-blue = блакитний
word-invasion = Вторгнення
word-war = Повномасштабна війна
word-hand = рука
word-discard = скид
word-deck = колода
word-attack = + до атаки
word-defense = + до захисту
word-support = + до підтримки
word-calm = спокій
word-recruit = очки мобілізації
word-draw = добір карти
word-return-panic = повернення паніки
word-scout = розвідка
word-evacuate = евакуація
word-exchange = заміна
word-mobilize = мобілізація
word-sabotage = диверсія
word-alarm = тривога
word-closed-sky = небезпечне небо
word-recovery = одужання
word-shelling = обстріл
word-defense-1 = лінія захисту, колонка 1
word-defense-2 = лінія захисту, колонка 2
word-defense-3 = лінія захисту, колонка 3
word-support-1 = лінія підтримки, колонка 1
word-support-2 = лінія підтримки, колонка 2
word-support-3 = лінія підтримки, колонка 3
word-spent-1 = витрачена карта 1
word-spent-2 = витрачена карта 2
word-spent-3 = витрачена карта 3
word-spent-4 = витрачена карта 4
word-spent-5 = витрачена карта 5
back-unit = карта
back-invader = карта ворога
back-achievement = карта досягнення
back-event = карта події

# Налаштування
option-mode = Режим
option-mode-full = Повна гра: Вторгнення і війна
option-mode-chervona-kalyna = «Червона калина»: одразу війна
option-difficulty = Складність соло-гри
option-difficulty-easier = Простіша гра
option-difficulty-harder = Складніша гра
option-difficulty-hardest = Неймовірно складна гра
option-colour = Колір першого гравця
option-colour-choose = Вибирає перший гравець
option-colour-blue = Блакитний
option-colour-yellow = Жовтий

# Числа та їхні частини
own-attack-1 = Колонка 1: атака ЗСУ
own-attack-2 = Колонка 2: атака ЗСУ
own-attack-3 = Колонка 3: атака ЗСУ
own-defense-1 = Колонка 1: захист ЗСУ
own-defense-2 = Колонка 2: захист ЗСУ
own-defense-3 = Колонка 3: захист ЗСУ
invader-attack-1 = Колонка 1: атака ворога
invader-attack-2 = Колонка 2: атака ворога
invader-attack-3 = Колонка 3: атака ворога
invader-defense-1 = Колонка 1: захист ворога
invader-defense-2 = Колонка 2: захист ворога
invader-defense-3 = Колонка 3: захист ворога
destroyed-1 = Колонка 1: знищено ворогів
destroyed-2 = Колонка 2: знищено ворогів
destroyed-3 = Колонка 3: знищено ворогів
lost-1 = Колонка 1: втрати ЗСУ
lost-2 = Колонка 2: втрати ЗСУ
lost-3 = Колонка 3: втрати ЗСУ
panic-ahead = Паніка через незахищені колонки
objective-needs = Об’єкт потребує
enemy-offer = Ставка ворога
bid = Ставка
paid = Уже витрачено
score = Переможні очки
part-printed = { $card }
part-bonus = Бонус: { $card }
part-support = Підтримка: { $card }
part-enhanced = Посилює: { $card }
fate-falls = { $card }: знищено, атака { $attack } проти захисту { $defense }
fate-weak = { $card }: лишається, атака { $attack } менша за захист { $defense }
fate-enhanced = { $card }: лишається, звичайна атака не пробиває посиленого захисту ({ $attack } проти { $defense })
fate-air = { $card }: лишається, повітряний підрозділ знищує лише авіація або ППО ({ $attack } проти { $defense })
fate-follows = { $card }: іде за картою перед нею
fate-artillery = { $card }: накриває артилерія ворога
fate-sky = { $card }: небезпечне небо, у госпіталь
fate-lost = { $card }: втрачено
fate-kept = { $card }: лишається в строю
panic-open = Колонка { $n }: ніхто не протистоїть, ворог { $card }
panic-calm = Спокій: { $card }
panic-short = У стосі більше немає карт паніки
cell-needs = потрібно
cell-destroyed = знищено
cell-kept = ворог стоїть
cell-lost = госпіталь
cell-held = тримається
cell-support = підтр. → госпіталь
cell-open = відкрито: паніка
cell-calmed = відкрито: спокій
part-needs-attack = { $card }, очки атаки
part-needs-defense = { $card }, очки захисту
score-achievement = { $card } ({ $bound ->
    [most] { $found }, не більше { $wanted }
   *[least] { $found } із { $wanted }
  })
score-shared = { $card } ({ $bound ->
    [most] { $found }, не більше { $wanted }
   *[least] { $found } із { $wanted }
  }; виконують обидва)
score-secret = Таємне: { $card } ({ $bound ->
    [most] { $found }, не більше { $wanted }
   *[least] { $found } із { $wanted }
  })
score-objective = { $card }
score-panic = Карти паніки: { $n }
rank-iron-general = Ранг: Залізний генерал
rank-general = Ранг: Генерал
rank-colonel = Ранг: Полковник
rank-major = Ранг: Майор
rank-captain = Ранг: Капітан
rank-lieutenant = Ранг: Лейтенант
rank-sergeant = Ранг: Сержант
rank-recruit = Ранг: Рекрут
rank-saboteur = Ранг: Ворожий диверсант

# Як закінчилося
ending-moskva = Відкрито крейсер «Москва»: останній раунд зіграно.
ending-panic-stack-empty = Стос карт паніки порожній.
ending-panic-in-hand = Три карти паніки на руці на початку ходу.
ending-objectives-captured = Ворог здобув три об’єкти.

# Чому ні
why-no-invader = у цій колонці немає ворога.
why-column-taken = це місце зайняте.
why-not-in-hand = у вас немає цієї карти.
why-cannot-defend = у лінію захисту можна класти лише карту з очками атаки або захисту й без підкріплення.
why-nothing-to-support = карті підтримки потрібна ваша карта перед нею.
why-cannot-support = у лінію підтримки можна класти лише карту з очками підтримки.
why-too-dear = вона коштує більше очок мобілізації, ніж ви маєте.
why-space-empty = на цьому місці немає карти.
why-bid-too-low = ставка має бути вищою за попередню.
why-bid-too-high = ваша рука не може сплатити стільки очок.
why-bid-not-paid = ставку ще не сплачено.
why-panic-not-spent = карту паніки не можна витратити на об’єкт.
why-drawn-meanwhile = карту, взяту тим часом, не можна витратити на цей об’єкт.
why-bid-reached = ваші карти вже сягають ставки або не можуть її сягнути: більше нічого не витрачають.
why-no-bonus = тут зараз не можна використати бонус.
why-hospital-empty = ваш госпіталь порожній.
why-evacuate-not = ця карта зараз не може евакуюватися.

about = Ви обороняєте Україну: щораунду ворог атакує в трьох колонках. Зустрічайте його, мобілізуйте, деблокуйте об’єкти й стримуйте паніку. Перемагає той, у кого більше переможних очок.
