# Les votes, les échéances et les places sans joueur, sur les panneaux.

## Qui joue à une place

seat-by-player = sans joueur
seat-by-party = le groupe
seat-by-autopilot = automatique
seat-away = en vacances

## Comment va un vote

vote-alone = **À vous de décider** · { $players }
vote-stands = { $cast ->
        [0] **À vous de voter** · un choix l’emporte à { $majority } voix sur { $voters }
        [one] **{ $cast } vote sur { $voters }** · un choix l’emporte à { $majority }
       *[other] **{ $cast } votes sur { $voters }** · un choix l’emporte à { $majority }
    }
vote-counted = Votre voix est comptée. Le panneau montre où en est le vote.
vote-until = Fin du vote { $at }
vote-default = à égalité ou sans aucune voix : { $choice }
vote-tied = à égalité : { $choice }
vote-missing = on attend { $players }

## Quelqu’un se fait attendre

absent-asked = { $since ->
        [none] On attend **{ $hero }** ({ $player }). Que fait le groupe ?
       *[other] On attend **{ $hero }** ({ $player }) depuis le { $since }. Que fait le groupe ?
    }
absent-menu = Que fait le groupe ?
absent-wait = Attendre
absent-menu-hand = Confier à quelqu’un…
absent-turn = Auto cette fois
absent-back = Auto jusqu’au retour
absent-hand = À qui joue { $hero }
absent-dismiss = Libérer la place
## Qui joue désormais

offer-asked = 🤝 { $to } : voulez-vous jouer désormais **{ $hero }** ?
offer-accept = Oui, je joue { $hero }
offer-decline = Non, merci
dismissal-asked = { $whom } continue de jouer **{ $hero }** ?
dismissal-keep = Oui, on continue
dismissal-let_go = Non, libérer la place
table-menu = Votre réponse…

## Échéances

waiting-question = Échéance { $at } · sans réponse : { $default }
waiting-turn = Échéance { $at } · ensuite, le joueur automatique finit ce tour
waiting-next = Échéance { $at } · ensuite, le joueur automatique joue { $hero }

## L’aide

help-vote = Cela se décide par un vote : donnez votre voix avec les boutons du panneau. On peut changer d’avis tant que rien n’est décidé.
help-voted = Votre voix est comptée. Vous pouvez en changer sur le panneau tant que rien n’est décidé.
