# “The Dragon’s Egg”: a side quest of the second act. Carry something warm past somebody asleep.

quest-dragon_egg = The Dragon’s Egg
    .intro = A dragon’s egg never goes cold. With one in the stove Anvilrest could do without its hearth-fire until spring, and the smiths have found out where one lies: at the back of a cave, in a ring of lava, behind Mother Ash, who is asleep. So far.
    .won = The egg lies in the great forge, and around it all Anvilrest in stockinged feet. Nobody has asked yet what happens when it hatches.
    .lost = Far below, something large turns round three times and lies down again, on top of something warm.
quest-dragon_egg-objective-fetch = Fetch the egg from the nest and carry it to the way in. Mother Ash sleeps more lightly with every round once the door is open.
quest-dragon_egg-objective-carry_out = Carry the egg to the way in. It need not be done quietly any more; quickly will do.
area-dragon_egg-crack = A crack in the mountain, with stairs somebody began and never finished.
area-dragon_egg-hoard = Gold, bones, and a hill of both that breathes. Behind it, light from below, and in the light an egg.
door-dragon_egg-scorched_door = the scorched door
token-dragon_egg-packs = the abandoned packs
token-dragon_egg-sleeper = the hill that breathes
token-dragon_egg-bones = the bones
token-dragon_egg-clutch = the nest
token-dragon_egg-egg = the egg
unique-mother_ash = Mother Ash

quest-dragon_egg-token-sleeper = What shows of her is an eyelid and some coins. A lullaby would let her sleep longer (Willpower). A handful of gold would be welcome too; it jingles.
quest-dragon_egg-token-clutch = The egg has been baked into the nest for a century. It wants prising loose (Might), and it bites back with heat.
quest-dragon_egg-token-egg = The size of a keg, the colour of embers. It can be carried, in gloves.
quest-dragon_egg-use-lullaby = Hum a lullaby (Willpower)
    .not = It is too late for that.
quest-dragon_egg-use-prise = Prise the egg loose (Might)
quest-dragon_egg-use-fill_pockets = Fill your pockets
    .not = She is looking.

quest-dragon_egg-rule-heat = The egg’s heat takes everybody’s breath: heroes have 1 less speed.

quest-dragon_egg-message-hush = The door opens without a sound, on hinges greased by somebody who is still lying behind it. The hill breathes in. The burnt ones around it lift their heads.
quest-dragon_egg-message-one_eye = One coin rolls down the hill, then a hundred. An eyelid twitches.
quest-dragon_egg-message-prised = With a crack like a loaf breaking the egg comes out of its crust. It is warm, whole, and heavier than it looks.
quest-dragon_egg-message-lifted = { $hero } lifts the egg. Something inside kicks, pleased about the company.
quest-dragon_egg-message-lullaby = { $hero } hums what grandmothers hum. The hill sighs, and sinks a little.
quest-dragon_egg-message-pockets = A fistful of gold, and the sound of all the gold that was lying on it. The breathing stops, thinks, goes on.
quest-dragon_egg-message-wakes = The hill gets up. Coins run off it like rain, and in the dark above them two lamps are lit, one after the other.
quest-dragon_egg-choice-wakes = Mother Ash looks at you as one looks at mice in a larder. What now?
quest-dragon_egg-option-run = Take a breath, and run
quest-dragon_egg-option-bow = Bow, and pay her a compliment (Willpower)
quest-dragon_egg-message-bowed = Nobody has called her young in four hundred years. She is at a loss.
quest-dragon_egg-message-laughed = She laughs. It is warm, and getting warmer.
quest-dragon_egg-message-late_burglars = Steps at the way in: goblins, with a sack, a plan and very bad timing.
quest-dragon_egg-message-ash_fallen = Mother Ash lies down on her gold once more, and the lamps go out. There will be songs about this, most of them wrong.
quest-dragon_egg-ending-outside = Daylight, snow, and in somebody’s arms a thing that makes the snow steam.
quest-dragon_egg-ending-mountain_shuts = The mountain has heard enough. Stone by stone, the crack shuts.
