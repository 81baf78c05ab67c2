"""Pickles and copies, for every installed game: a match or position is the same after it, and goes on the same."""

from __future__ import annotations

import copy
import pickle
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel import pickles
from sandtable.kernel.pickles import find_pack, pack_name
from sandtable.kernel.redeal import redeal
from sandtable.kernel.registry import load_pack
from sandtable.kernel.steps import NOBODY, UNANSWERED, Ruleset
from sandtable.kernel.verbs import Verb, Verbs
from tests.harness.checks import check_same, state_contents
from tests.harness.walks import GAMES, SHARE, middle, random_match, walk

every_game = pytest.mark.parametrize("game", GAMES)
MOST_BYTES = 8192
"""Of a pickled position, with the name of its pack and all its options."""


def pickled(match: sandtable.Match) -> sandtable.Match:
    made: sandtable.Match = pickle.loads(pickle.dumps(match))
    return made


ways = pytest.mark.parametrize("way", [pickled, copy.deepcopy, copy.copy], ids=["pickle", "deepcopy", "copy"])
Way = Callable[[sandtable.Match], sandtable.Match]


def moments(game: str, seed: int) -> Iterator[sandtable.Match]:
    """A random game at some of its positions, at the first few with something secret under way, and at its end."""
    match = random_match(game, seed)
    total = sum(1 for _ in walk(match.clone(), random.Random(seed)))
    chosen = set(random.Random(seed).sample(range(total), min(total, 16 // SHARE)))
    secrets = 0
    for number in walk(match, random.Random(seed)):
        secret = half_sealed(match) or half_made(match)
        secrets += secret
        if number in chosen or (secret and secrets <= 3):
            yield match
    yield match


def half_sealed(match: sandtable.Match) -> bool:
    """Has somebody answered in secret while others are still asked?"""
    return any(answer != UNANSWERED for answer in match.state.sealed)


def half_made(match: sandtable.Match) -> bool:
    """Is a draft, and more of it made than its beginning?"""
    return match.state.drafter != NOBODY and match.undoable > 0


@every_game
@ways
def test_a_match_is_the_same_and_goes_on_the_same(game: str, way: Way) -> None:
    for seed in range(2):
        for match in moments(game, seed):
            check_same(match, way(match), seed)


def test_secrets_half_told_are_among_the_positions() -> None:
    sealed = made = 0
    for game in GAMES:
        for match in moments(game, 0):
            sealed += half_sealed(match)
            made += half_made(match)
    assert sealed > 0
    assert made > 0


@every_game
@ways
def test_a_redeal_is_the_same_and_goes_on_the_same(game: str, way: Way) -> None:
    match = middle(game, 5)
    deal = match.determinize(match.to_act, 3)
    for _ in walk(deal, random.Random(5), deal.number + 3):
        pass
    check_same(deal, way(deal), 5)


@every_game
@ways
def test_a_copy_goes_its_own_way(game: str, way: Way) -> None:
    for seed in range(3):
        match = middle(game, seed)
        other = way(match)
        before = (match.position(), match.log(None), match.lines[:])
        for _ in walk(other, random.Random(seed), match.number + 40):
            pass
        assert (match.position(), match.log(None), match.lines) == before


@every_game
@ways
def test_what_is_taken_back_in_a_copy_can_be_taken_back_in_another(game: str, way: Way) -> None:
    for match in moments(game, 4):
        if match.undo_refused is None:
            one, two = way(match), way(match)
            one.undo()
            before = one.position()
            one.play(random.Random(4).choice(one.legal_actions()))
            two.undo()
            assert two.position() == before


# -- positions --------------------------------------------------------------------------------------


@every_game
def test_a_position_is_the_same_and_goes_on_the_same(game: str) -> None:
    for seed in range(2):
        for match in moments(game, seed):
            s = match.state
            for other in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s), copy.copy(s)):
                assert type(other) is type(s)
                assert other.log is None
                assert state_contents(other) == state_contents(s)
            here, there = s.clone(), pickle.loads(pickle.dumps(s))
            rng = random.Random(seed)
            for _ in range(40):
                if here.waiting == NOBODY:
                    break
                action = rng.choice(here.legal)
                here.apply(action)
                there.apply(action)
            assert state_contents(there) == state_contents(here)


@every_game
def test_a_pickled_position_is_small(game: str) -> None:
    for seed in range(6):
        match = random_match(game, seed)
        for number in walk(match, random.Random(seed)):
            if number % 7 == seed:
                assert len(pickle.dumps(match.state)) <= MOST_BYTES


@every_game
def test_a_deep_copy_costs_no_more_than_a_clone(game: str) -> None:
    """It shares the lists that a clone shares."""
    s = middle(game, 6).state
    for other in (copy.deepcopy(s), copy.deepcopy({"positions": [s]})["positions"][0]):
        assert other.ruleset is s.ruleset
        assert all(there.cards is here.cards for there, here in zip(other.zones, s.zones, strict=True))
        assert all(zone.shared for zone in [*s.zones, *other.zones])


@every_game
def test_positions_of_one_pickle_do_not_change_each_other(game: str) -> None:
    match = middle(game, 7)
    first, second = pickle.loads(pickle.dumps([match.state, match.state.clone()]))
    assert first.ruleset is second.ruleset
    before = state_contents(second)
    rng = random.Random(7)
    for _ in range(40):
        if first.waiting != NOBODY:
            first.apply(rng.choice(first.legal))
    redeal(first, match.seats, b"7")
    assert state_contents(second) == before


@every_game
def test_a_match_and_its_position_stay_together(game: str) -> None:
    match = middle(game, 9)
    made, state = pickle.loads(pickle.dumps((match, match.state)))
    assert made.state is state and made.events is state.log
    state, made = pickle.loads(pickle.dumps((match.state, match)))
    assert made.state is state and made.events is state.log
    made, state = copy.deepcopy((match, match.state))
    assert made.state is state and made.events is state.log


# -- in another process, with another pack, with other rules ----------------------------------------

LOAD = """
import pickle, sys
match = pickle.load(open(sys.argv[1], "rb"))
print(match.position() + match.record(), end="")
"""


def load_elsewhere(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", LOAD, str(path)], capture_output=True, text=True, check=False)


@every_game
def test_a_match_can_be_loaded_in_another_process(game: str, tmp_path: Path) -> None:
    match = middle(game, 1)
    path = tmp_path / "match.pickle"
    path.write_bytes(pickle.dumps(match))
    assert load_elsewhere(path).stdout == match.position() + match.record()


def own_pack(folder: Path) -> Path:
    """Your own pack, with one card that is not standard."""
    folder.mkdir()
    (folder / "pack.toml").write_text('[pack]\nname = "strong"\nextends = "standard"\n', encoding="utf-8")
    slug = load_pack(sandtable.game("outpost"), None).slugs[0]
    (folder / "squads.toml").write_text(f"[{slug}]\nworth = 9\n", encoding="utf-8")
    return folder


def test_a_pack_of_ones_own_is_found_in_its_folder_or_in_this_process(tmp_path: Path) -> None:
    folder = own_pack(tmp_path / "strong")
    match = sandtable.new("outpost", seed=1, pack=folder)
    path = tmp_path / "match.pickle"
    path.write_bytes(pickle.dumps(match))
    assert load_elsewhere(path).stdout == match.position() + match.record()
    folder.rename(tmp_path / "elsewhere")
    assert pickle.loads(path.read_bytes()).pack is match.pack
    assert f"needs the pack strong {match.pack.digest}" in load_elsewhere(path).stderr.splitlines()[-1]


def test_a_match_keeps_the_words_of_its_pack(tmp_path: Path) -> None:
    """A pack with other words plays the same and has the same digest, but it is another pack."""
    one = sandtable.game("outpost")
    folder = Path(shutil.copytree(one.standard_pack, tmp_path / "pack"))
    squads = (folder / "squads.toml").read_text(encoding="utf-8")
    (folder / "squads.toml").write_text(squads.replace('en = "', 'en = "New '), encoding="utf-8")
    match, other = sandtable.new("outpost", seed=1), sandtable.new("outpost", seed=1, pack=folder)
    assert other.pack.digest == match.pack.digest
    assert pickled(match).pack is match.pack
    assert pickled(other).pack is other.pack


def test_a_pack_that_has_changed_in_its_folder_is_not_taken_for_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = own_pack(tmp_path / "strong")
    pack = load_pack(sandtable.game("outpost"), folder)
    named = pack_name(pack)
    monkeypatch.setattr(pickles, "known_packs", {})
    assert find_pack(*named).digest == pack.digest
    pickles.known_packs.clear()
    (folder / "squads.toml").write_text("", encoding="utf-8")
    with pytest.raises(sandtable.BadPack, match="load it first"):
        find_pack(*named)
    (folder / "squads.toml").write_text("[", encoding="utf-8")
    with pytest.raises(sandtable.BadPack, match="load it first"):
        find_pack(*named)


@every_game
def test_packs_and_games_are_loaded_as_what_they_are(game: str) -> None:
    match = random_match(game, 1)
    for thing in (match.pack, match.game, match.state.ruleset):
        assert pickle.loads(pickle.dumps(thing)) is thing
        assert copy.deepcopy(thing) is thing


@every_game
def test_a_pickle_of_other_rules_is_refused(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = pickle.dumps(middle(game, 2).state)
    monkeypatch.setattr(sandtable.game(game), "version", 99)
    with pytest.raises(sandtable.BadPosition, match="another version of its rules"):
        pickle.loads(data)


@every_game
def test_a_pickle_of_code_that_numbers_otherwise_is_refused(game: str) -> None:
    ruleset = random_match(game, 2).state.ruleset
    verbs = Verbs([*ruleset.verbs.verbs, Verb("salute", [], [])])
    turned = replace(ruleset.schema, zones=ruleset.schema.zones[::-1])
    for other in (
        Ruleset(ruleset.seats, ruleset.steps[::-1], ruleset.verbs, ruleset.schema, ruleset.pack, ruleset.options),
        Ruleset(ruleset.seats, ruleset.steps, verbs, ruleset.schema, ruleset.pack, ruleset.options),
        Ruleset(ruleset.seats, ruleset.steps, ruleset.verbs, turned, ruleset.pack, ruleset.options),
    ):
        with pytest.raises(sandtable.BadPosition, match="another version of its rules"):
            pickle.loads(pickle.dumps(other))
