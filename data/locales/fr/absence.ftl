# Les absences : qui joue quand quelqu’un n’est pas là, et ce qui se répond d’avance.

## Ce que raconte le journal

absence-answered-clock = ⏳ Pas de réponse à temps pour **{ $hero }** : le choix d’office est pris.
absence-answered-party = ⏳ Pas de réponse à temps : le choix d’office est pris.
absence-answered-order = { $hero } : consigne suivie
absence-piloted = 🤖 Le joueur automatique joue pour **{ $hero }**.
absence-piloted-late = ⏳ Le délai est passé : le joueur automatique joue pour **{ $hero }**.
absence-piloted-for = 🤖 Le joueur automatique joue pour **{ $hero }**, à la demande de { $player }.
absence-presumed = 💤 Plus de nouvelles de { $player } : le joueur automatique joue { $heroes } jusqu’à son retour.
absence-offered = ⏳ On attend **{ $hero }** ({ $player }) depuis un moment : au groupe de décider de la suite.
absence-withdrawn = 👋 { $player } est là : plus rien à décider pour **{ $hero }**.
absence-kept-waiting = ⏳ Le groupe attend encore **{ $hero }**.
absence-handed = 🤝 { $player } confie **{ $hero }** à { $to }.
absence-handed-together = 🤝 Le groupe confie **{ $hero }** à { $to }.
absence-left = 👋 { $was } quitte **{ $hero }**. Le joueur automatique continue, jusqu’à ce que quelqu’un prenne la relève.
absence-dismissed = 👋 { $player } décide : { $was } ne joue plus **{ $hero }**. Le joueur automatique continue, jusqu’à ce que quelqu’un prenne la relève.
absence-dismissed-together = 👋 Le groupe décide : { $was } ne joue plus **{ $hero }**. Le joueur automatique continue, jusqu’à ce que quelqu’un prenne la relève.
absence-taken = 🎲 { $player } prend la relève pour **{ $hero }**. Bienvenue à la table !
absence-seat-offered = 🤝 { $player } demande à { $to } de jouer désormais **{ $hero }**. La réponse se donne sur le panneau.
absence-seat-declined = 🤝 { $to } préfère ne pas jouer **{ $hero }** : rien ne change.
absence-seat-withdrawn = 🤝 { $player } ne demande plus à { $to } de jouer **{ $hero }** : rien ne change.
absence-dismissal-proposed = 🗳️ { $player } demande aux autres si { $whom } continue de jouer **{ $hero }**.
absence-player-kept = 🤝 Le groupe décide : **{ $hero }** reste à qui le joue.
absence-keeper-player = 🎲 { $who } reprend la main sur **{ $hero }**.
absence-keeper-party = 🎲 { $who } décide : tout le groupe joue **{ $hero }**.
absence-keeper-autopilot = 🤖 { $who } décide : le joueur automatique joue **{ $hero }**.
absence-keeper-until-back = 🤖 { $who } décide : le joueur automatique joue **{ $hero }** jusqu’au retour de qui tient ce rôle.
absence-the-party = Le groupe
absence-away-player = 🏖️ { $player } s’absente. On attend son retour pour { $heroes }.
absence-away-party = 🏖️ { $player } s’absente. D’ici là, tout le groupe peut jouer { $heroes }.
absence-away-autopilot = 🏖️ { $player } s’absente. D’ici là, le joueur automatique joue pour { $heroes }.
absence-back = 👋 { $player } est de retour et joue { $heroes }.
absence-standin-left = 🪑 { $standin } a joué les tours convenus et ne remplace plus **{ $hero }**.
absence-standin-named = { $turns ->
        [one] 🪑 { $player } accepte que { $standin } agisse aussi pour **{ $hero }**, pour un tour.
       *[other] 🪑 { $player } accepte que { $standin } agisse aussi pour **{ $hero }**, pour { $turns } tours.
    }

## Pourquoi pas

refusal-not_by_hand = Cela n’arrive que par un vote du groupe, ou quand un délai est passé.
refusal-not_waited_for = Personne n’attend { $hero } en ce moment.
refusal-nobody_else_there = Il n’y a personne d’autre à la table à qui demander.
refusal-help_offered_already = Le groupe est déjà en train de décider pour { $hero }.
refusal-nobody_plays_it = Personne ne joue { $hero } en ce moment : prenez la relève, ou laissez jouer le groupe ou le joueur automatique.
refusal-not_away = Vous n’êtes pas en congé dans cette campagne.
refusal-offered_already = La question est déjà posée : { $hero } changera de main dès qu’on aura dit oui sur le panneau.
refusal-nothing_offered = { $hero } n’est plus proposé à personne. Rien n’a changé.
refusal-offered_to_another = On a demandé à quelqu’un d’autre de jouer { $hero } : sa réponse seule compte. Rien n’a changé.
refusal-dismiss_yourself = C’est vous qui jouez { $hero } : partez avec `/campagne libérer`, ou passez la main avec `/campagne confier`.
refusal-dismissal_open = Le groupe décide déjà pour quelqu’un. Une chose après l’autre.
refusal-too_few_to_dismiss = Pour que { $hero } change de main, il faut l’accord de deux autres joueurs au moins. Le propriétaire de la campagne ou un gestionnaire du serveur peut en décider seul.
