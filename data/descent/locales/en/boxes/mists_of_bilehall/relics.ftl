## Relics

card-fear_eater = Fear Eater
    .text = ⚡: whoever suffers ♥ is terrified. Against a terrified target an attack with this weapon gains ⚡: +2 ♥, and you recover 2 ♥.
card-the_white_crown = The White Crown
    .text = Every hero has +1 willpower, to 6 at most. When any hero fails a willpower test, you may unequip this card: it is rolled again; the new result stands. Only one helmet can be equipped.
    .lend = Put it away: the test is rolled again
card-undertakers_coat = Undertaker’s Coat
    .text = +2 health. 1 ✦ at the start of your turn: put the token of a knocked-out hero, wherever it lies, on an empty square adjacent to you.

## Relics of lieutenants and monsters

ability-blade_of_brivala = Blade of Brivala
    .text = Relic: ⚡: if the attack deals ♥, a hero within 3 squares of its target is terrified.
ability-waiqars_favor = Waiqar’s Favor
    .text = Relic: the monsters of the group can’t be terrified. Its masters’ attacks gain ⚡: the attacker recovers 3 ♥.
ability-undertakers_coat_lieutenant = Undertaker’s Coat
    .text = Relic: once per round, when one of its bearer’s defence dice is blank, +1 🛡 for each point of its knowledge.
