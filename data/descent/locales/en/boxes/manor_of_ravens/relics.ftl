## Relics

card-book_of_stars = Book of Stars
    .text = +1 knowledge, to 6 at most. Action. Test knowledge: if you pass, a hero of your choice, yourself included, is rid of one condition.
    .read = Read in it
card-shards_of_ithyndrus = Shards of Ithyndrus
    .text = ⚡: you recover 2 ♥. ⚡: you recover 2 ✦. ⚡: pierce 2.
card-the_manors_heart = The Manor’s Heart
    .text = Heals by the overlord’s discarded cards: no effect in Road to Legend.
card-wanderers_stone = Wanderer’s Stone
    .text = Whenever you take a move action, you recover 1 ✦ before you go.
