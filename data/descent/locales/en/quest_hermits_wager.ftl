# “The Hermit’s Wager”: a side quest. Three trials, one candle, and an old man with a great deal of time.

quest-hermits_wager = The Hermit’s Wager
    .intro = Brother Ansgar went into the rock forty years ago to be alone. Since then he has been bored. He will bet anybody anything that nobody passes his three trials while one candle burns, and he has dug a room for each.
    .won = Brother Ansgar pays, to the last coin, and asks shyly whether the heroes might come again on Sunday.
    .lost = It is dark. Somewhere a pair of slippers goes off to bed, chuckling.
quest-hermits_wager-objective-trials = Pass at least two of the three trials before the candle has burnt down. It loses an inch at the end of each round, and one for each mistake.
quest-hermits_wager-objective-all_trials = Pass all three trials before the candle has burnt down. It loses an inch at the end of each round, and one for each mistake.
area-hermits_wager-parlour = Four arches, a rug, a candle. The hermit has put the kettle on.
area-hermits_wager-cell = A row of cells. In the first lies a stone, in the second something that was promised a walk.
area-hermits_wager-still = Jars, flasks, a book with half its pages eaten by the other half.
area-hermits_wager-shrine = A cushion before an altar. Those who sat on it last time have not got up properly.
door-hermits_wager-cell_door = the iron-bound door
door-hermits_wager-still_door = the stained door
door-hermits_wager-shrine_door = the low door
token-hermits_wager-slippers = the spare slippers
token-hermits_wager-stone = the trial of the stone
token-hermits_wager-flask = the trial of the flask
token-hermits_wager-cushion = the trial of the cushion
token-hermits_wager-jars = the jars

quest-hermits_wager-token-stone = A stone with a ring in it. It must go up two notches. Brother Ansgar does it every morning, he says. (Might, two successes.)
quest-hermits_wager-token-flask = The blue into the green, then the green into whatever has become of the blue. (Knowledge, two successes. It spits.)
quest-hermits_wager-token-cushion = Sit. Think of nothing. Do not listen to the thing behind you. (Willpower, two successes.)
quest-hermits_wager-use-lift = Lift the stone one notch (Might)
    .not = The stone is up.
quest-hermits_wager-use-mix = Mix the next part (Knowledge)
    .not = The flask is clear as water.
quest-hermits_wager-use-sit = Sit still (Willpower)
    .not = Nobody has to sit any more.

quest-hermits_wager-choice-stake = “A small bet,” asks the hermit, “or a real one?” With the small one two trials are enough. With the real one it must be all three, for twice the money.
quest-hermits_wager-option-modest = A small bet
quest-hermits_wager-option-bold = A real one
quest-hermits_wager-message-modest = “Sensible,” says Brother Ansgar. From him it sounds like an illness.
quest-hermits_wager-message-bold = Brother Ansgar lights the candle with shaking hands. It is the nicest thing anybody has said to him in years.
quest-hermits_wager-message-stone_lifted = The second notch clicks. Under the stone lies another stone, and a note: “Well done.”
quest-hermits_wager-message-flask_mixed = The flask clears. It smells of apples, and everybody takes a sip. Aches go away that were years old.
quest-hermits_wager-message-sat_still = Nothing. For a whole breath: nothing at all. Then the hermit coughs, impressed.
quest-hermits_wager-message-candle = The candle burns. { $candle ->
    [one] One inch
   *[other] { $candle } inches
} left.
quest-hermits_wager-message-remark_tea = “Tea?” calls the hermit. “No? It costs you only a minute. Well, an inch.”
quest-hermits_wager-message-remark_bones = “The last ones were quicker,” says the hermit. “Mind you, they ran in the wrong direction.”
quest-hermits_wager-message-remark_bishop = “A bishop once tried the cushion,” says the hermit. “He is a baker now, and much happier.”
quest-hermits_wager-ending-all_three = Three trials, and still a flame on the wick. Brother Ansgar blows it out himself.
quest-hermits_wager-ending-two_of_three = The wick goes out with two trials passed. “A bet is a bet,” sighs the hermit.
quest-hermits_wager-ending-burnt_out = The candle gives a last small hiss. “Pity,” says the dark.
