# Réglages, remplaçants, conservation des campagnes, et réparations.

## Commandes

cmd-campaign-settings = réglages
    .description = Voir et changer langue, égalités et difficulté
cmd-campaign-settings-language = langue
    .description = La langue des messages publics
cmd-campaign-standin = remplaçant
    .description = Laisser quelqu’un d’autre agir aussi pour votre héros
cmd-campaign-standin-hero = héros
    .description = Votre héros
cmd-campaign-standin-player = joueur
    .description = Le remplaçant ; personne met fin à l’accord
cmd-campaign-export = exporter
    .description = Toute la campagne dans un fichier, pour vous seul
cmd-campaign-import = importer
    .description = Reprendre une campagne d’un fichier, dans un salon libre
cmd-campaign-import-file = fichier
    .description = Un fichier fait par l’export
cmd-campaign-archive = archiver
    .description = Ranger la campagne ; on peut la reprendre
cmd-campaign-restore = reprendre
    .description = Reprendre une campagne rangée ici
cmd-campaign-restore-campaign = campagne
    .description = Laquelle ; la dernière si vous ne dites rien
cmd-repair = réparer
    .description = Pour le propriétaire et les gestionnaires : débloquer une partie
cmd-repair-hand = confier
    .description = Confier un héros à un autre joueur
cmd-repair-hand-hero = héros
    .description = Le héros à confier
cmd-repair-hand-player = joueur
    .description = Qui le joue désormais
cmd-repair-skip = passer
    .description = Répondre à la question ouverte par son choix d’office
cmd-repair-end = finir
    .description = Finir le tour d’un héros dont le joueur est absent
cmd-repair-round = manche
    .description = Rejouer la manche en cours ; les mêmes dés reviennent
cmd-repair-panel = panneau
    .description = Reposter le panneau

## Réglages

settings-title = Réglages de cette campagne
settings-language = 🗣️ Messages publics : { $language }
settings-owner = 👑 Propriétaire : { $player }
settings-standin = 🪑 { $hero } : { $player }, ou { $standin } en remplacement
settings-hint = Nommez une option de cette commande pour la changer.
answer-standin = { $player } peut désormais agir aussi pour { $hero }.
answer-no-standin = Plus personne ne remplace { $hero }.

## Conserver

answer-export = Tout de cette campagne. S’y trouve aussi la graine secrète des dés : qui la lit pourrait savoir ce qu’ils montreront.
ask-archive = Ranger **{ $name }** ? Le salon sera libre, et rien n’est perdu : `/campagne reprendre` dans ce salon la ramène.
button-archive = Ranger
answer-archived = La campagne est rangée. `/campagne reprendre` dans ce salon la ramène.
told-archived = 🕯️ { $player } a rangé **{ $name }**. Rien n’est perdu : chacun de ses joueurs la reprend où elle en était avec `/campagne reprendre` dans ce salon.
answer-import-reading = ⏳ Le fichier est en cours de lecture. Cela peut prendre un moment ; la réponse s’affichera ici.
answer-restored = La campagne continue. [Aller au panneau]({ $link })

## Ce que raconte le journal

repaired-handed_over = { $player } confie **{ $hero }** à { $to }.
repaired-skipped = { $player } tranche un choix en suspens par son choix d’office.
repaired-turn_ended = { $player } met fin au tour de **{ $hero }**.
repaired-round_taken_back = { $player } ramène la partie au début de la manche { $round }.
repaired-panel = { $player } reposte le panneau.
repaired-archived = { $player } range la campagne.
repaired-restored = { $player } reprend la campagne.
repaired-imported = { $player } apporte ici la campagne d’un fichier.
standin-named = { $player } accepte que { $standin } agisse aussi pour **{ $hero }**.
standin-dropped = { $player } : plus personne ne remplace **{ $hero }**.

## Pourquoi pas

refusal-own_standin = Vous jouez { $hero } vous-même : nommez quelqu’un d’autre.
refusal-plays_it_already = Ce joueur joue déjà { $hero }.
refusal-bots_do_not_play = Les bots ne jouent pas ici : nommez une personne.
refusal-nothing_archived = Aucune campagne à vous n’a été rangée dans ce salon.
refusal-channel_in_use = **{ $name }** se joue dans ce salon, et la vôtre ne peut continuer qu’ici. Quand le propriétaire de { $name } l’aura rangée avec `/campagne archiver`, essayez de nouveau.
refusal-file_too_large = Ce fichier est trop gros : { $most } Mo au plus.
refusal-not_a_campaign_file = Ce n’est pas une campagne à nous : prenez un fichier fait par `/campagne exporter`. Rien n’a changé.
refusal-file_not_proven = Les actes de ce fichier ne mènent pas à la campagne qu’il contient, et ce n’est pas ce Flambeau qui l’a écrit. Prenez le fichier tel que `/campagne exporter` l’a fait, là où il a été fait. Rien n’a changé.
refusal-file_takes_too_long = Ce fichier est trop long à vérifier. Quelqu’un qui gère le serveur peut essayer : on lui laisse plus de temps. Rien n’a changé.
refusal-gate_busy = D’autres fichiers sont en cours de vérification. Réessayez dans une minute, s’il vous plaît.
refusal-file_of_newer_rules = Ce fichier vient d’un Flambeau plus récent, dont celui-ci ne connaît pas encore les règles. Rien n’a changé.
refusal-name_needed = Donnez au groupe un nom fait de lettres.

## L’établi de la table locale

tinkered-revealed = L’établi dévoile { $about }.
tinkered-jumped = L’établi emmène tout le monde dans { $about }.
tinkered-set = L’établi met { $about } à { $amount }.
tinkered-fired = L’établi déclenche { $about }.
tinkered-gold = L’établi donne { $amount } or.
tinkered-xp = L’établi donne { $amount } d’expérience.
tinkered-seasoned = L’établi aguerrit tout le monde.
tinkered-dice = L’établi pipe les dés.
refusal-only_on_the_bench = Cela ne se fait que sur un établi d’essai.
refusal-bench_unknown = Il n’y a pas de « { $name } » ici.
