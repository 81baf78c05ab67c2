# Що кажуть помилки. Речення починається з малої літери й не має крапки в кінці, бо може стояти всередині іншого.
# Назви з нотації ігор, файлів і параметрів лишаються такими, як є. $hint — це `did-you-mean` або нічого.
did-you-mean = {" "}(може, { $word }?)
list-join = { $left }, { $right }
list-empty = жодного
list-more = і ще { $count }
# Помилка та місце, де вона: файл, карта.
in-place = { $where }: { $problem }
and-besides = { $problem }. Крім того, { $other }
# $said — слова системи чи бібліотеки, зазвичай англійською.
in-its-words = «{ $said }»

## Ігри, боти й параметри

no-game = гри «{ $game }» немає{ $hint }; встановлено: { $known }
no-bot = бота «{ $bot }» немає{ $hint }; встановлено: { $known }
bot-no-setting = бот { $bot } не має налаштування «{ $setting }»{ $hint }; усі його налаштування: { $known }
bot-setting-number = бот { $bot }: налаштування { $setting } має значення «{ $value }»; потрібне число, наприклад { $usual }
bot-lacks-settings = бота { $bot } не можна створити, не вказавши налаштувань: { $settings }
# $problem — це те, що каже про себе його код.
bot-failed = бота { $bot } не вдається створити: { $problem }
bot-raised = бот { $bot }: помилка { $problem }
bot-nonsense = бот { $bot } обрав { $answer }, а це не дія
bot-illegal = бот { $bot } обрав «{ $answer }», а це не дозволено
history-wrong = «history» дорівнює { $history }; потрібне число подій від 0 до 50
history-unheard = бот, чиє спостереження має історію, каже reads_log = True: тоді він отримує журнал
# $problem is one of the three before.
bot-failed-in-game = { $problem }, у грі { $game } (зерно { $seed }), після дії { $action }
bot-setting-form = бот «{ $text }»: «{ $part }» не є налаштуванням; напишіть, наприклад, { $bot }:deals=2
wrong-seats = { $game }: кількість місць може бути { $possible }, а не { $seats }
no-option = гра { $game } не має параметра «{ $option }»{ $hint }; її параметри: { $known }
option-not-a-choice = { $game }: параметр { $option } має значення { $value }{ $hint }; можливі: { $choices }
option-not-a-flag = { $game }: параметр { $option } має значення { $value }; можливі true або false
option-not-in-range = { $game }: параметр { $option } має значення { $value }; потрібне число від { $low } до { $high }
option-first = { $game }: параметр first має значення { $value }; за столом на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
} можливі random або числа від 0 до { $last }
no-preparation = перед матчем у { $game } готувати нічого
no-preparation-kind = до { $game } не готуються так: «{ $kind }»{ $hint }; можливо: { $known }
preparation-amount = { $game }: { $kind }:{ $amount } підготувати не можна; від { $kind }:{ $least } до { $kind }:{ $most }
nothing-to-choose = місцю { $seat } зараз нічого вибирати
no-language = мови «{ $lang }» немає; можливі: { $known }
no-rule = гра { $game } не має правила { $rule }{ $hint }
no-rules-like = жодна гра не має правил на зразок { $rule }; їхні позначення починаються так: { $known }

## Гра

game-is-over = гру закінчено, більше нічого зіграти не можна
cannot-resign = місце { $seat } не може здатися: воно вже здалося або гру закінчено
no-seat = місця { $seat } немає; місця мають номери від 0 до { $last }, None — глядач
action-out-of-range = { $action } не є дією; дії мають номери від 0 до { $last }
action-not-legal = дія { $action } тут не дозволена
action-not-now = «{ $action }» зараз зіграти не можна: { $why }
action-empty = порожній рядок не є дією; назвіть дію, наприклад { $verb }
no-action = дії «{ $verb }» немає{ $hint }
action-arguments = дія «{ $verb }» має { $needed ->
    [one] { $needed } аргумент
    [few] { $needed } аргументи
   *[many] { $needed } аргументів
}, а не { $given }
action-unknown-word = дія «{ $verb }» не знає слова «{ $word }»{ $hint }
no-card = карти «{ $card }» немає{ $hint }
no-card-state = карта не може бути «{ $state }»; можливі: { $known }

## Записи ігор

not-a-record = це не запис гри: першим рядком має бути «{ $first }»
record-cut-off = запис обірвано: після заголовка бракує рядка «---»
record-head = заголовок запису: { $problem }
record-head-no-colon = заголовок запису: у рядку «{ $line }» немає двокрапки
record-head-missing = заголовок запису: бракує «{ $key }»
record-head-no-number = заголовок запису: «{ $key }» має значення «{ $value }», а потрібне число
record-head-result = заголовок запису: «result» має значення «{ $value }»; запишіть його як «points, ranks 1 2, scores 31 24»
analyse-other-result = запис стверджує { $stated }, а його ходи ведуть до { $found }; його змінено, а розібрати можна лише запис у первісному вигляді
record-head-unknown = заголовок запису: невідомий ключ «{ $key }»
record-line = рядок { $number } запису, «{ $line }», не відтворюється: { $problem }
record-of-other-rules = запис зроблено за версією { $theirs } правил гри { $game }, а тут версія { $ours }
record-of-other-pack = запис потребує набору карт { $needed }, а тут { $pack } { $digest }; вкажіть теку потрібного набору
redeal-has-no-record = перероздача не має запису; він є в партії, з якої її зроблено
pickle-without-pack = збереженій партії { $game } потрібен набір карт { $pack } { $digest }, якого немає ні серед установлених, ні в { $folder }; спершу завантажте його
pickle-of-other-rules = партію { $game } збережено за іншою версією правил; візьміть ту версію або запис гри

## Позиції

position-without-game = у позиції не названо гру; почніть із рядка на зразок «game: barbarossa»
position-seats = seats має значення «{ $value }»; вкажіть число
position-no-colon = рядок { $number }: у «{ $line }» немає двокрапки; пишіть «зона: карти» або «лічильник: число»
position-key-twice = рядок { $number }: «{ $key }» вказано двічі
position-unknown-key = «{ $key }» не є зоною чи лічильником гри { $game }{ $hint }
position-not-a-card = «{ $text }» не є картою; пишіть ім’я карти або ім’я й кількість (depot x3), через кому
position-too-many-cards = у грі { $game } лише { $copies ->
    [one] { $copies } карта { $card }
    [few] { $copies } карти { $card }
   *[many] { $copies } карт { $card }
}, а названо більше
position-wrong-count = { $counter }: у «{ $text }» не та кількість значень
position-not-in-range = { $counter } має значення «{ $value }»; вкажіть число від { $low } до { $high }
position-no-label = { $counter } не має «{ $label }»{ $hint }
position-not-a-word = { $counter } має значення «{ $value }»{ $hint }; можливі: { $words }
position-no-zone = «{ $key }»: зони «{ $zone }» немає{ $hint }
position-known-by = «{ $key }»: пишіть «known { $zone } by 1: карти»
position-known-places = «{ $key }» потребує по одному числу на кожне з { $places ->
    [one] { $places } місця
    [few] { $places } місць
   *[many] { $places } місць
}
position-no-ending = ending має значення «{ $value }»; можливі: { $known }
position-no-step = кроку «{ $step }» немає{ $hint }
position-step-needs = «{ $step }» потребує: { $needed }
position-step-alone = «{ $step }» не має аргументів
position-impossible = такої позиції бути не може: { $why }
position-card-count = карт { $card } у позиції { $found }, а має бути { $expected }

## Набори карт

no-pack-folder = теки з набором карт { $folder } немає; назвіть теку з файлом pack.toml або «standard»
no-pack-toml = у теці { $folder } бракує файлу pack.toml; теці набору він потрібен
pack-faults =
    у наборі { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[many] { $count } помилок
    }:
    { $faults }
pack-extends-itself = pack.toml: extends має значення «{ $extends }», тож набір розширює сам себе; назвіть інший набір або «standard»
pack-head-not-a-table = pack.toml: «pack» має значення { $value }; напишіть [pack], а під ним його значення
pack-head-unknown = pack.toml: невідома таблиця «{ $key }»{ $hint }; можливі: { $known }
pack-head-table = pack.toml: «{ $key }» має значення { $value }; напишіть [{ $key }], а під ним його значення
pack-not-a-short-text = «{ $key }» має значення { $value }; потрібен текст в один рядок, щонайбільше { $most ->
    [one] { $most } літера
    [few] { $most } літери
   *[many] { $most } літер
}
pack-of-other-game = pack.toml: це набір гри { $theirs }, а не { $game }
pack-file-missing = бракує файлу { $file }; набір має всі файли своєї гри, якщо в його pack.toml не стоїть extends = "standard"
pack-file-unknown = { $file }: такого файлу набори цієї гри не мають{ $hint }; вони мають { $known }
pack-no-such-card = { $file }: карти «{ $slug }», яку можна було б змінити, немає{ $hint }; новій карті потрібні назва й усі значення
pack-card-elsewhere = { $file }: «{ $slug }» — карта з { $other }; змініть її там
pack-source-of-nothing = «sources» називає «{ $key }», а такого значення ця карта не має{ $hint }
pack-not-a-card = { $file }: «{ $key }» не є картою; напишіть [ім’я-карти], а під ним її значення
pack-not-a-slug = { $file }: «{ $slug }» не годиться як ім’я карти; беріть малі латинські літери, цифри й дефіси, разом щонайбільше { $most }
pack-slug-twice = це ім’я карти вжито двічі
pack-key-unknown = невідомий ключ «{ $key }»{ $hint }
pack-number-missing = бракує «{ $key }»; вкажіть число від { $low } до { $high }
pack-not-a-number = «{ $key }» має значення { $value }; вкажіть число від { $low } до { $high }
pack-not-a-flag = «{ $key }» має значення { $value }; вкажіть true або false
pack-word-missing = бракує «{ $key }»; вкажіть одне з { $words }
pack-not-a-word = «{ $key }» має значення { $value }{ $hint }; вкажіть одне з { $words }
pack-not-a-list = «{ $key }» має значення { $value }; потрібен список
pack-list-holds = «{ $key }» містить { $value }{ $hint }; можливі: { $words }
pack-not-tables = «{ $key }» має значення { $value }; потрібен список таблиць
pack-not-a-table = «{ $key }» має значення { $value }; потрібна таблиця
pack-history-long = «history» мовою { $lang } має { $letters } літер; треба одне речення, щонайбільше { $most }
pack-text-missing = «{ $key }» треба подати принаймні однією мовою: {"{"} en = "..." {"}"}
pack-total-unknown = pack.toml: невідомий підсумок «{ $total }»{ $hint }; можливі: { $known }
pack-total-inherited = pack.toml: у наборі, який він розширює, для «{ $total }» зазначено { $stated }, а цих карт разом { $found }; напишіть { $total } = { $found } під [totals]
pack-total-wrong = pack.toml: зазначено { $stated } для «{ $total }», а карт разом { $found }
not-toml = { $file } не читається як TOML: { $problem }
not-utf-8 = це не текст у UTF-8; збережіть його в цьому кодуванні
toml-says-at = рядок { $line }, стовпець { $column }: «{ $said }»
toml-file-too-long = у файлі { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}, а можна щонайбільше { $most }
toml-line-too-long = у рядку { $line } аж { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}, а можна щонайбільше { $most }
toml-word-too-long = рядок { $line }: ключ чи число має щонайбільше { $most ->
    [one] { $most } літеру
    [few] { $most } літери
   *[many] { $most } літер
}
toml-key-too-long = рядок { $line }: ключ має щонайбільше { $most ->
    [one] { $most } частину
    [few] { $most } частини
   *[many] { $most } частин
}
toml-too-deep = рядок { $line }: списки й таблиці вкладено щонайбільше на { $most ->
    [one] { $most } рівень
    [few] { $most } рівні
   *[many] { $most } рівнів
}

## Встановлення

namesake-installed = пакет { $name } { $version } теж установлено тут, а це інший пакет із тією самою назвою модуля; виконайте «pip uninstall { $name } { $ours }», а тоді встановіть цей знову з його теки
package-overwritten = файлу __init__.py цього пакета бракує, або його перезаписано; встановіть пакет знову з його теки

# Уроки
no-lessons = { $game }: уроків немає; зіграйте з ботом і напишіть why
lesson-number = { $game }: є уроки від 1 до { $last }, а { $number } немає
lesson-key = { $file }: ключа { $key } немає{ $hint }; можливі { $known }
lesson-value = { $file }: { $key } не вдається прочитати; пишіть так: { $needed }
lesson-condition = { $file }: умову «{ $text }» не вдається прочитати{ $hint }; умови починаються з { $known }
lesson-position = { $file }: { $problem }
lesson-action = { $file }: { $problem }
lesson-not-asked = { $file }: місце { $seat } належить учневі, але на початку його ні про що не питають
lesson-no-zone = { $file }: зони { $zone } немає{ $hint }
lesson-no-counter = { $file }: лічильника { $counter } немає{ $hint }
lesson-no-place = { $file }: місця { $place } немає{ $hint }
lesson-no-card = { $file }: карти { $card } немає{ $hint }
lesson-no-step = { $file }: рішення { $step } немає{ $hint }
lesson-no-event = { $file }: події { $event } немає{ $hint }
lesson-no-seat = { $file }: місця { $seat } немає; останнє — { $last }
lesson-no-rule = { $file }: правила { $rule } немає{ $hint }
example-no-chapter = { $file }: розділу { $chapter } немає; є { $known }
example-untrue = { $file }: на малюнку { $picture } це не так: { $claim }
dense-not-legal = жодна дозволена дія не має щільного номера { $number }; номери від 0 до { $last }, а маска каже, які дозволено
net-no-file = { $file } не можна прочитати: { $reason }
net-no-net = у { $file } немає ваг мережі; такий файл створює «sandtable train GAME»
net-too-long = { $file } задовгий для ваг мережі; вони мають щонайбільше { $most } байтів
net-other-game = { $file } навчено грати в { $game } за правилами версії { $learnt }; а це { $wanted } за правилами версії { $version }
net-other-features = { $file } навчено на інших числах, ніж мають ці карти гри { $game }; замість мережі оцінює сама гра
