"""What a card is worth to a bot, estimated from its data, so that a changed or new card needs no other change."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa import names as n
from sandtable.games.barbarossa.columns import BarbarossaPack
from sandtable.games.barbarossa.effects import BP_WORTH, EFFECTS, OP_WORTH, effect

PLACINGS: Final = 0.8
"""Units that wait in the hand when they may be placed."""
UPKEEP: Final = 0.4
"""BP that 1 SP of upkeep takes off the strength of a card."""


def fill_estimates(pack: BarbarossaPack) -> None:
    """A turn while deployed: `strength` in BP, `standing` in SP, `burst` in BP for each Unit that it discards, `fire`
    in BP for an SP; on the turn it is played: `prompt` in BP; when drawn: `engine` in SP, `blow` in BP, `orders` in OP;
    as an EVENT that is revealed: `resistance` in BP, and how many more EVENTs it `calls` for.
    """
    fill_resistance(pack)
    for kind in range(pack.size):
        pack.strength[kind] = strength(pack, kind)
        pack.standing[kind] = text_worth(pack, pack.each_operation[kind])
        pack.standing[kind] += text_worth(pack, pack.each_reinforcement[kind])
        pack.burst[kind] = burst(pack, kind)
        pack.fire[kind] = fire(pack, kind)
        if pack.deploy[kind] in (n.deploy.MUST_ACTIVE, n.deploy.MAY_ACTIVE, n.deploy.SILENT):
            pack.prompt[kind] = pack.strength[kind]
        pack.engine[kind] = engine(pack, kind)
        if pack.play[kind] >= 0 and pack.deploy[kind] == n.deploy.NEVER:
            pack.blow[kind] = pack.bp[pack.bonus[kind]] + 0.5 * played_abilities(pack, kind)
            pack.orders[kind] = pack.op[pack.bonus[kind]] - float(pack.play[kind]) + placings(pack, pack.rule[kind])


def strength(pack: BarbarossaPack, kind: int) -> float:
    """The best ability that can be used every turn, less its upkeep; a little for the others."""
    best = 0.0
    for ability in range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind]):
        if pack.in_playing[ability] or pack.cost_self[ability] in (n.own_cost.DISCARD, n.own_cost.RETURN):
            continue
        worth = attack_worth(pack, pack.effect[ability])
        if pack.against[ability] and not pack.against[ability] >> n.target.CITY & 1:
            worth *= 0.5
        worth -= UPKEEP * (pack.cost_sp[ability] + pack.activation[kind]) + OP_WORTH * pack.cost_op[ability]
        if pack.cost_class[ability] or pack.cost_hand[ability]:
            worth *= 0.3
        best = max(best, worth)
    return best


def burst(pack: BarbarossaPack, kind: int) -> float:
    """BP for each other Unit that the card may discard."""
    best = 0.0
    for ability in range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind]):
        if pack.cost_class[ability] and not pack.in_playing[ability]:
            best = max(best, attack_worth(pack, pack.effect[ability]))
    return best


def fire(pack: BarbarossaPack, kind: int) -> float:
    """BP for each SP, as often as they last."""
    best = 0.0
    for ability in range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind]):
        cards = pack.cost_self[ability] + pack.cost_class[ability] + pack.cost_hand[ability]
        if pack.cost_sp[ability] and not cards and not pack.once[ability] and not pack.in_playing[ability]:
            best = max(best, attack_worth(pack, pack.effect[ability]) / pack.cost_sp[ability])
    return best


def attack_worth(pack: BarbarossaPack, row: int) -> float:
    """BP that a text adds to an attack, in one way or another."""
    worth = 0.0
    while pack.word[row] != effect.END:
        worth += EFFECTS[pack.word[row]].attack_worth(pack, row)
        row += 1
    return worth


def text_worth(pack: BarbarossaPack, row: int) -> float:
    """What an automatic text or a bonus gives, in SP."""
    worth = 0.0
    while pack.word[row] != effect.END:
        worth += EFFECTS[pack.word[row]].worth(pack, row)
        row += 1
    return worth


def placings(pack: BarbarossaPack, row: int) -> float:
    """OP that placing Units from the hand saves."""
    saved = 0.0
    while pack.word[row] != effect.END:
        if pack.word[row] == effect.PLACE:
            saved += PLACINGS
        row += 1
    return saved


def engine(pack: BarbarossaPack, kind: int) -> float:
    """What drawing the card adds to the supplies of a turn."""
    if pack.play[kind] < 0:
        return 0.0
    return text_worth(pack, pack.bonus[kind]) + text_worth(pack, pack.rule[kind]) - BP_WORTH * pack.bp[pack.bonus[kind]]


def played_abilities(pack: BarbarossaPack, kind: int) -> float:
    worth = 0.0
    for ability in range(kind * n.ABILITIES, kind * n.ABILITIES + pack.abilities[kind]):
        if pack.in_playing[ability]:
            worth += attack_worth(pack, pack.effect[ability]) - OP_WORTH * pack.cost_op[ability]
    return max(0.0, worth)


def fill_resistance(pack: BarbarossaPack) -> None:
    """What each EVENT adds to the Occupying Cost by itself, and how many others it calls for."""
    for kind in range(pack.size):
        pack.resistance[kind] = float(pack.defence[kind] + cost_change(pack, pack.on_reveal[kind]))
        pack.calls[kind] = count_word(pack, pack.on_reveal[kind], effect.REVEAL)


def count_word(pack: BarbarossaPack, row: int, word: int) -> int:
    found = 0
    while pack.word[row] != effect.END:
        found += pack.word[row] == word
        row += 1
    return found


def cost_change(pack: BarbarossaPack, row: int) -> int:
    """By how much a text changes the Occupying Cost, where it counts no cards."""
    change = 0
    while pack.word[row] != effect.END:
        if pack.word[row] == effect.OCCUPYING_COST and not pack.per[row]:
            change += pack.count[row]
        row += 1
    return change
