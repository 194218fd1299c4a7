# Ce qui arrive en route à qui possède la boîte.

travel-dead_postman = Dans la brume, quelqu’un marche à petits pas, une sacoche à l’épaule. Il est mort depuis quarante ans ; personne ne le lui a notifié. « Un recommandé », dit-il, et il tend le registre.
travel-dead_postman-sign = Signer
travel-dead_postman-round = Finir sa tournée avec lui (1 semaine)
    .needs = Il vous faut une semaine.
travel-dead_postman-retire = Lui dire qu’il a droit à sa retraite (Volonté)
travel-dead_postman-message-signed = La lettre n’est pas pour vous, mais l’argent qu’elle contient n’est plus pour personne. Le stylo, lui, était si froid que la main s’en souvient.
travel-dead_postman-message-delivered = Neuf lettres d’amour, trois factures, un canari. Certaines portes n’existent plus ; il frappe quand même, et l’on répond.
travel-dead_postman-message-retired = Il pose la sacoche, s’assied dessus, et regarde la brume. « Vous êtes sûrs ? Il n’y a plus rien à remettre ? » Le matin, il ne reste que la sacoche, vide et bien cirée.
travel-dead_postman-message-rules = « Le règlement, dit-il très doucement, ne prévoit pas de fin. » Et { $hero } voit, un instant, tout le chemin qu’il lui reste.

travel-last_delivery_thanks = Une dame âgée arrête votre charrette. Quarante ans qu’elle attendait cette lettre ; elle dit oui. Lui aussi, paraît-il, du fond du jardin.
travel-last_delivery_thanks-accept = Accepter un remède de sa façon
travel-last_delivery_thanks-share = Rester pour la noce
travel-last_delivery_thanks-message-accepted = « Cela réveille un mort », dit-elle, et elle sait de quoi elle parle.
travel-last_delivery_thanks-message-shared = On danse dans la brume jusqu’à l’aube. Un invité sur deux a froid aux mains, et tous ont bien mangé.

travel-bottled_mist = « Brume de Bilehall, embouteillée sur place ! Une goutte chaque soir, et l’on ne vieillit plus. » Le vendeur a l’air d’avoir vingt ans. Son ombre en a quatre-vingts.
travel-bottled_mist-buy = En acheter un flacon (10 pièces d’or)
    .needs = Il vous faut 10 pièces d’or.
travel-bottled_mist-expose = Parler de l’ombre, tout haut (Connaissance)
travel-bottled_mist-pass_by = Vieillir comme tout le monde
travel-bottled_mist-message-rejuvenated = C’était de la brume, et une goutte de très bonne eau-de-vie. Vous avez quinze ans jusqu’au soir, et plus rien ne fait mal.
travel-bottled_mist-message-uncorked = Le bouchon saute. Ce qu’il y avait dedans n’était pas tout seul, et demande où il est.
travel-bottled_mist-message-exposed = Toute la place regarde par terre. L’ombre, démasquée, s’assied et demande à boire ; le vendeur n’a plus qu’à la servir.
travel-bottled_mist-message-outtalked = Il a réponse à tout, et un flacon à la fin de chaque réponse. Vous en achetez un pour vous en aller.
travel-bottled_mist-message-passed = Au bout d’une lieue, quelqu’un a une ride de plus. Vous trouvez qu’elle lui va bien.
