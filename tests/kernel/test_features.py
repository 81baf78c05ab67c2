"""Numbers of positions for nets: what they hold, and that they never depend on which cards a pack has."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.features import Features
from sandtable.kernel.match import Match
from sandtable.kernel.net import Net, Weights, net_for, read_weights, size_of
from sandtable.kernel.zones import Zone

GAMES = [("afu", 1), ("afu", 2), ("barbarossa", 2), ("barbarossa", 4), ("frontier-wars", 3), ("victory-day", 2)]


def middle(name: str, seats: int, actions: int = 60) -> Match:
    match = sandtable.new(name, seats=seats, seed=4)
    chance = random.Random(2)
    for _ in range(actions):
        if match.to_act is not None:
            match.play(chance.choice(match.legal_actions()))
    return match


def hands(match: Match) -> list[Zone]:
    return [zone for zone in match.state.zones if zone.spec.name == "hand"]


def numbers(match: Match, seat: int) -> dict[str, float]:
    features = Features(match.state.ruleset)
    features.write(match.state, seat)
    found: dict[str, float] = {}
    for place in range(features.count):
        name = features.names[features.at[place]]
        found[name] = found.get(name, 0.0) + features.values[place]
    return found


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_number_has_a_name_of_its_own_and_lies_in_bounds(name: str, seats: int) -> None:
    match = middle(name, seats)
    features = Features(match.state.ruleset)
    assert len(set(features.names)) == features.size
    for seat in range(seats):
        features.write(match.state, seat)
        assert features.count > 0 and all(0 <= at < features.size for at in list(features.at)[: features.count])


def test_what_is_mine_is_theirs_to_the_other() -> None:
    match = middle("victory-day", 2)
    mine, theirs = numbers(match, 0), numbers(match, 1)
    assert mine["hand mine cards"] == theirs["hand theirs cards"] == len(hands(match)[0].cards)
    own = {name for name in mine if " mine " in name}
    assert own and all(mine[name] == theirs[name.replace(" mine ", " theirs ")] for name in own)


def test_of_several_others_it_is_the_mean() -> None:
    match = middle("barbarossa", 4)
    sizes = [len(zone.cards) for zone in hands(match)]
    seen = numbers(match, 1)
    assert seen.get("hand mine cards", 0.0) == sizes[1]
    assert seen.get("hand theirs cards", 0.0) == pytest.approx((sum(sizes) - sizes[1]) / 3)


def test_other_cards_have_the_same_numbers(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('[pack]\nname = "test"\nextends = "standard"\n', encoding="utf-8")
    (tmp_path / "transports.toml").write_text("[trucks]\nbuy = 2\n", encoding="utf-8")
    standard, other = sandtable.new("barbarossa", seed=1), sandtable.new("barbarossa", seed=1, pack=tmp_path)
    assert other.pack.digest != standard.pack.digest
    assert Features(other.state.ruleset).names == Features(standard.state.ruleset).names


def weights_for(match: Match, width: int = 2) -> Weights:
    names = Features(match.state.ruleset).names
    numbers = [0.25 * (place % 7 - 3) for place in range(size_of(len(names), width))]
    return Weights(match.game.name, match.game.version, names, width, numbers)


def test_a_net_is_what_its_layers_say(tmp_path: Path) -> None:
    match = middle("victory-day", 2)
    weights = weights_for(match)
    file = tmp_path / "net.weights"
    weights.save(file)
    again = read_weights(str(file))
    assert (again.names, again.numbers) == (weights.names, weights.numbers)
    seen, width, rows = numbers(match, 1), 2, len(weights.names)
    hidden = [weights.numbers[rows * width + unit] for unit in range(width)]
    for name, value in seen.items():
        row = weights.names.index(name) * width
        hidden = [hidden[unit] + value * weights.numbers[row + unit] for unit in range(width)]
    last = rows * width + width
    expected = weights.numbers[-1] + sum(max(0.0, hidden[unit]) * weights.numbers[last + unit] for unit in range(width))
    assert Net(again, match.state.ruleset).value(match.state, 1) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("text", "said"),
    [(b"", "holds no weights"), (b"{}\n", "holds no weights"), (b'{"names": 3}\n\0\0', "holds no weights")],
)
def test_a_file_without_weights_is_one_sentence(text: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "net.weights"
    file.write_bytes(text)
    with pytest.raises(sandtable.BadOption, match=said):
        read_weights(str(file))
    with pytest.raises(sandtable.BadOption, match="cannot be read"):
        read_weights(str(tmp_path / "none"))


def test_weights_of_another_game_or_version_are_refused(tmp_path: Path) -> None:
    match = middle("victory-day", 2)
    other = weights_for(match)
    other.rules += 1
    other.save(tmp_path / "other.weights")
    with pytest.raises(sandtable.BadOption, match="with version"):
        net_for(str(tmp_path / "other.weights"), match.game, match.state.ruleset)


def test_weights_of_other_numbers_are_left_aside_and_it_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match = middle("victory-day", 2)
    other = weights_for(match)
    other.names = [*other.names[:-1], "something else"]
    other.save(tmp_path / "other.weights")
    assert net_for(str(tmp_path / "other.weights"), match.game, match.state.ruleset) is None
    assert "the game's own value judges" in caplog.text
