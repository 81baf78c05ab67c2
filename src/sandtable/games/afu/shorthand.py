"""A card in a few letters, for a line on a screen: `A3+ D3+ R2 shield {panic: +2A}`. `+` after a number: enhanced."""

from __future__ import annotations

from sandtable.games.afu import names as n
from sandtable.games.afu.columns import AfuPack

Both = dict[str, dict[str, str]]

LETTERS: Both = {
    "en": {"attack": "A", "defense": "D", "support": "S", "recruit": "R", "vp": "VP"},
    "uk": {"attack": "А", "defense": "З", "support": "П", "recruit": "М", "vp": "ПО"},
}
MARKS: Both = {
    "en": {"aa": "AA", "air": "air", "guns": "art", "rocket": "rocket", "reinf": "reinf", "icon": "-panic"},
    "uk": {"aa": "ППО", "air": "авіа", "guns": "арт", "rocket": "ракета", "reinf": "підкр", "icon": "-паніка"},
}
WHEN: Both = {
    "en": {
        "destroyed": "kills", "panic": "panic", "normal-defense": "normal D", "enhanced-defense": "D+",
        "objective": "objective",
    },
    "uk": {
        "destroyed": "знищено", "panic": "паніка", "normal-defense": "звичайний З", "enhanced-defense": "З+",
        "objective": "об'єкт",
    },
}  # fmt: skip
GIVES: Both = {
    "en": {"calm": "calm", "draw": "draw", "return-panic": "-panic", "scout": "scout", "evacuate": "evacuate"},
    "uk": {"calm": "спокій", "draw": "добір", "return-panic": "-паніка", "scout": "розвідка", "evacuate": "евакуація"},
}


def numbers(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """Points and symbols: `A3+`, `D3`, `S2`, `AA`, `R1`."""
    letters = LETTERS[lang]
    words: list[str] = []
    if pack.fights[kind]:
        words.append(f"{letters['attack']}{pack.attack[kind]}{'+' if pack.attack_enhanced[kind] else ''}")
        words.append(f"{letters['defense']}{pack.defense[kind]}{'+' if pack.defense_enhanced[kind] else ''}")
    if pack.prints_support[kind]:
        words.append(f"{letters['support']}{pack.support[kind]}")
        words += passed_on(pack, kind, lang)
    marks = (
        ("aa", pack.anti_aircraft),
        ("air", pack.air),
        ("guns", pack.artillery),
        ("rocket", pack.rocket),
        ("reinf", pack.reinforcements),
        ("icon", pack.panic_icon),
    )
    words += [MARKS[lang][mark] for mark, flags in marks if flags[kind]]
    if pack.recruit[kind]:
        words.append(f"{letters['recruit']}{pack.recruit[kind]}")
    return words


def passed_on(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """What a card that can only support makes enhanced; Reinforcements have a mark of their own."""
    if pack.fights[kind]:
        return []
    made: list[str] = []
    if pack.attack_enhanced[kind] and not pack.reinforcements[kind]:
        made.append(LETTERS[lang]["attack"] + "+")
    if pack.defense_enhanced[kind]:
        made.append(LETTERS[lang]["defense"] + "+")
    return made


def badge(pack: AfuPack, kind: int, lang: str) -> list[str]:
    return [pack.badge_names[pack.badge[kind]][lang]] if pack.badge[kind] else []


def bonus(pack: AfuPack, kind: int, lang: str) -> list[str]:
    """`{kills 2: draw}`, or without a condition `{calm}`."""
    if pack.reward[kind] == n.reward.NONE:
        return []
    reward = n.REWARDS[pack.reward[kind]]
    gives = GIVES[lang].get(reward) or f"+{pack.reward_n[kind]}{LETTERS[lang][reward]}"
    condition, number = pack.condition[kind], pack.condition_n[kind]
    if condition == n.condition.BADGE:
        return [f"{{{pack.badge_names[number][lang]}: {gives}}}"]
    when = WHEN[lang].get(n.CONDITIONS[condition], "")
    if condition == n.condition.DESTROYED:
        when += f" {number}"
    return [f"{{{when}: {gives}}}" if when else f"{{{gives}}}"]


def in_short(pack: AfuPack, kind: int, lang: str) -> str:
    """All of it."""
    return " ".join(numbers(pack, kind, lang) + badge(pack, kind, lang) + bonus(pack, kind, lang))
