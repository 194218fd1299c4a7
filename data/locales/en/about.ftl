# Help, and what the bot is.

## Commands

cmd-about = about
    .description = Who made this, and what it is made of
cmd-help-about = about
    .description = What you want to know
choice-now = What can I do now?
choice-signs = What do the signs mean?

## Rules and signs

answer-no-rule = No word of the game is like “{ $text }”. Try the suggestions of `/rule`.

## About

about-title = Flambeau { $version }
about-what = A game master for cooperative dungeon campaigns. Dice, rules and monsters are its affair; the story is yours.
about-icons = 🎨 Icons: Lorc, Delapouite and contributors, [game-icons.net](https://game-icons.net), [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)
about-fonts = 🔤 Fonts: Cinzel and Alegreya Sans, SIL Open Font License
about-code = 📜 Code: MIT licence
about-game = 🎲 A fan’s work, not tied to the publisher of the board game; words and pictures are our own.
about-data = 🔒 The bot reads no messages. It keeps Discord ids, the state of the game and what happened in it; `/campaign export` hands it all over.
