# Що кажуть помилки цієї гри: її параметрів, наборів карт і мап.
frontier-wars-operation-seats = frontier-wars: операція { $operation } розрахована на { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
   *[many] { $players } гравців
}, а не на { $seats }; візьміть місць: { $players }, або одну з операцій: { $fitting }
frontier-wars-option-factions = frontier-wars: параметр factions має значення { $value }; можливі choose, random або різні фракції (потрібно { $seats }) з переліку { $known }, наприклад { $example }
frontier-wars-option-operation = frontier-wars: параметр operation має значення { $value }{ $hint }; можливі { $known } або файл мапи
frontier-wars-map = frontier-wars: { $problem }

## Набори карт

frontier-wars-no-effect = бракує «effect»; напишіть effect = {"{"} do = "..." {"}"}
frontier-wars-only-tactical-stays = відкритим може лишатися тільки тактичний наказ
frontier-wars-range-not-a-pair = «range» має значення { $value }; вкажіть найближчий і найдальший крок, наприклад [0, 3]
frontier-wars-range-not-rising = «range» має значення { $value }; вкажіть два числа від 0 до 9, друге не менше за перше
frontier-wars-other-factions = factions.toml: містить { $found }, а потрібні { $needed }
frontier-wars-table-missing = бракує таблиці «{ $key }»

## Мапи

# Мапа, яку надіслали разом зі столом: файлу, щоб назвати, немає.
frontier-wars-the-map = мапа
frontier-wars-map-heading-unknown = рядок { $line }: «{ $heading }» не є заголовком мапи; відомі { $known }
frontier-wars-map-heading-twice = рядок { $line }: заголовок «{ $heading }» стоїть двічі, а має один раз
frontier-wars-map-heading-missing = бракує заголовка «{ $heading }:»; мапі потрібні name, players, vp, research і minutes
frontier-wars-map-except-unknown = заголовок «except:» називає { $tile }, а такого гексу на мапі немає
frontier-wars-map-not-in-range = «{ $heading }: { $value }» неможливе; напишіть число від { $low } до { $high }
frontier-wars-map-not-a-word = «{ $heading }: { $value }» неможливе; напишіть одне з: { $words }
frontier-wars-map-without-drawing = на мапі немає малюнка; після заголовків намалюйте по рядку на кожен ряд гексів
frontier-wars-map-too-large = на мапі { $tiles ->
    [one] { $tiles } гекс
    [few] { $tiles } гекси
   *[many] { $tiles } гексів
}, а можна щонайбільше { $most }
frontier-wars-map-too-wide = мапа ширша за { $most ->
    [one] { $most } гекс
    [few] { $most } гекси
   *[many] { $most } гексів
}; намалюйте вужчу
frontier-wars-map-empty-row = рядок { $line } усередині малюнка порожній; у кожному ряді мапи має бути гекс
frontier-wars-map-tile-off = рядок { $line }, стовпець { $column }: гекс зсунуто на один стовпець; гекси ряду стоять через один стовпець, а наступний ряд зсунуто на один
frontier-wars-map-no-tile = рядок { $line }, стовпець { $column }: «{ $sign }» не є гексом; гекс — одне з { $known }
frontier-wars-map-count = на мапі { $found ->
    [one] { $found } гекс
    [few] { $found } гекси
   *[many] { $found } гексів
} виду «{ $kind }», а за списком { $listed }
frontier-wars-map-starts = мапа на { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
   *[many] { $players } гравців
}, а старти на ній: { $starts }; потрібні старти від 1 до { $players }, кожен один раз
frontier-wars-map-not-connected = не всі гекси з’єднано: до { $tiles } не дістатися від ребра до ребра
frontier-wars-map-land-not-connected = суходіл не з’єднано: до { $tiles } не дійти пішки
frontier-wars-map-starts-too-close = між стартами { $one } і { $other } { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}; на мапі з { $tiles ->
    [one] { $tiles } гексу
    [few] { $tiles } гексів
   *[many] { $tiles } гексів
} потрібно щонайменше { $least }
frontier-wars-map-start-too-narrow = біля старту { $start } для будівництва є { $sites ->
    [one] { $sites } гекс
    [few] { $sites } гекси
   *[many] { $sites } гексів
}; потрібно щонайменше 2
frontier-wars-map-star-at-start = гекс { $tile } («{ $kind }») лежить поруч зі стартом { $start }; міста й аеродроми поруч зі стартом не дозволено
frontier-wars-map-water-is-sea = вода { $tile } торкається { $shore ->
    [one] { $shore } гексу
    [few] { $shore } гексів
   *[many] { $shore } гексів
} суходолу; коли їх менше ніж { $least }, це те саме, що море навколо мапи
frontier-wars-map-water-useless = вода ніде не робить шлях пішки довшим за політ; поставте її там, де вона розділяє суходіл
frontier-wars-map-start-without-star = за 2 кроки від старту { $start } немає ні міста, ні аеродрому, ні стратегічного пункту, а щось має бути
frontier-wars-map-nothing-between = жодне місто, аеродром чи стратегічний пункт не лежить на однаковій відстані від двох стартів, а якийсь має
frontier-wars-map-unequal = відстані до гексів виду «{ $kind }» мають бути однакові для всіх стартів, а вони такі: { $steps }
frontier-wars-map-uneven = суми відстаней до гексів виду «{ $kind }» можуть різнитися між стартами на 1, а відстані такі: { $steps }
frontier-wars-map-not-symmetric = мапа не симетрична за «{ $symmetry }»; пересуньте гекси, назвіть відмінні після «except:» або напишіть «symmetry: none»

## Позиції

frontier-wars-faction-missing = хтось не має фракції; назвіть усі, наприклад «option factions: ussr+germany»
frontier-wars-too-many-units = місце { $seat } має на мапі більше ніж { $most ->
    [one] { $most } загін
    [few] { $most } загони
   *[many] { $most } загонів
} виду «{ $unit }»
frontier-wars-units-below-zero = місце { $seat } має на гексі менше ніж нуль загонів
frontier-wars-units-on-water = загони стоять на воді { $tile }
frontier-wars-construction-unclear = споруда на { $tile } водночас зруйнована й чиясь або ні те, ні те
frontier-wars-headquarters-unclear = штаб на { $tile } має бути цілий або без міцності
