## Boutique, acte I

card-bloodscript_ring = Anneau d’Écriture Sanglante
    .text = +2 en santé. −1 en volonté, sans pouvoir descendre de ce fait sous 1. Vos attaques gagnent ⚡ : toute figurine qui subit des ♥ est Terrifiée.
card-mistbane = Fléau des Brumes
    .text = Quand vous vainquez un monstre, vous pouvez subir 1 ♥, jamais votre dernier, pour récupérer 1 ✦. ⚡ : +2 ♥.
card-soulbound_sword = Épée Liée à l’Âme
    .text = Au début de votre tour, testez votre volonté : en cas d’échec, vous êtes Terrifié. ⚡ : +2 ♥. ⚡ : transpercer 4. ⚡ : toute figurine qui subit des ♥ est Terrifiée.
card-witch_hazel_bow = Arc en Noisetier de Sorcière
    .text = +2 en portée. ⚡ : +1 ♥. ⚡ : toute figurine qui subit des ♥ est Terrifiée.
