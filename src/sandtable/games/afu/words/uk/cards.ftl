# Що каже карта: речення складено з її даних. Ідентифікатори закінчуються словами набору карт.
list-comma = { $left }, { $right }

# Підрозділи й вороги: хто це, очки, числа
card-unit = { $type }: { $points }.
card-cost = Ціна: { $n }.
card-badge = Нарукавний знак: { $badge }.
card-recruit = Очки мобілізації: { $n }.
card-vp = Переможні очки: { $n }.
type-infantry = Піхота
type-artillery = Артилерія
type-tank = Танкові війська
type-air = Повітряний підрозділ
type-other = Підрозділ
points-attack = атака { $n }
points-attack-enhanced = атака { $n } (посилено)
points-defense = захист { $n }
points-defense-enhanced = захист { $n } (посилено)
points-support = підтримка { $n }

# Позначки
symbol-reinforcements = Підкріплення: у лінії підтримки робить атаку підтриманої карти посиленою.
symbol-anti-aircraft = Протиповітряна оборона: може знищувати повітряні підрозділи.
symbol-air = Наземні війська не можуть його знищити.
symbol-artillery = Артилерія ворога: карта в лінії підтримки навпроти після бою йде в госпіталь.
symbol-rocket = Ракетний удар: якщо не знищено, прибирає загальний резерв перед Компенсацією.
symbol-panic-icon = Позначка паніки: під час Компенсації може повернути карту паніки.
symbol-chaining = Символ невідворотності: одразу відкривають наступну подію.
symbol-promo = Промокарта.

# Бонус з умовою
bonus-if = { $condition }: { $reward }.
condition-destroyed = { $n ->
    [1] Якщо цього ходу знищено щонайменше одного ворога
    [one] Якщо цього ходу знищено щонайменше { $n } ворога
   *[many] Якщо цього ходу знищено щонайменше { $n } ворогів
  }
condition-badge = Якщо є інша карта зі знаком «{ $badge }»
condition-panic = Якщо цього раунду ви отримали паніку
condition-normal-defense = Якщо зіграно іншу карту зі звичайним захистом
condition-enhanced-defense = Якщо зіграно іншу карту з посиленим захистом
condition-objective = Якщо у стосі є об'єкт

# Що дає бонус: кінець речення
reward-attack = +{ $n } до атаки
reward-defense = +{ $n } до захисту
reward-support = +{ $n } до підтримки в лінії підтримки
reward-calm = спокій: одну карту паніки не беруть
reward-recruit = +{ $n } до очок мобілізації
reward-draw = візьміть карту
reward-return-panic = поверніть карту паніки в стос
reward-scout = розвідка: подивіться 3 карти ворогів, скиньте не більше ніж 1, решту впорядкуйте
reward-evacuate = евакуація: з руки в госпіталь, а звідти візьміть іншу карту

# Бонус без умови: окреме речення
bonus-attack = { reward-attack }.
bonus-defense = { reward-defense }.
bonus-support = { reward-support }.
bonus-calm = Спокій: одну карту паніки не беруть.
bonus-recruit = { reward-recruit }.
bonus-draw = Візьміть карту.
bonus-return-panic = Поверніть карту паніки в стос.
bonus-scout = Розвідка: подивіться 3 карти ворогів, скиньте не більше ніж 1, решту впорядкуйте.
bonus-evacuate = Евакуація: з руки в госпіталь, а звідти візьміть іншу карту.

# Події
effect-exchange = Заміна: скиньте карту, потім візьміть карту.
effect-mobilize = { $n ->
    [one] Мобілізація: одразу купіть карти на { $n } очко мобілізації.
    [few] Мобілізація: одразу купіть карти на { $n } очки мобілізації.
   *[many] Мобілізація: одразу купіть карти на { $n } очок мобілізації.
  }
effect-sabotage = Диверсія: цього раунду на одного ворога менше.
effect-alarm = Тривога: отримайте карту паніки.
effect-closed-sky = Небезпечне небо: ваші викладені повітряні підрозділи після бою йдуть у госпіталь.
effect-scout = Розвідка: подивіться 3 карти своїх ворогів.
effect-recovery = Одужання: візьміть карту зі свого госпіталю.
effect-shelling = Обстріл: скиньте карту з руки.

# Об'єкти
kind-bridge = Міст
kind-city = Місто
kind-cruiser = Крейсер
requires-attack = { $kind }. Потрібно очок атаки: { $n }.
requires-defense = { $kind }. Потрібно очок захисту: { $n }.

# Досягнення
achievement-least = { $what }: щонайменше { $n }.
achievement-most = { $what }: щонайбільше { $n }.
measure-trophies = Карти ворогів у ваших трофеях
measure-trophy-tanks = Танкові війська у ваших трофеях
measure-infantry = Ваші карти піхоти
measure-artillery = Ваші карти артилерії
measure-tank = Ваші карти танкових військ
measure-air-and-anti-aircraft = Ваші повітряні підрозділи та карти з ППО
measure-panic = Ваші карти паніки
measure-objectives = Об'єкти, які ви забрали
measure-same-badge = Ваші карти з однаковим знаком
measure-total-cost = Сумарна ціна ваших карт
measure-hospital = Карти у вашому госпіталі

# Кількома літерами, для рядка на екрані: А3+ З3+ М2 щит і бонус у фігурних дужках
short-attack = А{ $n }
short-attack-enhanced = А{ $n }+
short-attack-passed = А+
short-defense = З{ $n }
short-defense-enhanced = З{ $n }+
short-defense-passed = З+
short-support = П{ $n }
short-recruit = М{ $n }
short-budget = { $n } М
short-vp = { $n } ПО
short-reinforcements = підкр
short-anti-aircraft = ППО
short-air = авіа
short-artillery = арт
short-rocket = ракета
short-panic-icon = -паніка
short-bonus = {"{"}{ $reward }{"}"}
short-bonus-if = {"{"}{ $condition }: { $reward }{"}"}
short-condition-destroyed = знищено { $n }
short-condition-badge = { $badge }
short-condition-panic = паніка
short-condition-normal-defense = звичайний З
short-condition-enhanced-defense = З+
short-condition-objective = об'єкт
short-reward-attack = +{ $n }А
short-reward-defense = +{ $n }З
short-reward-support = +{ $n }П
short-reward-calm = спокій
short-reward-recruit = +{ $n }М
short-reward-draw = добір
short-reward-return-panic = -паніка
short-reward-scout = розвідка
short-reward-evacuate = евакуація
short-named = { $name }: { $value }
short-noted = { $name } ({ $note })
