# What may happen on the road to whoever owns the box.

travel-dead_postman = In the mist somebody comes on with short steps and a bag on his shoulder. He has been dead for forty years, but was never notified. “Registered letter,” he says, and holds out the book.
travel-dead_postman-sign = Sign
travel-dead_postman-round = Finish his round with him (1 week)
    .needs = You need a week.
travel-dead_postman-retire = Tell him that he may retire (Willpower)
travel-dead_postman-message-signed = The letter is not for you, but the money in it is for nobody else any more. The pen was so cold that one of your hands remembers it.
travel-dead_postman-message-delivered = Nine love letters, three bills, one canary. Some of the doors are gone; he knocks all the same, and somebody answers.
travel-dead_postman-message-retired = He puts down the bag, sits on it, and looks at the mist. “Quite sure? Nothing more to deliver?” In the morning there is only the bag, empty and well polished.
travel-dead_postman-message-rules = “The regulations,” he says very gently, “make no provision for an end.” And for a moment { $hero } sees all the road that he has left.

travel-last_delivery_thanks = An old lady stops your cart. She has been waiting for that letter for forty years, and the answer is yes. He is pleased too, it seems, at the bottom of the garden.
travel-last_delivery_thanks-accept = Accept a remedy of her making
travel-last_delivery_thanks-share = Stay for the wedding
travel-last_delivery_thanks-message-accepted = “It would wake the dead,” she says, and she should know.
travel-last_delivery_thanks-message-shared = There is dancing in the mist until dawn. Every other guest has cold hands, and all of them eat well.

travel-bottled_mist = “Bilehall mist, bottled at the source! A drop every night, and you stop growing old.” The vendor looks twenty. His shadow looks eighty.
travel-bottled_mist-buy = Buy a bottle (10 gold)
    .needs = You need 10 gold.
travel-bottled_mist-expose = Mention the shadow, aloud (Knowledge)
travel-bottled_mist-pass_by = Grow old like everybody else
travel-bottled_mist-message-rejuvenated = It was mist, with a drop of very good brandy. You are fifteen until nightfall, and nothing hurts any more.
travel-bottled_mist-message-uncorked = The cork flies. What was in there was not alone, and wants to know where it is.
travel-bottled_mist-message-exposed = The whole square looks down. The shadow, found out, takes a seat and asks for a drink, and the vendor can only pour.
travel-bottled_mist-message-outtalked = He has an answer to everything, and a bottle at the end of each answer. You buy one so as to get away.
travel-bottled_mist-message-passed = A mile on, somebody has one wrinkle more. You find that it suits.
