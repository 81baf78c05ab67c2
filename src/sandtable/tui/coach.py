"""The coach beside the only person at the terminal table: explains each kind of decision once, and looks at choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.kernel.coaching import Guidance, Judgement, for_what, guide, to_think
from sandtable.kernel.seat_view import SeatView

if TYPE_CHECKING:
    from sandtable.tui.session import Session

SECONDS = 1.0
"""For a run of choices; a person waits for it."""
STYLE = "cyan"


class Coach:
    """On or off, and what it has explained so far."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self.used = on
        self.explained: set[str] = set()
        self.remarks: list[Judgement] = []
        """Of the last choices, to be said below the next table."""

    def switch(self, on: bool) -> None:
        self.on = on
        self.used = self.used or on
        self.explained.clear()
        self.remarks.clear()

    # -- while a person is asked --------------------------------------------------------------------

    def speak(self, session: Session) -> None:
        """What is to be said of the last choices, and of a decision that comes for the first time."""
        self.remark(session)
        asked = session.match.view(session.holder)["asked"]
        if not self.on or asked is None or asked["step"] in self.explained:
            return
        self.explained.add(asked["step"])
        say = session.speaker.phrase
        if say.has(for_what(asked["step"])):
            text = say(for_what(asked["step"]))
            session.screen.say(session.words("coach-says", text=text), style=STYLE)

    def remark(self, session: Session) -> None:
        for judgement in self.remarks:
            session.screen.say(session.words("coach-says", text=remark(session, judgement)), style=STYLE)
        self.remarks.clear()

    def think(self, session: Session) -> None:
        """What to think about now, and which choices are worth comparing."""
        assert session.holder is not None
        view = session.match.seat_view(session.holder, seed=session.match.number)
        step = session.match.view(session.holder)["asked"]["step"]
        say = session.speaker.phrase
        if say.has(to_think(step)):
            session.screen.say(say(to_think(step)), style=STYLE)
        compare = thought(session, view, "").compare
        if compare:
            session.screen.say(say("coach-compare"), style=STYLE)
            for message in compare:
                session.screen.say(f"  {session.speaker.say(message)}", style=STYLE)

    # -- when a choice is made ----------------------------------------------------------------------

    def look(self, session: Session, seat: int) -> SeatView | None:
        """What a person sees before a choice, if the coach is to judge it."""
        wanted = self.on and session.alone and seat in session.people
        return session.match.seat_view(seat, seed=session.match.number) if wanted else None

    def judge(self, session: Session, view: SeatView | None, played: str) -> None:
        """Look at a choice that was made; what matters is said below the next table."""
        judgement = thought(session, view, played).judgement if view is not None else None
        if judgement is not None and judgement.lost:
            self.remarks.append(judgement)


def thought(session: Session, view: SeatView, played: str) -> Guidance:
    if not session.screen.live:
        return guide(view, played, SECONDS)
    with session.screen.console.status(session.words("coach-looks")):
        return guide(view, played, SECONDS)


def remark(session: Session, judgement: Judgement) -> str:
    """A judgement in one sentence."""
    speaker = session.speaker
    why = speaker.say(judgement.why) if judgement.why else speaker.phrase("coach-later")
    return speaker.phrase(
        "coach-would",
        best=speaker.say(judgement.best),
        chance=round(100 * judgement.chance),
        yours=round(100 * max(0.0, judgement.chance - judgement.lost)),
        why=why,
    )
