# “The Burning Granary”: the siege. Bread for a whole winter, and riders with torches.

quest-burning_granary = The Burning Granary
    .objective = Save the grain until the snow comes.
    .intro = All the bread Highmarch will eat this winter lies in one barn, in three bays, on a hill with a view of everything that wants to burn it. The barn’s owner has gone to fetch help, in the direction furthest from the enemy. It smells of snow. “If it comes, nothing burns,” says somebody behind you. “If it comes.”
    .won = The snow falls on the yard, on the ashes, on the torches of those who will not need them any more. Inside it smells of scorched rye, like the first loaf of a clumsy baker. It has never smelled better.
    .lost = The roof goes last, almost slowly. For one night there is light in all the windows of Highmarch.
area-burning_granary-farm = A threshing yard, a pond, a road from the west and a dyke from the north. And the barn, which has never looked so much like kindling.
area-burning_granary-stubble = The back door bursts open on the stubble field. The scarecrows are coming nearer. There was only one scarecrow.
token-burning_granary-pond = the pond
token-burning_granary-threshing_floor = the threshing bay
token-burning_granary-rye = the rye bay
token-burning_granary-seed_corn = the seed bay
token-burning_granary-cart = the cart
token-burning_granary-nets = the fishing nets
token-burning_granary-scarecrow = the scarecrow
unique-grain_reeve = the Grain Reeve

## To examine

quest-burning_granary-token-pond = Ice on top, water underneath. Each trip fills two buckets; more than that you can’t keep standing about.
quest-burning_granary-token-threshing_floor = Sheaves up to the rafters. If it burns: a bucket puts it out at once, a coat with enough arm behind it perhaps (Might).
quest-burning_granary-token-rye = Rye, loose, as high as a man. If it burns: a bucket, or rake out what glows before it spreads (Awareness).
quest-burning_granary-token-seed_corn = Next year’s harvest. If it burns: a bucket, or lie down on it and don’t think (Willpower).
quest-burning_granary-token-cart = It stands as it was left, with one sack too many on it.
quest-burning_granary-token-nets = Somebody fishes here, with moderate success.
quest-burning_granary-token-scarecrow = A good coat, for a scarecrow.

quest-burning_granary-use-fill = Fill two buckets
    .not = All buckets are full.
quest-burning_granary-use-douse_door = Empty a bucket over the sheaves
    .not = Nothing burns here, or you have no water.
quest-burning_granary-use-beat_door = Beat out the flames (Might)
    .not = Nothing burns here.
quest-burning_granary-use-douse_rye = Empty a bucket over the rye
    .not = Nothing burns here, or you have no water.
quest-burning_granary-use-rake_rye = Rake out the embers (Awareness)
    .not = Nothing burns here.
quest-burning_granary-use-douse_seed = Empty a bucket over the seed corn
    .not = Nothing burns here, or you have no water.
quest-burning_granary-use-smother_seed = Smother the fire (Willpower)
    .not = Nothing burns here.

quest-burning_granary-rule-fire_eats = At the end of a round each burning bay costs one measure of grain; then every bay with foes in it catches fire. Without grain the quest is lost. The snow comes at the end of round 8 (hard: 9).

## The story

quest-burning_granary-objective-hold = Keep the riders out of the bays, and put out what burns, until the snow comes.
quest-burning_granary-objective-reeve = Defeat the Grain Reeve, or hold out until the snow comes.
quest-burning_granary-objective-last_fires = The Reeve is dead: clear the barn and put out the last fires.

quest-burning_granary-message-arrival = Torches on the west road, a chain of them, like a very slow lightning. They sing. It is a harvest song.
quest-burning_granary-message-garrick_nails = There is hammering: Garrick Vane is nailing wet hides over the hatch. “We’re even after this,” he says through the nails. “Nearly.”
quest-burning_granary-message-eliza_note = On the barn door hangs a letter, scented, unsigned. “Tonight. Three sides. Fill every bucket.” You know the hand from a dance card.
quest-burning_granary-choice-plan = There is time for one thing before they are here.
quest-burning_granary-option-fill_buckets = Fill the buckets
quest-burning_granary-option-send_home = Bring the farmhands to safety
quest-burning_granary-option-hide_sacks = Drag sacks down to the cellar
quest-burning_granary-message-fill_buckets = You form a chain from the pond. There are { $water } full buckets now, and wet feet all round.
quest-burning_granary-message-send_home = The farmhands go by the ditch, the little ones on their backs. They will tell everybody who stayed.
quest-burning_granary-message-hide_sacks = Forty sacks, forty times the ladder. Your arms shake, but what lies down there won’t burn so quickly.
quest-burning_granary-message-filled = The ice cracks, the buckets come up. { $water } stand ready.
quest-burning_granary-message-tobin_runs = Something small with a large bucket runs across the yard, bent double. “I’m not here,” pants Tobin. “Maud must never know.” From now on he brings one every second round.
quest-burning_granary-message-from_the_dyke = Howling from the north. On the dyke they have let the dogs off, and tied torches to them.
quest-burning_granary-message-arrow_door = A fire arrow through the hatch: the sheaves catch.
quest-burning_granary-message-arrow_rye = A fire arrow through the roof: the rye begins to glow.
quest-burning_granary-message-arrow_seed = A fire arrow through the back wall: smoke over the seed corn.
quest-burning_granary-message-arrow_pond = A fire arrow, high and beautiful, straight into the pond. On the road somebody is being shouted at.
quest-burning_granary-message-reeve_comes = A goblin on a mule, in a sheepskin with a chain of office. The Grain Reeve has come to see to the collection himself. He has brought a list. The barn is on it.
quest-burning_granary-message-from_the_fields = Behind you the back door breaks. Those who starved three winters ago stand in the stubble. They don’t want the grain any more. They only want nobody else to have it.
quest-burning_granary-message-second_riders = More dogs on the dyke. The Reeve ticks something off.
quest-burning_granary-message-door_lit = A torch flies into the sheaves. The threshing bay is on fire.
quest-burning_granary-message-rye_lit = The rye bay is on fire.
quest-burning_granary-message-seed_lit = The seed bay is on fire.
quest-burning_granary-message-singed = The flames duck, and then strike back. { $hero } smells of burnt hair.
quest-burning_granary-message-put_out = A hiss, a cloud, black straw. Out.
quest-burning_granary-message-fire_eats = { $fires ->
        [one] One bay is burning.
       *[other] { $fires } bays are burning.
    } Grain left: { $grain }.
quest-burning_granary-message-half_gone = You can see the far wall of the barn now. Before, there was bread in the way.
quest-burning_granary-message-reeve_falls = The Reeve looks at his list, as if there must be a mistake, and falls off the mule. In an iron pot at his saddle an ember is still alive. The others see it, and see the mule running home.

quest-burning_granary-ending-driven_off = No torch is left on the road. You sit in the yard with black faces, and somebody passes round a raw turnip as if it were a roast. Then, of course, it begins to snow.
quest-burning_granary-ending-snow = The first flake lands on a torch and hisses. Then come the others, all of them, as if the sky had torn a sack. Within a hundred heartbeats there is nothing left in this country that would burn.
quest-burning_granary-ending-ashes = The last bay goes up with a sigh. The riders don’t even cheer. They stand there and warm their hands.
