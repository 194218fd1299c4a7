# « Consigne » : une étape du Raid. Belthir garde la clé, et un registre.

quest-left_luggage = Consigne
    .intro = « Les gens laissent des choses ici », dit la Maîtresse du Donjon. « Des malles. Des chapeaux. Les uns les autres. Belthir veille sur le tout, et la clé du portail pend à son cou. Il est dévoué, fort, et payé au formulaire. J’ai parié que vous n’auriez pas le bon. »
    .won = « Il vous l’a remise ? » La Maîtresse feuillette un contrat très épais. « Sans reçu ? » C’est le reçu qui lui fait mal.
    .lost = On vous étiquette, on vous range et l’on vous garde un an et un jour. Le dimanche, la Maîtresse passe secouer les boîtes.
quest-left_luggage-objective-key = Faire lâcher la clé à Belthir : le blesser jusqu’à ce qu’il démissionne.
quest-left_luggage-objective-unlock = Porter la clé au portail, et partir.
area-left_luggage-depot = Des rayonnages jusqu’au plafond, et sur chacun un cercueil numéroté. Derrière le comptoir, quelqu’un déploie ses ailes pour attraper le tampon.
token-left_luggage-portal = le portail verrouillé
token-left_luggage-key = la clé du portail
token-left_luggage-trunk = la malle
token-left_luggage-hatbox = le carton à chapeaux
token-left_luggage-cello_case = l’étui à violoncelle

quest-left_luggage-message-closed = « Fermé pour inventaire », dit Belthir, et il se passe la clé au cou, sous l’écriteau qui le confirme.
quest-left_luggage-message-forms = « Voies de fait », grommelle Belthir en cherchant l’imprimé. « En trois exemplaires. » Le cœur n’y est plus.
quest-left_luggage-message-resigns = « Je démissionne », dit Belthir ; il lâche la clé et sort par la verrière, qui était fermée.
quest-left_luggage-message-fell = Belthir s’écroule parmi les colis. Sous lui, la clé, tamponnée « rendu ».
quest-left_luggage-message-fits = La clé tourne. Le portail s’ouvre avec le soupir d’un tiroir qui contenait trop de chaussettes.
quest-left_luggage-message-rush_hour = Une cloche sonne. D’autres porteurs prennent leur service, et trouvent la clientèle du mauvais côté du comptoir.
quest-left_luggage-ending-portal = Vous sortez par le portail, sans étiquette et sans que personne vous ait réclamés.
