# « Le Voleur de cloche » : une quête annexe. On poursuit quelque chose qui s’entend à une lieue.

quest-bell_thief = Le Voleur de cloche
    .intro = L’abbesse Orsolya a entendu sa propre cloche passer sous la fenêtre du réfectoire. Elle était sur le dos d’un gobelin. Le gobelin s’appelle La Pie, la cloche pèse soixante livres, et la forêt n’est pas loin.
    .won = La cloche est raccrochée avant les vêpres. Pendant une semaine, personne à l’abbaye ne se plaint du bruit.
    .lost = L’abbaye sonne désormais sur une poêle. Dieu, dit l’abbesse, n’est pas fier.
quest-bell_thief-objective-stop = Arrêter La Pie avant la forêt.
quest-bell_thief-objective-home = Rapporter la cloche à la route de l’abbaye.
area-bell_thief-lane = Le chemin de la forêt. Devant, entre les haies, quelque chose tinte à chaque pas.
token-bell_thief-milestone = la borne
token-bell_thief-bell = la cloche
unique-magpie = La Pie

quest-bell_thief-token-milestone = « Forêt ½ ». Quelqu’un a caché des choses derrière, comme cela se fait.
quest-bell_thief-token-bell = Soixante livres de bronze, une bosse et une inscription : J’APPELLE LES VIVANTS.

quest-bell_thief-message-off = Dong. Dong. La Pie souffle contre un arbre, voit qui vient, et se demande si l’on peut courir avec soixante livres.
quest-bell_thief-message-runs = Dong, dong, dong : La Pie court vers les arbres.
quest-bell_thief-message-pants = La Pie doit poser la cloche et souffler.
quest-bell_thief-message-dropped = La Pie tombe, et la cloche avec lui ; elle sonne une fois, longuement. Quelque chose dans la haie croit que c’est l’heure du repas.
quest-bell_thief-message-friends = Elle appelle les vivants, dit l’inscription. Elle en appelle d’autres : le champ au bord du chemin rend ses morts.
quest-bell_thief-message-gone = Les coups de cloche entrent sous les arbres, et cessent.
quest-bell_thief-ending-rung = La cloche est de retour sur la route de l’abbaye, et ceux qui couraient après elle aussi, ce qui n’est pas toujours le cas.
quest-bell_thief-ending-gone = Il y a dans la forêt cent arbres creux, et une cloche tient dans chacun.
quest-bell_thief-ending-dark = La nuit tombe, et une cloche que personne ne sonne ne se trouve pas dans le noir.
