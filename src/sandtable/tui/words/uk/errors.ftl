# Що кажуть помилки столу в терміналі. $reason — слова системи.
wrong-players = --players називає { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
   *[many] { $players } гравців
}, а за столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
too-many-names = --names дає { $names ->
    [one] { $names } ім’я
    [few] { $names } імені
   *[many] { $names } імен
}, а за столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
names-alike = двоє гравців мають однакове ім’я; імена мають різнитися
coach-for-one = наставник — для однієї людини серед ботів; приберіть --coach або залиште одного гравця me, а решту — ботам
no-such-seat-holder = бота «{ $word }» немає; гравець — це me, { $bots } або ім’я людини
record-unreadable = файл «{ $file }» не вдається прочитати ({ $reason }); вкажіть запис гри
record-of-preparation = до гри у файлі «{ $file }» ще готуються; продовжіть її командою sandtable play --resume FILE
