# Cartes d’activation de la boîte Le Labyrinthe des Ruines.

activation-arachyura_both_claws = Une pince pour chacun
    .special = Elle s’installe entre vous, comme à table. { $effect }
activation-arachyura_threads = Des fils collants
    .special = Vous n’avez pas avancé. Vous êtes plus près. { $effect }
activation-arachyura_hold_still = Ne bougez plus
    .special = Elle préfère un repas qui ne discute plus. { $effect }
activation-arachyura_scuttle = Course sur huit pattes
    .special = Huit pattes font moins de bruit que deux pieds. { $effect }
activation-arachyura_brood_mother = La couvée se souvient
    .special = Chacun de ces yeux a déjà choisi l’un de vous. { $effect }

activation-carrion_drake_carrion = Charogne
    .special = Elle sent ce que vous serez demain. { $effect }
activation-carrion_drake_sluggish_wing = Mordre, attendre, suivre
    .special = Inutile de poursuivre ce qui ne peut plus courir. { $effect }
activation-carrion_drake_wake = La veillée
    .special = À l’enterrement, ils n’apportent que leur appétit. { $effect }
activation-carrion_drake_foul_water = L’eau croupie
    .special = Ils se baignent en amont. { $effect }
activation-carrion_drake_festering = Plaies ouvertes
    .special = Leur haleine garde les plaies fraîches. { $effect }

activation-goblin_witcher_evil_eye = Le mauvais œil
    .special = Un seul de ses yeux est à lui. { $effect }
activation-goblin_witcher_puppets = Danse pour moi
    .special = Votre pied gauche préférerait rester. Il y va quand même. { $effect }
activation-goblin_witcher_cackle = Le ricanement
    .special = Ce n’est pas la plaisanterie qui fait mal. { $effect }
activation-goblin_witcher_behind_backs = Derrière de larges dos
    .special = La place la plus brave, c’est le deuxième rang. { $effect }
activation-goblin_witcher_bad_luck = Une mauvaise passe
    .special = La lanière casse. La torche vacille. La marche est mouillée. { $effect }

activation-volucrix_reaver_on_the_run = En pleine course
    .special = La lame, on la voit quand elle repart. { $effect }
activation-volucrix_reaver_sharp_beaks = Becs tranchants
    .special = Une armure n’est qu’une coquille, et ils s’y connaissent. { $effect }
activation-volucrix_reaver_mob = La curée
    .special = L’un pique, tous piquent. { $effect }
activation-volucrix_reaver_double_talk = Une fois ne suffit pas
    .special = Il se retourne pour mieux voir. Avec les griffes. { $effect }
activation-volucrix_reaver_over_the_edge = Au bord du vide
    .special = Ils vivent sur les falaises. Vous n’êtes que de passage. { $effect }

activation-ariad_old_tongue = La langue ancienne
    .special = Les mots étaient là avant les murs. { $effect }
activation-ariad_choir = Le chœur des maudits
    .special = Elle chante, et tous ceux qu’elle a maudits fredonnent. { $effect }
activation-ariad_false_paths = Faux détours
    .special = À gauche, à gauche, à gauche, encore à gauche. Au quatrième, elle rit. { $effect }
activation-ariad_withdraw = Plus au fond
    .special = Elle est toujours un couloir plus loin que sa voix. { $effect }
activation-ariad_chrysalis = La chrysalide
    .special = Sous sa peau, quelque chose se retourne. { $effect }

activation-queen_ariad_embrace = Étreinte royale
    .special = À terre, dit-elle, et elle vous montre comment. { $effect }
activation-queen_ariad_crown_curse = La malédiction de la couronne
    .special = Toutes les reines de cette maison furent maudites. Elle est la première à y prendre goût. { $effect }
activation-queen_ariad_brood = La couvée obéit
    .special = Elle tambourine sur la pierre, et les fissures répondent. { $effect }
activation-queen_ariad_venom = Venin royal
    .special = Une goutte anoblit. Deux enterrent. { $effect }
activation-queen_ariad_throne = Devant le trône
    .special = Personne ne vous a appris à vous incliner. Votre dos sait. { $effect }

activation-raythen_lieutenant_light_fingers = La main légère
    .special = Il s’excuse. Il l’a déjà. { $effect }
activation-raythen_lieutenant_sleeve_knife = Dans sa manche
    .special = Le premier couteau est pour la lanière de votre botte. { $effect }
activation-raythen_lieutenant_smoke = Un nuage de fumée
    .special = Il a appris ce tour à la moitié d’entre vous. { $effect }
activation-raythen_lieutenant_old_comrades = Rien de personnel
    .special = Il aimerait mieux pas, dit-il, et il dégaine. { $effect }
activation-raythen_lieutenant_contract = Le contrat
    .special = Il fixe un prix pour chacun. L’un de vous serait flatté. { $effect }

activation-serena_lieutenant_breath = Haleine d’infirmerie
    .special = Les fleurs à sa ceinture sont mortes depuis un an. { $effect }
activation-serena_lieutenant_unanswered = Prières sans réponse
    .special = Elle les dit encore. Quelqu’un d’autre écoute. { $effect }
activation-serena_lieutenant_borrowed_life = Vie empruntée
    .special = Le don de guérir est resté. Il coule dans l’autre sens. { $effect }
activation-serena_lieutenant_ashes_of_faith = Cendres de la foi
    .special = Rien ne la retient. Depuis un moment déjà. { $effect }
activation-serena_lieutenant_pity = Plus de pitié
    .special = Elle s’agenouille près du plus malade, comme toujours. { $effect }
