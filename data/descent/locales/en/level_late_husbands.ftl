# “Four Late Husbands”: a level of the Raid. A riddle hung in oils; the wrong answer is at home.

quest-late_husbands = Four Late Husbands
    .intro = “I have been widowed four times,” says the Mistress of the Dungeon. “Behind one of them hangs your portal: the one I miss. My diary says something about his chin, his urn something about his head. The others do not care to be taken down. I have bet on a misunderstanding.”
    .won = “Yes, that one,” says the Mistress, straightening the empty nail. “He also left without saying goodbye.”
    .lost = There is room on the wall between Conrad and Dietmar. The Mistress has you painted from memory.
quest-late_husbands-objective-which = Find out which husband she misses, from her diary and his urn, and take down his portrait. The wrong one wakes the others.
quest-late_husbands-objective-leave = The portal is open. Leave before the others change the subject.
area-late_husbands-house = A widow’s house: a gallery, a library, a cabinet. In the gallery some gentlemen in evening dress stand about with their eyes closed.
token-late_husbands-portal = the portal behind the picture
token-late_husbands-linen = the linen chest
token-late_husbands-decanter = the decanter
token-late_husbands-gloves = the odd gloves
token-late_husbands-diary = the diary
token-late_husbands-urn = the urn
token-late_husbands-aldric = Aldric’s portrait
token-late_husbands-bertram = Bertram’s portrait
token-late_husbands-conrad = Conrad’s portrait
token-late_husbands-dietmar = Dietmar’s portrait

quest-late_husbands-token-diary = Four volumes, bound in something. One is worn from reading.
quest-late_husbands-token-urn = An urn with an inscription, polished more often than the other three.
quest-late_husbands-token-aldric = Aldric, full-bearded, under a hat with a feather.
quest-late_husbands-token-bertram = Bertram, full-bearded and bareheaded, in a draught.
quest-late_husbands-token-conrad = Conrad, smooth-chinned, under a hat one could sail in.
quest-late_husbands-token-dietmar = Dietmar, smooth-chinned, bareheaded, and pleased about both.
quest-late_husbands-use-read_diary = Read the diary (Knowledge)
quest-late_husbands-use-read_urn = Read the urn (Awareness)
quest-late_husbands-use-take_down_aldric = Take Aldric down (Might)
quest-late_husbands-use-take_down_bertram = Take Bertram down (Might)
quest-late_husbands-use-take_down_conrad = Take Conrad down (Might)
quest-late_husbands-use-take_down_dietmar = Take Dietmar down (Might)

quest-late_husbands-message-hush = The gentlemen in the gallery do not breathe, out of politeness. They could be woken by a blow, by a mistake, or by midnight.
quest-late_husbands-message-he_shaved_never = “…and when I kissed him I found a crumb in it, and was happy,” says the diary. The one she misses wore a beard.
quest-late_husbands-message-he_shaved_daily = “…every morning the sound of the razor, and I was happy,” says the diary. The one she misses had a smooth chin.
quest-late_husbands-message-he_wore_hats = “He took it off for nobody but me,” says the urn. The one she misses wore a hat.
quest-late_husbands-message-he_hated_hats = “The rain loved his hair as I did,” says the urn. The one she misses went bareheaded.
quest-late_husbands-message-found = Behind the canvas the wall is gone, and light comes through. A smell of hair oil, then of open air: the portal.
quest-late_husbands-message-woken = Behind the canvas is only the nail, and it bites. In the gallery all eyes open. “She prefers him?” says one of the gentlemen.
quest-late_husbands-message-again = Another nail, and another insulted widower of his own life. The gentlemen do not wait for their turn.
quest-late_husbands-message-midnight = A clock strikes somewhere. It is the hour at which the gentlemen receive.
quest-late_husbands-ending-portal = You climb through the frame, one after the other, and for a moment each of you looks rather good in it.
