"""The console script `flambeau`, also `python -m bot`."""

from bot.sweeping import sweep_seldom

sweep_seldom()

from bot.cli import app  # noqa: E402 (what it brings along is most of what there is to look through)
from bot.cli.endings import leave_in_time  # noqa: E402


def main() -> None:
    """Entry point of the console script."""
    try:
        app()
    finally:
        leave_in_time()


if __name__ == "__main__":
    main()
