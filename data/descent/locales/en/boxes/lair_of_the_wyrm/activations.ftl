# Activation cards of Lair of the Wyrm.

activation-fire_imps_straw = Sparks on straw
    .special = One spark each. They have been counting. { $effect }
activation-fire_imps_hot_coals = Over hot coals
    .special = They never stand anywhere for long. Neither would you, on that ground. { $effect }
activation-fire_imps_bonfire = The bonfire
    .special = They dance in a ring, and the ring is getting smaller. { $effect }
activation-fire_imps_home_fires = Home fires
    .special = Where the rock glows, somebody has put the kettle on. { $effect }
activation-fire_imps_giggles = Giggles
    .special = There is nothing funnier than a hat on fire. { $effect }

activation-hybrid_sentinel_weak_link = The weakest link
    .special = They have watched you carry your packs. They know. { $effect }
activation-hybrid_sentinel_stoop = The stoop
    .special = A shadow, then wind, then claws, in that order. { $effect }
activation-hybrid_sentinel_gate = Nobody passes
    .special = The treasure is behind them. So is the way out. { $effect }
activation-hybrid_sentinel_wings = A beat of the wings
    .special = Dust, sand, and somebody who was standing here a moment ago. { $effect }
activation-hybrid_sentinel_watch_fire = The watch fire
    .special = Dragons taught them one thing besides patience. { $effect }

activation-valyndra_inventory = The inventory
    .special = One goblet is missing. She looks at your bag. { $effect }
activation-valyndra_furnace = The furnace
    .special = She breathes in, and the torches lean toward her. { $effect }
activation-valyndra_sweep_of_tail = Mind the tail
    .special = What she does not look at, she sweeps aside. { $effect }
activation-valyndra_bed_of_gold = A bed of gold
    .special = Coins work into the wounds and close them. { $effect }
activation-valyndra_smoulder = Slow burn
    .special = She is in no hurry. Fire never is, at first. { $effect }
