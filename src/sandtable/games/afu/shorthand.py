"""A card in a few letters, for a line on a screen: `A3+ D3+ R2 shield {panic: +2A}`. `+` after a number: enhanced."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.columns import AfuPack
from sandtable.games.afu.texts import badge_name, condition_text, enhanced, points, reward_text, symbols
from sandtable.kernel.words import Translator


def numbers(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """Points and symbols: `A3+`, `D3`, `S2`, `AA`, `R1`."""
    words = points(pack, kind, say, "short") + passed_on(pack, kind, say)
    words += [say(f"short-{symbol}") for symbol in symbols(pack, kind)]
    if pack.recruit[kind]:
        words.append(say("short-recruit", n=pack.recruit[kind]))
    return words


def passed_on(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """What a card that can only support makes enhanced; Reinforcements have a mark of their own."""
    return [] if pack.fights[kind] else [say(f"short-{side}-passed") for side in enhanced(pack, kind)]


def badge(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    return [badge_name(pack, pack.badge[kind], say)] if pack.badge[kind] else []


def bonus(pack: AfuPack, kind: int, say: Translator) -> list[str]:
    """`{kills 2: draw}`, or without a condition `{calm}`."""
    if not pack.reward[kind]:
        return []
    reward = reward_text(pack, kind, say, "short-reward")
    if pack.condition[kind] == n.condition.NONE:
        return [say("short-bonus", reward=reward)]
    return [say("short-bonus-if", condition=condition_text(pack, kind, say, "short-condition"), reward=reward)]


def in_short(pack: AfuPack, kind: int, say: Translator) -> str:
    """All of it."""
    return " ".join(numbers(pack, kind, say) + badge(pack, kind, say) + bonus(pack, kind, say))
