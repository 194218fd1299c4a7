# Pebbles: what is said in this game and nowhere else.

game-name = Pebbles

seat-ash = Ash
seat-birch = Birch
seat-cedar = Cedar
pebble-white = white
pebble-grey = grey
pebble-black = black

cmd-pebbles = pebbles
    .description = How many points everybody has

panel-gathering = Three seats, three pebbles. Who plays?
panel-pick = Everybody picks a pebble in secret. Whoever picks what nobody else picks gets a point; two points win.
panel-over = The match is over.
panel-points = **{ $seat }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
button-sit = Sit down as { $seat }
button-start = Begin
button-choose = Choose in secret
private-pick = **{ $seat }**: which pebble?

now-pick = Pick a pebble.
now-wait = The others are still picking.
now-over = The match is over.
now-gathering = Take a seat, then somebody begins.
now-started = The match begins: choose in secret.

sat-down = { $seat } sits down.
match-started = The match begins.
has-picked = { $seat } has picked.
pick-noted = { $seat } holds { $pebble }, and nobody knows.
picked-by-chance = { $seat } holds { $pebble }: chance has picked it.
round-shown = Round { $round }: { $picks }.
match-won = { $seats } { $count ->
        [one] wins
       *[other] win
    }.
