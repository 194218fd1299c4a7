# /examiner

cmd-examine = examiner
    .description = Observer une porte ou un jeton, gratuitement
cmd-examine-what = quoi
    .description = La porte ou le jeton ; rien pour voir tout ce qu’il y a

button-examine = Examiner
examine-around = Qu’y a-t-il à observer ?
examine-free = Observer ne coûte rien, d’où que l’on soit.
examine-menu = Observer de près…
examine-nothing = Il n’y a plus rien à examiner ici.
