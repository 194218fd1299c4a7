# Ce qui arrive en route à qui possède la boîte.

travel-rusty_chain = Une chaîne barre la route, grosse comme une cuisse. Un bout est scellé dans la colline, l’autre dans la colline d’en face. Un vieil homme la gratte avec une cuillère. « Elle rouille plus vite que moi », dit-il.
travel-rusty_chain-oil = Payer une barrique d’huile (10 pièces d’or)
    .needs = Il vous faut 10 pièces d’or.
travel-rusty_chain-break = La rompre, et vendre le fer (Puissance)
travel-rusty_chain-under = Passer dessous
travel-rusty_chain-message-oiled = À quatre pinceaux, cela prend la nuit. À l’aube, la chaîne luit comme une anguille, et quelque chose, dans la colline, soupire de dépit.
travel-rusty_chain-message-broken = Un maillon cède. Le fer se vend au poids. Le vieux range sa cuillère et prend, sans se presser, la route par laquelle vous êtes venus.
travel-rusty_chain-message-whipped = Elle cède d’un coup, par l’autre bout, et { $hero } apprend ce que pèse une chaîne. Le vieux la raccroche.
travel-rusty_chain-message-under = Dessous, il fait plus froid que dessus. Le vieux vous remercie de n’avoir touché à rien.

travel-chain_holds = La nuit, la terre a bougé. Au matin, on vous raconte, dans la vallée, que les deux collines ont tiré jusqu’à l’aube, et que la chaîne a tenu.
travel-chain_holds-listen = Écouter chanter la chaîne
travel-chain_holds-reward = Accepter la collecte
travel-chain_holds-message-listened = Une note grave, très loin sous les pieds. Vous marchez mieux sur un sol que quelqu’un tient.
travel-chain_holds-message-rewarded = Chaque maison a donné une pièce, et l’une des maisons, une cuillère usée.

travel-chain_broke = Vous reconnaissez la colline : elle est maintenant en travers de la route. Quelque chose l’a poussée de l’épaule, et cherche ce qui la retenait.
travel-chain_broke-hold = Retenir le bout de chaîne (Puissance)
travel-chain_broke-run = Courir
travel-chain_broke-message-held = Vous tenez jusqu’au matin, les talons dans l’ornière. Puis le vieux revient avec un maillon neuf, et ne fait aucun commentaire.
travel-chain_broke-message-dragged = Elle vous promène dans trois champs et une mare, puis se lasse.
travel-chain_broke-message-ran = Vous courez bien. Les villages que vous traversez vous regardent courir, puis regardent derrière vous.

travel-marrow_market = Un homme pâle tient une balance, au bord de la route. « J’achète la moelle, dit-il aimablement. Un dé à coudre. On n’y pense plus le lendemain. »
travel-marrow_market-sell = En vendre un dé
travel-marrow_market-weigh = Regarder ce que fait son pouce (Perception)
travel-marrow_market-leave = Garder ce qu’on a dans les os
travel-marrow_market-message-sold = Cela ne fait presque pas mal. Le lendemain, on y pense.
travel-marrow_market-message-weighed = Le pouce est d’un autre, et il appuie. { $hero } le nomme tout haut ; l’homme pâle paie pour que l’on parle d’autre chose.
travel-marrow_market-message-outweighed = Tandis que { $hero } regarde le pouce, l’autre main travaille.
travel-marrow_market-message-left = « Une autre fois », dit-il, et il note quelque chose à côté de votre taille.
