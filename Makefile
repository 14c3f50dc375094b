# Cellule de crise: everything a person or a build machine runs.
# Another Python than python3: make setup PYTHON=python3.12

SHELL := /bin/sh
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
# Hundreds of short processes are started by the tests: each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# Other people's packages first, each file with its hash; then ours, which needs none of them fetched.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install
# "<interpreter> <major.minor>", empty if none will do: the recipe of the first stamp then says why.
FOUND := $(shell tools/python $(PYTHON))
# Named after the Python version, so that another PYTHON= makes a new environment.
STAMP := .venv/.installed-$(word 2,$(FOUND))
COMPILED := build/compiled/.built-$(word 2,$(FOUND))
SOURCES := $(shell find src/crise -type f -not -name '*.pyc' -not -path '*/web/*')
QUICK := -q -m 'not nightly and not thorough'
# One test at a time is handed out: they take from a second to a quarter of an hour.
NIGHT := -m nightly -o faulthandler_timeout=7200 --maxschedchunk 1
COMPILED_TESTS := tests/laws/test_laws.py tests/laws/test_twin.py tests/laws/test_stacked.py tests/bots tests/server/test_secrecy.py
# The browser client: Node makes it once, the server only hands it out.
WEB := web/dist/index.html
MODULES := web/node_modules/.installed
PAGES := $(shell find web/src web/public src/crise/games/*/web -type f) web/index.html web/vite.config.ts

.PHONY: help setup play dev web browser postgres check test test-all bench bench-peers style lint format golden pythons \
	compiled release clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-12s %s\n' "$$name" "$$text"; done

setup: $(STAMP)-dev ## make .venv with the project and its tools

play: $(STAMP) $(WEB) ## open the table in the browser
	@$(BIN)/crise serve --open

dev: $(STAMP) $(MODULES) ## the table while you work on it: both servers, which see every change
	@$(BIN)/python tools/dev.py

web: $(WEB) ## the browser client, in web/dist

browser: ## Chromium for the browser tests, from Debian's packages
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		echo "Installing Chromium" && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || \
		{ echo "The browser tests need Chromium: install your system's package 'chromium'." >&2; exit 1; }

postgres: ## PostgreSQL for the tests of several processes, from Debian's packages
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { [ "$$(id -u)" = 0 ] && \
		command -v apt-get >/dev/null && echo "Installing PostgreSQL" && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || \
		{ echo "The tests of several processes need PostgreSQL: install your system's package 'postgresql'." >&2; exit 1; }

check: style ## a quick look, without Node or a browser: style, types, games, engine
	$(BIN)/python -m pytest -n 2 $(QUICK) tests/games tests/engine tests/laws tests/house

test: setup $(WEB) browser postgres lint ## lint, tests, every rule has a test
	cd web && npm test --silent
	$(BIN)/python -m pytest -n 2
	$(BIN)/crise rules --coverage

# The long laws and the long games of bots are played by machine code, in half the time: `test` has seen them in Python.
# What is red by day does not hide what is red by night.
test-all: pythons compiled ## test, then the long tests
	@red=0; $(MAKE) test || red=1; set -x; \
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 $(NIGHT) $(COMPILED_TESTS) || red=1; \
	$(BIN)/python -m pytest -n 2 $(NIGHT) $(addprefix --ignore=,$(COMPILED_TESTS)) || red=1; exit $$red

bench: $(STAMP) ## how fast the engine is here
	$(BIN)/crise bench

bench-peers: $(STAMP)-dev ## the same beside other engines
	$(BIN)/crise bench --peers

style: setup ## style and types of the Python
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint: style $(MODULES) ## style and types, the browser client's too
	cd web && npm run --silent check

format: $(STAMP)-dev $(MODULES) ## mend style where a machine can
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	cd web && npm run --silent format

golden: $(STAMP)-dev ## write the golden games anew, to be read in the diff
	$(BIN)/python -m tests.golden --update

pythons: $(STAMP)-dev ## environments for the other Pythons found here, to compare games
	tools/pythons build/pythons

compiled: $(COMPILED) ## the rules as machine code, in build/compiled

release: $(STAMP)-dev $(WEB) ## two wheels and the sources of this version, in dist
	@$(BIN)/python -m tools.release

clean: ## remove all that make made
	rm -rf .venv build dist web/dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment without tools is enough to play.
$(STAMP): pyproject.toml requirements/play.txt
	@found=$$(tools/python --check $(PYTHON)) && set -- $$found && \
	if [ "$$(tools/python .venv/bin/python)" != ".venv/bin/python $$2" ]; then \
		echo "Making .venv with Python $$2"; $$1 -m venv --clear .venv; fi
	@echo "Installing Cellule de crise"
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMP)-dev: $(STAMP) requirements/dev.txt
	@echo "Installing the tools"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(COMPILED): $(STAMP)-dev $(SOURCES) tools/compile.py
	$(BIN)/python tools/compile.py src build/compiled
	@$(BIN)/crise --version
	@touch $@

$(MODULES): web/package.json
	@command -v npm >/dev/null || { echo "The browser client needs Node 20 or newer." >&2; exit 1; }
	@echo "Installing what the browser client needs"
	@cd web && npm install --silent
	@touch $@

$(WEB): $(MODULES) $(PAGES)
	@echo "Building the browser client"
	@cd web && npm run --silent build -- --logLevel error
	@touch $@
