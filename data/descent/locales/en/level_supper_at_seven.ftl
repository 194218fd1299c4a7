# “Supper at Seven”: a level of the Raid. The way out is the oven, and it is not hot yet.

quest-supper_at_seven = Supper at Seven
    .intro = “You are early,” says the Mistress of the Dungeon. “Supper is at seven. The portal is the oven; it opens when the clock strikes, and not before, or the crust falls in. Make yourselves useful: there is coal. I have invited people who eat everything, and bet on what they eat first.”
    .won = “They left through the oven,” the Mistress explains to her guests. “There will be cheese.”
    .lost = “A little tough,” says the Mistress, and folds her napkin.
quest-supper_at_seven-objective-wait = Survive until the oven is hot: at the end of round 6 (on hard of round 7), one round sooner for each coal scuttle that is emptied into the fire. Then leave by it.
quest-supper_at_seven-objective-run = It strikes seven. Leave by the oven, together.
area-supper_at_seven-kitchen = A kitchen with two ways round the big table. At the far end there is an oven one could walk into. One is meant to.
token-supper_at_seven-portal = the oven
token-supper_at_seven-larder = the larder
token-supper_at_seven-dishes = the dishes
token-supper_at_seven-spice_rack = the spice rack
token-supper_at_seven-north_scuttle = the north coal scuttle
token-supper_at_seven-south_scuttle = the south coal scuttle

quest-supper_at_seven-token-portal = The door is iron, and as yet no hotter than the soup.
quest-supper_at_seven-token-larder = Hams, all of them labelled with a first name.
quest-supper_at_seven-token-dishes = Last week’s. Something has moved in.
quest-supper_at_seven-token-north_scuttle = Forty pounds of coal. Emptied into the flue it makes the clock hurry (1 fatigue for whoever does it).
quest-supper_at_seven-token-south_scuttle = Forty pounds of coal. Emptied into the flue it makes the clock hurry (1 fatigue for whoever does it).
quest-supper_at_seven-use-stoke_north = Stoke the fire
    .not = It is hot enough.
quest-supper_at_seven-use-stoke_south = Stoke the fire
    .not = It is hot enough.

quest-supper_at_seven-message-stoked = The fire takes a deep breath. On the wall the clock skips an hour and hopes that nobody has noticed.
quest-supper_at_seven-message-warming = The oven ticks as it warms. Somewhere cutlery is being sharpened.
quest-supper_at_seven-message-strikes = Seven strokes. The oven door swings open; inside it is light, warm and quite empty.
quest-supper_at_seven-message-first_course = The guests arrive. They have brought their own napkins, and tied them on.
quest-supper_at_seven-message-second_course = “Is there any more?” somebody asks from the door. There is: more guests.

quest-supper_at_seven-ending-portal = One after the other you walk into the oven. It is the first sensible thing anybody has done in this kitchen.
