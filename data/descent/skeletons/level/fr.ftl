# Les textes de NAME. C’est la Maîtresse du Donjon qui parle dans .intro, .won et .lost.

quest-NAME = La cour
    .intro = « Une cour, dit la Maîtresse du Donjon, une remise, et quelqu’un qui a la clé. Je ne demande pas grand-chose. »
    .won = « Vous auriez pu fermer la grille », dit la Maîtresse.
    .lost = « Laissez-les où ils sont, dit la Maîtresse. C’est bon pour l’herbe. »
quest-NAME-objective-key = Ouvrir le portail : avec la clé de la remise, ou celle que porte son gardien.
area-NAME-yard = De l’herbe mouillée, une remise, et un portail fermé.
token-NAME-portal = le portail
token-NAME-well = le puits
token-NAME-shed = la remise
quest-NAME-token-shed = Des râteaux, de la corde, et beaucoup de crochets sans clé.
quest-NAME-use-look_in = Chercher la clé (Connaissance)
    .not = Le portail est ouvert.
unique-NAME_keeper = Le Gardien
quest-NAME-message-unlocked = Quelque chose tinte quand le gardien tombe. Cela va au portail.
quest-NAME-ending-portal = Vous êtes passés, et l’herbe se referme derrière vous.
