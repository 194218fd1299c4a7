# “The Cook Gives Notice”: a level of the Raid. An escort with opinions.

quest-cook_leaves = The Cook Gives Notice
    .intro = “My cook has given notice,” says the Mistress of the Dungeon. “After two hundred years! She knows the word that opens the back door, and she startles easily. My scullions would like her to stay; they cannot cook. Nor can I. I have bet on soup.”
    .won = “And the recipe for the sauce?” calls the Mistress after you. Nobody turns round.
    .lost = The cook is back at the stove. She has been told that there will be heroes, and asked how.
quest-cook_leaves-objective-cook = See Berthe the cook to the back door. At the end of a round she goes on, unless there are more monsters than heroes in the room she is in; that frightens her instead.
quest-cook_leaves-objective-leave = Berthe has said the word. Leave with her by the portal.
area-cook_leaves-basement = The basement: a pantry, a laundry, stairs that think they are a corridor. It smells of onions and of leaving.
token-cook_leaves-portal = the back door
token-cook_leaves-cook = Berthe the cook
token-cook_leaves-jam = the jam
token-cook_leaves-spoons = the good spoons
token-cook_leaves-sheets = the sheets

quest-cook_leaves-message-notice = Berthe has her hat on and her ladle packed. “Straight there,” she says, “and no shouting. I can’t abide shouting.”
quest-cook_leaves-message-scared = “They’re in here with me!” Berthe climbs onto the nearest stool. Her nerve holds, for now, at { $nerve }.
quest-cook_leaves-message-fainted = Berthe sits down, apron over her face, and says she will go back and make soup. It takes a good deal of heart to talk her out of it.
quest-cook_leaves-message-there = “Parsley,” says Berthe to the door, which opens. “She never listened when I said it.”
quest-cook_leaves-message-bell_rings = The bell for supper rings. Nobody has made any; more scullions come to see why.
quest-cook_leaves-ending-portal = Berthe goes first. She has waited two hundred years, and holds the door for nobody.
