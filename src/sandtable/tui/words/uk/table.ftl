# Слова термінального столу.

player-person = Гравець { $number }
player-bot = Бот { $number }
you = ви

how-to = Введіть номер або початок варіанта (Tab доповнює) чи «довідка».
unfinished = { $count ->
        [one] Є { $count } незавершена гра: щоб продовжити, введіть «продовжити».
        [few] Є { $count } незавершені гри: щоб продовжити останню, введіть «продовжити».
       *[other] Є { $count } незавершених ігор: щоб продовжити останню, введіть «продовжити».
    }
curtain = За столом { $name }. Натисніть Enter: це я, { $name }.
thinking = { $name } думає
earlier = … раніше ще { $count }: журнал
more = Enter — далі, q — досить 

# Що сталося, якщо гра не має про це речення.
moved = { $cards }: { $from } → { $to }
taken-up = { $cards } → { $to }
shuffled = { $zone }: перетасовано
shown = { $zone }, показано: { $cards }
turned = { $zone }: { $was } → { $card }
top = зверху { $card }

# Клавіша, що бере варіант, біля якого стоїть.
key-enter = Enter

# Відповіді на введене.
empty = Введіть номер варіанта або «довідка».
interrupted = Щоб вийти, введіть «вийти» або ще раз натисніть Ctrl-C; гру збережено.
no-number = { $last ->
        [1] Варіанта { $number } немає; є лише 1.
       *[other] Варіанта { $number } немає; є від 1 до { $last }.
    }
no-choice = «{ $text }» — не варіант і не команда; введіть «варіанти» або «довідка».
left-out = З вашого рядка пропущено: { $rest }
step-over = Той крок уже завершився сам; з вашого рядка пропущено: { $rest }
ambiguous = «{ $text }» підходить до кількох варіантів ({ $count }); введіть номер одного:
folded = { $first } … усього { $count }: введіть { $beginning }

verdict-won = Перемога: { $name }.
verdict-shared = Перемогу ділять: { $names }.
verdict-lost = Гру програно.
taken-back-often =
    { $n ->
        [one] За гру повернуто { $n } крок.
        [few] За гру повернуто { $n } кроки.
       *[many] За гру повернуто { $n } кроків.
    }
record-kept = Запис цієї гри:
kept = Гру збережено; щоб продовжити: sandtable play --resume. Її файл:
nothing-kept = Нічого не зіграно, тож зберігати нічого.
not-kept = Гру не вдалося записати на диск: { $why }. Збережіть її деінде: «зберегти ФАЙЛ».

# Що можна ввести, крім варіантів і команд, через пробіл; англійські слова розуміються будь-якою мовою.
typed-yes = так т
typed-no = ні н
typed-swap = міняємо м
# «1 x3» — варіант 1 тричі; тут українська літера.
typed-times = х ×

# Команди.
command-help = довідка
command-table = стіл
command-look = огляд
command-choices = варіанти
command-undo = скасувати
command-why = чому
command-card = карта
command-log = журнал
command-forecast = прогноз
command-hint = підказка
command-think = подумати
command-coach = наставник
command-lang = мова
command-position = позиція
command-save = зберегти
command-resume = продовжити
command-resign = здатися
command-quit = вийти

help-choose = Обирайте за номером або початком варіанта; спільний початок покаже всі такі. «1 x3» — тричі. «1; 4» — два вибори.
help-help-typed = довідка
help-help = ця сторінка
help-table-typed = стіл
help-table = показати стіл ще раз
help-look-typed = огляд [ЗОНА]
help-look = усі зони повністю або одна з них
help-choices-typed = варіанти
help-choices = усі варіанти, також згорнуті в один рядок
help-undo-typed = скасувати
help-undo = скасувати свій останній вибір
help-why-typed = чому [ЩО]
help-why = правила варіантів і подій; одне правило чи число
help-card-typed = карта [НАЗВА | №]
help-card = ваша рука або що робить карта, за назвою чи номером варіанта
help-log-typed = журнал [РЯДКІВ]
help-log = що сталося досі
help-forecast-typed = прогноз [ВИБІР]
help-forecast = що передбачають правила: суми, втрати, що лишиться й чого бракує
forecast-none = Тут нема чого передбачати.
help-hint-typed = підказка
help-hint = що на вашому місці обрав би бот
help-think-typed = подумати
help-think = про що зараз подумати й які варіанти порівняти
help-coach-typed = наставник
help-coach = наставник пояснює рішення й дивиться на ваш вибір; ще раз — вимкнути
help-lang-typed = мова { $languages }
help-lang = змінити мову
help-position-typed = позиція [ФАЙЛ]
help-position = позиція як текст, закриті карти роздано навмання
help-save-typed = зберегти ФАЙЛ
help-save = записати гру у файл
help-resume-typed = продовжити [ФАЙЛ]
help-resume = продовжити іншу незавершену гру
help-resign-typed = здатися
help-resign = припинити боротьбу
help-quit-typed = вийти
help-quit = вийти; гру буде збережено
help-keys = Tab доповнює, ↑ повторює рядок, Enter обирає варіант із цим словом, будь-яка клавіша пропускає паузи між ходами ботів.

why-choices = Правила, на яких стоять варіанти:
why-events = Правила, за якими все сталося:
why-figures = Можна запитати про число: чому { $names }
why-unknown = «{ $text }» — не правило, не варіант і не число цієї гри; правила пишуть так: { $prefix }-1.2.
card-which = Назвіть карту, досить початку назви.
card-unknown = У цій грі немає карти «{ $text }».
card-none = У варіанті { $text } карти немає.
card-many = «{ $text }» підходить до кількох карт: { $names }.
card-blank = Крім назви, на ній нічого немає.
hinted = { $bot } обрав би: { $choice }.
hinted-chance = { $bot } обрав би: { $choice }. Шанс на перемогу: { $chance } %.
hinted-next = Наступне за якістю: { $choice }, { $less ->
    [0] наскільки видно, не гірше
   *[other] на { $less } % менше
}; певність { $sure } %.
coach-says = Наставник: { $text }
coach-looks = Наставник дивиться …
coach-on = Наставника ввімкнено: кожне рішення він пояснить, коли воно трапиться вперше. Введіть «наставник», щоб вимкнути, «подумати» — щоб спитати.
coach-off = Наставника вимкнено. Введіть «наставник», щоб повернути.
coach-people = Між людьми наставника немає: він для того, хто грає сам проти ботів.
coached = Ви грали з наставником.
no-language = Є мови { $languages }: введіть, наприклад, «мова { $example }».
save-where = Для копії введіть «зберегти ФАЙЛ». Після кожного ходу гра й так зберігається тут:
saved = Збережено: { $path }
save-other = { $path } уже існує, і в ньому щось інше; оберіть іншу назву.
save-failed = { $path } записати не вдалося: { $why }.
position-note = Карти, яких ви не бачите, роздано навмання.
position-saved = Позицію збережено: { $path }. Карти, яких ви не бачите, роздано в ній навмання.
nothing-waits = Іншої незавершеної гри немає. Назвіть файл: «продовжити ФАЙЛ».
new-rules = Від початку цієї гри правила змінилися; вона триває за нинішніми.{ $dropped ->
    [0] {""}
    [one] {" "}Скасовано { $dropped } останній хід, бо він уже не відповідає правилам.
    [few] {" "}Скасовано { $dropped } останні ходи, бо вони вже не відповідають правилам.
   *[many] {" "}Скасовано { $dropped } останніх ходів, бо вони вже не відповідають правилам.
}
cannot-resume = Цю гру не продовжити: { $why }.
look-unknown = Зони «{ $text }» немає; є { $zones }.
ask-take-back = Чи згодні інші все ж скасувати це? так чи ні:
ask-resign = Здатися в цій грі? так чи ні:
not-resigned = Ви граєте далі.
yes-or-no = Відповідайте «так» чи «ні»: «{ $text }» — ні те, ні інше.
one-of-these = Відповідайте одним із цих слів: «{ $text }» серед них немає.
workshop-keys = «карта НАЗВА» показує карту повністю, «підказка» — вибір бота, «вийти» — вихід; усе зберігається.
ask-again = Зіграємо ще? так чи ні:
ask-again-sides = Зіграємо ще? так — за ті самі сторони, міняємо — помінявшись сторонами, чи ні:

# Уроки
lesson-head = { $game }, урок { $number } з { $last }: { $title }
lesson-goal = Мета: { $goal }
lesson-how = Введіть вибір; допоможуть «підказка», «показати», «знову»; «вихід» — вийти.
lesson-missed-now = Не так. Напишіть «знову», щоб спробувати ще раз, або «показати», щоб побачити наступний вибір.
lesson-shown = Показано: { $choice }
lesson-learnt = Вивчено: { $text }
lesson-rules = Правила за цим: { $rules }
lesson-next = Далі: sandtable lessons { $game } { $number }
lesson-last = Це був останній урок. Тепер гра: sandtable play { $game }
lesson-left = Урок чекає: sandtable lessons { $game } { $number }
lesson-unknown = «{ $text }» тут не є вибором; введіть номер вибору або «підказка», «показати», «знову», «вихід».
typed-hint = підказка п
typed-again = знову з
typed-show = показати
typed-quit = вихід в
typed-card = карта
typed-why = чому
