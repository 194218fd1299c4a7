"""The console script `flambeau`, also `python -m bot`."""

from bot.cli import app


def main() -> None:
    """Entry point of the console script."""
    app()


if __name__ == "__main__":
    main()
