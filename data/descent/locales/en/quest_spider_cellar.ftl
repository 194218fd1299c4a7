# “The Spider Cellar”: a side quest. What grows under the inn must not hatch.

quest-spider_cellar = The Spider Cellar
    .intro = The landlord of the Seven Casks says it is rats. He says it from the far side of the road, with his family and his furniture. Three egg sacs hang in his cellar, each as big as a cask, and one of them has begun to tick.
    .won = The cellar smells of burnt sugar for a month. The landlord sells it as a speciality.
    .lost = The Seven Casks closes for the season. The webs reach the first floor by Sunday.
quest-spider_cellar-objective-burn = Burn the three egg sacs. The broodmother guards the red one.
area-spider_cellar-stairs = The cellar stairs end in a vaulted room. The barrels are wrapped as if for a long journey.
area-spider_cellar-pantry = The cold pantry. Two of last week’s guests are still here, after a fashion.
area-spider_cellar-vats = The vats, and behind them a pit of quicklime. Something heavy shifts its weight from four legs to the other four.
door-spider_cellar-vat_door = the door to the vats
door-spider_cellar-pantry_door = the pantry door
token-spider_cellar-barrels = the barrels
token-spider_cellar-shelf = the shelf
token-spider_cellar-pale_sac = the pale sac
token-spider_cellar-blue_sac = the blue sac
token-spider_cellar-red_sac = the red sac
unique-broodmother = the Broodmother

quest-spider_cellar-door-vat_door = Iron bands, and a keyhole stuffed with silk from the other side.
quest-spider_cellar-door-pantry_door = Cold air comes from under it, and a smell of old cheese and older guests.
quest-spider_cellar-token-barrels = Behind the webs: brandy, vinegar, and a purse somebody hid from his wife.
quest-spider_cellar-token-shelf = Preserves. Some of the jars look back.
quest-spider_cellar-token-pale_sac = Soft, warm and pale. A torch is all it takes.
quest-spider_cellar-token-blue_sac = Veined with blue. It hums when one comes near. A torch is all it takes.
quest-spider_cellar-token-red_sac = The ripest. Nobody holds a torch to it while its mother is looking.
quest-spider_cellar-use-burn_pale = Burn the pale sac
quest-spider_cellar-use-burn_blue = Burn the blue sac
quest-spider_cellar-use-burn_red = Burn the red sac
    .not = Not while the Broodmother lives.

quest-spider_cellar-message-first_fire = It goes up like a lantern. Behind the wall something screams that has no mouth for it.
quest-spider_cellar-message-mother_dead = She folds up, joint by joint, round the thing she had been keeping.
quest-spider_cellar-message-hatching = A wet sound, then many small ones. Something has hatched by the stairs.
quest-spider_cellar-ending-clean = Three fires, three heaps of ash. Nothing ticks any more.
quest-spider_cellar-ending-overrun = The walls are moving. There is nothing to do but close the trapdoor, from above.
