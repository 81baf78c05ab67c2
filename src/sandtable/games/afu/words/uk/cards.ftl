# Що каже карта: речення складено з її даних. Ідентифікатори закінчуються словами набору карт.
list-comma = { $left }, { $right }

# Підрозділи й вороги: хто це, очки, числа
card-unit = { $type }: { $points }.
starting-yellow = Жовта стартова карта.
starting-blue = Блакитна стартова карта.
invader-set-yellow = Жовтий прапорець: від Вторгнення.
invader-set-blue = Блакитний прапорець: від Вторгнення.
invader-set-i = Позначка I: від початку війни.
invader-set-ii = Позначка II: від початку війни.
card-cost = Ціна: { $n }.
card-badge = Нарукавний знак: { $badge }.
card-recruit = Очки мобілізації: { $n }.
card-vp = Переможні очки: { $n }.
card-vp-lost = Переможні очки: −{ $n }.
type-infantry = Піхота
type-artillery = Артилерія
type-tank = Танкові війська
type-air = Повітряний підрозділ
type-other = Підрозділ
points-attack = атака { $n }
points-attack-enhanced = атака { $n } (посилена)
points-defense = захист { $n }
points-defense-enhanced = захист { $n } (посилений)
points-support = підтримка { $n }

# Посилені очки: самої карти або передані тією, що може лише підтримувати
enhanced-attack = Посилена атака: може знищити карту з посиленим захистом.
enhanced-defense = Посилений захист: знищити може лише посилена атака.
passed-attack = Посилює атаку підтриманої карти.
passed-defense = Посилює захист підтриманої карти.

# Позначки
symbol-reinforcements = Підкріплення: посилює атаку підтриманої карти.
symbol-anti-aircraft = ППО: може знищувати повітряні підрозділи.
symbol-air = Знищити може лише авіація або ППО.
symbol-artillery = Артилерія ворога: після бою карта в лінії підтримки навпроти йде в госпіталь.
symbol-rocket = Ракетний удар: якщо не знищено, змітає загальний резерв.
symbol-panic-icon = Позначка паніки: у Компенсації повертає паніку.
symbol-chaining = Символ невідворотності: потім відкривають і наступну подію.
symbol-promo = Промокарта: її немає в найскладнішій соло-грі.
symbol-cruiser = Раунд, у якому його відкрито, останній.
panic-idle = Її не можна ні викласти, ні витратити.

# Бонус з умовою
bonus-if = { $condition }: { $reward }.
bonus-late = Для бою цього ходу це вже запізно.
condition-destroyed = { $n ->
    [1] Якщо цього ходу знищено щонайменше одного ворога
    [one] Якщо цього ходу знищено щонайменше { $n } ворога
   *[many] Якщо цього ходу знищено щонайменше { $n } ворогів
  }
condition-badge = Якщо є інша карта зі знаком «{ $badge }»
condition-panic = Якщо цього раунду ви отримали паніку
condition-normal-defense = Якщо зіграно іншу карту зі звичайним захистом
condition-enhanced-defense = Якщо зіграно іншу карту з посиленим захистом
condition-objective = Якщо у стосі об’єктів є карта

# Що дає бонус: кінець речення
reward-attack = +{ $n } до атаки
reward-defense = +{ $n } до захисту
reward-support = +{ $n } до підтримки в лінії підтримки
reward-calm = спокій (у бою на 1 паніку менше)
reward-recruit = { $n ->
    [one] +{ $n } очко мобілізації
    [few] +{ $n } очки мобілізації
   *[many] +{ $n } очок мобілізації
  }
reward-draw = візьміть карту
reward-return-panic = поверніть карту паніки
reward-scout = розвідка (подивіться 3 карти ворогів, скиньте щонайбільше 1, решту впорядкуйте)
reward-evacuate = евакуація (у госпіталь, звідти — інша карта)

# Бонус без умови: окреме речення
bonus-attack = { reward-attack }.
bonus-defense = { reward-defense }.
bonus-support = { reward-support }.
bonus-calm = Спокій: у бою на 1 паніку менше.
bonus-recruit = { reward-recruit }.
bonus-draw = Візьміть карту.
bonus-return-panic = Поверніть карту паніки.
bonus-scout = Розвідка: подивіться 3 карти ворогів, скиньте щонайбільше 1, решту впорядкуйте.
bonus-evacuate = Евакуація: з руки в госпіталь, а звідти візьміть іншу карту.

# Події
effect-exchange = Заміна: після добору скиньте карту, потім візьміть іншу.
effect-mobilize = { $n ->
    [one] Мобілізація: одразу купіть карти на { $n } очко мобілізації.
    [few] Мобілізація: одразу купіть карти на { $n } очки мобілізації.
   *[many] Мобілізація: одразу купіть карти на { $n } очок мобілізації.
  }
effect-sabotage = Диверсія: цього раунду вас атакує на одного ворога менше.
effect-alarm = Тривога: отримайте карту паніки.
effect-closed-sky = Небезпечне небо: ваші викладені повітряні підрозділи після бою йдуть у госпіталь.
effect-scout = Розвідка: подивіться 3 карти ворогів, скиньте щонайбільше 1, решту впорядкуйте.
effect-recovery = Одужання: візьміть на руку карту на вибір зі свого госпіталю.
effect-shelling = Обстріл: після добору скиньте карту з руки.

# Об’єкти
kind-bridge = Міст
kind-city = Місто
kind-cruiser = Крейсер
requires-attack = { $n ->
    [one] { $kind }. Потрібне { $n } очко атаки.
    [few] { $kind }. Потрібно { $n } очки атаки.
   *[many] { $kind }. Потрібно { $n } очок атаки.
  }
requires-defense = { $n ->
    [one] { $kind }. Потрібне { $n } очко захисту.
    [few] { $kind }. Потрібно { $n } очки захисту.
   *[many] { $kind }. Потрібно { $n } очок захисту.
  }

# Досягнення
achievement-trophies = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] карта ворога
    [few] карти ворогів
   *[many] карт ворогів
  } у ваших трофеях.
achievement-trophy-tanks = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] карта танкових військ
    [few] карти танкових військ
   *[many] карт танкових військ
  } у ваших трофеях.
achievement-infantry = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] ваша карта піхоти
    [few] ваші карти піхоти
   *[many] ваших карт піхоти
  }.
achievement-artillery = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] ваша карта артилерії
    [few] ваші карти артилерії
   *[many] ваших карт артилерії
  }.
achievement-tank = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] ваша карта танкових військ
    [few] ваші карти танкових військ
   *[many] ваших карт танкових військ
  }.
achievement-air-and-anti-aircraft = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] ваш повітряний підрозділ або карта з ППО
    [few] ваші повітряні підрозділи або карти з ППО
   *[many] ваших повітряних підрозділів або карт із ППО
  }.
achievement-panic = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] ваша карта паніки
    [few] ваші карти паніки
   *[many] ваших карт паніки
  }.
achievement-objectives = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] об’єкт, який ви забрали
    [few] об’єкти, які ви забрали
   *[many] об’єктів, які ви забрали
  }.
achievement-same-badge = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] ваша карта з однаковим знаком
    [few] ваші карти з однаковим знаком
   *[many] ваших карт з однаковим знаком
  }.
achievement-total-cost = { $bound ->
    [most] Сукупна ціна щонайбільше { $n } за всі ваші карти.
   *[least] Сукупна ціна щонайменше { $n } за всі ваші карти.
  }
achievement-hospital = { $bound ->
    [most] Щонайбільше { $n }
   *[least] Щонайменше { $n }
  } { $n ->
    [one] карта
    [few] карти
   *[many] карт
  } у вашому госпіталі.

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
short-condition-objective = об’єкт
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

# Як називається значення карти там, де сказано про його джерело.
key-kind = вид
key-colour = колір
key-set = набір
key-type = рід військ
key-badge = нарукавний знак
key-cost = ціна
key-attack = атака
key-defense = захист
key-support = підтримка
key-enhanced = посилені очки
key-symbols = символи
key-recruit = мобілізація
key-panic-icon = позначка паніки
key-bonus = бонус
key-vp = переможні очки
key-counts = що рахується
key-at-least = поріг
key-at-most = межа
key-chaining = ланцюжок
key-effect = дія
key-points = очки
key-promo = промо
key-requires = що потрібно
key-needs = потрібні очки

# Слова ефектів і нагород для тих, хто пише набір: `sandtable cards words afu`. Ключі й значення лишаються як є.
about-effect-exchange = після добору кожен скидає карту, а тоді бере одну
about-effect-mobilize = кожен одразу купує карти на стільки очок мобілізації
about-effect-sabotage = цього раунду кожного атакує на одного ворога менше
about-effect-alarm = кожен бере карту паніки
about-effect-closed-sky = викладені повітряні підрозділи після бою йдуть у госпіталь
about-effect-scout = кожен дивиться 3 карти ворогів, скидає щонайбільше 1, решту впорядковує
about-effect-recovery = кожен бере карту зі свого госпіталю в руку
about-effect-shelling = після добору кожен скидає карту
about-reward-attack = на стільки більше атаки; для підрозділів, що б’ються
about-reward-defense = на стільки більше захисту; для підрозділів, що б’ються
about-reward-support = на стільки більше підтримки у лінії підтримки; для підрозділів із підтримкою
about-reward-calm = однієї карти паніки за бій не беруть
about-reward-recruit = на стільки більше очок мобілізації
about-reward-draw = візьміть карту
about-reward-return-panic = карта паніки повертається в стос
about-reward-scout = подивіться 3 карти ворогів, скиньте щонайбільше 1, решту впорядкуйте
about-reward-evacuate = карта йде з руки в госпіталь, а звідти приходить інша
