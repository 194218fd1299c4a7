# « Les Yeux de l’idole » : une quête annexe du second acte. Deux équipes, une carte, cinq pierres.

quest-idols_eyes = Les Yeux de l’idole
    .intro = L’idole avait cinq yeux, pour tout voir. On les lui a ôtés, et mis chacun dans une niche : ce qu’elle voyait n’était pas à la gloire du temple. Un collectionneur en paie bien trois ; à moins, dit-il, elle ne verrait que d’un côté. Malheureusement il a vendu la carte deux fois. L’autre acheteur est déjà en haut, près de la corde : Raythen, premier voleur du royaume, qui vous salue de son chapeau.
    .won = L’idole a retrouvé trois yeux, au-dessus d’une cheminée. Depuis, le collectionneur ne s’assied plus qu’en lui tournant le dos.
    .lost = Raythen vous envoie, la semaine suivante, une lettre charmante et la facture de la corde.
quest-idols_eyes-objective-three = Prendre trois yeux avant Raythen. Le plafond tombera à la fin de la manche 9 (en difficile, 8).
quest-idols_eyes-objective-rope = Il a ses trois yeux : l’arrêter avant la corde.
area-idols_eyes-temple = Le temple. Deux ailes, une au levant, une au couchant ; elles se rejoignent tout en haut, où pend une corde.
token-idols_eyes-south_eye = l’œil du sud
token-idols_eyes-west_eye = l’œil de l’ouest
token-idols_eyes-crypt_eye = l’œil de la crypte
token-idols_eyes-bones_eye = l’œil des ossements
token-idols_eyes-north_eye = l’œil du nord
token-idols_eyes-offerings = les offrandes
token-idols_eyes-pit_edge = le bord du gouffre
unique-raythen = Raythen

## À examiner

quest-idols_eyes-token-south_eye = Vert, dans une niche garnie de fléchettes. Il faut les voir venir. (Perception)
quest-idols_eyes-token-west_eye = Bleu, sous une herse qui ne demande qu’à tomber. (Puissance)
quest-idols_eyes-token-crypt_eye = Blanc, tiède, et il vous regarde. (Volonté)
quest-idols_eyes-token-bones_eye = Jaune, derrière sept crânes à replacer dans l’ordre. (Connaissance)
quest-idols_eyes-token-north_eye = Rouge, sur un plateau de balance. (Perception)
quest-idols_eyes-token-offerings = On a offert de tout à l’idole, sauf des lunettes.
quest-idols_eyes-token-pit_edge = Quelqu’un a posé son sac ici avant de sauter, pour aller plus loin. Il n’est pas allé plus loin.
quest-idols_eyes-use-take_south = Esquiver et saisir (Perception)
quest-idols_eyes-use-take_west = Tenir la herse (Puissance)
quest-idols_eyes-use-take_crypt = Soutenir son regard (Volonté)
quest-idols_eyes-use-take_bones = Ranger les crânes (Connaissance)
quest-idols_eyes-use-take_north = Échanger les poids (Perception)

## Les choix

quest-idols_eyes-choice-deal = Raythen s’adosse à une colonne, une main sur les côtes, et trouve encore le moyen de s’incliner. « Entre gens du métier. Je vous laisse ceux que j’ai, vous me laissez l’escalier, et vous dites partout que c’était serré. Dix pièces chacun, pour mes frais. »
quest-idols_eyes-option-press_on = Refuser, poliment
quest-idols_eyes-option-share = Accepter (10 pièces d’or par héros)
    .not = Il faudrait 10 pièces d’or par héros.

## L’histoire

quest-idols_eyes-message-race = « Au premier qui en a trois ! » crie une voix d’en haut. Un chapeau à plume disparaît derrière un pilier. Ses gobelins, eux, ne disent rien : ils marmonnent.
quest-idols_eyes-message-joke_map = « Ma carte dit : attention aux dalles, lance Raythen. La vôtre aussi, j’espère ? Non ? Ah. »
quest-idols_eyes-message-joke_hat = Un carreau passe au-dessus de Raythen. « Le chapeau, se plaint-il, n’est pas à moi. »
quest-idols_eyes-message-joke_share = « Nous devrions nous associer, dit une voix dans les colonnes. Je ferais le vol, et vous feriez le bruit. »
quest-idols_eyes-message-south_taken = L’œil vert cède au creux d’une main. Il avait vu venir { $hero }.
quest-idols_eyes-message-west_taken = La herse grince, hésite, et reste en l’air. L’œil bleu ne cille pas.
quest-idols_eyes-message-crypt_taken = L’œil blanc se ferme le premier.
quest-idols_eyes-message-bones_taken = Sept crânes, du plus vexé au plus gai. Un déclic, et l’œil jaune roule dehors.
quest-idols_eyes-message-north_taken = Une pierre pour une autre, d’un geste. La balance n’y a vu que du feu.
quest-idols_eyes-message-trap = Quelque chose claque, siffle, pique. { $hero } retire ses doigts, presque tous au complet.
quest-idols_eyes-message-he_takes_north = « Un rouge ! dit Raythen. Il va avec ma veste. »
quest-idols_eyes-message-he_takes_bones = Raythen replace sept crânes sans les regarder et empoche l’œil jaune.
quest-idols_eyes-message-he_takes_crypt = Raythen et l’œil blanc se regardent. L’œil baisse les yeux.
quest-idols_eyes-message-he_takes_south = Des fléchettes partent ; Raythen n’est plus là où elles vont, l’œil vert non plus.
quest-idols_eyes-message-he_takes_west = Raythen bloque la herse avec une canne et cueille l’œil bleu comme une prune.
quest-idols_eyes-message-to_the_rope = « Il se fait tard », dit Raythen, qui a son compte, et il part vers la corde en sifflant.
quest-idols_eyes-message-up_the_rope = Une corde, deux bottes, une plume. Puis la corde monte aussi.
quest-idols_eyes-message-press_on = « Alors, sans rancune », dit Raythen, et il lance quelque chose qui fume.
quest-idols_eyes-message-shared = On compte, on recompte, on se serre la main ; ensuite chacun recompte ses doigts. Il part par l’escalier, en vous cédant le passage.
quest-idols_eyes-message-rumble = De la poussière coule du plafond, en filets réguliers. C’est la dernière manche.
quest-idols_eyes-ending-three = Trois yeux, encore chauds, vous regardent depuis le sac. Là-haut, un chapeau s’incline, beau joueur.
quest-idols_eyes-ending-caught = Raythen, premier voleur du royaume, vide ses poches avec application. Il y en a beaucoup. Les yeux sont dans la dernière.
quest-idols_eyes-ending-shared = Deux équipes, une histoire : c’était serré.
quest-idols_eyes-ending-rope = Trois yeux s’en vont par le toit. Les autres vous regardent rester.
quest-idols_eyes-ending-buried = Le temple s’assied. Vous sortez à quatre pattes, blancs comme des boulangers ; les yeux sont dessous, et ne voient plus rien.
