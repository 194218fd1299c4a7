# Ce qui se lit sur les images : cartes, piste des monstres, inventaire du groupe, vitrine.

## Dés

picture-dice = Dés : { $dice }
picture-die-blue = bleu
picture-die-red = rouge
picture-die-yellow = jaune
picture-die-green = vert
picture-die-brown = marron
picture-die-gray = gris
picture-die-black = noir

## Cartes

picture-skill = Compétence · { $class_name }
picture-skill-xp = { $n ->
        [0] au départ
       *[other] { $n } XP
    }
picture-elemental = élémentaire
picture-search = Carte de fouille
picture-relic = Relique
picture-condition = Condition
picture-condition-test = Test : { $attribute }
picture-familiar = Familier
picture-cost-gold = { $n ->
        [one] Prix : { $n } pièce d’or
       *[other] Prix : { $n } pièces d’or
    }
picture-cost-stamina = Coût : { $n } ✦

## Carte d’activation

picture-special = Effet spécial
picture-first-minions = Les mineurs agissent en premier
picture-first-masters = Les majeurs agissent en premier
picture-first-lieutenant = Lieutenant
picture-orders-minion = Mineurs
picture-orders-master = Majeurs
picture-orders-lieutenant = Instructions
picture-pools = Attaque : { $attack } ; défense : { $defence }.
picture-size = { $columns } × { $rows } cases

## Piste des monstres

picture-track = Piste des monstres
picture-track-round = Manche { $round }
picture-track-acting = agit en ce moment
picture-track-activated = groupe activé
picture-track-waiting = en attente
picture-track-left = { $n ->
        [0] vaincu
        [one] { $n } figurine
       *[other] { $n } figurines
    }

## Inventaire du groupe

picture-party = Inventaire du groupe
picture-carries-nothing = rien

## Vitrine

picture-shop = Boutique
picture-carriers = Pour
picture-sold-out = Vendu
picture-too-dear = Trop cher
picture-shop-empty = Plus rien à vendre
picture-fame = Renommée : { $fame }
picture-ware = { $item }, { $price } po

portrait-enters = Entre en scène
portrait-fallen = Hors de combat
