# What the errors of the environments say.
envs-lack-package = the PettingZoo environments need { $package }; in the folder of the source, run pip install '.[envs]'
env-not-reset = the environment has no game yet; call reset() first
env-no-action = { $agent } is asked for an action; None is for agents whose game is over
env-wrong-value = { $option } is { $value }; use { $choices }
env-count = { $count } games cannot be played at once; use a number from 1 up
env-opponents = { $given } opponents are named for { $others } other seats; name one for all, or one for each
env-over = the game is over; call reset() first
batch-wrong-count = { $given } actions for { $games } games; give one for each
batch-masked = action { $action } of game { $place } is masked out; choose one whose mask is 1
openspiel-lacks-package = the OpenSpiel games need { $package }; in the folder of the source, run pip install '.[openspiel]'
