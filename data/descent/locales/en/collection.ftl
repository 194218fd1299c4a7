# The collection: which boxes a party owns.

collection-title = Our boxes
collection-hint = Tick what stands on your shelf. Heroes, classes, monsters, items, side quests and encounters on the road come from these boxes alone.
collection-hint-later = A new box on the shelf? From the next quest on, monsters, items, side quests and encounters come from it too, and so may newcomers.
camp-boxes = Boxes: { $value }
camp-boxes-all = all { $n }
camp-boxes-many = { $n } of them
camp-menu-boxes = Our boxes: tick one, or put it away
camp-boxes-everything = Tick everything
camp-boxes-base = The base box alone
button-collection = Our boxes
box-holds-heroes = { $n ->
    [one] { $n } hero
   *[other] { $n } heroes
}
box-holds-classes = { $n ->
    [one] { $n } class
   *[other] { $n } classes
}
box-holds-hybrids = { $n ->
    [one] { $n } hybrid class
   *[other] { $n } hybrid classes
}
box-holds-monsters = { $n ->
    [one] { $n } kind of monster
   *[other] { $n } kinds of monsters
}
box-holds-lieutenants = { $n ->
    [one] { $n } lieutenant
   *[other] { $n } lieutenants
}
box-holds-items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
box-holds-relics = { $n ->
    [one] { $n } relic
   *[other] { $n } relics
}
box-holds-quests = { $n ->
    [one] { $n } quest
   *[other] { $n } quests
}
join-archetype-note = { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, { $classes ->
    [one] { $classes } class
   *[other] { $classes } classes
}
gallery-menu-class = Another class
refusal-boxes_between_quests = Boxes are added between quests. Finish this one first.
refusal-boxes_only_grow = Once you have set out, boxes can be added but not put away.

box-base = Base box
box-lair_of_the_wyrm = Lair of the Wyrm
box-labyrinth_of_ruin = Labyrinth of Ruin
box-the_trollfens = The Trollfens
box-shadow_of_nerekhall = Shadow of Nerekhall
box-manor_of_ravens = Manor of Ravens
box-mists_of_bilehall = Mists of Bilehall
box-the_chains_that_rust = The Chains That Rust
box-lost_legends = Lost Legends
box-oath_of_the_outcast = Oath of the Outcast
box-crown_of_destiny = Crown of Destiny
box-crusade_of_the_forgotten = Crusade of the Forgotten
box-guardians_of_deephall = Guardians of Deephall
box-visions_of_dawn = Visions of Dawn
box-bonds_of_the_wild = Bonds of the Wild
box-treaty_of_champions = Treaty of Champions
box-stewards_of_the_secret = Stewards of the Secret
box-shards_of_everdark = Shards of Everdark
