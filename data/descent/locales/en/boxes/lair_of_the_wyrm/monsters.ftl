# Monsters and lieutenants of Lair of the Wyrm.

monster-fire_imps = Fire Imp
    .plural = Fire Imps
    .master = Master Fire Imp
monster-hybrid_sentinel = Hybrid Sentinel
    .plural = Hybrid Sentinels
    .master = Master Hybrid Sentinel

monster-valyndra = Valyndra

ability-combustible = Combustible
    .text = When it is defeated, each adjacent hero suffers 1 ♥.
ability-flame_fiend = Flame Fiend
    .text = Lava does nothing to it, and Burning deals it no ♥; if it ends its activation on lava, it recovers 1 ♥.
ability-hoarder = Hoarder
    .text = When a hero searches, she tests Awareness; if she passes, she first moves up to 2 squares toward the closest hero.
ability-prey_on_the_weak = Prey on the Weak
    .text = +1 ♥ to attacks on a hero with a Might of 2 or less.
