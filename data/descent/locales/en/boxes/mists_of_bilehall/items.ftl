## Shop, act I

card-bloodscript_ring = Bloodscript Ring
    .text = +2 health. −1 willpower, which never falls below 1 by this. Your attacks gain ⚡: whoever suffers ♥ is terrified.
card-mistbane = Mistbane
    .text = When you defeat a monster, you may suffer 1 ♥, never your last, to recover 1 ✦. ⚡: +2 ♥.
card-soulbound_sword = Soulbound Sword
    .text = At the start of your turn you test willpower: if you fail, you are terrified. ⚡: +2 ♥. ⚡: pierce 4. ⚡: whoever suffers ♥ is terrified.
card-witch_hazel_bow = Witch Hazel Bow
    .text = +2 range. ⚡: +1 ♥. ⚡: whoever suffers ♥ is terrified.
