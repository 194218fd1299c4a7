# Le rattrapage : ce qui s’est passé en votre absence, plié ou en entier. Et la chronique du jour.

## Le message

catchup-road = En chemin
catchup-week = En chemin · semaine { $week }
catchup-moment-area = Une salle se dévoile.
catchup-moment-fallen = **{ $hero }** tombe à terre.
catchup-moment-defeated = **{ $figure }** s’effondre.

## Pour vous

catchup-you-contest = 🗳️ **Le groupe vote.** Qui joue d’abord : { $heroes } ?
catchup-you-road = 🗺️ { $move }
catchup-hearts-down = 🩸 **{ $hero }** : vous aviez { $before } ♥, il en reste { $now }.
catchup-hearts-up = 💚 **{ $hero }** : vous aviez { $before } ♥, vous en avez { $now }.
catchup-hearts-same = ♥ **{ $hero }** : toujours { $now } ♥.
catchup-hearts-now = ♥ **{ $hero }** : { $vitals }.
catchup-down = 💀 **{ $hero }** est à terre.
catchup-up = 🌅 **{ $hero }** est de nouveau debout, avec { $now } ♥.
catchup-gained = Nouvelle condition : { $conditions }.
catchup-shed = Passé : { $conditions }.

## Plié

catchup-line = { $icon } **{ $who }** · { $facts }
catchup-quiet = rien de marquant
catchup-goes = va en { $square }
catchup-moves = en mouvement
catchup-attacks = { $n ->
        [one] { $n } attaque
       *[other] { $n } attaques
    }{ $missed ->
        [0] { "" }
        [one] { " " }({ $missed } ratée)
       *[other] { " " }({ $missed } ratées)
    }
catchup-lost = **{ $figure }** −{ $amount } ♥{ $left ->
        [0] { "" }
       *[other] { " " }(reste { $left })
    }
catchup-healed = **{ $figure }** +{ $amount } ♥ ({ $left } en tout)
catchup-condition = **{ $figure }** : { $condition }
catchup-thing = *{ $card }* ({ $hero })
catchup-bought = 🧺 Achats : { $things }.
catchup-sold = 🧺 Ventes : { $things }.
catchup-given = 🤝 Passé de main en main : { $things }.
catchup-learned = 📖 Appris : { $things }.

## La chronique du jour

daily-fight = ⚔️ { $turns ->
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    } : { $dealt } ♥ infligés, { $kills ->
        [one] { $kills } monstre vaincu
       *[other] { $kills } monstres vaincus
    }, { $suffered } ♥ subis.
daily-party = Le groupe
