# The cities: name, character, the one thing each offers, and what comes of it.

city-mistvale = Mistvale
    .about = Forty roofs under a lamp tower, and fog up to the eaves. The shop is a table in the chandler’s front room; everything on it has belonged to somebody you will meet.
city-action-lamp_watch = Keep the lamp watch
    .about = A week of nights in the tower. The village pays each watcher 25 gold, or 10 if they were caught napping (Awareness).
city-mistvale-message-watched = Seven nights, and not once did the flame lean. The village pays, in coins still warm from being counted.
city-mistvale-message-dozed = On the fourth night a child came up the stairs to wake the watch. The village pays what the child thinks fair.

city-marchgate = Marchgate
    .about = The garrison town of Highmarch: a gate, a yard, and a town that grew around the shouting. Steel is cheap here; advice is free, and loud.
city-action-drill_yard = Train in the drill yard
    .about = A week under the sergeants, 50 gold for each hero who takes part. Each of them gains 1 experience.
city-marchgate-message-drilled = “Again,” says the sergeant, for seven days. On the eighth she says nothing, which here counts as a parade.

city-saltmere = Saltmere
    .about = A harbour on a grey lake. Everything passes through: furs, blades, saints’ fingers. Nobody asks where from; it would spoil the price.
city-action-bone_table = Sit down at the bone table
    .about = Stake 30 gold on one throw of the big bone. It may triple, and it may cost you more than the stake.
city-saltmere-message-six = Six! The table groans, the house pays, and a stranger kisses the bone.
city-saltmere-message-five = Five. The croupier slides your stake back, and as much again, with two fingers, as if it were wet.
city-saltmere-message-four = Four. Your stake comes home, none the worse for the trip.
city-saltmere-message-three = Three. “The house thanks you,” says the house.
city-saltmere-message-two = Two, and then an argument about whether it was two. It goes on until morning.
city-saltmere-message-one = One. You say what you think of the bone, at the very moment the music stops. The whole harbour heard.

city-hallowell = Hallowell
    .about = A town around an abbey around a well. They sell candles, staves and bandages here, and say a psalm over each, even the bandages.
city-action-well_of_mercy = Drink from the Well of Mercy
    .about = An offering of 10 gold for each hero. All wounds, fatigue and conditions the heroes carry are gone, and the next quest begins with 1 more morale.
city-hallowell-message-blessed = The water is so cold that it rings. You drink, one after the other, and whatever was heavy stays on the rim of the well.

city-anvilrest = Anvilrest
    .about = One street of forges under a mountain that never cools. Garrick Vane learned here; the masters still speak of him, all at once, and not kindly.
city-action-two_for_one = Have two made into one
    .about = A week at the great forge and 25 gold: your two cheapest shop items are melted down, and one of Act II comes out of the fire.
    .needs = You need at least two shop items.
city-anvilrest-message-reforged = Two old friends go into the fire. What comes out has the weight of both and the manners of neither.

city-vellum = Vellum
    .about = More shelves than beds, more ink than wine. The scribes of Vellum sell runes by the page, and never lend.
city-action-archive = Consult the archive
    .about = 20 gold for an hour among the shelves. You leave with a story, and with word of a side quest if there is one to be found.
city-vellum-message-map = Behind a shelf, a map that was filed under “Lies”. The archivist coughs. “It has since been refiled.”
city-vellum-message-confession = A confession, signed and sealed and never sent. Whoever wrote it drew a very clear picture of the place.
city-vellum-message-ledger = A ledger with one sum that does not come out. You follow the missing coins down the page, and off it.
