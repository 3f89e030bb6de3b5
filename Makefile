# make play · make test · make help
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin

help:  ## what there is to make
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /: /' | awk -F': ' '{printf "  make %-8s %s\n", $$1, $$2}'

setup: .venv/laws  ## the environment, and the rules compiled (the others run it themselves)

play: setup  ## play in the terminal
	@$(BIN)/tavolata play

test: setup lint  ## lint, types, every rule tested, all tests
	$(BIN)/mypy
	$(BIN)/pytest -n 2 --dist worksteal
	$(BIN)/python -m tests.rules

lint: .venv/installed  ## style
	$(BIN)/ruff check -q .
	$(BIN)/ruff format -q --check .

bench: setup  ## how fast the engines are
	$(BIN)/python benchmarks/engine.py

lock: .venv/installed  ## pin the newest versions of what we depend on
	$(BIN)/uv pip compile -q --universal --upgrade --no-header --no-annotate --no-emit-index-url \
		--python-version 3.11 --group dev pyproject.toml -o requirements.lock

.venv/installed: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tavolata needs Python 3.11 or newer: make PYTHON=python3.11 …" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { echo "Python's venv module is missing (Debian: apt install python3-venv)." >&2; exit 1; }
	$(BIN)/python -m pip install -q --disable-pip-version-check "$$(grep '^uv==' requirements.lock)"
	$(BIN)/uv pip install -q --python $(BIN)/python -r requirements.lock
	$(BIN)/uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/laws: .venv/installed $(wildcard src/tavolata/law.py src/tavolata/games/*/rules.py)
	$(BIN)/tavolata ready
	@touch $@

.PHONY: help setup play test lint bench lock
