# The texts of The Last Toll.

quest-tolls__last_toll = The Last Toll
    .intro = The ferry of Saulnes still crosses every evening, and whoever steps off no longer knows what to call themselves. This week it was the miller’s boy. His mother calls him all the same; he looks round to see whom she means. On the other bank stands the toll house, its feet in a river that has been rising since noon. Somewhere in it lies a register, and in the register the boy’s name.
    .won = The boat grates on the shingle of Saulnes. On the bank the miller’s wife calls a name, and somebody comes running.
    .lost = The boat comes back empty. It crosses again the next evening, and nobody at Saulnes can say who used to wait for it.
quest-tolls__last_toll-objective-enter = Find a way into the toll house before the river does.
quest-tolls__last_toll-objective-find_keeper = Reach the office of the toll, through the sluice or through the store.
quest-tolls__last_toll-objective-leave = Take up what you came for and carry it down the water stairs to the boat.

area-tolls__last_toll-landing = Wet grass, a path, a bell without a clapper. Goblins are going through the luggage of people who have forgotten that they own any.
area-tolls__last_toll-hall = A hall with a counter and a queue. Those who stand in it have been dead for a while, and are still waiting their turn.
area-tolls__last_toll-sluice = Two steps down, and the river is in the house. At the far end stands a wheel; in between, something large turns over in its sleep.
area-tolls__last_toll-store = A ring, a shoe, a wooden horse: what people pay with when they have no money. Each thing hangs on a tag, and between the tags hang webs.
area-tolls__last_toll-office = A desk, a lamp, a register as thick as a doorstep. The woman behind it doesn’t look up. “Name?”
area-tolls__last_toll-stairs = Stairs, worn hollow, down to the water. At the bottom a boat pulls at its rope.

door-tolls__last_toll-house_door = the door of the toll house
door-tolls__last_toll-store_door = the door of the store
door-tolls__last_toll-grate = the grate
quest-tolls__last_toll-door-grate = Iron, rusted into its frame. Behind it one hears water at work.
quest-tolls__last_toll-use-lift = Heave the grate up (Might)
    .not = It is up already.
door-tolls__last_toll-sluice_gate = the sluice gate
door-tolls__last_toll-back_door = the back door of the office
door-tolls__last_toll-stair_door = the door to the water stairs

token-tolls__last_toll-luggage = the luggage
token-tolls__last_toll-shelves = the shelves
token-tolls__last_toll-strongbox = the strongbox
token-tolls__last_toll-page = the page
quest-tolls__last_toll-token-page = One page out of thousands, and on it in a neat hand the name of the miller’s boy.
token-tolls__last_toll-register = the register
quest-tolls__last_toll-token-register = Everybody who ever crossed stands in it. It is heavier than it looks.
token-tolls__last_toll-ferryman = the ferryman
quest-tolls__last_toll-token-ferryman = An old man with an oar across his knees. He watches the door as if he had been told to.
quest-tolls__last_toll-use-listen = Listen to him
    .not = He has told you all he knows.
token-tolls__last_toll-wheel = the sluice wheel
quest-tolls__last_toll-token-wheel = It moves the gates upstream, if the one at the wheel moves it first.
quest-tolls__last_toll-use-turn = Turn the wheel (Might)
    .not = It turns no farther.
token-tolls__last_toll-tags = the oldest tag
quest-tolls__last_toll-token-tags = It hangs lowest and has no thing tied to it. The ink has almost gone.
quest-tolls__last_toll-use-read = Make out the writing (Knowledge)
    .not = You have read it already.

unique-tolls__mathurine = the Keeper of the Toll
monster-tolls__last_toll_debtor = Debtor
    .plural = Debtors
    .master = Oldest Debtor
monster-tolls__last_toll_keeper = Toll Keeper
    .plural = Toll Keepers
    .master = Toll Keeper
activation-tolls__last_toll_debtor_queue = Next, please
activation-tolls__last_toll_debtor_hands = Hands from behind
activation-tolls__last_toll_debtor_cold = Cold as the river
    .special = Water runs out of their sleeves. { $effect }
activation-tolls__last_toll_keeper_reckons = She reckons
activation-tolls__last_toll_keeper_collects = She collects
activation-tolls__last_toll_keeper_waits = She has time
    .special = She wets a finger and turns the page. { $effect }

quest-tolls__last_toll-message-arrival = The ferry has put you ashore and gone. The river licks at the grass; a hand’s breadth ago it did not reach that far.
quest-tolls__last_toll-message-two_ways = Two ways lead to the office. A grate in the floor: short, wet, and one might do something about the river there. A door on the right: dry, longer, and they say nothing is ever thrown away behind it.
quest-tolls__last_toll-message-ferryman = “I row, she writes,” says the old man. “She entered every name that crossed. Her own she paid in first, so that nobody could say she asked more of others. It must still hang in the store.”
quest-tolls__last_toll-message-lowered = Upstream something heavy falls shut. For a while the river forgets the house.
quest-tolls__last_toll-message-ankles = Water comes under the doors. It is not in a hurry, and it does not stop.
quest-tolls__last_toll-message-knees = The water stands at your knees and carries the first papers past. Not long now.
quest-tolls__last_toll-message-name_read = Letter by letter it comes back: Mathurine. Somewhere below the floor a pen stops writing.
quest-tolls__last_toll-choice-bargain = The pen is laid down. “You cost me time,” says the Keeper, “and I cost you blood. One page, then: the boy’s. You pay for it like everybody else. Or did you want something more?”
quest-tolls__last_toll-option-pay = Pay for the page (each hero suffers 1 ♥ and 1 fatigue)
quest-tolls__last_toll-option-tear = Tear the whole register from the desk: she and the river will mind
quest-tolls__last_toll-option-name = Call her Mathurine
quest-tolls__last_toll-message-paid = She blows the ink dry, hands the page across the desk, and is gone before you have thought of a question. The door to the stairs stands open.
quest-tolls__last_toll-message-torn = The register comes away with the lid of the desk. In the wall something gives; on the stairs the queue begins to move.
quest-tolls__last_toll-message-named = “Yes,” says the woman, astonished, and looks at the lamp, the desk, her hands. She pushes the register over to you. When you look up, nobody is in the queue, and nobody behind the desk.

quest-tolls__last_toll-ending-paid = You row across with a single page, held high out of the wet. Behind you a lamp is lit in the office. Somebody is waiting for the next ferry.
quest-tolls__last_toll-ending-freed = The toll house goes down behind you as quietly as a guest who leaves early. In the boat the pages come loose, and on both banks people stop in mid-step and remember.
quest-tolls__last_toll-ending-named = The river lets the house go and falls. At Saulnes you read out the names all night long. The last stands on the first page, and you read that one too.
quest-tolls__last_toll-ending-drowned = The lamp goes out, then the window. The river shuts over the roof of the toll house, and what you were called goes with it.
