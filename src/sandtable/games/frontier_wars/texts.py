"""What cards and faction sheets say, in words made from their data: which message of `cards.ftl`, with which values."""

from __future__ import annotations

from functools import lru_cache, reduce
from pathlib import Path
from typing import Any, Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import Effect, FrontierPack
from sandtable.kernel.words import Translator, in_language, languages, translator

FOLDER: Final = Path(__file__).parent


def words(lang: str) -> Translator:
    """Says the messages of this game."""
    return translator(lang, FOLDER)


def effect_text(effect: Effect, say: Translator, lasts: str = "turn") -> str:
    """One sentence about an effect; what each value means is told at the head of `cards.ftl`."""
    units = [n.UNIT_NAMES[unit] for unit in effect.units]
    return say(
        f"effect-{n.EFFECTS[effect.do]}",
        whose="yours" if effect.mine else "attacker",
        unit=units[0] if units else "",
        types=one_of([say(f"word-{unit}") for unit in units], say) if 0 < len(units) < n.UNITS else 0,
        by=effect.by,
        signed=f"{effect.by:+d}".replace("-", "\u2212"),
        steps=effect.high,
        range="adjacent" if effect.low == effect.high == 1 else "within",
        spared=spared(effect),
        places=one_of(places(effect, say), say),
        lasts=lasts,
    )


def spared(effect: Effect) -> str:
    """On which tiles an effect finds no target."""
    if effect.not_on_artillery:
        return "artillery"
    return "headquarters" if effect.not_on_headquarters else "none"


def places(effect: Effect, say: Translator) -> list[str]:
    """Where an effect puts a new unit."""
    sites = {
        "headquarters": effect.at_headquarters,
        "factory": effect.at_factory,
        "encampment": effect.at_encampment,
    }
    which = "place-active" if effect.active else "place"
    return [say(f"{which}-{site}") for site, flag in sites.items() if flag]


def one_of(names: list[str], say: Translator) -> str:
    """`tank, artillery or plane`."""
    if len(names) < 2:
        return "".join(names)
    return say("list-or", left=listed(names[:-1], say), right=names[-1])


def listed(names: list[str], say: Translator) -> str:
    """`infantry, artillery`."""
    return reduce(lambda left, right: say("list-next", left=left, right=right), names) if names else ""


def counted(counts: dict[int, int], say: Translator) -> str:
    """Units by type, with their number where there are several: `infantry × 2, artillery`."""
    there = [(say(f"word-{n.UNIT_NAMES[unit]}"), count) for unit, count in counts.items() if count]
    return listed([say("units-counted", unit=name, count=count) for name, count in there], say)


def card_lines(pack: FrontierPack, kind: int, lang: str) -> list[str]:
    """What an order card says, and what it is worth in research."""
    order = f"order-card-{pack.back_names[pack.backs[kind]]}"
    return [*effect_lines(pack, kind, lang), words(lang)(order, research=pack.research[kind])]


def effect_lines(pack: FrontierPack, kind: int, lang: str) -> list[str]:
    """What an order card does."""
    say = words(lang)
    stays = [say("stays-face-up")] if pack.face_up[kind] else []
    return [*stays, effect_text(pack.effects[kind], say)]


def sheet_lines(pack: FrontierPack, side: int, faction: int, say: Translator) -> list[str]:
    """The two skills of a faction sheet; the first holds all game."""
    sheet = pack.sheets[side][faction]
    return [
        say(
            "sheet-skill",
            name=in_language(pack.skill_names[side][faction], say.lang),
            effect=effect_text(pack.skills[side][faction], say, lasts="game"),
        ),
        say(
            "sheet-special",
            name=in_language(pack.special_names[side][faction], say.lang),
            window=say(f"window-{n.WINDOWS[sheet.window]}"),
            effect=effect_text(sheet.special, say),
        ),
    ]


@lru_cache(maxsize=8)
def sheets(pack: FrontierPack, side: int) -> dict[str, dict[str, Any]]:
    """The faction sheets of a side as plain data: troops, starting cards and both skills in words."""
    made: dict[str, dict[str, Any]] = {}
    for faction, name in enumerate(n.FACTIONS):
        sheet = pack.sheets[side][faction]
        lines = {lang: sheet_lines(pack, side, faction, words(lang)) for lang in languages()}
        skills = [{lang: lines[lang][at] for lang in languages()} for at in range(2)]
        made[name] = {"troops": list(sheet.troops), "cards": sheet.cards, "skills": skills}
    return made
