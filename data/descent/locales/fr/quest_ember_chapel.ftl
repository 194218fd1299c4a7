# « La Chapelle des braises » : une quête annexe. Les charbonniers y laissent une pièce pour leurs morts ; d’autres l’ont appris.

quest-ember_chapel = La Chapelle des braises
    .intro = Les charbonniers de Brumeval ont une chapelle à eux. À la Toussaint, chacun y laisse une pièce pour ses morts, et les braises de l’autel ne s’éteignent jamais. Or on paie en bronze, ces temps-ci, dans les collines : des gobelins ont mis un creuset sur les braises, et les pièces dedans. Les morts sont remontés compter.
    .won = Sur l’autel, les braises ont repris leur couleur de vieille pomme. Le sonneur remet la corde à son clou, et refait les comptes : pour une fois, ils tombent juste.
    .lost = Au soir, quelque chose de lourd quitte la chapelle sur deux perches, encore chaud. Derrière, les morts suivent, la main tendue, comme on suit un créancier.
quest-ember_chapel-objective-crucible = Arriver au creuset, par la nef ou par la cave à charbon, avant que la cloche soit coulée : à la 6e mesure de bronze.
quest-ember_chapel-objective-smelter = Renverser le creuset ou lui ôter ses braises, et vaincre le Fondeur.
area-ember_chapel-chapel = Un porche, puis une nef étroite, des bancs renversés. Entre les bancs, des gens qu’on a enterrés cherchent par terre.
area-ember_chapel-cellar = La cave à charbon. Elle passe sous la nef et va jusqu’à la salle ; des fils y pendent, que personne n’a filés pour la chapelle.
area-ember_chapel-hall = La salle des charbonniers. Au fond, près d’un trône brisé, un creuset gros comme une barrique, et un gobelin en tablier de cuir qui le couve des yeux.
door-ember_chapel-chapel_door = la porte de la nef
door-ember_chapel-cellar_door = la trappe de la cave
door-ember_chapel-coal_door = la porte à charbon
token-ember_chapel-pews = les bancs renversés
token-ember_chapel-rope = la corde de la cloche
token-ember_chapel-ringer = Anselme le sonneur
token-ember_chapel-coal_sacks = les sacs de charbon
token-ember_chapel-throne = le trône brisé
token-ember_chapel-crucible = le creuset
unique-smelter = le Fondeur

## À examiner

quest-ember_chapel-token-rope = La petite cloche des morts. Il y a une façon de la sonner ; le sonneur la connaît.
quest-ember_chapel-token-ringer = Une barbe dépasse du tas de charbon. Elle tremble.
quest-ember_chapel-token-crucible = Il ronfle sur les braises de l’autel. D’un coup d’épaule, on le renverserait, et tant pis pour qui se tient devant (Puissance) ; qui connaît le feu ôterait les braises de dessous (Connaissance).

quest-ember_chapel-use-ring = Sonner comme l’a dit Anselme
    .not = Vous ne savez pas comment on la sonne, ou elle a déjà sonné.
quest-ember_chapel-use-coax = Le tirer du charbon
quest-ember_chapel-use-tip = Renverser le creuset (Puissance)
    .not = Le creuset est froid.
quest-ember_chapel-use-rake = Ôter les braises (Connaissance)
    .not = Le creuset est froid.

quest-ember_chapel-rule-mould = Le moule : à la fin de chaque manche, tant que le Fondeur est là et que le creuset est chaud, une mesure de bronze est coulée. À la 6e, la cloche est faite. Toutes les deux manches, un mort se relève sous le porche, jusqu’à ce que la cloche des morts ait sonné ou que le creuset soit froid.

## Le choix

quest-ember_chapel-choice-coins = Le creuset refroidit. Au fond, cent pièces soudées à moitié, noires, avec encore des visages dessus. Les morts attendent, très polis, autour de vous.
quest-ember_chapel-option-give_back = Les rendre, une par une
quest-ember_chapel-option-keep = Les garder : le bronze paie aussi les vivants

## L’histoire

quest-ember_chapel-message-arrival = De la porte, on entend deux bruits : des pas traînants qui cherchent quelque chose, et, plus loin, un rire aigu et le ronflement d’une forge.
quest-ember_chapel-message-cellar = Une échelle, du charbon jusqu’aux chevilles. Dans le noir, quelqu’un retient son souffle, et quelque chose d’autre ne retient rien du tout.
quest-ember_chapel-message-ringer_found = « Je ne suis pas là », dit le charbon ; puis Anselme en sort, tout à fait noir. « Deux coups longs et un court. C’est pour leur dire que c’est noté. Ils ne demandent que cela. »
quest-ember_chapel-message-hush = Deux coups longs, un court. Dans la nef, les morts lèvent la tête, comme des gens qu’on appelle enfin par leur nom, et leurs genoux plient.
quest-ember_chapel-message-dead_rise = Sous le porche, la terre se fend poliment. Il en vient un de plus, la main ouverte.
quest-ember_chapel-message-hall = La porte cède. « Fermé pour travaux ! » crie le Fondeur, et derrière lui des cordes d’arc se tendent.
quest-ember_chapel-message-from_behind = La porte à charbon s’ouvre dans leur dos. Les archers gardent très bien la nef ; ils la gardent encore quand vous frappez.
quest-ember_chapel-message-poured = Un filet de bronze coule dans le moule. Mesures coulées : { $poured } sur 6.
quest-ember_chapel-message-too_hot = Le creuset penche, réfléchit, et se redresse. Il a gardé un peu de { $hero }.
quest-ember_chapel-message-embers_spit = Les braises n’aiment pas qu’on les bouscule. { $hero } tousse longtemps.
quest-ember_chapel-message-tipped = Le creuset bascule. Le bronze court entre les dalles comme s’il avait un rendez-vous, et les gobelins courent devant.
quest-ember_chapel-message-raked = Une à une, les braises passent du foyer au seau, et du seau à l’autel, où elles reprennent leur place. Le creuset se tait.
quest-ember_chapel-message-smelter_falls = « Elle aurait sonné si juste », dit le Fondeur. Il tombe à côté de son moule, le nez dessus, en connaisseur.
quest-ember_chapel-message-given_back = Cela prend la moitié de la nuit. Chacun reconnaît la sienne, va on ne sait où, et s’y recouche. À la fin, il en reste une dont personne n’a voulu. Anselme la met au tronc.
quest-ember_chapel-message-kept = Vous faites trois sacs. Les morts vous regardent passer, la main tendue, et aucun ne dit rien. C’est dehors que vous vous apercevez que vous couriez.

quest-ember_chapel-ending-quiet = La nef est vide, et bien rangée. On a même relevé les bancs.
quest-ember_chapel-ending-rich = Le creuset est froid, les sacs sont lourds. Cette nuit-là, personne ne dort du côté de la chapelle.
quest-ember_chapel-ending-cast = La sixième mesure tombe, et le moule est plein. Ce qu’on en démoule sonne déjà, tout bas, sans que personne y touche.
