# What the page says of this game; the rules bring the rest.
game-about = Build an army from a small deck of horses and infantry. Supply it, march east and take cities before the others do.
game-time = 1–2 hours
help-removed = Leaving one deck out makes every game different.
value-op = operation points
value-sp = supply points
value-rp = reinforcement points
value-bp = battle points
value-dp = cards drawn
value-occupy = cost to occupy
value-defence-change = defence
badge-sp = { $n } SP
play-transports = Play all transports ({ $n })
