# Що не так із вагами мережі.
nn-no-file = nn: ваги { $file } не читаються ({ $problem }); зробіть їх командою `python -m sandtable_net.train`
nn-no-net = nn: { $file } — не мережа; зробіть її командою `python -m sandtable_net.train`
nn-lacks = nn: { $file } — не мережа, бо бракує { $lacking }; зробіть її командою `python -m sandtable_net.train`
nn-other-table = nn: мережу у { $file } навчено для гри { $game }: місць { $seats }, чисел { $numbers }, дій { $actions }; за цим столом { $game_here }: місць { $seats_here }, чисел { $numbers_here }, дій { $actions_here }
