# « Le Premier Flambeau » : la quête d’apprentissage, un conseil à la fois.

quest-first_torch = Le Premier Flambeau
    .objective = Monter jusqu’à la tour et rallumer le brasero.
    .intro = Depuis trois nuits, la tour-lampe au-dessus de Brumeval est noire, et ceux qu’on enterre dans la vallée ne restent pas couchés. Lise, l’apprentie du gardien, vous tend une torche éteinte : « Montez. Allumez au moins le brasero de la porte, que le village sache qu’il n’est pas seul. »
    .won = Une flamme, puis dix, puis toute la vallée qui répond : aux fenêtres de Brumeval, on lève des lanternes. La grande lampe, elle, reste froide. Son cœur de braise a disparu, et Odran avec lui.
    .lost = La torche roule dans la boue et s’éteint. En bas, le village attend une lueur qui ne viendra pas cette nuit.
area-first_torch-gorge = Un sentier encaissé grimpe entre deux murs de roche.
area-first_torch-yard = La gorge s’ouvre sur une cour d’herbe rase, au pied du corps de garde.
area-first_torch-gatehouse = La salle de garde : des établis, des tonneaux, et une herse baissée.
area-first_torch-lamp_court = La cour de la lampe. Quatre statues veillent autour d’un brasero éteint.
door-first_torch-gate = la porte de la cour
door-first_torch-portcullis = la herse
token-first_torch-satchel = la sacoche
token-first_torch-watchman = le guetteur
token-first_torch-winch = le treuil
token-first_torch-lockers = les coffres de la garde
token-first_torch-brazier = le brasero
unique-gatekeeper = le Portier

## À examiner

quest-first_torch-door-gate = Du chêne bardé de fer, entrouvert d’un doigt. Derrière, quelqu’un ricane, et ce n’est pas un garde.
quest-first_torch-door-portcullis = Trop lourde pour des bras : c’est le treuil, au coin de la salle, qui la lève.
quest-first_torch-token-satchel = La sacoche d’un colporteur. Lui n’en aura plus besoin.
quest-first_torch-token-watchman = Bertil, le guetteur de jour, assommé contre le mur. Il respire.
quest-first_torch-token-winch = Une roue à cliquet, une chaîne, de la rouille. Il faut y mettre du dos (test de Puissance, avec un bonus de 1).
quest-first_torch-token-lockers = Trois coffres de bois marqués d’une flamme. L’un n’est pas fermé.
quest-first_torch-token-brazier = Une vasque de bronze pleine d’huile froide. Une torche suffirait.

quest-first_torch-use-help_up = Relever le guetteur
quest-first_torch-use-turn_winch = Tourner le treuil
quest-first_torch-use-light = Allumer le brasero
    .not = Le Portier se tient entre vous et la flamme.

## L’histoire

quest-first_torch-objective-climb = Monter la gorge jusqu’à la cour.
quest-first_torch-objective-gate = Passer la porte du corps de garde.
quest-first_torch-objective-winch = Lever la herse avec le treuil.
quest-first_torch-objective-gatekeeper = Vaincre le Portier.
quest-first_torch-objective-brazier = Allumer le brasero.

quest-first_torch-message-dusk = Le soleil touche la crête. Là-haut, la tour découpe une forme noire là où, tous les soirs de votre vie, il y avait une lumière.
quest-first_torch-message-wagon = Un chariot renversé. Le colporteur est debout à côté, la nuque brisée ; il tourne vers vous des yeux couleur de lait.
quest-first_torch-message-knocking = Le silence revient. Derrière la porte, on traîne un banc : quelqu’un se barricade, ou se prépare.
quest-first_torch-message-archers = « Des visiteurs ! » piaille une voix. Des gobelins, bien payés à voir leurs carquois neufs, sautent sur les établis.
quest-first_torch-message-moss_seen = Une mousse grise tapisse le seuil. Vous retenez votre souffle, et le nuage de spores retombe.
quest-first_torch-message-moss_breathed = Une mousse grise éclate sous la botte : un nuage âcre, et déjà la gorge brûle.
quest-first_torch-message-watchman = Bertil ouvre un œil. « Splig… le capitaine gobelin. Il est parti avec le cœur de la lampe, et il riait. Tenez, prenez ça, et levez-moi cette herse. »
quest-first_torch-message-winch_slips = Le cliquet saute, la chaîne file entre les doigts. Encore une fois, et mieux campé.
quest-first_torch-message-portcullis_up = La chaîne gémit, la herse monte dent par dent. De l’autre côté, un trousseau de clés tinte, au rythme d’un pas lourd.
quest-first_torch-message-gatekeeper = Le vieux portier fait encore sa ronde. On l’a enterré à l’automne.
quest-first_torch-message-brazier = Les clés tombent, l’homme avec elles, et cette fois il reste couché. Entre les statues, le brasero attend sa flamme.
quest-first_torch-ending-lit = Le brasero s’embrase : le premier flambeau est allumé !

## Les conseils

quest-first_torch-hint-move = À votre tour, vous avez deux actions. Pour avancer, choisissez une case où aller ; les points qui restent servent plus tard dans le tour. Grimpez vers le haut de la carte.
quest-first_torch-hint-push = Pressé ? Un héros peut se fatiguer pour avancer d’une case de plus par ✦, sans y passer une action.
quest-first_torch-hint-attack = Un zombie ! Au contact pour une arme de mêlée, à distance et en vue pour un arc ou un sort : attaquez. Les ♥ des dés moins les 🛡 de la cible font les dégâts.
quest-first_torch-hint-surge = Les ⚡ d’un jet achètent les effets de votre arme. À défaut, une ⚡ repose toujours de 1 ✦.
quest-first_torch-hint-search = La voie se dégage : à côté d’un jeton de fouille, une action vous donne une carte. La sacoche, près du chariot, n’attend que vous.
quest-first_torch-hint-equipment = Ce que vous trouvez rejoint votre sac. Une potion se boit quand il le faut, même celle d’un autre si on vous la passe.
quest-first_torch-hint-rest = Fatigué ? Le Repos, une action, efface toute la fatigue à la fin du tour. C’est souvent le bon usage d’une action de trop.
quest-first_torch-hint-door = Une porte s’ouvre d’une action, depuis une case qui la touche. Mettez-vous d’abord en bonne place : ce qui est derrière jouera aussi.
quest-first_torch-hint-sight = Un archer doit vous voir. Une ligne droite d’un coin de sa case à un coin de la vôtre, sans mur, obstacle ni figurine en travers : restez dans l’angle, ou frappez d’abord.
quest-first_torch-hint-condition = Une condition, comme le poison, dure jusqu’à ce qu’on s’en défasse ; sa carte dit comment. `/condition` la montre.
quest-first_torch-hint-revive = On revigore un héros tombé de la même façon : une action, à côté de lui, et deux dés rouges lui rendent des ♥.
quest-first_torch-hint-feat = Chaque héros a un exploit, une fois par quête. Contre le Portier, c’est le moment.
quest-first_torch-hint-knocked_out = Un héros est à terre. À son tour il peut se redresser seul ; mieux, un ami le revigore d’une action. Chaque chute coûte du moral.
quest-first_torch-hint-morale = Le moral est à zéro : une chute de plus, et la quête est perdue. Reposez-vous, soignez-vous, reculez s’il le faut.
