# Що кажуть помилки середовищ.
envs-lack-package = середовищам PettingZoo потрібен пакет { $package }; у теці з початковим кодом виконайте «pip install '.[envs]'»
env-not-reset = у середовищі ще немає гри; спершу викличте reset()
env-no-action = дію має обрати { $agent }; None — для агентів, чию гру закінчено
env-wrong-value = параметр { $option } має значення { $value }; можливі: { $choices }
env-count = одночасних ігор не може бути { $count }; потрібне число від 1
env-opponents = названо суперників: { $given }, а інших місць: { $others }; назвіть одного для всіх або по одному для кожного
env-over = гру скінчено; спершу викличте reset()
batch-wrong-count = дій { $given }, а ігор { $games }; потрібна одна на кожну
batch-masked = дію { $action } гри { $place } закрито маскою; оберіть таку, де маска 1
openspiel-lacks-package = іграм для «OpenSpiel» потрібен пакет { $package }; у теці з початковим кодом виконайте «pip install '.[openspiel]'»
