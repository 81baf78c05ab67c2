# Що кажуть помилки цієї гри; здебільшого це помилки наборів карт.
afu-unit-without-points = підрозділу потрібні очки атаки, захисту або підтримки, інакше йому ніде стати
afu-reinforcements-support-only = карта з підкріпленням має очки підтримки, але не має ні атаки, ні захисту
afu-support-without-support = «+support» потребує карти з очками підтримки
afu-bonus-cannot-fight = «+attack» і «+defense» потребують карти, яка може стати в лінію захисту
afu-invader-without-points = ворогу потрібні атака й захист або підтримка
afu-achievement-without-bound = досягненню потрібне або «at-least», або «at-most»
afu-one-kind-of-card = aid-and-panic.toml: карта виду «{ $card }» має бути рівно одна
afu-too-few-achievements = achievements.toml: для гри потрібно щонайменше { $least ->
    [one] { $least } карта досягнення
    [few] { $least } карти досягнень
   *[many] { $least } карт досягнень
}
afu-too-few-cities = objectives.toml: для гри потрібно щонайменше { $least ->
    [one] { $least } місто
    [few] { $least } міста
   *[many] { $least } міст
} вартістю { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}
afu-one-cruiser = objectives.toml: має бути рівно один крейсер, остання карта стосу подій

## Позиції

afu-hand-too-large = гравець { $seat } тримає більше ніж { $most ->
    [one] { $most } карту
    [few] { $most } карти
   *[many] { $most } карт
}
afu-card-misplaced = карта { $card } не може лежати в зоні { $zone }
afu-only-objectives = у стосі об’єктів лежать лише об’єкти
afu-only-events = серед подій раунду лежать лише події
