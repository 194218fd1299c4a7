# Ce que remettent les joueurs quand quelque chose ne va pas, et la preuve des dés.

## Commandes

cmd-report = signaler
    .description = Un fichier qui montre un problème à qui répare le bot
cmd-campaign-verify = vérifier
    .description = Prouver les dés de ce qui a été joué en dernier

## Signalements

answer-report = Remettez ce fichier à qui tient le bot, avec une phrase sur ce que vous attendiez. Les personnes y sont des numéros. { $references ->
        [no] Aucune panne n’a été notée ici.
       *[other] Pannes notées ici : { $references }.
    }
answer-report-left-out = Ce que vous ne pouvez pas encore savoir, comme la graine secrète, n’y est pas. Un fichier fait par le propriétaire de la campagne en dit plus.
report-file = Un signalement de cette campagne

## Vérifier

verify-nothing-yet = Rien n’a encore commencé ici. L’empreinte de la graine est dite au début, la graine à la fin ; cette commande les compare alors.
verify-at-the-end = Les dés sont fixés depuis le début, et personne ne peut les changer. La preuve vient avec la fin, quand la graine est dite.
verify-proved = ✅ Les dés sont prouvés : la graine a l’empreinte dite au début, et { $deeds ->
        [one] son seul acte mène
       *[other] ses { $deeds } actes mènent
    } d’elle à tout ce qui a été raconté.
verify-other_seed = ❌ La graine dite à la fin n’a pas l’empreinte du début.
verify-elsewhere = ❌ La graine a l’empreinte dite au début, mais, rejoué, l’acte { $deed } mène ailleurs. Un `/signaler` aide à comprendre pourquoi.
verify-changed_since = ☑️ La graine a l’empreinte dite au début. On a joué avec des règles ou un contenu d’avant, et les actes ne peuvent plus être rejoués aujourd’hui.
verify-commitment = Empreinte dite au début : `{ $commitment }`
verify-seed = Graine dite à la fin : `{ $seed }`
verify-yourself = L’empreinte est le SHA-256 des lettres de la graine : chacun peut la calculer.
