# “The Haunted Press”: a side quest. One night among the letters.

quest-haunted_press = The Haunted Press
    .intro = The printers of Vellum are setting a list of all who died of the hunger winter. The dead have heard. They don’t want to be forgotten; they don’t want to be published either. Hold the press until cockcrow.
    .won = The list comes out on Thursday, two hundred names long. On the way past, people take off their hats to a printing house.
    .lost = The type lies in the gutter. Somebody has sorted it: two hundred names, letter by letter, and carried it off.
quest-haunted_press-objective-hold = Keep the dead from the press until the end of round 6. Each one beside it at the end of a round tears a page.
area-haunted_press-house = The composing room. One lamp, one press, two doors, and the smell of ink.
area-haunted_press-street = The street. It is full, and nobody on it breathes.
area-haunted_press-yard = The yard, where the lye tubs stand. Something has climbed out of them.
door-haunted_press-street_door = the street door
door-haunted_press-yard_door = the yard door
token-haunted_press-typecase = the type case
token-haunted_press-paper = the paper stack
token-haunted_press-reading = the proof sheet

quest-haunted_press-door-street_door = Oak, barred. Fingers go over it from outside, politely. A bench against it would help.
quest-haunted_press-door-yard_door = Deal boards and one hinge. A shoulder and a few nails would help.
quest-haunted_press-token-typecase = Capitals above, small letters below, the foreman’s savings at the very bottom.
quest-haunted_press-token-paper = Forty reams, and something the paper merchant did not mean to sell.
quest-haunted_press-token-reading = The first proof: two hundred names. Read aloud and well, they would hold the dead for a while.
quest-haunted_press-use-brace_street = Brace the street door
    .not = It is open.
quest-haunted_press-use-brace_yard = Brace the yard door
    .not = It is open.
quest-haunted_press-use-read_names = Read the names aloud

quest-haunted_press-message-knocking = Three knocks at the street door. Three at the yard door. The foreman has gone under the table and is setting the word HELP.
quest-haunted_press-message-braced = That will hold the biggest of them off for a while.
quest-haunted_press-message-street_falls = The street door comes in, quietly, all of it at once.
quest-haunted_press-message-yard_falls = The yard door goes. What the lye has left of people comes in.
quest-haunted_press-message-second_wave = More of them in the street, in order of the alphabet.
quest-haunted_press-message-torn = Paper tears. { $pages ->
    [one] One page
   *[other] { $pages } pages
} left.
quest-haunted_press-message-names_read = One by one they stop and listen for their own name. Two pages are set again.
quest-haunted_press-ending-cockcrow = A cock crows, the press goes down, and two hundred names are dry.
quest-haunted_press-ending-ruined = The last page goes. Nobody will remember what was on it; that was the point.
