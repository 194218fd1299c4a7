# Le Raid : ce que disent ses images, le portail sur le plateau, et le classement d’un serveur.

raid-picture-title = Le Raid
raid-picture-week = semaine { $number } de { $year }
raid-picture-course = graine { $course }
raid-picture-won = Victoire
raid-picture-lost = Défaite
raid-picture-open = En cours
raid-picture-normal = difficulté normale
raid-picture-hard = mode difficile
raid-picture-levels = niveaux
raid-picture-rounds = manches
raid-picture-knocked-out = à terre
raid-picture-searched = fouilles
raid-picture-act = Acte { $act }
raid-picture-unknown = ?
raid-picture-level-passed = franchi
raid-picture-level-cleared = nettoyé
raid-picture-level-fell = tombés ici
raid-picture-level-here = en cours
raid-picture-level-next = à venir
raid-picture-level-ahead = pas atteint
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
raid-picture-where = niveau { $number } sur { $levels }

## Cartes entre deux niveaux

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
