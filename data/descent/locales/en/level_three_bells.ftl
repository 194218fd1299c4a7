# “Three Bells”: a level of the Raid. Three ropes, far apart, and not enough hands.

quest-three_bells = Three Bells
    .intro = “The portal is devout,” says the Mistress of the Dungeon. “It opens when all three bells have been rung, and it has a short memory: a rope stays down for a while, then it is wound up, and one begins again. My bell-ringers have tried since the spring. I have bet on the spring after next.”
    .won = “It was almost in tune,” the Mistress admits. “I shall have the bells melted down.”
    .lost = “For whom did it toll?” asks the Mistress. “Oh. For them.”
quest-three_bells-objective-ring = Have all three ropes down at the same time: the low bell, the middle and the high one. A rope stays down until the end of the second round after it was pulled (of the third with two heroes).
quest-three_bells-objective-leave = The portal is open. Leave by it, together.
area-three_bells-tower = The foot of a bell tower without a top. Three ropes come down out of the dark, as far apart as possible.
token-three_bells-portal = the devout portal
token-three_bells-candles = the candles
token-three_bells-hymnbooks = the hymn books
token-three_bells-alms = the alms box
token-three_bells-low_rope = the rope of the low bell
token-three_bells-middle_rope = the rope of the middle bell
token-three_bells-high_rope = the rope of the high bell

quest-three_bells-token-portal = Two folded hands of stone. They will not come apart for just one bell.
quest-three_bells-token-candles = They burn beyond the cracks in the floor. Somebody has hidden something in the wax.
quest-three_bells-token-low_rope = The low bell is felt rather than heard, above all by those who live here (each monster suffers 1 heart). It is heavy (Might, with a bonus of 1; failing costs 1 fatigue).
quest-three_bells-token-middle_rope = The middle bell says that it will soon be time for soup (each hero recovers 1 fatigue).
quest-three_bells-token-high_rope = The high bell is the one for the servants. Somebody always comes (one more monster, by the portal).
quest-three_bells-use-pull_low = Ring the low bell (Might)
    .not = The rope is down already.
quest-three_bells-use-pull_middle = Ring the middle bell
    .not = The rope is down already.
quest-three_bells-use-pull_high = Ring the high bell
    .not = The rope is down already.

quest-three_bells-message-low = DOOM. Dust comes down, and so do some bats.
quest-three_bells-message-dangling = The rope does not come down; the ringer goes up, and hangs there for a while.
quest-three_bells-message-middle = Dong. For a moment everything smells of leeks.
quest-three_bells-message-high = Ding. “Coming!” somebody calls from behind the portal.
quest-three_bells-message-carillon = Doom, dong, ding: a chord, if one is not strict. The stone hands open.
quest-three_bells-message-low_winds_up = The rope of the low bell creeps up again.
quest-three_bells-message-middle_winds_up = The rope of the middle bell creeps up again.
quest-three_bells-message-high_winds_up = The rope of the high bell creeps up again.
quest-three_bells-message-vespers = Vespers. The congregation comes in late and sits where it likes.

quest-three_bells-ending-portal = Behind you the stone hands fold again, and somewhere the soup is served.
