# What the errors of this game say. Their ids begin with its name, because all games share one vocabulary of errors.
outpost-too-few-squads = squads.toml: there { $found ->
    [one] is { $found } squad
   *[other] are { $found } squads
}; full hands need { $needed }
