# Cartes d’activation de la boîte Les Brumes de Bilehall.

activation-bone_horror_whip = Le long bras
    .special = Il a plus de coudes qu’il ne semble utile. { $effect }
activation-bone_horror_rattle = Cliquetis
    .special = Comme des dés dans un gobelet, et la table, c’est vous. { $effect }
activation-bone_horror_marrow = Jusqu’à la moelle
    .special = Il sait où finit l’armure. { $effect }
activation-bone_horror_reassembly = Remontage
    .special = La main gauche retrouve le bras droit, à peu près. { $effect }
activation-bone_horror_snare = Collet
    .special = La corde est une colonne. Elle n’a pas oublié comment plier. { $effect }

activation-broodwalker_swarm = L’essaim intérieur
    .special = Il ouvre son manteau. Ce n’était pas du drap. { $effect }
activation-broodwalker_lumber = Pas lourds
    .special = Un pas, un pas, un pas, et jamais en arrière. { $effect }
activation-broodwalker_larvae = Larves
    .special = Elles aiment la chaleur. Vous êtes chaud. { $effect }
activation-broodwalker_mire = Bourbe
    .special = Le sol, autour de lui, a changé de camp. { $effect }
activation-broodwalker_hollow = Creux
    .special = Un coup entre et ne ressort pas. { $effect }

activation-reanimate_monster_ranks = En rangs serrés
    .special = Épaule contre épaule, là où il reste des épaules. { $effect }
activation-reanimate_monster_drum = Un tambour sans peau
    .special = Ils marchent au pas que plus personne ne bat. { $effect }
activation-reanimate_monster_again = Et encore
    .special = Tomber n’est que la moitié de ce qu’ils font. { $effect }
activation-reanimate_monster_encircle = Encerclés
    .special = Le cercle est la manœuvre la plus simple. { $effect }
activation-reanimate_monster_old_orders = De vieux ordres
    .special = Abattez le capitaine, leur avait-on dit, il y a quelques guerres. { $effect }

activation-ardus_ixerebus_vanguard = Avant-garde
    .special = Il n’a été derrière personne depuis quatre cents ans. { $effect }
activation-ardus_ixerebus_rally = À moi !
    .special = L’étendard a disparu. La voix suffit. { $effect }
activation-ardus_ixerebus_duel = Un duel
    .special = Il salue. Ce n’est pas politesse : il vise. { $effect }
activation-ardus_ixerebus_no_quarter = Point de prisonniers
    .special = Un prisonnier mange, et son armée n’a pas de cuisine. { $effect }
activation-ardus_ixerebus_old_wound = La vieille blessure
    .special = Elle l’a tué une fois. Il en veut à tous depuis. { $effect }

activation-kyndrithul_splinters = Éclats
    .special = Il en cueille un dans l’air. L’air avait une côte. { $effect }
activation-kyndrithul_gaze = Le regard
    .special = Détournez les yeux. Pourquoi ne les détournez-vous pas ? { $effect }
activation-kyndrithul_lineage = De longue lignée
    .special = Son arbre est surtout fait de tombes, et toutes lui obéissent. { $effect }
activation-kyndrithul_mist = Surgi de la brume
    .special = D’abord une lanterne, puis une main, puis plus de lanterne. { $effect }
activation-kyndrithul_tithe_of_bone = La dîme d’os
    .special = Un sur dix. Vous en avez bien assez. { $effect }

activation-zarihell_terror = Terreur
    .special = Elle fredonne. C’est votre propre berceuse. { $effect }
activation-zarihell_savour = Savourer
    .special = Elle mange à petites bouchées. { $effect }
activation-zarihell_pursuit = Poursuite
    .special = Courez, je vous en prie. Le goût n’en est que meilleur. { $effect }
activation-zarihell_nightmare = Cauchemar
    .special = Vous vous êtes bien réveillé. Elle est venue avec. { $effect }
activation-zarihell_retreating_light = La lumière se retire
    .special = Quelqu’un aurait dû apporter une deuxième torche. { $effect }
