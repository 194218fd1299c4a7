# Le rattrapage, et la chronique du jour.

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
button-catchup = Ce que j’ai manqué
button-catchup-before = Avant
button-catchup-after = Suite
button-catchup-whole = Tout me raconter
button-catchup-folded = En bref
catchup-replay = La dernière manche, en mouvement.

## Pour vous

catchup-you-turn = ▶️ **C’est à vous.** Le tour de **{ $heroes }** est en cours.
catchup-you-next = ▶️ **À vous de jouer, si vous voulez.** Peut jouer maintenant : **{ $heroes }**.
catchup-you-question = ❓ **Une question vous attend.** { $question }
catchup-you-vote = 🗳️ **Le groupe décide ensemble.** { $question }
catchup-wait-turn = ⏳ C’est le tour de { $heroes }.
catchup-wait-next = ⏳ Le groupe attend un tour : { $heroes }.
catchup-wait-question = ⏳ Une question est posée à { $heroes }.
catchup-wait-party = ⏳ Le groupe a une décision à prendre.
catchup-answered = 🤖 { $n ->
        [one] On a répondu une fois à votre place
       *[other] On a répondu { $n } fois à votre place
    }{ $cards ->
        [none] .
       *[other] { " " }({ $cards }).
    }

## La chronique du jour

daily-title = 📜 Chronique du { $date }
daily-date = { $weekday } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }
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
