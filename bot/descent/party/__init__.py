"""The party at the table: campaign and deeds, who goes next, what is voted on, and what is settled in advance."""
