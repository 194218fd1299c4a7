# “The Entrance Examination”: a level of the Raid. Four desks, three passes, no resit.

quest-entrance_examination = The Entrance Examination
    .intro = “Before anybody leaves I like to know whether they should have been let in,” says the Mistress of the Dungeon. “Four desks: Might, Knowledge, Awareness, Willpower. Three passes open the portal. The examiners are strict and have had no lunch. I have bet on the desk with the weights; it has flattened better people.”
    .won = “Admitted,” says the Mistress, and stamps something. “To the next level, I mean.”
    .lost = “See me afterwards,” it says in red on the last page. There is no afterwards.
quest-entrance_examination-objective-sit = Pass at three of the four desks: Might, Knowledge, Awareness, and behind the doors Willpower. Each failure costs something, and every second one calls another invigilator.
quest-entrance_examination-objective-leave = The portal is open. Leave by it, together. The fourth desk is for those who want honours (a search card).
area-entrance_examination-cloister = A cloister with desks. Some candidates have been repeating the year for a very long time.
area-entrance_examination-hall = The great hall. On the platform sits the board of examiners, behind it waits the portal.
door-entrance_examination-north_door = the north door
door-entrance_examination-west_door = the west door
token-entrance_examination-portal = the portal of honour
token-entrance_examination-satchels = the satchels
token-entrance_examination-old_papers = the old papers
token-entrance_examination-inkwells = the inkwells
token-entrance_examination-weights = the desk with the weights
token-entrance_examination-essay = the desk with the essay
token-entrance_examination-picture = the desk with the pictures
token-entrance_examination-silence = the silent desk

quest-entrance_examination-door-north_door = “Silence.” Somebody has corrected the spelling.
quest-entrance_examination-door-west_door = “Candidates only.” There are scratches on the inside.
quest-entrance_examination-token-portal = Over it, in gold: “For those who know.” It does not say what.
quest-entrance_examination-token-satchels = Left behind by those who gave in their papers early, and themselves late.
quest-entrance_examination-token-old_papers = The questions of the last hundred years, with the answers, all wrong.
quest-entrance_examination-token-inkwells = Black, red, and one that blinks.
quest-entrance_examination-token-weights = “Lift the desk. Show your working.” (Might; failing costs 1 heart.)
quest-entrance_examination-token-essay = “Is there a way out? Discuss, in four hundred lines.” (Knowledge; failing costs 2 fatigue.)
quest-entrance_examination-token-picture = “Find the seven differences. One of them bites.” (Awareness; failing costs 1 heart and 1 fatigue.)
quest-entrance_examination-token-silence = “Say nothing.” The examiner opposite pulls faces. (Willpower; failing stuns.)
quest-entrance_examination-use-lift = Lift the desk (Might)
quest-entrance_examination-use-write = Write the essay (Knowledge)
quest-entrance_examination-use-compare = Compare the pictures (Awareness)
quest-entrance_examination-use-be_silent = Say nothing (Willpower)

quest-entrance_examination-message-lifted = The desk goes up. Under it lies a candidate, who thanks you.
quest-entrance_examination-message-dropped = The desk comes down again, on a foot. Good form, says the invigilator; minus two.
quest-entrance_examination-message-written = “Yes,” you write, and underline it. The examiner weeps.
quest-entrance_examination-message-crossed_out = Three hundred and ninety-nine lines. They count again, and cross out everything.
quest-entrance_examination-message-compared = Six differences, and something sitting on your shoulder: seven.
quest-entrance_examination-message-squinted = The seventh difference was the one with the teeth.
quest-entrance_examination-message-was_silent = Not a word, not even at the moustache. The examiner gives up first.
quest-entrance_examination-message-giggled = It was the moustache. You giggle until everything turns round.
quest-entrance_examination-message-invigilator = Two failures are a disturbance. An invigilator comes running.
quest-entrance_examination-message-hall_seen = “Late,” says the board of examiners, without looking up.
quest-entrance_examination-message-graduated = Three passes. A bell rings, and the portal opens with a bow.
quest-entrance_examination-message-honours = All four desks. There is a prize, and it is even useful.

quest-entrance_examination-ending-portal = You leave with a certificate. It is written on something’s skin, but the seal is genuine.
