# « Prenez place » : une étape du Raid. On soupe dès que tout le monde est assis, et la table est très longue.

quest-be_seated = Prenez place
    .intro = « On soupe », dit la Maîtresse du Donjon, « quand assez d’invités sont assis en même temps. J’ai fait mettre le couvert du maître, de l’hôte et de l’enfant. Les chaises sont un peu espacées : l’enfant jetait des choses. J’ai parié que vous ne teniez pas en place. »
    .won = « Et personne n’a réclamé le sel », dit la Maîtresse, presque émue. « Vous pouvez sortir de table. C’est fait, je vois. »
    .lost = On remporte les plats sans qu’ils aient été touchés, puis, peu après, les convives.
quest-be_seated-objective-sit = Il y a deux services. Pour chacun, à la fin d’une manche, être assis aux deux bouts de la table, sur la chaise du maître et sur celle de l’enfant ; à trois ou quatre héros, aussi sur celle de l’hôte.
quest-be_seated-objective-leave = Le souper est fini. Partir par le portail avant d’en être le dessert.
area-be_seated-dining_hall = Une salle à manger qui tourne deux fois le coin. Là-bas, une chaise sculptée ; plus loin, une chaise ordinaire ; et quelque part au fond du couloir, une chaise très haute, avec une sangle.
token-be_seated-portal = le passe-plat
token-be_seated-host = la chaise du maître
token-be_seated-guest = la chaise de l’hôte
token-be_seated-child = la chaise de l’enfant
token-be_seated-soup = la soupière
token-be_seated-sideboard = le buffet
token-be_seated-cutlery = la ménagère

quest-be_seated-message-gong = Un gong. Les serveurs se retournent tous ensemble. « Prenez place », dit une voix derrière le passe-plat. « En même temps. »
quest-be_seated-message-creak = La chaise s’enfonce d’un doigt, fait clic, et attend de la compagnie.
quest-be_seated-message-soup_served = Toutes les chaises font clic à la fois. Une soupe paraît, fume, et n’est plus là. « Et maintenant le plat », dit le passe-plat. « Restez assis. Ou revenez. »
quest-be_seated-message-served = Clic, encore une fois. Le passe-plat se lève, et derrière il n’y a pas la moindre cuisine. Les serveurs prennent mal qu’on parte si tôt.
quest-be_seated-message-second_course = « Les invités sont debout », signale quelqu’un en cuisine. La cuisine envoie quelqu’un leur plier les genoux.
quest-be_seated-ending-portal = Vous passez par le guichet, selon les préséances et au pas de course.
