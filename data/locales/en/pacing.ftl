# The pace of a campaign: reminders, deadlines, chronicle.

pace-set = ⏱️ { $player } changes the campaign’s pace: { $changes }.
pace-reminder_hours = first reminder after { $value } h
pace-most_reminders = { $value ->
    [0] no reminders
    [one] one reminder at most
   *[other] { $value } reminders at most
}
pace-turn_hours = { $value } h for a turn
pace-turn_hours-never = no deadline for a turn
pace-late-wait = after that the party waits
pace-late-autopilot = after that the automatic player plays
pace-question_hours = { $value } h for a question
pace-question_hours-never = no deadline for a question
pace-vote_hours = { $value } h for a vote
pace-vote_hours-never = no deadline for a vote
pace-chronicle = a chronicle every day at { $time }
pace-chronicle-never = no chronicle
pace-zone = time zone { $value }
pace-forgotten_weeks = { $value ->
    [one] forgotten after a week without a move
   *[other] forgotten after { $value } weeks without a move
}
