## Reliques

card-fear_eater = Mangeur de Peur
    .text = ⚡ : toute figurine qui subit des ♥ est Terrifiée. Contre une cible Terrifiée, une attaque avec cette arme gagne ⚡ : +2 ♥, et vous récupérez 2 ♥.
card-the_white_crown = La Couronne Blanche
    .text = Chaque héros a +1 en volonté, jusqu’à 6 au plus. Quand un héros rate un test de volonté, vous pouvez retirer cette carte de votre équipement : il est relancé ; le nouveau résultat est conservé. Un seul casque peut être équipé.
    .lend = La retirer : le test est relancé
card-undertakers_coat = Manteau du Fossoyeur
    .text = +2 en santé. 1 ✦ au début de votre tour : placez le pion d’un héros inconscient, où qu’il soit, sur une case vide qui vous est adjacente.

## Reliques des lieutenants et des monstres

ability-blade_of_brivala = Lame de Brivala
    .text = Relique : ⚡ : si l’attaque inflige des ♥, un héros à 3 cases ou moins de sa cible est Terrifié.
ability-waiqars_favor = Faveur de Waiqar
    .text = Relique : les monstres du groupe ne peuvent pas être Terrifiés. Les attaques de ses monstres majeurs gagnent ⚡ : l’attaquant récupère 3 ♥.
ability-undertakers_coat_lieutenant = Manteau du Fossoyeur
    .text = Relique : une fois par manche, quand un dé de défense de son porteur est vierge, +1 🛡 par point de sa connaissance.
