# « Trois Ménages » : une étape du Raid. L’un des trois a la clé ; aucun ne le dira.

quest-three_households = Trois Ménages
    .intro = « Je loue la cour à trois familles », dit la Maîtresse du Donjon. « Elles ne se supportent pas, mais l’une d’elles me garde la clé du portail. Je ne sais plus laquelle ; c’est dans le registre des loyers, de ma main, c’est-à-dire en écriture secrète. J’ai parié que vous dérangeriez d’abord les mauvais. Tout le monde le fait. »
    .won = « Et voilà que j’ai à louer », dit la Maîtresse. « Vous ne connaîtriez personne ? Avec des dents ? »
    .lost = « Enfin une chose sur laquelle ils ont pu s’entendre », dit la Maîtresse, émue.
quest-three_households-objective-key = L’un des trois ménages a la clé : celui du nord-est, celui du sud-ouest ou celui du nord-ouest. Le vaincre jusqu’au dernier. Le registre des loyers (H11, Connaissance) dit lequel.
quest-three_households-objective-leave = Le portail est ouvert. Partir, tous ensemble.
area-three_households-yard = Une cour, trois portes, un puits. Derrière chaque rideau, quelque chose regarde, vous et les autres.
token-three_households-portal = la porte cochère
token-three_households-washing = le linge
token-three_households-well = le puits
token-three_households-dovecote = le pigeonnier
token-three_households-rent_book = le registre des loyers

quest-three_households-token-portal = Haute, noire, fermée. « Ni colporteurs, ni saints. »
quest-three_households-token-washing = Six manches par chemise. Une poche tinte.
quest-three_households-token-well = On peut y faire un vœu. En général, il est déjà au fond.
quest-three_households-token-dovecote = Plus de pigeons. Des plumes, si.
quest-three_households-token-rent_book = Qui paie, qui doit, qui garde la clé : tout y est, de la main de la Maîtresse (Connaissance ; un échec coûte 1 point de fatigue).
quest-three_households-use-look_up = Y chercher la clé (Connaissance)
    .not = On le sait déjà.

quest-three_households-message-says_first = « Clé : chez ceux du nord-est. Mordent au réveil. »
quest-three_households-message-says_second = « Clé : chez ceux du sud-ouest. Sentent. »
quest-three_households-message-says_third = « Clé : chez ceux du nord-ouest. Convenables, hélas. »
quest-three_households-message-smudged = C’est peut-être un sept, ou un cygne.
quest-three_households-message-only_bones = Le nord-est est vide. Sous les lits : des os, rangés par taille, et pas de clé.
quest-three_households-message-only_lint = Le sud-ouest est vide. Dans les poches : des peluches, un doigt, et pas de clé.
quest-three_households-message-only_bills = Le nord-ouest est vide. Dans les tiroirs : des factures impayées, et pas de clé.
quest-three_households-message-found = Au dernier cou pend la clé, à un ruban. La porte cochère s’ouvre avant même qu’on l’ait mise dans la serrure.
quest-three_households-message-quarrel = Le bruit attire la parenté. Elle l’avait toujours dit.

quest-three_households-ending-portal = Vous refermez doucement la porte cochère. Derrière, on commence à se disputer le linge.
