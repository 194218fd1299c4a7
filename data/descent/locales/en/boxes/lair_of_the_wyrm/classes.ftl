# The classes of Lair of the Wyrm.

class-champion = Champion
counter-valor = { $n } valor

card-worn_greatsword = Worn Greatsword
    .text = 1 ✦, before you roll an attack with this weapon, once per attack: +1 ⚡. ⚡: +1 ♥.
card-horn_of_courage = Horn of Courage
    .text = During your turn, exhaust: another hero within 3 squares gains 1 valor.
card-valor_of_heroes = Valor of Heroes
    .text = When your attack with a melee weapon defeats a monster: gain 1 valor. Before any hero rolls an attack, once per attack, that hero may spend 1 valor: +1 ♥.
card-a_living_legend = A Living Legend
    .text = 1 ✦, exhaust. When you are about to suffer ♥: spend up to 3 valor; you suffer 1 ♥ less for each.
card-glory_of_battle = Glory of Battle
    .text = When you defeat a monster: each other hero within 3 squares gains 1 valor. Before any hero rolls a defence, that hero may spend 1 valor: +1 🛡.
card-inspiring_presence = Inspiring Presence
    .text = Your attacks and those of heroes within 3 squares gain ⚡: the attacker gains 1 valor. When you or a hero within 3 squares fails a willpower test, you may spend 1 valor: all its dice are rolled again.
card-motivating_charge = Motivating Charge
    .text = Action, 2 ✦, exhaust. Move up to your speed, then attack with a melee weapon. If that defeats a monster, you and each hero within 3 squares gain 1 valor or recover 1 ✦, each at their choice.
card-no_mercy = No Mercy
    .text = Exhaust after a monster group has acted: you or a hero within 3 squares spends 2 valor and attacks at once.
card-stoic_resolve = Stoic Resolve
    .text = When you or a hero within 3 squares has spent valor: you or an adjacent hero may recover 1 ✦.
card-for_the_cause = For the Cause
    .text = You roll 1 more brown die in defence. 1 ✦, exhaust, when a monster attacks you or an adjacent hero: spend any amount of valor; for each the target rolls 1 more grey die in defence.
card-valorous_strike = Valorous Strike
    .text = When you gain valor, you may lay it on this card instead. Exhaust when your attack with a melee weapon deals a monster at least 1 ♥: it suffers +1 ♥ for each counter on this card; then all of them go.

class-geomancer = Geomancer

familiar-summoned_stone = Summoned Stone
    .text = Not treated as a figure: an obstacle that nobody can walk or see through. All attacks may be aimed at it and it is caught in blasts, but it gets no conditions. Your own attacks on monsters next to at least one stone get +1 ⚡. Once per turn, before or after your actions, it moves; while Terracall is exhausted, one of your stones may attack with one of your equipped magic weapons. In Road to Legend monsters may choose it as their target.

card-stasis_rune = Stasis Rune
    .text = ⚡: +1 ♥. ⚡⚡: whoever suffers ♥ is immobilised.
card-terracall = Terracall
    .text = Action, 1 ✦, exhaust. A summoned stone appears in an empty square within 3 squares. You may have 1; if you have as many as you may, you take one of them up and put it there with its ♥. While this card is exhausted, one of your stones may attack once per turn with one of your equipped magic weapons.
card-earthen_anguish = Earthen Anguish
    .text = Action, 1 ✦, exhaust. Attack the square of one of your summoned stones with a magic weapon, with neither range nor sight: every figure next to it, friend or foe, takes half the ♥. Then that stone leaves the map.
card-quaking_word = Quaking Word
    .text = Action, 2 ✦. Attack with a magic weapon; the attack gains ⚡: each monster within 2 squares of one of your summoned stones tests awareness; if it fails, as all do that have no attributes, it is stunned.
card-stone_tongue = Stone Tongue
    .text = You may have 1 more summoned stone. Your stones have +1 speed and defend with 1 more grey die.
card-ley_line = Ley Line
    .text = You may have 1 more summoned stone. While two of your stones are within 3 squares of you, exhaust before you roll an attack: +1 ⚡; or before you roll your defence: +1 🛡.
card-molten_fury = Molten Fury
    .text = Action, 2 ✦. Attack with a magic weapon; range and sight are counted from one of your summoned stones. Whoever the attack deals at least 1 ♥ is burning. The attack gains ⚡: blast.
card-ways_of_stone = Ways of Stone
    .text = Action, 2 ✦, exhaust. You are placed in an empty square next to one of your summoned stones. While this card is exhausted, your stones defend with 1 more grey die.
card-cataclysm = Cataclysm
    .text = Action, 2 ✦, exhaust. For each of your summoned stones you may attack once with a magic weapon; range and sight are counted from that stone. After its attack the stone leaves the map.
card-gravity_spike = Gravity Spike
    .text = Action, 2 ✦, exhaust. Choose a monster, and with it its group: you may move each monster of the group up to 2 squares, to where it is closer to one of your summoned stones than before. Each of them that is then next to a stone suffers 1 ♥.
