# « Le Bal de la veuve » : l’un des quatre masques cache Lady Eliza Farrow, et à minuit tous auront juré.

quest-widows_masque = Le Bal de la veuve
    .objective = Démasquer Lady Eliza Farrow et la chasser de la maison.
    .intro = La veuve Hallard donne un bal masqué, au cœur du pire hiver qu’on ait connu, et toutes les bonnes maisons de la Haute-Marche y ont envoyé quelqu’un. Avant minuit, chacun aura promis le feu d’un village entier, de bon cœur, la main sur la poitrine. Personne n’a vu l’hôtesse. Personne n’a vu non plus Lady Eliza Farrow : c’est à cela qu’on sait qu’elle est là.
    .won = Les invités rentrent en silence, le masque sous le bras. Derrière chacun d’eux, dans une vallée, un âtre brûle toujours et n’en saura jamais rien.
    .lost = Douze coups. Quatre invités s’agenouillent, souriants, et donnent ce qui n’était pas à eux. La musique est très belle.
area-widows_masque-vestibule = Le vestibule. Des manteaux mouillés, un ours empaillé, et des laquais dont la livrée fut taillée pour plus grand.
area-widows_masque-cellar = La cave à vin, avec des barreaux. La maison n’a pas toujours été gaie.
area-widows_masque-ballroom = La salle de bal. Cent bougies dont pas une ne chauffe ; deux masques se tournent vers vous.
area-widows_masque-library = La bibliothèque. Une forme grise a choisi le coin où la lumière ne va pas.
area-widows_masque-still_room = La distillerie, où feu monsieur faisait ses essais. Certains ont continué sans lui.
door-widows_masque-ballroom_door = la porte de la salle de bal
door-widows_masque-cellar_door = la porte de la cave
door-widows_masque-library_door = la porte de la bibliothèque
door-widows_masque-still_room_door = la porte de la distillerie
token-widows_masque-cloaks = les manteaux des invités
token-widows_masque-widow = la veuve Hallard
token-widows_masque-wine_rack = le casier à bouteilles
token-widows_masque-heron = le Héron
token-widows_masque-fox = le Renard
token-widows_masque-moth = la Phalène
token-widows_masque-stag = le Cerf
token-widows_masque-letter = la lettre
token-widows_masque-shelves = les rayonnages
token-widows_masque-retort = la grande cornue

## À examiner

quest-widows_masque-door-ballroom_door = Des violons. Personne ne rit.
quest-widows_masque-door-cellar_door = Un cadenas neuf sur une vieille porte. On peut le crocheter (Perception) ou enfoncer la porte (Puissance). Derrière, quelqu’un jure, longuement, et en dame.
quest-widows_masque-door-library_door = Un carton pend à la poignée : « Prière de ne pas troubler la lecture. »
quest-widows_masque-door-still_room_door = Une odeur de genièvre, et de ce que le genièvre doit couvrir.
quest-widows_masque-token-cloaks = Des fourrures, et ce qu’il y a dans les poches des fourrures.
quest-widows_masque-token-widow = Une vieille dame menue, ligotée à un vieux fauteuil énorme. Elle doit connaître ses invités.
quest-widows_masque-token-wine_rack = Les meilleures années sont au fond.
quest-widows_masque-token-heron = Grand, bec d’argent, jamais une goutte à côté. Ses mains tremblent-elles parfois ? (Perception)
quest-widows_masque-token-fox = Il parle beaucoup de la région et de ses familles. Une partie pourrait même être vraie. (Connaissance)
quest-widows_masque-token-moth = Des ailes grises jusqu’au sol. Elle vous fixe jusqu’à ce que vous baissiez les yeux, ou elle. (Volonté)
quest-widows_masque-token-stag = Des bois comme un lustre, une poignée de main comme une porte. On n’est pas si mince et si fort. (Puissance)
quest-widows_masque-token-letter = Une lettre, d’une écriture sèche et droite : à « ma chère Eliza ».
quest-widows_masque-token-shelves = Des sermons, des sermons, et derrière, un sermon creux.
quest-widows_masque-token-retort = Du verre, du cuivre, et dedans quelque chose qui cligne.

quest-widows_masque-use-pick = Crocheter le cadenas (Perception)
    .not = La cave n’est pas fermée à clé.
quest-widows_masque-use-shoulder = Enfoncer la porte (Puissance)
    .not = La cave n’est pas fermée à clé.
quest-widows_masque-use-unbind = Détacher la veuve
quest-widows_masque-use-watch_heron = Observer ses mains (Perception)
    .not = Le Héron ne vous apprendra plus rien.
quest-widows_masque-use-accuse_heron = Accuser le Héron
    .not = Il faut deux indices pour accuser quelqu’un.
quest-widows_masque-use-quiz_fox = Parler des cousins (Connaissance)
    .not = Le Renard ne vous apprendra plus rien.
quest-widows_masque-use-accuse_fox = Accuser le Renard
    .not = Il faut deux indices pour accuser quelqu’un.
quest-widows_masque-use-outstare_moth = Soutenir son regard (Volonté)
    .not = La Phalène ne vous apprendra plus rien.
quest-widows_masque-use-accuse_moth = Accuser la Phalène
    .not = Il faut deux indices pour accuser quelqu’un.
quest-widows_masque-use-wrestle_stag = Lui serrer la main, fort (Puissance)
    .not = Le Cerf ne vous apprendra plus rien.
quest-widows_masque-use-accuse_stag = Accuser le Cerf
    .not = Il faut deux indices pour accuser quelqu’un.
quest-widows_masque-use-read_letter = Lire la lettre

quest-widows_masque-rule-good_manners = Bonnes manières : on ne court pas dans un bal. Les héros ont 1 de vitesse en moins tant que Lady Eliza n’est pas démasquée.

## Les choix

quest-widows_masque-choice-entrance = Le perron est éclairé. Un laquais, des oreilles de gobelin sous la perruque, attend votre invitation, qui n’existe pas. Comment entrez-vous ?
quest-widows_masque-option-guests = En invités, avec morgue
quest-widows_masque-option-servants = En extras, avec des plateaux
quest-widows_masque-option-pay_the_porter = Payer ses clés au portier (25 pièces d’or)
quest-widows_masque-choice-eliza = Lady Eliza s’appuie au clavecin et presse un gant contre son flanc. Le gant rougit. « Quelle grossièreté », dit-elle, et pour la première fois de la soirée elle ne sourit pas. « Eh bien ? Dites. On m’attend ailleurs. »
quest-widows_masque-option-let_her_go = Lui montrer la porte
quest-widows_masque-option-tell_the_truth = Lui dire ce que fait le serment (Volonté)
    .not = Il vous faudrait la lettre, ou la parole de la veuve.
quest-widows_masque-option-bar_the_doors = Barrer les portes

## L’histoire

quest-widows_masque-objective-find_her = Entrer dans la salle de bal. L’un des masques est Lady Eliza.
quest-widows_masque-objective-question = Interroger les masques avant minuit : fin de la manche 8 (en difficile, 7).
quest-widows_masque-objective-accuse = Vous en savez assez pour accuser quelqu’un.
quest-widows_masque-objective-drive_out = Chasser Lady Eliza avant qu’elle ne parte avec les serments.

quest-widows_masque-message-invitation = Le gravier est ratissé, les torches brûlent bleu. De la maison vient une valse un peu trop lente, comme jouée par des gens qui ne savent plus s’arrêter.
quest-widows_masque-message-as_guests = « On ne nous annonce jamais », dites-vous en passant. Les laquais s’inclinent encore quand vous découvrez qu’ils sont armés, et s’inclinent toujours quand vous en profitez.
quest-widows_masque-message-as_servants = Personne ne regarde les plateaux. Deux bonnes chuchotent : depuis mardi, Madame n’a pas touché à son trousseau. C’est un début.
quest-widows_masque-message-porter_paid = L’or réchauffe la main la plus froide de la maison. « La cave n’est plus fermée, messeigneurs. Je n’étais pas là. Je n’ai jamais été nulle part. »
quest-widows_masque-message-ballroom = Des couples tournent sur place, les yeux clos. Près des piliers, un Héron lève son verre à votre santé ; vers les fenêtres, un Renard raconte une histoire à quelqu’un qui dort. Une Phalène et un Cerf seraient aussi dans la maison.
quest-widows_masque-message-library = De la poussière, des dos dorés, et une Phalène grise qui n’a pas tourné une page depuis que vous êtes sur le seuil.
quest-widows_masque-message-still_room = Un Cerf vous tourne le dos parmi les flacons. « Attention aux toiles, dit-il. Elles font attention à vous. »
quest-widows_masque-message-cellar = « Enfin ! » dit quelqu’un derrière les tonneaux. « Si vous êtes les cambrioleurs, prenez l’argenterie et détachez-moi. » Le majordome, mort en octobre, est d’un autre avis.
quest-widows_masque-message-lock_clicks = Un déclic, plus discret que la musique.
quest-widows_masque-message-lock_sticks = Ce cadenas a connu de meilleurs cambrioleurs.
quest-widows_masque-message-lock_bursts = La porte n’a plus d’arguments. En haut, l’orchestre joue un peu plus fort.
quest-widows_masque-message-widow_freed = « Veuve Hallard, pour vous servir, et dans ma propre cave. Cette créature porte mes bagues. » Elle se frotte les poignets, et cherche des yeux quelque chose de lourd.
quest-widows_masque-message-heron_or_fox = « La Phalène est ma nièce, le Cerf est le notaire, le pauvre. C’est donc le Héron ou le Renard. Dans tous les cas, ne cassez rien de bleu. »
quest-widows_masque-message-moth_or_stag = « Le Héron est ma sœur, on le voit à ce qu’elle boit, et le Renard est le juge. C’est donc la Phalène ou le Cerf. Je n’ai jamais aimé ces deux masques. »
quest-widows_masque-message-heron_clear = Le verre tremble, à peine. Ce n’est qu’une vieille dame, morte de peur. Quand vous lui parlez, elle s’éveille.
quest-widows_masque-message-fox_clear = Il connaît ses cousins jusqu’au quatrième degré, et leur doit de l’argent à tous. Voilà quelqu’un de vrai. Il cligne des yeux comme au réveil.
quest-widows_masque-message-moth_clear = C’est elle qui baisse les yeux, et qui pleure. Elle a dix-neuf ans, et ne sait pas comment elle est arrivée là.
quest-widows_masque-message-stag_clear = « Aïe », dit le Cerf, et le voilà réveillé. C’est le notaire.
quest-widows_masque-message-letter = « Ma chère Eliza, ils donneront de bon cœur si c’est vous qui demandez. Inutile qu’ils sachent ce qu’il advient de ceux qui ont donné. Vous ne le saviez pas non plus, je crois. Z. » On a tant relu la dernière ligne que le papier y est mince.
quest-widows_masque-message-enough_clues = Les morceaux commencent à s’ajuster. Vous pourriez accuser quelqu’un ; vous pourriez même avoir raison.
quest-widows_masque-message-rebuffed = Un rire, une révérence, une épaule qui se tourne, et { $hero } reste là, le rouge aux joues et rien d’appris.
quest-widows_masque-message-scandal = Des cris, un masque arraché, et dessous, quelqu’un de parfaitement innocent. Pendant que { $hero } s’excuse, les laquais approchent.
quest-widows_masque-message-heron_vows = Le Héron s’agenouille au milieu du parquet et promet le feu d’un village dont il écorche le nom.
quest-widows_masque-message-fox_vows = Le Renard lève la main et jure, sans une seule plaisanterie.
quest-widows_masque-message-moth_vows = De la bibliothèque, une voix de jeune fille, très claire : « De bon cœur. De bon cœur. De bon cœur. »
quest-widows_masque-message-stag_vows = Le Cerf scelle une feuille, et avec elle quatre foyers qu’il n’a jamais vus.
quest-widows_masque-message-unmasked = Le masque tombe, et la musique se casse en deux. « Vous auriez pu m’inviter à danser », dit Lady Eliza Farrow. La voilà sur le parquet du bal, sans avoir traversé la pièce.
quest-widows_masque-message-thralls = Qui lui a juré est à elle. Parmi les danseurs, des visages se mettent à couler comme de la cire.
quest-widows_masque-message-nearly_gone = Sa voiture est avancée au perron. À la fin de cette manche, elle y sera.
quest-widows_masque-message-slips_away = Un geste du gant. La fenêtre était ouverte depuis le début.
quest-widows_masque-message-one_hour_left = La grande horloge s’éclaircit la gorge. C’est la dernière manche avant minuit.
quest-widows_masque-message-doors_barred = La plus belle table de la veuve passe en travers de la porte. Lady Eliza la regarde, puis vous, avec appétit.
quest-widows_masque-message-she_laughs = « La belle histoire. » Sa voix n’est pas tout à fait sûre, alors il faut que quelqu’un paie.
quest-widows_masque-message-doubts = Elle écoute. Quand vient l’histoire des morts, elle dit, très bas : « Il m’avait dit qu’ils dormaient. » Puis il ne reste qu’un gant sur le clavecin, et une fenêtre ouverte.
quest-widows_masque-message-driven_out = Elle descend le perron marche après marche, la tête haute, et laisse sur chacune une goutte rouge.
quest-widows_masque-message-falls = Lady Eliza tombe, et n’atteint pas le sol : cent phalènes grises montent entre les bougies et trouvent la fenêtre.
quest-widows_masque-ending-doubting = Elle emporte vos mots. Les mots sont lents, mais ils travaillent.
quest-widows_masque-ending-wounded = Elle part blessée, et retient le nom de chacun de vous.
quest-widows_masque-ending-fallen = Personne n’avait vu saigner ainsi une Farrow. Au matin, toute la région le sait.
quest-widows_masque-ending-midnight = Minuit. Les serments sont donnés, et ne se reprennent pas.
quest-widows_masque-ending-slips_away = Elle est partie, les serments dans sa manche.
