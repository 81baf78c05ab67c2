# Що кажуть помилки змагань.
no-bots-named = не названо жодного бота; напишіть, наприклад, --bots greedy,random
too-many-bots = названо { $bots ->
    [one] { $bots } бота
    [few] { $bots } боти
   *[many] { $bots } ботів
}, а за столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}; назвіть щонайбільше { $seats }
games-wrong = ігор не може бути { $games }; потрібне число від 1
workers-wrong = процесів не може бути { $workers }; потрібне число від 1
take-no-card = гра { $game } не має карти «{ $card }»{ $hint }; для --take потрібне ім’я карти
take-not-told = гра { $game } не каже, якими діями беруть карту; не вживайте --take
take-needs-equals = --take порівнює місце з рівними: назвіть одного бота й щонайменше два місця
no-metrics = гра { $game } не має показників для таких параметрів; приберіть --balance
rating-no-anchor = бота «{ $anchor }» немає серед оцінених{ $hint }; оцінено: { $known }
arena-one-bot = названо лише { $bot }; для турніру потрібні два різні боти, наприклад --bots greedy,random
arena-limit = --limit дорівнює { $limit }; потрібне число секунд, більше за 0
arena-deals = --deals дорівнює { $deals }; потрібне число від 1
arena-anchor = --anchor має значення «{ $anchor }», а такий бот не грає; можливі: { $known }
arena-lacks-ray = для гри на кластері потрібен пакунок «ray»; у теці з кодом виконайте «pip install '.[ray]'»
arena-no-cluster = кластер «Ray» за адресою { $address } недоступний: { $reason }
arena-not-written = { $file } не вдається записати: { $reason }
arena-unreadable = { $file } не вдається прочитати: { $reason }
arena-no-report = { $file } не є звітом турніру; назвіть інший файл через --out
arena-other = { $file } містить інший турнір, відмінності: { $settings }; назвіть інший файл через --out
# Що зробив бот, через що його гра скінчилася. $said — це його власна відповідь або помилка.
arena-raised = { $bot }: помилка { $said } у грі { $game } (зерно { $seed }), після дії { $action }
arena-hung = { $bot } думав довше за { $limit } с у грі { $game } (зерно { $seed }), після дії { $action }
arena-illegal = { $bot } обрав «{ $said }», а це не дозволено, у грі { $game } (зерно { $seed }), після дії { $action }
arena-nonsense = { $bot } обрав { $said }, а це не дія, у грі { $game } (зерно { $seed }), після дії { $action }
arena-died = процес загинув у грі { $game } (зерно { $seed })
analyse-simulations = --simulations має значення { $value }; потрібне число від 1 до { $most }
train-lacks-numpy = для навчання потрібен пакунок «numpy»; у теці з кодом виконайте «pip install '.[train]'»
train-games = --games дорівнює { $games }; потрібне число від 10
train-other = у { $folder } лежать уроки, що відрізняються: { $settings }; назвіть іншу теку через --out
train-not-written = { $file } не можна записати: { $reason }
