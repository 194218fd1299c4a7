# Le Raid : ce que disent ses images, le portail sur le plateau, et le classement d’un serveur.

raid-picture-title = Le Raid
raid-picture-week = semaine { $number } de { $year }
raid-picture-course = graine { $course }
raid-picture-won = Victoire
raid-picture-lost = Défaite
raid-picture-open = En cours
raid-picture-normal = difficulté normale
raid-picture-hard = mode difficile
raid-picture-levels = étapes
raid-picture-rounds = manches
raid-picture-knocked-out = à terre
raid-picture-searched = fouilles
raid-picture-act = Acte { $act }
raid-picture-unknown = …
raid-picture-level-passed = franchie
raid-picture-level-cleared = nettoyée
raid-picture-level-fell = tombés ici
raid-picture-level-here = en cours
raid-picture-level-next = à venir
raid-picture-level-ahead = pas atteinte
raid-picture-learned = { $n ->
        [0] aucune compétence
        [one] { $n } compétence
       *[other] { $n } compétences
    }
raid-picture-alt-level = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $knocked_out ->
        [0] personne à terre
        [one] { $knocked_out } héros à terre
       *[other] { $knocked_out } héros à terre
    }, { $searched ->
        [0] aucune fouille
        [one] { $searched } fouille
       *[other] { $searched } fouilles
    }
raid-picture-where = étape { $number } sur { $levels }

## Cartes entre deux étapes

raid-picture-cards = Cartes visibles
raid-picture-left = { $n ->
        [0] Plus rien à garder
        [one] Encore { $n } à garder
       *[other] Encore { $n } à garder
    }
raid-picture-free = libre
raid-picture-stays = reste ici
raid-picture-kept = gardée par { $hero }

## Sur le plateau

portal-open = { $portal } (portail ouvert)
portal-closed = { $portal } (portail fermé)

## Commandes

cmd-raid-ladder = classement
    .description = Comment les groupes de ce serveur s’en sont tirés dans le même raid
cmd-raid-ladder-week = semaine
    .description = Une semaine comme 2026-W47, ou une graine ; sinon le raid joué ici, ou celui de la semaine
cmd-raid-summary = bilan
    .description = Votre raid en une image, à partager

## Le classement

ladder-title = Classement · { $course }
ladder-difficulty = { $difficulty ->
        [hard] Difficile
       *[normal] Normal
    }
ladder-line = { $place }. **{ $party }** · { $how }
ladder-line-own = { $place }. ➤ **{ $party }** · { $how }
ladder-won = 🏆 les { $levels } étapes · { $counts }
ladder-lost = 💀 { $passed } sur { $levels } · { $counts }
ladder-open = ⏳ { $passed } sur { $levels } pour l’instant · { $counts }
ladder-counts = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } · { $knocked_out ->
        [0] personne à terre
        [one] { $knocked_out } fois à terre
       *[other] { $knocked_out } fois à terre
    }
ladder-more = … et { $n ->
        [one] { $n } autre groupe
       *[other] { $n } autres groupes
    }.
ladder-empty = Personne ne l’a encore joué sur ce serveur.
ladder-order = D’abord qui a franchi le plus d’étapes, puis le moins de manches, puis le moins de héros à terre. ➤ : c’est vous.
refusal-not_a_raid_of_a_ladder = Ni semaine ni graine : { $typed }. Donnez une semaine comme 2026-W47, ou une graine.
