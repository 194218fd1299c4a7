# “The Widow’s Masque”: one of four masks hides Lady Eliza Farrow, and at midnight everybody will have sworn.

quest-widows_masque = The Widow’s Masque
    .objective = Unmask Lady Eliza Farrow and drive her from the house.
    .intro = The Widow Hallard gives a masque, in the worst winter in memory, and every house of standing in Highmarch has sent somebody. By midnight each of them will have promised the fire of a whole village, gladly, with a hand on the heart. The hostess has been seen by nobody. Lady Eliza Farrow has not been seen either, which is how one can tell that she is there.
    .won = The guests go home in silence with their masks under their arms. Behind every one of them, in some valley, a hearth goes on burning that knows nothing of all this.
    .lost = Twelve strokes. Four guests kneel, smiling, and give away what was not theirs. The music is very beautiful.
area-widows_masque-vestibule = The vestibule. Wet cloaks, a stuffed bear, and footmen whose livery was cut for taller people.
area-widows_masque-cellar = The wine cellar, with bars. The house has not always been a cheerful one.
area-widows_masque-ballroom = The ballroom. A hundred candles and not one of them warm; two masks turn to look at you.
area-widows_masque-library = The library. Somebody in grey has chosen the corner where the light does not go.
area-widows_masque-still_room = The still-room, where the late master distilled things. Some have gone on without him.
door-widows_masque-ballroom_door = the ballroom door
door-widows_masque-cellar_door = the cellar door
door-widows_masque-library_door = the library door
door-widows_masque-still_room_door = the still-room door
token-widows_masque-cloaks = the guests’ cloaks
token-widows_masque-widow = the Widow Hallard
token-widows_masque-wine_rack = the wine rack
token-widows_masque-heron = the Heron
token-widows_masque-fox = the Fox
token-widows_masque-moth = the Moth
token-widows_masque-stag = the Stag
token-widows_masque-letter = the letter
token-widows_masque-shelves = the bookshelves
token-widows_masque-retort = the great retort

## To examine

quest-widows_masque-door-ballroom_door = Violins. Nobody is laughing.
quest-widows_masque-door-cellar_door = A new padlock on an old door. It can be picked (Awareness) or broken (Might). Behind it somebody is cursing, in the manner of a lady, at length.
quest-widows_masque-door-library_door = A card hangs from the handle: “Please do not disturb the reading.”
quest-widows_masque-door-still_room_door = A smell of juniper, and of something the juniper is meant to hide.
quest-widows_masque-token-cloaks = Furs, and what is in the pockets of furs.
quest-widows_masque-token-widow = A small old woman tied to a large old chair. She would know her own guests.
quest-widows_masque-token-wine_rack = The better years are at the back.
quest-widows_masque-token-heron = Tall, silver beak, never spills a drop. Do her hands ever tremble? (Awareness)
quest-widows_masque-token-fox = Talks a great deal about the county and its families. Some of it might even be true. (Knowledge)
quest-widows_masque-token-moth = Grey wings to the floor. She looks at you until you look away, or until she does. (Willpower)
quest-widows_masque-token-stag = Antlers like a chandelier, a handshake like a door. Nobody that slender is that strong. (Might)
quest-widows_masque-token-letter = A letter in a dry, upright hand: to “my dear Eliza”.
quest-widows_masque-token-shelves = Sermons, sermons, and behind them a hollow sermon.
quest-widows_masque-token-retort = Glass, copper, and something in it that blinks.

quest-widows_masque-use-pick = Pick the padlock (Awareness)
    .not = The cellar is not locked.
quest-widows_masque-use-shoulder = Break the door (Might)
    .not = The cellar is not locked.
quest-widows_masque-use-unbind = Untie the widow
quest-widows_masque-use-watch_heron = Watch her hands (Awareness)
    .not = There is nothing more to learn from the Heron.
quest-widows_masque-use-accuse_heron = Accuse the Heron
    .not = You need two clues to accuse somebody.
quest-widows_masque-use-quiz_fox = Ask about cousins (Knowledge)
    .not = There is nothing more to learn from the Fox.
quest-widows_masque-use-accuse_fox = Accuse the Fox
    .not = You need two clues to accuse somebody.
quest-widows_masque-use-outstare_moth = Hold her gaze (Willpower)
    .not = There is nothing more to learn from the Moth.
quest-widows_masque-use-accuse_moth = Accuse the Moth
    .not = You need two clues to accuse somebody.
quest-widows_masque-use-wrestle_stag = Shake hands, hard (Might)
    .not = There is nothing more to learn from the Stag.
quest-widows_masque-use-accuse_stag = Accuse the Stag
    .not = You need two clues to accuse somebody.
quest-widows_masque-use-read_letter = Read the letter

quest-widows_masque-rule-good_manners = Good manners: one does not run at a masque. Heroes have 1 less speed until Lady Eliza is unmasked.

## The choices

quest-widows_masque-choice-entrance = The steps are lit. A footman with goblin ears under his wig waits for your invitation, which does not exist. How do you go in?
quest-widows_masque-option-guests = As guests, with great arrogance
quest-widows_masque-option-servants = As hired hands, with trays
quest-widows_masque-option-pay_the_porter = Pay the porter 25 gold for his keys
quest-widows_masque-choice-eliza = Lady Eliza leans on the harpsichord and presses a glove to her side. The glove turns red. “How very rude,” she says, and for the first time this evening she is not smiling. “Well? Out with it. I am expected elsewhere.”
quest-widows_masque-option-let_her_go = Show her the door
quest-widows_masque-option-tell_the_truth = Tell her what the oath does (Willpower)
    .not = You would need the letter, or the widow’s word.
quest-widows_masque-option-bar_the_doors = Bar the doors

## The story

quest-widows_masque-objective-find_her = Get into the ballroom. One of the masks is Lady Eliza.
quest-widows_masque-objective-question = Question the masked guests before midnight, the end of round 8 (on hard, round 7).
quest-widows_masque-objective-accuse = You know enough to accuse somebody.
quest-widows_masque-objective-drive_out = Drive Lady Eliza out before she leaves with the vows.

quest-widows_masque-message-invitation = The gravel is swept, the torches burn blue. From the house comes a waltz, a little too slow, as if it were being played by people who had forgotten how to stop.
quest-widows_masque-message-as_guests = “We are never announced,” you say, and stride past. The footmen are still bowing when you find out that they are armed, and they are still bowing when you make use of it.
quest-widows_masque-message-as_servants = Nobody looks at trays. You hear two maids whisper: the mistress has not touched her own key ring since Tuesday. It is a beginning.
quest-widows_masque-message-porter_paid = Gold warms the coldest hand in the house. “The cellar’s not locked any more, gentlefolk. I was never here. I was never anywhere.”
quest-widows_masque-message-ballroom = Couples turn on the spot, eyes shut. By the pillars a Heron raises its glass to you; near the windows a Fox tells a story to somebody who is asleep. A Moth and a Stag are said to be about the house.
quest-widows_masque-message-library = Dust, gilt spines, and a grey Moth that has not turned a page for as long as you have been in the doorway.
quest-widows_masque-message-still_room = A Stag stands among the bottles with his back to you. “Mind the webs,” he says. “They mind you.”
quest-widows_masque-message-cellar = “At last!” says somebody behind the barrels. “If you are the burglars, take the silver and untie me.” The butler, who died in October, is of another opinion.
quest-widows_masque-message-lock_clicks = A click, quieter than the music.
quest-widows_masque-message-lock_sticks = The lock has seen better burglars than you.
quest-widows_masque-message-lock_bursts = The door loses the argument. Upstairs the orchestra plays a little louder.
quest-widows_masque-message-widow_freed = “Widow Hallard, at your service, and in my own cellar. That creature wears my rings.” She rubs her wrists, and looks round for something heavy.
quest-widows_masque-message-heron_or_fox = “The Moth is my niece and the Stag is the notary, poor man. So it is the Heron or the Fox. Whichever it is, break nothing that is blue.”
quest-widows_masque-message-moth_or_stag = “The Heron is my sister, one can tell by the drinking, and the Fox is the judge. So it is the Moth or the Stag. I never liked either mask.”
quest-widows_masque-message-heron_clear = The glass shakes, very slightly. It is only an old lady, frightened out of her wits. When you speak to her she wakes.
quest-widows_masque-message-fox_clear = He knows his cousins to the fourth degree, and owes money to all of them. This is a real person. He blinks as if he had slept.
quest-widows_masque-message-moth_clear = She looks away first, and cries. She is nineteen, and does not know how she came to sit here.
quest-widows_masque-message-stag_clear = “Ow,” says the Stag, and is awake. It is the notary.
quest-widows_masque-message-letter = “My dear Eliza, they will give it gladly if you ask. They need not know what becomes of those who gave. Nor, I find, did you. Z.” The last line has been read so often that the paper is thin there.
quest-widows_masque-message-enough_clues = The pieces begin to fit. You could accuse somebody now; you might even be right.
quest-widows_masque-message-rebuffed = A laugh, a bow, a turn of the shoulder, and { $hero } stands there with a warm face and nothing learnt.
quest-widows_masque-message-scandal = Gasps, a torn mask, and under it somebody perfectly innocent. While { $hero } apologises the footmen close in.
quest-widows_masque-message-heron_vows = The Heron kneels in the middle of the floor and promises away the fire of a village whose name she mispronounces.
quest-widows_masque-message-fox_vows = The Fox raises his hand and swears, without a single joke.
quest-widows_masque-message-moth_vows = From the library, a girl’s voice, quite clear: “Gladly. Gladly. Gladly.”
quest-widows_masque-message-stag_vows = The Stag puts his seal on a sheet of paper, and with it four hearths he has never seen.
quest-widows_masque-message-unmasked = The mask comes off, and the music breaks in two. “You might have asked me to dance,” says Lady Eliza Farrow. She stands on the ballroom floor now, without having crossed the room.
quest-widows_masque-message-thralls = Whoever has sworn to her belongs to her. Among the dancers, faces begin to run like wax.
quest-widows_masque-message-nearly_gone = Her carriage has come round to the steps. She will be in it at the end of this round.
quest-widows_masque-message-slips_away = A wave of a glove. The window was open all along.
quest-widows_masque-message-one_hour_left = The tall clock clears its throat. This is the last round before midnight.
quest-widows_masque-message-doors_barred = The widow’s best table goes across the door. Lady Eliza looks at it, and then, hungrily, at you.
quest-widows_masque-message-she_laughs = “What a good story.” Her voice is not quite steady, and so she makes somebody pay for it.
quest-widows_masque-message-doubts = She listens. When the part about the dead comes she says, very low, “He told me they slept.” Then there is only a glove on the harpsichord, and an open window.
quest-widows_masque-message-driven_out = She goes down the steps one at a time, with her head high, and leaves a red drop on each.
quest-widows_masque-message-falls = Lady Eliza falls, and does not reach the floor: a hundred grey moths go up among the candles and find the window.
quest-widows_masque-ending-doubting = She leaves with your words in her. Words are slow; but they go on working.
quest-widows_masque-ending-wounded = She leaves wounded, and remembers every one of you by name.
quest-widows_masque-ending-fallen = Nobody has seen a Farrow bleed like that. By morning the whole county knows it.
quest-widows_masque-ending-midnight = Midnight. The vows are given, and cannot be taken back.
quest-widows_masque-ending-slips_away = She is gone, with the vows in her sleeve.
