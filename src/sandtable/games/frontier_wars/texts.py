"""What cards and faction sheets say, in words made from their data: which message of `cards.ftl`, with which values."""

from __future__ import annotations

from functools import lru_cache, reduce
from pathlib import Path
from typing import Any, Final

from sandtable.games.frontier_wars import names as n
from sandtable.games.frontier_wars.columns import EffectRow, FrontierPack
from sandtable.games.frontier_wars.effects import EFFECTS
from sandtable.kernel.presentation import PackSheet
from sandtable.kernel.words import Translator, in_language, languages, translator

FOLDER: Final = Path(__file__).parent


def words(lang: str) -> Translator:
    """Says the messages of this game."""
    return translator(lang, FOLDER)


def effect_text(effect: EffectRow, say: Translator, lasts: str = "turn") -> str:
    """One sentence about an effect; what each value means is told at the head of `cards.ftl`."""
    units = [n.UNIT_NAMES[unit] for unit in effect.units]
    return say(
        f"effect-{EFFECTS[effect.do].word}",
        whose="yours" if effect.mine else "attacker",
        unit=units[0] if units else "",
        types=one_of([say(f"word-{unit}") for unit in units], say) if 0 < len(units) < n.UNITS else 0,
        by=effect.by,
        signed=f"{effect.by:+d}".replace("-", "\u2212"),
        types_named=len(units),
        nearest=effect.low,
        steps=effect.high,
        range=span(effect),
        spared=spared(effect),
        places=one_of(places(effect, say), say),
        lasts=lasts,
    )


def span(effect: EffectRow) -> str:
    """How the distance to a target is said."""
    if effect.high <= 1 and effect.low == effect.high:
        return "adjacent" if effect.high else "same"
    if effect.low == effect.high:
        return "exactly"
    return "between" if effect.low else "within"


def spared(effect: EffectRow) -> str:
    """On which tiles an effect finds no target."""
    if effect.not_on_artillery:
        return "both" if effect.not_on_headquarters else "artillery"
    return "headquarters" if effect.not_on_headquarters else "none"


def places(effect: EffectRow, say: Translator) -> list[str]:
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
    """What an order card says, in brackets what its words mean, and what it is worth in research."""
    say = words(lang)
    order = say(f"order-card-{pack.back_names[pack.backs[kind]]}", research=pack.research[kind])
    return [*effect_lines(pack, kind, lang), *card_reminders(pack, kind, say), order]


def card_reminders(pack: FrontierPack, kind: int, say: Translator) -> list[str]:
    stays = [say("reminder", text=say("reminder-face-up"))] if pack.face_up[kind] else []
    return stays + reminders(pack.effects[kind], say)


def reminders(effect: EffectRow, say: Translator) -> list[str]:
    """What the words of an effect mean; most effects have such a line."""
    message = f"reminder-{EFFECTS[effect.do].word}"
    return [say("reminder", text=say(message, active=int(effect.active)))] if say.has(message) else []


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


def explained_skills(pack: FrontierPack, side: int, faction: int, say: Translator) -> list[str]:
    """Both skills, each followed by what its words mean and what the special one costs."""
    skill, special = sheet_lines(pack, side, faction, say)
    cost = say("reminder", text=say("reminder-special"))
    meant = [reminders(row, say) for row in (pack.skills[side][faction], pack.sheets[side][faction].special)]
    return [skill, *meant[0], special, cost, *meant[1]]


def sheet_slug(side: int, faction: int) -> str:
    return f"{n.FACTIONS[faction]}-{n.SIDES[side]}"


def pack_sheets(pack: FrontierPack, lang: str) -> list[PackSheet]:
    """Every side of every faction sheet: headquarters, troops, starting cards, both skills."""
    say = words(lang)
    made = []
    for faction, slug in enumerate(n.FACTIONS):
        name = in_language(pack.faction_names[faction], lang)
        for side, side_slug in enumerate(n.SIDES):
            sheet = pack.sheets[side][faction]
            troops = counted(dict(enumerate(sheet.troops)), say)
            head = say("sheet-start", headquarters=sheet.headquarters, cards=sheet.cards, troops=troops)
            title = say("sheet-title", faction=name, side=say(f"option-side-{side_slug}"))
            lines = [head, *explained_skills(pack, side, faction, say)]
            sources = {
                key.removeprefix(f"{side_slug}."): source
                for key, source in pack.faction_sources[faction].items()
                if key.startswith(f"{side_slug}.")
            }
            note = in_language(pack.faction_notes[faction], lang)
            history = in_language(pack.sheet_histories[side][faction], lang)
            made.append(PackSheet(sheet_slug(side, faction), slug, title, lines, sources, note, history))
    return made


@lru_cache(maxsize=8)
def sheets(pack: FrontierPack, side: int) -> dict[str, dict[str, Any]]:
    """The faction sheets of a side as plain data: troops, starting cards, both skills in words, and by type of
    unit movement and initiative in attack and in defense."""
    made: dict[str, dict[str, Any]] = {}
    for faction, name in enumerate(n.FACTIONS):
        sheet = pack.sheets[side][faction]
        lines = {lang: sheet_lines(pack, side, faction, words(lang)) for lang in languages()}
        skills = [{lang: lines[lang][at] for lang in languages()} for at in range(2)]
        made[name] = {
            "slug": sheet_slug(side, faction),
            "troops": list(sheet.troops),
            "cards": sheet.cards,
            "skills": skills,
            "values": [list(row) for row in zip(sheet.movement, n.ATTACK, sheet.defense, strict=True)],
            "load": sheet.load,
        }
    return made
