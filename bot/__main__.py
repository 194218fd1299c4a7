"""The command line: flambeau play, run, check, …"""


def main() -> None:
    """Entry point of the console script."""


if __name__ == "__main__":
    main()
