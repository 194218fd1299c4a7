# « La Route de cendre » : la poursuite. Splig court, le cœur de braise lui brûle la besace, et la route n’est pas de votre côté.

quest-ash_road = La Route de cendre
    .objective = Reprendre le cœur de braise à Splig avant le col, et le rapporter à Lise.
    .intro = Le cœur de la lampe, la braise qui veillait dans la tour depuis trois cents ans, est dans la besace d’un gobelin. Le capitaine Splig file vers l’est par la route de cendre, chez quelqu’un qui paie mieux qu’un roi. Il a pour lui de l’avance et une barrière de péage ; contre lui, de petites jambes. C’est là-dessus qu’il faut compter.
    .won = Le coffret claque sur la braise, et la cendre cesse de tomber, comme si l’on avait posé un tamis. Lise s’essuie le visage et ne fait que l’étaler. « La tour, maintenant. »
    .lost = La cendre tombe toujours. Elle comble les traces de pas, les siennes d’abord, puis les vôtres. Quelque part à l’est, une cloche commence à s’exercer.
area-ash_road-camp = Un camp gobelin sur un vieux champ de bataille. Le feu brûle encore ; le capitaine n’est plus à côté.
area-ash_road-ford = Passé le péage, la route franchit un ruisseau à gué, puis disparaît dans un tournant.
area-ash_road-stream = La route descend vers un torrent qui ne sait pas par où couler.
area-ash_road-pass = La dernière montée, jusqu’au col. Là-haut, la cendre luit par-dessous.
door-ash_road-toll_gate = la barrière du péage
token-ash_road-cooking_pot = la marmite
token-ash_road-heart = le cœur de braise
token-ash_road-drowned_pack = un sac gorgé d’eau
token-ash_road-old_bones = de vieux os
token-ash_road-coffer = le coffret de plomb

## À examiner

quest-ash_road-door-toll_gate = Deux battants de chêne goudronné, et une serrure grosse comme un jambon. On peut les enfoncer (Puissance), ou sentir jouer la serrure (Perception).
quest-ash_road-token-cooking_pot = Quelque chose mijote. Autre chose est caché dessous.
quest-ash_road-token-heart = Une braise grosse comme deux poings, qui bat lentement. Qui la porte a chaud, puis trop chaud, puis l’impression d’être regardé.
quest-ash_road-token-drowned_pack = Quelqu’un a passé le gué trop vite, et trop chargé.
quest-ash_road-token-old_bones = Qui que ce fût, il était bien chaussé.
quest-ash_road-token-coffer = Le coffret de Lise, doublé de plomb et d’une page du bréviaire du gardien. Il suffit d’apporter la braise sur sa rive du ruisseau.

quest-ash_road-use-smash = Enfoncer la barrière (Puissance)
    .not = La barrière est ouverte.
quest-ash_road-use-pick = Crocheter la serrure (Perception)
    .not = La barrière est ouverte.

## Les choix

quest-ash_road-choice-road = La route mène droit au camp. Lise montre la pente qui la longe, puis le village derrière vous. Par où passez-vous ?
quest-ash_road-option-follow = Par la route, à découvert
quest-ash_road-option-goat_path = Par le sentier de chèvres dont parlait le meunier
    .not = Le meunier ne vous a parlé d’aucun sentier.
quest-ash_road-option-fan_out = En ordre dispersé, par le champ de bataille
quest-ash_road-option-horn = Sonner du cor : ceux de la lanterne viendront
quest-ash_road-choice-bargain = Splig met un genou en terre et tend la besace à bout de bras. « Vous voulez la chose qui brûle ? Prenez la chose qui brûle ! Et Splig garde la vie. C’est honnête. Splig ne l’a jamais aimé, ce prêtre. »
quest-ash_road-option-let_him_go = La prendre et le laisser filer
quest-ash_road-option-no_mercy = Pas de marché

## L’histoire

quest-ash_road-objective-through_the_toll = Passer le péage : enfoncer la barrière, ou crocheter sa serrure.
quest-ash_road-objective-catch_him = Rattraper Splig avant qu’il n’atteigne le bout de la route.
quest-ash_road-objective-bring_it_back = Porter le cœur de braise au coffret de Lise, sur la rive est du gué, avant la fin de la manche 12.
quest-ash_road-rule-ash_fall = La cendre tombe. Les héros ont 1 de vitesse en moins.

quest-ash_road-message-trail = La barrière du péage claque. Derrière elle, tout petit et très content, le capitaine Splig fait tinter une clé sous votre nez, puis détale. À sa hanche, la besace luit par toutes ses coutures.
quest-ash_road-message-followed = Vous avancez à découvert. Les archers, près du feu, ont le temps de finir leur bouchée.
quest-ash_road-message-goat_path = Le sentier de chèvres a été tracé par des chèvres, pour des chèvres. Vous débouchez dans le fossé du camp, hors d’haleine et en avance.
quest-ash_road-message-fanned_out = Vous vous écartez à gauche et à droite, entre les vieux boucliers. Les archers détestent avoir à choisir.
quest-ash_road-message-horn = Le cor sonne, et la colline répond : des torches, des fourches, et Huguette avec une fronde. Les gobelins découvrent ce que c’est que d’être visés.
quest-ash_road-message-warned = « Le meunier vous salue bien ! » lance un gobelin. Il a donc parlé, mais pas à vous. Sur la route, quelque chose qui guettait se lève.
quest-ash_road-message-gate_smashed = { $hero } et la barrière en discutent une dernière fois. La barrière cède.
quest-ash_road-message-gate_picked = Un déclic, léger comme un baiser. La serrure est ouverte.
quest-ash_road-message-gate_holds = La barrière en a vu d’autres. Elle tient.
quest-ash_road-message-at_the_bend = Au tournant, Splig s’arrête, les mains sur les genoux, et tire une saucisse de son chapeau. Il croit avoir le temps.
quest-ash_road-message-runs_again = Splig plisse les yeux vers la route, avale de travers, et reprend ses jambes à son cou.
quest-ash_road-message-in_sight_of_the_pass = Il a passé le torrent ! Devant lui, il n’y a plus que le col.
quest-ash_road-message-webs = Des fils en travers de la route, et pas de l’an dernier. Leurs propriétaires descendent voir.
quest-ash_road-message-rockfall = Un gloussement de gobelin, là-haut ; puis des cailloux ; puis bien plus que des cailloux.
quest-ash_road-message-hounds = Un coup de sifflet entre deux doigts. Des molosses surgissent du tournant, et ce n’est pas pour rapporter un bâton.
quest-ash_road-message-crows = C’est ici qu’aurait dû être l’embuscade. Il n’y a que des corbeaux, et leurs restes.
quest-ash_road-message-snare = Un collet se referme sur une cheville : { $hero } est pris comme un lapin.
quest-ash_road-message-let_go = Il a disparu avant que la besace ne touche terre. « Ravi d’avoir fait affaire ! » entend-on derrière les rochers, en boitant.
quest-ash_road-message-at_bay = Splig se relève, un peu plus grand qu’avant. « Non ? Alors Splig est brave, maintenant. Regardez ce que vous avez fait. »
quest-ash_road-message-splig_falls = Le capitaine tombe de tout son long, qui n’est pas bien grand. Sa couronne roule encore un peu, toute seule.
quest-ash_road-message-heart_lies = Le cœur de braise est là, par terre, et il bat. Du gué, Lise crie que le coffret est prêt. De la route, derrière elle, vient quelque chose de gris qui a flairé le feu. Il se met à neiger de la cendre.
quest-ash_road-message-heart_taken = { $hero } soulève le cœur. C’est chaud. Très chaud.
quest-ash_road-message-cooling = Le battement de la braise ralentit. Trois manches, pas plus, et ce sera une pierre.
quest-ash_road-message-escaped = Un dernier bond, et le capitaine a passé le col. Il salue avec la besace.
quest-ash_road-ending-heart_home = Le cœur de braise est dans le coffret.
quest-ash_road-ending-escaped = Splig s’est échappé avec le cœur de braise.
quest-ash_road-ending-cold = Le cœur de braise s’est éteint.
