# Ce qui arrive en route à qui possède la boîte.

travel-honest_maps = « Toutes mes cartes sont justes, dit la marchande, sauf une. C’est le vieux Raythen qui me les a vendues, et il n’a pas voulu dire laquelle. »
travel-honest_maps-buy = En prendre une au hasard (20 pièces d’or)
    .needs = Il vous faut 20 pièces d’or.
travel-honest_maps-read = Les lire à l’étal (Connaissance)
travel-honest_maps-leave = Demander son chemin à quelqu’un d’autre
travel-honest_maps-message-right_map = La croix est une croix, et dessous il y a un coffre. On ne s’y attend jamais.
travel-honest_maps-message-wrong_map = C’était celle-là. Le pont n’était pas encore bâti, et le ravin l’était depuis longtemps.
travel-honest_maps-message-old_map = La carte est si vieille que l’auberge y est neuve. On y sert encore, dans la cave, quelque chose qui réveille.
travel-honest_maps-message-read = { $hero } en lit neuf sans payer. Sur la neuvième, au crayon, quelqu’un a noté une affaire à régler.
travel-honest_maps-message-misread = La légende de la carte était une légende, avec une fée, vexée qu’on la lise à voix haute. { $hero } se tait pour quelque temps.
travel-honest_maps-message-left = « Tout droit », dit le suivant. C’était juste, mais c’était long.

travel-feathered_hat = Un chapeau à plume pend à une branche, une bourse est posée dans le chapeau, et dans la bourse un billet : « Je reviens tout de suite. » L’encre est sèche depuis longtemps.
travel-feathered_hat-purse = Prendre la bourse, laisser le billet
travel-feathered_hat-guard = Attendre avec le chapeau (1 semaine)
    .needs = Il vous faut une semaine.
travel-feathered_hat-leave = Saluer le chapeau
travel-feathered_hat-message-purse = Trente pièces. En vous éloignant, vous avez l’impression que la plume vous suit des yeux.
travel-feathered_hat-message-guarded = Le septième jour, un nain bien mis descend de l’arbre. Il y était. « On trouve encore d’honnêtes gens », dit-il, navré, et il vous laisse un souvenir.
travel-feathered_hat-message-left = Au tournant, vous vous retournez. La branche est nue.

travel-hat_returns = Un chapeau à plume est assis à votre table, avec quelqu’un dessous. « La bourse, dit Raythen, n’était pas à moi. J’ai eu des ennuis. »
travel-hat_returns-pay = La lui rendre (30 pièces d’or)
    .needs = Il vous faut 30 pièces d’or.
travel-hat_returns-deny = Quelle bourse ? (Volonté)
travel-hat_returns-message-paid = Il compte, salue, et ne vole rien en sortant. Toute l’auberge en parle encore.
travel-hat_returns-message-denied = Il vous regarde longtemps, en connaisseur. « Joli », dit-il, et il paie la tournée.
travel-hat_returns-message-relieved = « Toutes mes excuses », dit-il en partant. Il vous manque quelque chose ; il faut un moment pour savoir quoi, tant c’était bien fait.
