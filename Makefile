# Coterie. `make help` lists the commands. Linux and macOS; Windows through WSL.

SHELL := /bin/sh
MAKEFLAGS += --no-print-directory
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV
# Without compiled modules every start compiles all of them again: a second each, and the tests start hundreds of programs.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.PHONY: play web test check bench compiled mutants soak picture load lock clean help

GAME ?=
ARGS ?=
WORKERS ?= 2
BIN := .venv/bin
CODE = $(wildcard src tests tools benchmarks)
setup = @python=$$(sh tools/find-python.sh) && "$$python" tools/setup.py

play: ## set up what a game needs and open the table (GAME=masters ARGS="--seed 7")
	$(setup) $(if $(filter --terminal,$(ARGS)),terminal,play)
	@$(BIN)/coterie play $(GAME) $(ARGS)

web: ## build the page of the browser table, if its sources have changed
	$(setup) web

test: ## set up everything and run all tests (WORKERS=2 ARGS="-k night")
	$(setup) dev
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

check: ## format, lint, types, import rules and the tests of what changed: under a minute
	$(setup) dev
	@echo "check 1 of 5: format" && $(BIN)/ruff format --check --quiet .
	@echo "check 2 of 5: lint" && $(BIN)/ruff check --quiet .
	@echo "check 3 of 5: types" && $(BIN)/mypy --no-error-summary $(CODE)
	@echo "check 4 of 5: import rules" && $(BIN)/lint-imports --no-logo
	@echo "check 5 of 5: tests of what changed" && $(BIN)/python tools/changed.py

bench: ## measure the speed beside python-chess
	$(setup) dev
	@$(BIN)/python -m benchmarks.run $(ARGS)

compiled: ## compile the rules with Cython and run their suites on the result (half an hour the first time; ARGS="-- -x")
	$(setup) compiled
	@$(BIN)/python -m tools.compiled $(ARGS)

mutants: ## break the rules one at a time and see whether the tests notice
	$(setup) dev
	@$(BIN)/python -m tools.mutants $(ARGS)

soak: ## play 90,000 random games and report each error (hours; ARGS="--games 100")
	$(setup) dev
	@$(BIN)/python -m tools.soak $(ARGS)

picture: ## draw the pictures of the tables for the README
	$(setup) dev
	@$(BIN)/python tools/picture.py $(ARGS)
	@$(BIN)/python tools/screenshots.py $(ARGS)

load: ## measure the server under load, kill it 1,000 times, send it 100,000 hostile messages, click whole games (an hour)
	$(setup) dev
	@$(BIN)/python tools/load.py $(ARGS)
	@COTERIE_DEEP=1 $(BIN)/python -m pytest -s tests/table/test_hostile.py tests/table/test_kills.py tests/web/test_whole_l5r.py

lock: ## renew uv.lock after a change of pyproject.toml
	$(setup) lock

clean: ## remove the environments and everything that was made
	@rm -rf .venv .venv-tools .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist src/coterie/web web/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile
