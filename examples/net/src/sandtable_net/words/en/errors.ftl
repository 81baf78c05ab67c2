# What is wrong with the weights of a net.
nn-no-file = nn: the weights { $file } cannot be read ({ $problem }); make some with `python -m sandtable_net.train`
nn-no-net = nn: { $file } is no net; make one with `python -m sandtable_net.train`
nn-lacks = nn: { $file } is no net, because it lacks { $lacking }; make one with `python -m sandtable_net.train`
nn-other-table = nn: the net in { $file } was trained for { $game } with { $seats } seats, { $numbers } numbers and { $actions } actions; this table is { $game_here } with { $seats_here }, { $numbers_here } and { $actions_here }
