# Les textes du Dernier péage.

quest-tolls__last_toll = Le dernier péage
    .intro = Le bac de Saulnes passe encore chaque soir, et qui en descend ne sait plus comment il s’appelle. Cette semaine, c’était le fils de la meunière. Elle l’appelle quand même ; il se retourne pour voir à qui elle parle. Sur l’autre rive se dresse la maison du péage, les pieds dans une rivière qui monte depuis midi. Quelque part là-dedans, il y a un registre, et dans le registre, le nom du petit.
    .won = La barque racle les galets de Saulnes. Sur la berge, la meunière crie un nom, et quelqu’un arrive en courant.
    .lost = La barque revient vide. Le lendemain soir elle passe encore, et personne à Saulnes ne sait plus qui l’attendait.
quest-tolls__last_toll-objective-enter = Entrer dans la maison du péage avant la rivière.
quest-tolls__last_toll-objective-find_keeper = Atteindre le bureau du péage, par l’écluse ou par la réserve.
quest-tolls__last_toll-objective-leave = Prendre ce que vous êtes venus chercher, et le porter jusqu’à la barque par l’escalier d’eau.

area-tolls__last_toll-landing = De l’herbe mouillée, un sentier, une cloche sans battant. Des gobelins fouillent les bagages de gens qui ont oublié qu’ils en avaient.
area-tolls__last_toll-hall = Une salle, un guichet, une file d’attente. Ceux qui la forment sont morts depuis un moment, et attendent toujours leur tour.
area-tolls__last_toll-sluice = Deux marches, et la rivière est dans la maison. Tout au bout, une roue ; entre elle et vous, quelque chose de grand se retourne en dormant.
area-tolls__last_toll-store = Une bague, un soulier, un cheval de bois : ce qu’on donne quand on n’a pas d’argent. Chaque chose pend à une étiquette, et entre les étiquettes pendent des toiles.
area-tolls__last_toll-office = Un bureau, une lampe, un registre épais comme un seuil. La femme assise derrière ne lève pas les yeux. « Nom ? »
area-tolls__last_toll-stairs = Un escalier creusé par les pas descend jusqu’à l’eau. En bas, une barque tire sur sa corde.

door-tolls__last_toll-house_door = la porte de la maison du péage
door-tolls__last_toll-store_door = la porte de la réserve
door-tolls__last_toll-grate = la grille
quest-tolls__last_toll-door-grate = Du fer, rouillé dans son cadre. Derrière, on entend l’eau travailler.
quest-tolls__last_toll-use-lift = Soulever la grille (Puissance)
    .not = Elle est déjà levée.
door-tolls__last_toll-sluice_gate = la vanne
door-tolls__last_toll-back_door = la porte arrière du bureau
door-tolls__last_toll-stair_door = la porte de l’escalier d’eau

token-tolls__last_toll-luggage = les bagages
token-tolls__last_toll-shelves = les rayons
token-tolls__last_toll-strongbox = le coffre-fort
token-tolls__last_toll-page = la page
quest-tolls__last_toll-token-page = Une page parmi des milliers ; dessus, d’une écriture soignée, le nom du fils de la meunière.
token-tolls__last_toll-register = le registre
quest-tolls__last_toll-token-register = Tous ceux qui ont passé la rivière y figurent. Il pèse plus qu’il n’en a l’air.
token-tolls__last_toll-ferryman = le passeur
quest-tolls__last_toll-token-ferryman = Un vieil homme, une rame en travers des genoux. Il surveille la porte comme si on le lui avait demandé.
quest-tolls__last_toll-use-listen = L’écouter
    .not = Il vous a dit tout ce qu’il savait.
token-tolls__last_toll-wheel = la roue de l’écluse
quest-tolls__last_toll-token-wheel = Elle commande les portes en amont, pour peu qu’on sache lui commander.
quest-tolls__last_toll-use-turn = Tourner la roue (Puissance)
    .not = Elle ne tournera pas davantage.
token-tolls__last_toll-tags = la plus vieille étiquette
quest-tolls__last_toll-token-tags = Elle pend plus bas que les autres et ne tient à rien. L’encre a presque disparu.
quest-tolls__last_toll-use-read = Déchiffrer l’écriture (Connaissance)
    .not = Vous l’avez déjà lue.

unique-tolls__mathurine = la Péagère
monster-tolls__last_toll_debtor = Débiteur
    .plural = Débiteurs
    .master = Doyen des débiteurs
monster-tolls__last_toll_keeper = Péagère
    .plural = Péagères
    .master = Péagère
activation-tolls__last_toll_debtor_queue = Au suivant
activation-tolls__last_toll_debtor_hands = Des mains dans le dos
activation-tolls__last_toll_debtor_cold = Froids comme la rivière
    .special = L’eau leur coule des manches. { $effect }
activation-tolls__last_toll_keeper_reckons = Elle fait les comptes
activation-tolls__last_toll_keeper_collects = Elle encaisse
activation-tolls__last_toll_keeper_waits = Elle a le temps
    .special = Elle se mouille un doigt et tourne la page. { $effect }

quest-tolls__last_toll-message-arrival = Le bac vous a déposés et s’en est allé. La rivière lèche l’herbe ; tout à l’heure encore, elle n’arrivait pas jusque-là.
quest-tolls__last_toll-message-two_ways = Deux chemins mènent au bureau. Une grille dans le sol : c’est court, c’est mouillé, et on pourrait y dire un mot à la rivière. Une porte à droite : c’est sec, c’est plus long, et l’on raconte que rien ne se jette derrière.
quest-tolls__last_toll-message-ferryman = « Moi je rame, elle écrit, dit le vieil homme. Chaque nom qui passe, elle l’inscrit. Le sien, elle l’a versé en premier, pour qu’on ne dise pas qu’elle demandait plus aux autres. Il doit toujours pendre dans la réserve. »
quest-tolls__last_toll-message-lowered = En amont, quelque chose de lourd se referme. Pour un temps, la rivière oublie la maison.
quest-tolls__last_toll-message-ankles = L’eau passe sous les portes. Elle n’est pas pressée, et elle ne s’arrête pas.
quest-tolls__last_toll-message-knees = L’eau vous vient aux genoux et emporte les premiers papiers. Il ne reste plus longtemps.
quest-tolls__last_toll-message-name_read = Lettre après lettre, il revient : Mathurine. Quelque part, une plume cesse d’écrire.
quest-tolls__last_toll-choice-bargain = La plume se pose. « Vous me coûtez du temps, dit la Péagère, et moi, du sang. Une page, alors : celle du petit. Vous la paierez comme tout le monde. Ou bien vouliez-vous autre chose ? »
quest-tolls__last_toll-option-pay = Payer la page (chaque héros subit 1 ♥ et 1 fatigue)
quest-tolls__last_toll-option-tear = Arracher tout le registre : elle le prendra mal, la rivière aussi
quest-tolls__last_toll-option-name = L’appeler Mathurine
quest-tolls__last_toll-message-paid = Elle souffle sur l’encre, vous tend la page par-dessus le bureau, et n’est plus là quand vous pensez à une question. La porte de l’escalier est ouverte.
quest-tolls__last_toll-message-torn = Le registre vient avec le plateau du bureau. Dans le mur, quelque chose cède ; dans l’escalier, la file se met en marche.
quest-tolls__last_toll-message-named = « Oui », dit la femme, étonnée, et elle regarde la lampe, le bureau, ses mains. Elle pousse le registre vers vous. Quand vous relevez la tête, il n’y a plus personne dans la file, ni derrière le bureau.

quest-tolls__last_toll-ending-paid = Vous traversez avec une seule page, tenue bien haut, au sec. Derrière vous, on rallume une lampe dans le bureau. Quelqu’un attend le prochain bac.
quest-tolls__last_toll-ending-freed = Derrière vous, la maison du péage s’en va sans bruit, comme un invité qui part tôt. Dans la barque, les pages se détachent, et sur les deux rives des gens s’arrêtent au milieu d’un pas et se souviennent.
quest-tolls__last_toll-ending-named = La rivière lâche la maison et se retire. À Saulnes, vous lisez les noms toute la nuit. Le dernier figure sur la première page, et vous le lisez aussi.
quest-tolls__last_toll-ending-drowned = La lampe s’éteint, puis la fenêtre. La rivière se referme sur le toit de la maison du péage, et emporte avec elle le nom que vous portiez.
