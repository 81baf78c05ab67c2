# Слова команд.

# sim
sim-title = { $title }, { $seats } { $seats ->
    [one] місце
    [few] місця
   *[many] місць
}: { $games } { $games ->
    [one] гра
    [few] гри
   *[many] ігор
}, зерно { $seed }
sim-progress = зіграно { $games } з { $all } ігор
sim-pack = Набір: { $title } ({ $pack })
sim-playing = Граємо
sim-bots = Боти
sim-seats = Місця
sim-bot = бот
sim-seat = місце
sim-wins = частка перемог
sim-interval = інтервал 95%
sim-played = зіграно місць
sim-shared = Спільні перемоги: { $share } ігор.
sim-lengths = Тривалість і рахунок
sim-least = найменше
sim-median = медіана
sim-mean = середнє
sim-most = найбільше
sim-actions = дії
sim-rounds = раунди
sim-score = рахунок: { $name }
sim-score-winner = рахунок переможців
sim-endings = Завершення
sim-ending = завершення
sim-games = ігри
sim-chosen = Що обирали
sim-happened = Що сталося
sim-what = що
sim-per-game = за гру
sim-in-games = в іграх
sim-by-winner = переможцем
sim-won = виграш виконавців
sim-metrics = Баланс
sim-metric = величина
sim-found = знайдено
sim-readings = вимірів
sim-target = ціль
sim-verdict = досягнуто
sim-met = так
sim-missed = ні
sim-unsure = ще не сказати: { $games }
sim-games-needed = потрібно близько { $games ->
    [one] { $games } гри
   *[other] { $games } ігор
}
sim-on-the-bound = величина лежить на самій межі
sim-nothing = немає даних
sim-speed = { $rate } ігор за секунду, процесів: { $workers }.
sim-stopped = { $games ->
    [0] Зупинено, перш ніж закінчилася хоч одна гра; звіту немає.
   *[other] Зупинено, зіграно { $games } з { $all } ігор; звіт про них.
}
sim-absent = Нові або змінені карти, яких не буває в іграх із цими параметрами: { $cards }. Їх немає в жодній колоді, або вони не мають примірників.
sim-untouched = Карти, з якими нічого не сталося: { $cards }.
sim-take = Одне місце, в кожній грі інше, брало карту { $card } щоразу, як могло, у середньому { $times } раза за гру, і виграло { $share } ({ $low } – { $high }). Місце з тим самим ботом без такої звички виграє { $par }.
sim-take-better = Отже, карта варта більше, ніж гадає цей бот.
sim-take-worse = Отже, карта слабка, або цей бот не вміє нею скористатися.
sim-take-unsure = Це ще нічого не доводить: { $games }.
sim-take-never = Узяти її не вдалося жодного разу, тож це нічого не доводить.

# replay
replay-head = { $title }, { $seats } { $seats ->
    [one] місце
    [few] місця
   *[many] місць
}, набір { $pack }
replay-undo = скасовано
replay-waiting = Хід за гравцем: { $seat }.
replay-over = Гру закінчено: { $ending }
replay-rank = { $rank }. { $seat }: { $score }
replay-older = Партію зіграно за версією { $was } правил, тому за нинішньою версією { $now } її не відтворено. Ось її ходи, як їх записано:
replay-by-today = Результату в записі немає; за нинішніми правилами партія закінчується так:
replay-unstated = Результату в записі немає, і за нинішніми правилами партія не доходить до кінця.

# cards
cards-head = { $title }: { $pack }, видів { $kinds }, карт { $cards }.
cards-good = Набір у порядку.
cards-words = Під ключем «{ $key }» набір може мати такі слова. Після кожного: його ключі, що воно робить і де може стояти.
cards-no-words = Гра { $game } не має слів для ефектів: її карти мають лише числа.
cards-word-keys = { $keys }: { $about }
cards-word-places = { $about } (у { $places })
cards-sources = { $values ->
    [one] { $values } значення
    [few] { $values } значення
   *[many] { $values } значень
}: { $list }.
cards-source = Джерело: { $list }.
cards-source-rulebook = надруковано в правилах
cards-source-public = з відкритих джерел
cards-source-publisher = від видавця
cards-source-changed = змінено
cards-source-designed = розроблено тут
cards-copies = { $copies } { $copies ->
    [one] примірник
    [few] примірники
   *[many] примірників
}

# verify
verify-head = { $title }: зерно { $seed }, { $lines } { $lines ->
    [one] рядок
    [few] рядки
   *[many] рядків
}
verify-shuffle = перемішано: { $zone }, { $cards } { $cards ->
    [one] карта
    [few] карти
   *[many] карт
}
verify-number = випало число
verify-fair = так, як випливає із зерна
verify-unfair = НЕ так, як випливає із зерна
verify-event = випадкова подія { $number }, підзерно { $seed }
verify-stuck = Запис не відтворюється: { $reason }
verify-good = Запис відтворюється точно; { $events } { $events ->
    [one] випадкова подія випливає
    [few] випадкові події випливають
   *[many] випадкових подій випливають
} із зерна.
verify-prepared-fits = Підготовлене перед матчем випливає із зерна та записаних виборів.
verify-prepared-differs = Підготовлене перед матчем НЕ випливає із зерна та записаних виборів.
verify-bad = Перемішування не відповідають зерну.
verify-older = Перемішувань не можна обчислити знову: { $reason }.
verify-other-result = У записі стоїть { $stated }, але це НЕ результат його ходів; їхній результат — { $found }.
verify-hash-fits = Біти сервера — ті самі, геш яких показано перед грою.
verify-hash-differs = Біти сервера — НЕ ті, геш яких показано перед грою.
verify-seed-fits = Зерно випливає з бітів сервера та слів { $words } { $words ->
    [one] гравця
   *[other] гравців
}.
verify-seed-differs = Зерно НЕ випливає з бітів сервера та слів { $words } { $words ->
    [one] гравця
   *[other] гравців
}.

# sandtable deck
side-soviet = Червона армія
side-german = німецька армія
deck-head = { $deck }: { $side }, карт: { $cards }. Колода дозволена.
deck-resource = Ресурси: { $cards }
deck-unit = Підрозділи: { $cards }
deck-tactical = Тактичні карти: { $cards }

# sandtable boosters. Зірка стоїть перед картами, що бувають лише в бустерах.
booster-head = { $side }, бустер { $number } з { $all }
boosters-seed = Зерно — { $seed }. Те саме зерно відкриває ті самі бустери.
boosters-kept = { $file }: додано карт — { $more }, усього { $all }.
collection-head = { $side }: карт { $cards }, різних { $kinds }, відкрито бустерів { $packs }
collection-unchecked = sandtable: бустери з { $file } відкрито, коли були інші карти, тож перевірити її карти не можна.

# sandtable map
map-head = { $name }: гравців { $players }, полів { $tiles }; для перемоги треба очок: переможних { $points } або досліджень { $research }.
map-counts = Міста { $city }, аеродроми { $airport }, стратегічні пункти { $strategic }, старти { $start }, нейтральні { $neutral }, вода { $water }.
map-fair-exact = Мапа придатна для гри і чесна: від кожного старту однакові відстані до зірок кожного виду.
map-fair-within-1 = Мапа придатна для гри і чесна з точністю до кроку: сума відстаней до зірок одного виду різниться щонайбільше на 1.
map-fair-none = Мапа придатна для гри. Чи вона чесна, не перевірено: у ній сказано «fairness: none».
map-drawn = Намальовано у файл { $file }.
map-legend = . нейтральне   C місто   A аеродром   S стратегічний пункт   ~ вода   1 2 3 4 старти

# Уроки
lessons-how = Щоб почати урок: sandtable lessons { $game } 1.

# arena
arena-rating = рейтинг
arena-speed = мс процесора на вибір
arena-goes-on = Продовжуємо з { $file }: уже зіграно { $games } { $games ->
    [one] гру
    [few] гри
   *[many] ігор
}
arena-stopped = Зупинено після { $games } { $games ->
    [one] гри
    [few] ігор
   *[many] ігор
}; та сама команда продовжить з { $file }
arena-decided = Вирішено після { $games } { $games ->
    [one] гри
    [few] ігор
   *[many] ігор
}: про кожних двох ботів відомо, хто з них сильніший.
arena-undecided = Зіграно { $games } { $games ->
    [one] гру
    [few] гри
   *[many] ігор
}; деякі боти надто близькі, щоб сказати. Більше --deals продовжить звідси.
arena-more-failures = … і ще { $count } { $count ->
    [one] гра
    [few] гри
   *[many] ігор
}, яких бот не зміг продовжити; усі вони у звіті.
arena-written = Звіт: { $json } і { $html }

# tables, backup, restore
tables-count = Столів: { $shown } із { $all }
tables-going = триває
tables-bot-asked = триває, хід бота
tables-over = завершено
tables-trash = у кошику
tables-head = Стіл { $table }: { $game }, { $state }, востаннє { $touched }
tables-seat = Місце { $number }: { $name }, бот: { $bot }
tables-moves = Ходів: { $moves }, усіх дій: { $acts }, рядків розмови: { $chat }
tables-closed = Стіл { $table } у кошику; sandtable tables back { $table } поверне його
tables-back = Стіл { $table } повернено
tables-reports = Скарг: { $count }
tables-rude-line = { $name }: «{ $text }»
tables-rude-name = ім’я: { $name }
tables-saved = Врятовано цілих: { $whole }; обрізаних: { $cut }; втрачено: { $lost }
tables-cut = { $table }: перші дії, { $acts }
tables-bare = { $table }: дії є, але його власні карти втрачено, і без них стіл не відкрити
tables-lost = { $table }: нічого
backup-done = Збережено { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
} у { $file }
restore-done = Повернено { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
}; вже були й не змінені: { $known }

# serve
serve-network = Чи можуть телефони й комп’ютери вашої мережі приєднуватися до ваших столів? [y/N]
serve-network-kept = Збережено у { $file }; вилучіть цей файл, щоб вас спитали знову.

# analyse
analyse-progress = переглянуто рядків: { $done } з { $all }
analyse-stopped = Зупинено; нічого не записано.
analyse-course = Шанси на перемогу, як їх міг знати той, хто обирав (спроб на кожен вибір: { $simulations }):
analyse-turned = Переломні моменти:
analyse-never-turned = Переломних моментів не було: жоден вибір і жодна примха випадку не важили 5 %.
analyse-mistake = { $number }. { $seat }: { $played }. Краще: { $best } (шанс { $chance }). Втрачено: { $lost }.
analyse-line = кращий варіант: { $line }
analyse-lucky = { $number }. { $seat }: від попереднього вибору везіння дало { $swing }; тепер шанс { $chance }.
analyse-unlucky = { $number }. { $seat }: від попереднього вибору невезіння забрало { $swing }; тепер шанс { $chance }.
analyse-account = { $seat }: найкращих із того, що можна було знати, — { $best } з { $choices } виборів; при першому виборі шанс був { $began }; власна гра втратила { $lost }, { $others ->
    [known] помилки інших дали { $given }, везіння та неточність оцінок { $luck }
   *[unknown] везіння та дії інших дали { $luck }
}.

# Правила
rules-counted =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-how = `sandtable rules { $game } 3` відкриває розділ 3, номер правила — це правило, слово — усе, де воно є; `--all` друкує все.
rules-found = «{ $words }»: { $count ->
        [0] жодного правила.
        [one] { $count } правило.
        [few] { $count } правила.
       *[many] { $count } правил.
    }
rules-beside = Стосується { $rule }: { $text }
rules-example = Приклад: { $title }
rules-in = Розділ { $number }: { $heading }

# Пам’ятка
sheet-title-win = Як виграти
sheet-title-turn = Хід
sheet-title-signs = Позначки
sheet-title-values = Значення
sheet-title-keys = Клавіші
sheet-keys = Номер: цей вибір. Tab: доповнити. Enter: вибір, біля якого він стоїть. help, why, card НАЗВА, hint, undo, quit.

train-playing = Зіграно { $games } з { $all } партій
train-duelling = Зіграно { $games } партій двобою, щонайбільше { $all }
train-stopped = Зупинено. Вивчене лежить у { $folder }; та сама команда продовжить.
train-learnt = { $net }: навчено на { $positions } позиціях із { $games } партій.
train-better = На відкладених партіях логарифмічна втрата { $loss }, нижча за { $plain } власної оцінки гри.
train-worse = На відкладених партіях логарифмічна втрата { $loss }, не нижча за { $plain } власної оцінки гри.
train-duel = З нею планувальник виграв { $share } з { $games } партій за { $ms } мс (від { $low } до { $high }, 95%).
train-earned = Вона заслужила своє місце.
train-not-earned = Місця вона не заслужила: має передбачати краще й виграти понад 55% двобою.
