## Boutique, acte I

card-archaic_scroll = Parchemin Archaïque
    .text = Action. Le parchemin quitte la partie : remettez dans votre paquet de classe 1 ou 2 de vos cartes Classe achetées avec de l’expérience. Après la quête, vous disposez de nouveau de cette expérience.
card-barons_cloak = Cape du Baron
    .text = +1 en santé. Transpercer ne fait rien contre votre défense.
card-bloody_dagger = Dague Sanglante
    .text = Pendant votre tour, 1 ✦ : vous recevez Hémorragie. Tant que vous avez Hémorragie, vos attaques gagnent ⚡ : +4 ♥.
card-bone_blade = Lame d’Os
    .text = Transpercer 1. ⚡ : +2 ♥. ⚡ : toute figurine qui subit des ♥ reçoit Hémorragie.
card-boots_of_iron = Bottes de Fer
    .text = Le danger et la lave sont pour vous des cases ordinaires. Une seule paire de bottes peut être équipée.
card-city_guards_bow = Arc du Garde de la Cité
    .text = ⚡ : +2 ♥. ⚡ : +3 en portée.
card-cloak_of_mists = Cape des Brumes
    .text = Quand vous allez subir des ♥, vous pouvez en subir tout ou partie sous forme de ✦, dans la limite de votre résistance.
card-incendiary_arrows = Flèches Incendiaires
    .text = Inclinez quand vous attaquez avec un arc, avant le jet : si l’attaque n’est pas manquée, chaque figurine adjacente à la cible, amie ou ennemie, subit 1 ♥ après l’attaque.
card-ironbound_rune = Rune Cerclée de Fer
    .text = Inclinez après votre jet de défense : +1 🛡. ⚡ : +1 en portée, +1 ♥. ⚡ : +1 ♥.
card-jeweled_mace = Masse Ornée de Joyaux
    .text = ⚡ : +2 ♥. ⚡ : +2 ♥.
card-phoenix_pendant = Pendentif du Phénix
    .text = Quand vous vous redressez ou êtes revigoré, vous récupérez 3 ♥ de plus.

## Boutique, acte II

card-golden_mask = Masque d’Or
    .text = Dans vos jets d’attaque, un X n’est qu’une face vierge : l’attaque n’est pas manquée. Un seul casque peut être équipé.
card-ironbound_glaive = Guisarme Cerclée de Fer
    .text = Allonge. ⚡ : +3 ♥. ⚡ : transpercer 3.
card-ironbound_shield = Bouclier Cerclé de Fer
    .text = Inclinez après votre jet de défense : relancez un dé de défense. Votre vitesse est de 4 au plus.
card-nerekhall_plate = Harnois de Nerekhall
    .text = +2 en santé. Aucune rune ne peut être équipée avec lui.
card-rat_tooth_dagger = Dague en Dent de Rat
    .text = Transpercer 1. ⚡ : +2 ♥. ⚡ : toute figurine qui subit des ♥ reçoit Hémorragie. ⚡ : toute figurine qui subit des ♥ reçoit Maladie.
card-repeating_crossbow = Arbalète à Répétition
    .text = ⚡ : l’attaque touche aussi un monstre adjacent à la cible ; l’un, à votre choix, subit tous les ♥, l’autre la moitié. ⚡ : +3 ♥.
card-rune_of_blades = Rune des Lames
    .text = Transpercer 2. ⚡ : +2 ♥. ⚡ : transpercer 2. ⚡ : toute figurine qui subit des ♥ reçoit Hémorragie.
card-shadow_tome = Grimoire de l’Ombre
    .text = Pendant votre tour, inclinez et subissez 1 ♥, jamais votre dernier : tant que cette carte est inclinée, chaque monstre qui entre sur une case qui vous est adjacente subit 2 ♥.
    .open = Ouvrir le grimoire
card-star_of_kellos = Étoile de Kellos
    .text = Vous attaquez avec un dé vert de plus.
card-vestments_of_kellos = Habits Sacrés de Kellos
    .text = +2 en santé. 1 ✦, inclinez avant votre jet de défense : vous défendez avec un dé gris de plus.
