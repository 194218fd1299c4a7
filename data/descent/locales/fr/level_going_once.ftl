# « Adjugé » : une étape du Raid. Le portail est à vendre, et quelqu’un de grand le veut aussi.

quest-going_once = Adjugé
    .intro = « Aujourd’hui je vends un portail », dit la Maîtresse du Donjon derrière son marteau. « J’accepte le cœur, le sang, la sueur et la marchandise non déballée, chacun une fois ; deux et il est à vous, trois si vous êtes fiers. Vous pouvez aussi frapper l’autre enchérisseur. Il a deux têtes et surenchérit sur lui-même. J’ai parié sur le marteau. »
    .won = « Adjugé », dit la Maîtresse, « aux gens pressés. » Elle recompte ce que vous avez payé, et le renifle.
    .lost = « Lot sept », dit la Maîtresse, « des héros, ayant servi. Qui ouvre ? »
quest-going_once-objective-bid = Enchérir sur le portail au pupitre : deux paiements, trois en difficile. Ou vaincre l’autre enchérisseur.
quest-going_once-objective-fight = L’autre enchérisseur est vexé. Le vaincre, ou continuer à payer au pupitre : dans les deux cas, le portail est à vous.
quest-going_once-objective-leave = Adjugé. Partir par le portail.
area-going_once-market = Un marché au bord d’un ruisseau ; tout est sous des draps numérotés. L’un des draps a deux têtes.
token-going_once-portal = le portail, lot quatre
token-going_once-lot_one = le lot un
token-going_once-lot_two = le lot deux
token-going_once-lot_three = le lot trois
token-going_once-desk = le pupitre
unique-other_bidder = l’autre enchérisseur

quest-going_once-token-desk = Un pupitre, un marteau, un bocal à cœurs. « On enchérit en personne », dit un carton. « Pas d’or. De l’or, j’en ai. »
quest-going_once-use-bid = Enchérir
    .not = Les enchères sont closes.
quest-going_once-choice-price = Le marteau est levé. Que misez-vous ?
quest-going_once-option-heart = Du cœur : le groupe perd 1 moral
quest-going_once-option-blood = Du sang : chaque héros subit 2 cœurs
quest-going_once-option-sweat = De la sueur : chaque héros subit 2 fatigues
quest-going_once-option-lots = De la marchandise : deux lots non ouverts sont retirés
quest-going_once-option-outbid = Prier l’autre enchérisseur de sortir

quest-going_once-message-opening = « Lot quatre », crie une voix venue de nulle part, « un portail, très peu servi. » Au deuxième rang, deux têtes opinent, l’une après l’autre.
quest-going_once-message-going = « Une fois », dit la voix, ravie. « Il manque encore quelque chose. »
quest-going_once-message-gone = « Adjugé ! » Le marteau tombe, et le portail s’ouvre d’un coup, comme s’il n’attendait que le bruit.
quest-going_once-message-offended = L’autre enchérisseur se retourne, des deux têtes. « Ils ne comptaient pas payer », dit l’une. « Alors c’est nous », dit l’autre en retroussant une manche.
quest-going_once-message-sold = L’autre enchérisseur retire son offre, couché. Ce avec quoi il voulait payer roule hors de sa poche. Le portail s’ouvre.
quest-going_once-message-late_buyers = Des acheteurs en retard poussent par-derrière ; ils ont apporté leurs coudes.
quest-going_once-ending-portal = Vous partez avec votre achat, ou plutôt au travers.
