# « Le Prix de l’allumeur » : une étape du Raid. On peut payer, ou s’en charger soi-même.

quest-lamplighters_price = Le Prix de l’allumeur
    .intro = « Mon allumeur est mort depuis un moment, et n’en travaille que mieux », dit la Maîtresse du Donjon. « Il allume le portail pour trois fois rien : un peu de sang, un peu de sommeil, un peu de courage. Ou bien allumez vous-mêmes la lampe du corps de garde. La garde y est. J’ai parié que vous étiez trop fiers pour payer. »
    .won = « Il demande toujours trop peu », se plaint la Maîtresse. « J’en parlerai à sa veuve. Elle est à la cave. »
    .lost = « Et pas une lumière nulle part », dit la Maîtresse. « Ils auraient pu payer, au moins. »
quest-lamplighters_price-objective-light = Ouvrir le portail : payer à l’allumeur mort, sur le quai (F13), ce qu’il demande, ou allumer la lampe du corps de garde (Connaissance).
quest-lamplighters_price-objective-leave = Le portail de la place est ouvert. Partir, tous ensemble.
area-lamplighters_price-quay = Un quai, de l’eau noire, des réverbères éteints. Sous l’un d’eux se tient quelqu’un à travers qui l’on voit.
area-lamplighters_price-watch_house = Le corps de garde. On y joue aux cartes, et l’enjeu est celui qui pousse la porte.
area-lamplighters_price-square = Une place, un étal, des noceurs de l’an dernier, et le portail.
door-lamplighters_price-watch_door = la porte du corps de garde
door-lamplighters_price-toll_gate = la barrière d’octroi
door-lamplighters_price-back_door = la porte de derrière
token-lamplighters_price-portal = le portail de la place
token-lamplighters_price-nets = les filets
token-lamplighters_price-flotsam = les épaves
token-lamplighters_price-lamplighter = l’allumeur mort
token-lamplighters_price-lamp = la grande lampe
token-lamplighters_price-bunks = les couchettes
token-lamplighters_price-stall = l’étal

quest-lamplighters_price-door-watch_door = On entend des cartes, et des mâchoires.
quest-lamplighters_price-door-toll_gate = Rouge et blanche. Le percepteur est parti faire de la monnaie, il y a des années.
quest-lamplighters_price-door-back_door = Elle donne sur la place, pour ceux qui perdent aux cartes.
quest-lamplighters_price-token-portal = Une arche couverte de lampes. Allumée, ce serait une porte.
quest-lamplighters_price-token-nets = Ils sont pleins. De quoi, il faudrait voir.
quest-lamplighters_price-token-lamplighter = Une échelle, une casquette, un tarif. On peut lui parler.
quest-lamplighters_price-token-lamp = Du laiton, du verre, neuf robinets. Tournés dans l’ordre, ils allument le portail (Connaissance, avec un bonus de 1 ; un échec coûte 1 cœur).
quest-lamplighters_price-token-bunks = Six couchettes, cinq oreillers. Sous la sixième couverture, il y a quelque chose.
quest-lamplighters_price-use-bargain = Demander le prix
    .not = Il a fait son travail, et rien ne presse avant demain soir.
quest-lamplighters_price-use-kindle = Allumer la lampe (Connaissance)
    .not = Elle brûle.

quest-lamplighters_price-choice-price = « Du sang, deux cœurs par personne », lit le mort sur son tarif. « Du sommeil, trois points de fatigue par personne. Du courage, un point de moral. Ou la malchance : dans ce cas j’allume gratis, et il vous arrive aussitôt quelque chose. »
quest-lamplighters_price-option-blood = Payer en sang (2 cœurs chacun)
quest-lamplighters_price-option-sleep = Payer en sommeil (3 points de fatigue chacun)
quest-lamplighters_price-option-courage = Payer en courage (1 point de moral)
    .not = Vous avez besoin de ce qu’il vous en reste.
quest-lamplighters_price-option-luck = Prendre la malchance (un péril majeur)
quest-lamplighters_price-option-not_yet = Réfléchir encore

quest-lamplighters_price-message-blood = Il le prend dans une petite bouteille, qu’il bouche. Puis il monte à son échelle, qui n’est appuyée sur rien.
quest-lamplighters_price-message-sleep = Il prend les nuits d’une semaine. Sur la place, les lampes s’allument une à une ; vous bâillez.
quest-lamplighters_price-message-courage = Il vous le prend dans les yeux, tout doucement. Le portail brûle. Vous aimeriez mieux ne pas vous en approcher.
quest-lamplighters_price-message-luck = « Mon chat noir », dit le mort, « aimerait vous accompagner. » Le portail brûle.
quest-lamplighters_price-message-not_yet = « J’ai le temps », dit le mort. « Pas vous. »
quest-lamplighters_price-message-kindled = Neuf robinets, neuf flammes bleues. Sur la place, le portail s’allume d’un seul coup.
quest-lamplighters_price-message-sooty = Le mauvais robinet. Cela fait boum, et quelqu’un n’a plus de sourcils.
quest-lamplighters_price-message-watch_seen = La garde pose ses cartes. « Et maintenant », dit l’un, « l’enjeu. »
quest-lamplighters_price-message-off_duty = La lampe brûle toute seule. La garde vous l’attribue, et n’en sait aucun gré.
quest-lamplighters_price-message-tide_of_people = Des pas sur le quai. Dans cette ville, personne ne sort la nuit avec de bonnes intentions.

quest-lamplighters_price-ending-portal = Vous entrez dans la lumière. Derrière vous, quelqu’un replie une échelle.
