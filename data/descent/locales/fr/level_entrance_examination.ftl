# « Le Concours d’entrée » : une étape du Raid. Quatre pupitres, trois réussites, pas de rattrapage.

quest-entrance_examination = Le Concours d’entrée
    .intro = « Avant de laisser sortir les gens, j’aime savoir s’il fallait les laisser entrer », dit la Maîtresse du Donjon. « Quatre pupitres : Puissance, Connaissance, Perception, Volonté. Trois réussites ouvrent le portail. Les examinateurs sont sévères, et à jeun. J’ai parié sur le pupitre aux poids ; il en a aplati de meilleurs. »
    .won = « Admis », dit la Maîtresse en tamponnant quelque chose. « À l’étape suivante, j’entends. »
    .lost = « Venir me voir après », est-il écrit en rouge sur la dernière page. Il n’y a pas d’après.
quest-entrance_examination-objective-sit = Réussir à trois des quatre pupitres : Puissance, Connaissance, Perception et, derrière les portes, Volonté. Chaque échec coûte quelque chose, et un sur deux appelle un surveillant de plus.
quest-entrance_examination-objective-leave = Le portail est ouvert. Partir, tous ensemble. Le quatrième pupitre est pour qui tient à la mention (une carte de fouille).
area-entrance_examination-cloister = Un cloître garni de pupitres. Certains candidats redoublent depuis très longtemps.
area-entrance_examination-hall = La grande salle. Le jury siège sur l’estrade, le portail attend derrière.
door-entrance_examination-north_door = la porte du nord
door-entrance_examination-west_door = la porte de l’ouest
token-entrance_examination-portal = le portail d’honneur
token-entrance_examination-satchels = les cartables
token-entrance_examination-old_papers = les anciens sujets
token-entrance_examination-inkwells = les encriers
token-entrance_examination-weights = le pupitre aux poids
token-entrance_examination-essay = le pupitre à la dissertation
token-entrance_examination-picture = le pupitre aux images
token-entrance_examination-silence = le pupitre muet

quest-entrance_examination-door-north_door = « Silance. » Quelqu’un a corrigé au crayon.
quest-entrance_examination-door-west_door = « Réservé aux candidats. » Il y a des griffures à l’intérieur.
quest-entrance_examination-token-portal = Au-dessus, en lettres d’or : « À ceux qui savent. » Il n’est pas dit quoi.
quest-entrance_examination-token-satchels = Laissés par ceux qui ont rendu leur copie trop tôt, et l’âme trop tard.
quest-entrance_examination-token-old_papers = Les sujets des cent dernières années, avec les corrigés, tous faux.
quest-entrance_examination-token-inkwells = Noir, rouge, et un qui cligne.
quest-entrance_examination-token-weights = « Soulever le pupitre. Détailler l’effort. » (Puissance ; un échec coûte 1 cœur.)
quest-entrance_examination-token-essay = « Y a-t-il une issue ? Vous discuterez, en quatre cents lignes. » (Connaissance ; un échec coûte 2 points de fatigue.)
quest-entrance_examination-token-picture = « Trouver les sept différences. L’une mord. » (Perception ; un échec coûte 1 cœur et 1 point de fatigue.)
quest-entrance_examination-token-silence = « Ne rien dire. » En face, l’examinateur fait des grimaces. (Volonté ; un échec sonne.)
quest-entrance_examination-use-lift = Soulever le pupitre (Puissance)
quest-entrance_examination-use-write = Rédiger la dissertation (Connaissance)
quest-entrance_examination-use-compare = Comparer les images (Perception)
quest-entrance_examination-use-be_silent = Ne rien dire (Volonté)

quest-entrance_examination-message-lifted = Le pupitre se soulève. Dessous, il y avait un candidat, qui remercie.
quest-entrance_examination-message-dropped = Le pupitre retombe, sur un pied. Bonne tenue, dit le surveillant ; moins deux.
quest-entrance_examination-message-written = « Oui », écrivez-vous, et vous soulignez. L’examinateur en pleure.
quest-entrance_examination-message-crossed_out = Trois cent quatre-vingt-dix-neuf lignes. On recompte, et l’on barre tout.
quest-entrance_examination-message-compared = Six différences, et une chose assise sur votre épaule : sept.
quest-entrance_examination-message-squinted = La septième différence, c’était celle qui a des dents.
quest-entrance_examination-message-was_silent = Pas un mot, pas même à la moustache. C’est l’examinateur qui renonce.
quest-entrance_examination-message-giggled = C’était la moustache. Vous pouffez, jusqu’à ce que tout tourne.
quest-entrance_examination-message-invigilator = Deux échecs, c’est du chahut. Un surveillant accourt.
quest-entrance_examination-message-hall_seen = « En retard », dit le jury sans lever les yeux.
quest-entrance_examination-message-graduated = Trois réussites. Une cloche sonne, et le portail s’ouvre en s’inclinant.
quest-entrance_examination-message-honours = Les quatre pupitres. Il y a un prix, et même utile.

quest-entrance_examination-ending-portal = Vous partez avec un diplôme. Il est écrit sur la peau de quelque chose, mais le sceau est authentique.
