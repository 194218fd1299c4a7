# “The Idol’s Eyes”: a side quest of the second act. Two parties, one map, five stones.

quest-idols_eyes = The Idol’s Eyes
    .intro = The idol had five eyes, so as to see everything. They were taken out and put in a niche each: what it saw did the temple no credit. A collector pays well for three; with fewer, he says, it would squint. Unfortunately he sold the map twice. The other buyer is up at the far end already, by the rope: Raythen, first thief of the realm, who lifts his hat to you.
    .won = The idol has three of its eyes back, above a mantelpiece. The collector no longer sits anywhere but with his back to it.
    .lost = A week later Raythen sends you a charming letter, and the bill for the rope.
quest-idols_eyes-objective-three = Take three eyes before Raythen does. The ceiling comes down at the end of round 9 (on hard, 8).
quest-idols_eyes-objective-rope = He has his three eyes: stop him before he gets to the rope.
area-idols_eyes-temple = The temple. Two wings, one east, one west; they meet at the top, where a rope hangs.
token-idols_eyes-south_eye = the south eye
token-idols_eyes-west_eye = the west eye
token-idols_eyes-crypt_eye = the crypt eye
token-idols_eyes-bones_eye = the bone eye
token-idols_eyes-north_eye = the north eye
token-idols_eyes-offerings = the offerings
token-idols_eyes-pit_edge = the edge of the chasm
unique-raythen = Raythen

## To examine

quest-idols_eyes-token-south_eye = Green, in a niche full of darts. One has to see them coming. (Awareness)
quest-idols_eyes-token-west_eye = Blue, under a portcullis that would love to fall. (Might)
quest-idols_eyes-token-crypt_eye = White, lukewarm, and looking at you. (Willpower)
quest-idols_eyes-token-bones_eye = Yellow, behind seven skulls that want putting in order. (Knowledge)
quest-idols_eyes-token-north_eye = Red, on one pan of a balance. (Awareness)
quest-idols_eyes-token-offerings = The idol has been offered everything but spectacles.
quest-idols_eyes-token-pit_edge = Somebody put down a pack here before jumping, to get farther. Somebody did not get farther.
quest-idols_eyes-use-take_south = Duck and grab (Awareness)
quest-idols_eyes-use-take_west = Hold up the portcullis (Might)
quest-idols_eyes-use-take_crypt = Hold its gaze (Willpower)
quest-idols_eyes-use-take_bones = Sort the skulls (Knowledge)
quest-idols_eyes-use-take_north = Switch the weights (Awareness)

## The choices

quest-idols_eyes-choice-deal = Raythen leans on a column with one hand to his ribs, and still manages a bow. “Between professionals. I leave you the ones I have, you leave me the stairs, and you tell everybody that it was close. Ten gold each, for my expenses.”
quest-idols_eyes-option-press_on = Decline, politely
quest-idols_eyes-option-share = Accept (10 gold for each hero)
    .not = It would take 10 gold for each hero.

## The story

quest-idols_eyes-message-race = “First to three!” calls a voice from the far end. A feathered hat vanishes behind a pillar. His goblins call nothing at all: they mutter.
quest-idols_eyes-message-joke_map = “My map says: mind the flagstones,” Raythen calls. “So does yours, I hope? No? Oh.”
quest-idols_eyes-message-joke_hat = A bolt goes past over Raythen’s head. “The hat,” he complains, “is not mine.”
quest-idols_eyes-message-joke_share = “We should go into partnership,” says a voice among the columns. “I would do the stealing and you would do the noise.”
quest-idols_eyes-message-south_taken = The green eye comes away in the palm of a hand. It had seen { $hero } coming.
quest-idols_eyes-message-west_taken = The portcullis groans, wavers, and stays up. The blue eye doesn’t blink.
quest-idols_eyes-message-crypt_taken = The white eye is the first to close.
quest-idols_eyes-message-bones_taken = Seven skulls, from the most offended to the merriest. A click, and the yellow eye rolls out.
quest-idols_eyes-message-north_taken = One stone for another, in one movement. The balance never noticed.
quest-idols_eyes-message-trap = Something snaps, hisses and stings. { $hero } takes back a hand with nearly all its fingers.
quest-idols_eyes-message-he_takes_north = “A red one!” says Raythen. “It goes with my coat.”
quest-idols_eyes-message-he_takes_bones = Raythen puts seven skulls in order without looking at them and pockets the yellow eye.
quest-idols_eyes-message-he_takes_crypt = Raythen and the white eye look at each other. The eye looks down.
quest-idols_eyes-message-he_takes_south = Darts fly; Raythen is no longer where they are going, and neither is the green eye.
quest-idols_eyes-message-he_takes_west = Raythen props the portcullis with a cane and picks the blue eye like a plum.
quest-idols_eyes-message-to_the_rope = “Dear me, the time,” says Raythen, who has what he came for, and makes for the rope, whistling.
quest-idols_eyes-message-up_the_rope = A rope, two boots, a feather. Then the rope goes up too.
quest-idols_eyes-message-press_on = “No hard feelings, then,” says Raythen, and throws something that smokes.
quest-idols_eyes-message-shared = You count, you count again, you shake hands; then everybody counts their fingers. He takes the stairs, and holds the door for you.
quest-idols_eyes-message-rumble = Dust runs from the ceiling in neat little streams. This is the last round.
quest-idols_eyes-ending-three = Three eyes, still warm, look at you out of the bag. At the far end a hat is raised: he is a good loser.
quest-idols_eyes-ending-caught = Raythen, first thief of the realm, empties his pockets with great care. There are many of them. The eyes are in the last.
quest-idols_eyes-ending-shared = Two parties, one story: it was close.
quest-idols_eyes-ending-rope = Three eyes leave by the roof. The others watch you stay.
quest-idols_eyes-ending-buried = The temple sits down. You come out on all fours, as white as bakers; the eyes are underneath, and see nothing more.
