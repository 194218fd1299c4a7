# The test bench of the local table, where authors try their quests.

bench-areas = Areas
bench-variables = Variables
bench-events = Events
bench-party = Party
bench-dice = Next dice
bench-reveal = Reveal
bench-jump = Go there
bench-revealed = in view
bench-hidden = unseen
bench-set = Set
bench-fire = Fire
bench-fired = { $n ->
    [one] fired once
   *[other] fired { $n } times
}
bench-on-call = only when called
bench-give = Give
bench-gold = Gold
bench-xp = Experience
bench-card = Card
bench-hero = Hero
bench-season = Party of act II
bench-season-do = Make it so
bench-clear = Clear
bench-loaded = Bound to come
