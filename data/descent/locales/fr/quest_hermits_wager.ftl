# « Le Pari de l’ermite » : une quête annexe. Trois épreuves, une bougie, un vieil homme qui a tout son temps.

quest-hermits_wager = Le Pari de l’ermite
    .intro = Il y a quarante ans, frère Ansgar s’est retiré dans le rocher pour être seul. Depuis, il s’ennuie. Il parie ce qu’on voudra, avec qui voudra, que personne ne passe ses trois épreuves le temps d’une bougie ; il a creusé une salle pour chacune.
    .won = Frère Ansgar paie jusqu’au dernier sou, puis demande timidement si l’on ne pourrait pas revenir dimanche.
    .lost = Il fait noir. Quelque part, une paire de pantoufles s’en va au lit en ricanant.
quest-hermits_wager-objective-trials = Passer au moins deux des trois épreuves avant que la bougie soit consumée. Elle perd un pouce à la fin de chaque manche, et un par erreur.
quest-hermits_wager-objective-all_trials = Passer les trois épreuves avant que la bougie soit consumée. Elle perd un pouce à la fin de chaque manche, et un par erreur.
area-hermits_wager-parlour = Quatre arches, un tapis, une bougie. L’ermite a mis l’eau à chauffer.
area-hermits_wager-cell = Une rangée de cellules. Dans la première, une pierre ; dans la deuxième, quelque chose à qui l’on a promis une promenade.
area-hermits_wager-still = Des bocaux, des fioles, un livre dont une moitié des pages a mangé l’autre.
area-hermits_wager-shrine = Un coussin devant un autel. Les derniers à s’y être assis ne se sont pas tout à fait relevés.
door-hermits_wager-cell_door = la porte ferrée
door-hermits_wager-still_door = la porte tachée
door-hermits_wager-shrine_door = la porte basse
token-hermits_wager-slippers = les pantoufles de rechange
token-hermits_wager-stone = l’épreuve de la pierre
token-hermits_wager-flask = l’épreuve de la fiole
token-hermits_wager-cushion = l’épreuve du coussin
token-hermits_wager-jars = les bocaux

quest-hermits_wager-token-stone = Une pierre et son anneau. Il faut la hisser de deux crans. Frère Ansgar le fait chaque matin, dit-il. (Puissance, deux réussites.)
quest-hermits_wager-token-flask = Le bleu dans le vert, puis le vert dans ce que le bleu sera devenu. (Connaissance, deux réussites. Cela éclabousse.)
quest-hermits_wager-token-cushion = S’asseoir. Ne penser à rien. Ne pas écouter ce qui est derrière. (Volonté, deux réussites.)
quest-hermits_wager-use-lift = Hisser la pierre d’un cran (Puissance)
    .not = La pierre est en haut.
quest-hermits_wager-use-mix = Verser la suite (Connaissance)
    .not = La fiole est claire comme de l’eau.
quest-hermits_wager-use-sit = Rester assis sans bouger (Volonté)
    .not = Plus personne n’a besoin de s’asseoir.

quest-hermits_wager-choice-stake = « Un petit pari, demande l’ermite, ou un vrai ? » Pour le petit, deux épreuves suffisent. Pour le vrai, il faut les trois, et la somme est doublée.
quest-hermits_wager-option-modest = Un petit pari
quest-hermits_wager-option-bold = Un vrai
quest-hermits_wager-message-modest = « C’est raisonnable », dit frère Ansgar. Dans sa bouche, on dirait une maladie.
quest-hermits_wager-message-bold = Frère Ansgar allume la bougie d’une main qui tremble. On ne lui avait rien dit d’aussi gentil depuis des années.
quest-hermits_wager-message-stone_lifted = Le second cran claque. Sous la pierre, il y a une autre pierre, et un billet : « Bravo. »
quest-hermits_wager-message-flask_mixed = La fiole s’éclaircit. Elle sent la pomme, et chacun en boit une gorgée. De vieilles douleurs s’en vont.
quest-hermits_wager-message-sat_still = Rien. Le temps d’un souffle entier, rien du tout. Puis l’ermite tousse, impressionné.
quest-hermits_wager-message-candle = La bougie brûle. { $candle ->
    [one] Il en reste { $candle } pouce.
   *[other] Il en reste { $candle } pouces.
}
quest-hermits_wager-message-remark_tea = « Une tisane ? lance l’ermite. Non ? Cela ne prend qu’une minute. Enfin, un pouce. »
quest-hermits_wager-message-remark_bones = « Les derniers étaient plus rapides, dit l’ermite. Il est vrai qu’ils couraient dans l’autre sens. »
quest-hermits_wager-message-remark_bishop = « Un évêque a essayé le coussin, dit l’ermite. Il est boulanger maintenant, et bien plus heureux. »
quest-hermits_wager-ending-all_three = Trois épreuves, et encore une flamme à la mèche. Frère Ansgar la souffle lui-même.
quest-hermits_wager-ending-two_of_three = La mèche s’éteint sur deux épreuves passées. « Un pari est un pari », soupire l’ermite.
quest-hermits_wager-ending-burnt_out = La bougie grésille une dernière fois. « Dommage », dit le noir.
