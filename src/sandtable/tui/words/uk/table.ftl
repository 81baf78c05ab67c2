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
folded = { $first } … усього { $count }: введіть { $verb }

verdict-won = Перемога: { $name }.
verdict-shared = Перемогу ділять: { $names }.
verdict-lost = Гру програно.
record-kept = Запис цієї гри:
kept = Гру збережено; щоб продовжити: sandtable play --resume. Її файл:
nothing-kept = Нічого не зіграно, тож зберігати нічого.
not-kept = Гру не вдалося записати на диск: { $why }. Збережіть її деінде: «зберегти ФАЙЛ».

# Команди.
command-help = довідка
command-table = стіл
command-look = огляд
command-choices = варіанти
command-undo = скасувати
command-why = чому
command-card = карта
command-log = журнал
command-hint = підказка
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
help-hint-typed = підказка
help-hint = що на вашому місці обрав би бот
help-lang-typed = мова uk | en
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
hinted = Бот { $bot } обрав би: { $choice }.
no-language = Є мови { $languages }: введіть, наприклад, «мова en».
save-where = Для копії введіть «зберегти ФАЙЛ». Після кожного ходу гра й так зберігається тут:
saved = Збережено: { $path }
save-other = { $path } уже існує, і в ньому щось інше; оберіть іншу назву.
save-failed = { $path } записати не вдалося: { $why }.
position-note = Карти, яких ви не бачите, роздано навмання.
position-saved = Позицію збережено: { $path }. Карти, яких ви не бачите, роздано в ній навмання.
nothing-waits = Іншої незавершеної гри немає. Назвіть файл: «продовжити ФАЙЛ».
cannot-resume = Цю гру не продовжити: { $why }.
look-unknown = Зони «{ $text }» немає; є { $zones }.
ask-take-back = Чи згодні інші все ж скасувати це? так чи ні:
ask-take-back-alone = Усе одно скасувати? так чи ні:
ask-take-back-since = Боти вже ходили. Скасувати ваш вибір і все після нього? так чи ні:
ask-resign = Здатися в цій грі? так чи ні:
not-resigned = Ви граєте далі.
yes-or-no = Відповідайте «так» чи «ні»: «{ $text }» — ні те, ні інше.
lesson-left = Далі ви самі: урок ішов іншим шляхом. Скасування може повернути вас до нього.
advice = Порада: { $move }.
