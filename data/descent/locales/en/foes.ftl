# The surge abilities of monsters and lieutenants, and a refusal of their own.

ability-mend = Mend
    .text = ⚡: recovers ♥, once it has suffered that many.
ability-fire_breath = Fire Breath
    .text = ⚡: the attack strikes everybody on a path of 4 connected squares that begins at the target, each with its own defence; the path with the most heroes, never through a monster.
ability-poison = Poison
    .text = ⚡: whoever suffers at least 1 ♥ is Poisoned.
ability-disease = Disease
    .text = ⚡: whoever suffers at least 1 ♥ is Diseased.
ability-immobilize = Immobilize
    .text = ⚡: whoever suffers at least 1 ♥ is Immobilised.
ability-pierce = Pierce
    .text = Ignores X 🛡 of the defence: for ⚡ where it is a surge ability, else with every attack.
ability-subdue = Subdue
    .text = ⚡: a target that suffers at least 1 ♥ becomes Diseased, Poisoned, Immobilised or Stunned, as the tie setting decides.
ability-blood_call = Blood Call
    .text = ⚡: recovers as many ♥ as the attack deals.
ability-wither = Wither
    .text = ⚡: every target of the attack suffers 1 ✦, hurt or not.
ability-knockback = Knockback
    .text = ⚡: after the attack the target, if still standing, lands on an empty square up to 3 squares away, as far as possible from the closest other hero.

refusal-wrapped_in_air = { $target } is wrapped in air: only attacks from an adjacent square can hurt it.
