hero-thaiden_mistpeak = Thaiden Picbrume
    .ability = Après le jet de son attaque, Thaiden peut y renoncer : il fouille aussitôt un pion à 3 cases ou moins.
    .feat = Réaction. Quand un monstre entre dans une case vide adjacente à Thaiden, ce monstre est Immobilisé et Thaiden peut aussitôt se déplacer de 3 cases au plus.
hero-alys_raine = Alys Raine
    .ability = Quand un héros adjacent subit des ♥ d’une attaque, Alys récupère 1 ✦.
    .feat = Pendant votre tour, ou en réaction quand commence le tour d’un autre héros. Alys redresse toutes ses cartes inclinées et récupère 2 ✦.
