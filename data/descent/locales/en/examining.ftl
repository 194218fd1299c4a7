# /examine

cmd-examine = examine
    .description = Look closely at a door or token, for free
cmd-examine-what = what
    .description = The door or token; nothing to see all there is

button-examine = Examine
examine-around = What is there to look at?
examine-free = Looking costs nothing, from anywhere.
examine-menu = Look closely at…
examine-nothing = There is nothing left to examine here.
