# What the errors of this game say: its packs, its decks, its options.
victory-day-resource-side = resource cards are neutral, and no others; give 'side' accordingly
victory-day-aviation-line = aviation stands on line 2 (VD-6.4)
victory-day-ground-line = infantry and armoured vehicles stand on line 1 (VD-6.4)
victory-day-bomber-directed = bombers always name a target; leave out 'directed'
victory-day-build-window = only the active player builds: a card of the build window needs who = "active"
victory-day-wave-window = only a card of the window 'before-results' can last for a wave
victory-day-no-effect = 'effect' is missing; write {"{"} do = "raise", attack = 1, lasts = "wave" {"}"} or the like
victory-day-no-price = '{ $key }' is missing; write {"{"} depot = 1, factory = 2, fuel = 1 {"}"}, or {"{}"} if it is free
victory-day-two-strikes = a unit has a unit strike or a deck strike, not both

## Decks

victory-day-pack-without-deck = this pack has no deck { $deck }; add decks/{ $deck }.txt to it, or name a deck in deck0 and deck1
victory-day-option-deck = victory-day: option { $option } is { $value }{ $hint }; use a file with a deck list, or one of { $known }
victory-day-deck-not-text = victory-day: the deck file { $file } cannot be read as text
victory-day-deck-head = deck { $deck }: '{ $key }:' is unknown; the head has the lines 'name:' and 'side:'
victory-day-deck-without-side = deck { $deck }: it names no side; write 'side: soviet' or 'side: german'
victory-day-deck-side = deck { $deck }: the side is '{ $side }'; write 'side: soviet' or 'side: german'
victory-day-deck-line = { $deck }: '{ $line }' is not a line of a list; write a number and a card: 2 depot
victory-day-deck-card = { $deck }: there is no card '{ $card }'{ $hint }
victory-day-deck-other-side = deck { $deck }: { $card } is a card of the side '{ $theirs }'; use cards of the side '{ $ours }' (VD-R32)
victory-day-deck-copies = deck { $deck }: it holds { $copies } { $card }; at most { $most } are allowed (VD-21.3)
victory-day-deck-size = deck { $deck }: it has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; a deck has { $low } to { $high } (VD-R32)
victory-day-decks-unequal = victory-day: the decks have { $one } and { $other } cards; they must be equal (VD-21.2)
victory-day-deck-of-other-army = victory-day: { $deck } is a deck of the side '{ $side }', but armies is { $armies }; name the other side

## Boosters and collections

victory-day-booster-too-small = a booster has { $cards } different cards, and this pack has only { $found } for the army '{ $side }'
victory-day-boosters = { $number } boosters cannot be opened at once; open 1 to { $most }
victory-day-seed-used = the seed { $seed } has already opened boosters of the army '{ $side }' for this collection; use another one
victory-day-seed = the seed is { $seed }; use 1 to 64 letters and digits, - and _
victory-day-collection-head = collection { $collection }: '{ $key }:' is unknown; the head has the lines { $known }
victory-day-collection-army = collection { $collection }: there is no army '{ $army }'; write one of { $known }
victory-day-collection-opened = collection { $collection }: 'opened: { $text }' cannot be read; write an army, a number and a seed: opened: soviet 6 berlin
victory-day-collection-boosters = collection { $collection }: it has opened more than { $most } boosters
victory-day-collection-claims = collection { $collection }: it claims { $count } { $card }, but its box and its boosters hold { $held }
victory-day-deck-not-held = deck { $deck }: it has { $wanted } { $card }, but there { $held ->
    [one] is { $held }
   *[other] are { $held }
} to build it from

victory-day-decks-of-boosters = victory-day: decks come from the boosters; leave out deck0 and deck1
victory-day-choice = that is no choice here; take a card of the booster, or hand in a deck
victory-day-not-in-booster = there is no { $card } in the booster before you
victory-day-deck-of-own-army = the deck must be of your own army, '{ $side }'
victory-day-deck-unfinished = the deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; it must have { $size }
victory-day-too-many-in-deck = of { $card } at most { $most } can be in your deck
victory-day-not-on-the-bench = '{ $text }' is none of these cards{ $hint }; type a number or a name

## Positions

victory-day-not-as-listed = there { $found ->
    [one] is { $found } card
   *[other] are { $found } cards
} { $card }, not the { $listed } of the deck lists
victory-day-card-of-other-army = { $card } is no card of the army '{ $side }'
victory-day-card-misplaced = { $card } cannot stand on { $zone }
victory-day-not-a-resource = { $card } is no resource card
victory-day-turned-there = { $card } is turned in { $zone }
victory-day-resources-below-zero = more extra resources were spent than there were
