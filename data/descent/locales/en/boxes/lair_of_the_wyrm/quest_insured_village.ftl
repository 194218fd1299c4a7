# “The Insured Village”: a side quest. There is a policy against dragons; there is also a dragon.

quest-insured_village = The Insured Village
    .intro = Thatchley has four roofs that matter: the inn, the barn, the chapel and the mill. All of them are straw, and insured against dragons since Monday. This is Thursday, and Valyndra is on her way. Prudence Pledge, of the Five Valleys Mutual, hires you to spare her house a regrettable expense. It will rain tonight, says her knee. Until then it is enough if three roofs stay roofs.
    .won = The Five Valleys Mutual sends the village its congratulations and a new policy. It is longer, and the word “dragon” is printed smaller.
    .lost = The file is open. One enclosure is missing: the village.
quest-insured_village-objective-roofs = Hold out until the rain, at the end of round 7. At three flames a roof falls in; with two roofs lost, all is lost.
quest-insured_village-objective-dragon = Hold out until the rain (end of round 7), or hurt Valyndra until she finds the village too dear: 4 ♥ for each hero.
area-insured_village-village = Thatchley: a lane in a ring, four straw roofs, and imps who think it a very good idea.
token-insured_village-inn = the inn
token-insured_village-barn = the barn
token-insured_village-chapel = the chapel
token-insured_village-mill = the mill
token-insured_village-strongbox = the parish strongbox
token-insured_village-cart = the abandoned cart

## To examine

quest-insured_village-token-inn = “The Golden Dragon”. The sign is older than Monday.
quest-insured_village-token-barn = The hay is in. It has been a good year for hay, and will be a bad one for barns.
quest-insured_village-token-chapel = Its roof has burnt twice; the second time nobody had been praying.
quest-insured_village-token-mill = The only one by the water. It is very proud of that, and burns like the others.
quest-insured_village-token-strongbox = The parish funds: three buttons, a medal, and perhaps something better underneath.
quest-insured_village-token-cart = Its owner is still running. He left the essentials.
quest-insured_village-use-douse_inn = Pass the buckets (Might)
    .not = Nothing is burning here.
quest-insured_village-use-douse_barn = Pass the buckets (Might)
    .not = Nothing is burning here.
quest-insured_village-use-douse_chapel = Pass the buckets (Might)
    .not = Nothing is burning here.
quest-insured_village-use-douse_mill = Pass the buckets (Might)
    .not = Nothing is burning here.

## The choices

quest-insured_village-choice-excess = Prudence Pledge opens her case. “Two benefits are still available. I can read the policy to the party concerned as soon as she lands; it takes time, there are footnotes. Or, against an excess, the Mutual mans the village buckets.”
quest-insured_village-option-read_aloud = Have her read the policy
quest-insured_village-option-hire = Pay the excess (25 gold)
    .not = The excess is 25 gold.

## The story

quest-insured_village-message-policy = A shadow crosses the village, unhurried, the way one reads a bill of fare. Somewhere a straw has begun to redden.
quest-insured_village-message-read_aloud = “Article one,” says Prudence, to warm up. It seems she has been waiting for this all her life.
quest-insured_village-message-hired = Gold works wonders: a chain of buckets forms from the river to the chapel, and the sexton’s even has water in it.
quest-insured_village-message-doused = A bucket, a hiss, one flame less.
quest-insured_village-message-out = Nothing is burning here any more, for the moment. From habit the landlord asks who ordered the water.
quest-insured_village-message-buckets = The chain of buckets goes round the village: one flame less wherever there are any.
quest-insured_village-message-inn_burns = A spark on the sign of the Golden Dragon. ({ $inn_fire } of 3)
quest-insured_village-message-barn_burns = The hay in the barn takes an interest in a spark. ({ $barn_fire } of 3)
quest-insured_village-message-chapel_burns = On the chapel the weathercock has begun to smoke. ({ $chapel_fire } of 3)
quest-insured_village-message-mill_burns = A sail of the mill is alight, and goes round so that everybody can see. ({ $mill_fire } of 3)
quest-insured_village-message-inn_fed = Against the wall of the inn somebody is blowing on the embers, with great care. ({ $inn_fire } of 3)
quest-insured_village-message-barn_fed = An intruder throws trusses of hay into the barn fire one by one, to watch them go. ({ $barn_fire } of 3)
quest-insured_village-message-chapel_fed = There is dancing round the chapel; it is not a dance for a feast day. ({ $chapel_fire } of 3)
quest-insured_village-message-mill_fed = Somebody fans the mill with a flour sack; the flour finds it a brilliant idea. ({ $mill_fire } of 3)
quest-insured_village-message-inn_falls = The inn falls into itself. The sign is left: it was right all along.
quest-insured_village-message-barn_falls = The barn lies down on its hay, and makes the finest flame in the country.
quest-insured_village-message-chapel_falls = The bell comes down by itself, all at once, as far as the crypt.
quest-insured_village-message-mill_falls = The mill goes round once more and leaves by the river.
quest-insured_village-message-dragon_lands = The meadow bows to the wind, and then to something else. Valyndra folds her wings, looks at the roofs as one looks at a menu, and makes her choice.
quest-insured_village-message-clause_seven = “Article seven!” cries Prudence Pledge from the top of a milestone. Valyndra puts her head on one side. Nobody has ever read to her before. For one round she listens.
quest-insured_village-message-clause_ends = “… the foregoing notwithstanding.” Valyndra has grasped the sentence, and the intention. The reading is over.
quest-insured_village-message-more_imps = Out of the smoke come more imps, like sparks from a log that has been turned.
quest-insured_village-message-clouds = Prudence’s knee cracks. Above the hills the sky is the right colour at last. This is the last round.
quest-insured_village-ending-rain = It rains. It rains as if it had been paid for in instalments.
quest-insured_village-ending-too_dear = Valyndra looks at her foot, then at the village, and does a sum. Other valleys have roofs, and nobody in front of them.
quest-insured_village-ending-two_roofs = Two roofs in four: a loss within the meaning of article three. Prudence shuts her case. The rest burns out of politeness.
