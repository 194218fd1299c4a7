# What may happen on the road to whoever owns the box.

travel-your_statue = A village has gone to some expense: a statue under a sheet, and a plaque with your names on it, misspelled. They were only waiting for you to pull the sheet.
travel-your_statue-unveil = Pull the sheet
travel-your_statue-pose = Stay and sit for corrections (1 week)
    .needs = You need a week.
travel-your_statue-remove = Pay them to keep the sheet on (20 gold)
    .needs = You need 20 gold.
travel-your_statue-message-unveiled = There is a long silence. There is one hero too many, and all have the same nose. Then somebody claps, and there is a dinner to get through.
travel-your_statue-message-posed = The sculptor is good when he can see. The extra hero is kept; they say that is the next one.
travel-your_statue-message-removed = The sheet stays, and becomes famous. Everybody imagines underneath what they like, and so do you: you look magnificent.

travel-retired_legend = At the back of the inn a very old man is telling how he took the Frost Tower on his own. Under the table his wooden leg agrees. He has kept a bench for you.
travel-retired_legend-listen = Listen to the end (Willpower)
travel-retired_legend-correct = Point out the mistakes (Knowledge)
travel-retired_legend-drink = Buy him a drink and change the subject (10 gold)
    .needs = You need 10 gold.
travel-retired_legend-message-listened = Towards three in the morning he slips up and tells the truth: how afraid he was, and what he did with his hands meanwhile. { $hero } will not forget it.
travel-retired_legend-message-slept = { $hero } wakes on the bench with a stiff neck, just as the tower falls for the fourth time.
travel-retired_legend-message-corrected = “So you’re the one who read my book!” he says, delighted. You are introduced to the whole room as persons of learning.
travel-retired_legend-message-thrown_out = The room prefers the version with the wooden leg. You are told so by way of the door.
travel-retired_legend-message-drunk = You talk of knees, of soups and of the weather. Somebody goes up to bed cured of something.
