# Ce qui arrive en route à qui possède la boîte.

travel-your_statue = Un village s’est mis en frais : une statue, sous un drap, et une plaque à vos noms, mal orthographiés. On n’attendait que vous pour tirer le drap.
travel-your_statue-unveil = Tirer le drap
travel-your_statue-pose = Poser pour qu’on la corrige (1 semaine)
    .needs = Il vous faut une semaine.
travel-your_statue-remove = Payer pour qu’on garde le drap (20 pièces d’or)
    .needs = Il vous faut 20 pièces d’or.
travel-your_statue-message-unveiled = Le silence est long. Il y a un héros de trop, et tous ont le même nez. Puis quelqu’un applaudit, et il faut dîner.
travel-your_statue-message-posed = Le sculpteur travaille bien quand il voit. On garde le héros de trop : on dit que c’est le prochain.
travel-your_statue-message-removed = Le drap reste, et devient célèbre. Chacun se figure dessous ce qu’il veut, et vous aussi : vous êtes magnifiques.

travel-retired_legend = Au fond de l’auberge, un très vieil homme raconte comment il a pris la tour de Givre à lui seul. Sous la table, sa jambe de bois est d’accord. Il vous a gardé un banc.
travel-retired_legend-listen = Écouter jusqu’au bout (Volonté)
travel-retired_legend-correct = Relever les erreurs (Connaissance)
travel-retired_legend-drink = Payer à boire, et parler d’autre chose (10 pièces d’or)
    .needs = Il vous faut 10 pièces d’or.
travel-retired_legend-message-listened = Vers trois heures, il se trompe, et dit la vérité : comment il a eu peur, et ce qu’il a fait de ses mains pendant ce temps-là. { $hero } ne l’oubliera pas.
travel-retired_legend-message-slept = { $hero } se réveille sur le banc, le cou de travers, au moment où la tour tombe pour la quatrième fois.
travel-retired_legend-message-corrected = « Vous l’avez lu, vous, mon livre ! » dit-il, ravi. On vous présente à toute la salle comme des gens sérieux.
travel-retired_legend-message-thrown_out = La salle préfère la version à jambe de bois. On vous le fait savoir par la porte.
travel-retired_legend-message-drunk = Vous parlez de genoux, de soupes et de temps. Quelqu’un monte se coucher guéri de quelque chose.
