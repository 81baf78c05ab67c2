# Звіт про турнір як сторінка.
arena-title = { $title }, { $seats } { $seats ->
    [one] місце
    [few] місця
   *[many] місць
}: турнір ботів
arena-page-decided = Про кожних двох ботів відомо, хто з них сильніший.
arena-page-undecided = Деякі боти надто близькі, щоб сказати, хто з них сильніший; можливо, покажуть нові роздачі.
arena-facts = { $games } { $games ->
    [one] гра
    [few] гри
   *[many] ігор
}, зерно { $seed }, набір { $pack }; { $options }
arena-bot = бот
arena-points = рейтинг
arena-interval = 95-відсотковий інтервал
arena-games = ігор
arena-ms = мс процесора на вибір
arena-ratings = Рейтинги
arena-ratings-told = Пункти як у шахах: перевага в 400 — це шанси десять до одного. Смуга — 95-відсотковий довірчий інтервал.
arena-matrix = Хто кого переміг
arena-matrix-told = Скільки бот у рядку здобув проти бота у стовпці; спільне місце — це половина перемоги.
arena-course = Як складалися рейтинги
arena-deals = роздачі
arena-lengths = Якими довгими були ігри
arena-actions = дії
arena-endings = Чим вони скінчилися
arena-failures = Ігри, яких бот не зміг продовжити
arena-again = Ті самі ігри ще раз
