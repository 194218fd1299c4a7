# What can be looked up in every game that has it.

cmd-board = board
    .description = Look at the board
cmd-board-text = text
    .description = A description in words
cmd-hero = hero
    .description = Look at a hero’s sheet
cmd-hero-hero = hero
    .description = The hero to look at
cmd-inventory = inventory
    .description = Who in the party carries what
cmd-inventory-hero = hero
    .description = Only this hero
cmd-inventory-item = item
    .description = Look for an item by name, kind or text
cmd-board-zoom = zoom
    .description = Only around somebody or something
cmd-card = card
    .description = Look at any card of the game
cmd-card-card = card
    .description = A card by name
cmd-why = why
    .description = Why the game just moved as it did
help-title = What can I do now?
