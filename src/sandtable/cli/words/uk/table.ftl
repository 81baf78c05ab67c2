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
sim-deed = що
sim-per-game = за гру
sim-in-games = в іграх
sim-by-winner = переможцем
sim-won = виграш виконавців
sim-metrics = Баланс
sim-metric = величина
sim-found = знайдено
sim-readings = вимірів
sim-target = ціль
sim-met = досягнуто
sim-yes = так
sim-no = ні
sim-nothing = немає даних
sim-speed = { $rate } ігор за секунду, процесів: { $workers }.
sim-stopped = Зупинено; звіту немає.

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

# cards
cards-head = { $title }: { $pack }, видів { $kinds }, карт { $cards }.
cards-good = Набір у порядку.
cards-sources = Джерела: { $list }.
cards-source-rulebook = надруковано в правилах
cards-source-public = з відкритих джерел
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
verify-bad = Перемішування не відповідають зерну.
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

# sandtable map
map-head = { $name }: гравців { $players }, полів { $tiles }; для перемоги потрібно { $points } переможних очок або { $research } очок досліджень.
map-counts = Міста { $city }, аеродроми { $airport }, стратегічні пункти { $strategic }, старти { $start }, нейтральні { $neutral }, вода { $water }.
map-fair = Мапа придатна для гри і чесна.
map-drawn = Намальовано у файл { $file }.
map-legend = . нейтральне   C місто   A аеродром   S стратегічний пункт   ~ вода   1 2 3 4 старти
