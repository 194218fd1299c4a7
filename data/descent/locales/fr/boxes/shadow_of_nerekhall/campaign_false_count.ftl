# « Le compte n’est pas bon » : trois soirées à Vélin, avec la boîte L’Ombre de Nerekhall.

campaign-false_count = Le compte n’est pas bon
    .about = Trois quêtes à Vélin, la ville de papier. Un magistrat recense les vivants, et arrondit. À la fin, quelqu’un répond pour tout le monde : il s’agit de savoir qui.
    .intro = Vélin a toujours aimé les listes. Quand le conseil a fait venir de Nerekhall un magistrat pour compter les habitants, on a pavoisé. Rylan Olliven est courtois, ponctuel, et il n’arrive jamais à la même somme. Alors il corrige : non pas le livre, mais la ville. Ceux qu’il raye, la garde de fer les emmène ; le lendemain, quelqu’un qui leur ressemble arrose leurs fleurs. Perpétue Plume, recenseuse, a trouvé son propre nom barré. Elle vous a trouvés ensuite : vous n’êtes sur aucune liste.

## Les chapitres

campaign-false_count-chapter-supper = « Pour ce soir, dit Perpétue, c’est rue du Pétrin. Les Soufflet sont cinq. Quelqu’un a mis six assiettes. » Elle souffle sa bougie. « Dépêchez-vous. Il n’aime pas dormir sur une virgule. »
campaign-false_count-chapter-book = « On peut cacher des gens dans des caves toute sa vie, dit Perpétue Plume. Ou bien on peut aller voir le livre. » Elle a dessiné l’hôtel de ville de mémoire, avec les tuyaux.
campaign-false_count-chapter-roll = Sur toutes les portes, la même affiche, d’une belle écriture : ce soir à minuit, appel général, salle des pas perdus. Les absents seront remplacés.

## Ce qui se passe entre les quêtes

campaign-false_count-message-six_kept = Honorine a tricoté six écharpes, puis une septième, pour Jehan, qui en voulait deux. Avant que vous partiez, Six vous glisse une fiole dans la main. Elle vient de la caisse du magistrat, où il manque maintenant une fiole.
campaign-false_count-message-six_gone = Les Soufflet vous paient ce qu’ils peuvent, sans compter. Sur la table, quelqu’un a remis six assiettes. Personne n’ose en retirer une.
campaign-false_count-message-polite_family = Perpétue raye elle-même une ligne de son brouillon. « La prochaine fois, dit-elle, nous n’irons pas chercher les gens. Nous irons chercher le livre. »
campaign-false_count-message-six_draws = Six regarde le plan par-dessus la table. « Là, il y a une planche, dit l’enfant. C’est moi qui l’ai mise. On passait par là pour aller prendre les places. »
campaign-false_count-message-empty_place = Perpétue a mis une chaise de plus autour du plan. « Il y avait là-dedans quelqu’un qui connaissait le chemin », dit-elle, et elle s’assied dessus.
campaign-false_count-message-city_unproved = Au matin, nul ne peut prouver qu’il existe. On s’en aperçoit vers dix heures. À midi, on danse ; le soir, trois créanciers pleurent sous un porche. Rylan Olliven demande une plume neuve et du papier.
campaign-false_count-message-names_return = D’abord un réverbère que l’on allume, puis une enseigne que l’on repeint. Des gens rentrent chez eux et trouvent quelqu’un dans leur fauteuil. « C’est à vous ? » dit poliment le visage d’emprunt, et il s’en va. Vous marchez plus droit.
campaign-false_count-message-in_the_book = On vous relâche le lendemain, contre signature. Dans la rue, un passant vous salue par votre nom, puis un autre. Vous ne les connaissez pas.
campaign-false_count-message-summons = L’affiche vous nomme aussi, en bas, en petits caractères : « et divers ». Perpétue trouve cela encourageant. « Divers, cela ne se raye pas. »
campaign-false_count-message-summons_by_name = L’affiche donne vos noms en entier, sans une faute. Perpétue la décolle, la plie en quatre et la mange.
campaign-false_count-message-resident = Rylan Olliven, habitant, loge depuis ce matin rue du Pétrin, au-dessus d’un four. On l’appelle par son nom, pour le pain. Il sursaute chaque fois, et descend.
campaign-false_count-message-chain_of_office = On retrouve sa chaîne de magistrat accrochée au verrou de la nuit, et rien dedans. Perpétue la fait peser. Elle est en laiton.

## Les épilogues

campaign-false_count-epilogue-one_more_chair = Le nouveau registre de Vélin tient en un cahier. Perpétue Plume y passe les dimanches : elle frappe, elle demande combien l’on est, et elle écrit ce qu’on lui dit. Rue du Pétrin, on lui répond toujours la même chose, en chœur, et le plus petit le dit le plus fort. Il y a dans cette maison une chaise de plus qu’il n’en faut. On la laisse là, au cas où quelqu’un serait en trop ailleurs.
campaign-false_count-epilogue-blank_page = On n’a pas refait de registre. Vélin, la ville de papier, ne sait plus combien elle est, et s’y est faite. On se marie deux fois par distraction ; on oublie ses dettes, puis on les paie quand même, de peur de vexer. Quand un voyageur demande au guichet la liste des habitants, on lui tend une page blanche et une plume, et l’on se pousse un peu.
campaign-false_count-epilogue-sum_comes_out = La ville a répondu, le magistrat s’est tu, et le compte est bon : les Soufflet sont cinq, c’est écrit. Le soir, au fournil, Honorine met le couvert. Elle s’arrête à six, compte, recompte, et laisse l’assiette. « Ça ne mange pas de pain », dit-elle, et elle en coupe une tranche.
campaign-false_count-epilogue-wrong_answer = Tous présents. À Vélin, désormais, il n’y a plus d’erreur, plus de retard, plus de chansons. Mais certains soirs, quand le magistrat fait l’appel, une petite voix répond « présent » à un nom qui n’est pas le sien, puis à un autre, et encore à un autre, tous ceux des gens partis. Rylan Olliven referme le livre et recommence. Le compte n’est pas bon. Il ne le sera plus jamais.
campaign-false_count-epilogue-all_present = Le compte est bon. On le lit aux portes de la ville, avec la date. Vous marchez depuis deux jours quand l’un de vous s’aperçoit que vous êtes un de plus qu’au départ. Personne ne veut être le premier à compter.
