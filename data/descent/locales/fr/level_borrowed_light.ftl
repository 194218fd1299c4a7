# « La Lumière empruntée » : une étape du Raid. Une lanterne qui veut rentrer chez elle.

quest-borrowed_light = La Lumière empruntée
    .intro = « Le portail s’est éteint », soupire la Maîtresse du Donjon. « Avec ces courants d’air, que voulez-vous. Dans la sacristie, il y a une lanterne qui le rallumerait, et je vous la prête volontiers. Elle n’aime pas découcher, et elle attire les papillons de nuit. Il faut les voir, mes papillons. J’ai parié sur eux. »
    .won = « Et qui rapporte la lanterne ? » demande la Maîtresse. Plus personne ne répond.
    .lost = Dans le noir, trois petits pieds de laiton rentrent à la maison. « Toujours à l’heure », dit la Maîtresse.
quest-borrowed_light-objective-light = Porter la lanterne de la sacristie (E6) jusqu’au portail éteint, derrière les portes de l’est. Posée par terre, elle rentre chez elle, de trois cases par manche.
quest-borrowed_light-objective-bring = Une manche sur deux, la lumière de la lanterne attire du monde. La porter au portail.
quest-borrowed_light-objective-leave = Le portail brûle. Partir, tous ensemble.
area-borrowed_light-gallery = Une galerie au plafond noir de suie. Dans la sacristie brûle une lanterne, les pieds rentrés sous elle.
area-borrowed_light-nave = La nef est noire, et quelqu’un y pleure un mort, bruyamment, la bouche pleine.
door-borrowed_light-north_door = la porte du nord
door-borrowed_light-south_door = la porte du sud
token-borrowed_light-portal = le portail éteint
token-borrowed_light-lantern = la lanterne
token-borrowed_light-cupboard = le placard
token-borrowed_light-font = les fonts baptismaux
token-borrowed_light-pulpit = la chaire

quest-borrowed_light-door-north_door = Elle passe devant le chœur, droit vers le portail.
quest-borrowed_light-door-south_door = Elle passe par les fonts. C’est plus long, et l’on entend de l’eau.
quest-borrowed_light-token-portal = Un cercle de mèches froides. Elles prendraient tout de suite, si quelqu’un approchait une flamme.
quest-borrowed_light-token-lantern = Du laiton, tiède, trois pieds et un sens aigu du foyer. On peut la porter.
quest-borrowed_light-token-cupboard = Des soutanes, dans des tailles qui donnent à penser.
quest-borrowed_light-token-font = On y baptise quelque chose tous les soirs, et tous les soirs cela se fâche.
quest-borrowed_light-token-pulpit = Sous le sermon, il y a une bouteille.

quest-borrowed_light-message-taken = La lanterne rentre les pieds et se laisse porter. Elle regarde derrière elle.
quest-borrowed_light-message-walks_home = Sur ses trois petits pieds, la lanterne rentre chez elle, sans se presser.
quest-borrowed_light-message-nave_seen = La lumière tombe dans la nef. Les pleureurs cessent de mâcher.
quest-borrowed_light-message-moths = Quelque chose a vu la lumière de loin. Ce n’est pas un papillon, mais cela se conduit comme tel.
quest-borrowed_light-message-lit = Les mèches prennent, l’une après l’autre, tout autour. La lanterne saute par terre et s’en va, sans un mot.

quest-borrowed_light-ending-portal = Vous passez le cercle de feu. Il est tiède, et sent la bougie.
