# Що сторінка каже про цю гру; решту приносять правила.
game-about = Дві армії 1945 року стоять одна проти одної у дві лінії. Викладайте ресурси, будуйте підрозділи, атакуйте хвилями, доки чиясь колода не вичерпається.
help-format = 45 карт — коротша гра.
own-deck0 = Моя власна колода…
own-deck1 = Моя власна колода…
value-bombing = бомбардування
badge-line = Лінія { $n }
badge-tactical = Тактична
role-ordinary = атакує
role-directed = атакує ціль
role-bomber = бомбить
role-intercepted = перехоплений
role-escort = супроводжує
role-guns = підтримує
role-blocker = блокує
role-interceptor = перехоплює
role-target = під ударом
role-spent = під ударом
role-through = прорвався
role-raider = у рейді
role-looter = у рейді
can-fall = може загинути
wave = Хвиля атаки
no-wave = Нічийна земля
group-resource = Ресурси
group-infantry = Піхота
group-armoured = Бронетехніка
group-artillery = Артилерія
group-aviation = Авіація
group-tactical = Тактичні карти
deck-less = На одну менше: { $card }
deck-more = На одну більше: { $card }
deck-new = Лише в бустерах
bench-taken = Ви берете: { $card }. Другий гравець ще вибирає.
bench-take-card = Узяти: { $card }
bench-take-this = Узяти
bench-mine = Ваші карти: { $n }; захоплено в суперника: { $captured }
bench-opened = Ви відкриваєте { $n ->
    [one] { $n } бустер
    [few] { $n } бустери
   *[many] { $n } бустерів
}
bench-booster-number = Бустер { $n }
bench-to-deck = Скласти з них колоду
bench-hand-in = Здати цю колоду
bench-suggest = Запропонувати колоду
bench-clear = Очистити
bench-save = Зберегти у файл
bench-load = Завантажити колоду…
bench-done = Вашу колоду здано. Матч почнеться, коли здадуть і другу.
build-collection = З колекції…
build-cards = Карт: { $cards }; у колоді їх від { $low } до { $high }
build-use = Грати цією колодою
