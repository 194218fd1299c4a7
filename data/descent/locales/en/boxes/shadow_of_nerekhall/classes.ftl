# The classes of Shadow of Nerekhall.

class-bard = Bard
class-conjurer = Conjurer
class-shadow_walker = Shadow Walker
class-skirmisher = Skirmisher
counter-melody = the melody
counter-harmony = the harmony

familiar-image = Image
    .text = Monsters take it for a hero; its attributes are yours. It moves only by your cards. As soon as it suffers any ♥ or ✦ it is gone, and you suffer 1 ♥ and 1 ✦. You have 4 images.
familiar-shadow_soul = Shadow Soul
    .text = It shares its square with anybody and anything, and nothing hurts it. When an attack makes a monster on its square or next to it suffer ♥, that monster suffers 1 ♥ more.

## Bard

card-travelers_blade = Traveler’s Blade
    .text = ⚡: pierce 1. ⚡: +1 movement point.
card-lute = Lute
    .text = During your turn, 1 ✦, exhaust. You or a hero within 3 squares recovers 1 ✦.
card-song_of_mending = Song of Mending
    .text = During your turn, 2 ✦: lay the melody or the harmony here. Melody: at the end of your turn every hero within 3 squares, yourself included, recovers 1 ♥. Harmony: at the end of your turn every other hero within 3 squares recovers 1 ✦.
card-dissonance = Dissonance
    .text = During your turn, 2 ✦: lay the melody or the harmony here. Melody: when you or a hero within 3 squares starts a turn, that hero gains 1 movement point. Harmony: when a monster within 3 squares is activated, it suffers 1 ♥.
card-peaceful_rest = Peaceful Rest
    .text = When you or a hero within 3 squares recovers ✦ by resting, that hero recovers 2 ♥ as well.
card-understudy = Understudy
    .text = During your turn, 1 ✦: lay the melody or the harmony here. Melody: when you or a hero within 3 squares recovers ♥, that hero recovers 1 ♥ more. Harmony: when you or a hero within 3 squares recovers ✦, that hero recovers 1 ✦ more.
card-aria_of_war = Aria of War
    .text = During your turn, 2 ✦: lay the melody or the harmony here. Melody: when you or a hero within 3 squares is attacked, +1 🛡. Harmony: your attacks and those of heroes within 3 squares get +1 ♥.
card-concentration = Concentration
    .text = At the start of your turn, if the melody and the harmony lie on two different cards, you recover 1 ♥ and 1 ✦. 1 ✦, exhaust, when you or a hero within 3 squares recovers ♥: that hero recovers 2 ♥ more.
card-rehearsal = Rehearsal
    .text = During your turn, 1 ✦: lay the melody or the harmony here. Melody: at the end of your turn you or a hero of your choice within 3 squares discards a condition. Harmony: once per round, you and each hero within 3 squares may reroll one die just rolled.
card-cacophony = Cacophony
    .text = +1 stamina. During your turn, 3 ✦, exhaust: choose one of your cards on which the melody and the harmony can be laid. While Cacophony is exhausted, both count as lying there.
card-wayfarer = Wayfarer
    .text = +2 health. Your melodies and harmonies reach 5 squares instead of 3. When you lay the melody or the harmony on a card, you may move 1 square.

## Conjurer

card-prismatic_staff = Prismatic Staff
    .text = ⚡: +1 ♥. ⚡: +1 ♥. ⚡: whoever suffers ♥ is stunned.
card-mirror_image = Mirror Image
    .text = During your turn, 1 ✦ for each image in play: place an image in an empty square within 2 squares. An image is a figure that monsters take for a hero; it has your attributes and defends with a grey die. As soon as it suffers any ♥ or ✦ it is gone, and you suffer 1 ♥ and 1 ✦. At most 4 images.
    .shatter = The image shatters
card-channeling = Channeling
    .text = Action. Attack with a magic weapon; range and line of sight are counted from the image nearest to the target that can reach it. During your turn, 1 movement point: one of your images moves 1 square. During your turn you may remove an image at any time.
    .step = Move an image
    .dismiss = Remove an image
card-illusory_path = Illusory Path
    .text = To enter a square next to one of your images costs monsters 1 movement point more. When you suffer ✦ for movement points, one of your images may move as many squares.
card-many_friends = Many Friends
    .text = While one of your images is next to you, you defend with one more brown die. While you have at least 3 in play, you attack with one more green die.
card-refraction = Refraction
    .text = Action, 2 ✦, exhaust. Choose one of your images and place another in an empty square within 3 squares of it. Then you may attack with a magic weapon; range and line of sight are counted from whichever of these two images is nearest to the target and can reach it.
card-blinding_light = Blinding Light
    .text = 2 ✦, exhaust. When you are attacked, before you roll your defence: +2 🛡. After the attack, place an image in an empty adjacent square; if the attack dealt no ♥, you may move up to 2 squares.
card-focus_fire = Focus Fire
    .text = Action, 1 ✦. Attack with a magic weapon: +1 ♥ for each of your images within 3 squares of the target.
card-sleight_of_mind = Sleight of Mind
    .text = Action, 2 ✦. Choose one of your images within 5 squares: take its place, it is gone. Then every monster next to you is stunned.
card-vortex = Vortex
    .text = Action, 2 ✦, exhaust. Choose one of your images: one after the other, move every monster within 3 squares of it up to 2 squares, as long as it stops within 3 squares of one of your images; then it suffers 2 ♥.
card-prismatic_assault = Prismatic Assault
    .text = Action, 3 ✦, exhaust. For each of your images choose: either you attack with a magic weapon, range and line of sight counted from it, or it moves up to your speed.

## Shadow Walker

card-feathered_hatchet = Feathered Hatchet
    .text = ⚡: +1 range. ⚡: whoever suffers ♥ is bleeding.
card-tribal_cloak = Tribal Cloak
    .text = When you rest, exhaust: while this card is exhausted, you defend with one more brown die.
card-soul_bound = Soul Bound
    .text = 1 ✦, once per attack. When your attack hits, before its ♥ are suffered: place the shadow soul in any square next to the target. There is only ever one; the one in play is moved there.
card-dark_servant = Dark Servant
    .text = Action, exhaust. Search a token within 3 squares of the shadow soul, which is then removed.
card-faithful_friend = Faithful Friend
    .text = During your turn, before anything else, exhaust: place the shadow soul in any square within 3 squares.
card-through_the_veil = Through the Veil
    .text = 1 ✦, exhaust, before you roll an attack on a monster on the shadow soul’s square or next to it: one more green die.
card-dark_shift = Dark Shift
    .text = +1 stamina. When a hero enters the shadow soul’s square during its own turn, it gains 1 movement point.
card-endless_void = Endless Void
    .text = When one of your skills removes the shadow soul, you recover 1 ♥ and 1 ✦. Attacks on a hero on the shadow soul’s square miss unless the attacker spends 1 ⚡; monsters spend their first ⚡ on it.
card-otherworldly = Otherworldly
    .text = Every attack on a monster on the shadow soul’s square or next to it gets pierce 1. When you spend a ⚡ to recover ✦, the attack gets +1 ♥.
card-shadow_puppet = Shadow Puppet
    .text = Action, 3 ✦, exhaust. Choose a monster within 3 squares of the shadow soul: the soul attacks a monster of your choice with the dice, the kind of attack and the ⚡ abilities of the chosen one.
card-shadow_step_shadow_walker = Shadow Step
    .text = Action, 1 ✦, exhaust. If nothing else stands on the shadow soul’s square, place yourself there. Then you may remove the shadow soul to attack with any weapon: +1 ⚡.

## Skirmisher

card-jagged_handaxe = Jagged Handaxe
    .text = 1 ✦, before you roll an attack with this weapon, once per attack: a yellow die becomes a red one. ⚡: pierce 1.
card-rusted_handaxe = Rusted Handaxe
    .text = 1 ✦, after you roll an attack with this weapon, once per attack: reroll a red, yellow or green die. ⚡: +2 ♥.
card-dual_strike = Dual Strike
    .text = 2 ✦, exhaust, before you roll an attack, if you wield two one-handed melee weapons: +1 ⚡, and the ⚡ abilities of both weapons serve the attack.
card-back_in_action = Back in Action
    .text = +2 health. When you stand up or are helped up, you may move up to your speed at once.
card-deep_wounds = Deep Wounds
    .text = 1 ✦, exhaust. When your attack deals a monster at least 1 ♥: it suffers 1 ♥ more and is bleeding.
card-keen_edge = Keen Edge
    .text = Your attacks with a blade or an axe get pierce 1.
card-born_in_battle = Born in Battle
    .text = When your attack with a one-handed melee weapon defeats a monster, you recover 1 ♥ and 1 ✦.
card-ever_in_motion = Ever in Motion
    .text = When you are knocked out, you may place your hero token in an empty square within 3 squares, even while this card is exhausted. During your turn, before anything else, 1 ✦, exhaust: you are no longer stunned, or no longer immobilised, as you choose.
card-unrelenting = Unrelenting
    .text = 1 ✦, exhaust. After your attack with a one-handed melee weapon: attack a monster that this attack was aimed at, with a different one-handed melee weapon.
card-carve_a_path = Carve a Path
    .text = +1 speed. Action, 3 ✦. Move up to your speed; you may pass through enemies. Then attack with any weapon: one roll against all monsters you passed through, without range or line of sight. A monster of your choice suffers all ♥, the others half.
card-unstoppable = Unstoppable
    .text = +1 stamina. After you roll an attack with a melee weapon, you may turn each X to another face of your choice.
