game-title = Frontier Wars
game-credits = Автор: Мануель Агустін Бурруеко Пісарро. Видано Draco Ideas та Eclipse Editorial, 2019.

# Frontier Wars українською.

# Зони
zone-attack-deck = Накази атаки
zone-defense-deck = Накази оборони
zone-tactical-deck = Тактичні накази
zone-attack-discard = Скинуті накази атаки
zone-defense-discard = Скинуті накази оборони
zone-tactical-discard = Скинуті тактичні накази
zone-hand = Рука
zone-face-up = Відкриті карти
zone-research = Дослідження
zone-pending-order = Наказ атаки, що чекає
back-attack = наказ атаки
back-defense = наказ оборони
back-tactical = тактичний наказ

# Загін у реченні
a-unit = { $unit }

# Лічильники
counter-round = Раунд
counter-active = Активний гравець
counter-faction = Фракція
counter-turn-order = Черговість
counter-points = Переможні очки за останнім підрахунком
counter-medals = Медалі
counter-out = Вибули з гри
counter-skill-used = Особливе вміння застосовано
counter-units = Загони
counter-home = Гекс штабу
counter-flag = Штаб утримує
counter-resistance = Міцність
counter-building = Споруда
counter-founder = Збудував
counter-holder = Утримує
counter-ruined = Зруйновано
counter-moved = Рухалися цього ходу
counter-carried = Перевезені цього ходу
counter-entered = Зайшли цього ходу
counter-left = Вийшли цього ходу
counter-fresh = Свіжі війська
counter-extra-movement = Додатковий рух
counter-extra-load = Додаткове місце в літаку
counter-past-artillery = Літаки минають артилерію
counter-mechanized = Механізований загін у таборі
counter-saved = Збережено постачанням
counter-pending = Бої попереду
counter-battle = Бій
counter-attached = Доданий наказ
counter-elite = Елітний загін
counter-doubled = Загін, що атакує двічі
counter-bonus = Зміна ініціативи
counter-strikes = Влучань за атаку
counter-shield = Влучань без шкоди
counter-ready = Ще не атакували
counter-spent = Уже атакували
counter-volley = Влучань спрямувати
counter-aimed = Спрямовано влучань
counter-aimed-by = Останнім цілив
counter-steps-fought = Кроків ініціативи
counter-fallen = Штаб утратив
counter-destroyer = Штаб знищив
phase-cards = Карти
phase-reinforcements = Підкріплення
phase-attack-order = Наказ атаки
phase-movement = Рух
phase-building = Будівництво
phase-battles = Бої
phase-tactics = Тактичні накази
phase-arms-race = Гонка озброєнь
phase-upkeep = Утримання

# Слова
word-infantry = піхота
word-garrison = гарнізон
word-tank = танк
word-artillery = артилерія
word-plane = літак
word-none = нічого
word-factory = завод
word-encampment = табір
word-attack = накази атаки
word-defense = накази оборони
word-tactical = тактичні накази
word-ussr = СРСР
word-usa = США
word-germany = Німеччина
word-uk = Велика Британія
word-neutral = нейтральний гекс
word-city = місто
word-airport = аеродром
word-strategic = стратегічний пункт
word-water = вода

# Запитання
ask-choose-faction = Оберіть фракцію.
ask-pick-deck = Візьміть карту (лишилося { $left }): з якої колоди?
ask-arsenal = Арсенал: скиньте карту.
ask-reinforce = Підкріплення на { $site }: виставити загін?
ask-skill-window = { $battle ->
    [0] Застосувати особливе вміння? Це коштує карти.
   *[other] Бій на { $battle }: застосувати особливе вміння? Це коштує карти.
}
ask-pay-for-skill = Якою картою заплатити за вміння?
ask-play-attack-order = Зіграти наказ атаки?
ask-move-units = Рухайте загін або завершіть рух.
ask-march = Рухати з { $tile }: { $unit }. Куди?
ask-load-plane = Чи бере літак на { $tile } когось на борт?
ask-board-plane = { $load ->
    [0] Хто сідає на { $pickup }?
   *[other] На борту вже { $load }. Хто ще сідає на { $pickup }?
}
ask-fly = { $load ->
    [0] Де сідає літак із { $tile }?
   *[other] Де сідає літак із { $tile }, на борту { $load }?
}
ask-build = Будувати чи ремонтувати? Кожне коштує однієї піхоти на гексі.
ask-choose-battle = Який бій наступний?
ask-attach-order = Бій на { $battle }: застосувати наказ атаки, що чекає?
ask-play-defense-order = Бій на { $battle }: зіграти наказ оборони?
ask-aim-impact = Бій на { $battle }: у кого влучити?
ask-play-tactical-order = Зіграти тактичний наказ?
ask-arms-race = Додати карту до досліджень?
ask-save-with-supplies = Постачання: зберегти загін понад межу?
ask-remove-excess = Забагато загонів на { $tile }: який прибрати?
ask-discard-excess = Забагато карт: яку скинути?
ask-retire-orders = Скинути відкриту карту?
ask-pick-site = Де з'явиться новий загін?
ask-pick-new-unit = Який загін?
ask-pick-target = По якому гексу вдарити?
ask-pick-victim = Хто втрачає загін на { $tile }?
ask-pick-ground = Що й де збудувати?
ask-pick-ruin = Що відремонтувати?
ask-pick-elite = Бій на { $battle }: який загін елітний?
ask-pick-retreat = Куди відступають ваші загони з { $battle }?
ask-pick-reserves = З якого гексу йдуть резерви на { $battle }?
ask-bring-up-units = Який загін із { $tile } вступає в бій на { $battle }?
ask-pick-garrison = З якого гексу перекинути загони?
ask-pick-new-garrison = Куди перекинути загони з { $tile }?
ask-redeploy-units = Який загін перекинути з { $tile } на { $to }?
ask-pick-opponent = Який суперник?
ask-pick-secret = Яку з побачених карт скинути?

# Дії
do-lead = Очолити: { $a }
do-draw = Узяти карту: { $a }
do-place = Виставити: { $a }
do-place-nothing = Не виставляти
do-use-skill = Застосувати особливе вміння
do-save-skill = Приберегти вміння
do-pay = Заплатити: { $a }
do-play = Зіграти: { $a }
do-pass = Пропустити
do-move = Рухати з { $a }: { $b }
do-end-movement = Завершити рух
do-to = На { $a }
do-load = Узяти на борт на { $a }
do-fly-empty = Летіти без пасажирів
do-board = Узяти на борт: { $a }
do-depart = Злетіти
do-build = Будувати на { $a }: { $b }{ $makes ->
    [factory] {" "}(щораунду техніка)
    [encampment] {" "}(щораунду піхота)
   *[none] {""}
}
    .rest = { $makes ->
        [factory] Завод (щораунду техніка)
        [encampment] Табір (щораунду піхота)
       *[none] { $b }
    }
do-repair = Ремонтувати на { $a }
do-end-building = Завершити будівництво
do-fight = Бій на { $a }
do-attach = Застосувати в цьому бою
do-hold-back = Не застосовувати тут
do-aim = Ціль: { $a }
do-research = Досліджувати: { $a }
do-withhold = Нічого не досліджувати
do-remove = Прибрати: { $a }
do-save = Вберегти загін на { $a }
do-save-no-more = Більше не берегти
do-discard = Скинути: { $a }
do-retire = Скинути відкриту: { $a }
do-keep = Лишити решту
do-target = { $a }
do-against = { $a }
do-choose = { $a }
do-done = Це все

# Події
faction-chosen = { $seat } веде фракцію: { $faction }.
    .you = Ви ведете фракцію: { $faction }.
headquarters-placed = { $seat }, { $faction }: штаб стоїть на { $tile }.
    .you = Ваш штаб ({ $faction }) стоїть на { $tile }.
round-begins = Раунд { $n }.
points-counted = { $seat }: переможних очок — { $n }.
    .you = Ваші переможні очки: { $n }.
points-tied = Цього досить для перемоги ({ $n }), але очок порівну не в одного гравця: гра триває.
turn-begins = { $seat } починає хід.
    .you = Ваш хід.
card-drawn = { $seat } бере карту: { $deck }.
    .you = Ви берете карту: { $deck }.
deck-renewed = Скид перетасовано в нову колоду: { $deck }.
unit-placed = { $seat } виставляє на { $tile }: { a-unit }.
    .you = Ви виставляєте на { $tile }: { a-unit }.
production-lost = { $seat } не має потрібного загону в резерві; наказ пропав.
    .you = Ви не маєте потрібного загону в резерві; наказ пропав.
skill-used = { $seat } застосовує особливе вміння ({ $faction }) і платить: { $card }.
    .you = Ви застосовуєте особливе вміння ({ $faction }) і платите: { $card }.
order-played = { $seat } грає: { $card }.
    .you = Ви граєте: { $card }.
order-lost = { $seat } не застосовує в бою наказ, і він пропадає: { $card }.
    .you = Ви не застосовуєте в бою наказ, і він пропадає: { $card }.
unit-moved = { $seat } рухає з { $from } на { $to }: { a-unit }.
    .you = Ви рухаєте з { $from } на { $to }: { a-unit }.
unit-carried = { $seat } перевозить із { $from } на { $to }: { a-unit }.
    .you = Ви перевозите із { $from } на { $to }: { a-unit }.
construction-built = { $seat } будує на { $tile }: { $what }.
    .you = Ви будуєте на { $tile }: { $what }.
construction-repaired = { $seat } ремонтує на { $tile }: { $what }.
    .you = Ви ремонтуєте на { $tile }: { $what }.
headquarters-repaired = { $seat } ремонтує штаб на { $tile } й утримує його.
    .you = Ви ремонтуєте штаб на { $tile } й утримуєте його.
resistance-mended = { $seat } зміцнює штаб на { $tile }: міцність { $n }.
    .you = Ви зміцнюєте штаб на { $tile }: міцність { $n }.
medals-earned = { $seat } отримує { $n ->
    [one] { $n } медаль
    [few] { $n } медалі
   *[other] { $n } медалей
}, разом { $total }.
    .you = Ви отримуєте { $n ->
        [one] { $n } медаль
        [few] { $n } медалі
       *[other] { $n } медалей
    }, разом { $total }.
battle-begins = { $seat } атакує на { $tile }.
    .you = Ви атакуєте на { $tile }.
battle-avoided = Бою на { $tile } не буде.
order-attached = { $seat } застосовує на { $tile }: { $card }.
    .you = Ви застосовуєте на { $tile }: { $card }.
order-cancelled = { $seat } скасовує: { $card }.
    .you = Ви скасовуєте: { $card }.
step-fought = Ініціатива { $n }.
impact-aimed = { $seat } цілить; ціль — { $target }.
    .you = Ви цілите; ціль — { $target }.
unit-lost = { $seat } втрачає на { $tile }: { a-unit }.
    .you = Ви втрачаєте на { $tile }: { a-unit }.
garrison-hit = { $seat }: влучання в гарнізон на { $tile }, міцність { $n }.
    .you = Влучання у ваш гарнізон на { $tile }, міцність { $n }.
impact-ignored = { $seat } не зважає на влучання.
    .you = Ви не зважаєте на влучання.
battle-won = { $seat } виграє бій на { $tile }.
    .you = Ви виграєте бій на { $tile }.
battle-tied = На { $tile } нічия: це рубіж.
battle-nobody = На { $tile } не лишилося нікого.
construction-destroyed = Зруйновано на { $tile }: { $what }.
construction-conquered = { $seat } захоплює на { $tile }: { $what }.
    .you = Ви захоплюєте на { $tile }: { $what }.
headquarters-destroyed = { $seat } знищує штаб на { $tile }; його втрачає { $victim }.
    .you = Ви знищуєте штаб на { $tile }; його втрачає { $victim }.
eliminated = { $seat } вибуває з гри; війська лишаються нейтральними.
    .you = Ви вибуваєте з гри; ваші війська лишаються нейтральними.
cards-taken = { $seat } забирає карти ({ $n }); їх віддає { $victim }.
    .you = Ви забираєте карти ({ $n }); їх віддає { $victim }.
unit-removed = { $seat } знищує на { $tile }: { $unit } ({ $victim }).
    .you = Ви знищуєте на { $tile }: { $unit } ({ $victim }).
units-withdrew = { $seat } відступає з { $from } на { $to }.
    .you = Ви відступаєте з { $from } на { $to }.
unit-brought-up = { $seat } підтягує з { $from } на { $to }: { a-unit }.
    .you = Ви підтягуєте з { $from } на { $to }: { a-unit }.
unit-redeployed = { $seat } перекидає з { $from } на { $to }: { a-unit }.
    .you = Ви перекидаєте з { $from } на { $to }: { a-unit }.
hand-seen = { $seat } зазирає в чужу руку; її тримає { $victim }.
    .you = Ви зазираєте в чужу руку; її тримає { $victim }.
secret-discarded = { $seat } обирає, що скине { $victim }: { $card }.
    .you = Ви обираєте, що скине { $victim }: { $card }.
card-stolen = { $seat } краде карту, її втрачає { $victim }: { $deck }.
    .you = Ви крадете карту, її втрачає { $victim }: { $deck }.
researched = { $seat } додає карту до досліджень: { $deck }.
    .you = Ви додаєте карту до досліджень: { $deck }.
nothing-researched = { $seat } нічого не додає до досліджень.
    .you = Ви нічого не додаєте до досліджень.
weapon-complete = { $seat } завершує абсолютну зброю (очок досліджень: { $n }) і перемагає.
    .you = Ви завершуєте абсолютну зброю (очок досліджень: { $n }) і перемагаєте.
weapon-too-late = { $seat } теж завершує її (очок досліджень: { $n }), але на планшеті черговості стоїть нижче: { $winner } вище.
    .you = Ви теж завершуєте її (очок досліджень: { $n }), але на планшеті черговості стоїте нижче: { $winner } вище.
unit-saved = { $seat } зберігає загін на { $tile } завдяки постачанню.
    .you = Ви зберігаєте загін на { $tile } завдяки постачанню.
unit-disbanded = { $seat } прибирає понад межу на { $tile }: { a-unit }.
    .you = Ви прибираєте понад межу на { $tile }: { a-unit }.
card-discarded = { $seat } скидає: { $card }.
    .you = Ви скидаєте: { $card }.
card-passed-over = { $seat } скидає за додатково взяту карту: { $card }.
    .you = Ви скидаєте за додатково взяту карту: { $card }.
card-retired = { $seat } скидає відкриту карту: { $card }.
    .you = Ви скидаєте відкриту карту: { $card }.
victory = { $seat } перемагає.
    .you = Ви перемагаєте.
round-limit-reached = Раунд { $n } був останнім.
elite-chosen = Елітний загін, { $seat }: { $unit }.
    .you = Ваш елітний загін: { $unit }.

# Кінець гри та показники
ending-conquest = Завоювання: усі інші штаби знищено.
ending-victory-points = Переможні очки: досягнуто числа операції.
ending-ultimate-weapon = Абсолютну зброю завершено.
ending-round-limit = Останній раунд завершено.
victory-points = Переможні очки
battle-order = Ще не атакували
cards-per-round = Карт за раунд
hand-limit = Межа руки
research-points = Очки досліджень
reserve-infantry = Піхота в резерві
reserve-tank = Танки в резерві
reserve-artillery = Артилерія в резерві
reserve-plane = Літаки в резерві
part-tile = { $kind } { $tile }
part-construction = { $what } на { $tile }
part-medals = за медалі
part-basic = завжди
part-initiative = { $unit }, ініціатива { $initiative }
part-cities = міста
part-conquered = захоплені штаби
part-airports = аеродроми
part-skill = уміння фракції
part-card = { $card }
part-face-up = відкриті карти

# Параметри
option-operation = Операція
option-operation-compact = Компактна мапа
option-operation-compact-2 = Компактна 2 (гравців: 2)
option-operation-compact-3 = Компактна 3 (гравців: 3)
option-operation-compact-4 = Компактна 4 (гравців: 4)
option-operation-tanne-ost = Танне Ост (гравців: 2)
option-operation-varsity = Варсіті (гравців: 2)
option-operation-fork = Форк (гравців: 2)
option-operation-brevity = Бревіті (гравців: 2)
option-operation-kutuzov = Кутузов (гравців: 3)
option-operation-gunnerside = Ганнерсайд (гравців: 3)
option-operation-paper-clip = Скріпка (гравців: 3)
option-operation-urano = Уран (гравців: 3)
option-operation-greif = Грайф (гравців: 3)
option-operation-chastise = Частайз (гравців: 3)
option-operation-tatsinskaya = Тацинська (гравців: 3)
option-operation-epsom = Епсом (гравців: 4)
option-operation-zeppelin = Цепелін (гравців: 4)
option-operation-biting = Байтінг (гравців: 4)
option-operation-borodino = Бородіно (гравців: 4)
option-operation-neretva = Неретва (гравців: 4)
option-operation-bagration = Багратіон (гравців: 4)
option-side = Бік аркушів
option-side-standard = Стандартний
option-side-blitz = Бліц
option-factions = Фракції
option-factions-choose = кожен обирає сам
option-factions-random = випадково
option-starts = Старти
option-starts-random = випадково
option-starts-fixed = по порядку
option-medal_vp = Медалі — переможні очки
option-max_rounds = Останній раунд (0: без межі)

# Чому ні
why-water = загони не можуть стояти на воді.
why-out-of-reach = загін не дістанеться туди за один рух.
why-under-way = спершу скажіть, куди йде загін, рух якого ви почали, або скасуйте це.
why-no-unit = там немає вашого такого загону.
why-not-moving = загони рухаються лише під час руху у вашому ході.
why-moved = цей загін уже рухався або зараз не може.
why-city = у місті, на аеродромі й на воді не будують.
why-construction = на гексі вже є споруда.
why-no-control = ви не контролюєте цей гекс.
why-no-infantry = потрібна піхота на гексі й споруда в резерві.
why-not-in-hand = у вас немає цієї карти.
why-not-its-time = накази атаки грають на початку свого ходу, накази оборони — перед боєм, тактичні — після всіх ходів.
why-no-target = наказ зараз не має цілі.

# Термінал
term-round = { $n ->
    [0] Перед раундом 1
   *[other] Раунд { $n }
}; для перемоги треба очок: переможних { $points } або досліджень { $research }
term-points = { $n } ПО
term-medals = медалі { $n }
term-medals-short = мед. { $n }
term-cards = карти { $n }/{ $limit }
term-research = дослідження { $n }
term-research-short = досл. { $n }
term-reserve = резерв { $units }
term-reserve-short = рез. { $units }
term-attack = атака
term-defense = оборона
term-tactical = тактика
term-start = { $faction }: починає з { $units } і { $cards ->
    [one] { $cards } картою
    [few] { $cards } картами
    [many] { $cards } картами
   *[other] { $cards } картами
}. { $skill } { $special }
term-sheet = { $faction }: { $skill } { $special }
term-out = вибув із гри
term-hand = Ваша рука:
term-own-research = Дослідження ({ $points }): { $cards }
term-face-up = відкриті: { $cards }
term-battle = Бій на { $tile }, ініціатива: { $order }
term-waiting = Наказ, що чекає бою: { $card }

# Знаки мапи й загонів: одна-дві літери
sign-city = М
sign-airport = А
sign-strategic = С
sign-headquarters = Ш
sign-factory = З
sign-encampment = Тб
sign-ruin = x
sign-infantry = П
sign-tank = Т
sign-artillery = А
sign-plane = Л
sign-start = Ш { $n }
legend = · нейтральний, { sign-city } місто, { sign-airport } аеродром, { sign-strategic } стратегічний пункт, ~ вода; { sign-headquarters }5 штаб із міцністю, { sign-factory } завод, { sign-encampment } табір, { sign-ruin } руїна; { sign-infantry } піхота (1, 1, 1), { sign-tank } танк (2, 2, 1), { sign-artillery } артилерія (1, 0, 3), { sign-plane } літак (3, 1, 0), перед ними знак гравця; ! бій. Карти 2+1+0/4: накази атаки, оборони й тактичні в руці та межа руки. У дужках: рух, ініціатива в атаці, в обороні. Число після карти — її вартість у дослідженнях.

about = Від двох до чотирьох держав на мапі з шестикутників. Перемагайте очками, абсолютною зброєю або зруйнувавши всі ворожі штаби.
