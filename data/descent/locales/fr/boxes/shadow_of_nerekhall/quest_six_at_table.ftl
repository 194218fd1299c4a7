# « Six à table » : premier chapitre du « Compte n’est pas bon ». Cinq noms au registre, six assiettes.

quest-six_at_table = Six à table
    .intro = La famille Soufflet, boulangers à Vélin, compte cinq noms au registre. Ce soir, le voisin a compté six assiettes. Le magistrat Rylan Olliven n’aime pas les restes : à minuit, la garde de fer viendra faire tomber le compte juste. Deux fils sont déjà à l’abri. Restent à sortir la grand-mère, le père, et l’enfant en trop, par la trappe à farine.
    .won = Le lendemain, le four est froid et le registre content. Le pain de Vélin vient désormais d’une cave dont personne n’a l’adresse, et il est meilleur.
    .lost = Au matin, la boulangerie est ouverte. Une famille de cinq, très polie, y vend du pain qui n’a aucun goût.
quest-six_at_table-objective-find = Entrer chez les Soufflet et trouver ceux qui s’y cachent.
quest-six_at_table-objective-carry = Porter les Soufflet jusqu’à la trappe à farine avant minuit : fin de la manche 8 (en difficile, 7). N’en perdre pas deux.
area-six_at_table-shop = La boutique. Un client attend son pain. Il attend depuis mardi.
area-six_at_table-bakehouse = Le fournil. Six assiettes sur la table, et des rats dans la soupe.
area-six_at_table-passage = Le couloir de la réserve, blanc de farine. Les traces de pas n’y vont que dans un sens.
area-six_at_table-loft = La soupente. Un lit de trop, fait avec grand soin.
door-six_at_table-shop_door = la porte du fournil
door-six_at_table-yard_door = la porte de la réserve
door-six_at_table-loft_door = la porte de la soupente
door-six_at_table-ladder_door = l’échelle de la réserve
token-six_at_table-till = le tiroir-caisse
token-six_at_table-oven = le four
token-six_at_table-flour = les sacs de farine
token-six_at_table-honorine = grand-mère Honorine
token-six_at_table-anselme = Anselme
token-six_at_table-six = Six

## À examiner

quest-six_at_table-door-shop_door = Elle sent le pain chaud et la peur.
quest-six_at_table-door-yard_door = « Réserve. Frapper. » Quelqu’un frappe, mais de l’autre côté.
quest-six_at_table-door-loft_door = Basse, peinte en bleu, une étoile en papier clouée de travers.
quest-six_at_table-door-ladder_door = Une échelle de meunier. Elle monte à la soupente par-derrière.
quest-six_at_table-token-till = Le tiroir ferme mal, ce qui est une façon de dire qu’il ouvre bien.
quest-six_at_table-token-oven = Encore tiède. On y a caché des choses qui ne sont pas du pain.
quest-six_at_table-token-flour = Deux sacs de farine, un sac d’autre chose.
quest-six_at_table-token-honorine = Sous la table, quatre-vingts ans, un rouleau à pâtisserie. « Je ne marche plus. Je frappe encore. » On peut la porter.
quest-six_at_table-token-anselme = Un boulanger ficelé comme un rôti, par quelqu’un qui avait son visage. On peut le porter.
quest-six_at_table-token-six = Un enfant sous une couverture. Il se tient très droit, comme pour tenir moins de place. On peut le porter.

## Les choix

quest-six_at_table-choice-sixth = Les Liés-de-fer s’arrêtent. De leur poitrine sort une voix d’homme du monde, un peu lasse : Rylan Olliven. « Cinq et non six. Donnez-moi le sixième, je barre la ligne, et mon fer rentre se coucher. Vous ignorez même ce que c’est, n’est-ce pas ? » L’enfant vous regarde. Il a tout le temps six doigts, quand il oublie.
quest-six_at_table-option-keep = « Ils sont six. »
quest-six_at_table-option-give = Lui donner l’enfant

## L’histoire

quest-six_at_table-message-curfew = La cloche du couvre-feu, neuf coups. Derrière les volets, tout Vélin se compte à voix basse.
quest-six_at_table-message-bakehouse = Une vieille dame sort un bras de sous la table, vous toise, et le rentre. La trappe à farine bâille au pied du pétrin : de là, on glisse jusqu’au canal.
quest-six_at_table-message-passage = Au fond de la réserve, quelqu’un gémit dans un bâillon. Entre lui et vous marche un homme qui a le même tablier, la même moustache, et pas la même ombre.
quest-six_at_table-message-loft = Sous l’étoile en papier, une couverture retient son souffle.
quest-six_at_table-message-sixth_found = « Je suis Six, dit la couverture. Ce n’est pas un nom, c’est le registre qui m’appelle ainsi. Ils m’ont demandé de prendre la place du petit Jehan. Mais Jehan était encore là, alors on s’est serrés. »
quest-six_at_table-message-iron_comes = La porte de la rue s’ouvre sans hâte. Ce qui entre est fait de plaques et de rivets, et compte tout haut.
quest-six_at_table-message-kept = Un silence, puis le bruit d’une plume qui raye quelque chose. « Alors ils seront zéro, dit la voix. C’est plus net. »
quest-six_at_table-message-handed_over = L’enfant descend tout seul, salue la grand-mère et prend la main de fer. Il ne pleure pas ; on ne lui a pas montré comment. Derrière lui, la place ne reste pas vide : on vient déjà s’y asseoir.
quest-six_at_table-message-count_spoons = « Une cuillère. Deux cuillères. » Le fer recompte les cuillères ; l’une d’elles est un rat.
quest-six_at_table-message-count_cat = « Un chat », dit le fer. Il hésite. Le registre ne prévoit pas de chat. Il recommence du début.
quest-six_at_table-message-count_steps = Le fer compte ses propres pas, et trouve qu’il en fait trop.
quest-six_at_table-message-honorine_taken = On entend un rouleau à pâtisserie frapper trois fois sur du fer. Puis on ne l’entend plus.
quest-six_at_table-message-anselme_taken = Il y avait deux Anselme dans la réserve. Il n’y en a plus qu’un, et il sourit trop.
quest-six_at_table-message-six_taken = La couverture est vide. L’étoile en papier tourne encore.
quest-six_at_table-message-honorine_out = « Doucement, je suis fragile », dit Honorine, et elle part dans la trappe en poussant un cri de joie.
quest-six_at_table-message-anselme_out = Anselme disparaît dans un nuage de farine. Il demande, déjà loin, qui surveille la fournée.
quest-six_at_table-message-six_out = Six glisse sans un bruit. En bas, une vieille voix dit : « Viens là, toi. Tu as mis ton écharpe ? »
quest-six_at_table-message-last_hour = Au beffroi, la roue des heures prend son élan. C’est la dernière manche avant minuit.
quest-six_at_table-ending-all_six = Ils étaient six sur le canal : on les a comptés deux fois, parce que cela faisait plaisir.
quest-six_at_table-ending-nearly_all = Le bateau part avec une place vide. Personne ne s’y assied.
quest-six_at_table-ending-rounded_down = Le compte est bon. Sur le bateau, Honorine regarde ses mains. « Il avait mis la table », dit-elle.
quest-six_at_table-ending-struck_out = Deux noms rayés d’un seul trait. Le reste de la famille dit que c’est mieux ainsi, et le dit d’une seule voix.
quest-six_at_table-ending-midnight = Minuit. La garde de fer ferme le registre, puis la maison.
