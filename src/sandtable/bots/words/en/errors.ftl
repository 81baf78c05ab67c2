# What the errors of our bots say.
greedy-not-a-number = greedy: { $setting } is { $value }; use a number from { $least } up
greedy-no-plan = greedy: { $game } has no plan { $plan }; its plans are: { $known }
planner-ms = planner: `ms` is { $value }; use milliseconds for a run of choices, from 1 to { $most }
planner-simulations = planner: `simulations` is { $value }; use a number from 0 up, 0 for as many as the time allows
planner-level = planner: there is no level { $value }; levels are 1 to { $most }
