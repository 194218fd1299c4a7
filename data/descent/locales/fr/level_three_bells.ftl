# « Trois Cloches » : une étape du Raid. Trois cordes, loin l’une de l’autre, et trop peu de mains.

quest-three_bells = Trois Cloches
    .intro = « Le portail est pieux », dit la Maîtresse du Donjon. « Il s’ouvre quand les trois cloches ont sonné, et il a la mémoire courte : une corde reste en bas un moment, puis elle remonte, et l’on recommence. Mes sonneurs essaient depuis le printemps. J’ai parié sur le printemps d’après le prochain. »
    .won = « C’était presque juste », reconnaît la Maîtresse. « Je vais faire fondre les cloches. »
    .lost = « Pour qui sonnait-il, ce glas ? » demande la Maîtresse. « Ah. Pour eux. »
quest-three_bells-objective-ring = Avoir les trois cordes en bas en même temps : le bourdon, la moyenne et la petite. Une corde reste en bas jusqu’à la fin de la deuxième manche qui suit (de la troisième à deux héros).
quest-three_bells-objective-leave = Le portail est ouvert. Partir, tous ensemble.
area-three_bells-tower = Le pied d’un clocher sans sommet. Trois cordes descendent du noir, aussi loin que possible l’une de l’autre.
token-three_bells-portal = le pieux portail
token-three_bells-candles = les cierges
token-three_bells-hymnbooks = les livres de cantiques
token-three_bells-alms = le tronc
token-three_bells-low_rope = la corde du bourdon
token-three_bells-middle_rope = la corde de la moyenne
token-three_bells-high_rope = la corde de la petite cloche

quest-three_bells-token-portal = Deux mains de pierre jointes. Une cloche toute seule ne les séparera pas.
quest-three_bells-token-candles = Ils brûlent derrière les crevasses. Quelqu’un a caché quelque chose dans la cire.
quest-three_bells-token-low_rope = Le bourdon se sent plus qu’il ne s’entend, surtout par ceux qui logent ici (chaque monstre subit 1 cœur). Il est lourd (Puissance, avec un bonus de 1 ; un échec coûte 1 point de fatigue).
quest-three_bells-token-middle_rope = La moyenne annonce que ce sera bientôt l’heure de la soupe (chaque héros récupère 1 point de fatigue).
quest-three_bells-token-high_rope = La petite cloche est celle du service. Il vient toujours quelqu’un (un monstre de plus, près du portail).
quest-three_bells-use-pull_low = Sonner le bourdon (Puissance)
    .not = La corde est déjà en bas.
quest-three_bells-use-pull_middle = Sonner la moyenne
    .not = La corde est déjà en bas.
quest-three_bells-use-pull_high = Sonner la petite cloche
    .not = La corde est déjà en bas.

quest-three_bells-message-low = DOUM. De la poussière descend, et quelques chauves-souris.
quest-three_bells-message-dangling = La corde ne descend pas ; c’est le sonneur qui monte, et reste un moment suspendu.
quest-three_bells-message-middle = Dong. Un instant, tout sent le poireau.
quest-three_bells-message-high = Ding. « On arrive ! » crie quelqu’un de derrière le portail.
quest-three_bells-message-carillon = Doum, dong, ding : un accord, si l’on n’est pas regardant. Les mains de pierre s’ouvrent.
quest-three_bells-message-low_winds_up = La corde du bourdon remonte en se tortillant.
quest-three_bells-message-middle_winds_up = La corde de la moyenne remonte en se tortillant.
quest-three_bells-message-high_winds_up = La corde de la petite cloche remonte en se tortillant.
quest-three_bells-message-vespers = Les vêpres. Les fidèles arrivent en retard et s’assoient où ils veulent.

quest-three_bells-ending-portal = Derrière vous, les mains de pierre se rejoignent, et quelque part on sert la soupe.
