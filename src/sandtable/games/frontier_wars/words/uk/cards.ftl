# Що кажуть карти наказів та аркуші фракцій.
#
# Кожне речення про дію отримує ці значення й може вжити будь-яке з них:
#   $whose   чиї загони: yours (ваші), attacker (нападника)
#   $unit    які саме: infantry, tank, artillery, plane
#   $types   типи загонів на вибір, готовий перелік; 0, якщо підходить будь-який
#   $by      скільки або на скільки; $signed те саме зі знаком
#   $types_named   скільки типів загонів на вибір
#   $nearest, $steps   як далеко щонайменше й щонайбільше
#   $range   де може бути ціль: same (той самий гекс), adjacent (поруч), within (до $steps), between (від $nearest до
#            $steps), exactly (рівно $steps)
#   $spared  де її не може бути: artillery, headquarters, both (обидва), none
#   $places  де з'являється новий загін, готовий перелік
#   $lasts   на який час: turn (хід), game (уся гра)

# Переліки: «танк, артилерія або літак» складається з першого й другого, потім із них і третього.
list-next = { $left }, { $right }
list-or = { $left } або { $right }
units-counted = { $count ->
    [1] { $unit }
   *[other] { $unit } × { $count }
}

# Загони й місця в реченнях
units-concerned = { $whose ->
    [attacker] { $unit ->
        [infantry] Піхота нападника
        [tank] Танки нападника
        [artillery] Артилерія нападника
       *[plane] Літаки нападника
    }
   *[yours] { $unit ->
        [infantry] Ваша піхота
        [tank] Ваші танки
        [artillery] Ваша артилерія
       *[plane] Ваші літаки
    }
}
unit-near = { $unit ->
    [infantry] вашої піхоти
    [tank] вашого танка
    [artillery] вашої артилерії
   *[plane] вашого літака
}
distance-to = { $range ->
    [same] на гексі
    [adjacent] на відстані 1 гексу від
    [exactly] на відстані рівно { $steps ->
        [one] { $steps } гекс
        [few] { $steps } гекси
       *[many] { $steps } гексів
    } від
    [between] на відстані від { $nearest } до { $steps ->
        [one] { $steps } гексу
       *[many] { $steps } гексів
    } від
   *[within] на відстані до { $steps ->
        [one] { $steps } гексу
       *[many] { $steps } гексів
    } від
}
place-headquarters = у своєму штабі
place-factory = на контрольованому заводі
place-encampment = в контрольованому таборі
place-active-headquarters = у своєму штабі
place-active-factory = на своєму дієвому заводі
place-active-encampment = у своєму дієвому таборі

# Дії
effect-attack-twice = { units-concerned } { $unit ->
    [tank] атакують
    [plane] атакують
   *[other] атакує
} двічі в цьому бою.
effect-initiative = { units-concerned } { $unit ->
    [tank] отримують
    [plane] отримують
   *[other] отримує
} { $signed } до ініціативи в цьому бою.
effect-initiative-of-one = Один ваш загін отримує { $signed } до ініціативи в цьому бою.
effect-no-defense-orders = У цьому бою ніхто не грає наказів оборони.
effect-airborne = Цього ходу ваші літаки беруть на { $by ->
    [one] { $by } загін
    [few] { $by } загони
   *[many] { $by } загонів
} більше й минають ворожу артилерію.
effect-movement = { $lasts ->
    [game] { units-concerned } { $unit ->
        [tank] отримують
        [plane] отримують
       *[other] отримує
    } { $signed } до руху.
   *[turn] { units-concerned } { $unit ->
        [tank] отримують
        [plane] отримують
       *[other] отримує
    } { $signed } до руху цього ходу.
}
effect-produce = { $types ->
    [0] Виставте з резерву один загін { $places }.
   *[other] Виставте з резерву один загін ({ $types }) { $places }.
}
effect-remove-near = Знищте ворожий загін { distance-to } { unit-near }{ $spared ->
    [artillery] , крім гексів із ворожою артилерією
    [headquarters] , крім гексів зі штабом
    [both] , крім гексів із ворожою артилерією чи зі штабом
   *[none] { "" }
}: перший у порядку втрат.
effect-build = Збудуйте на контрольованому гексі, не витрачаючи піхоти; без медалі.
effect-remove-attacker = { $types ->
    [0] Знищте один загін нападника, перший у порядку втрат.
   *[other] { $types_named ->
        [1] Знищте один загін нападника ({ $types }).
       *[other] Знищте один загін нападника ({ $types }), перший у порядку втрат.
    }
}
effect-no-attack = { units-concerned } не { $unit ->
    [tank] атакують
    [plane] атакують
   *[other] атакує
} в цьому бою.
effect-withdraw = Усі ваші загони виходять із бою на один сусідній гекс, порожній або під вашим контролем.
effect-bring-up = Підтягніть у бій до { $by ->
    [one] { $by } загону
   *[many] { $by } загонів
} з одного сусіднього контрольованого гексу.
effect-ignore-impacts = { $by ->
    [1] Не зважайте на перше влучання у вас у цьому бою.
    [few] Не зважайте на перші { $by } влучання у вас у цьому бою.
   *[many] Не зважайте на перші { $by } влучань у вас у цьому бою.
}
effect-cancel-attack-order = Наказ атаки в цьому бою не діє.
effect-redeploy = Перекиньте до { $by ->
    [one] { $by } загону
   *[many] { $by } загонів
} з одного контрольованого гексу на інший, до { $steps ->
    [one] { $steps } кроку
   *[many] { $steps } кроків
} своїми гексами.
effect-draw = Візьміть { $by ->
    [one] { $by } карту
    [few] { $by } карти
   *[many] { $by } карт
}.
effect-keep-excess-units = Під час утримання збережіть до { $by ->
    [one] { $by } загону
   *[many] { $by } загонів
} понад межі.
effect-repair = Відремонтуйте контрольовану споруду без піхоти або додайте { $by } до міцності свого штабу, не вище за початкову.
effect-hand-limit = Межа руки { $signed }.
effect-look-and-discard = Подивіться руку суперника й скиньте з неї одну карту.
effect-steal = Візьміть випадкову карту з руки суперника.
effect-stack-limit = Межа загонів на кожному гексі { $signed }.
effect-draw-and-discard = Щораунду беріть на { $by ->
    [one] { $by } карту
    [few] { $by } карти
   *[many] { $by } карт
} більше, потім стільки ж скидайте з руки.
effect-defense-initiative = { units-concerned } { $unit ->
    [tank] отримують
    [plane] отримують
   *[other] отримує
} { $signed } до ініціативи в обороні.
effect-transport = Ваші літаки беруть на { $by ->
    [one] { $by } загін
    [few] { $by } загони
   *[many] { $by } загонів
} більше.
effect-one-attacks-twice = { $types ->
    [0] Один ваш загін атакує двічі в цьому бою.
   *[other] Один ваш загін ({ $types }) атакує двічі в цьому бою.
}
effect-mechanized-at-encampment = Один дієвий табір може виставити механізований загін замість піхоти.

# Пояснення: що означають слова дії, у дужках там, де є місце. Діям, яким пояснення не треба, його не дано.
reminder = ({ $text })
reminder-attack-twice = Два влучання водночас, коли настає черга бити.
reminder-one-attacks-twice = { reminder-attack-twice }
reminder-initiative = Вища ініціатива б’є першою, рівна — водночас.
reminder-initiative-of-one = { reminder-initiative }
reminder-defense-initiative = { reminder-initiative }
reminder-no-attack = Влучити в них усе одно можна.
reminder-airborne = Зазвичай літак бере два загони, піхоту чи артилерію, і ворожа артилерія його зупиняє.
reminder-transport = Зазвичай літак бере два загони, піхоту чи артилерію.
reminder-movement = Зазвичай піхота й артилерія рухаються на 1 гекс, танки на 2, літаки на 3.
reminder-produce = { $active ->
    [0] Резерв — усі ваші загони, яких немає на мапі.
   *[other] Дієвий: там стоїть ваша піхота й немає суперника.
}
reminder-remove-near = Порядок втрат: піхота, танки, артилерія, літаки. Медалі за це немає.
reminder-remove-attacker = { reminder-remove-near }
reminder-withdraw = Гарнізон лишається і б’ється. Якщо бою не було, медалі немає ні в кого.
reminder-ignore-impacts = Одне влучання знищує загін або забирає 1 міцність штабу.
reminder-draw = З будь-якої з трьох колод, по одній.
reminder-draw-and-discard = { reminder-draw }
reminder-keep-excess-units = Межі: 3 ваші загони на гексі, 2 на рубежі.
reminder-stack-limit = Зазвичай 3 загони на гексі, 2 на рубежі.
reminder-hand-limit = Зазвичай 4 карти й ще 1 за кожен аеродром.
reminder-repair = Зазвичай на ремонт іде одна піхота.
reminder-mechanized-at-encampment = Механізовані загони: танки, артилерія, літаки.
reminder-face-up = Вона рахується як карта вашої руки.
reminder-special = Раз за раунд, за одну карту з руки.

# Карти наказів
stays-face-up = Лишається відкритою.
order-card-attack = Наказ атаки. Дослідження: { $research }.
order-card-defense = Наказ оборони. Дослідження: { $research }.
order-card-tactical = Тактичний наказ. Дослідження: { $research }.

# Аркуші фракцій
sheet-title = { $faction }, { $side }
sheet-start = Штаб із міцністю { $headquarters }. На початку: { $troops }; { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
sheet-skill = { $name }: { $effect }
sheet-special = { $name } ({ $window }): { $effect }
window-reinforcement = під час вашого підкріплення
window-turn = на початку вашого ходу
window-attacker = у бою, в атаці
window-defender = у бою, в обороні
window-tactical = на тактичному кроці

# Як називається значення карти там, де сказано про його джерело.
key-research = очки досліджень
key-when = коли грається
key-effect = дія
key-face-up = лежить горілиць
key-headquarters = штаб
key-cards = початкові карти
key-troops-infantry = піхота
key-troops-tank = танки
key-troops-artillery = артилерія
key-troops-plane = літаки
key-skill-effect = уміння фракції
key-special-effect = особливе вміння
key-special-window = момент особливого вміння

# Слова ефектів для тих, хто пише набір: `sandtable cards words frontier-wars`. Ключі й значення лишаються як є.
# Де слово може стояти: накази за колодами, наказ атаки з when = "turn" або "battle", тактичний наказ із face-up = true,
# уміння фракції та особливе вміння за його вікном.
about-do-attack-twice = загони цього типу в бою атакують двічі; who — "yours" або "attacker", чиї вони: ваші чи нападника
about-do-initiative = змінює ініціативу загонів цього типу в бою; who — "yours" або "attacker", чиї вони: ваші чи нападника
about-do-initiative-of-one = змінює ініціативу одного загону в бою, якого обирає його гравець
about-do-no-defense-orders = у цьому бою ніхто не грає наказів оборони
about-do-airborne = цього ходу літаки везуть на стільки загонів більше, і артилерія їх не зупиняє
about-do-movement = загони цього типу рухаються на стільки далі: цього ходу, а як уміння фракції — всю гру
about-do-produce = загін одного з цих типів ставлять у штабі ("headquarters"), на заводі ("factory") чи в таборі ("encampment"); з active = true лише біля активної споруди
about-do-remove-near = прибирають ворожий загін на відстані range = [від, до] кроків від власного загону цього типу, але не там, де not-on: артилерія ("artillery") або штаб ("headquarters")
about-do-build = споруду будують без піхоти
about-do-remove-attacker = прибирають загін нападника одного з цих типів
about-do-no-attack = загони цього типу в бою не атакують; who — "yours" або "attacker", чиї вони: ваші чи нападника
about-do-withdraw = усі власні загони залишають бій на сусідній гекс
about-do-bring-up = до стількох загонів із сусіднього гексу вступають у бій
about-do-ignore-impacts = стільки влучань у власні загони нічого не роблять
about-do-cancel-attack-order = наказ атаки в цьому бою не діє
about-do-redeploy = до стількох загонів ідуть з одного свого гексу на інший у межах стількох кроків
about-do-draw = беруть стільки карт
about-do-keep-excess-units = на утриманні зберігають стільки загонів понад межу
about-do-repair = руїну лагодять без піхоти, або до міцності штабу додають стільки
about-do-hand-limit = рука може мати на стільки карт більше
about-do-look-and-discard = дивляться руку суперника і скидають з неї одну карту
about-do-steal = з руки суперника беруть карту, яку обирає випадок
about-do-stack-limit = на кожному гексі може стояти на стільки загонів більше
about-do-draw-and-discard = щораунду беруть на стільки карт більше і стільки ж скидають
about-do-defense-initiative = змінює ініціативу загонів цього типу в обороні
about-do-transport = літаки везуть на стільки загонів більше
about-do-one-attacks-twice = один загін цього типу атакує двічі
about-do-mechanized-at-encampment = один активний табір може поставити механізований загін
