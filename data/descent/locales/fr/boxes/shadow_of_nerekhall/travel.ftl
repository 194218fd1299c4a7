# Ce qui arrive en route à qui possède la boîte.

travel-signed_yesterday = « Encore vous ! » dit l’aubergiste, et il montre le livre : vos noms, votre écriture, la date d’hier. Vous avez très bien dîné, et vous êtes partis par la fenêtre.
travel-signed_yesterday-pay = Payer ce dîner-là (15 pièces d’or)
    .needs = Il vous faut 15 pièces d’or.
travel-signed_yesterday-hunt = Se chercher parmi les clients (Perception)
travel-signed_yesterday-deny = Montrer que votre propre signature est plus laide
travel-signed_yesterday-message-paid = Vous payez pour vous. Dans un coin, quelqu’un qui n’a pas tout à fait de visage vous regarde faire, et baisse les yeux.
travel-signed_yesterday-message-found = { $hero } se trouve près du feu, en train de raconter ses exploits, un peu mieux qu’ils n’ont eu lieu. La bourse, elle, est vraie.
travel-signed_yesterday-message-mistaken = Ce n’était qu’un cousin du bailli. Il a beaucoup crié, et il a beaucoup de cousins.
travel-signed_yesterday-message-denied = L’aubergiste compare, et vous plaint. Il a tout de même fait clouer les fenêtres.

travel-double_writes = Une lettre, de votre propre écriture : « On m’a pris pour vous, et l’on m’a offert à boire. Personne ne m’avait jamais rien offert avec mon visage. Je voudrais vous remercier. »
travel-double_writes-meet = Y aller
travel-double_writes-bill = Envoyer la note du dîner
travel-double_writes-message-met = La soirée est étrange et très gaie. Vous vous êtes toujours demandé de quoi vous aviez l’air : on a de la chance avec vous.
travel-double_writes-message-billed = L’argent vient par retour, avec un pourboire. L’écriture est un peu moins appliquée.

travel-rats_on_the_bridge = Des rats tiennent le pont. Ils sont assis en rangs, trois cents environ. Le plus gros a une clé autour du cou. Ils attendent, semble-t-il, des propositions.
travel-rats_on_the_bridge-cheese = Acheter tout le fromage du village (10 pièces d’or)
    .needs = Il vous faut 10 pièces d’or.
travel-rats_on_the_bridge-stamp = Passer au pas de charge (Puissance)
travel-rats_on_the_bridge-bow = S’incliner, et passer sur la pointe des pieds
travel-rats_on_the_bridge-message-fed = On mange, on délibère, on vote. Vous passez à une voix de majorité.
travel-rats_on_the_bridge-message-scattered = Le pont tremble, les rangs se rompent. Le gros perd sa clé ; elle ouvre un tronc, au bout du pont.
travel-rats_on_the_bridge-message-bitten = Au milieu du pont, la charge s’arrête : trois cents contre-propositions, dont une mord { $hero } au mollet.
travel-rats_on_the_bridge-message-bowed = Trois cents rats s’inclinent aussi. Traverser prend jusqu’au soir : on ne tourne pas le dos à une assemblée.
