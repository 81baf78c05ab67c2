# Що кажуть помилки цієї гри; здебільшого це помилки наборів карт.
barbarossa-option-removed = barbarossa: параметр removed має значення { $value }{ $hint }; можливі random, none, aid або назва карти підрозділу чи ПЛАНУ
barbarossa-one-pile = різних карт підтипу «{ $group }» — { $found }, а в грі має бути одна стопка таких карт
barbarossa-no-last-city = одне місто, в одному примірнику, має бути з last = true: його захоплення завершує гру
barbarossa-two-last-cities = останнім може бути лише одне місто
barbarossa-too-few-copies = { $copies ->
    [one] { $copies } примірника
    [few] { $copies } примірників
   *[many] { $copies } примірників
} замало для п’яти початкових колод
barbarossa-two-groups = «groups» потребує двох класів карт
barbarossa-too-many-abilities = у карти { $found ->
    [one] { $found } здібність
    [few] { $found } здібності
   *[many] { $found } здібностей
}, а можна щонайбільше { $most }
barbarossa-two-once-per-turn = дві здібності діють раз за хід; така в карти може бути лише одна
barbarossa-ability-without-cost = бракує «cost»: здібність має вартість використання
barbarossa-ability-without-effect = бракує «effect»: здібність має щось робити
barbarossa-ability-without-targets = вона змінює вартість захоплення, тож «attack» має назвати цілі, проти яких вона діє
barbarossa-ability-free = вона нічого не коштує, тож її можна було б застосовувати без кінця; дайте їй вартість або once = true
barbarossa-ability-makes-points = здібність не дає ні ОД, ні ОК: ними можна було б оплатити її знову
barbarossa-ability-makes-supply = вона дає ОП, тож має діяти раз за хід: додайте once = true
barbarossa-ability-activates = вона активує карти, тож має діяти раз за хід або коштувати карти: додайте once = true або скидання, вилучення чи повернення карти
barbarossa-ability-turns-points = вона перетворює очки здібностей на інші, тож її можна було б застосовувати без кінця; нехай коштує ще ОД, ОП чи карти, або додайте once = true
barbarossa-drawing-card-stays = її бонус добирає карти, тож її не можна ні розгортати, ні скидати за неї саму: вона б поверталася

## Позиції

barbarossa-points-below-zero = запас очок менший за 0
