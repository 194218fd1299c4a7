# “Six at Table”: first chapter of “The False Count”. Five names in the register, six plates.

quest-six_at_table = Six at Table
    .intro = The Bellows, bakers of Vellum, have five names in the register. Tonight a neighbour counted six plates. Magistrate Rylan Olliven does not care for remainders: at midnight the iron watch will come and make the sum come out. Two sons are safe already. That leaves the grandmother, the father and the child there should not be, and the flour chute to get them out by.
    .won = Next day the oven is cold and the register content. The bread of Vellum now comes from a cellar without an address, and it is better.
    .lost = In the morning the bakery is open. A family of five, very polite, sells bread that tastes of nothing at all.
quest-six_at_table-objective-find = Get into the bakery and find whoever is hiding there.
quest-six_at_table-objective-carry = Carry the Bellows to the flour chute before midnight: the end of round 8 (on hard, 7). Don’t lose two of them.
area-six_at_table-shop = The shop. A customer is waiting for his bread. He has been waiting since Tuesday.
area-six_at_table-bakehouse = The bakehouse. Six plates on the table, and rats in the soup.
area-six_at_table-passage = The store passage, white with flour. The footprints all go one way.
area-six_at_table-loft = The loft. One bed too many, made with great care.
door-six_at_table-shop_door = the bakehouse door
door-six_at_table-yard_door = the store door
door-six_at_table-loft_door = the loft door
door-six_at_table-ladder_door = the store ladder
token-six_at_table-till = the till
token-six_at_table-oven = the oven
token-six_at_table-flour = the flour sacks
token-six_at_table-honorine = Grandmother Honoria
token-six_at_table-anselme = Anselm
token-six_at_table-six = Six

## To examine

quest-six_at_table-door-shop_door = It smells of warm bread and of fear.
quest-six_at_table-door-yard_door = “Stores. Please knock.” Somebody is knocking, from the inside.
quest-six_at_table-door-loft_door = Low, painted blue, with a paper star nailed on crooked.
quest-six_at_table-door-ladder_door = A miller’s ladder. It goes up to the loft from behind.
quest-six_at_table-token-till = The drawer shuts badly, which is a way of saying that it opens well.
quest-six_at_table-token-oven = Still warm. Things have been hidden in it that are not bread.
quest-six_at_table-token-flour = Two sacks of flour, one sack of something else.
quest-six_at_table-token-honorine = Under the table: eighty years and a rolling pin. “I don’t walk any more. I still hit.” She can be carried.
quest-six_at_table-token-anselme = A baker, trussed like a roast by somebody who had his face on. He can be carried.
quest-six_at_table-token-six = A child under a blanket, sitting very straight, as if to take up less room. It can be carried.

## The choices

quest-six_at_table-choice-sixth = The iron stops. Out of its chest comes a gentleman’s voice, a little tired: Rylan Olliven. “Five, not six. Give me the sixth, I strike the line, and my iron goes home to bed. You don’t even know what it is, do you?” The child looks at you. It has six fingers, whenever it forgets.
quest-six_at_table-option-keep = “There are six of them.”
quest-six_at_table-option-give = Give him the child

## The story

quest-six_at_table-message-curfew = The curfew bell, nine strokes. Behind the shutters all Vellum is counting itself under its breath.
quest-six_at_table-message-bakehouse = An old woman puts one arm out from under the table, takes your measure, and draws it in again. The flour chute gapes beside the kneading trough: one slide, and you are down at the canal.
quest-six_at_table-message-passage = At the end of the store somebody moans into a gag. Between him and you walks a man with the same apron, the same moustache, and not the same shadow.
quest-six_at_table-message-loft = Under the paper star a blanket is holding its breath.
quest-six_at_table-message-sixth_found = “I’m Six,” says the blanket. “It isn’t a name, it’s what the register calls me. I was sent to take little John’s place. But John was still in it, so we all moved up.”
quest-six_at_table-message-iron_comes = The street door opens, in no hurry. What comes in is made of plates and rivets, and it is counting aloud.
quest-six_at_table-message-kept = A silence, then the sound of a pen crossing something out. “Then there shall be none of them,” says the voice. “That is tidier.”
quest-six_at_table-message-handed_over = The child climbs down by itself, bows to the grandmother and takes the iron hand. It does not cry; nobody has shown it how. The place behind it is not empty for long: others are coming to sit in it.
quest-six_at_table-message-count_spoons = “One spoon. Two spoons.” The iron counts the spoons again; one of them is a rat.
quest-six_at_table-message-count_cat = “One cat,” says the iron, and falters. The register makes no provision for a cat. It begins again from the top.
quest-six_at_table-message-count_steps = The iron counts its own steps, and finds that it takes too many.
quest-six_at_table-message-honorine_taken = A rolling pin is heard to strike iron three times. Then it is not heard.
quest-six_at_table-message-anselme_taken = There were two Anselms in the store. Now there is one, and he smiles too much.
quest-six_at_table-message-six_taken = The blanket is empty. The paper star is still turning.
quest-six_at_table-message-honorine_out = “Gently, I’m frail,” says Honoria, and goes down the chute with a whoop.
quest-six_at_table-message-anselme_out = Anselm vanishes in a cloud of flour. From far below he asks who is minding the batch.
quest-six_at_table-message-six_out = Six slides down without a sound. Below, an old voice says: “Come here, you. Have you got your scarf on?”
quest-six_at_table-message-last_hour = In the belfry the great wheel takes a breath. This is the last round before midnight.
quest-six_at_table-ending-all_six = There were six of them on the canal. They were counted twice, for the pleasure of it.
quest-six_at_table-ending-nearly_all = The boat leaves with an empty place. Nobody sits in it.
quest-six_at_table-ending-rounded_down = The sum comes out. In the boat Honoria looks at her hands. “It used to lay the table,” she says.
quest-six_at_table-ending-struck_out = Two names, one stroke of the pen. The rest of the family says it is better so, and says it with one voice.
quest-six_at_table-ending-midnight = Midnight. The iron watch closes the register, and then the house.
