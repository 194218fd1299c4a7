# Ce que la maison dit de héros et de quêtes : les messages de `data/locales`, tels que ce jeu les dit.

absence-piloted = 🤖 Le héros automatique joue pour **{ $hero }**.
absence-piloted-late = ⏳ Le délai est passé : le héros automatique joue pour **{ $hero }**.
absence-piloted-for = 🤖 Le héros automatique joue pour **{ $hero }**, à la demande de { $player }.
absence-presumed = 💤 Plus de nouvelles de { $player } : le héros automatique joue { $heroes } jusqu’à son retour.
absence-left = 👋 { $was } quitte **{ $hero }**. Le héros automatique continue, jusqu’à ce que quelqu’un prenne la relève.
absence-dismissed = 👋 { $player } décide : { $was } ne joue plus **{ $hero }**. Le héros automatique continue, jusqu’à ce que quelqu’un prenne la relève.
absence-dismissed-together = 👋 Le groupe décide : { $was } ne joue plus **{ $hero }**. Le héros automatique continue, jusqu’à ce que quelqu’un prenne la relève.
absence-keeper-autopilot = 🤖 { $who } décide : le héros automatique joue **{ $hero }**.
absence-keeper-until-back = 🤖 { $who } décide : le héros automatique joue **{ $hero }** jusqu’au retour de qui tient ce rôle.
absence-away-autopilot = 🏖️ { $player } s’absente. D’ici là, le héros automatique joue pour { $heroes }.
refusal-nobody_plays_it = Personne ne joue { $hero } en ce moment : prenez la relève, ou laissez jouer le groupe ou le héros automatique.

view-created = La campagne est ouverte. Choisissez un héros sur [le panneau]({ $link }).
party-unnamed = Les Porte-Flambeaux
play-begun = La première quête commence sur [le panneau]({ $link }), avec deux héros pour vous. Qui veut jouer avec vous y appuie sur *Rejoindre* avant le premier tour.
view-joined = Vous jouez { $hero }, { $hero_class }.
view-started = La quête commence.

holiday-hand-autopilot = 🤖 D’ici là, le héros automatique joue vos héros.
holiday-hand-party = 👥 D’ici là, tout le groupe peut jouer vos héros.
holiday-hand-player = ⏳ D’ici là, vos héros vous attendent.
holiday-over = 👋 Bon retour ! Vos héros vous obéissent de nouveau, et les rappels reprennent.
ask-dismiss = { $player } ne jouera plus **{ $hero }** ? Le héros automatique le mènera, jusqu’à ce que quelqu’un prenne la relève avec `/campagne relève`.
button-free = Oui, libérer ce héros
answer-keeper-autopilot = Le héros automatique mène désormais { $hero }.
refusal-holiday_too_long = C’est bien loin : { $days } jours au plus. Pour une plus longue absence, confiez votre héros avec `/campagne confier`. Rien n’a changé.

remind-party-turn = un héros du groupe attend qu’on le joue.
remind-party-next = un héros du groupe attend qu’on le joue.
remind-until-turn = Le héros automatique jouera pour { $hero } { $at }.

pace-late-autopilot = passé ce délai, le héros automatique joue

refusal-no_such_hero = Ce héros n’est pas de la partie. Choisissez-en un dans la liste.
refusal-hero_taken = { $hero } est déjà à la table. Choisissez un autre héros.
refusal-not_at_the_table = Vous n’êtes pas à cette table. Prenez un héros avec `/campagne rejoindre`, ou un héros sans joueur avec `/campagne relève`.
refusal-board_has_moved_on = Le plateau a changé depuis. Utilisez le panneau le plus récent.

answer-stale = Le plateau a changé depuis. [Voir où en est la partie]({ $link })

vote-for-set_keeper-autopilot = Le héros automatique joue { $hero } jusqu’au retour
refusal-no_vote_for_you = Vous n’avez pas de voix ici : votent celles et ceux qui jouent un héros et ne sont pas en congé.

absent-dismiss = Libérer le héros
waiting-turn = Échéance { $at } · ensuite, le héros automatique finit ce tour
waiting-next = Échéance { $at } · ensuite, le héros automatique joue { $hero }
