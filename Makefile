# Interrex: `make play` and `make test` are all the set-up there is.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
MINUTES ?= 5

.DEFAULT_GOAL := help
.PHONY: help play test lint unit bench fuzz playthroughs lock clean

help:  ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play: $(VENV)/.play  ## play Kingsburg in the terminal against three bots
	$(BIN)/interrex play kingsburg

test: lint unit  ## check style and types, run every test

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

unit: $(VENV)/.test
	$(BIN)/pytest -n auto

bench: $(VENV)/.test  ## measure speed beside python-chess
	$(BIN)/interrex bench

fuzz: $(VENV)/.test  ## random games under the conformance suite, MINUTES=5 at a time
	$(BIN)/python -m interrex.testing.fuzz --minutes $(MINUTES)

playthroughs: $(VENV)/.test  ## write the transcripts in tests/playthroughs afresh
	$(BIN)/python -m interrex.testing.playthrough tests/playthroughs

lock: $(VENV)/.test  ## pin every dependency anew
	$(BIN)/pip-compile -q --upgrade --extra build --strip-extras --no-emit-index-url --no-emit-find-links --no-header --no-annotate --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile -q --upgrade --extra build --extra bench --extra dev --strip-extras --no-emit-index-url --no-emit-find-links --no-header --no-annotate --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml

clean:  ## remove everything that can be made again
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------------------- set-up

$(BIN)/pip:
	$(PYTHON) -m venv $(VENV) || (rm -rf $(VENV); ./tools/need-debian python3-venv && $(PYTHON) -m venv $(VENV))

$(VENV)/.play: $(BIN)/pip requirements.lock pyproject.toml
	$(BIN)/pip install -q --disable-pip-version-check -r requirements.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/.test: $(BIN)/pip requirements-dev.lock pyproject.toml
	$(BIN)/pip install -q --disable-pip-version-check -r requirements-dev.lock
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@ $(VENV)/.play
