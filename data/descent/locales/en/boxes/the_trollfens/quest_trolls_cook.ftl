# “The Troll’s Cook”: a side quest. A dinner that some would like to cancel.

quest-trolls_cook = The Troll’s Cook
    .intro = Barnaby, the best cook in three counties, was carried off at market time with a leek in his hand. His host is called Bol’Goreth, lives in the fen, and has plain tastes: the dish, and then the cook. Just now he is asleep, waiting for it to simmer. One reaches his camp round the pond, dry-shod, or straight through the pools, where one has company.
    .won = That same evening Barnaby cooks for three counties. On the menu: nothing large, nothing green, nothing that snores.
    .lost = In the fen somebody enormous puts down his spoon and says, in a puzzled voice, that it wanted salt.
quest-trolls_cook-objective-find = Free Barnaby and carry him to the road before supper: the end of round 6.
quest-trolls_cook-objective-both = Carry Barnaby and his pot to the road.
area-trolls_cook-fen = The fen. It smells of mud, of bay leaf and of troll, in that order as you come nearer.
token-trolls_cook-bones = the leftovers
token-trolls_cook-snares = the snares
token-trolls_cook-cook = Barnaby
token-trolls_cook-pot = the pot

## To examine

quest-trolls_cook-token-bones = What was not to taste. Nobody has been through the pockets.
quest-trolls_cook-token-snares = Snares, made for something the size of a horse.
quest-trolls_cook-token-cook = Trussed, larded, an apple in his mouth. He finds the apple mealy. He can be carried.
quest-trolls_cook-token-pot = Copper, and large enough to bathe a calf. It can be carried; it can also be given all the pepper it needs (Knowledge), or tasted.
quest-trolls_cook-use-season = Pepper it properly (Knowledge)
    .not = The guest has left the table.
quest-trolls_cook-use-taste = Taste it

quest-trolls_cook-rule-burden = The cook: he is heavy, he gives directions, and he is in no hurry. Heroes’ speed is 1 lower.

## The choices

quest-trolls_cook-choice-pot = Rid of the apple, Barnaby folds his arms, as far as the string allows. “And my pot? My grandmother seasoned that pot. Without my pot I scream.”
quest-trolls_cook-option-promise = Promise him a new one (15 gold)
    .not = It would take 15 gold: he wants to see it.
quest-trolls_cook-option-take_pot = Take the pot as well
quest-trolls_cook-option-gag = Put the apple back

## The story

quest-trolls_cook-message-supper_time = A snore lays the reeds flat towards the east; they get up; it lays them flat again. Before the boiling pot a mountain sleeps sitting, with a napkin round its neck.
quest-trolls_cook-message-dream_onions = The mountain is dreaming. “Onions,” it says, and a tear the size of an egg rolls into the mud.
quest-trolls_cook-message-dream_goat = The mountain scratches itself in its sleep. A goat that was forgotten under its arm takes the opportunity to leave.
quest-trolls_cook-message-dream_bridge = The mountain murmurs “toll”, with the smile of a child.
quest-trolls_cook-message-seasoned = Two handfuls of black, one of white, and the sleeper’s nose right above. The sneeze folds him in half and plants him in the mud to the knees.
quest-trolls_cook-message-sneezed = It is { $hero } who sneezes. The mountain opens one eye.
quest-trolls_cook-message-tasted = A little short of salt, and it lingers. { $hero } feels better, and would rather not know.
quest-trolls_cook-message-untied = “About time,” says Barnaby. “I had got as far as the bouquet garni.”
quest-trolls_cook-message-promised = He counts the coins, bites the yellowest, and lets himself be shouldered. “Not by the collar.”
quest-trolls_cook-message-pot_taken = “Both hands for the pot, and don’t spill: that’s your dinner.” It weighs as much as he does, and complains less.
quest-trolls_cook-message-gagged = The apple goes back. Barnaby’s eyes are already composing the letter he will send to every innkeeper in the country.
quest-trolls_cook-message-wakes = The snoring stops, and the whole fen with it. Then Bol’Goreth looks into the pot, under the pot, and finally at you. “My little dish of a man,” he says, hurt.
quest-trolls_cook-message-flock = At the smell of larded cook, wings circle above the road. They were not invited.
quest-trolls_cook-message-troll_falls = Bol’Goreth sits down, takes off his napkin and folds it. Then he lies back, and the pond rises by two inches.
quest-trolls_cook-message-waits = “And my pot?” says Barnaby, sitting at the roadside, and that is as far as he goes.
quest-trolls_cook-message-hungry = A spoon the size of an oar is beating time. This is the last round before supper.
quest-trolls_cook-ending-with_pot = The pot is safe, so is the cook, and there is some sauce left.
quest-trolls_cook-ending-without_pot = Barnaby is on dry land. He speaks of his pot as others speak of a first love.
quest-trolls_cook-ending-supper = It is supper time, and somebody keeps a promise.
