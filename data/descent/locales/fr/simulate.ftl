# Ce que flambeau simulate dit à l’auteur d’une quête.

simulate-no-such-quest = aucune quête ne s’appelle { $quest } ; il y a { $quests }.
simulate-playing = Parties en cours
simulate-title = { $quest }, { $heroes } héros, difficulté { $difficulty }
simulate-point = ,
simulate-percent = { $number } %
simulate-between = (sûr à 95 % : de { $low } à { $high })
simulate-games = parties
simulate-won = gagnées
simulate-lost = perdues
simulate-rounds = manches
simulate-rounds-told = { $median } en général, { $most } au plus
simulate-knock-outs = héros à terre par partie
simulate-perils = périls par partie
simulate-crashes = plantages
simulate-endless = parties sans fin
simulate-crash = La partie de graine { $seed } a planté : { $error }
simulate-endless-seeds = Interrompues, car elles ne finissaient pas : les parties de graine { $seeds }
simulate-raid-title = Le Raid, { $heroes } héros, { $difficulty }
simulate-reached = niveau atteint, en moyenne
simulate-fell = Où les raids ont été perdus : { $levels }
simulate-mistakes = flambeau check y trouve { $number ->
        [one] une erreur
       *[other] { $number } erreurs
    } ; la première : { $first }

# Pourquoi il en va ainsi.

simulate-section-endings = Fins de partie
simulate-section-events = Événements
simulate-section-never = Ce qui n’est jamais venu, et pourquoi
simulate-section-choices = Choix
simulate-section-uses = Ce qu’on a fait des portes et des pions
simulate-section-areas = La carte
simulate-section-goals = Buts des héros automatiques
simulate-column-ending = fin
simulate-column-outcome = issue
simulate-column-games = parties
simulate-column-rounds = manche (première–dernière)
simulate-column-event = événement
simulate-column-times = fois
simulate-column-what = jamais
simulate-column-why = pourquoi
simulate-column-choice = choix
simulate-column-option = option
simulate-column-use = usage
simulate-column-done = réussi
simulate-column-vain = en vain
simulate-column-area = zone
simulate-column-falls = héros tombés
simulate-column-worst = où
simulate-column-goal = but
simulate-column-settled = réglé
simulate-column-stalled = en panne
simulate-column-stood = manches
simulate-column-steps = décisions par partie
simulate-outcome-won = gagnée
simulate-outcome-lost = perdue
simulate-the-ending = la fin { $ending }
simulate-why-never = « { $trigger } » n’est jamais venu
simulate-why-came = « { $trigger } » est venu { $times } fois, dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
simulate-why-counted = « { $trigger } » : { $most } au plus dans une partie, il en faut { $needed }
simulate-why-condition = mais « { $part } » n’était pas vrai, { $times } fois
simulate-why-seen = { $told } : { $seen }
simulate-seen = { $name } allait de { $least } à { $most }
simulate-seen-one = { $name } valait { $value }
simulate-source-event = l’événement { $source } y mène ; il { $games ->
        [0] n’est venu dans aucune partie
        [one] est venu dans { $games } partie
       *[other] est venu dans { $games } parties
    }
simulate-source-use = l’usage { $source } y mène ; il { $games ->
        [0] n’a été tenté dans aucune partie
        [one] a été tenté dans { $games } partie
       *[other] a été tenté dans { $games } parties
    }
simulate-source-bag = le sac { $source } peut y mener
simulate-source-quest = la quête y mène d’elle-même
simulate-way = « { $way } »
simulate-source-ways = { $source } — si { $ways }

# Une partie racontée.

simulate-told-round = Manche { $round }
simulate-told-events = · événements : { $events }
simulate-told-won = Gagnée à la manche { $round } : { $reason }.
simulate-told-lost = Perdue à la manche { $round } : { $reason }.
simulate-told-endless = Interrompue à la manche { $round }.
