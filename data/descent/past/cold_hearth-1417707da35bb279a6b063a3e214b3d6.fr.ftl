# « L’Âtre froid » : le premier hiver du serment, un village sans feu, et une braise que quelqu’un n’a pas livrée.

quest-cold_hearth = L’Âtre froid
    .objective = Porter la braise cachée jusqu’au grand âtre de Basmare.
    .intro = Il y a trois hivers, un étranger a nourri la Haute-Marche, et demandé une chose, une seule fois. Il vient de la demander. Basmare a envoyé son feu vers le nord, sur une charrette, jusqu’au dernier charbon, comme il l’avait juré. C’était hier. Aujourd’hui plus une cheminée ne fume, et le cimetière est vide, mais dans le mauvais sens.
    .won = Une fumée monte de nouveau sur Basmare, noire, tordue, plus belle qu’un drapeau. Le soir même, on s’y dispute pour savoir à qui c’est le tour d’aller au bois.
    .lost = Le gel se referme sur les toits comme un couvercle. Maud fait tourner le traîneau sans un mot. Il y aura d’autres villages. Il vaudrait mieux.
area-cold_hearth-lane = Le chemin de Basmare. Le linge pend, raide comme des planches ; entre les maisons, les morts vont et viennent, l’air d’avoir des courses à faire.
area-cold_hearth-bakehouse = Le fournil. Les miches d’avant-hier, chacune avec sa barbe de givre.
area-cold_hearth-cottage = La chaumière d’une veuve. Tout y est blanc, et une partie de ce blanc est de la toile.
area-cold_hearth-hall = La salle du conseil. Les longues tables sont mises pour les collecteurs, qui sont restés pour se resservir.
area-cold_hearth-hearth = La chambre du feu. La vasque de pierre est balayée, et quelque chose fait d’hiver s’y est installé.
door-cold_hearth-bakehouse_door = la porte du fournil
door-cold_hearth-cottage_door = la porte de la chaumière
door-cold_hearth-hall_door = la porte de la salle du conseil
door-cold_hearth-hearth_door = la porte de la chambre du feu
token-cold_hearth-woodpile = le tas de bois
token-cold_hearth-oven = le four à pain
token-cold_hearth-flour_bin = le coffre à farine
token-cold_hearth-tobin = Tobin
token-cold_hearth-cradle = le berceau
token-cold_hearth-dresser = le vaisselier
token-cold_hearth-high_table = la haute table
token-cold_hearth-great_hearth = le grand âtre
token-cold_hearth-ember = la braise

## À examiner

quest-cold_hearth-door-bakehouse_door = Elle sent encore le pain, à peine, comme un conte sent le pain.
quest-cold_hearth-door-cottage_door = Des griffures à hauteur de main. De l’intérieur.
quest-cold_hearth-door-hall_door = Une paume de glace, du linteau au seuil. On peut l’ouvrir à coups de hache (Puissance), ou la faire fondre dès qu’il y aura un feu au village.
quest-cold_hearth-door-hearth_door = Du chêne, si froid qu’il bourdonne.
quest-cold_hearth-token-woodpile = Des bûches de chêne sous la neige. On a rangé des choses derrière.
quest-cold_hearth-token-oven = Votre lanterne l’allumerait, si le bois était sec : monter le feu avec adresse (Connaissance, avec un bonus de 1), ou fendre les bûches jusqu’au cœur (Puissance). Un four allumé, c’est du repos, du temps, et la fin de la glace sur la porte du conseil.
quest-cold_hearth-token-flour_bin = Un coffre profond comme le bras. Une main soigneuse a lissé la farine.
quest-cold_hearth-token-tobin = Huit ans, les lèvres bleues, roulé dans un rideau. Il garde quelque chose, ou le secret de quelque chose. Il faudra le porter jusqu’au traîneau de Maud.
quest-cold_hearth-token-cradle = Un berceau vide, sous plus de couvertures qu’il n’en faut à un enfant.
quest-cold_hearth-token-great_hearth = Deux cents ans qu’il brûlait sans relâche. Il lui faut une braise de son propre feu ; rien d’autre ne prendra ici.
quest-cold_hearth-token-ember = Un charbon gros comme une noix, rouge jusqu’au cœur, dans un petit pot de fer. Étonnamment lourd pour sa taille.

quest-cold_hearth-use-hack = Briser la glace (Puissance)
    .not = La porte est ouverte.
quest-cold_hearth-use-thaw = Faire fondre la glace
    .not = Il faut d’abord un vrai feu.
quest-cold_hearth-use-kindle = Monter le feu avec adresse (Connaissance)
    .not = Le four brûle déjà.
quest-cold_hearth-use-split_wood = Fendre du bois sec (Puissance)
    .not = Le four brûle déjà.
quest-cold_hearth-use-dig_flour = Fouiller la farine
quest-cold_hearth-use-lift_blankets = Soulever les couvertures
quest-cold_hearth-use-ask = Interroger Tobin
    .not = Il vous l’a dit.
quest-cold_hearth-use-rekindle = Ranimer le grand âtre
    .not = La braise doit être dans cette pièce.

quest-cold_hearth-rule-bitter_cold = Froid mordant : personne ne peut se reposer tant qu’aucun feu ne brûle au village.

## L’histoire

quest-cold_hearth-objective-look_around = Trouver à Basmare quelqu’un de vivant, et quelque chose qui brûle.
quest-cold_hearth-objective-find_ember = Trouver la braise cachée.
quest-cold_hearth-objective-great_hearth = Porter la braise au grand âtre, derrière la salle du conseil.
quest-cold_hearth-objective-rekindle = Ranimer le grand âtre.

quest-cold_hearth-message-arrival = Maud la passeuse a attelé un traîneau, faute de rivière à passer. « J’attends ici. Allumez le fournil si vous pouvez. Et il y a un petit, Tobin ; celui-là se cache plutôt que de s’incliner. » Elle souffle sur ses doigts. « Personne ne donne tout. Quelqu’un aura gardé un charbon. »
quest-cold_hearth-message-bakehouse = Le boulanger est assis devant sa table, la main sur la pâte. Il n’est pas mort, seulement arrêté. Son four bâille, noir.
quest-cold_hearth-message-cottage = « La porte ! » dit au fond une toute petite voix. Trop tard : ce qui a tendu ses toiles dans les coins déplie déjà ses pattes.
quest-cold_hearth-message-hall = La glace tombe par plaques. Dedans, des gobelins à la livrée des Farrow lèvent le nez du souper des autres, et l’un d’eux annonce, la bouche pleine, que la collecte est close.
quest-cold_hearth-message-hearth = La pièce prend son souffle. Ce qui se tient dans le grand âtre a la forme d’un feu et la couleur d’un noyé.
quest-cold_hearth-message-ice_breaks = Trois coups, et l’hiver se détache de la porte par pans entiers.
quest-cold_hearth-message-ice_holds = La glace chante, et vos poignets avec. Elle tient.
quest-cold_hearth-message-ice_melts = Vous traversez le chemin avec une pelletée de feu. La glace entend raison.
quest-cold_hearth-message-oven_lit = Le four prend, tousse, puis ronfle. En face, les glaçons se mettent à goutter ; sur sa pâte, la main du boulanger bouge d’un doigt. Ici, on peut se reposer.
quest-cold_hearth-message-wet_wood = De la fumée, des larmes, et pas de feu. Le bois est trempé.
quest-cold_hearth-message-only_flour = De la farine jusqu’à l’épaule, et rien d’autre. On vous prendrait pour le boulanger.
quest-cold_hearth-message-only_wool = Des couvertures, des couvertures, et un mouton de bois.
quest-cold_hearth-message-tobin_bakehouse = « Je dirai rien. » Un silence. « C’est dans la farine. Grand-mère dit que personne ne cherche dans la farine. »
quest-cold_hearth-message-tobin_cradle = « Je dirai rien. » Un silence. « C’est dans le berceau, sous le mouton. Grand-mère dit qu’on ne vole pas un berceau. »
quest-cold_hearth-message-tobin_taken = { $hero } soulève Tobin avec son rideau. Il ne pèse rien et se plaint de tout : c’est bon signe.
quest-cold_hearth-message-tobin_safe = Maud cale le petit entre deux pierres chaudes. « Tenez », dit-il, et il tend ce qu’il avait en poche depuis le début.
quest-cold_hearth-message-tobin_fades = Derrière les volets de la chaumière, quelqu’un fredonnait. On n’entend plus qu’une note sur deux.
quest-cold_hearth-message-tobin_freezes = Dans la chaumière, on ne fredonne plus. Personne n’en parle, pas à ce moment-là.
quest-cold_hearth-message-ember_found = Un pot de fer, et dedans un œil rouge. { $hero } tient la dernière braise de Basmare ; au bout du chemin, quelque chose l’a flairée, et hurle.
quest-cold_hearth-message-ember_falls = Le pot roule dans la neige et y laisse un trait noir. Il rougeoie encore. Ramassez-le !
quest-cold_hearth-message-ember_home = La braise s’avive dans son pot, comme si elle reconnaissait la pièce. À l’âtre !
quest-cold_hearth-message-frost_breath = Il descend du chemin un vent qui n’est passé cette année par aucun endroit chaud.
quest-cold_hearth-message-frost_hands = Le froid choisit l’un de vous, et lui pose la main sur la nuque.
quest-cold_hearth-message-frost_boots = Les bottes collent au sol, le temps d’une pensée un peu longue.
quest-cold_hearth-message-frost_deepens = Les toits craquent. Le givre descend le long des murs, à vue d’œil, comme un rideau qu’on baisse. Encore cette manche, et c’est fini.
quest-cold_hearth-ending-with_tobin = Le grand âtre reçoit la braise, réfléchit, et brûle. Sur le traîneau, un petit garçon explique à qui veut l’entendre que c’était son idée.
quest-cold_hearth-ending-without_tobin = Le grand âtre brûle. Un par un ils rentrent du froid, se comptent, et il en manque un.
quest-cold_hearth-ending-frozen = La dernière fenêtre blanchit. Qui peut encore marcher s’en va.
