# « Le Merriod du bac » : une quête annexe. Une corde, deux treuils, et dans la rivière quelqu’un qui aime le chêne.

quest-merriod_ferry = Le Merriod du bac
    .intro = Le bac de Maud la passeuse est arrêté au milieu de la rivière, avec neuf passagers, une chèvre et Maud. Dessous vit celle que le village appelle Tante Vase : depuis des années elle grignote l’embarcadère, et la voici qui passe aux passagers. Sur la berge, il y a deux treuils.
    .won = Maud ne fera plus jamais payer les héros, de toute leur vie. Au train où ils vont, ajoute-t-elle, elle ne risque pas grand-chose.
    .lost = Au matin, la corde flotte, molle, en travers de l’eau. La chèvre a regagné la rive à la nage, et Maud cramponnée à une corne. Ni l’une ni l’autre ne veut en parler.
quest-merriod_ferry-objective-haul = Ramener le bac avec les treuils avant qu’il soit rongé. À la fin de chaque manche où Tante Vase est dans la rivière, elle arrache une planche.
area-merriod_ferry-bank = L’embarcadère : deux treuils, une corde, et une rivière avec une bosse.
area-merriod_ferry-smokehouse = Le fumoir. Des anguilles pendent à la poutre ; des fils pendent aux anguilles.
area-merriod_ferry-camp = Un feu qu’on n’était pas censé voir, et ceux qui étaient assis autour.
door-merriod_ferry-smokehouse_door = la porte du fumoir
token-merriod_ferry-nets = les filets
token-merriod_ferry-ferry = le bac de Maud
token-merriod_ferry-north_winch = le treuil d’amont
token-merriod_ferry-south_winch = le treuil d’aval
token-merriod_ferry-eels = les anguilles fumées
token-merriod_ferry-contraband = la caisse des contrebandiers
unique-auntie_silt = Tante Vase

quest-merriod_ferry-token-north_winch = Du chêne, du fer, une manivelle pour deux. Chaque bon tour rapproche le bac. (Puissance.)
quest-merriod_ferry-token-south_winch = Le plus vieux des deux. Il tire aussi bien que l’autre et se plaint davantage. (Puissance.)
quest-merriod_ferry-token-eels = Les anguilles de tout un hiver. Jetées à la rivière, elles occuperaient n’importe quel appétit pendant deux manches.
quest-merriod_ferry-token-ferry = Neuf visages, une chèvre. Debout à l’avant, Maud frappe l’eau de sa rame, par principe.
quest-merriod_ferry-use-haul_north = Tourner le treuil (Puissance)
    .not = Le bac est à quai.
quest-merriod_ferry-use-haul_south = Tourner le treuil (Puissance)
    .not = Le bac est à quai.
quest-merriod_ferry-use-throw_eels = Lui jeter les anguilles
    .not = Il n’y a plus personne à nourrir.

quest-merriod_ferry-message-hanging = « Ne restez pas plantés là à faire les héros, crie Maud par-dessus l’eau. Tirez ! »
quest-merriod_ferry-message-hauled = La corde rentre, trempée, et chante. { $rope ->
    [one] Encore { $rope } tour.
   *[other] Encore { $rope } tours.
}
quest-merriod_ferry-message-gnawing = Du bois craque sous la ligne d’eau. { $planks ->
    [one] Il reste { $planks } planche entière.
   *[other] Il reste { $planks } planches entières.
}
quest-merriod_ferry-message-fed = La rivière bout, puis ronronne. Tante Vase a trouvé les anguilles et n’a plus une minute à elle.
quest-merriod_ferry-message-hungry = Un rot remonte, gros comme un tonneau. Elle en a fini avec l’entrée.
quest-merriod_ferry-message-smugglers = Tous ces cris ont réveillé, en contrebas, des gens qui auraient voulu une nuit calme pour leurs affaires.
quest-merriod_ferry-message-silt_dead = Tante Vase se retourne, plus longue qu’on ne l’aurait cru, et la rivière l’emporte comme un arbre mort. Dans la boue reste ce qu’elle n’a jamais pu digérer.
quest-merriod_ferry-ending-landed = Le bac cogne contre l’embarcadère. Neuf passagers, une chèvre, une Maud : elle recompte.
quest-merriod_ferry-ending-sunk = La dernière planche s’en va. Un instant ils sont tous debout sur rien, comme si c’était prévu.
quest-merriod_ferry-ending-rope_parts = La corde casse avec un bruit de harpe. Le bac va où va la rivière.
