"""The report of a tournament as one HTML file: nothing is fetched, plots are drawings in the page."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from sandtable.kernel.registry import game
from sandtable.kernel.words import Translator, explained, translator
from sandtable.lab import plots
from sandtable.lab.arena_reports import ArenaReport, failure_words

FOLDER = Path(__file__).parent
STYLE = """
:root { color-scheme: light dark;
  --ink: #22262b; --paper: #fbfaf7; --faint: #6d7279; --line: #d9d7d0; --mark: #2f6f8f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e4df; --paper: #1b1e22; --faint: #8d939b; --line: #3a3f46; --mark: #7db8d4; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin-bottom: 0; } h2 { font-size: 1.1rem; margin-top: 2rem; }
p.small, td.small { color: var(--faint); font-size: .875rem; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem; text-align: right; }
th { font-weight: 600; border-bottom: 1px solid var(--line); } th:first-child, td:first-child { text-align: left; }
.scroll { overflow-x: auto; } svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } svg .faint { fill: var(--faint); }
svg line { stroke: var(--line); } svg .mark { fill: var(--mark); stroke: var(--mark); }
svg .bar { stroke: var(--mark); stroke-width: 3; } code { overflow-wrap: anywhere; }
"""


def page(report: ArenaReport, lang: str) -> str:
    """The whole page."""
    return Page(report, lang).whole()


class Page:
    def __init__(self, report: ArenaReport, lang: str) -> None:
        self.report = report
        self.lang = lang
        self.words: Translator = translator(lang, FOLDER)
        self.names = [bot.text for bot in report.what.bots]

    def say(self, name: str, /, **values: Any) -> str:
        return escape(self.words(name, **values))

    def whole(self) -> str:
        what = self.report.what
        title = self.say("arena-title", title=game(what.game).title(self.lang), seats=what.seats)
        parts = [f"<h1>{title}</h1>", self.summary(), self.ratings()]
        if self.report.pairs:
            parts += [self.matrix(), self.course()]
        parts += [self.lengths(), self.endings(), self.failures(), self.again()]
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        body = "\n".join(part for part in parts if part)
        inside = f"<head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body>"
        return f'<!doctype html>\n<html lang="{self.lang}">\n{inside}\n</html>\n'

    def summary(self) -> str:
        what, games = self.report.what, len(self.report.games)
        verdict = self.say("arena-page-decided" if self.report.decided else "arena-page-undecided")
        options = ", ".join(
            f"{name} {str(value).splitlines()[0]}" for name, value in what.options.items() if str(value)
        )
        facts = self.say("arena-facts", games=games, seed=str(what.seed), pack=what.cards, options=options)
        return f'<p>{verdict}</p><p class="small">{facts}</p>'

    def ratings(self) -> str:
        rows = self.report.ratings
        head = self.row("th", ["arena-bot", "arena-points", "arena-interval", "arena-games", "arena-ms"])
        body = "".join(
            f"<tr><td>{escape(row.name)}</td><td>{row.points:+.0f}</td><td>{row.low:+.0f} … {row.high:+.0f}</td>"
            f"<td>{row.games}</td><td>{self.report.speed[row.name]:.2f}</td></tr>"
            for row in rows
        )
        plot = plots.intervals([(row.name, row.points, row.low, row.high) for row in rows])
        told = self.say("arena-ratings-told")
        return self.section("arena-ratings", f"{plot}<p class='small'>{told}</p><table>{head}{body}</table>")

    def matrix(self) -> str:
        """What each bot of a row won against each of a column."""
        won: dict[tuple[int, int], tuple[float, int]] = {}
        for pair in self.report.pairs:
            won[pair.one, pair.other] = (pair.won, pair.met)
            won[pair.other, pair.one] = (pair.met - pair.won, pair.met)
        head = "<tr><th></th>" + "".join(f"<th>{escape(name)}</th>" for name in self.names) + "</tr>"
        rows = ""
        for one, name in enumerate(self.names):
            cells = "".join(self.cell(won.get((one, other))) for other in range(len(self.names)))
            rows += f"<tr><td>{escape(name)}</td>{cells}</tr>"
        told = self.say("arena-matrix-told")
        return self.section(
            "arena-matrix", f"<p class='small'>{told}</p><div class='scroll'><table>{head}{rows}</table></div>"
        )

    def cell(self, found: tuple[float, int] | None) -> str:
        if found is None:
            return "<td class='small'>–</td>"
        won, met = found
        share = won / met
        hue = 205 if share >= 0.5 else 25
        tint = f"background: hsl({hue} 60% 50% / {abs(share - 0.5):.2f})"
        return f"<td style='{tint}'>{100 * share:.0f}% <span class='small'>{won:g}/{met}</span></td>"

    def course(self) -> str:
        lines = []
        for name in self.names:
            points = []
            for look in self.report.course:
                row = next(rating for rating in look.ratings if rating.name == name)
                points.append((float(look.deals), row.points, row.low, row.high))
            lines.append((name, points))
        return self.section("arena-course", plots.courses(lines, self.say("arena-deals")))

    def lengths(self) -> str:
        lengths = [game.actions for game in self.report.games if game.failure is None]
        return self.section("arena-lengths", plots.histogram(lengths, self.say("arena-actions"))) if lengths else ""

    def endings(self) -> str:
        words = translator(self.lang, game(self.report.what.game).folder)
        total = sum(self.report.endings.values())
        rows = "".join(
            f"<tr><td>{escape(words(f'ending-{reason}'))}</td><td>{count}</td><td>{100 * count / total:.0f}%</td></tr>"
            for reason, count in self.report.endings.items()
        )
        return self.section("arena-endings", f"<table>{rows}</table>") if rows else ""

    def failures(self) -> str:
        told = [explained(failure_words(self.report.what, one), self.lang) for one in self.report.failures]
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in told)
        return self.section("arena-failures", f"<ul>{items}</ul>") if items else ""

    def again(self) -> str:
        """The command that plays the same games."""
        what = self.report.what
        words = ["sandtable arena", what.game, "--bots", ",".join(self.names), "--seats", str(what.seats)]
        words += ["--seed", str(what.seed), "--limit", f"{what.limit:g}"]
        if what.pack:
            words += ["--pack", what.pack]
        for name, value in what.options.items():
            if value != game(what.game).defaults[name] and "\n" not in str(value):
                words += [f"--{name.replace('_', '-')}", str(value).lower() if isinstance(value, bool) else str(value)]
        return self.section("arena-again", f"<p><code>{escape(' '.join(words))}</code></p>")

    def section(self, title: str, inside: str) -> str:
        return f"<h2>{self.say(title)}</h2>\n{inside}"

    def row(self, tag: str, names: list[str]) -> str:
        return "<tr>" + "".join(f"<{tag}>{self.say(name)}</{tag}>" for name in names) + "</tr>"
