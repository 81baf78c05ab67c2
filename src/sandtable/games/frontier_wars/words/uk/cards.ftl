# Що кажуть карти наказів та аркуші фракцій.
#
# Кожне речення про дію отримує ці значення й може вжити будь-яке з них:
#   $whose   чиї загони: yours (ваші), attacker (нападника)
#   $unit    які саме: infantry, tank, artillery, plane
#   $types   типи загонів на вибір, готовий перелік; 0, якщо підходить будь-який
#   $by      скільки або на скільки; $signed те саме зі знаком
#   $steps   як далеко щонайбільше
#   $range   де може бути ціль: adjacent (поруч), within (у межах стількох кроків)
#   $spared  де її не може бути: artillery, headquarters, none
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
    [adjacent] на відстані 1 гексу від
   *[within] на відстані до { $steps ->
        [one] { $steps } гексу
       *[many] { $steps } гексів
    } від
}
place-headquarters = у штабі
place-factory = на заводі
place-encampment = в таборі
place-active-headquarters = у штабі
place-active-factory = на дієвому заводі
place-active-encampment = в дієвому таборі

# Дії
effect-attack-twice = { units-concerned }: дві атаки в цьому бою.
effect-initiative = { units-concerned }: ініціатива { $signed } у цьому бою.
effect-initiative-of-one = Один ваш загін: ініціатива { $signed } у цьому бою.
effect-no-defense-orders = У цьому бою ніхто не грає наказів оборони.
effect-airborne = Цього ходу ваші літаки беруть на { $by ->
    [one] { $by } загін
    [few] { $by } загони
   *[many] { $by } загонів
} більше й минають ворожу артилерію.
effect-movement = { $lasts ->
    [game] { units-concerned }: рух { $signed }.
   *[turn] { units-concerned }: рух { $signed } цього ходу.
}
effect-produce = { $types ->
    [0] Виставте з резерву один загін { $places }.
   *[other] Виставте з резерву один загін ({ $types }) { $places }.
}
effect-remove-near = { $spared ->
    [artillery] Знищте ворожий загін { distance-to } { unit-near }, крім гексів із ворожою артилерією.
    [headquarters] Знищте ворожий загін { distance-to } { unit-near }, крім гексів зі штабом.
   *[none] Знищте ворожий загін { distance-to } { unit-near }.
}
effect-build = Збудуйте на контрольованому гексі, не витрачаючи піхоти; без медалі.
effect-remove-attacker = { $types ->
    [0] Знищте один загін нападника.
   *[other] Знищте один загін нападника ({ $types }).
}
effect-no-attack = { units-concerned }: без атаки в цьому бою.
effect-withdraw = Усі ваші загони виходять із бою на один сусідній гекс, порожній або під вашим контролем.
effect-bring-up = Підтягніть у бій до { $by ->
    [one] { $by } загону
   *[many] { $by } загонів
} з одного сусіднього контрольованого гексу.
effect-ignore-impacts = Не зважайте на перші влучання у вас: { $by }.
effect-cancel-attack-order = Наказ атаки в цьому бою не діє.
effect-redeploy = Перекиньте загони (до { $by }) з одного контрольованого гексу на інший, до { $steps ->
    [one] { $steps } кроку
   *[many] { $steps } кроків
} своїми гексами.
effect-draw = Візьміть карти: { $by }.
effect-keep-excess-units = Під час утримання збережіть до { $by ->
    [one] { $by } загону
   *[many] { $by } загонів
} понад межі.
effect-repair = Відремонтуйте контрольовану споруду без піхоти або додайте { $by } до міцності свого штабу.
effect-hand-limit = Межа руки { $signed }.
effect-look-and-discard = Подивіться руку суперника й скиньте з неї одну карту.
effect-steal = Візьміть випадкову карту з руки суперника.
effect-stack-limit = Межа загонів на кожному гексі { $signed }.
effect-draw-and-discard = Щораунду беріть карт на { $by } більше, потім стільки ж скидайте з руки.
effect-defense-initiative = { units-concerned }: ініціатива { $signed } в обороні.
effect-transport = Ваші літаки беруть на { $by ->
    [one] { $by } загін
    [few] { $by } загони
   *[many] { $by } загонів
} більше.
effect-one-attacks-twice = { $types ->
    [0] Один ваш загін атакує двічі в цьому бою.
   *[other] Один ваш загін ({ $types }) атакує двічі в цьому бою.
}
effect-mechanized-at-encampment = Один дієвий табір може виставити механізований загін.

# Карти наказів
stays-face-up = Лишається відкритою.
order-card-attack = Наказ атаки. Дослідження: { $research }.
order-card-defense = Наказ оборони. Дослідження: { $research }.
order-card-tactical = Тактичний наказ. Дослідження: { $research }.

# Аркуші фракцій
sheet-skill = { $name }: { $effect }
sheet-special = { $name }: { $window }: { $effect }
window-reinforcement = Під час вашого підкріплення
window-turn = На початку вашого ходу
window-attacker = У бою, в атаці
window-defender = У бою, в обороні
window-tactical = На тактичному кроці
