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
about = Про гру
games = Ігри
rules = Правила
cards = Карти
rules-and-cards = Правила й карти
language = Мова
theme = Темна чи світла
close = Закрити
search = Пошук
opening = Відкриваємо стіл…
to-front = На головну
nothing-here = За цією адресою нічого немає.
nothing-found = Нічого не знайдено.
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
watch-record = Переглянути записану гру
record-file = Запис із цього чи іншого столу
about-afu = Тримайте три колонки проти загарбників, раунд за раундом. Мобілізуйте кращі підрозділи, звільняйте міста, не піддавайтеся паніці. Двоє суперників або один гравець.
about-barbarossa = Зберіть армію з невеликої колоди коней і піхоти. Забезпечте її, рушайте на схід і беріть міста раніше за інших.
about-frontier-wars = Танки, піхота, гармати й літаки на мапі з шестикутників. Будуйте, рухайтеся, боріться за стратегічні пункти й наберіть десять очок першими.
about-victory-day = Дві армії 1945 року стоять одна проти одної у дві лінії. Викладайте ресурси, будуйте підрозділи, атакуйте хвилями, доки чиясь колода не вичерпається.
about-other = Гра з іншого пакунка.

# Новий стіл
new-table = Новий стіл: { $game }
your-name = Ваше ім’я
how-many = Скільки місць?
seat-number = Місце { $n }
seat-me = я
seat-open = друг за посиланням
seats-help = Кілька місць «я» ділять один екран: стіл ховає руку, коли черга переходить.
bot-random = бот, грає будь-що
bot-greedy = бот, бачить на хід уперед
bot-search = бот, думає наперед
bot-mcts = бот, думає наперед
bot-ismcts = бот, думає наперед
option-first = Хто починає
first-random = вирішить випадок
page-option-pack = Карти
option-default = як зазвичай
own-file = мій файл
or-own-file = або ваш файл
own-pack = Власний набір карт (його файли .toml)
set-up = Накрити стіл
learn = Навчитися в навчальній партії
lesson = Урок

# Кімната очікування
waiting-room = Стіл готовий
seats = Місця
free-seat = вільне місце
you = ви
guest = Гість
present = тут
absent = немає
fill-open = Вільні місця
wait-for-people = чекати на людей
start = Почати гру
host-starts = Господар столу почне гру, коли всі зберуться.
send-link = Надішліть це посилання друзям або нехай наведуть камеру на код.
invite-link = Посилання на місце
watch-link = Посилання для глядачів
copy = Копіювати
copied = Скопійовано
fair-title = Чи чесно тасується колода?
fair-text = Сервер зафіксував свою частку випадку й показує її печатку. Ваш браузер додає власне випадкове слово. Наприкінці все відкриється, і це можна перевірити.
invited = Вас запрошено: { $game }
invited-by = { $name } чекає на вас за столом.
take-seat = Сісти за стіл

# Стіл
log = Журнал
log-empty = Ще нічого не сталося.
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
do-advised = Зробити так
why = Чому?
choose-lit = Оберіть підсвічене
wait = Зачекайте
to-act = ходить
waiting-for = { $name } обирає.
bot-thinks = { $name } думає.
bots-paused = Черга: { $name }; ботів зупинено.
game-over = Гру завершено.
page-round = раунд { $n }
page-turn = хід { $n }
no-rule = Для цього правила немає слів.
copies = Примірників: { $n }.
source-rulebook = Надруковано в правилах.
source-public = Відомо з відкритих джерел.
source-designed = Створено для Sandtable.
source = Джерело
all-sources = Усі джерела
chat = Розмова
chat-line = Скажіть щось
send = Надіслати
spectator = глядач
spectators = { $n ->
    [one] { $n } глядач
    [few] { $n } глядачі
   *[other] { $n } глядачів
  }
table-menu = Стіл: місця, темп, здатися
has-resigned = здається
bot-plays = Нехай грає бот
give-back = Повернути місце
bots-pause = Зупинити ботів
bots-go-on = Нехай боти грають далі
bots-step = Одна дія бота
pace = Темп ботів
play-forced = Робити вимушені ходи за мене
ask-take-back = Попросити повернути хід
ask-stop = Запропонувати зупинитися
resign = Здатися
resign-sure = Так, здаюся
reconnecting = Зв’язок утрачено. Пробуємо знову; з гри нічого не зникне.
will-be-sent = Ваш вибір буде надіслано, щойно він відновиться.
proposed-take-back = { $name } просить повернути останній хід.
proposed-stop = { $name } пропонує зупинитися без переможця.
proposed-rematch = { $name } пропонує реванш.
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
end-resigned = { $name } здається.
rematch = Реванш
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
turn-back = До попереднього ходу
turn-on = До наступного ходу
verify = Чи чесно тасували?

# Значення на картах
value-attack = атака
value-defense = захист
value-support = підтримка
value-recruit = мобілізація
value-vp = переможні очки
value-op = очки операцій
value-sp = очки постачання
value-rp = очки підкріплень
value-bp = очки бою
value-dp = взяти карт
value-occupy = вартість захоплення
value-defence-change = оборона
value-bombing = бомбардування
value-research = дослідження
badge-sp = { $n } ОП
badge-line = Лінія { $n }
badge-tactical = Тактична
badge-attack = Атака
badge-defense = Захист

# Розкладки
no-support = без підтримки
no-invader-support = без підтримки ворога
empty-front = ніхто не боронить
place-here = Боронити тут
support-here = Підтримати тут
column = Колонка { $n }
line-of = { $name }: { $line }
front-empty = немає підрозділів
turn-order = Порядок ходів
victory-at = Перемога за { $n }
headquarters-of = штаб гравця { $name }, стійкість { $n }
reserve = Ваш резерв
order-decks = Колоди наказів
legend-hq = Штаб, стійкість
legend-factory = Завод
legend-camp = Табір
legend-star = 1 переможне очко
tile-frontier = фронтир

# Про гру
about-text = Sandtable дає змогу грати у видані воєнні ігри в браузері, у терміналі або з коду. Правила й значення карт викладено нашими словами; малюнки власні. Купуйте коробки: вони того варті.
works-of-others = Роботи інших на цій сторінці
credit-milsymbol = milsymbol (Måns Beckman) малює символи підрозділів НАТО (ліцензія MIT).
credit-fira = Шрифти Fira Sans і Fira Sans Extra Condensed: The Mozilla Foundation і Telefonica (SIL Open Font License 1.1).
credit-fluent = Project Fluent від Mozilla складає речення (Apache License 2.0).
credit-svelte = Svelte, його учасники (ліцензія MIT).
credit-qrcode = qrcode-generator (Kazuhiko Arase) малює коди (ліцензія MIT).

# Що робить підрозділ у хвилі
role-ordinary = атакує
role-directed = атакує ціль
role-bomber = бомбить
role-intercepted = перехоплений
role-escort = супроводжує
role-guns = підтримує
role-blocker = блокує
role-interceptor = перехоплює
role-target = під ударом
role-spent = під ударом
role-through = прорвався
role-raider = у рейді
role-looter = у рейді
wave = Хвиля { $n }

# Що сталося, рух, звук
since-title = Що сталося після вашого ходу
since-show = Що сталося?
since-at = { $n } з { $all }
since-done = Назад до гри
last-move = Щойно
set-motion = Показувати рух карт
set-sound = Звуки: ваш хід, карти, бої
achievements = Досягнення
secret = Таємне
no-wave = Нічийна земля
deck = Колода
discarded = Скинуто
