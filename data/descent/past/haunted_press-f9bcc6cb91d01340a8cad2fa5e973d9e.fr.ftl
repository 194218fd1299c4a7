# « L’Imprimerie hantée » : une quête annexe. Une nuit parmi les lettres.

quest-haunted_press = L’Imprimerie hantée
    .intro = Les imprimeurs de Vellum composent la liste de tous les morts de l’hiver de la faim. Les morts l’ont appris. Ils ne veulent pas être oubliés ; ils ne veulent pas non plus être publiés. Tenez la presse jusqu’au chant du coq.
    .won = La liste paraît jeudi, longue de deux cents noms. Devant l’imprimerie, les passants ôtent leur chapeau.
    .lost = Les caractères sont dans le ruisseau. Quelqu’un les a triés : deux cents noms, lettre à lettre, et les a emportés.
quest-haunted_press-objective-hold = Écarter les morts de la presse jusqu’à la fin de la manche 6. Chacun de ceux qui la touchent à la fin d’une manche déchire une page.
area-haunted_press-house = L’atelier de composition. Une lampe, une presse, deux portes, et l’odeur de l’encre.
area-haunted_press-street = La rue. Elle est pleine, et personne n’y respire.
area-haunted_press-yard = La cour aux cuves de lessive. Quelque chose en est sorti.
door-haunted_press-street_door = la porte de la rue
door-haunted_press-yard_door = la porte de la cour
token-haunted_press-typecase = la casse
token-haunted_press-paper = la pile de papier
token-haunted_press-reading = l’épreuve

quest-haunted_press-door-street_door = Du chêne, et une barre. Dehors, des doigts la parcourent, poliment. Un banc contre elle ne serait pas de trop.
quest-haunted_press-door-yard_door = Des planches et un seul gond. Une épaule et quelques clous ne seraient pas de trop.
quest-haunted_press-token-typecase = Les capitales en haut, les minuscules en bas, les économies du prote tout au fond.
quest-haunted_press-token-paper = Quarante rames, et quelque chose que le papetier ne comptait pas vendre.
quest-haunted_press-token-reading = La première épreuve : deux cents noms. Lus à voix haute, et bien, ils retiendraient les morts un moment.
quest-haunted_press-use-brace_street = Barricader la porte de la rue
    .not = Elle est ouverte.
quest-haunted_press-use-brace_yard = Barricader la porte de la cour
    .not = Elle est ouverte.
quest-haunted_press-use-read_names = Lire les noms à voix haute

quest-haunted_press-message-knocking = Trois coups à la porte de la rue. Trois à celle de la cour. Le prote est passé sous la table et compose le mot SECOURS.
quest-haunted_press-message-braced = Voilà qui retiendra le plus gros d’entre eux un moment.
quest-haunted_press-message-street_falls = La porte de la rue entre, sans bruit, tout entière.
quest-haunted_press-message-yard_falls = La porte de la cour cède. Ce que la lessive a laissé des gens s’avance.
quest-haunted_press-message-second_wave = Il en vient d’autres dans la rue, par ordre alphabétique.
quest-haunted_press-message-torn = Du papier se déchire. { $pages ->
    [one] Il reste une page.
   *[other] Il reste { $pages } pages.
}
quest-haunted_press-message-names_read = L’un après l’autre, ils s’arrêtent et guettent leur nom. Deux pages sont recomposées.
quest-haunted_press-ending-cockcrow = Un coq chante, la presse descend, et deux cents noms sont secs.
quest-haunted_press-ending-ruined = La dernière page s’en va. Personne ne saura ce qu’elle disait ; c’était le but.
