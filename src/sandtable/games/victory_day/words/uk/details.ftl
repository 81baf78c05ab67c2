# Що стоїть після слів дії: її ціна, ціль, до чого вона призведе. Частина, яка буває не завжди, має перед собою
# свій пропуск або розділовий знак.
price-after = {" "}({ $cost })
target-after = : { $target }
unit-after = : { $unit } ({ $place })

# Оплата; `…`, якщо ще не вирішено, що повернути крім того.
payment-open = { $cards } …
payment-printed = { $cards } (як на карті)

# Який вигляд матиме бій підрозділу: сила обох сторін і хто може загинути.
outlook = , { $clauses }
outlook-strength = { $mine } : { $theirs }
outlook-destroys = може знищити: { $units }
outlook-destroys-it = може знищити
outlook-loses = може втратити: { $units }
outlook-is-lost = може загинути

# Після цього вибору більше ніхто не може долучитися.
last-attack = {" "}(на цьому хвиля готова)
last-answer = {" "}(на цьому відповідь завершено)
