# What the errors of this game say: its options, its packs, its maps.
frontier-wars-operation-seats = frontier-wars: operation { $operation } is for { $players } players, not { $seats }; use { $players } seats, or { $fitting }
frontier-wars-option-factions = frontier-wars: option factions is { $value }; use choose, random, or { $seats } different ones of { $known }, such as { $example }
frontier-wars-option-operation = frontier-wars: option operation is { $value }{ $hint }; use { $known }, or a map file
frontier-wars-map = frontier-wars: { $problem }

## Packs

frontier-wars-no-effect = 'effect' is missing; write effect = {"{"} do = "..." {"}"}
frontier-wars-only-tactical-stays = only a tactical order can stay face up
frontier-wars-range-not-a-pair = 'range' is { $value }; give the nearest and the farthest step, such as [0, 3]
frontier-wars-range-not-rising = 'range' is { $value }; give two rising numbers from 0 to 9
frontier-wars-other-factions = factions.toml: has { $found }; it needs { $needed }
frontier-wars-table-missing = the table '{ $key }' is missing

## Maps

# A map that was sent with a table, where no file can be named.
frontier-wars-the-map = the map
frontier-wars-map-heading-unknown = line { $line }: '{ $heading }' is not a heading of a map; known are { $known }
frontier-wars-map-heading-twice = line { $line }: the heading '{ $heading }' stands there twice; once is right
frontier-wars-map-heading-missing = the heading '{ $heading }:' is missing; a map needs name, players, vp, research and minutes
frontier-wars-map-except-unknown = the heading 'except:' names { $tile }, which is not a tile of this map
frontier-wars-map-not-in-range = '{ $heading }: { $value }' is not possible; write a number from { $low } to { $high }
frontier-wars-map-not-a-word = '{ $heading }: { $value }' is not possible; write one of: { $words }
frontier-wars-map-without-drawing = the map has no drawing; after the headings draw one line for each row of tiles
frontier-wars-map-too-large = the map has { $tiles } tiles; at most { $most } are possible
frontier-wars-map-too-wide = the map is more than { $most } tiles wide; draw it narrower
frontier-wars-map-empty-row = line { $line } is empty inside the drawing; every row of a map needs a tile
frontier-wars-map-tile-off = line { $line }, column { $column }: this tile is one column off; tiles of a row stand two columns apart and the next row is shifted by one
frontier-wars-map-no-tile = line { $line }, column { $column }: '{ $sign }' is no tile; a tile is one of { $known }
frontier-wars-map-count = the map has { $found ->
    [one] { $found } tile
   *[other] { $found } tiles
} of the kind '{ $kind }'; its list says { $listed }
frontier-wars-map-starts = the map is for { $players } players but its starts are: { $starts }; it needs the starts 1 to { $players }, each once
frontier-wars-map-not-connected = not all tiles are connected: { $tiles } cannot be reached edge by edge
frontier-wars-map-land-not-connected = the land is not connected: { $tiles } cannot be reached on foot
frontier-wars-map-starts-too-close = starts { $one } and { $other } are { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} apart; on a map of { $tiles } tiles at least { $least } are needed
frontier-wars-map-start-too-narrow = start { $start } has { $sites ->
    [one] { $sites } neighbour
   *[other] { $sites } neighbours
} to build on; at least 2 are needed
frontier-wars-map-star-at-start = the tile { $tile } ('{ $kind }') lies next to start { $start }; no city or airport may
frontier-wars-map-water-is-sea = the water { $tile } touches { $shore ->
    [one] { $shore } land tile
   *[other] { $shore } land tiles
}; with fewer than { $least } it is the same as the sea around the map
frontier-wars-map-water-useless = the water makes no way longer on foot than in the air; put it where it parts the land
frontier-wars-map-start-without-star = start { $start } has no city, airport or strategic point within 2 steps; it needs one
frontier-wars-map-nothing-between = no city, airport or strategic point is equally near to two starts; one must be
frontier-wars-map-unequal = the steps to the tiles of the kind '{ $kind }' must be equal for all starts, but are { $steps }
frontier-wars-map-uneven = the steps to the tiles of the kind '{ $kind }' may differ by 1 in their sum for all starts, but are { $steps }
frontier-wars-map-not-symmetric = the map is not symmetric by '{ $symmetry }'; move the tiles, name those that differ after 'except:', or write 'symmetry: none'

## Positions

frontier-wars-faction-missing = somebody has no faction; name them all, as in 'option factions: ussr+germany'
frontier-wars-too-many-units = seat { $seat } has more than { $most } units of the kind '{ $unit }' on the map
frontier-wars-units-below-zero = seat { $seat } has fewer than no units on a tile
frontier-wars-units-on-water = units stand on the water { $tile }
frontier-wars-construction-unclear = the construction on { $tile } is destroyed and held, or neither
frontier-wars-headquarters-unclear = the headquarters on { $tile } must be intact or without resistance
