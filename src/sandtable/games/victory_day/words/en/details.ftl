# What stands behind the words of an action: its price, its target, what it would come to. A part that is only
# sometimes there brings the space or the mark before it along.
price-after = {" "}({ $cost })
target-after = : { $target }
unit-after = : { $unit } ({ $place })

# A payment; `…` if it is not settled yet what else is turned.
payment-open = { $cards } …
payment-printed = { $cards } (as printed)

# How the conflict of a unit would stand: the strength of both sides, and who can fall.
outlook = , { $clauses }
outlook-strength = { $mine } : { $theirs }
outlook-destroys = can destroy { $units }
outlook-destroys-it = can destroy it
outlook-loses = can lose { $units }
outlook-is-lost = can be lost

# Nobody else can join in after this choice.
last-attack = {" "}(completes the wave)
last-answer = {" "}(completes the response)
