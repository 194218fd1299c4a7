# make play    play on this machine: creates the environment the first time, prints the address, opens the browser
# make test    what every change must pass: lint, format, types, tests
# make run     the bot on Discord (DISCORD_TOKEN in the environment or in .env)
# make check   validate and count all content
# make format  write the code the way make test wants it
# make pins    pin what pyproject.toml asks for, with hashes (ARGS=--upgrade for the newest of everything)
# make docs    write the generated pages anew
# make gallery draw docs/gallery anew, and docs/catalogue.md with its pictures
# make golden  play the golden games and campaign anew, with all cards there are; read the diff
# make balance let automatic heroes play every quest many times, and write docs/balance.md (GAMES=200 each)
#
# Options: ARGS="--no-browser --port 9000" for play, run, check and test; PYTHON=python3.12 to choose another Python.

PYTHON ?= python3
ARGS ?=
GAMES ?= 200
BIN := .venv/bin
INSTALLED := .venv/.installed
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PIN := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

.PHONY: help set-up play run check test format docs gallery golden balance pins

help:
	@sed -n '/^$$/q;s/^# \{0,1\}//p' Makefile

# Both scripts look for themselves whether there is anything to do.
set-up: $(INSTALLED)
	@$(BIN)/python tools/fetch_icons.py
	@$(BIN)/python tools/fetch_emoji.py

$(INSTALLED): pyproject.toml requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit("Flambeau needs Python 3.11 or newer; choose one with PYTHON=…" if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing into .venv; this happens only when the requirements change."
	@$(INSTALL) --require-hashes -r requirements-dev.txt
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

play: set-up
	@$(BIN)/flambeau play $(ARGS)

run: set-up
	@$(BIN)/flambeau run $(ARGS)

check: set-up
	@$(BIN)/flambeau check $(ARGS)

test: set-up
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto $(ARGS)

format: set-up
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# For every Python and machine at once. What is pinned already stays, unless it is to be upgraded.
pins: set-up
	@$(INSTALL) uv
	$(PIN) $(ARGS) --extra build --extra postgres pyproject.toml -o requirements.txt
	$(PIN) $(ARGS) --extra build --extra postgres --extra dev -c requirements.txt pyproject.toml -o requirements-dev.txt

docs: set-up
	$(BIN)/python -m tools.rules_coverage
	$(BIN)/python -m tools.players_page
	$(BIN)/python -m tools.frozen_kinds

gallery: set-up
	$(BIN)/python -m tools.gallery $(ARGS)
	$(BIN)/python -m tools.catalogue

# All tests of a file on one core: they share its games.
golden: set-up
	FLAMBEAU_REGENERATE=1 $(BIN)/pytest -n auto --dist loadfile tests/test_decks.py tests/descent/quests \
		tests/descent/road/test_long_campaign.py tests/descent/raid/test_whole_raids.py

# Stopped and started again it goes on where it was.
balance: set-up
	$(BIN)/python -m tools.balance --games $(GAMES) $(ARGS)
