# « Le Bichon » : une étape du Raid. Pour un dragon, elle est petite.

quest-lapdog = Le Bichon
    .intro = « Vous voilà jusque dans mes appartements », dit la Maîtresse du Donjon. « Je vous présente donc Mignonne. Elle dort devant le trône, c’était un tout petit œuf, et personne ne lui a jamais dit non. Sa chaîne monte à un treuil, dans la galerie, si vous préférez n’être pas léchés. J’ai parié sur Mignonne. »
    .won = « Vous l’avez contrariée », dit la Maîtresse, tout bas, derrière le trône. Pour une fois elle ne parle pas du pari.
    .lost = « Lâche », dit la Maîtresse. « Lâche. Mignonne ! Bon, alors garde. »
quest-lapdog-objective-past = Passer Mignonne : enrouler sa chaîne au treuil de la galerie, ou la vaincre. L’un et l’autre ouvre le portail près du trône.
quest-lapdog-objective-run = Le portail est ouvert. Courir.
area-lapdog-palace = Un tapis, une galerie, un trône. Devant le trône, quelque chose de la taille d’une grange expire, et les bougies se penchent.
token-lapdog-portal = le portail près du trône
token-lapdog-grooming_box = la boîte à brosses
token-lapdog-vase = le vase
token-lapdog-biscuits = les biscuits
token-lapdog-bone = l’os
token-lapdog-winch = le treuil
unique-mignonne = Mignonne

quest-lapdog-token-winch = Un treuil à deux crans, et une chaîne qui traverse le mur jusqu’à un collier.
quest-lapdog-use-wind = Enrouler la chaîne (Puissance)
    .not = La chaîne est au plus court.

quest-lapdog-message-snores = Mignonne ne dort que d’un œil. Dans le couloir traîne son os ; il a été à quelqu’un. Porté jusqu’à sa porte, il lui donnerait à penser.
quest-lapdog-message-awake = Un œil s’ouvre, doré, grand comme une roue. La queue se met à battre, et une colonne tombe.
quest-lapdog-message-half_wound = La chaîne se tend d’un cran. De l’autre côté du mur, quelque chose fait « Comment ? ».
quest-lapdog-message-chained = Deuxième cran. Mignonne glisse à reculons dans son panier, les griffes en dernier, et derrière elle le portail s’ouvre.
quest-lapdog-message-fetch = L’os roule par-dessus le seuil. Mignonne oublie tout le reste.
quest-lapdog-message-bored = Il y a un craquement, puis plus d’os. Mignonne lève la tête et mâche encore.
quest-lapdog-message-put_down = Mignonne se couche comme pour dormir, et ne ronfle pas. Près du trône, le portail s’ouvre. Personne ne rit.
quest-lapdog-message-valets = Les valets de bain entrent avec des serviettes, et voient ce que vous avez fait du tapis.
quest-lapdog-ending-portal = Vous êtes passés. Derrière vous, quelque chose hurle au portail fermé, et gratte pour qu’on ouvre.
