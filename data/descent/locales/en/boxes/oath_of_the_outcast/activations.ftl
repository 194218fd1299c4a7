# What the monsters of the box do.

activation-bane_spider_venom = Dripping fangs
    .special = Whoever has no venom in the blood yet smells the freshest. { $effect }
activation-bane_spider_larder = The larder
    .special = What is wrapped up can wait; it tires by itself. { $effect }
activation-bane_spider_ceiling = Along the ceiling
    .special = Eight legs find a hold everywhere, and one of you always looks the wrong way. { $effect }
activation-bane_spider_shiver = The shivers
    .special = The venom has found its way to the heart. { $effect }
activation-bane_spider_long_thread = A long thread
    .special = A thread as fine as hair snaps tight, and the last in line stumbles forward. { $effect }
activation-razorwing_dive = Out of the sun
    .special = They let themselves fall; the longer, the harder. { $effect }
activation-razorwing_circle = Circling
    .special = They wait above for somebody to stray, and are up there again before a blade is out. { $effect }
activation-razorwing_shriek = Shriek
    .special = A note so high that it is felt rather than heard. { $effect }
activation-razorwing_pick_off = First blood
    .special = They have smelled blood, and from now on see nothing else. { $effect }
activation-razorwing_swarm = A storm of wings
    .special = Each tears at what the other has opened. { $effect }
