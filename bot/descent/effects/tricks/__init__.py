"""What single cards do that no common word says: each names one function here."""
