# « Troisième acte » : une étape du Raid. La pièce ne finit pas tant que personne n’applaudit.

quest-third_act = Troisième acte
    .intro = « J’ai écrit une pièce », dit la Maîtresse du Donjon. « Au troisième acte, des héros tiennent la scène contre tout le monde, jusqu’aux applaudissements. Alors le portail monte par la trappe. La salle, c’est moi. On m’émeut difficilement, et j’ai parié en conséquence. »
    .won = La Maîtresse applaudit, deux fois, de deux doigts. « Un peu bruyant vers le milieu. Demain, même heure ? »
    .lost = « Et ils tombent », suit la Maîtresse dans le texte, « comme c’est écrit. » Elle est seule à applaudir.
quest-third_act-objective-applause = Tenir la scène : chaque manche qui s’achève avec un héros dessus, et pas plus de monstres que de héros, est applaudie. Après quatre de ces manches (cinq en difficile), le portail s’ouvre.
quest-third_act-objective-bow = La salle est debout. Saluer, et sortir par le portail.
area-third_act-theatre = Un théâtre, éclairé pour une soirée. Dans le foyer, quelqu’un déchire les billets, et ne s’arrête pas aux billets.
token-third_act-portal = la trappe
token-third_act-cloakroom = le vestiaire
token-third_act-prompter = le trou du souffleur
token-third_act-props = le panier d’accessoires

quest-third_act-message-curtain_up = Trois coups. Le rideau est levé, et la scène est vide. Elle ne devrait pas.
quest-third_act-message-clapping = De l’ombre de la loge vient un bruit de gants qui se rencontrent.
quest-third_act-message-booing = « Plus fort ! » crie la loge, et elle lance une orange. La scène n’est pas à vous.
quest-third_act-message-villain = Entre le chœur, par le dessous. Il sait son texte, qui est court.
quest-third_act-message-intermezzo = Entre le ballet. On ne l’a pas nourri avant la représentation.
quest-third_act-message-encore = « Les méchants étaient bien », dit la loge. « Qu’on en remette. »
quest-third_act-message-ovation = La Maîtresse se lève ; on ne sait si c’est pour applaudir ou pour partir. La trappe s’ouvre : le portail.
quest-third_act-ending-portal = Vous saluez, reculez d’un pas, et disparaissez par la trappe. L’orange manque.
