"""The lab: contests and tournaments of bots, ratings, and reports on balance."""

from sandtable.lab.arena import Contest, Outcome, contest, play, played
from sandtable.lab.arena_reports import ArenaReport, arena_report
from sandtable.lab.halls import Cluster, ThisMachine, ThisProcess
from sandtable.lab.ratings import Rating, Ratings, rate
from sandtable.lab.report import Report, report_on
from sandtable.lab.standings import Course
from sandtable.lab.tournaments import Tournament, tournament

__all__ = [
    "ArenaReport",
    "Cluster",
    "Contest",
    "Course",
    "Outcome",
    "Rating",
    "Ratings",
    "Report",
    "ThisMachine",
    "ThisProcess",
    "Tournament",
    "arena_report",
    "contest",
    "play",
    "played",
    "rate",
    "report_on",
    "tournament",
]
