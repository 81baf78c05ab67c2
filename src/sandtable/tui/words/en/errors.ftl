# What the errors of the terminal table say. $reason is what the system says.
wrong-players = --players names { $players ->
    [one] { $players } player
   *[other] { $players } players
}, but there { $seats ->
    [one] is { $seats } seat
   *[other] are { $seats } seats
}
too-many-names = --names gives { $names ->
    [one] { $names } name
   *[other] { $names } names
}, but there { $seats ->
    [one] is { $seats } seat
   *[other] are { $seats } seats
}
names-alike = two players have the same name; names must differ
coach-for-one = a coach is for one person among bots; leave --coach out, or let one player be me and the others bots
no-such-seat-holder = there is no bot '{ $word }'; a player is me, { $bots }, or the name of a person
record-unreadable = the file '{ $file }' cannot be read ({ $reason }); name the record of a game
record-of-preparation = the game in '{ $file }' is still prepared; go on with it by sandtable play --resume FILE
