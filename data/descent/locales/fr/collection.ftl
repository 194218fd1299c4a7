# La collection : les boîtes que possède un groupe.

collection-title = Nos boîtes
collection-hint = Cochez ce qui se trouve sur votre étagère. Héros, classes, monstres, objets, quêtes annexes et rencontres en chemin ne viennent que de ces boîtes.
collection-hint-later = Une nouvelle boîte sur l’étagère ? Dès la prochaine quête, monstres, objets, quêtes annexes et rencontres en viendront aussi, et les nouveaux venus peuvent y être choisis.
camp-boxes = Boîtes : { $value }
camp-boxes-all = toutes les { $n }
camp-boxes-many = { $n } en tout
camp-menu-boxes = Nos boîtes : en cocher une, ou la ranger
camp-boxes-everything = Tout cocher
camp-boxes-base = Boîte de base seule
button-collection = Nos boîtes
box-holds-heroes = { $n ->
    [one] { $n } héros
   *[other] { $n } héros
}
box-holds-classes = { $n ->
    [one] { $n } classe
   *[other] { $n } classes
}
box-holds-hybrids = { $n ->
    [one] { $n } classe hybride
   *[other] { $n } classes hybrides
}
box-holds-monsters = { $n ->
    [one] { $n } espèce de monstres
   *[other] { $n } espèces de monstres
}
box-holds-lieutenants = { $n ->
    [one] { $n } lieutenant
   *[other] { $n } lieutenants
}
box-holds-items = { $n ->
    [one] { $n } objet
   *[other] { $n } objets
}
box-holds-relics = { $n ->
    [one] { $n } relique
   *[other] { $n } reliques
}
box-holds-quests = { $n ->
    [one] { $n } quête
   *[other] { $n } quêtes
}
join-archetype-note = { $heroes ->
    [one] { $heroes } héros
   *[other] { $heroes } héros
}, { $classes ->
    [one] { $classes } classe
   *[other] { $classes } classes
}
gallery-menu-class = Une autre classe
refusal-boxes_between_quests = Les boîtes s’ajoutent entre deux quêtes. Terminez d’abord celle-ci.
refusal-boxes_only_grow = Une fois en route, on peut ajouter des boîtes, mais plus en ranger.

box-base = Boîte de base
box-lair_of_the_wyrm = L’Antre du Wyrm
box-labyrinth_of_ruin = Le Labyrinthe des Ruines
box-the_trollfens = Le Marais des Trolls
box-shadow_of_nerekhall = L’Ombre de Nerekhall
box-manor_of_ravens = Le Manoir aux Corbeaux
box-mists_of_bilehall = Les Brumes de Bilehall
box-the_chains_that_rust = Les Chaînes qui Rouillent
box-lost_legends = Légendes Perdues
box-oath_of_the_outcast = Le Serment du Paria
box-crown_of_destiny = La Couronne du Destin
box-crusade_of_the_forgotten = La Croisade des Oubliés
box-guardians_of_deephall = Les Gardiens de Deephall
box-visions_of_dawn = Visions de l’Aube
box-bonds_of_the_wild = À l’État Sauvage
box-treaty_of_champions = Le Traité des Champions
box-stewards_of_the_secret = Les Gardiens du Secret
box-shards_of_everdark = Éclats d’Obscurité Éternelle
