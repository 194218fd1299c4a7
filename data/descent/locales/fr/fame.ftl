# La renommée du groupe.

fame-insignificant = Insignifiants
fame-noteworthy = Remarqués
fame-impressive = Impressionnants
fame-celebrated = Célèbres
fame-heroic = Héroïques
fame-legendary = Légendaires
