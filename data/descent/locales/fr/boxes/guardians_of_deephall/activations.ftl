# Ce que font les monstres de la boîte.

activation-crypt_dragon_pyre = Feu des tombes
    .special = Sa gorge rougeoie entre les côtes, et vous êtes tous bien serrés. { $effect }
activation-crypt_dragon_dread = Plus vieux que la peur
    .special = Il se dresse, et quelque chose en vous voudrait être tout petit. { $effect }
activation-crypt_dragon_barrow = Hors du tertre
    .special = Qui fuit devant lui à présent ne s’arrête pas de sitôt. { $effect }
activation-crypt_dragon_scatter = Battements d’ailes
    .special = La poussière de cent rois fait perdre pied à chacun. { $effect }
activation-crypt_dragon_bone_cold = Froid de caveau
    .special = Le froid de sa tombe vous traverse. { $effect }
activation-dark_priest_litany = Litanie
    .special = Tous disent les mêmes mots, et à chacun le souffle se fait plus court. { $effect }
activation-dark_priest_offering = L’offrande
    .special = Chaque goutte est accueillie d’une action de grâce. { $effect }
activation-dark_priest_censer = L’encensoir
    .special = Une fumée lourde roule devant eux et se couche sur votre poitrine. { $effect }
activation-dark_priest_absolution = Absolution
    .special = Un signe de la main, et tout ce qui les accable est pardonné. { $effect }
activation-dark_priest_anathema = Anathème
    .special = Ils disent votre nom, une fois, et le rayent du livre. { $effect }
