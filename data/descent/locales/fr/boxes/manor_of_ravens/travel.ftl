# Ce qui arrive en route à qui possède la boîte.

travel-raven_barter = Un corbeau se pose sur le timon, ouvre le bec, et fait tomber un bouton d’argent. Puis il attend. Derrière lui, dans l’arbre, attend toute la maison.
travel-raven_barter-trade = Poser un de vos objets par terre
    .needs = Il vous faut un objet de boutique.
travel-raven_barter-talk = Lui répondre en corbeau (Connaissance)
travel-raven_barter-crumbs = Partager le pain, garder le bouton
travel-raven_barter-message-traded = Ils étaient douze à porter ce qu’ils vous laissent. Quelqu’un, quelque part, cherche dans un tiroir.
travel-raven_barter-message-talked = Il se plaint d’un voisin, avec des détails. Cela ressemble à une affaire pour vous.
travel-raven_barter-message-insulted = L’accent était mauvais, et le mot, pire. Tous s’envolent en silence, et chacun passe au-dessus de { $hero }.
travel-raven_barter-message-crumbs = Le pain leur plaît. Le bouton vaut cinq pièces, et il lui en manquait un.

travel-receipt_for_robbery = « La bourse ou la vie, en deux exemplaires. » Les bandits ont une table, un encrier, et un tampon dont ils sont très fiers.
travel-receipt_for_robbery-pay = Payer, contre reçu (10 pièces d’or par héros)
    .needs = Il vous faut 10 pièces d’or par héros.
travel-receipt_for_robbery-refuse = Renverser la table (Puissance)
travel-receipt_for_robbery-proofread = Relire le formulaire (Connaissance)
travel-receipt_for_robbery-message-paid = Le reçu est daté, signé, et précise que la maison se réserve le droit de s’excuser.
travel-receipt_for_robbery-message-refused = L’encre vole, les bandits aussi. { $hero } garde le tampon : « Pour acquit ».
travel-receipt_for_robbery-message-beaten = La table était vissée. On aide { $hero } à se relever, et l’on compte les frais de dossier.
travel-receipt_for_robbery-message-proofread = Article deux : « la victime est réputée consentante, sauf avis contraire ». Vous avez un avis contraire. Ils sont effondrés.
travel-receipt_for_robbery-message-small_print = Il y avait un verso. Vous venez de le signer.

travel-robbery_refunded = Un bandit endimanché vous attend au carrefour. Le reçu n’était pas conforme ; le chef est mortifié. Il y a des intérêts.
travel-robbery_refunded-accept = Accepter les intérêts
travel-robbery_refunded-frame = Garder le reçu, et l’encadrer
travel-robbery_refunded-message-accepted = Il compte à voix haute, vous demande un reçu, et le relit deux fois.
travel-robbery_refunded-message-framed = Bientôt, dans toutes les auberges, on paie pour voir le reçu. C’est le seul vol de la région dont tout le monde sorte grandi.
