# What may happen on the road to whoever owns the box.

travel-troll_at_lunch = A bridge. A bowl. A sign: “Trol is at lunch. Put munny in.” Under the arch somebody is at lunch indeed.
travel-troll_at_lunch-pay = Put the money in (5 gold for each hero)
    .needs = You need 5 gold for each hero.
travel-troll_at_lunch-tiptoe = Cross, and take the money (Awareness)
travel-troll_at_lunch-wade = Wade
travel-troll_at_lunch-message-paid = “Thang you,” says the arch, with its mouth full.
travel-troll_at_lunch-message-crossed = The fourth plank creaks, and { $hero } does not tread on it. The bowl is lighter; consciences get used to things.
travel-troll_at_lunch-message-caught = The fourth plank creaks. A hand comes up to see, and it has dealt with thieves before.
travel-troll_at_lunch-message-waded = The water smells of what is thrown off the bridge. Somebody drinks a little of it, by mistake.

travel-honest_bridge = The same bridge, the bowl, the sign: “Trol is in.” He gets up. He knows you, by the sound of your money.
travel-honest_bridge-dine = Stay for lunch
travel-honest_bridge-change = Take the change
travel-honest_bridge-message-dined = It is goat, and he introduces you first. There is singing. You leave in one piece, which on that bridge is a distinction.
travel-honest_bridge-message-change = “Payd too much,” he says. Nobody has ever seen him count; he rounds in your favour.

travel-harpy_choir = On a gallows for six, six harpies are rehearsing. The alto has perched too low. At the end of the verse all of them turn to you.
travel-harpy_choir-applaud = Applaud without wincing (Willpower)
travel-harpy_choir-conduct = Take the alto in hand (Knowledge)
travel-harpy_choir-wool = Stop your ears and smile
travel-harpy_choir-message-applauded = They bow, they blush, they throw flowers, and then belt buckles, which are from an earlier audience.
travel-harpy_choir-message-winced = One wince, just one, at the top note. They take it again from the beginning, for your benefit.
travel-harpy_choir-message-conducted = { $hero } beats time with a shinbone. At the third repeat it is nearly music, and the country is afraid in a new way.
travel-harpy_choir-message-pelted = One does not take the alto in hand. { $hero } is given the whole egg section.
travel-harpy_choir-message-wool = You smile as far as the bend. The best part, they say, comes after it.
