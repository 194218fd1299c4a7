# « Feu mes maris » : une étape du Raid. Une devinette à l’huile ; la mauvaise réponse est à la maison.

quest-late_husbands = Feu mes maris
    .intro = « J’ai été veuve quatre fois », dit la Maîtresse du Donjon. « Derrière l’un d’eux est accroché votre portail : celui que je regrette. Mon journal parle de son menton, son urne de sa tête. Les autres n’aiment pas qu’on les décroche. J’ai parié sur un malentendu. »
    .won = « Oui, celui-là », dit la Maîtresse en redressant le clou vide. « Lui aussi est parti sans dire au revoir. »
    .lost = Il reste de la place au mur, entre Conrad et Dietmar. La Maîtresse vous fait peindre de mémoire.
quest-late_husbands-objective-which = Trouver lequel elle regrette, d’après son journal et l’urne, et décrocher son portrait. Se tromper réveille les autres.
quest-late_husbands-objective-leave = Le portail est ouvert. Partir avant que les autres changent de sujet.
area-late_husbands-house = Une maison de veuve : une galerie, une bibliothèque, un cabinet. Dans la galerie, quelques messieurs en habit se tiennent debout, les yeux fermés.
token-late_husbands-portal = le portail derrière le tableau
token-late_husbands-linen = le coffre à linge
token-late_husbands-decanter = la carafe
token-late_husbands-gloves = les gants dépareillés
token-late_husbands-diary = le journal intime
token-late_husbands-urn = l’urne
token-late_husbands-aldric = le portrait d’Aldric
token-late_husbands-bertram = le portrait de Bertram
token-late_husbands-conrad = le portrait de Conrad
token-late_husbands-dietmar = le portrait de Dietmar

quest-late_husbands-token-diary = Quatre volumes, reliés en quelque chose. L’un d’eux est usé à force d’être relu.
quest-late_husbands-token-urn = Une urne gravée, astiquée plus souvent que les trois autres.
quest-late_husbands-token-aldric = Aldric, barbu, sous un chapeau à plume.
quest-late_husbands-token-bertram = Bertram, barbu, nu-tête, dans un courant d’air.
quest-late_husbands-token-conrad = Conrad, le menton lisse, sous un chapeau où l’on pourrait naviguer.
quest-late_husbands-token-dietmar = Dietmar, le menton lisse, nu-tête, et content des deux.
quest-late_husbands-use-read_diary = Lire le journal (Connaissance)
quest-late_husbands-use-read_urn = Lire l’urne (Perception)
quest-late_husbands-use-take_down_aldric = Décrocher Aldric (Puissance)
quest-late_husbands-use-take_down_bertram = Décrocher Bertram (Puissance)
quest-late_husbands-use-take_down_conrad = Décrocher Conrad (Puissance)
quest-late_husbands-use-take_down_dietmar = Décrocher Dietmar (Puissance)

quest-late_husbands-message-hush = Par politesse, les messieurs de la galerie ne respirent pas. Un coup les réveillerait, ou une erreur, ou minuit.
quest-late_husbands-message-he_shaved_never = « …et en l’embrassant j’y trouvai une miette, et je fus heureuse », dit le journal. Celui qu’elle regrette portait la barbe.
quest-late_husbands-message-he_shaved_daily = « …chaque matin le bruit du rasoir, et j’étais heureuse », dit le journal. Celui qu’elle regrette avait le menton lisse.
quest-late_husbands-message-he_wore_hats = « Il ne l’ôtait que pour moi », dit l’urne. Celui qu’elle regrette portait un chapeau.
quest-late_husbands-message-he_hated_hats = « La pluie aimait ses cheveux autant que moi », dit l’urne. Celui qu’elle regrette allait nu-tête.
quest-late_husbands-message-found = Derrière la toile, plus de mur : de la lumière. Une odeur de brillantine, puis de grand air. C’est le portail.
quest-late_husbands-message-woken = Derrière la toile il n’y a que le clou, et il mord. Dans la galerie, tous les yeux s’ouvrent. « C’est lui qu’elle préfère ? » dit l’un des messieurs.
quest-late_husbands-message-again = Encore un clou, et encore un défunt vexé. Les messieurs n’attendent pas leur tour.
quest-late_husbands-message-midnight = Une pendule sonne quelque part. C’est l’heure à laquelle ces messieurs reçoivent.
quest-late_husbands-ending-portal = Vous enjambez le cadre l’un après l’autre, et chacun, un instant, y fait plutôt bonne figure.
