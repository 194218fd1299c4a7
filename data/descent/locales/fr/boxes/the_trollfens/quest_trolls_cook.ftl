# « Le Cuisinier du troll » : une quête annexe. Un dîner que l’on voudrait annuler.

quest-trolls_cook = Le Cuisinier du troll
    .intro = Barnabé, le meilleur cuisinier de trois comtés, a été enlevé à l’heure du marché, un poireau à la main. Le ravisseur s’appelle Bol’Goreth, il vit dans le marais, et il a des goûts simples : le plat, puis le cuisinier. Pour l’instant il dort, en attendant que ça mijote. On peut gagner son camp en longeant l’étang, au sec, ou tout droit, par les mares, où l’on n’est pas seul.
    .won = Le soir même, Barnabé sert pour trois comtés. Au menu : rien de gros, rien de vert, rien qui ronfle.
    .lost = Dans le marais, quelqu’un d’énorme repose sa cuillère et dit, d’une voix étonnée, que cela manquait de sel.
quest-trolls_cook-objective-find = Délivrer Barnabé et le porter jusqu’au chemin avant le souper : fin de la manche 6.
quest-trolls_cook-objective-both = Porter Barnabé et sa marmite jusqu’au chemin.
area-trolls_cook-fen = Le marais. Cela sent la vase, le laurier, et le troll, dans cet ordre à mesure qu’on approche.
token-trolls_cook-bones = les restes
token-trolls_cook-snares = les collets
token-trolls_cook-cook = Barnabé
token-trolls_cook-pot = la marmite

## À examiner

quest-trolls_cook-token-bones = Ce qui n’a pas plu. Les poches n’ont pas été vidées.
quest-trolls_cook-token-snares = Des collets à la taille d’un cheval.
quest-trolls_cook-token-cook = Ficelé, bardé, une pomme dans la bouche. Il trouve la pomme farineuse. On peut le porter.
quest-trolls_cook-token-pot = Du cuivre, de quoi baigner un veau. On peut la porter ; on peut aussi y mettre ce qu’il faut de poivre (Connaissance), ou goûter.
quest-trolls_cook-use-season = Poivrer comme il faut (Connaissance)
    .not = Le convive n’est plus là.
quest-trolls_cook-use-taste = Goûter

quest-trolls_cook-rule-burden = Le cuisinier : il pèse, il dirige, et il n’est pas pressé. La vitesse des héros baisse de 1.

## Les choix

quest-trolls_cook-choice-pot = Débâillonné, Barnabé croise les bras, pour autant que la ficelle le permette. « Et ma marmite ? Ma grand-mère l’a culottée. Sans ma marmite, je crie. »
quest-trolls_cook-option-promise = Lui en promettre une neuve (15 pièces d’or)
    .not = Il faudrait 15 pièces d’or : il veut les voir.
quest-trolls_cook-option-take_pot = Emporter aussi la marmite
quest-trolls_cook-option-gag = Lui remettre la pomme

## L’histoire

quest-trolls_cook-message-supper_time = Un ronflement couche les roseaux vers l’est ; ils se redressent ; il les recouche. Devant la marmite qui bout, une montagne dort assise, une serviette au cou.
quest-trolls_cook-message-dream_onions = La montagne rêve. « Oignons », dit-elle, et une larme grosse comme un œuf roule dans la vase.
quest-trolls_cook-message-dream_goat = La montagne se gratte sans se réveiller. Une chèvre, oubliée sous son bras, en profite pour partir.
quest-trolls_cook-message-dream_bridge = La montagne murmure « péage » avec un sourire d’enfant.
quest-trolls_cook-message-seasoned = Deux poignées de gris, une de blanc, le nez du dormeur juste au-dessus. L’éternuement le plie en deux, puis le plante dans la vase jusqu’aux genoux.
quest-trolls_cook-message-sneezed = C’est { $hero } qui éternue. La montagne ouvre un œil.
quest-trolls_cook-message-tasted = Un peu court en sel, très long en bouche. { $hero } se sent mieux, et préfère ne pas savoir.
quest-trolls_cook-message-untied = « Ce n’est pas trop tôt, dit Barnabé. J’en étais au bouquet garni. »
quest-trolls_cook-message-promised = Il compte les pièces, mord la plus jaune, et se laisse charger sur une épaule. « Pas par le col. »
quest-trolls_cook-message-pot_taken = « À deux mains, pour la marmite, et ne renversez pas : c’est pour votre dîner. » Elle pèse autant que lui, et se plaint moins.
quest-trolls_cook-message-gagged = La pomme reprend sa place. Les yeux de Barnabé composent déjà la lettre qu’il enverra à tous les aubergistes du pays.
quest-trolls_cook-message-wakes = Le ronflement s’arrête, et tout le marais avec lui. Puis Bol’Goreth regarde dans la marmite, sous la marmite, et enfin vers vous. « Mon petit bonhomme de plat », dit-il, blessé.
quest-trolls_cook-message-flock = À l’odeur du cuisinier bardé, des ailes tournent au-dessus du chemin. Elles n’ont pas été invitées.
quest-trolls_cook-message-troll_falls = Bol’Goreth s’assied, retire sa serviette, la plie. Puis il se couche, et l’étang monte de deux pouces.
quest-trolls_cook-message-waits = « Et ma marmite ? » dit Barnabé, assis au bord du chemin, et il n’ira pas plus loin.
quest-trolls_cook-message-hungry = Une cuillère grande comme une rame bat la mesure. C’est la dernière manche avant le souper.
quest-trolls_cook-ending-with_pot = La marmite est sauve, le cuisinier aussi, et il reste de la sauce.
quest-trolls_cook-ending-without_pot = Barnabé est au sec. Il parle de sa marmite comme on parle d’un premier amour.
quest-trolls_cook-ending-supper = C’est l’heure du souper, et quelqu’un tient parole.
