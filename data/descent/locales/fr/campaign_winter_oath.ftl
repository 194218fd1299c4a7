# « Le Serment d’hiver » : la grande campagne, en deux actes.

campaign-winter_oath = Le Serment d’hiver
    .about = Il y a trois hivers, la Haute-Marche mourait de faim ; un étranger l’a nourrie contre une promesse : une chose, demandée une fois. Il la demande. Deux actes, huit chapitres, huit quêtes annexes ; la fin dépend de ce que vous sauverez.
    .intro = L’hiver où le grain manqua, un étranger entra dans la Haute-Marche avec quarante chariots et ne voulut pas d’argent. Rien qu’un serment : une chose, demandée une fois. Tous jurèrent. À présent, ses cavaliers vont de porte en porte avec des pots de fer : chaque foyer doit envoyer son feu au nord. Derrière eux vient le froid, et les morts se lèvent pour voir qui a laissé mourir le feu. Vous portez une lanterne allumée avant le serment : la dernière flamme qui ne lui doive rien.

## Entre les quêtes

campaign-winter_oath-chapter-hearth = Un village, au bord de la Marche, a livré son feu, et nul n’en a plus de nouvelles. On a vu un garçon sur la route, qui y retournait. Maud la passeuse y va, rivière ou pas. « J’attends deux semaines, dit-elle. Après, je serai raisonnable. »
campaign-winter_oath-chapter-masks = Deux Farrow sont à l’œuvre. Lady Eliza donne un bal masqué, et les invités y livreront leur feu par politesse. Sur la rivière, Lord Merick perçoit un péage en os, des deux côtés de la tombe. Vous ne pouvez pas être partout.
campaign-winter_oath-chapter-muster = Sir Alric Farrow est las des petits pots. Il lève des hommes pour prendre les braises par charretées, et jure qu’à la nouvelle lune aucun foyer ne fumera plus au sud du lac. Il tient toujours parole. C’est bien le malheur, avec ces gens-là.
campaign-winter_oath-chapter-ledger = Le serment fut écrit : chaque nom, chaque pouce, dans un registre sous la glace. La nuit où vous apprenez l’endroit, des cavaliers partent, torche au poing, pour le dernier grenier plein de la Marche. La vérité ou le pain : vous êtes trop peu pour les deux.
campaign-winter_oath-chapter-below = La première neige du second hiver tombe vers le haut. Dans la crypte de glace, Lord Merick ne se demande plus ce que le froid fait aux morts, mais ce que les morts pourraient faire pour le froid. Tout ce que vous croiserez désormais a grandi, surtout des dents.
campaign-winter_oath-chapter-lake = Entre vous et la tour de Givre s’étend le lac, gelé jusqu’à la couleur du verre. Ceux qui l’ont traversé entiers disent tous la même chose : ne pas s’arrêter, ne pas regarder en bas, et ne pas être le dernier.
campaign-winter_oath-chapter-gate = La tour de Givre. Pas une fumée, deux portes et, derrière, tous les feux jamais jurés : on en voit la lueur à travers la glace, comme une main devant une lampe.
campaign-winter_oath-chapter-crown = La chaussée s’est effondrée derrière vous, et il n’y a plus de semaine à dépenser pour quoi que ce soit. Là-haut, le baron Zachareth pose la couronne sur sa tête, lentement, en homme qui a répété.

## Ce qu’il en advint

campaign-winter_oath-message-hearth_won = La nouvelle vous devance : un village a repris son feu, et le ciel n’est pas tombé. Au carrefour suivant, trois vieilles vous demandent, en passant, comment on s’y prend pour cacher une braise.
campaign-winter_oath-message-hearth_lost = Au village suivant, on sait déjà. Les gens portent leurs braises au bord de la route avant que les cavaliers ne les demandent, et personne ne lève les yeux à votre passage.
campaign-winter_oath-message-masque_won = Au matin, tous les invités prétendent l’avoir soupçonnée. La rivière, pendant ce temps, a payé son péage. Dans la Marche, on commence à verrouiller sa porte devant les gens qui sourient.
campaign-winter_oath-message-masque_lost = Ils le lui ont donné de bon cœur. Ils agitaient la main. Vous êtes rentrés devant des fenêtres noires, la musique encore aux oreilles.
campaign-winter_oath-message-bones_won = Le pont gît au fond de la rivière, et chacun de ses os a droit à une tombe. Au manoir, le bal s’est donné sans vous ; c’était, paraît-il, enchanteur.
campaign-winter_oath-message-bones_lost = Le péage tient bon. Les charretiers emportent désormais un os, par prudence. Vous aimez mieux ne pas savoir d’où.
campaign-winter_oath-message-muster_won = Sans capitaine, les hommes se rappellent qu’ils ont une mère. Tout l’hiver, ils rentrent par deux ou par trois et demandent si quelqu’un a du feu. La route de Vélin est ouverte.
campaign-winter_oath-message-muster_lost = Les charrettes roulent pendant trois jours. Vous vous cachez avec les réfugiés sur la route de Vélin, et vous partagez ce que vous avez. C’est vite fait.
campaign-winter_oath-message-ledger_won = Vous lisez tout haut, dans une grange, jusqu’à la ligne que personne ne devait entendre : « et le serment finit là où un feu est donné librement ». Il se fait un grand silence. Puis quelqu’un va chercher du petit bois.
campaign-winter_oath-message-ledger_lost = Le registre est toujours sous la glace, avec tous les noms. Le vôtre, avez-vous vu, était à la dernière page. L’encre n’était pas sèche.
campaign-winter_oath-message-granary_won = Le pain, donc. Ce n’est pas la vérité, mais cela se garde mieux. Dans cent cuisines, on cuit à la lumière d’un feu que personne n’a envoyé au nord.
campaign-winter_oath-message-granary_lost = Il a brûlé deux nuits, et c’était ce qu’il y avait de plus chaud dans la Haute-Marche. Les gens venaient se tenir autour. Personne n’a rien dit.
campaign-winter_oath-message-below_won = Les notes de Merick s’arrêtent au milieu d’un mot. Ce qu’il en reste brûle page à page, et la glace de la crypte se met à goutter, comme si elle avait retenu son souffle.
campaign-winter_oath-message-below_lost = Vous ressortez avec le froid dans les poumons. En bas, quelque chose qui fut Merick, ou qui le sera, continue de dicter.
campaign-winter_oath-message-lake_won = Le dernier d’entre vous touche la rive, et le lac se referme derrière lui avec un bruit de très grande porte. Il attendait seulement de voir qui en valait la peine.
campaign-winter_oath-message-lake_lost = Des bergers vous repêchent au râteau à foin. Vous contournez le lac sur des pieds que vous ne sentez plus, et arrivez tard à la tour.
campaign-winter_oath-message-gate_won = Les deux portes sont ouvertes. Dans l’escalier, les braises volées s’avivent l’une après l’autre à votre passage, comme on se lève à l’église.
campaign-winter_oath-message-gate_lost = Vous entrez par l’égout, comme des rats, en sang. Mais vous entrez. Il a laissé l’escalier sans garde. Il croit que c’est fini.

## Chemin faisant

campaign-winter_oath-message-alric_limps = On a vu Sir Alric sur la route du nord, couché dans l’une de ses propres charrettes, donnant ses ordres entre ses dents. Il se souvient de chacun de vous, blessure par blessure.
campaign-winter_oath-message-tobin_follows = Tobin est ressorti des bagages, pour la troisième fois. « Il faut bien que quelqu’un tienne la lanterne », dit-il. Personne ne trouve d’argument qui dure plus longtemps que les siens.
campaign-winter_oath-message-tobin_missed = Personne ne prononce plus le nom du garçon. Mais chaque soir, quelqu’un allume la lanterne un peu avant la nuit, comme il l’aurait fait, pour que nul n’ait à le demander.
campaign-winter_oath-message-eliza_writes = Une lettre sans cachet, d’une belle écriture grise : « Il y a deux portes, et il ne peut en surveiller qu’une. Je veillerai à ce qu’il s’ennuie. Brûlez ceci : c’est un cadeau. »
campaign-winter_oath-message-alric_waits = Une épée aux armes des Farrow est plantée dans la neige au bord de la route et, à côté, une armure pliée comme du linge. Sir Alric a laissé là l’un de ses serments. Reste à savoir lequel.
campaign-winter_oath-message-hearths_seen = De l’escalier, on voit toute la Haute-Marche. Elle devrait être noire. Elle ne l’est pas : une étincelle ici, une autre là, et chacune est une porte où vous avez frappé. Quelqu’un les garde allumées pour vous.

## Comment cela finit

campaign-winter_oath-epilogue-first_spring = La couronne se brise, et tous les foyers de la Haute-Marche prennent d’un coup. On danse dans la neige fondue à en perdre ses bottes. En avril, Tobin va de porte en porte avec votre vieille lanterne et allume partout où on le fait entrer, c’est-à-dire partout. Personne ne lui jure rien. Ce n’est plus la peine. Cette année-là, Maud fait passer les gens gratis, et elle le niera.
campaign-winter_oath-epilogue-empty_chair = La couronne est brisée, les feux sont rentrés. Dans la cuisine de Maud, il y a une chaise où personne ne s’assied et, au-dessus, un cerf-volant fait d’une bannière grise. Au premier jour tiède, elle l’emporte sur la digue et le donne au vent. Il monte, il monte encore. Vous restez là, tous, bien plus longtemps qu’il n’est raisonnable.
campaign-winter_oath-epilogue-slow_thaw = La couronne est brisée, mais il reste peu de feux à ramener. Le dégel est lent, de maison en maison, de braise en braise ; on apprend à frapper, et à demander. Il faut des années pour que la Haute-Marche ait chaud de nouveau. Et ce jour-là, nul ne sait plus à qui était le feu. C’était, dit Maud, tout l’intérêt.
campaign-winter_oath-epilogue-grey_lady = Zachareth tombe, et la couronne reste intacte. Où que vous l’ayez laissée, au printemps, c’est une dame en gris qui l’a. Eliza Farrow relit le serment, en entier, et rend les feux, tous, par leur nom. Cela lui prend onze ans. Elle garde la couronne dans une huche à pain et ne l’a jamais essayée. À ce qu’elle dit.
campaign-winter_oath-epilogue-buried_crown = Zachareth est mort ; la couronne, non. Vous l’enterrez sous la tour, sous la pierre, sous le sel, et racontez quatre mensonges différents sur l’endroit. La Haute-Marche dégèle. Mais chaque hiver, la nuit la plus longue, quelqu’un s’éveille dans chaque maison et s’aperçoit qu’il allait promettre quelque chose.
campaign-winter_oath-epilogue-banked_fire = La couronne est liée, et le nord blanchit. Mais dans des caves, sous des marmites et au fond d’un puits à sec, il reste des braises que personne n’a livrées, couvertes de cendre, nourries à tour de rôle. Elles sont toutes petites. Près de chacune veille quelqu’un qui sait vos noms, et à qui la donner. L’hiver est long. Il n’est pas éternel.
campaign-winter_oath-epilogue-white_silence = La couronne est liée. La dernière lanterne s’éteint dans un escalier de la tour de Givre, et il faut du temps pour remarquer comme tout est calme. Au printemps, qui vient tard et pour d’autres pays, des marchands retrouvent la route de la Haute-Marche. Les portes sont ouvertes, les tables mises. Dans chaque âtre, un peu de neige, balayée en tas, proprement.
