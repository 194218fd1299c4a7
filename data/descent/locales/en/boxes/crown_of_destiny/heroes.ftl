hero-lindel = Lindel
    .ability = Lindel tests his attributes with two gray dice instead of a gray and a black one.
    .feat = Action. Lindel attacks. After the roll he may turn the blue die to any face.
hero-corbin = Corbin
    .ability = Whenever Corbin is about to suffer 2 ♥ or more, he suffers 1 ♥ less.
    .feat = Reaction. When Corbin is attacked, before his defence roll: each of his defence dice is turned to its best face once rolled.
