"""What has come to light in a quest: what was learned can't be unlearned, so it is not taken back."""

from bot.descent.quest.firing import told_so_far
from bot.descent.state.game import Game


def shown_so_far(game: Game) -> tuple[int, ...]:
    """What players have been shown: dice and cards, parts of the board, tokens turned over, the story so far."""
    rolled = game.chance.asked - len(game.chance.script)
    lying = sum(token.square is not None for token in game.board.tokens.values() if token.kind == "search")
    return rolled, len(game.board.areas), lying, told_so_far(game), len(game.used), game.looked
