# Monstres et lieutenants de la boîte Les Chaînes qui Rouillent.

monster-marrow_priest = Prêtre de la Moelle
    .plural = Prêtres de la Moelle
    .master = Prêtre de la Moelle majeur
monster-shambling_colossus = Colosse Titubant
    .plural = Colosses Titubants
    .master = Colosse Titubant majeur
monster-the_dispossessed = Les Dépossédés
    .plural = Les Dépossédés
    .master = Dépossédé majeur

ability-ethereal_hold = Emprise Éthérée
    .text = Au début de son activation, si un héros dont il porte le pion n’est pas à côté de lui, il rend le pion et apparaît auprès de ce héros.
ability-fearbrand = Marque de Peur
    .text = Action : le pion d’un héros visible est posé sur son socle.
ability-harrowing = Effroyable
    .text = Un héros à 3 cases ou moins qui l’attaque teste sa Volonté avant le lancer ; en cas d’échec, Terrifié.
ability-mortal_binding = Lien Mortel
    .text = ⚡ : la cible teste sa Connaissance ; en cas d’échec, elle ne récupère plus de ♥ jusqu’à ce qu’un monstre du groupe soit vaincu ou un héros mis à terre.
ability-puncture = Perforation
    .text = Ses attaques ignorent 1 🛡 par dé de défense de qui elles frappent.
ability-shadow_step = Pas de l’Ombre
    .text = Après l’attaque d’un héros contre lui, il s’éloigne de 5 cases au plus, sauf si l’attaquant a dépensé 1 ⚡ pour le retenir.

effect-mortal_binding = { ability-mortal_binding }
effect-hold_fast = le retenir : pas de { ability-shadow_step }
noted-bound = est lié : plus de ♥ à récupérer jusqu’à ce que tombe l’un des prêtres, ou un héros
noted-unbound = n’est plus lié et peut de nouveau récupérer des ♥
noted-branded = est marqué : son pion repose sur le socle du monstre
