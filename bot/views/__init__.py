"""What players see of every table, whatever is played there: faces, votes, reminders, habits, the journal."""
