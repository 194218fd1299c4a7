# What may happen on the road to whoever owns the box.

travel-raven_barter = A raven lands on the shaft, opens its beak and lets fall a silver button. Then it waits. In the tree behind it the whole house is waiting.
travel-raven_barter-trade = Lay down something of yours
    .needs = You need an item from a shop.
travel-raven_barter-talk = Answer it in raven (Knowledge)
travel-raven_barter-crumbs = Share the bread, keep the button
travel-raven_barter-message-traded = It took twelve of them to carry what they leave you. Somewhere somebody is looking in a drawer.
travel-raven_barter-message-talked = It complains of a neighbour, in detail. It sounds like work for you.
travel-raven_barter-message-insulted = The accent was bad and the word was worse. They all take wing without a sound, and each passes over { $hero }.
travel-raven_barter-message-crumbs = They like the bread. The button is worth five gold, and somebody is one short.

travel-receipt_for_robbery = “Your money or your life, in duplicate.” The bandits have a table, an inkwell, and a rubber stamp of which they are very proud.
travel-receipt_for_robbery-pay = Pay, against a receipt (10 gold for each hero)
    .needs = You need 10 gold for each hero.
travel-receipt_for_robbery-refuse = Turn over the table (Might)
travel-receipt_for_robbery-proofread = Proofread the form (Knowledge)
travel-receipt_for_robbery-message-paid = The receipt is dated and signed, and states that the firm reserves the right to apologise.
travel-receipt_for_robbery-message-refused = Ink flies, and so do bandits. { $hero } keeps the stamp: “Paid with thanks”.
travel-receipt_for_robbery-message-beaten = The table was screwed down. They help { $hero } up, and charge for the paperwork.
travel-receipt_for_robbery-message-proofread = Clause two: “the victim is deemed to agree unless otherwise stated”. You state otherwise. They are mortified.
travel-receipt_for_robbery-message-small_print = There was another side to it. You have just signed it.

travel-robbery_refunded = A bandit in his Sunday best is waiting at the crossroads. The receipt was not in order; the chief is mortified. There is interest.
travel-robbery_refunded-accept = Accept the interest
travel-robbery_refunded-frame = Keep the receipt, and have it framed
travel-robbery_refunded-message-accepted = He counts it out aloud, asks you for a receipt, and reads it twice.
travel-robbery_refunded-message-framed = Soon people in every inn pay to see the receipt. It is the only robbery in the country that did everybody credit.
