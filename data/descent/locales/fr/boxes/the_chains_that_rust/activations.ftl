# Cartes d’activation de la boîte Les Chaînes qui Rouillent.

activation-marrow_priest_rite = Le rite
    .special = Ils psalmodient dans un ton qui fait mal aux dents. { $effect }
activation-marrow_priest_flicker = Ici et pas ici
    .special = La robe reste là un instant de plus que le prêtre. { $effect }
activation-marrow_priest_offering = Offrande
    .special = Ils rendent grâce de ce qu’ils prennent. { $effect }
activation-marrow_priest_litany = La longue prière
    .special = Deux cents noms, et le dernier est le vôtre. { $effect }
activation-marrow_priest_ossuary = L’ossuaire
    .special = Chaque étagère a un vide, et chaque vide sa taille. { $effect }

activation-shambling_colossus_plate = À travers la plaque
    .special = L’acier n’était, semble-t-il, qu’une suggestion. { $effect }
activation-shambling_colossus_tread = La foulée
    .special = Les tasses tremblent sur la colline voisine. { $effect }
activation-shambling_colossus_bellow = Beuglement
    .special = Il n’a pas de poumons. Il beugle tout de même. { $effect }
activation-shambling_colossus_rust = Rouille
    .special = Là où il a frappé, tout s’écaille. { $effect }
activation-shambling_colossus_stones = De maintes pièces
    .special = Il trouve un morceau de lui sur la route et le remet. { $effect }

activation-the_dispossessed_mark = La marque
    .special = Il vous montre du doigt et n’abaisse pas le bras. { $effect }
activation-the_dispossessed_haunt = Hantise
    .special = Vous avez fermé la porte. Il n’a jamais été question de porte. { $effect }
activation-the_dispossessed_cold = Une main froide
    .special = Elle ne veut que tenir la vôtre. { $effect }
activation-the_dispossessed_homeward = Vers la maison
    .special = Là où vous êtes, c’est là qu’ils habitent désormais. { $effect }
activation-the_dispossessed_debt = Ce qui est dû
    .special = Ils comptent ce que vous portez. Tout était à eux. { $effect }
