# Ce que l’horloge dit dans le salon : rappels, offres d’aide, campagnes oubliées.

## Rappels

remind-turn = c’est le tour de **{ $hero }**.
remind-next = **{ $hero }** peut jouer.
remind-question = **{ $hero }** a un choix à faire.
remind-vote = il manque une voix.
remind-road = le groupe attend une décision.
remind-party-turn = une place du groupe attend qu’on la joue.
remind-party-next = une place du groupe attend qu’on la joue.
remind-party-question = le groupe a un choix à faire.
remind-party-vote = il manque une voix.
remind-party-road = le groupe attend une décision.
remind-until-question = Sans réponse { $at }, le choix d’office sera pris.
remind-until-vote = Le vote se termine { $at }.
remind-until-turn = Le joueur automatique jouera pour { $hero } { $at }.
remind-count = Rappel { $number } sur { $most }. Vous partez ? `/vacances`. Trop de rappels ? `/habitudes`.
button-mute = Pas cette fois
answer-muted = C’est noté : plus de rappel cette fois-ci.
answer-mute-not-you = Ce rappel n’est pas pour vous : rien n’a changé.
answer-mute-over = C’est déjà passé : il n’y avait plus rien à rappeler.
remind-reactions = vous pouvez réagir, sans attendre les autres.

## Quand quelqu’un ne répond pas

offer-help = **{ $hero }** ({ $player }) ne répond pas ; l’attente a commencé { $since }. Que fait le groupe ?

## Le tour suivant

notice-next = **{ $hero }** jouera ensuite.

## Campagnes oubliées

forgotten-title = { $name } : on continue ?
forgotten-ask = Dernière action ici : { $since }.
forgotten-hint = Sans réponse d’ici deux semaines, la campagne sera rangée. Rien n’est perdu : elle pourra être reprise là où elle en est.
forgotten-archived = { $name } est rangée
forgotten-restore = Personne n’a joué depuis longtemps. N’importe qui à sa table la reprend là où elle en était avec `/campagne reprendre`.
button-go-on = On continue
answer-going-on = Parfait, la campagne reste ouverte.
still-played = 🕯️ { $player } : on continue !
