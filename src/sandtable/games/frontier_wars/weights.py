"""What things are worth to a bot, in about the worth of a star held for a round."""

from __future__ import annotations

from typing import Final

WON: Final = 1000.0
STAR: Final = 1.0
MEDAL: Final = 1.25
"""A medal cannot be lost again, and makes room for research."""
CITY_CARD: Final = 0.5
WORKING: Final = 2.0
"""An active factory or encampment, above its star."""
EMPTY: Final = 0.35
"""A star of its own construction that nobody guards any more."""
UNIT: Final = [0.45, 0.50, 0.45, 0.50]
CARDS: Final = [0.0, 0.26, 0.44, 0.56, 0.64, 0.70]
"""Cards of one type in hand: a second one helps less than the first, because one is played at a time."""
SPARE_CARD: Final = 0.04
"""A card above the hand limit, or lying face up."""
RESEARCH: Final = 0.22
WALL: Final = [0.0, 6.0, 7.5, 8.5, 9.2, 9.8]
"""A held headquarters by its resistance: the nearer the fall, the dearer a point."""
BESIEGED: Final = 1.0
"""What enemies on the tile of a headquarters cost its holder."""
REACH: Final = 0.10
"""For each step that the nearest unit is closer to a star nobody holds."""
DANGER: Final = 0.55
"""What stronger enemies next door cost a rival, as a share of what the rival has on a tile."""
EXPOSED: Final = [0.0, 0.0, 0.6, 1.5, 1.0]
"""How much the attack of a rival that hurts most counts, by the number of seats: more rivals, more than one attack."""
EXPOSED_TOO: Final = [0.0, 0.0, 0.4, 0.8, 0.6]
"""The share of that for each further tile in danger; the same troops attack only once."""
HELD: Final = [0.0, 0.0, 1.0, 0.3, 0.6]
"""How much of what a tile gives is feared for, by the number of seats: where all of it is, nobody leaves home."""
LATER: Final = [0.0, 0.0, 0.4, 0.8, 0.6]
"""The share of it if one's own turn comes before the rival's: the more others have theirs, the less it helps."""
THREAT: Final = [0.0, 0.0, 0.0, 0.4, 0.4]
"""How much one's own attacks next turn count against a rival, by the number of seats."""
DECISIVE: Final = 4.0
"""What an attack costs besides if it brings a rival to the goal or throws one back from it."""
SIEGE: Final = 14.0
"""Force enough to take a rival's headquarters next turn; half of it is worth half as much."""
TAKEN: Final = 20.0
"""A rival who is out: more than the same headquarters in reach, or it would be threatened for ever."""
MENACE: Final = 5.0
"""The same, seen from inside the headquarters; half of it is worth a quarter."""
RIVAL: Final = [0.0, 0.0, 0.9, 0.6, 0.5]
"""How much the prospects of the strongest rival count, by the number of seats."""
RACE: Final = 6.0
"""What the way to a victory is worth at its end; near its beginning next to nothing."""
PENDING: Final = 0.3
"""What an order loses by being played before there is a battle for it."""
DOUBT: Final = 0.1
"""What is still to be done (others join an attack, something is built) is worth a little less than what is done."""
TIED_AT_GOAL: Final = 2.5
"""Points enough to win, but somebody else has as many."""
WINNING: Final = 5.0
"""Points enough to win when they are counted next, if nobody takes them before."""
SURE: Final = 30.0
"""Points enough to win, and no turn before they are counted."""
BUILDER: Final = 0.15
"""Infantry is worth more while something is left to build."""
ROOM: Final = 0.25
"""Room for one more research card."""
