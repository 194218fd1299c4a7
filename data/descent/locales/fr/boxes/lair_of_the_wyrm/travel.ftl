# Ce qui arrive en route à qui possède la boîte.

travel-imp_lamp = Un marchand vend la lampe éternelle : ni huile ni mèche, satisfait ou remboursé. Derrière le verre, quelque chose de rouge tape du poing.
travel-imp_lamp-buy = Acheter la lampe (15 pièces d’or)
    .needs = Il vous faut 15 pièces d’or.
travel-imp_lamp-open = Ouvrir le verre quand il regarde ailleurs (Perception)
travel-imp_lamp-leave = Souhaiter bon soir à la lampe
travel-imp_lamp-message-bought = Vous l’ouvrez au premier tournant. Il en sort un diablotin, très digne, qui époussette ses cendres et s’en va sans un mot. Au bout du champ, il se retourne.
travel-imp_lamp-message-opened = Le marchand vante encore sa lampe qu’elle est vide. Il fait nuit d’un seul coup, et l’on rit beaucoup, surtout un petit rire de braise derrière la haie.
travel-imp_lamp-message-singed = Le verre s’ouvre, et la reconnaissance est brûlante. { $hero } éteint ses sourcils ; le marchand réclame la lampe.
travel-imp_lamp-message-left = Le poing continue de taper, de plus en plus petit. La lumière, il faut le dire, était belle.

travel-imp_remembers = Une nuit sans bois sec. Quelque chose de rouge s’assied au milieu de votre feu mort et croise les jambes. C’est un diablotin, qui paie ses dettes.
travel-imp_remembers-warm = Se chauffer
travel-imp_remembers-work = Lui demander de fondre la serrure d’un vieux coffre
travel-imp_remembers-message-warmed = Il fait bon jusqu’au matin. Les bottes sont sèches, les plaies aussi. Au réveil, il ne reste qu’un rond de cendre, avec un salut tracé au doigt.
travel-imp_remembers-message-worked = Le coffre s’ouvre comme du beurre, et une partie de son contenu aussi. Il reste assez de pièces qui ont encore une face.

travel-scale_table = Au milieu d’un champ, une famille dîne autour d’une table ronde et noire, que la charrue a remontée. Ce n’est pas une table. Cela a poussé sur quelqu’un.
travel-scale_table-tell = Leur dire sur qui (Connaissance)
travel-scale_table-dine = Accepter une assiette
travel-scale_table-carry = La porter à vendre en ville (1 semaine)
    .needs = Il vous faut une semaine.
travel-scale_table-message-told = L’espèce, l’âge, la faim : tout y est. La famille déplace le dîner de trois lieues et vous paie pour la leçon. Les voisins aussi.
travel-scale_table-message-contradicted = « Une tortue », tranche la grand-mère, et l’on passe au fromage.
travel-scale_table-message-dined = Rien ne refroidit sur cette table-là. Quelqu’un se ressert, puis s’endort sans plus rien sentir.
travel-scale_table-message-carried = Un armurier pleure en la voyant, et paie en pleurant. La famille, de son côté, garde les chaises.
