# Everything starts here: `make play` and `make test` set up what they need. `make help` lists the rest.

SHELL  := /bin/bash
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN    := .venv/bin
READY  := .venv/.ready
PIP    := $(BIN)/python -m pip --disable-pip-version-check --no-input install --constraint constraints.txt
# One more at work than there are cores: some tests wait for browsers and servers.
CREW   := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)' 2>/dev/null || echo 2)
PYTEST := $(BIN)/python -m pytest -n $(CREW) --dist worksteal

export PYTHONUTF8 := 1
# Some machines forbid it, and then every one of the hundreds of processes of the tests compiles all sources anew.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup web browser play test check format types fast bench peers clean

help:  ## say what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

setup: $(READY)  ## install everything into .venv (the other targets do it by themselves)

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Kumite needs Python 3.11 or newer, and found none (make PYTHON=/path/to/python3 ...)"; exit 1; }
	@echo "setup 1/3: a virtual environment in .venv, $$($(PYTHON) --version)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "setup 2/3: the build tools, as pinned in constraints.txt"
	@$(PIP) --quiet setuptools
	@echo "setup 3/3: Kumite and what it needs, as pinned in constraints.txt"
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@
	@echo "setup: done"

web: $(READY)  ## build the web client (play and test do it by themselves)
	@$(BIN)/python scripts/web.py

browser: $(READY)  ## find a Chromium for the tests in a browser, or install one (test does it by itself)
	@$(BIN)/python -m scripts.browser

play: web  ## start the table: the server and the web client; it prints its address and opens the browser
	@$(BIN)/kumite serve --open

test: web browser  ## run every test, on the rules as written, and in a real browser
	@$(BIN)/python scripts/web.py --test
	@KUMITE_BUILD=plain $(PYTEST)

check: web  ## format, lint, types and the quick tests, in under three minutes
	@echo "check 1/5: format"
	@$(BIN)/ruff format --check
	@echo "check 2/5: lint"
	@$(BIN)/ruff check
	@echo "check 3/5: types"
	@$(BIN)/mypy
	@$(BIN)/python scripts/fast.py --check
	@echo "check 4/5: the web client"
	@$(BIN)/python scripts/web.py --check
	@echo "check 5/5: quick tests"
	@KUMITE_BUILD=plain $(PYTEST) -q -m "not slow"

format: $(READY)  ## put the code into its one format
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix-only
	@$(BIN)/python scripts/web.py --format

fast: $(READY)  ## compile the rules; from then on everything uses them until a source changes
	@$(BIN)/python scripts/fast.py

bench: fast  ## measure speed, as written and compiled
	@echo "bench 1/2: the rules as written"
	@KUMITE_BUILD=plain $(BIN)/kumite bench
	@echo "bench 2/2: the rules compiled"
	@KUMITE_BUILD=compiled $(BIN)/kumite bench

peers: $(READY)  ## install the engines that bench can compare us with
	@echo "peers: the engines pinned in pyproject.toml"
	@$(PIP) --no-build-isolation --editable '.[dev,peers]'

clean:  ## remove everything that was made, .venv included
	@echo "clean: .venv, build, the web client and the tools' caches"
	@rm -rf web/node_modules kumite/server/static
	@rm -rf .venv build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
