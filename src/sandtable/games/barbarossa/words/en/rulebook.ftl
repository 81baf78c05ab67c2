# The rulebook: what its chapters are called, by the number in the ids of their rules.

chapter-0 = What the game is about
chapter-2 = Points
chapter-3 = Kinds of cards
chapter-4 = Setting up
chapter-5 = Places, playing and states of cards
chapter-6 = A turn
chapter-7 = The four phases
chapter-8 = The end and the winner
chapter-9 = Abilities
chapter-10 = Deploying
chapter-11 = Buying
chapter-12 = Attack
chapter-13 = When something runs out or disagrees

# The examples: a title, and a sentence below each picture.
example-turn = A whole turn
example-turn-activated = Activation: the Panzer Grenadier wakes up. The Operation Phase begins with { $op } OP.
example-turn-played = The reconnaissance costs that OP and gives two back, and BP besides; transports are free. Now there are { $op } OP, { $sp } SP and { $bp } BP.
example-turn-bought = Reinforcement: one RP buys one card, Trucks for { $price } SP. Then everything played is discarded and { $drawn } cards are drawn: the new hand holds { $hand }.
example-city = Minsk is attacked
example-city-event = Minsk costs { $printed } BP. The EVENT turned up is worth { $event } more: the Occupying Cost is { $cost }.
example-city-units = Abilities pay: tanks, grenadiers and a regiment make { $bp } BP, and the Position, given back, changes the cost by { $less }. { $cost } is within reach.
example-city-taken = Minsk is deployed, its red text brings { $sp } SP, and the EVENT joins the discard pile. The cards count { $score } VP.
example-moscow = Moscow falls
example-moscow-before = The rival leads { $other } to { $own } with Leningrad, but { $bp } BP wait in your pool, and Moscow is the last City.
example-moscow-attacked = With the tanks there are { $bp } BP. Pioneers make the city cheaper: event included it costs { $cost }.
example-moscow-over = Moscow is taken and the game ends with this phase: { $own } to { $other }. Taking it would not have been enough without its points.
