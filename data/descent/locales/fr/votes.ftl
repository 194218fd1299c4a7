# Votes : ce que le groupe décide ensemble, et qui joue d’abord.

## Ce que raconte le journal

turn-contested = ✋ « Moi d’abord ! » { $player } voudrait jouer **{ $hero }** avant **{ $current }**.
turn-given = 🤝 **{ $hero }** laisse **{ $other }** passer d’abord.
journey-decided-together = 🗳️ Le groupe décide : { $option }

## Pour quoi l’on vote

vote-for-embark = Partir : { $quest }
vote-for-travel = Aller à { $city }
vote-for-wait = Rester une semaine à { $city }
vote-for-leave_city = Quitter { $city }
vote-for-give_turn = { $hero } d’abord
vote-for-autopilot_turn = Le héros automatique joue ce tour de { $hero }

## Réglages

turns-free = qui est libre joue
turns-fixed = dans l’ordre du groupe

## Pourquoi pas

refusal-not_next = Le groupe joue dans l’ordre : c’est d’abord à { $current }, puis à { $hero } quand viendra son tour.
refusal-order_is_fixed = Le groupe joue dans un ordre fixe : il n’y a rien à disputer. Les réglages de la campagne peuvent changer cela.
refusal-nobody_has_the_turn = Personne n’a pris le tour : { $hero } peut le prendre tout de suite.
refusal-own_turn_contested = Vous jouez aussi { $current } : annulez son tour, et prenez l’autre d’abord.
refusal-turn_under_way = { $current } a déjà commencé : il est trop tard pour passer avant.
refusal-contest_open = { $hero } et { $current } veulent le même tour : le groupe vote, puis le jeu continue.
refusal-contest_settled = C’est déjà tranché : ce tour est à { $current }.
refusal-not_contesting = { $hero } ne demande pas ce tour.
refusal-no_contest = Personne ne dispute ce tour.
