# Needs Python 3.11 or newer with pip, and make. A C compiler makes it faster. `make help` says what there is.
# Everything is kept in .tools, .venv, .venv-*, .make and dist; a step runs again only when what it depends on
# has changed in content, because the names of the stamps below hold a checksum.

PYTHON ?= python3
SHELL := /bin/sh
.DEFAULT_GOAL := help
# Where Python is told not to keep what it has compiled, every process of a test would compile all it imports once more.
export PYTHONDONTWRITEBYTECODE :=
.DELETE_ON_ERROR:

UV := .tools/bin/uv
QUIET_UV := VIRTUAL_ENV= $(UV) --quiet
NEW_VENV := $(QUIET_UV) venv --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')"
LEFT_OUT := .make/left-out
# Where logs, wheels and the list of what was left out go.
$(shell mkdir -p .make)
BUILD := hatch_build.py hatch_compile.py hatch_train.py hatch_web.py
CODE := $(wildcard src tests bench examples/*/src examples/client docs/site_pages.py docs/site_rules.py $(BUILD))

# The checksum holds this folder's name too: an environment does not survive being moved.
PINS := $(shell { pwd; $(PYTHON) --version; cat pyproject.toml constraints.txt $(BUILD); } | cksum | tr ' ' '-')
SOURCES := $(shell find src -type f ! -name '*.py[co]' | LC_ALL=C sort | xargs cksum | cksum | tr ' ' '-')
PLAY_READY := .venv/.play-$(PINS)
TEST_READY := .venv/.test-$(PINS)
FAST_TOOLS := .venv-fast/.tools-$(PINS)
# Two stamps for one package: a build with a profile is good for the tests too, which do not wait for one.
FAST_READY := .venv-fast/.sandtable-$(PINS)-$(SOURCES)
FAST_PROFILED := .venv-fast/.profiled-$(PINS)-$(SOURCES)
# Not a stamp: whether the page is stale is decided by the content of web/, in a blink. Where there is no Node, it comes
# as a Python package; where it does not come either, building, checking and testing the page is left out.
NODE_FOR = { needed=$$(.venv/bin/python hatch_web.py tools $(1)); [ -z "$$needed" ] || \
	{ echo 'set-up: fetching Node, which builds the page'; \
	$(QUIET_UV) pip install --python .venv -c constraints.txt $$needed 2> .make/node.log; } || true; }
BUILD_PAGE := { $(call NODE_FOR); .venv/bin/python hatch_web.py; }
EXAMINE_PAGE = { $(call NODE_FOR,all); .venv/bin/python hatch_web.py $(1) || \
	{ [ $$? -eq 3 ] && echo "$(2) (no Node, or not what it needs)" >> $(LEFT_OUT); }; }
PEERS_READY := .venv-peers/.peers-$(PINS)
OPTIMISED_READY := .venv-optimised/.bench-$(PINS)-$(SOURCES)
EXTRAS_READY := .venv-extras/.extras-$(PINS)
LAB_READY := .venv-lab/.lab-$(PINS)-$(SOURCES)
DOCS_READY := .venv-docs/.docs-$(PINS)

.PHONY: help
help:  ## say what there is
	@echo 'make WHAT, where WHAT is one of'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name text; do \
		printf '  %-13s %s\n' "$$name" "$$text"; done

# --- for players

.PHONY: play
play: $(PLAY_READY)  ## open the browser table; where its page cannot be built, the terminal table
	@if $(BUILD_PAGE); then .venv/bin/sandtable serve --open --ask $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)); \
		else echo 'Here is the terminal table instead.'; .venv/bin/sandtable play barbarossa; fi

.PHONY: terminal
terminal: $(PLAY_READY)  ## play Barbarossa in this terminal
	@.venv/bin/sandtable play barbarossa

# --- for those who change the code

# The compiler is one process, and the browser's tests wait for each other's answers: a second part uses the cores meanwhile.
# An old make shows what they say as it comes.
SHOWN_WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=recurse)
.PHONY: test
test:  ## lint, tests interpreted, compiled and in a browser; the last line says what was left out
	@: > $(LEFT_OUT)
	@$(MAKE) --silent -j2 checked-page lint-python $(FAST_TOOLS)
	@$(MAKE) --silent page || true
	@echo 'tests: compiled, in the browser and interpreted, two of them at a time; each is shown when it is done'
	@$(MAKE) --silent --keep-going -j2 $(SHOWN_WHOLE) compiled browser interpreted \
		COMPILED_TOO=$$([ -n "$$(.venv-fast/bin/python hatch_compile.py)" ] || echo 1)
	@$(MAKE) --silent verdict

.PHONY: lint
lint: lint-python lint-page  ## ruff and its format, mypy --strict, layers; format, lint and types of the page

.PHONY: lint-python
lint-python: $(TEST_READY)
	@echo 'lint: ruff, mypy --strict, layers'
	@.venv/bin/ruff check --quiet $(CODE)
	@.venv/bin/ruff format --quiet --check . || { echo 'lint: .venv/bin/ruff format . mends the format'; exit 1; }
	@.venv/bin/mypy --no-error-summary $(CODE)
	@.venv/bin/lint-imports --no-logo --cache-dir .make/import-linter > .make/layers.log || { cat .make/layers.log; exit 1; }

.PHONY: lint-page
lint-page: $(TEST_READY)
	@echo 'lint: the page'
	@$(call EXAMINE_PAGE,check,the lint of the page)

# One after the other, because both may fetch what Node needs; beside them the lint of Python has a core to itself.
.PHONY: checked-page
checked-page: $(TEST_READY)
	@$(MAKE) --silent lint-page
	@$(MAKE) --silent web-unit

.PHONY: web-unit
web-unit: $(PLAY_READY)  ## the unit tests of the page
	@echo 'tests: units of the page'
	@$(call EXAMINE_PAGE,unit,the unit tests of the page)

# Servers are killed, cut off and hurried in these tests, and a busy machine has its moods: what fails is run once more by itself, and
# both reports are shown. What fails twice is a fault.
ONCE_MORE = || { echo 'tests: once more what failed'; $(1) --last-failed --last-failed-no-failures none; }
# Each part has a cache of its own, where it notes what failed: parts run beside each other.
# What plays for long is played once, by the compiled package where there is one: tests/compiled.txt.
# Some tests wait for servers: a third worker uses the cores meanwhile.
INTERPRETED_TESTS := $(if $(COMPILED_TOO),SANDTABLE_COMPILED_TOO=1) SANDTABLE_LEFT_OUT=$(LEFT_OUT) .venv/bin/python -m pytest -q -n 3 --dist worksteal
COMPILED_TESTS := SANDTABLE_COMPILED=1 SANDTABLE_LEFT_OUT=$(LEFT_OUT) .venv-fast/bin/python -m pytest -q -n 2 --dist worksteal -o cache_dir=.make/pytest-compiled

.PHONY: interpreted
interpreted: $(TEST_READY)
	@echo 'tests: interpreted'
	@$(INTERPRETED_TESTS) $(call ONCE_MORE,$(INTERPRETED_TESTS))

# Not a prerequisite but a second make: whether it can be built is known only when the tools are there.
.PHONY: compiled
compiled: $(FAST_TOOLS)
	@lacking=$$(.venv-fast/bin/python hatch_compile.py) && if [ -n "$$lacking" ]; then \
		echo "the tests of the compiled package ($$lacking)" >> $(LEFT_OUT); \
	else \
		$(MAKE) --silent compiled-package && echo 'tests: compiled' && \
		{ $(COMPILED_TESTS) $(call ONCE_MORE,$(COMPILED_TESTS)); }; \
	fi

.PHONY: compiled-package
compiled-package: $(FAST_READY)

.PHONY: verdict
verdict:
	@if [ ! -s $(LEFT_OUT) ]; then echo 'All tests ran; nothing was left out.'; else \
		echo "Left out: $$(sort -u $(LEFT_OUT) | paste -sd ';' - | sed 's/;/; /g')."; \
		[ "$(SANDTABLE_REQUIRE)" != all ]; fi

.PHONY: page
page: $(PLAY_READY)  ## build the browser's page, if web/ has changed
	@$(BUILD_PAGE)

# Without the page the tests skip themselves and say why. The same cards are dealt there in every run.
BROWSER_TESTS := SANDTABLE_LEFT_OUT=$(LEFT_OUT) .venv/bin/python -m pytest -q -n 3 --dist worksteal -o cache_dir=.make/pytest-browser -m "browser and not slow" tests/web
.PHONY: browser
browser: $(TEST_READY)  ## play every game in a real Chromium
	@$(BUILD_PAGE) || true
	@echo 'tests: in the browser'
	@$(BROWSER_TESTS) $(call ONCE_MORE,$(BROWSER_TESTS))

.PHONY: browser-all
browser-all: $(TEST_READY)  ## whole games on every screen, in both languages and themes: is all that is lit in sight?
	@$(BUILD_PAGE) || true
	@.venv/bin/python -m pytest -q -n 2 -m matrix tests/web

.PHONY: pictures
pictures: $(TEST_READY)  ## play to a good moment of each game and take the pictures of the README
	@$(BUILD_PAGE)
	@.venv/bin/python -m tests.web.pictures

.PHONY: fuzz
fuzz: $(TEST_READY)  ## the long tests, in full numbers
	@echo 'fuzz: the slow tests, then random play'
	@.venv/bin/python -m pytest -q -n 2 -m "slow and not matrix" || [ $$? -eq 5 ]
	@.venv/bin/python -m tests.harness.fuzz

# What takes gigabytes to install is tried apart: Ray, OpenSpiel and the learners of others.
.PHONY: extras
extras: $(EXTRAS_READY)  ## the tests of all extras, in an environment of their own
	@echo 'tests: extras'
	@SANDTABLE_LEFT_OUT=$(LEFT_OUT) .venv-extras/bin/python -m pytest -q -m extras tests/extras

# What was tried is kept in .make/mutants: it can be stopped and goes on. make mutants MUTANTS='barbarossa --sample 50'
.PHONY: mutants
mutants: $(TEST_READY)  ## break rules on purpose: which tests notice?
	@nice -n 10 .venv/bin/python -m tests.mutants $(MUTANTS)

.PHONY: fast
fast: $(FAST_PROFILED)  ## build and install the compiled package
	@echo 'The compiled package is in .venv-fast: run .venv-fast/bin/sandtable, or .venv-fast/bin/python for your scripts.'

# A second make, because the stamp's name depends on the page.
.PHONY: wheel
wheel: $(PLAY_READY)  ## put the compiled package, with the page inside, as a wheel into dist/
	@$(BUILD_PAGE)
	@$(MAKE) --silent fast
	@mkdir -p dist && cp .make/wheel/*.whl dist/ && echo "The wheel is in dist/: $$(cd .make/wheel && ls)"

.PHONY: bench
bench: $(TEST_READY) $(FAST_PROFILED) $(PEERS_READY)  ## measure against peers, into docs/performance.md
	@optimised=$$($(PYTHON) -m bench.built --find) && if [ -n "$$optimised" ]; then \
		$(MAKE) --silent $(OPTIMISED_READY) OPTIMISED="$$optimised"; fi
	@.venv/bin/python -m bench

# Games that were played are kept in bench/games.jsonl: it can be stopped and goes on. make bots BOTS='greedy-1 --games 40'
.PHONY: bots
bots: $(FAST_READY)  ## measure how strong the bots are, into docs/bots.md
	@nice -n 10 .venv-fast/bin/python -m bench.bots $(BOTS)

# The net and the games are kept in .make/baselines: it can be stopped and goes on. make baselines BASELINES='afu --deals 50'
.PHONY: baselines
baselines: $(LAB_READY)  ## rate simple players and a net of ten minutes, into docs/research.md
	@nice -n 10 .venv-lab/bin/python -m bench.baselines $(BASELINES)

# Whatever the builder warns of, such as a link that leads nowhere, is an error. Not --quiet: then it would not count warnings.
.PHONY: docs
docs: $(DOCS_READY) $(TEST_READY)  ## build the pages, the rulebooks and the API reference into site/
	@$(BUILD_PAGE) || true
	@echo 'docs: drawing the examples of the rulebooks'
	@.venv/bin/python -m tests.web.rule_pictures .make/rules
	@.venv/bin/python -m docs.site_rules .make/rules
	@echo 'docs: building site/index.html'
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict 2> .make/docs.log || { cat .make/docs.log; exit 1; }

.PHONY: constraints
constraints: $(UV)  ## pin the newest versions of all dependencies
	@echo 'constraints: resolving the newest versions'
	@$(QUIET_UV) pip compile pyproject.toml --upgrade --universal --python-version 3.11 --all-extras \
		--group build --group docs --group lint --group node --group test --no-annotate --no-header -o constraints.txt

.PHONY: clean
clean:  ## remove everything that make has made
	@rm -rf .make .tools .venv .venv-docs .venv-extras .venv-fast .venv-lab .venv-optimised .venv-peers .mypy_cache .pytest_cache .ruff_cache .hypothesis __pycache__ dist site
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- the steps; each says in one line what it does

$(UV):
	@echo 'set-up: fetching uv, which makes the environments'
	@PIP_DISABLE_PIP_VERSION_CHECK=1 $(PYTHON) -m pip install -qq --target .tools --upgrade uv

$(PLAY_READY): | $(UV)
	@echo 'set-up: making .venv and installing sandtable into it'
	@$(NEW_VENV) .venv
	@SANDTABLE_MYPYC=skip SANDTABLE_WEB=skip $(QUIET_UV) pip install --python .venv -c constraints.txt -b constraints.txt -e '.[server]'
	@touch $@

$(TEST_READY): $(PLAY_READY)
	@echo 'set-up: installing the test tools into .venv'
	@$(QUIET_UV) pip install --python .venv -c constraints.txt --group lint --group test
	@$(QUIET_UV) pip install --python .venv --no-deps -b constraints.txt -e examples/outpost -e examples/ismcts -e examples/greedy-1
	@touch $@

$(FAST_TOOLS): | $(UV)
	@echo 'set-up: making .venv-fast and installing the build and test tools into it'
	@$(NEW_VENV) .venv-fast
	@$(QUIET_UV) pip install --python .venv-fast -c constraints.txt -r pyproject.toml --group build --group test
	@touch $@

# $(1) is 1 for a profile, which the training run in the build makes with the package's own dependencies.
define install_compiled
@rm -rf .make/wheel .venv-fast/.sandtable-* .venv-fast/.profiled-*
@SANDTABLE_MYPYC=require SANDTABLE_WEB=skip SANDTABLE_PGO=$(1) \
	.venv-fast/bin/python -m hatchling build -t wheel -d .make/wheel
@$(QUIET_UV) pip install --python .venv-fast -c constraints.txt --reinstall-package sandtable-games .make/wheel/*.whl
@$(QUIET_UV) pip install --python .venv-fast --no-deps -b constraints.txt -e examples/outpost -e examples/ismcts -e examples/greedy-1
endef

$(FAST_READY): $(FAST_TOOLS)
	@echo 'compiled: compiling the hot modules with mypyc (two or three minutes)'
	$(call install_compiled,0)
	@touch $@

$(FAST_PROFILED): $(FAST_TOOLS)
	@echo 'fast: compiling the hot modules with mypyc, twice and with a training run between (six to eight minutes)'
	$(call install_compiled,1)
	@touch $@ $(FAST_READY)

# PyTorch comes first, in the build without CUDA, which takes gigabytes: from PyTorch's own index, or, where that is out of
# reach, from wherever pip has been told to look.
TORCH := torch==2.13.0
$(EXTRAS_READY): | $(UV)
	@echo 'set-up: making .venv-extras and installing all extras and the learners of others into it'
	@$(NEW_VENV) .venv-extras
	@$(QUIET_UV) pip install --python .venv-extras --torch-backend cpu $(TORCH) 2> .make/torch.log || \
		PIP_DISABLE_PIP_VERSION_CHECK=1 $(PYTHON) -m pip --python .venv-extras/bin/python install -qq $(TORCH)
	@SANDTABLE_MYPYC=skip SANDTABLE_WEB=skip $(QUIET_UV) pip install --python .venv-extras -c constraints.txt -b constraints.txt \
		-e '.[envs,openspiel,ray,server]' --group test --group learners
	@$(QUIET_UV) pip install --python .venv-extras --no-deps -b constraints.txt -e examples/outpost -e examples/ismcts \
		-e examples/greedy-1 -e examples/net -e examples/openspiel
	@touch $@

# As docs/research.md has it, from the wheel.
$(LAB_READY): $(FAST_READY)
	@echo 'set-up: making .venv-lab and installing the compiled package, a search and a net into it'
	@$(NEW_VENV) .venv-lab
	@$(QUIET_UV) pip install --python .venv-lab -c constraints.txt "$$(ls .make/wheel/*.whl)[envs]"
	@$(QUIET_UV) pip install --python .venv-lab --no-deps -b constraints.txt examples/ismcts examples/net
	@touch $@

$(DOCS_READY): | $(UV)
	@echo 'set-up: making .venv-docs and installing what builds the site'
	@$(NEW_VENV) .venv-docs
	@$(QUIET_UV) pip install --python .venv-docs -c constraints.txt --group docs
	@touch $@

# An environment of their own: the last PettingZoo with gin rummy is older than ours.
$(PEERS_READY): | $(UV)
	@echo 'set-up: making .venv-peers and installing the peers to measure against'
	@$(NEW_VENV) .venv-peers
	@$(QUIET_UV) pip install --python .venv-peers --group peers || echo 'bench: some peers cannot be installed here'
	@touch $@

# The same wheel and the same peers on a Python that was built with optimisation, where PYTHON was not.
$(OPTIMISED_READY): $(FAST_PROFILED)
	@echo 'set-up: making .venv-optimised with an optimised Python, to measure on it too'
	@$(QUIET_UV) venv --clear --python "$(OPTIMISED)" .venv-optimised
	@$(QUIET_UV) pip install --python .venv-optimised --group peers "$$(ls .make/wheel/*.whl)[envs]" || \
		{ echo 'bench: not everything can be installed there; it is left out'; rm -rf .venv-optimised; }
	@[ ! -d .venv-optimised ] || touch $@
