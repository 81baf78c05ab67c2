"""What the rules read of a pack: order cards, faction sheets and maps as ints and lists of ints."""

from __future__ import annotations

from sandtable.games.frontier_wars import names as n
from sandtable.kernel.pack import Pack


class EffectRow:
    """What an order or a skill says: the number of its effect, and its few values."""

    def __init__(self, do: int) -> None:
        self.do = do
        self.mine = True
        """Whose units: those of the player, or the attacker's."""
        self.units: list[int] = []
        """The types of unit concerned, in the order in which they are taken."""
        self.by = 0
        """By how much, or how many."""
        self.low = 0
        self.high = 0
        """Distance in steps, from and to."""
        self.at_headquarters = False
        self.at_factory = False
        self.at_encampment = False
        self.active = False
        """Only at an active construction (FW-7.5), not at any that is controlled."""
        self.not_on_artillery = False
        self.not_on_headquarters = False


class Sheet:
    """One side of a faction sheet, the faction skill already worked into the unit values (FW-2.3, FW-8.5)."""

    def __init__(self, headquarters: int, cards: int, troops: list[int], special: EffectRow, window: int) -> None:
        self.headquarters = headquarters
        self.cards = cards
        self.troops = troops
        self.special = special
        self.window = window
        self.movement = list(n.MOVEMENT)
        self.defense = list(n.DEFENSE)
        self.load = n.LOAD
        self.stack = 0
        self.hand = 0
        self.arsenal = 0


class Field:
    """The map of an operation. Hexagons beyond the tiles are open sea, which only planes cross (FW-R37)."""

    def __init__(self, name: str, names: list[str], codes: list[int], kinds: list[int], starts: list[int]) -> None:
        self.name = name
        self.names = names
        self.codes = codes
        """Tiles as numbers that need no map: row times 32 plus column, for events."""
        self.kinds = kinds
        self.of_kind = [[at for at, one in enumerate(kinds) if one == kind] for kind in range(n.tile.WATER + 1)]
        """The tiles of each kind."""
        self.starts = starts
        self.size = len(names)
        self.title: dict[str, str] = {}
        self.axial: list[tuple[int, int]] = []
        """Axial coordinates of each tile."""
        self.players = 0
        self.points = 0
        self.research = 0
        self.ground: list[list[int]] = []
        """Land neighbours of each tile."""
        self.sky: list[list[int]] = []
        """All neighbours of each hexagon, the tiles first, then the sea around them."""
        self.air: list[list[int]] = []
        """Distances in the air between tiles."""


class FrontierPack(Pack):
    """Order cards by kind, sheets by side and faction, maps by name."""

    def __init__(self, slugs: list[str], copies: list[int]) -> None:
        super().__init__(slugs, copies)
        self.research: list[int] = []
        self.in_battle: list[bool] = []
        """An attack order that waits for a battle (FW-R23)."""
        self.face_up: list[bool] = []
        self.effects: list[EffectRow] = []
        self.sheets: list[list[Sheet]] = [[] for _ in n.SIDES]
        self.stars: list[int] = []
        """Stars by kind of tile."""
        self.building_stars: list[int] = []
        self.fields: dict[str, Field] = {}
        self.field = Field("", [], [], [], [])
        """The map of the match; empty in a pack that no match has bound to an operation."""
        self.tiles = 0
        self.no_tiles: list[int] = []
        """A zero for each tile: what positions share while there is nothing to tell. Nobody changes it."""
        self.no_units: list[int] = []
        """The same for each type of unit on each tile."""
        self.side = 0
        """The side of the faction sheets that all play with, for a match."""
        self.drawings: dict[str, str] = {}
        """The text of each map."""
        self.skill_names: list[list[dict[str, str]]] = [[] for _ in n.SIDES]
        self.special_names: list[list[dict[str, str]]] = [[] for _ in n.SIDES]
        self.skills: list[list[EffectRow]] = [[] for _ in n.SIDES]
        self.faction_names: list[dict[str, str]] = []
        self.faction_sources: list[dict[str, str]] = []
        self.faction_notes: list[dict[str, str]] = []
        self.sheet_histories: list[list[dict[str, str]]] = [[] for _ in n.SIDES]
        """Of each side of each faction's sheet, what it or one of its skills stands for, in one sentence."""

    def on(self, operation: str, side: int) -> FrontierPack:
        """This pack as a match on one map, with one side of the sheets, uses it."""
        made = FrontierPack(self.slugs, self.copies)
        made.backs, made.back_names = self.backs, self.back_names
        made.names, made.sources, made.notes = self.names, self.sources, self.notes
        made.histories = self.histories
        made.title, made.name, made.digest = self.title, self.name, self.digest
        made.game, made.folder = self.game, self.folder
        made.research, made.in_battle, made.face_up = self.research, self.in_battle, self.face_up
        made.effects, made.sheets, made.skills = self.effects, self.sheets, self.skills
        made.stars, made.building_stars = self.stars, self.building_stars
        made.fields, made.drawings = self.fields, self.drawings
        made.skill_names, made.special_names = self.skill_names, self.special_names
        made.faction_names = self.faction_names
        made.faction_sources, made.faction_notes = self.faction_sources, self.faction_notes
        made.sheet_histories = self.sheet_histories
        made.field = self.fields[operation]
        made.tiles = made.field.size
        made.no_tiles = [0] * made.tiles
        made.no_units = [0] * (made.tiles * n.UNITS)
        made.side = side
        return made


def strongest(pack: FrontierPack) -> int:
    """The highest resistance of a headquarters in the pack."""
    best = 0
    for side in pack.sheets:
        for sheet in side:
            if sheet.headquarters > best:
                best = sheet.headquarters
    return best
