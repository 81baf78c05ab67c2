# What is foretold: how an attack would stand, what is left after buying.
attack-reach =
    { $tone ->
        [ill] BP short
        [well] BP to spare
        [open] BP to spare before the EVENT
       *[other] BP against the Occupying Cost
    }
reach-have = BP in your pool
reach-ability = { $card } can add
reach-cost = Occupying Cost of { $card }
reach-event =
    { $low ->
        [0]
            { $high ->
                [0] no EVENT adds to it
               *[other] an EVENT may add up to { $high }
            }
       *[other] an EVENT will add { $low } to { $high }
    }
reach-points =
    { $n ->
        [one] { $card } is worth { $n } Victory Point
       *[other] { $card } is worth { $n } Victory Points
    }
reach-text = { $text }
supply-left = SP left
supply-have = Your SP
supply-price = Price of { $card }
