# « Merick sous la glace » : le maître de la crypte, qui se bat d’après son propre livre.

quest-merick_below = Merick sous la glace
    .objective = Vaincre le seigneur Merick Farrow.
    .intro = Sous l’abbaye s’étend la crypte de glace, où les morts se conservent si bien que le seigneur Merick Farrow s’est installé chez eux. Voilà trois semaines qu’il y donne un cours. L’abbesse est descendue le prier de se taire ; elle n’est pas remontée, et l’auditoire a grossi. Tout ce qu’il sait, il l’a écrit, en deux volumes. Il en est très fier.
    .won = Là-haut, les cloches de l’abbaye sonnent toutes seules ; ce n’est que la glace qui lâche les cordes. Dans la crypte, les morts se recouchent l’un après l’autre, avec une sorte de soulagement. Le cours était long.
    .lost = Derrière vous les morts applaudissent, lentement, avec un bruit de branches sèches. Le seigneur Merick salue.
area-merick_below-descent = Un escalier, un couloir d’urnes, une caverne d’ossements bien rangés. Chacun a son étiquette. Certains rangs sont debout.
area-merick_below-shrine = Un oratoire entre des statues. Sur l’estrade, un livre rouge comme un feu et, à côté, prise dans la glace jusqu’aux hanches, une femme de fort méchante humeur.
area-merick_below-chasm = Une crevasse, un seul pont, et au-delà un mur de glace claire. Les assistants de Merick lèvent les yeux de leur ouvrage. L’ouvrage aussi.
area-merick_below-theatre = L’amphithéâtre : des gradins de glace et, sur chacun, quelqu’un qui est mort. À la chaire, le seigneur Merick Farrow lève un doigt : un instant.
door-merick_below-shrine_door = la porte de l’oratoire
door-merick_below-chasm_door = la porte de la crevasse
door-merick_below-ice_wall = le mur de glace
token-merick_below-sledge = le traîneau des morts
token-merick_below-flame_notes = le volume rouge
token-merick_below-orsolya = l’abbesse Orsolya
token-merick_below-grave_notes = le volume blanc
token-merick_below-satchel = la sacoche du docteur
token-merick_below-cabinet = la vitrine
unique-specimen_nine = le Spécimen neuf

## À examiner

quest-merick_below-door-shrine_door = Une porte basse, sculptée de flammes par des gens qui avaient froid.
quest-merick_below-door-chasm_door = Un carton y est accroché : « Cours en séance. »
quest-merick_below-door-ice_wall = Trois pieds de glace, claire comme une vitre. La flamme que vous portez la persuaderait peut-être (Volonté), ou bien une épaule (Puissance). Elle cède au plus tard au troisième essai.
quest-merick_below-token-sledge = Pour le transport. Les sangles sont à l’intérieur.
quest-merick_below-token-flame_notes = « Du feu et de ses usages ». Sans lui, Merick devra se passer de ses bûchers et de ses maléfices. On peut le brûler tout bonnement ; ou le lire d’abord (Connaissance), et s’en servir contre lui.
quest-merick_below-token-orsolya = La glace la tient jusqu’aux hanches. On peut l’en sortir en la réchauffant (Volonté) ou à coups de talon (Puissance). Elle tient à rappeler qu’elle a toute une abbaye sur les bras.
quest-merick_below-token-grave_notes = « Des morts et de leurs usages ». Tant qu’il existe, les morts se relèvent. On peut le brûler tout bonnement ; ou le lire d’abord (Connaissance).
quest-merick_below-token-satchel = Des scies, surtout.
quest-merick_below-token-cabinet = Des échantillons, par ordre alphabétique. Il y a un bocal au nom de chacun de vous. Les bocaux sont vides.

quest-merick_below-use-burn_flame = Brûler le volume rouge
    .not = Il n’existe plus.
quest-merick_below-use-read_flame = Le lire d’abord (Connaissance)
    .not = Il n’existe plus.
quest-merick_below-use-burn_grave = Brûler le volume blanc
    .not = Il n’existe plus.
quest-merick_below-use-read_grave = Le lire d’abord (Connaissance)
    .not = Il n’existe plus.
quest-merick_below-use-thaw_abbess = La réchauffer à la flamme (Volonté)
    .not = Elle est libre.
quest-merick_below-use-chip_abbess = Briser la glace (Puissance)
    .not = Elle est libre.
quest-merick_below-use-hold_flame = Tenir la flamme contre la glace (Volonté)
    .not = Le mur est ouvert.
quest-merick_below-use-strike_wall = Enfoncer la glace (Puissance)
    .not = Le mur est ouvert.

quest-merick_below-rule-fresh_dead = Tant que le volume blanc existe, un mort se relève toutes les deux manches, dès que la crevasse est ouverte.
quest-merick_below-rule-breath = Tant que le Spécimen neuf respire, l’air gèle : personne ne peut se reposer.

## L’histoire

quest-merick_below-objective-notes = Trouver le chemin jusqu’au seigneur Merick et, en route, détruire ses deux volumes.
quest-merick_below-objective-merick = Vaincre le seigneur Merick Farrow avant la fin de son cours.

quest-merick_below-message-arrival = Une voix monte vers vous, aimable, sèche, sans une pause. « … d’où l’on voit que le sujet, sitôt qu’il a cessé de se plaindre, devient d’une docilité remarquable. Des questions ? Non. Il n’y en a jamais. »
quest-merick_below-message-shrine = « Ne restez pas là à faire entrer le froid, dit l’abbesse, qui est dedans. Le livre d’abord. Ensuite moi. Non : moi d’abord. Non. Le livre. »
quest-merick_below-message-chasm = De ce côté, des tabliers gris ; de l’autre, un mur de glace et, derrière, flou, un homme avec une baguette. En dessous il n’y a rien, et sur une bonne hauteur.
quest-merick_below-message-flame_read = { $hero } lit, fronce les sourcils, relit. Page quarante, il a oublié une retenue. Tout repose dessus.
quest-merick_below-message-grave_read = { $hero } tourne les pages du bout du doigt. C’est là, de sa propre main : ce dont ils ont peur. Puis le livre va au feu.
quest-merick_below-message-margin_bites = Les notes en marge rampent vers la main de { $hero }. Quelques-unes mordent.
quest-merick_below-message-flame_gone = Le volume rouge brûle sans donner la moindre chaleur. Derrière le mur, quelqu’un s’arrête au milieu d’une phrase, puis reprend un peu plus fort.
quest-merick_below-message-grave_gone = Le volume blanc brûle comme des feuilles mortes. Dans toute la crypte, ce qui allait se lever se ravise.
quest-merick_below-message-ice_holds_her = « Plus fort, dit l’abbesse. Je ne suis pas en verre. Pour l’heure je suis en glace, c’est autre chose. »
quest-merick_below-message-abbess = La glace se rompt. Orsolya en époussette sa robe, bénit tous ceux qui sont à portée, assez vivement, et saisit un chandelier par le petit bout. « Mon abbaye est bâtie sur ce trou. J’aimerais qu’elle le reste. »
quest-merick_below-message-wall_drinks = La glace boit la chaleur et montre un visage à { $hero } : le sien, les yeux clos.
quest-merick_below-message-wall_splinters = Un éclat long comme la main. { $hero } le garde, contre leur gré à tous deux.
quest-merick_below-message-wall_gives = C’était la fois de trop. La glace blanchit d’un bord à l’autre et tombe comme un rideau.
quest-merick_below-message-theatre = « Ah, dit le seigneur Merick. Des volontaires. » Sur les gradins les têtes se tournent, toutes ensemble, comme il le leur a appris.
quest-merick_below-choice-greeting = Il attend, poliment. L’un de vous pourrait dire quelque chose.
quest-merick_below-option-silence = Se taire et tirer l’épée
quest-merick_below-option-correct_him = Lui montrer son erreur
quest-merick_below-option-quote_oath = Citer la dernière ligne du serment
quest-merick_below-message-silence = « Pas de questions, note-t-il. Fort bien. »
quest-merick_below-message-correct_him = « Page quarante, dit l’un de vous. Vous avez oublié une retenue. » Il rit. Il vérifie. Il ne rit plus, et quelque chose en lui, que cette retenue soutenait, s’affaisse.
quest-merick_below-message-quote_oath = « Et le serment finit là où un feu est donné librement. » Il abaisse sa baguette. « Qui vous a… Le baron connaît-il cette ligne ? » On le voit penser, et oublier de se défendre.
quest-merick_below-message-dead_rise = L’un des étiquetés s’assied, redresse son étiquette et cherche de quoi s’occuper.
quest-merick_below-message-remark_cold = « Observez les lèvres, dit Merick, baguette tendue. Déjà bleues. Et c’est le bien portant. »
quest-merick_below-message-remark_pulse = « Celui-ci sera bientôt prêt. » Cela semble lui faire du bien de le dire.
quest-merick_below-message-remark_grip = Il frappe le sol. Dans la glace des mains s’ouvrent, et se referment sur ce qui se trouve là.
quest-merick_below-message-specimen = « Assez de théorie. » Merick recule jusqu’à la chaire et tire un drap de dessus quelque chose de grand. Les numéros un à huit, explique-t-il, y sont entrés aussi. Les deux têtes soufflent, et l’air devient aiguilles.
quest-merick_below-message-specimen_falls = Le Spécimen neuf se défait le long des coutures, avec gratitude. On respire.
quest-merick_below-message-one_falls = « Attention à l’étiquette », dit Merick sans se retourner.
quest-merick_below-message-last_page = Merick en est à sa dernière page. « J’en viens à ma conclusion », dit-il, et toute la crypte se penche en avant.
quest-merick_below-message-merick_falls = Le seigneur Merick s’assied sur les marches de son propre amphithéâtre et se prend le pouls d’une main experte. « Fascinant, dit-il. C’est vraiment tout à fait fr… »

quest-merick_below-ending-with_abbess = L’abbesse lui ferme les yeux, puis, un par un, ceux de tous les autres. Cela dure jusqu’au matin. Dans un pot de fer, derrière la chaire, elle prend une braise et la monte comme on porte un enfant.
quest-merick_below-ending-alone = Derrière la chaire, une braise rougeoie dans un pot de fer : elle dégelait son encre. Vous la remontez. Dans l’oratoire, quelqu’un a cessé d’appeler ; là-haut une cloche sonne, et personne n’entre.
quest-merick_below-ending-concluded = « Ce qu’il fallait démontrer », dit le seigneur Merick, et il referme le livre. Et tous ceux qui l’ont jamais écouté se lèvent.
