# Consulter : les commandes, et ce que disent leurs réponses.

## Commandes

cmd-item = objet
    .description = Voir un objet, une potion ou une relique
cmd-item-item = objet
    .description = L’objet, par son nom
cmd-condition = condition
    .description = Ce que fait une condition, et comment s’en défaire
cmd-condition-condition = condition
    .description = La condition, par son nom
cmd-odds = chances
    .description = Les chances exactes d’une attaque
cmd-odds-target = cible
    .description = Le monstre à attaquer
cmd-odds-hero = héros
    .description = Qui attaque ; votre héros si vous ne dites rien
cmd-odds-weapon = arme
    .description = Avec quelle arme
cmd-threat = menace
    .description = Ce qui vous attend si vous finissez votre tour ici, ou ailleurs à portée
cmd-threat-hero = héros
    .description = Qui ; votre héros si vous ne dites rien
cmd-turn-item = objet
    .description = Boire une potion ou utiliser un objet que vous portez
cmd-turn-item-card = objet
    .description = La potion ou l’objet
cmd-turn-item-target = cible
    .description = La figurine visée, si l’objet en demande une
cmd-turn-token = jeton
    .description = Ramasser, poser ou utiliser une chose de la quête
cmd-turn-token-token = jeton
    .description = Le jeton ou la porte
cmd-turn-token-use = usage
    .description = Ce qu’on en fait, s’il y a le choix
cmd-turn-token-to = case
    .description = Où le poser, par exemple C4
cmd-turn-familiar = familier
    .description = Faire avancer ou attaquer votre familier
cmd-turn-familiar-to = case
    .description = La case où il va, par exemple C4
cmd-turn-familiar-target = cible
    .description = L’ennemi qu’il attaque
cmd-turn-familiar-familiar = familier
    .description = Lequel de vos familiers, si vous en avez plusieurs

## Le plateau à voix haute

aloud-size = Le plateau va de { $first } à { $last }. Les colonnes sont des lettres d’ouest en est, les rangées des nombres du nord au sud. Manche { $round }.
aloud-rows = Rangée par rangée
aloud-row = - Rangée { $row } : { $squares }.
aloud-span = { $first } à { $last }
aloud-figures = Qui se tient où
aloud-next-to = À côté : { $things }.
aloud-alone = À côté de personne.
aloud-things = Portes et jetons
aloud-ledges = - Le sol s’élève le long de { $edges }
aloud-door-open = - Porte ouverte : { $door } ({ $edges })
aloud-door-closed = - Porte fermée : { $door } ({ $edges })
aloud-door-locked = - Porte verrouillée : { $door } ({ $edges })

## Chances

odds-title = { $hero } contre { $target } avec { $weapon }
odds-afar = { $points ->
        [one] ⚠️ Hors d’atteinte d’ici. Voici les chances depuis **{ $square }**, la case la plus proche qui convient : à { $points } point de mouvement.
       *[other] ⚠️ Hors d’atteinte d’ici. Voici les chances depuis **{ $square }**, la case la plus proche qui convient : à { $points } points de mouvement.
    }
odds-dice = { $dice } contre { $defence } · il reste { $left } ♥ à la cible
odds-told = Touche **{ $hit } %** · **{ $mean } ♥** en moyenne · vainc **{ $kill } %**
odds-small = Chaque face de chaque dé est comptée ; les augmentations servent au plus de dégâts. Les cartes facultatives sont laissées de côté.

## Groupe

purse = 🪙 { $gold } pièces d’or · renommée { $fame }

## Règles et signes

rulebook-see-also = Voir aussi : { $words }
help-possible = Possible maintenant : { $deeds }.
signs-title-cards = Sur les dés et les cartes
signs-title-dice = Les dés
signs-title-board = Sur le plateau
signs-blue = Bleu : dans toute attaque ; portée, ♥, et la croix qui manque
signs-red = Rouge : beaucoup de ♥
signs-yellow = Jaune : ♥, portée et ⚡
signs-green = Vert : ♥ et ⚡
signs-brown = Marron : faible défense
signs-gray = Gris : bonne défense
signs-black = Noir : forte défense
signs-heroes = Jetons ronds : les héros, chacun dans sa couleur ; la barre dessous est leur santé
signs-monsters = Carrés clairs avec une lettre et un numéro : les mineurs, par exemple Z2
signs-masters = Carrés rouges à bord doré : les majeurs, les plus forts de leur groupe
signs-search = Un coffre : jeton Fouille, une action à côté de lui fait piocher une carte
signs-objective = Jeton de couleur : un objectif de la quête
signs-doors = Une barre de bois entre deux cases : une porte
signs-reach = Cases teintées avec un nombre : où le héros peut aller, et pour combien de points
signs-aim = Monstres marqués : ceux qu’on peut attaquer d’ici

## À propos

refusal-no_such_card = Aucune carte ne s’appelle « { $text } ». Choisissez-en une dans la liste.
refusal-familiar_needs_errand = Dites où va votre familier, ou qui il attaque.

## Et si je finis ici ?

button-threat = Et si je finis ici ?
threat-title = { $hero } en { $square } : et si le tour finit ici ?
threat-group = **{ $group }** : { $able ->
        [one] { $able } à portée
       *[other] { $able } à portée
    } · { $attacking } cartes à venir sur { $cards } permettent d’attaquer · blessure **{ $hurt } %** · **{ $mean } ♥** en moyenne{ $acted ->
        [yes] { " " }(pas avant la prochaine manche)
       *[no] { "" }
    }
threat-all = Tous ensemble, si chacun vise { $hero } ({ $left } ♥ restants) : blessure **{ $hurt } %** · **{ $mean } ♥** en moyenne
threat-none = Personne en vue ne peut atteindre { $hero } ici à sa prochaine activation.
threat-least = Le moins à craindre à portée : **{ $square }**, { $mean } ♥ en moyenne.
threat-small = Probabilités exactes, avec un déplacement et une attaque par monstre en vue ; la carte qui viendra et la cible choisie restent ouvertes. Les effets spéciaux des cartes ne sont pas comptés.
threat-hidden = Les portes closes cachent peut-être davantage.
threat-legend = Cœurs à craindre en moyenne ; { $hero } en a { $left }
threat-alt = Ce que { $hero } doit craindre sur chaque case à portée, en cœurs en moyenne : { $squares }
threat-alt-square = { $square } { $mean }
threat-number = { $mean }
threat-step = { $which ->
        [0] rien
        [1] peu
       *[other] dès { $least }
    }
