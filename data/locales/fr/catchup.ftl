# Le rattrapage : ce qui s’est passé en votre absence, plié ou en entier. Et la chronique du jour.

## Commande

cmd-catchup = rattrapage
    .description = Ce qui s’est passé depuis votre dernière action, en bref et en images
cmd-catchup-since = depuis
    .description = Depuis quand raconter ; depuis votre dernière action par défaut
choice-catchup-deed = Ma dernière action
choice-catchup-day = Les dernières 24 heures
choice-catchup-week = Les sept derniers jours
choice-catchup-quest = Le début de la quête

## Le message

catchup-title = Pendant votre absence
catchup-whole = Pendant votre absence, en détail
catchup-from = Depuis le { $at } ({ $ago })
catchup-page = Page { $page } sur { $pages }
catchup-nothing = Rien de nouveau depuis le { $at }. { $now }
catchup-nothing-yet = Il ne s’est encore rien passé ici. { $now }
catchup-link = [Aller au panneau]({ $link })
catchup-road = En chemin
catchup-week = En chemin · semaine { $week }
button-catchup = Ce que j’ai manqué
button-catchup-before = Avant
button-catchup-after = Suite
button-catchup-whole = Tout me raconter
button-catchup-folded = En bref
catchup-replay = La dernière manche, en mouvement.
catchup-moment-area = Une salle se dévoile.
catchup-moment-fallen = **{ $hero }** tombe à terre.
catchup-moment-defeated = **{ $figure }** s’effondre.

## Pour vous

catchup-you-turn = ▶️ **C’est à vous.** Le tour de **{ $heroes }** est en cours.
catchup-you-next = ▶️ **À vous de jouer, si vous voulez.** Peut jouer maintenant : **{ $heroes }**.
catchup-you-question = ❓ **Une question vous attend.** { $question }
catchup-you-vote = 🗳️ **Le groupe décide ensemble.** { $question }
catchup-you-contest = 🗳️ **Le groupe vote.** Qui joue d’abord : { $heroes } ?
catchup-you-road = 🗺️ { $move }
catchup-wait-turn = ⏳ C’est le tour de { $heroes }.
catchup-wait-next = ⏳ Le groupe attend un tour : { $heroes }.
catchup-wait-question = ⏳ Une question est posée à { $heroes }.
catchup-wait-party = ⏳ Le groupe a une décision à prendre.
catchup-hearts-down = 🩸 **{ $hero }** : vous aviez { $before } ♥, il en reste { $now }.
catchup-hearts-up = 💚 **{ $hero }** : vous aviez { $before } ♥, vous en avez { $now }.
catchup-hearts-same = ♥ **{ $hero }** : toujours { $now } ♥.
catchup-hearts-now = ♥ **{ $hero }** : { $vitals }.
catchup-down = 💀 **{ $hero }** est à terre.
catchup-up = 🌅 **{ $hero }** est de nouveau debout, avec { $now } ♥.
catchup-answered = 🤖 { $n ->
        [one] On a répondu une fois à votre place
       *[other] On a répondu { $n } fois à votre place
    }{ $cards ->
        [none] .
       *[other] { " " }({ $cards }).
    }
catchup-gained = Nouvel état : { $conditions }.
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

daily-title = 📜 Chronique du { $date }
daily-date = { $weekday } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }
daily-fight = ⚔️ { $turns ->
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    } : { $dealt } ♥ infligés, { $kills ->
        [one] { $kills } monstre vaincu
       *[other] { $kills } monstres vaincus
    }, { $suffered } ♥ subis.
daily-party = Le groupe
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
