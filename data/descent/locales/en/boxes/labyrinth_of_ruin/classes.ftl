# The classes of Labyrinth of Ruin.

class-apothecary = Apothecary
class-beastmaster = Beastmaster
class-hexer = Hexer
class-treasure_hunter = Treasure Hunter
counter-elixir = { $n ->
        [one] { $n } elixir
       *[other] { $n } elixirs
    }
counter-tonic = { $n ->
        [one] { $n } tonic
       *[other] { $n } tonics
    }
counter-hex = { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }

## Apothecary

card-smoking_vials = Smoking Vials
    .text = ⚡⚡: +3 ♥. ⚡: whoever suffers ♥ is poisoned.
card-brew_elixir = Brew Elixir
    .text = During your turn, 1 ✦, exhaust: you or an adjacent hero gains 1 elixir. During its turn, once per turn, a hero may spend 1 elixir: it recovers the ♥ of a red die.
    .drink = Drink an elixir
card-concoction = Concoction
    .text = Action, 1 ✦. Attack with any weapon: pierce 1, and +1 ⚡ if you have an elixir. The attack gains ⚡: +1 ♥.
card-herbal_lore = Herbal Lore
    .text = Exhaust after a hero spent an elixir: that hero also discards one condition of its choice.
card-inky_substance = Inky Substance
    .text = During your turn, 1 ✦, exhaust: lay 1 elixir on a monster within 3 squares. Before a hero rolls an attack on this monster, once per attack, it may spend an elixir that lies there: it rolls one more green die.
card-bottled_courage = Bottled Courage
    .text = During your turn, 2 ✦, exhaust: attack with any weapon without an action. If the attack deals at least 1 ♥, you or an adjacent hero gains 1 elixir.
card-protective_tonic = Protective Tonic
    .text = 1 ✦, exhaust after a hero spent an elixir: that hero gains 1 tonic. Before it rolls its defence, a hero may spend 1 tonic: one more grey die.
card-secret_formula = Secret Formula
    .text = +2 health. 1 ✦, exhaust when a hero who has an elixir attacks: the attack rolls one more green die and gains ⚡: +2 ♥.
card-hidden_stash = Hidden Stash
    .text = Action, 2 ✦, exhaust: you and every adjacent hero gain 1 elixir.
card-potent_remedies = Potent Remedies
    .text = A hero who spent an elixir of its own also recovers the ⚡ of a green die as ✦. During your turn, exhaust: an adjacent knocked-out hero gets up without an action.

## Beastmaster

card-hunting_spear = Hunting Spear
    .text = Reach. ⚡: pierce 1.
card-skinning_knife = Skinning Knife
    .text = Attacks with this weapon on a monster that has suffered ♥ gain ⚡: +3 ♥.
card-bound_by_the_hunt = Bound by the Hunt
    .text = Action, 1 ✦. The wolf appears in an empty adjacent square, if it is not there. During your turn you may let it go at any time.
    .dismiss = Let the Wolf go
card-bestial_rage = Bestial Rage
    .text = Action, 2 ✦. Attack with any weapon; the attack gains ⚡: roll a red die, +1 ♥ for each ♥ on it. If the wolf is next to you, you may roll one attack die again.
card-stalker_beastmaster = Stalker
    .text = When you attack, the wolf may move 1 square before the roll. A monster can’t attack the wolf if it could attack a hero.
card-survivalist = Survivalist
    .text = +2 health. Heroes next to the wolf defend with one more brown die, and so does the wolf next to a hero.
card-feral_frenzy = Feral Frenzy
    .text = Action, 2 ✦, exhaust. Attack with any weapon; then the wolf may attack. While this card is exhausted, heroes roll one more green die in attacks on a monster next to you or to the wolf.
card-savagery = Savagery
    .text = Heroes roll one more green die in attacks on a monster next to the wolf. So does the wolf in attacks on a monster next to a hero.
card-shadow_hunter = Shadow Hunter
    .text = The wolf defends with one more grey die. During your turn, before the wolf’s activation: it attacks with two red and two green dice in place of its own; then it is gone.
card-changing_skins = Changing Skins
    .text = Action, exhaust. Attack with any weapon, as if you stood on the wolf’s square. While this card is exhausted, your attacks and the wolf’s gain ⚡: pierce 2 and ⚡⚡: +5 ♥.
card-predator = Predator
    .text = +4 health for you and for the wolf. When you stand up or are helped up, you recover 2 ♥ more. The wolf’s attacks gain ⚡: +1 ♥ and ⚡: you recover 1 ✦.

familiar-wolf = Wolf
    .text = Once per turn, before or after your actions, it moves and attacks once. ⚡: pierce 1.

## Hexer

card-staff_of_the_grave = Staff of the Grave
    .text = ⚡: +1 range. ⚡: +1 ♥, and you recover 1 ♥.
card-enfeebling_hex = Enfeebling Hex
    .text = With a magic card equipped, your attacks gain ⚡: the target or a monster within 3 squares of it gains 1 hex. After its attack roll a hero may remove any number of hexes from a monster the attack strikes: +1 ♥ for each.
card-affliction = Affliction
    .text = 1 ✦, exhaust when a hexed monster takes a move action: remove 1 of its hexes. It suffers 1 ♥, and 1 ♥ more for each square it enters in this activation.
card-plague_spasm = Plague Spasm
    .text = 1 ✦, exhaust when a hexed monster attacks: remove 1 of its hexes. The target defends with one more black die.
card-viral_hex = Viral Hex
    .text = During your turn, 1 ✦, exhaust: for each hexed monster within 3 squares, a monster of your choice within 3 squares gains 1 hex.
card-crippling_curse = Crippling Curse
    .text = Action, 2 ✦, exhaust. Test knowledge for each hexed monster, wherever it is: if you pass, it gets a condition of your choice (diseased, immobilised, poisoned or stunned).
card-fel_command = Fel Command
    .text = 2 ✦, exhaust when a hexed monster starts its activation: remove 1 of its hexes. It attacks another monster of your choice; then it goes on.
card-internal_rot = Internal Rot
    .text = A monster that gains a hex while it has none gains 1 more. Your attacks with a magic weapon on a hexed monster have pierce 2.
card-accursed_arms = Accursed Arms
    .text = During your turn, 2 ✦, exhaust. Choose a hero next to a hexed monster, perhaps yourself: it may attack a hexed monster with any weapon at once.
card-plague_cloud = Plague Cloud
    .text = Action, 3 ✦. Every monster next to a hexed monster in sight gains 1 hex. Then attack with a magic weapon: one roll against every hexed monster in sight, whatever the range. One of your choice takes all ♥, the others half.

## Treasure Hunter

card-leather_whip = Leather Whip
    .text = Reach. ⚡: pierce 1. ⚡: you may move the target 1 square.
card-the_dead_mans_compass = The Dead Man’s Compass
    .text = During your turn, exhaust if a search token lies within 3 squares: you gain 1 movement point.
card-delver = Delver
    .text = Your attacks get +1 ♥ while no other hero is next to you. When you are about to draw a search card, you may look at the top two: you draw the one you choose, the other goes back on top of the deck or under it.
card-dungeoneer = Dungeoneer
    .text = Action, 1 ✦, exhaust. Search a token on your square or next to it; you may make one more attack this turn without an action.
card-gold_rush = Gold Rush
    .text = Exhaust after you searched a token in your turn: you gain a movement point for each of your search cards, used or not, 5 at most. While this card is exhausted, you may move through enemies.
card-survey = Survey
    .text = +1 stamina. During your turn, 1 ✦, exhaust: look at the top three search cards and put them back on top in any order.
card-guard_the_spoils = Guard the Spoils
    .text = 1 ✦, exhaust when an attack is aimed at you: you defend with one more die, brown if you have no search card or one, grey if you have two, black if you have more. Used ones count too.
card-lure_of_fortune = Lure of Fortune
    .text = When you search a token, you recover 1 ♥ and 1 ✦. When you defeat a monster, you may put the top search card under the deck, unseen.
card-sleight_of_hand = Sleight of Hand
    .text = With an exotic weapon or a bow equipped, your attacks have pierce 2. Exhaust after another hero drew a search card: that hero may hand it to you.
card-finders_keepers = Finder’s Keeper’s
    .text = Action, 1 ✦. Attack with an exotic weapon: one more green die. The attack gains ⚡: +1 ♥ for each of your search cards, used or not, 4 at most.
card-trail_of_riches = Trail of Riches
    .text = During your turn, 1 ✦, exhaust, if you have at least two search cards, used or not: search a token within 3 squares without an action.
