"""The console script `flambeau`, also `python -m bot`."""

from bot.cli import app
from bot.cli.endings import leave_in_time


def main() -> None:
    """Entry point of the console script."""
    try:
        app()
    finally:
        leave_in_time()


if __name__ == "__main__":
    main()
