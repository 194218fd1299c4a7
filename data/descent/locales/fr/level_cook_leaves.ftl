# « La cuisinière rend son tablier » : une étape du Raid. Une escorte qui a des avis.

quest-cook_leaves = La cuisinière rend son tablier
    .intro = « Ma cuisinière me quitte », dit la Maîtresse du Donjon. « Après deux cents ans ! Elle sait le mot qui ouvre la porte de derrière, et s’effraie d’un rien. Mes marmitons voudraient la garder ; ils ne savent pas cuisiner. Moi non plus. J’ai parié sur de la soupe. »
    .won = « Et la recette de la sauce ? » crie la Maîtresse derrière vous. Personne ne se retourne.
    .lost = La cuisinière est de retour aux fourneaux. On lui a dit qu’il y aurait du héros, et demandé à quelle sauce.
quest-cook_leaves-objective-cook = Mener Berthe la cuisinière à la porte de derrière. À la fin d’une manche elle avance, sauf s’il y a plus de monstres que de héros dans la pièce où elle est ; alors elle prend peur.
quest-cook_leaves-objective-leave = Berthe a dit le mot. Partir avec elle par le portail.
area-cook_leaves-basement = Le sous-sol : un office, une buanderie, un escalier qui se prend pour un couloir. Cela sent l’oignon et le départ.
token-cook_leaves-portal = la porte de derrière
token-cook_leaves-cook = Berthe la cuisinière
token-cook_leaves-jam = la confiture
token-cook_leaves-spoons = les belles cuillers
token-cook_leaves-sheets = les draps

quest-cook_leaves-message-notice = Berthe a mis son chapeau et emballé sa louche. « Tout droit », dit-elle, « et pas de cris. Je ne supporte pas les cris. »
quest-cook_leaves-message-scared = « Il y en a ici ! » Berthe grimpe sur le tabouret le plus proche. Son courage est encore à { $nerve }.
quest-cook_leaves-message-fainted = Berthe s’assied, le tablier sur la figure, et dit qu’elle retourne faire la soupe. Il faut beaucoup de cœur pour l’en dissuader.
quest-cook_leaves-message-there = « Persil », dit Berthe à la porte, qui s’ouvre. « Elle n’écoutait jamais quand j’en demandais. »
quest-cook_leaves-message-bell_rings = La cloche du souper sonne. Personne n’en a fait ; d’autres marmitons viennent voir pourquoi.
quest-cook_leaves-ending-portal = Berthe passe la première. Elle attend depuis deux cents ans, et ne tient la porte à personne.
