## Reliques

card-fear_eater = Mangeur de Peur
    .text = ⚡ : toute figurine qui subit des ♥ est Terrifiée. Contre une cible Terrifiée, une attaque avec cette arme gagne ⚡ : +2 ♥, et vous récupérez 2 ♥.
card-the_white_crown = La Couronne Blanche
    .text = Chaque héros a +1 en volonté, jusqu’à 6 au plus. Quand un héros rate un test de volonté, vous pouvez retirer cette carte de votre équipement : il est relancé ; le nouveau résultat est conservé. Un seul casque peut être équipé.
    .lend = La retirer : le test est relancé
card-undertakers_coat = Manteau du Fossoyeur
    .text = +2 en santé. 1 ✦ au début de votre tour : placez le pion d’un héros inconscient, où qu’il soit, sur une case vide qui vous est adjacente.
