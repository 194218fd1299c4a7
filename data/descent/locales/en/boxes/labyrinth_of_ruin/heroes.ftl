hero-serena = Serena
    .ability = When an attack targets Serena, an adjacent hero may suffer 1 ✦ to become its target instead. Range and line of sight stay those to Serena.
    .feat = Action. Serena tests willpower, then knowledge. For each test passed, every hero within 3 squares, Serena included, recovers 3 ♥ and 1 ✦.
