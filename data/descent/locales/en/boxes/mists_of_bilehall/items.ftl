## Shop, act I

card-battle_tome = Battle Tome
    .text = ⚡: +1 range, +1 ♥. ⚡⚡: +1 ♥ for each point of your knowledge; after the attack this weapon is no longer equipped.
card-bloodscript_ring = Bloodscript Ring
    .text = +2 health. −1 willpower, which never falls below 1 by this. Your attacks gain ⚡: whoever suffers ♥ is terrified.
card-corpsebug_brooch = Corpsebug Brooch
    .text = +2 health. Ending your turn on a hazard or in lava does not defeat you.
card-marsh_cloak = Marsh Cloak
    .text = +1 health. Water and mud are ordinary squares for you.
card-mistbane = Mistbane
    .text = When you defeat a monster, you may suffer 1 ♥, never your last, to recover 1 ✦. ⚡: +2 ♥.
card-soulbound_sword = Soulbound Sword
    .text = At the start of your turn you test willpower: if you fail, you are terrified. ⚡: +2 ♥. ⚡: pierce 4. ⚡: whoever suffers ♥ is terrified.
card-soulstone = Soulstone
    .text = When you defeat a monster, lay a counter on this card. Whenever you recover ♥, take one off. ⚡: pierce 1 for each counter on it.
card-witch_hazel_bow = Witch Hazel Bow
    .text = +2 range. ⚡: +1 ♥. ⚡: whoever suffers ♥ is terrified.
