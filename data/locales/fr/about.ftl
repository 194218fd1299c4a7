# L’aide, et ce qu’est le bot.

## Commandes

cmd-about = à-propos
    .description = Qui a fait ceci, et de quoi c’est fait
cmd-help-about = sujet
    .description = Ce que vous voulez savoir
choice-now = Que faire maintenant ?
choice-signs = Que veulent dire les signes ?

## Règles et signes

answer-no-rule = Aucun mot du jeu ne ressemble à « { $text } ». Essayez les suggestions de `/règle`.

## À propos

about-title = Flambeau { $version }
about-what = Un maître de jeu pour des campagnes coopératives de donjon. Les dés, les règles et les monstres sont son affaire ; l’histoire est la vôtre.
about-icons = 🎨 Icônes : Lorc, Delapouite et contributeurs, [game-icons.net](https://game-icons.net), [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)
about-fonts = 🔤 Polices : Cinzel et Alegreya Sans, SIL Open Font License
about-code = 📜 Code : licence MIT
about-game = 🎲 L’œuvre d’amateurs, sans lien avec l’éditeur du jeu de plateau ; les mots et les images sont de nous.
about-data = 🔒 Le bot ne lit aucun message. Il garde des identifiants Discord, l’état de la partie et ce qui s’y est passé ; `/campagne exporter` remet le tout.
