# Votes : ce que le groupe décide ensemble, et qui joue d’abord.

## Ce que raconte le journal

vote-cast = 🗳️ { $player } vote pour **{ $choice }** ({ $votes } voix sur { $voters }).
vote-decided = 🗳️ Vote : **{ $choice }**, { $votes } voix sur { $voters }.
vote-in-time = 🗳️ Le délai du vote est passé : **{ $choice }**, { $votes } voix sur { $voters }.
vote-by-default = 🗳️ Le délai du vote est passé sans aucune voix : **{ $choice }**, comme annoncé.
vote-decided-so = 🗳️ Décidé au vote, { $votes } voix sur { $voters }.
vote-in-time-so = 🗳️ Fin du vote, { $votes } voix sur { $voters } pour ce choix.
vote-by-default-so = 🗳️ Le délai du vote est passé sans aucune voix : on fait comme annoncé.
turn-contested = ✋ « Moi d’abord ! » { $player } voudrait jouer **{ $hero }** avant **{ $current }**.
turn-given = 🤝 **{ $hero }** laisse **{ $other }** passer d’abord.
journey-decided-together = 🗳️ Le groupe décide : { $option }

## Pour quoi l’on vote

vote-for-embark = Partir : { $quest }
vote-for-travel = Aller à { $city }
vote-for-wait = Rester une semaine à { $city }
vote-for-leave_city = Quitter { $city }
vote-for-give_turn = { $hero } d’abord
vote-for-keep_waiting = Attendre { $hero }
vote-for-autopilot_turn = Le héros automatique joue ce tour de { $hero }
vote-for-set_keeper-autopilot = Le héros automatique joue { $hero } jusqu’au retour
vote-for-hand_hero = Confier { $hero } à qui joue { $heir }
vote-for-dismiss = Jouer sans attendre : { $hero } n’a plus de joueur

## Réglages

turns-free = qui est libre joue
turns-fixed = dans l’ordre du groupe
decisions-vote = le groupe vote
decisions-anyone = qui est là décide

## Pourquoi pas

refusal-vote_instead = Cela se décide ensemble : donnez votre voix, et dès que le vote est clos, cela se fait.
refusal-vote_over = Ce vote est clos. Regardez le panneau : le groupe a peut-être autre chose à décider.
refusal-no_vote_for_you = Vous n’avez pas de voix ici : votent celles et ceux qui jouent un héros et ne sont pas en congé.
refusal-voted_already = C’est déjà votre voix. Vous pouvez en changer tant que le vote est ouvert.
refusal-nobody_voted = Personne n’a encore voté : le vote reste ouvert.
refusal-not_the_clock = Un vote se clôt de lui-même : quand une majorité est d’accord, ou quand le délai passe.
refusal-not_next = Le groupe joue dans l’ordre : c’est d’abord à { $current }, puis à { $hero } quand viendra son tour.
refusal-order_is_fixed = Le groupe joue dans un ordre fixe : il n’y a rien à disputer. Les réglages de la campagne peuvent changer cela.
refusal-nobody_has_the_turn = Personne n’a pris le tour : { $hero } peut le prendre tout de suite.
refusal-own_turn_contested = Vous jouez aussi { $current } : annulez son tour, et prenez l’autre d’abord.
refusal-turn_under_way = { $current } a déjà commencé : il est trop tard pour passer avant.
refusal-contest_open = { $hero } et { $current } veulent le même tour : le groupe vote, puis le jeu continue.
refusal-contest_settled = C’est déjà tranché : ce tour est à { $current }.
refusal-not_contesting = { $hero } ne demande pas ce tour.
refusal-no_contest = Personne ne dispute ce tour.
