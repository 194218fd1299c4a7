# Les jours des joueurs : habitudes, vacances, rythme, et qui joue à quelle place.

## Commandes

cmd-habits = habitudes
    .description = Vos heures calmes, votre fuseau horaire et vos rappels, pour toutes vos campagnes
cmd-habits-zone = fuseau
    .description = Une grande ville près de chez vous, par exemple Lyon ou Montréal
cmd-habits-quiet = calme
    .description = Quand ne pas vous appeler, par exemple 22h-8h ; « aucune » pour jamais
cmd-habits-reminders = rappels
    .description = Le premier rappel après tant d’heures ; « campagne » suit chaque campagne
cmd-habits-next_notice = suivant
    .description = Vous prévenir quand c’est bientôt à vous
cmd-holiday = vacances
    .description = S’absenter de toutes vos campagnes, ou revenir plus tôt
cmd-holiday-until = fin
    .description = Le dernier jour : 20/08, vendredi, 3 jours… ou « retour » pour revenir maintenant
cmd-holiday-since = début
    .description = Le premier jour ; aujourd’hui si vous ne dites rien
cmd-holiday-hero = héros
    .description = Qui joue vos héros d’ici là
cmd-campaign-settings-decisions = décisions
    .description = Comment le groupe décide ensemble
cmd-campaign-pace = rythme
    .description = Voir et changer rappels, délais et chronique de cette campagne
cmd-campaign-pace-reminders = rappel
    .description = Heures avant le premier rappel
cmd-campaign-pace-count = nombre
    .description = Combien de rappels au plus ; 0 pour aucun
cmd-campaign-pace-turn = tour
    .description = Heures pour un tour ; 0 sans délai
cmd-campaign-pace-late = retard
    .description = Ce qui arrive à un tour en retard
cmd-campaign-pace-question = question
    .description = Heures pour répondre à une question ; 0 sans délai
cmd-campaign-pace-vote = vote
    .description = Heures pour un vote ; 0 sans délai
cmd-campaign-pace-chronicle = chronique
    .description = L’heure de la chronique du jour, par exemple 18h ; « aucune » pour l’arrêter
cmd-campaign-pace-zone = fuseau
    .description = Le fuseau horaire de la chronique : une grande ville
cmd-campaign-pace-forgotten = oubli
    .description = Semaines sans rien avant de demander si la campagne continue
cmd-campaign-standin-turns = tours
    .description = Pour combien de tours ; sans réponse, jusqu’à nouvel ordre
cmd-campaign-handover = confier
    .description = Demander à quelqu’un de jouer désormais votre héros, pour de bon
cmd-campaign-handover-hero = héros
    .description = Votre héros
cmd-campaign-handover-player = joueur
    .description = Qui le joue désormais
cmd-campaign-takeover = relève
    .description = Prendre un héros sans joueur et entrer dans la partie
cmd-campaign-takeover-hero = héros
    .description = Le héros que vous jouerez
cmd-campaign-dismiss = libérer
    .description = Un héros n’a plus de joueur ; quelqu’un pourra prendre la relève
cmd-campaign-dismiss-hero = héros
    .description = Le vôtre ; pour le propriétaire ou un gestionnaire, tous ; sinon le groupe vote
cmd-campaign-dismiss-player = joueur
    .description = À qui l’on demande de le jouer désormais
cmd-campaign-keeper = conduite
    .description = Qui mène un héros : son joueur, le groupe ou le héros automatique
cmd-campaign-keeper-hero = héros
    .description = Le vôtre, ou un héros sans joueur
cmd-campaign-keeper-keeper = qui
    .description = Qui le mène à partir de maintenant

## Choix

choice-on = Oui
choice-off = Non
choice-decisions-vote = Le groupe vote
choice-decisions-anyone = Qui est là décide
choice-late-autopilot = Le héros automatique le joue
choice-late-wait = On attend
choice-away-autopilot = Le héros automatique les joue
choice-away-party = Le groupe les joue
choice-away-player = On m’attend
choice-keeper-autopilot = Le héros automatique
choice-keeper-party = Tout le groupe
choice-keeper-player = Son joueur
typed-none = aucune
typed-campaign = campagne
typed-back = retour
typed-days = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }

## Habitudes

habits-title = Vos habitudes
habits-zone = Fuseau horaire : **{ $zone }** · il y est { $time }
habits-quiet = Heures calmes : de { $since } à { $until }, personne ne vous appelle
habits-quiet-never = Heures calmes : aucune, un rappel peut venir la nuit
habits-reminders = Rappels : après { $hours } h, ou plus tôt si la campagne est plus pressée
habits-reminders-campaign = Rappels : quand chaque campagne le prévoit
habits-next = « C’est bientôt à vous » : on vous prévient
habits-next-never = « C’est bientôt à vous » : on ne vous prévient pas
habits-holiday-none = Aucune absence prévue
habits-hint = Cela vaut pour toutes vos campagnes. Nommez une option pour la changer ; `/vacances` pour une absence.

## Vacances

holiday-title = Vos vacances
holiday-now = En vacances jusqu’au **{ $until }** inclus
holiday-later = En vacances du **{ $since }** au **{ $until }** inclus
holiday-open = En vacances depuis le **{ $since }**, sans date de retour
holiday-hand-autopilot = 🤖 D’ici là, le joueur automatique joue pour vous.
holiday-hand-party = 👥 D’ici là, tout le groupe peut jouer pour vous.
holiday-hand-player = ⏳ D’ici là, on vous attend.
holiday-quiet = 🔕 Aucun rappel pendant ce temps.
holiday-back = 👋 Retour automatique le **{ $day }**, ou plus tôt avec le bouton.
holiday-campaigns = Concerne : { $campaigns }.
holiday-nowhere = Vous ne jouez dans aucune campagne pour le moment ; cela vaudra pour les prochaines.
holiday-hint = `/vacances fin:vendredi` suffit pour partir dès maintenant.
holiday-over = 👋 Bon retour ! Vous jouez de nouveau, et les rappels reprennent.
holiday-cancelled = Ces vacances sont annulées : rien ne change.
button-returned = Je suis de retour
button-cancel-holiday = Annuler ces vacances

## Réglages et rythme

camp-decisions = Décisions : { $value }
camp-decisions-vote = La majorité l’emporte
camp-decisions-anyone = Plus rapide : le premier qui presse décide
settings-decisions = 🗳️ Décisions du groupe : { $decisions }
settings-standin-turns = { $turns ->
        [one] 🪑 { $hero } : { $player }, ou { $standin } en remplacement pour un tour
       *[other] 🪑 { $hero } : { $player }, ou { $standin } en remplacement pour { $turns } tours
    }
settings-seat = 🎭 { $hero } : { $who }
settings-pace-hint = Rappels et délais : `/campagne rythme`.
pace-title = Rythme de cette campagne
pace-hint = Chaque rappel vient deux fois plus tard que le précédent, jamais aux heures calmes (`/habitudes`). Nommez une option pour la changer.

## Qui joue à quelle place

answer-standin-turns = { $turns ->
        [one] { $player } peut agir aussi pour { $hero }, pour un tour.
       *[other] { $player } peut agir aussi pour { $hero }, pour { $turns } tours.
    }
answer-handed = { $player } joue désormais { $hero }.
answer-offered = La question est posée à { $player } sur le panneau : { $hero } change de main dès qu’on dit oui.
answer-dismissal-proposed = On demande aux autres, sur le panneau, si { $hero } reste à qui le joue. Votre voix compte pour un changement.
answer-taken-over = Vous jouez désormais { $hero }. `/rattrapage` raconte ce qui s’est passé.
ask-dismiss = { $player } ne jouera plus **{ $hero }** ? Le joueur automatique le mènera, jusqu’à ce que quelqu’un prenne la relève avec `/campagne relève`.
button-free = Oui, libérer la place
answer-dismissed = { $hero } n’a plus de joueur. `/campagne relève` pour prendre sa place, `/campagne conduite` pour choisir qui le mène.
answer-keeper-autopilot = Le joueur automatique mène désormais { $hero }.
answer-keeper-party = Tout le groupe peut désormais jouer { $hero }.
answer-keeper-player = { $hero } obéit de nouveau à qui tient ce rôle.

## Pourquoi pas

refusal-no_such_zone = « { $typed } » n’est pas un fuseau horaire connu. Tapez une grande ville, par exemple : { $zones }. Rien n’a changé.
refusal-no_quiet_hours = « { $typed } » ne dit pas de quand à quand. Écrivez par exemple `22:00-08:00`, ou « aucune ». Rien n’a changé.
refusal-no_time_of_day = « { $typed } » n’est pas une heure. Écrivez par exemple `18:00`, ou « aucune » pour arrêter. Rien n’a changé.
refusal-no_reminder_hours = « { $typed } » ne convient pas : donnez des heures entre 1 et { $most }, ou « campagne ». Rien n’a changé.
refusal-no_such_date = « { $typed } » n’est pas une date que je comprends. Écrivez par exemple `20/08`, `2026-08-20`, `vendredi` ou `3 jours`. Rien n’a changé.
refusal-date_is_past = « { $typed } » est déjà passé. Rien n’a changé.
refusal-ends_before_it_begins = La fin vient avant le début. Rien n’a changé.
refusal-holiday_too_long = C’est bien loin : { $days } jours au plus. Pour une plus longue absence, confiez votre place avec `/campagne confier`. Rien n’a changé.
refusal-holiday_needs_an_end = Dites aussi la fin, par exemple `fin:vendredi`. Rien n’a changé.
refusal-no_holiday = Vous n’avez ni vacances en cours ni absence prévue.
