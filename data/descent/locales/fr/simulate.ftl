# Ce que flambeau simulate dit à l’auteur d’une quête.

simulate-no-such-quest = aucune quête ne s’appelle { $quest } ; il y a { $quests }.
simulate-playing = Parties en cours
simulate-title = { $quest }, { $heroes } héros, difficulté { $difficulty }
simulate-point = ,
simulate-percent = { $number } %
simulate-between = (sûr à 95 % : de { $low } à { $high })
simulate-games = parties
simulate-won = gagnées
simulate-lost = perdues
simulate-rounds = manches
simulate-rounds-told = { $median } en général, { $most } au plus
simulate-knock-outs = héros à terre par partie
simulate-perils = périls par partie
simulate-crashes = plantages
simulate-endless = parties sans fin
simulate-crash = La partie de graine { $seed } a planté : { $error }
simulate-endless-seeds = Interrompues, car elles ne finissaient pas : les parties de graine { $seeds }
simulate-never-fired = Événements jamais survenus : { $events }
simulate-raid-title = Le Raid, { $heroes } héros, { $difficulty }
simulate-reached = niveau atteint, en moyenne
simulate-fell = Où les raids ont été perdus : { $levels }
