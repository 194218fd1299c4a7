# Ce qui est gardé de chacun, et comment être oublié.

## Commandes

cmd-privacy = confidentialité
    .description = Ce que le bot garde à votre sujet, et comment être oublié

## Ce qui est gardé

privacy-title = ### 🔏 Ce que je garde à votre sujet
privacy-nothing = Rien : aucune habitude, aucune campagne, aucun geste.
privacy-habits = - Vos habitudes : heures calmes, fuseau horaire, rappels, vacances (`/habitudes`).
privacy-seats = - Votre place dans { $n ->
        [one] une campagne : { $names }.
       *[other] { $n } campagnes : { $names }.
    }
privacy-deeds = - { $n ->
        [one] Un geste
       *[other] { $n } gestes
    } dans l’histoire de { $campaigns ->
        [one] une campagne.
       *[other] { $campaigns } campagnes.
    }
privacy-deliveries = - { $n ->
        [one] Une note
       *[other] { $n } notes
    } sur ce qui vous a été rappelé.
privacy-only = Il n’y a que votre numéro Discord : ni nom, ni message, ni adresse. Personne d’autre ne voit cette liste.
privacy-kept-archived = Une campagne rangée { $days ->
        [0] n’est jamais effacée d’elle-même.
        [one] est effacée au bout d’un jour.
       *[other] est effacée au bout de { $days } jours.
    }
button-forget-me = M’oublier…

## Être oublié

ask-forget-me = **Vous oublier pour de bon ?** Vos habitudes sont effacées, et dans { $n ->
        [0] toute campagne
        [one] une campagne
       *[other] { $n } campagnes
    } un numéro qui n’est à personne remplace le vôtre. Ce que vous jouiez reste à la table, libre pour qui veut le reprendre ; les campagnes que vous avez ouvertes passent au joueur suivant. Cela ne peut pas être défait. Les messages déjà publiés dans les salons y restent.
button-forget-me-now = Oui, m’oublier
forgotten-now = C’est oublié. { $n ->
        [0] Aucune campagne ne vous connaissait.
        [one] Une campagne ne vous connaît plus.
       *[other] { $n } campagnes ne vous connaissent plus.
    } Si vous jouez à nouveau, tout recommence à zéro.
forgotten-not-all = Vos habitudes sont effacées, mais { $n ->
        [one] une campagne vous connaît
       *[other] { $n } campagnes vous connaissent
    } encore : quelque chose s’y passait à l’instant. Réessayez dans un moment.

## Ce qui se raconte

player-forgotten = Quelqu’un a demandé à être oublié. { $heroes } { $n ->
        [one] est libre
       *[other] sont libres
    } : en attendant que quelqu’un prenne la relève, le jeu continue tout seul.
player-forgotten-onlooker = Quelqu’un a demandé à être oublié.
owner-passed-on = La campagne est désormais celle de { $player }.

## Archives

answer-archived-until = La campagne est rangée. `/campagne reprendre` dans ce salon la ramène ; elle est gardée jusqu’au { $until }.

## Refus

