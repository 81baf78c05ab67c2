game-title = Барбаросса
game-credits = Barbarossa, автор Ацуо Йосідзава, Arclight Games, 2010; англійське видання — Japanime Games.

# Зони
zone-hand = Рука
zone-deck = Колода
zone-discard = Скид
zone-playing = Зона розіграшу
zone-deployed = Зона розгортання
zone-field = Поле
zone-aid-deck = Колода ПІДТРИМОК
zone-city-deck = Міста
zone-event-deck = Колода ПОДІЙ
zone-revealed = Відкриті ПОДІЇ
zone-removed-cards = Коробка

# Лічильники
counter-active = Гравець, чий хід
counter-first = Перший гравець
counter-round = Раунд
counter-phase = Фаза
counter-op = Очки дій
counter-sp = Очки постачання
counter-rp = Очки резерву
counter-bp = Очки бою
counter-attacks = Лишилося атак
counter-target = Ціль
counter-cost-change = Зміна вартості захоплення здібностями
counter-receiver = Хто отримує ПОДІЮ
counter-placing = Класи, які можна викладати з руки
counter-last-taken = Москва впала
counter-removed-pile = Колода, що лишилась у коробці
counter-actions = Дій у цій фазі операцій
phase-activation = Активація
phase-operation = Операції
phase-reinforcement = Підкріплення
phase-ending = Завершення

# Стан карти
state-fatigued = виснажено
state-used = використана
state-due = чекає

# Налаштування
option-removed = Яку колоду лишити в коробці
option-removed-random = випадкову
option-removed-none = жодної
option-removed-aid = колоду ПІДТРИМОК
option-round_limit = Найбільше раундів

# Завершення
ending-moscow = Москву взято.
ending-round-limit = Останній раунд завершено.

# Про що питають
ask-activate-cards = { $seat }: фаза активації. Розіграйте ТРАНСПОРТ, оплатіть важкі карти або йдіть далі.
ask-next-text = { $seat }: оберіть, яка карта спрацює першою.
ask-operate = { $seat }: фаза операцій. Розігруйте, використовуйте здібності, розгортайте, атакуйте або завершіть фазу.
ask-reinforce = { $seat }: фаза підкріплень. Купуйте карти або завершіть фазу.
ask-keep-a-card = { $seat }: лишіть одну карту з руки або жодної.
ask-fight = { $seat }: використайте здібності й завершіть атаку.
ask-next-gained-event = { $seat }: оберіть, яку ПОДІЮ здобути наступною.
ask-give-event = { $seat }: оберіть, хто отримає ПОДІЮ: { $kind }.
ask-next-returned-event = { $seat }: оберіть, яка ПОДІЯ піде на дно наступною.
ask-choose-card = { $seat }: оберіть розгорнуту карту, щоб її { $row }; лишилось обрати: { $left }.
ask-choose-group = { $seat }: оберіть, що ви втрачаєте.
ask-remove-from-hand = { $seat }: оберіть карту з руки, яку вилучити; ще можна: { $left }.
ask-pay-with-card = { $seat }: оберіть розгорнуту карту, якою сплатите.
ask-pay-from-hand = { $seat }: оберіть карту з руки, якою сплатите.

# Що можна зробити
do-play = Розіграти: { $a }
do-place = Викласти з руки: { $a }
do-deploy = Розгорнути: { $a }
do-use = { $a }: { $gist }
do-activate = Сплатити й активувати: { $a }
do-attack = Атакувати: { $a }
do-buy = Купити за { $price } ОП: { $a }
do-buy-aid = Купити за { $price } ОП: { $card }
do-keep = Лишити: { $a }
do-keep-none = Нічого не лишати
do-choose = Обрати: { $a }
do-next = Наступна: { $a }
do-give = Отримує { $a }
do-lose-group = Втратити всі: { $a }
do-resolve = { $short ->
    [0] Виграти атаку
   *[other] { $spent ->
        [0] Програти атаку: бракує { $short } ОБ
       *[other] Програти атаку: бракує { $short } ОБ; { $spent } ОБ буде витрачено
    }
}
do-done = Готово
do-end-activation = До фази операцій
do-end-operation = Завершити фазу операцій
do-end-reinforcement = Завершити фазу підкріплень

# Слова
word-hill = висота
word-position = позиція
word-city = місто
word-none = немає
word-infantry = піхота
word-tank = танки
word-artillery = артилерія
word-reconnaissance = розвідка
word-air = авіація
word-support = забезпечення
word-commander = командувачі
word-facility = споруди
word-unit = підрозділи
word-other-unit = підрозділи, крім танків
word-to-fatigue = виснажити
word-to-activate = активувати
word-to-discard = скинути
word-to-discard-group = скинути
word-to-remove = вилучити
word-op = ОД
word-sp = ОП
word-rp = ОР
word-bp = ОБ
word-dp = ОК
word-activation = активація
word-operation = операції
word-reinforcement = підкріплення
word-ending = завершення

# Що сталося
turn-begins = Раунд { $round }: ходить { $seat }.
    .you = Раунд { $round }: ваш хід.
cards-activated = { $seat } активує виснажені карти: { $n }.
    .you = Ви активуєте виснажені карти: { $n }.
activation-paid = { $seat } сплачує { $n } ОП; активовано: { $card }.
    .you = Ви сплачуєте { $n } ОП; активовано: { $card }.
operation-begins = { $seat } починає фазу операцій з 1 ОД.
    .you = Ви починаєте фазу операцій з 1 ОД.
reinforcement-begins = { $seat } починає фазу підкріплень з 1 ОР.
    .you = Ви починаєте фазу підкріплень з 1 ОР.
text-applies = { $seat }: діє текст карти: { $card }.
    .you = Діє текст карти: { $card }.
played = { $seat } розігрує за { $n } ОД: { $card }.
    .you = Ви розігруєте за { $n } ОД: { $card }.
gained = { $seat } отримує { $n } { $point }.
    .you = Ви отримуєте { $n } { $point }.
lost-points = { $seat } втрачає { $n } { $point }.
    .you = Ви втрачаєте { $n } { $point }.
drew = { $seat } добирає карти: { $n }.
    .you = Ви добираєте карти: { $n }.
draw-lost = { $seat } не має що добирати; втрачено доборів: { $n }.
    .you = Ви не маєте що добирати; втрачено доборів: { $n }.
reshuffled = { $seat } тасує скид у нову колоду.
    .you = Ви тасуєте скид у нову колоду.
deployed = { $seat } розгортає: { $card }.
    .you = Ви розгортаєте: { $card }.
placed = { $seat } викладає з руки: { $card }.
    .you = Ви викладаєте з руки: { $card }.
placing-allowed = { $seat } може в цій фазі викладати підрозділи з руки.
    .you = Ви можете в цій фазі викладати підрозділи з руки.
used-ability = { $seat } використовує здібність { $n }: { $card }.
    .you = Ви використовуєте здібність { $n }: { $card }.
card-fatigued = { $seat } виснажує: { $card }.
    .you = Ви виснажуєте: { $card }.
card-activated = { $seat } активує: { $card }.
    .you = Ви активуєте: { $card }.
card-discarded = { $seat } скидає: { $card }.
    .you = Ви скидаєте: { $card }.
card-returned = { $seat } повертає у відповідну колоду: { $card }.
    .you = Ви повертаєте у відповідну колоду: { $card }.
card-removed = { $seat } вилучає з гри: { $card }.
    .you = Ви вилучаєте з гри: { $card }.
attack-declared = { $seat } атакує: { $card }; вартість на карті { $n } ОБ.
    .you = Ви атакуєте: { $card }; вартість на карті { $n } ОБ.
event-revealed = ПОДІЯ: { $card }, оборона +{ $n }.
no-event = Колода ПОДІЙ порожня: нічого не відкрито.
cost-changed = Вартість захоплення змінюється на { $n }.
attack-won = { $seat } сплачує { $n } ОБ і здобуває: { $card }.
    .you = Ви сплачуєте { $n } ОБ і здобуваєте: { $card }.
attack-lost = { $had ->
    [0] { $seat } програє атаку: { $card }; треба було { $n } ОБ, не було жодного.
   *[other] { $seat } програє атаку: { $card }; треба було { $n } ОБ, наявні { $had } ОБ витрачено.
}
    .you = { $had ->
        [0] Ви програєте атаку: { $card }; треба було { $n } ОБ, не було жодного.
       *[other] Ви програєте атаку: { $card }; треба було { $n } ОБ, наявні { $had } ОБ витрачено.
    }
attack-void = Цілі вже немає: атака закінчується без наслідків.
event-gained = { $seat } здобуває: { $card }; карта йде до скиду.
    .you = Ви здобуваєте: { $card }; карта йде до скиду.
event-given = { $seat } віддає: { $card }; отримує { $receiver }.
    .you = Ви віддаєте: { $card }; отримує { $receiver }.
event-used-up = Використано й вилучено з гри: { $card }.
event-returned = На дно колоди ПОДІЙ іде: { $card }.
attack-added = { $seat } може атакувати в цій фазі ще раз.
    .you = Ви можете атакувати в цій фазі ще раз.
end-triggered = { $seat } здобуває: { $card }; гра закінчиться разом із цією фазою операцій.
    .you = Ви здобуваєте: { $card }; гра закінчиться разом із цією фазою операцій.
bought = { $seat } купує за { $n } ОП: { $card }.
    .you = Ви купуєте за { $n } ОП: { $card }.
turn-ends = { $seat } прибирає зону розіграшу; карт: { $n }.
    .you = Ви прибираєте зону розіграшу; карт: { $n }.
hand-discarded = { $seat } скидає карти з руки: { $n }.
    .you = Ви скидаєте карти з руки: { $n }.
deck-removed = Ця колода лишається в коробці: { $card }.
aids-removed = Колода ПІДТРИМОК лишається в коробці.
game-over-told = Гру завершено.

# Важливі числа
score = Переможні очки
score-cards = { $card } × { $n }
occupying-cost = Вартість захоплення
cost-printed = { $card }, на карті
cost-event = { $card }
cost-abilities = Здібності

# Чому ні
not-in-hand = Цієї карти немає у вашій руці.
not-deployed = Такої карти в такому стані там немає.
not-enough-op = Вам бракує ОД.
not-enough-sp = Вам бракує ОП.
no-rp = У вас не лишилося ОР.
no-attack-left = У цій фазі у вас не лишилося атак.
no-unit = Для атаки потрібен розгорнутий підрозділ.
nothing-there = Ця колода порожня.
cost-unpaid = Вартість використання не можна сплатити повністю.
no-object = Ця здібність діє лише в атаці на названу в ній ціль.
not-in-attack = Під час атаки можна лише використовувати здібності.
other-phase = Це належить до іншої фази.

about = Ви командуєте корпусом у перегонах містами Радянського Союзу: купуйте карти, розгортайте підрозділи, атакуйте. Коли впаде Москва, перемагає той, у кого більше переможних очок.
