# “The Lost Caravan”: a side quest. Two people, two hiding places, one wagon that still rolls.

quest-lost_caravan = The Lost Caravan
    .intro = Twelve mules of salt left Saltmere on Monday. Eleven came back, without their drivers. By the ford a wagon lies on its side, and the goblins who did it have not finished arguing about the salt.
    .won = The salt is lost, which nobody mentions; the people are not, which everybody does.
    .lost = In the morning only the mules remember the way home.
quest-lost_caravan-objective-find = Find the caravan’s people and bring them both back to the road before the end of round 8.
area-lost_caravan-wreck = A wagon on its side, a verge white with salt, and arrows in the tailboard.
area-lost_caravan-ford = The ford. Beyond it a goblin camp, put up in a hurry and guarded in the same spirit.
area-lost_caravan-hollow = A hollow under the road, roofed with webs.
token-lost_caravan-wagon = the wagon
token-lost_caravan-chest = the pay chest
token-lost_caravan-trader = Hanne the trader
token-lost_caravan-driver = Jost the driver

quest-lost_caravan-token-wagon = Salt everywhere. Something under the bench was tied down too well to spill.
quest-lost_caravan-token-chest = The goblins could not open it, so they have been sitting on it.
quest-lost_caravan-token-trader = Hanne, tied to a tent pole, is telling her guards what they did wrong.
quest-lost_caravan-token-driver = Jost hid where goblins won’t go. Now he knows why they won’t.

quest-lost_caravan-message-ford = Smoke beyond the ford, and a woman’s voice, haggling.
quest-lost_caravan-message-hollow = Somebody coughs down there. Several legs stop to listen.
quest-lost_caravan-message-driver_safe = Jost climbs on the wagon bench, picks web from his beard and asks after the mules.
quest-lost_caravan-message-trader_safe = Hanne counts the heroes, counts what is owed, and for once pays without a word.
quest-lost_caravan-message-horns = A horn in the hills. The rest of the band has heard about the salt.
quest-lost_caravan-ending-both_safe = Both of them are on the road, and it leads home.
quest-lost_caravan-ending-nightfall = It is too dark to see who still moves out there.
