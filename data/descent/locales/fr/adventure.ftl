# Ce que les quêtes font arriver : récit, objets, dangers, choix.

## Le récit

story-message = 📜 { $text }
story-hint = 💡 { $text }
story-hint-rule = 💡 { $text } (règle : *{ $rule }*)
story-objective = 🎯 **Nouvel objectif :** { $text }
story-chosen = 🗳️ **{ $owner }** choisit : { $option }.
story-rule-on = ⚖️ **Règle spéciale :** { $text }
story-rule-off = ⚖️ Cette règle spéciale ne s’applique plus : { $text }
quest-chosen = 🗺️ { $player } choisit la prochaine quête : **{ $quest }**.

## Portes et jetons

used-element = agit : { $deed }
failed-element = échoue : { $deed }
token-placed = 🪙 Apparaît en { $square } : { $token }.
token-removed = 🪙 Disparaît : { $token }.
token-moved = 👣 **{ $token }** se déplace en { $square }.
door-locked = 🔒 Verrouillée : { $door }.
door-unlocked = 🔓 Déverrouillée : { $door }.
door-closed = 🚪 Se referme : { $door }.

## Ce que le groupe gagne et perd

gold-gained = 💰 Le groupe gagne { $amount } pièces d’or (bourse : { $left }).
gold-lost = 💰 Le groupe perd { $amount } pièces d’or (bourse : { $left }).
fame-gained = 🏅 La renommée du groupe augmente de { $amount } (total : { $left }).
fame-lost = 🏅 La renommée du groupe baisse de { $amount } (total : { $left }).
xp-promised = ⭐ Chaque héros gagnera { $xp } XP à la fin de la quête.
item-given = reçoit : { $card }
item-taken = perd : { $card }
morale-up = 💪 Le moral du groupe remonte : { $left }.

## Monstres

figure-fled = prend la fuite, avec ses blessures ({ $damage } ♥)
figure-removed = quitte les lieux
group-marches = 👹 **{ $group }** { $alone ->
    [yes] se met en marche.
   *[no] se mettent en marche.
}
group-waits = 👹 **{ $group }** { $alone ->
    [yes] reçoit l’ordre d’attendre.
   *[no] reçoivent l’ordre d’attendre.
}
group-plans = 👹 **{ $group }** { $alone ->
    [yes] change de tactique.
   *[no] changent de tactique.
}
group-free = 👹 **{ $group }** { $alone ->
    [yes] n’obéit plus qu’à son instinct.
   *[no] n’obéissent plus qu’à leur instinct.
}
group-idled = ⏳ **{ $group }** { $alone ->
    [yes] attend sans bouger.
   *[no] attendent sans bouger.
}
verb-march = marcher vers son but

## Dangers

peril-coming = ⚠️ **Un danger approche !** À la fin de la manche { $round } : { $level }.
peril-comes = ⚠️ **Danger { $level } : { $peril }.** { $text }
level-minor = mineur
level-major = majeur
level-deadly = mortel
source-quest = quête

## Commandes, questions, refus

do-use_element = { $deed }
do-use_element-with = { $use } · { $element }
view-way-use = { $square } · pour agir dessus ({ $about })
deed-use_element = action sur un élément
question-quest_choice = { $text }
question-quest_choice-closed = { $text }

    -# Impossible maintenant : { $closed }.
question-quest_tester = Qui tente l’épreuve de { $attribute } ?
refusal-no_such_use = Cela ne se fait pas avec : { $element }.
refusal-use_done = C’est déjà fait : { $use }.
refusal-use_not_now = Pas maintenant : { $use }.
refusal-element_too_far = Trop loin : { $element }. Placez-vous dessus ou juste à côté.
refusal-forbidden_by_rule = Une règle spéciale de la quête l’interdit : { $rule }
refusal-no_such_quest = Cette quête n’existe pas : { $quest }.
refusal-quest_not_in_your_boxes = Cette quête demande une boîte que vous n’avez pas cochée : { $quest }.

## Examiner

examine-open = La porte est ouverte.
examine-closed = La porte est fermée.
examine-locked = La porte est verrouillée.
examine-there = Ici : { $squares }.
examine-vanished = Ici : { $squares }. Le héros disparu revient { $within ->
        [0] ici même
       *[other] à { $within } cases au plus
    }, au début de son prochain tour.
examine-gone = Ce n’est plus ici.
examine-deed = • **{ $deed }** ({ $price })
