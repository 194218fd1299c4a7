# “Please Be Seated”: a level of the Raid. Supper begins when everybody sits, and the table is very long.

quest-be_seated = Please Be Seated
    .intro = “Supper,” says the Mistress of the Dungeon, “begins when enough of my guests are seated at once. I have laid for a host, a guest and a child. The chairs stand a little apart: the child used to throw things. I have bet that you will fidget.”
    .won = “And nobody asked for the salt,” says the Mistress, almost touched. “You may be excused. You have been.”
    .lost = The dishes are carried off untouched, and so, presently, are you.
quest-be_seated-objective-sit = There are two courses. For each, have heroes sit, when a round ends, on both ends of the table, the host’s chair and the child’s; three or four heroes take the guest’s chair too.
quest-be_seated-objective-leave = Supper is over. Leave by the portal before you are the dessert.
area-be_seated-dining_hall = A dining hall bent round two corners. Far off stands a carved chair, farther off a plain one, and somewhere down the corridor a very high one with a strap.
token-be_seated-portal = the serving hatch
token-be_seated-host = the host’s chair
token-be_seated-guest = the guest’s chair
token-be_seated-child = the child’s chair
token-be_seated-soup = the soup tureen
token-be_seated-sideboard = the sideboard
token-be_seated-cutlery = the cutlery box

quest-be_seated-message-gong = A gong. The waiters turn round, all at once. “Please be seated,” says a voice from the hatch. “All together.”
quest-be_seated-message-creak = The chair sinks a finger’s breadth, clicks, and waits for company.
quest-be_seated-message-soup_served = All the chairs click at once. Soup appears, steams, and is gone. “And now the main course,” says the hatch. “Stay where you are. Or come back.”
quest-be_seated-message-served = Click, once more. The hatch flies up, and behind it is no kitchen at all. The waiters take offence at the early departure.
quest-be_seated-message-second_course = “The guests are standing,” somebody reports to the kitchen. The kitchen sends somebody to fold their knees.
quest-be_seated-ending-portal = You leave through the hatch, in order of precedence and at a run.
