# Що кажуть помилки цієї гри: її наборів карт, колод і параметрів.
victory-day-resource-side = нейтральні лише карти ресурсів, і вони всі нейтральні; вкажіть «side» відповідно
victory-day-aviation-line = авіація стоїть на лінії 2 (VD-6.4)
victory-day-ground-line = піхота й бронетехніка стоять на лінії 1 (VD-6.4)
victory-day-bomber-directed = бомбардувальники завжди обирають ціль; приберіть «directed»
victory-day-build-window = будує лише активний гравець: карті вікна будівництва потрібне who = "active"
victory-day-wave-window = на хвилю може діяти лише карта вікна «before-results»
victory-day-no-effect = бракує «effect»; напишіть {"{"} do = "raise", attack = 1, lasts = "wave" {"}"} чи подібне
victory-day-no-price = бракує «{ $key }»; напишіть {"{"} depot = 1, factory = 2, fuel = 1 {"}"}, а якщо це безкоштовно, то {"{}"}
victory-day-two-strikes = підрозділ має удар по підрозділу або удар по колоді, але не обидва

## Колоди

victory-day-pack-without-deck = у цьому наборі немає колоди { $deck }; додайте decks/{ $deck }.txt або назвіть колоду в deck0 і deck1
victory-day-option-deck = victory-day: параметр { $option } має значення { $value }{ $hint }; можливі файл зі списком колоди або одне з { $known }
victory-day-deck-not-text = victory-day: файл колоди { $file } не читається як текст
victory-day-deck-head = колода { $deck }: рядок «{ $key }:» невідомий; у заголовку є «name:» і «side:»
victory-day-deck-without-side = колода { $deck }: сторони не названо; напишіть «side: soviet» або «side: german»
victory-day-deck-side = колода { $deck }: сторона «{ $side }»; напишіть «side: soviet» або «side: german»
victory-day-deck-line = { $deck }: «{ $line }» не є рядком списку; напишіть кількість і карту: 2 depot
victory-day-deck-card = { $deck }: карти «{ $card }» немає{ $hint }
victory-day-deck-other-side = колода { $deck }: { $card } — карта сторони «{ $theirs }»; беріть карти сторони «{ $ours }» (VD-R32)
victory-day-deck-copies = колода { $deck }: у ній { $copies ->
    [one] { $copies } карта { $card }
    [few] { $copies } карти { $card }
   *[many] { $copies } карт { $card }
}; дозволено щонайбільше { $most } (VD-21.3)
victory-day-deck-size = колода { $deck }: у ній { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}; колода має від { $low } до { $high } карт (VD-R32)
victory-day-decks-unequal = victory-day: у колодах { $one } і { $other ->
    [one] { $other } карта
    [few] { $other } карти
   *[many] { $other } карт
}, а має бути порівну (VD-21.2)
victory-day-deck-of-other-army = victory-day: { $deck } — колода сторони «{ $side }», а armies має значення { $armies }; назвіть іншу сторону

## Бустери й колекції

victory-day-booster-too-small = у бустері { $cards ->
    [one] { $cards } карта, і всі різні
    [few] { $cards } карти, і всі різні
   *[many] { $cards } карт, і всі різні
}, а в цьому наборі для армії «{ $side }» їх лише { $found }
victory-day-boosters = за раз не можна відкрити стільки бустерів: { $number }; відкрийте від 1 до { $most }
victory-day-seed-used = зерном { $seed } для цієї колекції вже відкрито бустери армії «{ $side }»; візьміть інше
victory-day-seed = зерно — { $seed }; воно має від 1 до 64 латинських літер і цифр, - та _
victory-day-collection-head = колекція { $collection }: рядок «{ $key }:» невідомий; у заголовку є { $known }
victory-day-collection-army = колекція { $collection }: армії «{ $army }» немає; напишіть одну з { $known }
victory-day-collection-opened = колекція { $collection }: рядок «opened: { $text }» не читається; напишіть армію, кількість і зерно, наприклад «opened: soviet 6 berlin»
victory-day-collection-boosters = колекція { $collection }: у ній відкрито понад { $most } бустерів
victory-day-collection-claims = колекція { $collection }: за нею { $card } ×{ $count }, а в її коробці й бустерах є { $held }
victory-day-deck-not-held = колода { $deck }: у ній { $card } ×{ $wanted }, а збирати її є з { $held }

victory-day-decks-of-boosters = victory-day: колоди складають із бустерів; приберіть deck0 і deck1
victory-day-choice = тут такого вибору немає; візьміть карту з бустера або здайте колоду
victory-day-not-in-booster = у бустері перед вами немає карти { $card }
victory-day-deck-of-own-army = колода має бути вашої армії, «{ $side }»
victory-day-deck-unfinished = у колоді { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}, а має бути { $size }
victory-day-too-many-in-deck = карти { $card } у вашій колоді може бути щонайбільше { $most }
victory-day-not-on-the-bench = «{ $text }» — не одна з цих карт{ $hint }; наберіть номер або назву

## Позиції

victory-day-not-as-listed = карт { $card } у позиції { $found }, а за списками колод { $listed }
victory-day-card-of-other-army = { $card } — не карта армії «{ $side }»
victory-day-card-misplaced = карта { $card } не може стояти в зоні { $zone }
victory-day-not-a-resource = { $card } — не карта ресурсу
victory-day-turned-there = карту { $card } повернуто в зоні { $zone }
victory-day-resources-below-zero = додаткових ресурсів витрачено більше, ніж було
