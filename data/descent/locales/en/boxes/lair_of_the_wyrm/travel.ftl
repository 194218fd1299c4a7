# What may happen on the road to whoever owns the box.

travel-imp_lamp = A pedlar is selling the everlasting lamp: no oil, no wick, your money back. Behind the glass something red is beating with its fists.
travel-imp_lamp-buy = Buy the lamp (15 gold)
    .needs = You need 15 gold.
travel-imp_lamp-open = Open the glass while he looks away (Awareness)
travel-imp_lamp-leave = Wish the lamp good evening
travel-imp_lamp-message-bought = You open it round the first bend. An imp steps out with great dignity, dusts off its ashes and leaves without a word. At the end of the field it looks back.
travel-imp_lamp-message-opened = The pedlar is still praising his lamp when there is nothing in it. It is dark all at once, and there is much laughter, one of the laughs quite small and crackling, behind the hedge.
travel-imp_lamp-message-singed = The glass opens, and gratitude comes out burning. { $hero } puts out both eyebrows; the pedlar asks for his lamp back.
travel-imp_lamp-message-left = The fists go on beating, smaller and smaller. The light, it must be said, was very fine.

travel-imp_remembers = A night without dry wood. Something red sits down in the middle of your dead fire and crosses its legs. It is an imp, and it pays its debts.
travel-imp_remembers-warm = Warm yourselves
travel-imp_remembers-work = Ask it to melt the lock of an old chest
travel-imp_remembers-message-warmed = It is warm until morning. Your boots are dry, and so are your wounds. When you wake there is only a ring of ash, with a bow drawn in it by a finger.
travel-imp_remembers-message-worked = The chest opens like butter, and so does part of what was in it. Enough of the coins still have a face.

travel-scale_table = In the middle of a field a family is dining at a round black table that the plough turned up. It is not a table. It grew on somebody.
travel-scale_table-tell = Tell them on whom (Knowledge)
travel-scale_table-dine = Accept a plate
travel-scale_table-carry = Take it to town to sell (1 week)
    .needs = You need a week.
travel-scale_table-message-told = Species, age, appetite: you tell it all. The family moves its dinner nine miles away and pays you for the lesson. So do the neighbours.
travel-scale_table-message-contradicted = “A tortoise,” the grandmother rules, and they go on to the cheese.
travel-scale_table-message-dined = Nothing gets cold on that table. Somebody has a second helping, and falls asleep without a pain in the world.
travel-scale_table-message-carried = An armourer weeps at the sight of it, and pays weeping. The family, for its part, keeps the chairs.
