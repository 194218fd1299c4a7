# The monsters of the box: names and abilities.

monster-medusa = Medusa
    .plural = Medusas
    .master = Master Medusa
