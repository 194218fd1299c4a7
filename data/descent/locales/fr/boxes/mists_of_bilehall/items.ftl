## Boutique, acte I

card-battle_tome = Grimoire de Bataille
    .text = ⚡ : +1 en portée, +1 ♥. ⚡⚡ : +1 ♥ par point de votre connaissance ; après l’attaque, cette arme n’est plus équipée.
card-bloodscript_ring = Anneau d’Écriture Sanglante
    .text = +2 en santé. −1 en volonté, sans pouvoir descendre de ce fait sous 1. Vos attaques gagnent ⚡ : toute figurine qui subit des ♥ est Terrifiée.
card-corpsebug_brooch = Broche au Scarabée
    .text = +2 en santé. Finir votre tour sur un danger ou dans la lave ne vous vainc pas.
card-marsh_cloak = Cape des Marais
    .text = +1 en santé. L’eau et la boue sont pour vous des cases ordinaires.
card-mistbane = Fléau des Brumes
    .text = Quand vous vainquez un monstre, vous pouvez subir 1 ♥, jamais votre dernier, pour récupérer 1 ✦. ⚡ : +2 ♥.
card-soulbound_sword = Épée Liée à l’Âme
    .text = Au début de votre tour, testez votre volonté : en cas d’échec, vous êtes Terrifié. ⚡ : +2 ♥. ⚡ : transpercer 4. ⚡ : toute figurine qui subit des ♥ est Terrifiée.
card-soulstone = Pierre d’Âme
    .text = Quand vous vainquez un monstre, posez un pion sur cette carte. Chaque fois que vous récupérez des ♥, retirez-en un. ⚡ : transpercer 1 par pion posé dessus.
card-witch_hazel_bow = Arc en Noisetier de Sorcière
    .text = +2 en portée. ⚡ : +1 ♥. ⚡ : toute figurine qui subit des ♥ est Terrifiée.
