# “The First Torch”: the quest that teaches the game, one hint at a time.

quest-first_torch = The First Torch
    .objective = Climb to the tower and light the brazier again.
    .intro = For three nights the lamp tower above Mistvale has been dark, and those buried in the valley do not stay down. Lise, the keeper’s apprentice, hands you an unlit torch. “Go up. Light the brazier at the gate if nothing else, so the village knows it isn’t alone.”
    .won = One flame, then ten, then the whole valley answers: in the windows of Mistvale lanterns are raised. The great lamp stays cold. Its ember heart is gone, and old Odran with it.
    .lost = The torch rolls into the mud and goes out. Below, the village waits for a light that will not come tonight.
area-first_torch-gorge = A sunken path climbs between two walls of rock.
area-first_torch-yard = The gorge opens on a yard of cropped grass at the foot of the gatehouse.
area-first_torch-gatehouse = The guardroom: workbenches, barrels, and a lowered portcullis.
area-first_torch-lamp_court = The lamp court. Four statues keep watch round a cold brazier.
door-first_torch-gate = the yard gate
door-first_torch-portcullis = the portcullis
token-first_torch-satchel = the satchel
token-first_torch-watchman = the watchman
token-first_torch-winch = the winch
token-first_torch-lockers = the guards’ lockers
token-first_torch-brazier = the brazier
unique-gatekeeper = the Gatekeeper

## To examine

quest-first_torch-door-gate = Iron-bound oak, a finger’s breadth ajar. Somebody is sniggering behind it, and it is no guard.
quest-first_torch-door-portcullis = Too heavy for any arms: the winch in the corner of the room lifts it.
quest-first_torch-token-satchel = A pedlar’s satchel. He won’t be needing it.
quest-first_torch-token-watchman = Bertil, the day watchman, knocked senseless against the wall. He is breathing.
quest-first_torch-token-winch = A ratchet wheel, a chain, a lot of rust. Put your back into it (a Might test, with a bonus of 1).
quest-first_torch-token-lockers = Three wooden chests marked with a flame. One of them isn’t locked.
quest-first_torch-token-brazier = A bronze bowl full of cold oil. One torch would do.

quest-first_torch-use-help_up = Help the watchman up
quest-first_torch-use-turn_winch = Turn the winch
quest-first_torch-use-light = Light the brazier
    .not = The Gatekeeper stands between you and the flame.

## The story

quest-first_torch-objective-climb = Climb the gorge to the yard.
quest-first_torch-objective-gate = Get through the gate of the guardroom.
quest-first_torch-objective-winch = Raise the portcullis with the winch.
quest-first_torch-objective-gatekeeper = Defeat the Gatekeeper.
quest-first_torch-objective-brazier = Light the brazier.

quest-first_torch-message-dusk = The sun touches the ridge. Up there the tower is a black shape where, every evening of your life, there was a light.
quest-first_torch-message-wagon = An overturned wagon. The pedlar stands beside it with a broken neck, and turns milk-white eyes on you.
quest-first_torch-message-knocking = Silence again. Behind the gate a bench is dragged across the floor: somebody is barring the way, or getting ready.
quest-first_torch-message-archers = “Visitors!” squeals a voice. Goblins, well paid to judge by their new quivers, hop onto the workbenches.
quest-first_torch-message-moss_seen = Grey moss grows all over the threshold. You hold your breath until the cloud of spores has settled.
quest-first_torch-message-moss_breathed = Grey moss bursts under a boot: a bitter cloud, and the throat is already burning.
quest-first_torch-message-watchman = Bertil opens one eye. “Splig… the goblin captain. Walked off with the heart of the lamp, laughing. Here, take this, and get that portcullis up.”
quest-first_torch-message-winch_slips = The ratchet jumps, the chain runs through your fingers. Once more, and plant your feet this time.
quest-first_torch-message-portcullis_up = The chain groans, the portcullis rises tooth by tooth. On the other side a ring of keys jingles in time with a heavy tread.
quest-first_torch-message-gatekeeper = The old gatekeeper is still making his rounds. They buried him in autumn.
quest-first_torch-message-brazier = The keys fall, the man falls with them, and this time he stays down. Among the statues the brazier waits for its flame.
quest-first_torch-ending-lit = The brazier roars up: the first torch is lit!

## The hints

quest-first_torch-hint-move = You have two actions in your turn. To get ahead choose a square to go to; points left over can be used later in the turn. Climb towards the top of the map.
quest-first_torch-hint-push = In a hurry? A hero may tire itself to go one more square for each ✦, without spending an action.
quest-first_torch-hint-attack = A zombie! Next to it with a melee weapon, from afar and in sight with a bow or a spell: attack. The ♥ on the dice minus the target’s 🛡 is the damage.
quest-first_torch-hint-surge = The ⚡ of a roll buy your weapon’s effects. If nothing else, one ⚡ always recovers 1 ✦.
quest-first_torch-hint-search = The way is clearing. Next to a search token one action draws you a card: the satchel by the wagon is waiting.
quest-first_torch-hint-equipment = What you find goes into your pack. Drink a potion when you need it; you can also pass it to a friend who needs it more.
quest-first_torch-hint-rest = Tired? The Rest action wipes away all fatigue at the end of the turn. Often the best use of a spare action.
quest-first_torch-hint-door = A door is opened with one action from a square beside it. Take up good positions first: whatever is behind it gets to act too.
quest-first_torch-hint-sight = An archer has to see you: a straight line from a corner of its square to a corner of yours, with no wall, obstacle or figure across it. Stay round the corner, or strike first.
quest-first_torch-hint-condition = A condition such as poison stays until you are rid of it; its card tells how. `/condition` shows it.
quest-first_torch-hint-revive = A fallen hero is helped up in just this way: one action next to them, and two red dice give back ♥.
quest-first_torch-hint-feat = Every hero has a heroic feat, once per quest. The Gatekeeper is a good occasion.
quest-first_torch-hint-knocked_out = A hero is down. In their turn they can struggle up alone; better, a friend revives them with one action. Every fall costs morale.
quest-first_torch-hint-morale = Morale is gone: one more fall and the quest is lost. Rest, heal, fall back if you must.
