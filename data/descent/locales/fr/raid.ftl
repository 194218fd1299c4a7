# Le Raid : sa Maîtresse, ses étapes et ses portails, et ce qu’il y a entre elles.

campaign-raid = Le Raid
    .about = Six petites étapes d’une traite, chacune quittée par un portail. Entre deux, on souffle, on apprend, on choisit son équipement.

## La Maîtresse du Donjon

raid-speaks = 🕯️ **La Maîtresse du Donjon** : « { $words } »
raid-welcome = Bienvenue. Essuyez vos bottes, ou non : ces dalles ont vu pire. Ma maison compte six étapes, et chacune n’a qu’une sortie, un portail, d’ordinaire du mauvais côté. J’ai engagé avec la Maison un pari à votre sujet. Modeste, pour l’instant : je voudrais d’abord vous voir marcher.
raid-before-1 = La première étape sert à faire connaissance. Je me tiens là-haut, à la galerie, avec une plume et mon registre ; la Maison parie que vous ne trouverez pas la porte pour laquelle vous êtes venus. Donnez-lui tort, je vous prie. J’ai si peu de plaisirs.
raid-after-1 = Voilà ! La Maison m’a payé un bouton, de bien mauvaise grâce. Vous comptez vos manches, j’espère ? Moi, oui. La hâte me plaît, la curiosité aussi ; qui a les deux à la fois va loin, ici.
raid-before-2 = Vous vous demandez pourquoi l’on ferait une chose pareille. J’étais une invitée, comme vous. Nous sommes descendus à quatre, avec une seule carte et beaucoup de rires. C’est à la deuxième étape que nous avons ri un peu moins. Attention à vos têtes.
raid-after-2 = Joliment fait, et personne n’est resté en arrière. C’est la seule règle de cette maison que j’aurais écrite moi-même : un portail attend que tout le monde soit là. Certains d’entre nous trouvaient cela assommant. Mais voyez les cartes.
raid-before-3 = La troisième étape a toujours été notre meilleure. J’y ai trouvé un coffre, et derrière lui un autre, pendant qu’on m’appelait du portail. J’ai répondu : juste un instant. Je viens de doubler ma mise sur vous ; ne me demandez pas pourquoi.
raid-after-3 = La moitié. À partir d’ici, la Maison joue ses meilleures pièces, et vous votre second souffle : il vous est dû. J’ai lu le règlement. Il est gravé à la cave, en tout petits caractères.
raid-before-4 = Passé la troisième étape, presque personne ne vient plus me voir ; pardonnez la poussière. La Maison vient de relever la mise, et j’ai accepté en votre nom. Vous aviez l’air occupés.
raid-after-4 = Savez-vous combien dure un instant ? Le mien dure depuis deux cents ans. J’ai ouvert le second coffre, et le portail s’est refermé derrière trois personnes au lieu de quatre. Depuis, je tiens la maison, comme on garde un vestiaire.
raid-before-5 = J’ai vu cinq portails de près. Le sixième ne s’ouvre que pour qui s’y présente ensemble ; et moi, vous le voyez, je suis une. J’ai tout essayé. Avec un miroir, il s’en est fallu de peu.
raid-after-5 = Vous savez maintenant ce que je joue. Pas de l’or : la Maison paie en boutons. Si vous passez, elle me doit une réponse : ce qu’il y a de l’autre côté. Personne n’est jamais revenu me le dire, et j’y vois plutôt bon signe.
raid-before-6 = La dernière. J’ai tout misé sur vous : la galerie, le registre, deux cents ans de boutons. La Maison pense que l’un de vous voudra encore un coffre, rien qu’un. Moi, je pense que vous vous attendrez. Allez ; et laissez la porte entrouverte, si ce n’est pas trop demander.
raid-won-tale = Derrière le sixième portail s’étend une colline au point du jour, et sur la colline un banc. Trois noms sont gravés dans son bois, usés par le temps ; à côté, une quatrième place est restée libre depuis toujours, une tasse retournée dessus contre la pluie. Derrière vous, quelqu’un passe un seuil, très lentement, comme si le sol pouvait être repris. « Ils ont attendu, dit la Maîtresse du Donjon. Que c’est peu raisonnable. » Elle s’assied. Un bouton roule hors du portail et s’arrête contre son soulier : la Maison paie ses dettes.
raid-lost-tale = Les torches s’éteignent une à une, doucement, comme on quitte la chambre d’un malade. Vous vous réveillez devant la grille, vos bottes à côté de vous, cirées. Un billet est épinglé à celle de gauche : « J’ai perdu sur vous une bagatelle et ne regrette rien. Vous vous êtes attendus ; c’est plus rare qu’on ne croit. La Maison rouvre quand il vous plaira. Je garde votre page. »

## Ce qui arrive

raid-chosen = 🌀 { $player } choisit **le Raid**{ $how ->
        [week] , celui de la semaine { $course }.
        [seed] , par la graine `{ $course }`.
       *[fresh] .
    }
raid-begins = 🌀 Le Raid · { $levels } étapes
raid-begins-week = C’est le Raid de la semaine { $week } : qui le joue cette semaine rencontre les mêmes étapes, monstres et cartes.
raid-begins-course = Qui tape `{ $course }` comme graine de `/raid nouveau` joue ce même Raid.
raid-level = Étape { $number } sur { $levels } · { $level }
raid-level-bare = Étape { $number } sur { $levels }
raid-passed = 🌀 **L’étape { $number }** est derrière le groupe : { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $searched ->
        [0] rien de fouillé
        [one] { $searched } jeton fouillé
       *[other] { $searched } jetons fouillés
    }, { $fallen ->
        [0] personne à terre
        [one] { $fallen } chute
       *[other] { $fallen } chutes
    }{ $cleared ->
        [yes] , plus un monstre.
       *[no] .
    }
raid-rested = 💤 Le groupe souffle un peu : { $what }.
raid-rested-hearts = { $hero } +{ $hearts } ♥
raid-rested-rid = { $hero } se défait de { $conditions }
raid-woke = revient à soi de l’autre côté du portail, avec un seul ♥
raid-shown = 🃏 { $shown ->
        [one] { $shown } carte Boutique est découverte
       *[other] { $shown } cartes Boutique sont découvertes
    }, { $most ->
        [0] et aucune n’est à garder.
        [one] et { $most } est à garder : { $cards }
       *[other] et { $most } sont à garder : { $cards }
    }
raid-kept = garde { $card }
raid-returned = repose { $card }
raid-act = ⚔️ **L’acte { $act ->
        [1] I
       *[2] II
    } commence.** Boutique, monstres et cartes Fouille changent, les exploits sont de nouveau prêts, et le groupe reprend cœur (moral : { $morale }).
raid-won = 🏆 Le Raid est gagné !
raid-lost = 🕯️ Le Raid est perdu
raid-ended-numbers = { $levels ->
        [0] Aucune étape franchie
        [one] { $levels } étape franchie
       *[other] { $levels } étapes franchies
    }, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $fallen ->
        [0] personne à terre.
        [one] { $fallen } chute.
       *[other] { $fallen } chutes.
    }
level-won = 🌀 **{ $quest }** : le portail est passé !
level-lost = 🕯️ **{ $quest }** : le Raid s’arrête ici.
ended-portal = Ensemble, et il était temps, les héros passent le portail.
portal-opens = 🌀 **Le portail s’ouvre.**
portal-closes = 🌀 **Le portail se referme.**
portal-awaits = 🌀 Le portail est ouvert, mais on le passe ensemble : il manque { $heroes }.
portal-left = 🌀 Le groupe passe le portail.
portal-patience = ⏳ Tant de manches dans une seule étape : les héros ne croient plus au portail, et perdent du cœur à chacune.
portal-stays = 🌀 Le groupe reste encore : il y a quelque chose à faire ici.

## Au portail

question-portal = Vous voilà tous devant le portail ouvert. Quitter cette étape ?
option-leave = Passer le portail
option-portal-stay = Rester une manche
vote-for-descend = Passer le portail, vers l’étape suivante

## La réunion

raid-pick-note = D’une traite · { $levels } étapes, une amélioration après chacune
raid-pick-week = Le Raid de la semaine { $week }
raid-pick-seed = Graine : { $course }
raid-hint = `/raid nouveau` prend aussi une graine, ou joue le Raid de la semaine, le même pour tout le monde.
raid-difficulty-normal = Une expérience pour commencer, un court repos après chaque étape
raid-difficulty-hard = Rien pour commencer, pas de repos, moins de temps
raid-button-start = Commencer le Raid

## Entre deux étapes

raid-ahead = Devant vous : étape { $number } sur { $levels }
raid-where = 💪 Moral { $morale } · acte { $act ->
        [1] I
       *[2] II
    }
raid-so-far = jusqu’ici { $levels ->
        [one] { $levels } étape
       *[other] { $levels } étapes
    }, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $fallen ->
        [0] aucune chute
        [one] { $fallen } chute
       *[other] { $fallen } chutes
    }
raid-last = La dernière : **{ $level }** · { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } · { $searched ->
        [0] rien de fouillé
        [one] { $searched } jeton fouillé
       *[other] { $searched } jetons fouillés
    } · { $cleared ->
        [yes] plus un monstre
       *[no] des monstres restaient
    }
raid-feat-ready = exploit prêt
raid-feat-used = exploit accompli
raid-xp = { $n } XP
raid-open = 🃏 { $left ->
        [0] **Tout ce qui peut être gardé l’est.** Reposez une carte pour en choisir une autre.
        [one] **Encore une carte à garder.** Choisissez-la ci-dessous ; la carte dit qui peut la porter.
       *[other] **Encore { $left } cartes à garder.** Choisissez-les ci-dessous ; chaque carte dit qui peut la porter.
    }
raid-open-kept = ✓ { $card } · { $hero }
raid-warn-cards = ⚠️ Une fois le portail passé, ce qui est découvert est perdu.
raid-warn-xp = De quoi apprendre encore : { $heroes }.
raid-menu-keep = Garder une carte…
raid-menu-back = Reposer une carte…
raid-keep-for = Pour { $hero }
raid-keep-worn = { $away ->
        [none] Pour { $hero }, à équiper aussitôt
       *[other] Pour { $hero }, à équiper aussitôt (range { $away })
    }
raid-keep-hint = Une des cartes découvertes. { $left ->
        [0] Plus aucune ne peut être gardée : reposez-en d’abord une.
        [one] Encore une peut être gardée.
       *[other] Encore { $left } peuvent être gardées.
    }
raid-button-descend = Passer le portail
raid-button-descend-early = Passer le portail, et laisser des cartes

## Dans une étape

raid-portal-open = 🌀 portail ouvert
raid-portal-closed = 🔒 portail fermé
raid-portal-left = { $monsters ->
        [0] Plus un monstre
        [one] Encore { $monsters } monstre
       *[other] Encore { $monsters } monstres
    } · { $tokens ->
        [0] rien à fouiller en vue
        [one] { $tokens } jeton à fouiller en vue
       *[other] { $tokens } jetons à fouiller en vue
    }
raid-next-peril = ⏳ péril après la manche { $round }
raid-next-peril-now = ⏳ **péril après cette manche**

## La fin d’une étape

raid-page-title = Ce que vaut cette étape
raid-page-open = L’étape est finie, sa dernière page est ouverte. N’importe qui poursuit avec « Continuer » sur le panneau.
raid-page-rounds = ⏱️ { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }{ $cards ->
        [none] {""}
        [0] , trop lent pour une carte de plus
        [one]  : { $cards } carte de plus
       *[other]  : { $cards } cartes de plus
    }
raid-page-searched = 🔎 { $searched ->
        [0] Aucun jeton fouillé
        [one] { $searched } jeton fouillé
       *[other] { $searched } jetons fouillés
    }{ $cards ->
        [none] {""}
        [0] {""}
        [one]  : { $cards } carte de plus
       *[other]  : { $cards } cartes de plus
    }
raid-page-cleared = 👹 Plus un monstre{ $worth ->
        [none] {""}
       *[more]  : une carte de plus à garder
    }
raid-page-monsters = 👹 Des monstres sont restés derrière
raid-page-fallen = 🩹 { $fallen ->
        [0] Personne à terre
        [one] { $fallen } chute
       *[other] { $fallen } chutes
    }
raid-page-shown = 🃏 **{ $shown ->
        [one] { $shown } carte Boutique est découverte
       *[other] { $shown } cartes Boutique sont découvertes
    } ; à garder : { $most }.**
raid-page-xp = ⭐ { $n } XP pour chaque héros

## La fin du Raid

raid-end-level-passed = { $number }. **{ $level }** · { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } · { $fallen ->
        [0] personne à terre
        [one] { $fallen } chute
       *[other] { $fallen } chutes
    }
raid-end-level-fell = { $number }. **{ $level }** · la fin, à la manche { $rounds }
raid-end-course = Graine de ce Raid : `{ $course }`
raid-end-week = Raid de la semaine { $week }
raid-end-again = Encore ? Rangez celui-ci avec `/campagne archiver`, puis `/raid nouveau`. L’histoire reste dans `/journal`.
raid-page-levels = Les étapes
raid-page-foot = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } · { $fallen ->
        [0] aucune chute
        [one] { $fallen } chute
       *[other] { $fallen } chutes
    }

## Regarder en arrière, et l’aide

raid-between = Entre deux étapes
raid-setting-out = Avant la première étape
catchup-kept = 🃏 Gardé : { $things }
raid-help = Avant l’étape suivante : gardez des cartes, apprenez des compétences, donnez-vous ce que vous portez, avec les boutons du panneau ou avec `/entraîner`. Puis passez le portail ensemble ; ce qui est découvert est alors perdu.
raid-help-vote = Avant l’étape suivante : gardez des cartes, apprenez des compétences, donnez-vous ce que vous portez. Le groupe vote pour passer le portail.
raid-help-finished = Le Raid est terminé. `/journal` et `/bilan` regardent en arrière.
raid-move = **Avant l’étape suivante** : cartes et expérience, puis le portail.
raid-move-finished = Le Raid est terminé.

## Ce qui n’est pas possible

refusal-no_raid = Aucune étape du Raid n’est installée ici que vos boîtes permettent.
refusal-not_a_raid_seed = Une graine du Raid a jusqu’à 40 lettres sans accent, chiffres et traits d’union, par exemple `trois-lanternes`.
refusal-not_in_the_raid = Aucun Raid n’est en cours ici. `/raid nouveau` en ouvre un dans un salon sans campagne.
refusal-not_in_a_raid = Le Raid n’a ni carte, ni routes, ni villes : il va d’étape en étape. Continuez avec les boutons du panneau.
refusal-only_in_a_raid = Cela ne se fait qu’entre deux étapes du Raid.
refusal-no_cards_shown = Aucune carte n’est découverte. Elles le sont après chaque étape du Raid.
refusal-card_not_shown = Cette carte n’est pas découverte : { $card }.
refusal-enough_kept = Vous gardez déjà { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    }, et c’est tout ce qui est permis. Reposez-en une pour en choisir une autre.
refusal-not_kept_now = Cette carte n’a pas été gardée cette fois-ci, elle reste donc où elle est : { $card }.

## Les commandes

cmd-raid = raid
    .description = Le Raid : six étapes d’une traite
cmd-raid-new = nouveau
    .description = Ouvrir un Raid dans ce salon
cmd-raid-new-difficulty = difficulté
    .description = Normal, ou difficile : pas de repos et moins de temps
cmd-raid-new-seed = graine
    .description = Un mot : qui tape le même joue le même Raid
cmd-raid-new-weekly = hebdo
    .description = Le Raid de cette semaine, le même pour tout le monde
cmd-raid-status = état
    .description = Où en est le Raid : étapes, manches, chutes
raid-opened = Le Raid est ouvert. Choisissez un héros sur [le panneau]({ $link }).
raid-opened-week = Le Raid de la semaine { $week } est ouvert. Choisissez un héros sur [le panneau]({ $link }).
raid-opened-seed = Le Raid de graine `{ $course }` est ouvert. Choisissez un héros sur [le panneau]({ $link }).
raid-status-gathering = Le groupe se réunit pour le Raid.
