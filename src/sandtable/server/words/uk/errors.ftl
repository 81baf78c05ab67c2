# Що каже сервер, коли відмовляє. $detail — речення рушія або одне з тих, що нижче.
refused-malformed = Це повідомлення не вдалося прочитати: { $detail }.
refused-too-long = Це задовго; приймаємо щонайбільше { $limit ->
    [one] { $limit } байт
    [few] { $limit } байти
   *[many] { $limit } байтів
}.
refused-too-fast = { $why ->
    [clients] Забагато з'єднань із вашої адреси; закрийте деякі з них.
    [chat] Ви багато сказали за короткий час; зачекайте мить і продовжуйте.
    [take-backs] За короткий час скасовано багато ходів; зачекайте мить.
    [hints] Ви просили багато підказок за короткий час; зачекайте мить і попросіть знову.
    [analyses] Ви замовили багато розборів, або один ще триває; зачекайте, доки він скінчиться.
   *[messages] Забагато повідомлень; зачекайте мить і продовжуйте.
}
refused-busy = Забагато чекає на читання; спробуйте ще раз за мить.
refused-first-hello = Першим повідомленням має бути hello, і лише першим.
refused-protocol = Ця сторінка говорить старою версією протоколу; оновіть її.
refused-bad-origin = Цю сторінку видав інший сервер; відкрийте стіл за адресою цього сервера.
refused-no-table = Такого столу немає: посилання хибне або стіл уже прибрано.
refused-bad-link = Це посилання тут нічого не відкриває: у ньому помилка або його замінено. Попросіть у господаря столу нове.
refused-not-your-seat = Це місце не ваше.
refused-not-host = Це може зробити лише господар столу.
refused-not-your-turn = Зараз не ваш хід.
refused-illegal = { $detail }
refused-undo-refused = { $detail }
refused-not-now = Зараз цього зробити не можна: { $why ->
    [waiting] гра ще не почалася
    [playing] гра вже почалася
    [over] гру закінчено
    [no-person] на цьому місці немає людини
    [no-proposal] ніхто цього не пропонує
    [no-action] ви ще не зробили жодної дії
    [not-paused] ботів не зупинено
    [no-bot] хід не за ботом
    [curtain] спершу скажіть, хто ви
    [going-on] гра ще триває
    [hints] між людьми підказки потребують згоди всіх
    [coach] наставник — для однієї людини серед ботів, і його треба ввімкнути
    [enough] за цим столом забагато сказано і скасовано; триває лише гра
    [no-sides] у цій грі немає сторін, якими міняються
    [not-yours] це почав хтось інший
    [webhooks] той, хто тримає цей сервер, не дозволив вебхуків
   *[other] стіл до цього не готовий
}.
refused-full = Усі місця зайняті; ви можете спостерігати.
refused-too-many-tables = { $why ->
    [yours] З вашої адреси створено багато столів; завершіть один або спробуйте пізніше.
   *[all] Столів наразі забагато; завершіть один або спробуйте пізніше.
}
refused-still-here = Гравець за цим місцем тут або був тут щойно; іншому його можна віддати, коли гравця не буде { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}. Сам гравець може зробити це одразу.
refused-bad-name = Ім’я має від 1 до { $limit } літер в одному рядку.
refused-bad-text = Рядок розмови має від 1 до { $limit } літер.
refused-bad-word = Випадкове слово має складатися з 32 шістнадцяткових цифр.
refused-words-missing = Щоб почати, бракує слів від переглядачів: { $names }.
refused-seats-open = Когось іще бракує; зачекайте або посадіть на вільні місця ботів.
refused-unknown-game = { $detail }.
refused-unknown-bot = { $detail }.
refused-bad-option = Параметр гри не підходить: { $detail }.
refused-bad-choice = Так вибрати не можна: { $detail }.
refused-bad-pack = Набір карт не підходить: { $detail }.
refused-bad-record = Запис гри не підходить: { $detail }.
refused-not-over = У записі видно всі карти; його можна отримати, коли гру закінчено.
refused-no-own-pack = За цим столом грають стандартними картами; завантажувати нічого.
refused-not-found = За цією адресою нічого немає.
refused-not-stored = Сервер не зміг записати на диск; хід не зроблено. Спробуйте ще раз.
refused-broken-table = { $why ->
    [rules] Відколи цей стіл створено, правила гри змінилися, і зроблені за ним ходи вже їм не відповідають. Грати за ним далі не можна, але запис гри можна завантажити.
    [damaged] Диск сервера пошкоджено там, де лежить цей стіл. За іншими столами можна грати; той, хто доглядає сервер, може врятувати решту.
   *[fault] За цим столом сталася помилка, і хід не зроблено. Завантажте сторінку ще раз.
}

## Подробиці

too-many-held = особисте посилання тримає щонайбільше { $tables } столів і { $tokens } посилань на кожен
push-endpoint = адреса служби сповіщень починається з https:// і має щонайбільше 1000 літер
hook-address = адреса вебхука починається з https:// і має не більше 1000 знаків, без пробілів і лише з ASCII
push-keys = ключі браузера для сповіщень мають 65 і 16 байтів
body-too-slow = запит не надійшов за { $seconds } с
not-a-number = «{ $text }» не є числом
no-playable-game = гри «{ $game }» немає; є такі: { $known }
no-playable-bot = бота «{ $bot }» немає; є такі: { $known }
no-such-player = «{ $player }» не є ботом; напишіть me, open або одне з { $bots }
name-too-long = ні гра, ні бот, ні параметр не мають такої довгої назви
option-too-long = колода чи мапа має щонайбільше { $most ->
    [one] { $most } літеру
    [few] { $most } літери
   *[many] { $most } літер
}
collection-too-long = колекція має щонайбільше { $most ->
    [one] { $most } літеру
    [few] { $most } літери
   *[many] { $most } літер
}
option-not-a-text = { $game }: параметр { $option } має значення { $value }; вкажіть назву або весь текст файлу
game-cannot-begin = з такими параметрами й таким набором гра не може початися
game-cannot-cope = гра не дає з цим ради
table-without-start = початок цієї навчальної партії втрачено
pack-without-head = бракує файлу pack.toml
pack-extends = pack.toml: extends має значення { $value }; за столом набір може доповнювати лише «standard»
pack-file-name = «{ $file }» не годиться як назва файлу набору; пишіть її малими латинськими літерами, цифрами й дефісами, як-от { $known }
pack-too-many-files = набір має щонайбільше { $most ->
    [one] { $most } файл
    [few] { $most } файли
   *[many] { $most } файлів
}, а не { $files }
pack-too-long = файли набору мають разом щонайбільше { $most ->
    [one] { $most } літеру
    [few] { $most } літери
   *[many] { $most } літер
}, а не { $letters }
pack-too-large = за столом у наборі щонайбільше { $most } { $what ->
    [kinds] { $most ->
        [one] вид карт
        [few] види карт
       *[many] видів карт
    }
    [cards] { $most ->
        [one] карта
        [few] карти
       *[many] карт
    }
   *[actions] { $most ->
        [one] дія
        [few] дії
       *[many] дій
    }
}, а не { $found }
pack-too-slow = з таким набором одна дія триває задовго
analysis-too-long = розбір потребує більше, ніж дозволено: { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
reading-too-long = читання потребує більше, ніж дозволені { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} чи { $megabytes } МБ
replay-too-long = запис задовгий для показу: { $lines ->
    [one] { $lines } рядок
    [few] { $lines } рядки
   *[many] { $lines } рядків
}, з них скасувань { $undos }
record-other-result = у записі стоїть { $stated }, а його ходи ведуть до { $found }
record-not-so-prepared = підготовлене перед матчем не випливає із зерна та записаних виборів
record-no-end = у записі стоїть { $stated }, а його ходи не ведуть до кінця
bits-not-hex = біти сервера записано не шістнадцятковими цифрами

## Сховище

not-a-store = «{ $address }» не є сховищем; напишіть sqlite:ШЛЯХ, наприклад sqlite:tables.db, або postgresql://USER@HOST/DATABASE
store-not-opened = сховище { $store } не вдається відкрити: { $problem }
store-of-other-version = його записала інша версія sandtable ({ $theirs }, а не { $ours })
no-table-in-trash = столу «{ $table }» у кошику немає; у ньому є: { $known }
recover-nothing = немає файлу { $file }, з якого щось рятувати
recover-onto = { $file } вже є; назвіть новий файл для врятованого
backup-onto = { $file } вже є; назвіть новий файл для копії
backup-nothing = за адресою { $store } немає чого зберігати
backup-failed = копію { $file } не вдалося записати: { $reason }
restore-nothing = немає копії { $file }
restore-failed = копію { $file } не вдалося відновити: { $reason }
postgres-lacks-package = сховищу в «PostgreSQL» потрібен пакунок «asyncpg»; у теці з кодом виконайте «pip install '.[postgres]'»

# Settings
config-unreadable = налаштування { $file } не вдалося прочитати: { $reason }
config-wrong = { $file }: { $reason }; ключі такі: { $known }
limit-wrong = limits: { $limit } дорівнює { $value }; є такі межі: { $known }, кожна число від 0
public-url-wrong = «{ $url }» не є загальнодоступною адресою; напишіть її як https://club.example
keep-days-wrong = --keep-days має значення { $value }; потрібна кількість днів або 0, щоб зберігати столи завжди
