# “Low Water”: a level of the Raid. The portal is open; the river has other hours.

quest-moon_tide = Low Water
    .intro = “I keep a moon,” says the Mistress of the Dungeon, and points at it. “It pulls the river over the sandbank, and now and then it lets go. The portal would be open all the time, one merely drowns in it. I have put my money on your boots.”
    .won = “Dry to the knee,” notes the Mistress, and pays somebody you cannot see. “I shall have a word with the moon.”
    .lost = The river brings back what it does not need: two hats and an oar. The Mistress is handed her winnings in a bucket.
quest-moon_tide-objective-ebb = Leave by the portal on the sandbank while the water is low. It floods at the end of rounds 1, 4, 7…; at the end of rounds 3, 6, 9… the bank is dry, and one can leave.
area-moon_tide-shore = A ford, a village that has moved away, and a moon hung rather too low.
token-moon_tide-portal = the portal on the sandbank
token-moon_tide-boat = the upturned boat
token-moon_tide-crab_pot = the crab pot
token-moon_tide-milk_churn = the milk churn
token-moon_tide-sluice = the sluice wheel
quest-moon_tide-token-sluice = A rusty wheel on the cart track. Turned at low water, it keeps the next flood out; turned at high water, it drains the bank.
quest-moon_tide-use-hold_tide = Turn the sluice wheel (Might)
    .not = The wheel is already turned as far as it will go.

quest-moon_tide-message-moonrise = The moon rises on a rope. On the sandbank the portal glows, and round it the water is only ankle-deep. For now.
quest-moon_tide-message-sluice_shut = The gate comes down, groaning. The next flood will find nobody at home.
quest-moon_tide-message-drained = A gurgle, a great deal of offended carp: the bank is dry again, and the portal open.
quest-moon_tide-message-flood = The moon tugs. The river climbs onto the bank and shuts the portal; whoever stands in it swallows a mouthful.
quest-moon_tide-message-held_back = The river arrives at the sluice, knocks, and goes away again. The portal stays open.
quest-moon_tide-message-ebb = The rope slackens. The water runs off the bank, and the portal stands open.
quest-moon_tide-message-spring_tide = Along the shore something has come to bathe by moonlight, and minds being watched.
quest-moon_tide-ending-portal = The last heel leaves the sand, and the river closes over it like a lid.
