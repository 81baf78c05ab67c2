# Передбачення: як стоятиме атака, що лишиться після купівлі.
attack-reach =
    { $tone ->
        [ill] ОБ бракує
        [well] ОБ із запасом
        [open] ОБ із запасом до ПОДІЇ
       *[other] ОБ проти вартості захоплення
    }
reach-have = ОБ у вашому запасі
reach-ability = може додати: { $card }
reach-cost = Вартість захоплення: { $card }
reach-event =
    { $low ->
        [0]
            { $high ->
                [0] ПОДІЯ нічого не додасть
               *[other] ПОДІЯ може додати до { $high }
            }
       *[other] ПОДІЯ додасть від { $low } до { $high }
    }
reach-points =
    { $n ->
        [one] { $card }: { $n } переможне очко
        [few] { $card }: { $n } переможні очки
       *[many] { $card }: { $n } переможних очок
    }
reach-text = { $text }
supply-left = Залишиться ОП
supply-have = Ваші ОП
supply-price = Ціна: { $card }
