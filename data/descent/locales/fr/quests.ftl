# Les quêtes : titre, récit, et ce qu’on y trouve.

quest-ember_chapel = La chapelle des braises
    .objective = Vaincre tous les monstres de la chapelle et de la salle.
    .intro = Des braises luisent encore sur l’autel, mais ceux qui veillent ici ne respirent plus. Au fond, une porte close ; derrière elle, des rires aigus.
    .won = Les braises s’éteignent une à une. Cette nuit, la chapelle dormira enfin.
    .lost = Les torches tombent, les pas s’éloignent. La chapelle garde ses morts, et ses secrets.
area-ember_chapel-chapel = Une nef étroite, des bancs renversés, une odeur de cendre froide.
area-ember_chapel-hall = La porte cède. Une longue salle s’ouvre, un trône brisé luit au fond, et des cordes d’arc se tendent.
door-ember_chapel-chapel_door = la porte de la chapelle
token-ember_chapel-pews = les bancs renversés
token-ember_chapel-throne = le trône brisé
