# make play · make test · make quick · make help
.DEFAULT_GOAL := help
PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE  # what Python has compiled is kept: a process starts in half the time
BIN := .venv/bin
PAGE := src/tavolata/server/page
PAGE_SOURCES := $(shell find web src/tavolata/locale src/tavolata/games/*/locale src/tavolata/games/*/boards -type f -not -path '*/node_modules/*' -not -name '*.pyc' 2>/dev/null)
SCHEMA := web/src/net/schema.generated.ts
LAW_SOURCES := $(shell find src/tavolata/core src/tavolata/bots src/tavolata/games -name "*.py" 2>/dev/null)

QUICK_TESTS := tests/core tests/games tests/locale tests/test_architecture.py tests/test_layout.py tests/test_referee.py

help:  ## what there is to make
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /: /' | awk -F': ' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: .venv/laws $(PAGE)/index.html  ## the environment, the rules compiled, the page built (the others run it themselves)

play: setup  ## play in the browser; others on your network can join
	@$(BIN)/tavolata serve --host 0.0.0.0 --open

terminal: .venv/laws  ## play in the terminal
	@$(BIN)/tavolata play

test:  ## lint, types, every rule tested, all tests
	@$(MAKE) --no-print-directory -j2 setup lint .venv/chromium
	@$(MAKE) --no-print-directory -j2 games types web schemacheck
	$(BIN)/pytest -n 3 --dist worksteal --ignore=tests/games
	$(BIN)/python -m tests.rules

quick:  ## lint, types and the tests that need neither browser nor database: under a minute
	@$(MAKE) --no-print-directory -j2 lint types web schemacheck
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow" $(QUICK_TESTS)

games: setup
	$(BIN)/pytest tests/games

types: setup
	$(BIN)/mypy

web: setup
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test

define generate_schema
tmp=$$(mktemp -d) && trap "rm -rf $$tmp" EXIT \
	&& $(BIN)/python -m tavolata.server.schema > $$tmp/openapi.json \
	&& (cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent schema < $$tmp/openapi.json > $$tmp/types.ts) \
	&& { echo "// Generated from the server's structs by \`make schema\`: do not edit."; cat $$tmp/types.ts; } > $$tmp/schema.ts
endef

schema: web/node_modules/.installed  ## the page's types, generated from the server's structs
	@$(generate_schema) && cp $$tmp/schema.ts $(SCHEMA)

schemacheck: web/node_modules/.installed
	@$(generate_schema) && { diff -u $(SCHEMA) $$tmp/schema.ts \
		|| { echo "$(SCHEMA) is stale: run \`make schema\`." >&2; exit 1; }; }

lint: .venv/installed web/node_modules/.installed  ## style, and which module may import which
	$(BIN)/ruff check -q .
	$(BIN)/ruff format -q --check .
	@$(BIN)/lint-imports --no-logo --cache-dir .venv/import-linter > .venv/import-linter.log || { cat .venv/import-linter.log; exit 1; }
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent lint

bench: setup  ## how fast the engines are
	$(BIN)/python benchmarks/engine.py

screenshots: setup .venv/chromium  ## pictures of every screen, for the README
	$(BIN)/python -m tests.e2e.screenshots

lock: .venv/installed  ## pin the newest versions of what we depend on
	$(BIN)/uv pip compile -q --universal --upgrade --no-header --no-annotate --no-emit-index-url \
		--python-version 3.11 --all-extras --group dev pyproject.toml -o requirements.lock

.venv/installed: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tavolata needs Python 3.11 or newer: make PYTHON=python3.11 …" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { echo "Python's venv module is missing (Debian: apt install python3-venv)." >&2; exit 1; }
	$(BIN)/python -m pip install -q --disable-pip-version-check "$$(grep '^uv==' requirements.lock)"
	$(BIN)/uv pip install -q --python $(BIN)/python -r requirements.lock
	$(BIN)/uv pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/laws: .venv/installed $(LAW_SOURCES)
	$(BIN)/tavolata ready
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json .venv/installed
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE)/index.html: web/node_modules/.installed $(PAGE_SOURCES)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build
	@touch $@

.venv/chromium: .venv/installed
	$(BIN)/python -m tests.e2e.chromium
	@touch $@

.PHONY: help setup play terminal test quick games types web schema schemacheck lint bench screenshots lock
