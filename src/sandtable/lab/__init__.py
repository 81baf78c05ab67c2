"""The lab: an arena for bots, and reports on balance."""

from sandtable.lab.arena import Contest, Outcome, contest, play
from sandtable.lab.report import Report, report_on

__all__ = ["Contest", "Outcome", "Report", "contest", "play", "report_on"]
