# Що кажуть помилки наших ботів.
greedy-not-a-number = greedy: { $setting } має значення { $value }; потрібне число від { $least }
greedy-no-plan = greedy: гра { $game } не має плану { $plan }; її плани: { $known }
planner-ms = planner: «ms» має значення { $value }; потрібні мілісекунди на низку виборів, від 1 до { $most }
planner-simulations = planner: «simulations» має значення { $value }; потрібне число від 0, де 0 — скільки дозволить час
planner-level = planner: рівня { $value } немає; рівні — від 1 до { $most }
