# Activation cards of The Chains That Rust.

activation-marrow_priest_rite = The rite
    .special = They chant in a key that makes teeth ache. { $effect }
activation-marrow_priest_flicker = Here and not
    .special = The robe stands there a moment longer than the priest. { $effect }
activation-marrow_priest_offering = Offering
    .special = They give thanks for what they take. { $effect }
activation-marrow_priest_litany = The long prayer
    .special = Two hundred names, and the last is yours. { $effect }
activation-marrow_priest_ossuary = The ossuary
    .special = Every shelf has a gap, and every gap a size. { $effect }

activation-shambling_colossus_plate = Through the plate
    .special = Steel, it seems, was only a suggestion. { $effect }
activation-shambling_colossus_tread = Tread
    .special = The cups on the next hill tremble. { $effect }
activation-shambling_colossus_bellow = Bellow
    .special = It has no lungs. It bellows all the same. { $effect }
activation-shambling_colossus_rust = Rust
    .special = Where it has struck, things flake. { $effect }
activation-shambling_colossus_stones = Of many parts
    .special = It finds a piece of itself on the road and puts it back. { $effect }

activation-the_dispossessed_mark = The mark
    .special = It points at you, and does not lower its arm. { $effect }
activation-the_dispossessed_haunt = Haunting
    .special = You locked the door. It was never about the door. { $effect }
activation-the_dispossessed_cold = A cold hand
    .special = It only wants to hold yours. { $effect }
activation-the_dispossessed_homeward = Homeward
    .special = Wherever you are is where they live now. { $effect }
activation-the_dispossessed_debt = What is owed
    .special = They count what you carry. It was all theirs. { $effect }
