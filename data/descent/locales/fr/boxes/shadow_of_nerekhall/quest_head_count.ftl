# « L’Appel » : dernier chapitre du « Compte n’est pas bon ». À minuit, la ville répond.

quest-head_count = L’Appel
    .intro = À minuit, dans la salle des pas perdus, le magistrat Rylan Olliven fait l’appel. Il lit les noms ; ceux qui répondent existent. Ceux qui ont peur ne répondent pas, et quelqu’un d’autre répond pour eux. Cinq personnes, ce soir, n’ont pas encore décidé : le cirier, la maîtresse d’école, le sonneur, la sage-femme, l’allumeur. Si trois disent leur nom, toute la ville le dira.
    .won = On n’a jamais su combien ils étaient à Vélin cette nuit-là. On sait seulement qu’il a fallu rajouter des bancs.
    .lost = « Tous présents », dit la ville, d’une seule voix, qui n’est pas la sienne.
quest-head_count-objective-answer = Faire dire leur nom à trois habitants (Volonté) avant que trois autres ne soient rayés, et faire taire Rylan Olliven.
quest-head_count-objective-reader = La ville répond. Reste le lecteur : faire taire Rylan Olliven.
area-head_count-nave = La salle des pas perdus. Trente mille personnes y ont attendu ; ce soir on croit les entendre.
area-head_count-cloister = Le promenoir des plaideurs, qui contourne la salle. Dans l’ombre, on répète son nom à voix basse.
door-head_count-cloister_door = la porte du promenoir
door-head_count-vestry_door = la porte de la salle
token-head_count-chandler = le cirier
token-head_count-teacher = la maîtresse d’école
token-head_count-ringer = le sonneur
token-head_count-midwife = la sage-femme
token-head_count-lighter = l’allumeur
token-head_count-coats = le vestiaire
token-head_count-poor_box = le tronc des pauvres
unique-sixth = Six

## À examiner

quest-head_count-door-cloister_door = Le promenoir fait le tour. On y allait pleurer avant l’audience.
quest-head_count-door-vestry_door = Par là, on revient derrière l’estrade, ou l’on en sort.
quest-head_count-token-chandler = Un petit homme qui sent le miel. Il ouvre la bouche, la referme. (Volonté)
quest-head_count-token-teacher = Elle a appris à lire à la moitié de la salle, et n’ose plus épeler. (Volonté)
quest-head_count-token-ringer = Sourd d’une oreille. De l’autre, il entend « absent ». (Volonté)
quest-head_count-token-midwife = Elle a dit leur nom à tous les autres. (Volonté)
quest-head_count-token-lighter = Sa perche tremble au bout de ses bras. (Volonté)
quest-head_count-token-coats = Des manteaux que personne n’est venu reprendre.
quest-head_count-token-poor_box = Plein, pour une fois : à minuit, on devient généreux.
quest-head_count-use-call_chandler = Le faire parler (Volonté)
    .not = Il a répondu.
quest-head_count-use-call_teacher = La faire parler (Volonté)
    .not = Elle a répondu.
quest-head_count-use-call_ringer = Le faire parler (Volonté)
    .not = Il a répondu.
quest-head_count-use-call_midwife = La faire parler (Volonté)
    .not = Elle a répondu, ou ne répondra plus.
quest-head_count-use-call_lighter = Le faire parler (Volonté)
    .not = Il a répondu, ou ne répondra plus.

## Les choix

quest-head_count-choice-rylan = Rylan Olliven s’assied sur la marche de l’estrade. « On m’a élevé dans une maison où l’on n’appelait que mon frère, dit-il. Alors j’ai appris à tenir la liste. » Il tend les poignets, ou bien il cherche sa manche.
quest-head_count-option-press_on = Ne pas lui laisser le temps
quest-head_count-option-sign = Lui faire signer le registre, parmi les autres
    .not = Il faudrait un registre corrigé, et une ville qui réponde.

## L’histoire

quest-head_count-message-midnight = Douze coups. Sur l’estrade, un homme élégant mouille son doigt et tourne la première page. « Silence, je vous prie. Ceux qui ne sont pas là sont priés de le dire. »
quest-head_count-message-six_comes = Une petite main à six doigts se glisse dans la vôtre. « Je connais sa voix, dit Six. Je l’ai mise une fois. Elle gratte. »
quest-head_count-message-six_stands_there = Au premier rang des visages empruntés se tient un enfant qui n’en a pris aucun. Il a six doigts, et ne les cache plus. Il vous a reconnus.
quest-head_count-message-by_heart = Il n’a plus de copie conforme : il récite de mémoire, et le fer, qui n’a plus d’ordres écrits, s’est cogné à toutes les portes en venant.
quest-head_count-message-corrected_copy = La page est corrigée, et il la lit sans la regarder : « Le sonneur du beffroi. » « Présent ! » crie le sonneur, surpris lui-même. Un.
quest-head_count-message-cloister = Le promenoir fait le tour de la salle. Deux personnes s’y cachent : l’une compte ses accouchements, l’autre ses réverbères.
quest-head_count-message-six_speaks = Six se racle la gorge, et c’est Rylan Olliven qui parle : « Tous présents. Repos. » Le fer pose les bras. Sur l’estrade, un homme cherche sa voix dans toutes ses poches. Pendant une manche, il ne lira rien.
quest-head_count-message-sixth_falls = L’enfant tombe assis. « Vous auriez pu dire que nous étions six », dit Six, et il n’y a plus qu’une écharpe.
quest-head_count-message-present = Il lit un nom, et quelqu’un répond. Il n’avait pas prévu de silence à cet endroit ; le sien dure.
quest-head_count-message-falters = La bouche s’ouvre, le nom n’y est pas. { $hero } serre une main glacée.
quest-head_count-message-chandler_answers = « Bastien Mèche, cirier ! » Le nom tinte comme un verre.
quest-head_count-message-teacher_answers = « Dorothée Lallier, deux L, et un de plus. » La moitié de la salle épelle avec elle.
quest-head_count-message-ringer_answers = « Gros-Jean ! » crie le sonneur, beaucoup trop fort, et cela soulage tout le monde.
quest-head_count-message-midwife_answers = « Marthe. Et vous, là-haut, je vous ai peut-être mis au monde, alors un peu de tenue. »
quest-head_count-message-lighter_answers = « Firmin », dit l’allumeur, et, de saisissement, il allume.
quest-head_count-message-chandler_struck = « Le cirier. » Silence. La plume raye. Quelque chose sort de derrière un pilier en nouant un tablier de cirier.
quest-head_count-message-teacher_struck = « La maîtresse d’école. » Silence. Celle qui se lève à sa place fait une faute en disant « présente ».
quest-head_count-message-ringer_struck = « Le sonneur. » Il n’a pas entendu. Quelqu’un d’autre, si.
quest-head_count-message-midwife_struck = « La sage-femme. » Rien, dans le promenoir, qu’un pas léger qui s’approche en fredonnant faux.
quest-head_count-message-lighter_struck = « L’allumeur. » Au fond du promenoir, une flamme s’éteint et se rallume, verte.
quest-head_count-message-chorus = Trois ont répondu, et c’est une digue qui cède : des portes, des fenêtres, des caves, la ville entière crie son nom, en désordre. Le fer essaie de compter, s’arrête, et se couche comme un chien.
quest-head_count-message-press_on = Il cherchait bien sa manche.
quest-head_count-message-signs = Il trempe la plume. Il écrit « Rylan Olliven, habitant », d’une belle écriture, la lit deux fois, et s’en va par la grande porte avec l’air de quelqu’un qu’on vient d’appeler.
quest-head_count-ending-silenced = Le livre tombe de l’estrade et s’ouvre au hasard. Personne ne se baisse pour voir à quelle page.
quest-head_count-ending-signed = Il ne manquait qu’une ligne au registre. La voici.
quest-head_count-ending-quorum = Trois rayés. La majorité est faite, et elle sourit.
