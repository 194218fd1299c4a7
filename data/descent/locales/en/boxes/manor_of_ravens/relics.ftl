## Relics

card-book_of_stars = Book of Stars
    .text = +1 knowledge, to 6 at most. Action. Test knowledge: if you pass, a hero of your choice, yourself included, is rid of one condition.
    .read = Read the book
card-shards_of_ithyndrus = Shards of Ithyndrus
    .text = ⚡: you recover 2 ♥. ⚡: you recover 2 ✦. ⚡: pierce 2.
card-the_manors_heart = The Manor’s Heart
    .text = Heals by the overlord’s discarded cards: no effect in Road to Legend.
card-wanderers_stone = Wanderer’s Stone
    .text = Whenever you take a move action, you recover 1 ✦ before you go.

## Relics of monsters

ability-tome_of_the_five_lies = Tome of the Five Lies
    .text = Relic: speaks of overlord cards only; without effect here.
ability-shards_of_ithyndrus_lieutenant = Shards of Ithyndrus
    .text = Relic: once per round, an attack of the group gets +1 ⚡ after its roll.
ability-the_manors_heart_lieutenant = The Manor’s Heart
    .text = Relic: masters of the group may attack from the square of one of its minions; range and line of sight are counted from there.
ability-stone_of_wayward_means = Stone of Wayward Means
    .text = Relic: attacks of the group gain ⚡: whoever suffers ♥ is doomed.
