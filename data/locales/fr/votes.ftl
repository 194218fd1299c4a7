# Votes : ce que les joueurs décident ensemble.

## Ce que raconte le journal

vote-cast = 🗳️ { $player } vote pour **{ $choice }** ({ $votes } voix sur { $voters }).
vote-decided = 🗳️ Vote : **{ $choice }**, { $votes } voix sur { $voters }.
vote-in-time = 🗳️ Le délai du vote est passé : **{ $choice }**, { $votes } voix sur { $voters }.
vote-by-default = 🗳️ Le délai du vote est passé sans aucune voix : **{ $choice }**, comme annoncé.
vote-score-between = { " à " }
vote-tie-default = 🗳️ { $score } : égalité, donc le choix d’office : **{ $choice }**.
vote-tie-first = 🗳️ { $score } : égalité, donc la première proposition : **{ $choice }**.
vote-tie-default-so = 🗳️ { $score } : égalité, donc le choix d’office, comme annoncé.
vote-tie-first-so = 🗳️ { $score } : égalité, donc la première proposition.
vote-decided-so = 🗳️ Décidé au vote, { $votes } voix sur { $voters }.
vote-in-time-so = 🗳️ Fin du vote, { $votes } voix sur { $voters } pour ce choix.
vote-by-default-so = 🗳️ Le délai du vote est passé sans aucune voix : on fait comme annoncé.

## Pour quoi l’on vote

vote-for-keep_waiting = Attendre { $hero }
vote-for-set_keeper-autopilot = Le joueur automatique joue { $hero } jusqu’au retour
vote-for-hand_hero = Confier { $hero } à qui joue { $heir }
vote-for-dismiss = Jouer sans attendre : { $hero } n’a plus de joueur
vote-for-let_go = { $hero } n’a plus de joueur
vote-for-keep_player = { $hero } reste à qui le joue

## Réglages

decisions-vote = le groupe vote
decisions-anyone = qui est là décide

## Pourquoi pas

refusal-vote_instead = Cela se décide ensemble : donnez votre voix, et dès que le vote est clos, cela se fait.
refusal-vote_over = Ce vote est clos. Regardez le panneau : le groupe a peut-être autre chose à décider.
refusal-no_such_choice = Ce choix n’est pas proposé. Choisissez parmi les boutons.
refusal-no_vote_for_you = Vous n’avez pas de voix ici : votent celles et ceux qui jouent et ne sont pas en congé.
refusal-voted_already = C’est déjà votre voix. Vous pouvez en changer tant que le vote est ouvert.
refusal-nobody_voted = Personne n’a encore voté : le vote reste ouvert.
refusal-not_the_clock = Un vote se clôt de lui-même : quand une majorité est d’accord, ou quand le délai passe.
