# Les textes de la campagne NAME.

campaign-NAME = Deux coffres
    .about = Deux quêtes près de Brumeval : une courte histoire pour commencer.
    .intro = Il y a deux coffres, et vous avez entendu parler des deux.
campaign-NAME-chapter-first = Le premier coffre est dans une cave derrière l’auberge, s’il faut en croire l’aubergiste.
campaign-NAME-chapter-last = Le second coffre est là où le dit la lettre du premier. Elle ne dit pas qui d’autre sait lire.
campaign-NAME-message-late = Vous rentrez à la nuit tombée, les mains vides, avec une longue histoire.
campaign-NAME-epilogue-tired = Vous avez un coffre, et le souvenir d’un autre. On s’en contentera.
campaign-NAME-epilogue-home = Deux coffres, pas une veuve. Brumeval a connu de pires semaines.
