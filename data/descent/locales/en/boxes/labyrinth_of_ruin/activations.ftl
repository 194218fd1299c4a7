# Activation cards of Labyrinth of Ruin.

activation-arachyura_both_claws = One for each claw
    .special = It sets itself down between you, like a guest at table. { $effect }
activation-arachyura_threads = Sticky threads
    .special = You did not step nearer. You are nearer. { $effect }
activation-arachyura_hold_still = Hold still
    .special = It likes its food to have stopped arguing. { $effect }
activation-arachyura_scuttle = The scuttle
    .special = Eight feet make less noise than two. { $effect }
activation-arachyura_brood_mother = The brood remembers
    .special = Each of those eyes has already chosen one of you. { $effect }

activation-carrion_drake_carrion = Carrion
    .special = It smells what you will be tomorrow. { $effect }
activation-carrion_drake_sluggish_wing = Bite, wait, follow
    .special = There is no need to chase what can no longer run. { $effect }
activation-carrion_drake_wake = The wake
    .special = They bring nothing to the funeral but their appetite. { $effect }
activation-carrion_drake_foul_water = Foul water
    .special = They have been bathing upstream. { $effect }
activation-carrion_drake_festering = Festering
    .special = Their breath keeps wounds young. { $effect }

activation-goblin_witcher_evil_eye = The evil eye
    .special = Only one of his eyes is his own. { $effect }
activation-goblin_witcher_puppets = Dance for me
    .special = Your left foot would rather not. It goes all the same. { $effect }
activation-goblin_witcher_cackle = The cackle
    .special = It is not the joke that hurts. { $effect }
activation-goblin_witcher_behind_backs = Behind broad backs
    .special = The bravest place is the second row. { $effect }
activation-goblin_witcher_bad_luck = A run of bad luck
    .special = The strap breaks. The torch gutters. The stair is wet. { $effect }

activation-volucrix_reaver_on_the_run = On the run
    .special = You see the blade when it is leaving. { $effect }
activation-volucrix_reaver_sharp_beaks = Sharp beaks
    .special = Armour is only a shell, and they know shells. { $effect }
activation-volucrix_reaver_mob = Mobbing
    .special = One pecks, all peck. { $effect }
activation-volucrix_reaver_double_talk = Once is not enough
    .special = It turns round for a second look. With its claws. { $effect }
activation-volucrix_reaver_over_the_edge = Off the ledge
    .special = They live on cliffs. You are only visiting. { $effect }

activation-ariad_old_tongue = The old tongue
    .special = The words were here before the walls. { $effect }
activation-ariad_choir = A choir of the cursed
    .special = She sings, and everyone she ever cursed hums along. { $effect }
activation-ariad_false_paths = False turnings
    .special = Left, left, left and left again. She laughs at the fourth. { $effect }
activation-ariad_withdraw = Deeper in
    .special = She is always one corridor further than her voice. { $effect }
activation-ariad_chrysalis = The chrysalis
    .special = Something under her skin is turning round. { $effect }

activation-queen_ariad_embrace = A royal embrace
    .special = Kneel, she says, and shows you how. { $effect }
activation-queen_ariad_crown_curse = The curse of the crown
    .special = Every queen of this house was cursed. She is the first to enjoy it. { $effect }
activation-queen_ariad_brood = The brood obeys
    .special = She drums on the stone, and the cracks answer. { $effect }
activation-queen_ariad_venom = Royal venom
    .special = A drop is a title. Two are a funeral. { $effect }
activation-queen_ariad_throne = Before the throne
    .special = Nobody taught you to bow. Your back knows how. { $effect }

activation-raythen_lieutenant_light_fingers = Light fingers
    .special = He apologises. He already has it. { $effect }
activation-raythen_lieutenant_sleeve_knife = Up his sleeve
    .special = The first knife is for the strap of your boot. { $effect }
activation-raythen_lieutenant_smoke = A puff of smoke
    .special = He taught half of you this trick. { $effect }
activation-raythen_lieutenant_old_comrades = Nothing personal
    .special = He would rather not, he says, and draws. { $effect }
activation-raythen_lieutenant_contract = The contract
    .special = It names a price for each of you. One of you would be flattered. { $effect }

activation-serena_lieutenant_breath = A breath of the sickroom
    .special = The flowers at her belt have been dead for a year. { $effect }
activation-serena_lieutenant_unanswered = Prayers unanswered
    .special = She still says them. Somebody else listens now. { $effect }
activation-serena_lieutenant_borrowed_life = Borrowed life
    .special = The healing still works. It only runs the other way. { $effect }
activation-serena_lieutenant_ashes_of_faith = Ashes of faith
    .special = Nothing holds her. Nothing has for a while. { $effect }
activation-serena_lieutenant_pity = No pity left
    .special = She kneels by the sickest, as she always did. { $effect }
