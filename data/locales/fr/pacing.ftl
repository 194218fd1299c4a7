# Le rythme d’une campagne : rappels, délais, chronique.

pace-set = ⏱️ { $player } change le rythme de la campagne : { $changes }.
pace-reminder_hours = premier rappel après { $value } h
pace-most_reminders = { $value ->
    [0] aucun rappel
    [one] un rappel au plus
   *[other] { $value } rappels au plus
}
pace-turn_hours = { $value } h pour un tour
pace-turn_hours-never = pas de délai pour un tour
pace-late-wait = passé ce délai, le groupe attend
pace-late-autopilot = passé ce délai, le joueur automatique joue
pace-question_hours = { $value } h pour une question
pace-question_hours-never = pas de délai pour une question
pace-vote_hours = { $value } h pour un vote
pace-vote_hours-never = pas de délai pour un vote
pace-chronicle = chronique chaque jour à { $time }
pace-chronicle-never = pas de chronique
pace-zone = fuseau horaire { $value }
pace-forgotten_weeks = { $value ->
    [one] oubliée après une semaine sans rien
   *[other] oubliée après { $value } semaines sans rien
}
