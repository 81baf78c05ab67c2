# Що кажуть помилки команд. $reason — слова системи.
upto-out-of-range = --upto має значення { $value }; у записі { $lines ->
    [one] { $lines } рядок
    [few] { $lines } рядки
   *[many] { $lines } рядків
}, тож можливі числа від 0 до { $lines }
position-or-seat = позиція показує всі карти; приберіть --position або --seat
no-card-in-game = гра { $game } не має карти «{ $card }»{ $hint }
no-deck = колоди «{ $deck }» немає{ $hint }; вкажіть файл або одну з цих: { $known }
no-map = мапи «{ $map }» немає{ $hint }; вкажіть файл або одну з цих: { $known }
file-not-text = { $file }: це не текст у UTF-8; збережіть його в цьому кодуванні
file-not-written = файл { $file } не вдалося записати: { $reason }
file-unreadable = файл { $file } не вдається прочитати: { $reason }
picture-not-written = малюнок не вдається записати у файл { $file }: { $reason }
which-game = яка гра? Напишіть sandtable play та одну з назв: { $known }
nothing-to-resume = незавершених ігор немає; почніть нову: sandtable play ГРА
option-not-understood = «{ $word }» незрозуміло; параметри пишуть так: --назва значення
option-without-value = параметр --{ $option } не має значення; напишіть --{ $option } і значення
server-lacks-package = столу в браузері потрібен пакет { $package }; у теці з початковим кодом виконайте «pip install '.[server]'»
port-wrong = --port має значення { $port }; потрібне число від 1 до 65535
cannot-listen = не вдається слухати { $host }, порт { $port }: { $reason }; виберіть інший --port
no-sheet = { $game }: пам’ятки немає, є лише самі правила

# tables, backup, restore
which-table = який стіл? Напишіть «sandtable tables { $what }» і те, що стоїть після /t/ у його посиланні, а для «recover» новий файл
no-such-table = у цьому сховищі немає столу «{ $table }»; «sandtable tables list --all» називає їх
table-in-trash = стіл «{ $table }» у кошику; «sandtable tables back { $table }» поверне його
no-record-yet = запису ще немає: { $reason }
store-failed = сховище не відповідає: { $reason }
metrics-lack-package = цифрам для «Prometheus» потрібен пакунок «prometheus-client»; у теці з кодом виконайте «pip install '.[metrics]'»
think-needs-postgres = сховищем «{ $store }» кілька машин не користуються; вкажіть сховище серверів: --store postgresql://КОРИСТУВАЧ@МАШИНА/БАЗА
