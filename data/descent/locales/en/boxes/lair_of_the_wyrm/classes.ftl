# The classes of Lair of the Wyrm.

class-champion = Champion
counter-valor = { $n } valor

card-worn_greatsword = Worn Greatsword
    .text = 1 ✦, before you roll an attack with this weapon, once per attack: +1 ⚡. ⚡: +1 ♥.
card-horn_of_courage = Horn of Courage
    .text = During your turn, exhaust: another hero within 3 squares gains 1 valor.
card-valor_of_heroes = Valor of Heroes
    .text = When your attack with a melee weapon defeats a monster: gain 1 valor. Before any hero rolls an attack, once per attack, that hero may spend 1 valor: +1 ♥.
card-a_living_legend = A Living Legend
    .text = 1 ✦, exhaust. When you are about to suffer ♥: spend up to 3 valor; you suffer 1 ♥ less for each.
card-glory_of_battle = Glory of Battle
    .text = When you defeat a monster: each other hero within 3 squares gains 1 valor. Before any hero rolls a defence, that hero may spend 1 valor: +1 🛡.
card-inspiring_presence = Inspiring Presence
    .text = Your attacks and those of heroes within 3 squares gain ⚡: the attacker gains 1 valor. When you or a hero within 3 squares fails a willpower test, you may spend 1 valor: all its dice are rolled again.
card-motivating_charge = Motivating Charge
    .text = Action, 2 ✦, exhaust. Move up to your speed, then attack with a melee weapon. If that defeats a monster, you and each hero within 3 squares gain 1 valor or recover 1 ✦, each at their choice.
card-no_mercy = No Mercy
    .text = Exhaust after a monster group has acted: you or a hero within 3 squares spends 2 valor and attacks at once.
card-stoic_resolve = Stoic Resolve
    .text = When you or a hero within 3 squares has spent valor: you or an adjacent hero may recover 1 ✦.
card-for_the_cause = For the Cause
    .text = You roll 1 more brown die in defence. 1 ✦, exhaust, when a monster attacks you or an adjacent hero: spend any amount of valor; for each the target rolls 1 more gray die in defence.
card-valorous_strike = Valorous Strike
    .text = When you gain valor, you may lay it on this card instead. Exhaust when your attack with a melee weapon deals a monster at least 1 ♥: it suffers +1 ♥ for each counter on this card; then all of them go.
