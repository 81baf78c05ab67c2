# Що сторінка каже про цю гру; решту приносять правила.
game-about = Танки, піхота, гармати й літаки на мапі з шестикутників. Будуйте, рухайтеся, боріться за стратегічні пункти й першими наберіть очки, яких вимагає операція.
game-time = 30–120 хвилин
help-operation = Мапа, за яку точиться бій. Компактна найшвидша.
help-side = Планшети «Бліц» роблять гру коротшою й гострішою.
own-operation = Моя власна мапа…
and-then-build = що будувати?
and-then-move = який загін?
value-research = дослідження
badge-attack = Атака
badge-defense = Оборона
badge-tactical = Тактична
when-attack = На початку ходу
when-defense = Коли вас атакують
when-tactical = Тактичний крок
turn-order = Порядок ходів
victory-at = Перемога за { $n }
headquarters-of = штаб гравця { $name }, міцність { $n }
reserve = Ваш резерв
legend-hq = Штаб, міцність
legend-factory = Завод
legend-camp = Табір
legend-star = 1 переможне очко
tile-frontier = рубіж
tile-battle = тут іде бій
deck = Колода
discarded = Скинуто
sheet-cards =
    { $n ->
        [one] карта
        [few] карти
       *[many] карт
    }
way-points = Переможні очки: { $n } із { $wanted }
way-weapon = Абсолютна зброя: { $n } із { $wanted } очок досліджень
way-conquest = Знищені штаби: { $n } із { $wanted }
value-movement = рух
value-attack = ініціатива в атаці
value-defense = ініціатива в обороні
makes-factory = 1 піхота; щораунду техніка
makes-encampment = 1 піхота; щораунду піхота
sheet-load = Літак перевозить { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[many] { $n } загонів
}.
