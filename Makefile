# Interrex: `make play` and `make test` are all the set-up there is.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
COMPILED := .venv-compiled
MINUTES ?= 5
GAMES  ?= 200
CAMPAIGNS ?= 100
balance: GAMES = 1000
PROCESSES ?= 1
MODULES := web/node_modules/.ready
STATIC := src/interrex/server/static/index.html
export npm_config_fund = false
export npm_config_audit = false

.DEFAULT_GOAL := help
.PHONY: help play terminal test lint style types-python types-web unit web e2e debian load screenshots filmstrip frames bench balance compiled wheels test-compiled bench-compiled fuzz lineage types playthroughs house lock audit siege retold clean

help:  ## list the commands
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play: $(VENV)/.play $(STATIC)  ## run the web table and open it in a browser
	$(BIN)/interrex serve

terminal: $(VENV)/.play  ## play Kingsburg in the terminal against three bots
	$(BIN)/interrex play kingsburg

# what takes one core goes two at a time; what takes all goes alone
test:  ## check style and types, run every test, in Python, in the client and in a browser
	$(TWO) $(VENV)/.test $(MODULES) debian
	$(TWO) style types-python types-web web $(STATIC)
	$(MAKE) --no-print-directory unit
	$(MAKE) --no-print-directory e2e

TWO := $(MAKE) --no-print-directory --jobs=2 --output-sync=target

lint: style types-python types-web

style: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/vulture

types-python: $(VENV)/.test
	$(BIN)/mypy

types-web: $(MODULES)
	npm --prefix web run check
	npm --prefix web run lint

unit: $(VENV)/.test debian
	$(BIN)/pytest -n auto

web: $(MODULES)
	npm --prefix web test

e2e: $(VENV)/.test $(STATIC) debian
	npm --prefix web run e2e

debian:
	command -v nginx >/dev/null && command -v openssl >/dev/null && command -v chromium >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || ./tools/need-debian nginx-light openssl chromium postgresql
	command -v chromium-headless-shell >/dev/null || ./tools/need-debian chromium-headless-shell || echo "Browser tests take Chromium itself, which is slower."

load: $(VENV)/.test  ## 100 tables with 4 clients each against one server, then as fast as it goes
	$(BIN)/interrex loadtest
	$(BIN)/interrex loadtest --burst

screenshots: $(VENV)/.test $(STATIC) debian  ## take the pictures of docs/screenshots afresh
	npm --prefix web run screenshots

filmstrip: $(VENV)/.test $(STATIC) debian  ## take ten frames of everything that is staged (a winter, a battle, a vote …), into docs/screenshots
	npm --prefix web run filmstrip

frames: $(VENV)/.test $(STATIC) debian  ## measure frames a second while events play, on a CPU four times slower
	npm --prefix web run frames

bench: $(VENV)/.test  ## measure speed beside python-chess
	$(BIN)/interrex bench

compiled: $(COMPILED)/.ready  ## compile engine, games and bots and install the package so into .venv-compiled

wheels: $(STATIC)  ## build the plain wheel, and a compiled one for every Python on the machine, into dist
	$(PYTHON) tools/wheels.py

test-compiled: $(COMPILED)/.ready  ## GAMES=200 games a title the same in both builds, then every Python test, compiled
	$(COMPILED)/bin/python -m interrex.testing.builds --games $(GAMES)
	$(COMPILED)/bin/pytest -n auto

bench-compiled: $(COMPILED)/.ready  ## measure both builds beside python-chess
	$(COMPILED)/bin/interrex bench --seconds 60

retold: $(VENV)/.test  ## tell ten games of each title again from their logs, at every number of players
	INTERREX_RETOLD=10 $(BIN)/pytest -n auto tests/*/test_log.py

fuzz: $(VENV)/.test  ## random games under the conformance suite, MINUTES=5 at a time
	$(BIN)/python -m interrex.testing.fuzz --minutes $(MINUTES)

lineage: $(VENV)/.test  ## CAMPAIGNS=100 campaigns of Oath by greedy bots, twenty games each; goes on where it was interrupted
	$(BIN)/python -m interrex.testing.lineage oath --kept build/lineage.jsonl --campaigns $(CAMPAIGNS)

types: $(VENV)/.test  ## write the client's types afresh, from the protocol and from what games show
	$(BIN)/python -m interrex.server.typescript web/src

playthroughs: $(VENV)/.test  ## write the transcripts in tests/playthroughs afresh
	$(BIN)/python -m interrex.testing.playthrough tests/playthroughs

balance: $(VENV)/.test  ## measure Kingsburg's governors, rows and scenarios, GAMES=1000 games each, PROCESSES=1 at a time
	$(BIN)/python tools/balance.py --each $(GAMES) --processes $(PROCESSES) --write

house:  ## write the table of the house in docs/house.md afresh
	$(PYTHON) tools/house.py

lock: $(VENV)/.test  ## pin every dependency anew
	$(BIN)/pip-compile -q --upgrade --extra build --strip-extras --no-emit-index-url --no-emit-find-links --no-header --no-annotate --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile -q --upgrade --extra build --extra bench --extra compiled --extra tune --extra postgres --extra passkeys --extra push --extra mail --extra cluster --extra arrays --extra pettingzoo --extra openspiel --extra dataset --extra dev --strip-extras --no-emit-index-url --no-emit-find-links --no-header --no-annotate --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml

audit: $(VENV)-audit/.ready  ## ask whether holes are known in what we depend on; needs the network
	$(VENV)-audit/bin/python tools/audit.py

siege: $(VENV)/.test  ## attack a server of our own for ten minutes, on loopback, and kill it a hundred times under load
	$(BIN)/python -m interrex.testing.siege

clean:  ## remove everything that can be made again
	rm -rf $(VENV) $(VENV)-audit $(COMPILED) build dist web/node_modules src/interrex/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
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

$(VENV)-audit/.ready:
	$(PYTHON) -m venv $(VENV)-audit
	$(VENV)-audit/bin/pip install -q --disable-pip-version-check pip-audit
	touch $@

$(COMPILED)/.ready: requirements-dev.lock pyproject.toml tools/build_wheel.py $(STATIC) $(shell find src/interrex -name '*.py' -o -name '*.ftl' -o -name '*.md')
	test -x $(COMPILED)/bin/pip || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/pip install -q --disable-pip-version-check -r requirements-dev.lock
	rm -rf build/compiled/dist
	INTERREX_COMPILED=1 $(COMPILED)/bin/python -m hatchling build -t wheel -d build/compiled/dist
	$(COMPILED)/bin/pip install -q --disable-pip-version-check --no-deps --force-reinstall build/compiled/dist/*.whl
	touch $@

$(MODULES): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Node 20 or newer is needed to build the web client." >&2; exit 1; }
	npm --prefix web ci --no-progress --loglevel=error
	touch $@

$(STATIC): $(MODULES) $(shell find web/src web/public web/index.html web/vite.config.ts docs/privacy.md docs/privacy.pl.md -type f 2>/dev/null)
	npm --prefix web run build
