# Слова самої сторінки. Ігри приносять свої.
player = Гравець { $number }
hidden-card = закрита карта
place-in-line = { $side ->
    [own] своя лінія { $line }, місце { $place }
    [foe] лінія ворога { $line }, місце { $place }
    [enemy] лінія ворога { $line }, місце { $place }
   *[other] лінія { $line }, місце { $place }
  }

# Усюди
about = Про проєкт
games = Ігри
rules = Правила
cards = Карти
maps = Мапи
decks = Колоди
rules-and-cards = Правила й карти
language = Мова
language-short = УКР
theme = Темна чи світла
close = Закрити
search = Пошук
opening = Відкриваємо стіл…
to-front = На головну
nothing-here = За цією адресою нічого немає.
found = { $n ->
    [0] Нічого не знайдено.
   *[other] Знайдено: { $n }.
  }
take-away = Прибрати
no-server = Сервер не відповідає. Чи він ще працює?
no-way-in = Ці двері не відчиняються

# Головна сторінка
front-title = Чотири воєнні гри, один стіл
front-lead = Оберіть гру й сідайте: самі проти ботів, із друзями за посиланням або поруч за одним екраном. Стіл знає правила й пояснює їх.
play-this = Грати
players = { $most ->
    [1] 1 гравець
    [2] { $n } гравці
    [3] { $n } гравці
    [4] { $n } гравці
   *[other] { $n } гравців
  }
my-tables = Мої столи
forget = Забути
all-tables = Усі столи: { $n }
phase-waiting = ще не почато
phase-playing = триває
phase-over = завершено
table-gone = Цей стіл уже прибрано.
watch-record = Переглянути записану гру
watch-record-about = Кожну завершену гру можна зберегти як запис: наприкінці або під час перегляду. Відкрийте його тут і гортайте гру крок за кроком.
record-file = Відкрити запис
about-other = Гра з іншого пакунка.

# Новий стіл
new-table = Новий стіл: { $game }
your-name = Ваше ім’я
how-many = Скільки місць?
who-plays = Хто грає?
way-alone = Наодинці
way-alone-about = Ви граєте проти самої гри.
way-bots = Проти ботів
way-bots-about = Ви починаєте одразу; на інших місцях боти.
way-friends = Із друзями
way-friends-about = Ви отримаєте посилання. Кожен відкриє його на своєму пристрої.
way-screen = За одним екраном
way-screen-about = Екран один на всіх. Щоразу, коли хід переходить, стіл ховає карти.
which-game = Яка партія?
more-options = Інші параметри
seat-number = Місце { $n }
seat-me = я, за цим екраном
seat-bot = { $name } (бот)
seat-open = друг за посиланням
option-first = Хто починає
first-random = вирішить випадок
own-file = мій файл
own-pack = Мої власні карти…
own-pack-about = Набір карт — це один чи кілька файлів .toml, серед них pack.toml. У ньому досить лише того, що відрізняється від стандартних карт.
save-to-change = Зберегти як файл, щоб змінити
set-up = Підготувати стіл
sit-down = Сісти й грати
learn-about = Граєте вперше? Навчальна партія на кожному кроці підкаже, що робити й чому. Ви вільні вчинити інакше.
learn = Навчитися в грі
lesson = Урок

# Кімната очікування
seats = Місця
waiting-room = { $game }: стіл готовий
waiting-for-friends = Надішліть посилання: хто його відкриє, сяде на вільне місце. Починайте, коли всі зберуться.
all-here = Усі на місці. Починайте, коли забажаєте.
host-starts = Господар столу почне гру, коли всі зберуться.
links = Посилання
waited-for = когось чекаємо
free-seat = вільне місце
you = ви
guest = Гість
present = тут
absent = немає за столом
fill-open = Хто сяде на вільні місця?
wait-for-people = чекати на людей
start = Почати гру
send-link = Для друзів: скопіюйте посилання або нехай наведуть камеру на код.
new-invite = Створити нове посилання; старе перестане діяти
make-invite = Створити посилання на місце
make-watch = Створити посилання для глядачів
only-here = До цього сервера можна дістатися лише з цього комп’ютера. Щоб впустити інші пристрої, запустіть його так:
played-by = Грає
a-person = людина
a-bot = бот
new-seat-link = Нове посилання на це місце
seat-link = Посилання на місце { $n }
seat-link-about = Хто відкриє це посилання, той отримає місце та його карти. Старе посилання більше не діє.
invite-link = Посилання на місце
watch-link = Посилання для глядачів
copy = Копіювати
copied = Скопійовано
fair-title = Чи чесно тасується колода?
fair-text = Сервер зафіксував свою частку випадку й показує її печатку. Ваш браузер додає власне випадкове слово. Наприкінці все відкриється, і це можна перевірити.
invited = Вас запрошено: { $game }
invited-by = { $name } чекає на вас за столом.
take-seat = Сісти за стіл
table-full = Усі місця за цим столом зайняті. Ви можете подивитися гру.
watch-game = Дивитися гру

# Стіл
log = Журнал
log-empty = Ще нічого не сталося.
log-earlier = Раніше
actions = Дії
advice = Поради
common = Середина столу
your-hand = Ваша рука
no-hand = У вас немає карт на руці.
empty = порожньо
hidden-rest = Сорочкою догори: { $n }.
your-turn = Ваш хід
asked = Питання
and-now = що далі?
put-back = Повернути
undo = Назад
hint = Підказка
hint-coming = Підказка готується.
do-advised = Зробити так
why = Чому?
choose-lit = Оберіть підсвічене
wait = Зачекайте
to-act = ходить
waiting-for = { $name } обирає.
waiting-away = Хід за гравцем { $name }, але його немає за столом. У меню столу можна доручити гру боту.
waiting-empty = Місце { $n } порожнє. Господар столу може надіслати посилання на нього або посадити бота.
bot-thinks = { $name } думає.
bots-paused = Черга: { $name }; ботів зупинено.
game-over = Гру завершено.
page-round = раунд { $n }
page-turn = хід { $n }
phases = Фази
no-rule = Для цього правила немає слів.
copies = Примірників: { $n }.
source-rulebook = Надруковано в правилах.
source-public = Відомо з відкритих джерел.
source-designed = Створено для Sandtable.
map-facts = Перемога за { $vp } очок, { $minutes } хвилин
map-legend = М — місто, А — аеродром, С — стратегічний пункт; число — місце старту.
map-c = М
map-a = А
map-s = С
pencil-about = Олівцем позначено карти, створені для Sandtable; інші надруковано в правилах або відомо з відкритих джерел.
source = Джерело
all-sources = Усі джерела
chat = Розмова
chat-line = Скажіть щось
chat-new = нових: { $n }
send = Надіслати
spectator = глядач
spectators = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
   *[other] { $n } глядачів
  }
who-is-here = Хто за столом
you-watch = Ви спостерігаєте
table-menu = Стіл: місця, темп, здатися
the-table = Стіл
has-resigned = гравець здався
bot-for-you = За вас грає бот.
play-myself = Знову грати самостійно
bots-pause = Зупинити ботів
bots-go-on = Нехай боти грають далі
bots-step = Одна дія бота
pace = Темп ботів
pace-slow = повільно
pace-fast = швидко
play-forced = Робити вимушені ходи за мене
ask-take-back = Попросити повернути хід
ask-stop = Запропонувати зупинитися
resign = Здатися
resign-really = Здатися в цій партії?
play-on = Ні, граю далі
resign-sure = Так, здаюся
reconnecting = Зв’язок утрачено. Пробуємо знову; з гри нічого не зникне.
will-be-sent = Ваш вибір буде надіслано, щойно він відновиться.
proposed-take-back = { $name } просить повернути останній хід.
proposed-stop = { $name } пропонує зупинитися без переможця.
proposed-rematch = { $name } пропонує реванш.
asked-take-back = Ви просите повернути свій останній хід. Інші мають погодитися.
asked-stop = Ви пропонуєте зупинитися без переможця. Інші мають погодитися.
asked-rematch = Ви пропонуєте реванш. Інші мають погодитися.
declined-take-back = { $name } не погоджується: хід не повертають.
declined-stop = { $name } не погоджується і грає далі.
declined-rematch = { $name } не хоче реваншу.
withdrawn-take-back = { $name } більше не просить повернути хід.
withdrawn-stop = { $name } більше не пропонує зупинитися.
withdrawn-rematch = { $name } більше не пропонує реванш.
agree = Згода
refuse = Ні
withdraw = Відкликати
curtain = Передайте екран. Грає { $name }.
i-am = Я — { $name }

# Кінець
end-won = Перемога: { $name }
end-shared = Спільна перемога
end-solo-won = Перемога
end-solo-lost = Поразка
end-stopped = Зупинено за згодою
end-stopped-about = Усі погодилися зупинитися; немає ні переможців, ні переможених.
end-resigned = Гравець здався: { $name }.
rematch = Реванш зі зміною місць
once-more = Ще раз
watch-replay = Переглянути гру
download-record = Зберегти запис
look-at-table = Подивитися на стіл
show-score = Показати рахунок

# Перегляд
replay = Перегляд
replay-start = Початок
replay-at = Хід { $n } із { $all }
eyes = Чиїми очима
eyes-open = усі карти відкрито
eyes-watch = глядач
step-back = Назад
step-on = Далі
by-turn = хід
by-phase = фаза
turn-back = До початку ходу
turn-on = До наступного ходу
phase-back = До початку фази
phase-on = До наступної фази
line-undo = Останній хід повернуто.
replay-more = Посилання, запис
moment-link = Посилання на цю мить
verify = Чи чесно тасували?
verifying = Перевіряємо кожне тасування…

# Значення на картах
value-attack = атака
value-defense = захист
value-support = підтримка
value-vp = переможні очки

# Розкладки
front-empty = немає підрозділів

# Про гру
about-text = Sandtable дає змогу грати у видані воєнні ігри в браузері, у терміналі або з коду. Правила й значення карт викладено нашими словами; малюнки власні. Купуйте коробки: вони того варті.
works-of-others = Роботи інших на цій сторінці
credit-milsymbol = milsymbol (Måns Beckman) малює символи підрозділів НАТО (ліцензія MIT).
credit-fira = Шрифти Fira Sans і Fira Sans Extra Condensed: The Mozilla Foundation і Telefonica (SIL Open Font License 1.1).
credit-fluent = Project Fluent від Mozilla складає речення (Apache License 2.0).
credit-svelte = Svelte, його учасники (ліцензія MIT).
credit-qrcode = qrcode-generator (Kazuhiko Arase) малює коди (ліцензія MIT).

# Що сталося, рух, звук
since-title = Що сталося після вашого ходу
since-show = Що сталося?
since-at = { $n } з { $all }
since-done = Назад до гри
last-move = Щойно
set-motion = Показувати рух карт
set-sound = Звуки: ваш хід, карти, бої
