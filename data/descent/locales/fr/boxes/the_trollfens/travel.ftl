# Ce qui arrive en route à qui possède la boîte.

travel-troll_at_lunch = Un pont. Une écuelle. Une pancarte : « Le trol mange. Métez les sous. » Sous l’arche, quelqu’un mange, en effet.
travel-troll_at_lunch-pay = Mettre les sous (5 pièces d’or par héros)
    .needs = Il vous faut 5 pièces d’or par héros.
travel-troll_at_lunch-tiptoe = Passer, et prendre les sous (Perception)
travel-troll_at_lunch-wade = Passer à gué
travel-troll_at_lunch-message-paid = « Merssi », dit l’arche, la bouche pleine.
travel-troll_at_lunch-message-crossed = La quatrième planche grince, { $hero } n’y marche pas. L’écuelle est plus légère, et la conscience s’y fera.
travel-troll_at_lunch-message-caught = La quatrième planche grince. Une main vient voir, et elle a l’habitude des voleurs.
travel-troll_at_lunch-message-waded = L’eau sent ce qui se jette du pont. Quelqu’un en boit un peu, sans le vouloir.

travel-honest_bridge = Le même pont, l’écuelle, la pancarte : « Le trol est là. » Il se lève. Il vous a reconnus, au bruit des pièces.
travel-honest_bridge-dine = Accepter de déjeuner
travel-honest_bridge-change = Accepter la monnaie
travel-honest_bridge-message-dined = C’est de la chèvre, il vous la présente avant. On chante. Vous repartez entiers, ce qui, sur ce pont, est une distinction.
travel-honest_bridge-message-change = « Tro payé », dit-il. Personne ne l’a jamais vu compter ; il arrondit en votre faveur.

travel-harpy_choir = Sur un gibet à six places, six harpies répètent. L’alto est perchée trop bas. À la fin du couplet, toutes se tournent vers vous.
travel-harpy_choir-applaud = Applaudir sans grimacer (Volonté)
travel-harpy_choir-conduct = Reprendre l’alto (Connaissance)
travel-harpy_choir-wool = Se boucher les oreilles et sourire
travel-harpy_choir-message-applauded = Elles saluent, rougissent, et jettent des fleurs, puis des boucles de ceinture, qui viennent du public précédent.
travel-harpy_choir-message-winced = Une grimace, une seule, à la note haute. Elles reprennent tout depuis le début, pour vous.
travel-harpy_choir-message-conducted = { $hero } bat la mesure avec un tibia. À la troisième reprise, c’est presque de la musique, et le pays a peur autrement.
travel-harpy_choir-message-pelted = On ne reprend pas l’alto. { $hero } reçoit toute la section des œufs.
travel-harpy_choir-message-wool = Vous souriez jusqu’au tournant. Le plus beau, paraît-il, vient après.
