"""Factions as values. What each is like stands in ``play/``, a folder for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal

if TYPE_CHECKING:
    from .boards import Board
    from .hands import Cards
    from .play.aftermath import LossEffect
    from .play.losses import Losses
    from .state import Fight, Root

Phases = tuple[Frame[Any], ...]  # three: Birdsong, Daylight, Evening (law 1.4.1)


class Faction:
    """What differs between the factions: a value with its own pieces, strength, losses and phases of a turn."""

    __slots__ = (
        "closes_clearings",
        "discards_by",
        "guerrilla",
        "has_warriors",
        "kinds",
        "minds_moves",
        "number",
        "rules_ties",
        "second",
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.kinds: tuple[str, ...] = ()  # of its buildings, as its board has them
        self.has_warriors = True
        self.rules_ties = False  # law 7.2.2
        self.guerrilla = False  # law 8.2.2: as the defender it takes the higher die
        self.closes_clearings = False  # law 6.2.2: its board says which (``closed``)
        self.minds_moves = False  # its ``entered`` is told where others move
        self.second = False  # of its kind: it comes after the one with the number before, and is never drawn by lot
        self.discards_by = ""  # the rule by which a hand is cut down to five

    def discarding_by(self, rule: str) -> Self:
        self.discards_by = rule
        return self

    def new_board(self) -> Board:
        raise NotImplementedError

    # on the map

    def placed(self, g: Root, piece: str) -> int:
        """How many of a kind of its buildings or tokens are on the map."""
        board: Board = g.boards[self.number]
        return sum(board.buildings[self.kinds.index(piece)])

    def pieces(self, g: Root, clearing: int) -> int:
        """How many stand there, a pawn included."""
        raise NotImplementedError

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        """The names of its buildings and tokens there, one entry a piece."""
        raise NotImplementedError

    def minds(self, g: Root, clearing: int) -> bool:
        """Does it mind when others move their warriors there?"""
        return False

    def entered(self, g: Root, faction: int, clearing: int) -> None:
        """Warriors of another faction have moved to a clearing where it minds that."""

    def fallen(self, g: Root, clearing: int, n: int) -> LossEffect | None:
        """So many of its warriors were removed there: what that brings about."""
        return None

    def taken_off(self, g: Root, piece: str, clearing: int, by: int) -> LossEffect | None:
        """One of its buildings or tokens leaves the map, by a seat: what that brings about."""
        raise NotImplementedError

    # in battle

    def prepare(self, g: Root, fight: Fight) -> bool:
        """It attacks: True if it is asked anything before the ambush."""
        return False

    def grounds(self, g: Root, suit: int) -> list[int]:
        """The clearings of this suit (3: of any) in which it can start a battle."""
        raise NotImplementedError

    def fights(self, g: Root, clearing: int) -> bool:
        """Has it a warrior or its pawn there?"""
        raise NotImplementedError

    def strength(self, g: Root, clearing: int) -> int:
        """The most hits it can roll there (law 4.3.2.1, 9.2.6)."""
        raise NotImplementedError

    def armed(self, g: Root, clearing: int) -> bool:
        """If not, an attacker deals an extra hit (law 4.3.3.2, 9.2.4)."""
        return self.strength(g, clearing) > 0

    def suffer(self, g: Root, side: int, hits: int) -> None:
        """Take hits in the battle under way (law 4.3.4)."""
        raise NotImplementedError

    def credit(self, g: Root, side: int, faction: int, warriors: int, others: int) -> None:
        """In battle it has removed so many of a faction's warriors and other pieces."""

    def after_battle(self, g: Root, fight: Fight) -> None:
        """It attacked, and the battle is over."""

    def swept(self, g: Root, clearing: int, by: int, losses: Losses) -> None:
        """All its pieces in a clearing are removed at once."""
        raise NotImplementedError

    def sweeps(self, g: Root, seat: int, faction: int, clearing: int) -> None:
        """It is about to remove all of a faction's pieces in a clearing."""

    # crafting

    def crafting_pieces(self, g: Root) -> list[int]:
        """How many crafting pieces of each suit can still be activated this turn."""
        raise NotImplementedError

    def activate(self, g: Root, way: tuple[int, int, int]) -> None:
        """Use crafting pieces, by suit."""
        raise NotImplementedError

    def keep_item(self, g: Root, item: int) -> None:
        """Where a crafted item goes."""
        raise NotImplementedError

    def item_points(self, g: Root, printed: int) -> int:
        return printed

    def held(self, g: Root, seat: int) -> Cards:
        """Everything it has in play that has powers, by component number."""
        return g.crafted[seat]

    # turn

    def not_now(self, g: Root, seat: int, a: Action) -> Refusal | None:
        """Why what its player would do does not answer what is asked."""
        raise NotImplementedError

    def warnings(self, g: Root, seat: int) -> tuple[Message, ...]:
        """What its player can expect of this turn."""
        return ()

    def deal(self, g: Root) -> None:
        """Cards it is dealt beside its hand."""

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        """Law 5.1.7."""
        return ()

    def phase(self, seat: int, n: int) -> Frame[Root]:
        """One of the phases of its turn."""
        whose = self.number * SEATS + seat
        phases = PHASES.known.get(whose) or PHASES.of(whose, self, seat)
        return phases[n]

    def phases(self, seat: int) -> Phases:
        """What it does in each."""
        raise NotImplementedError


def _phases(faction: Faction, seat: int) -> Phases:
    return faction.phases(seat)


SEATS: Final = 8  # more than there are
# Frames are values, so one of each will do.
PHASES: Final[Kept[Phases]] = Kept("phases", _phases, "a faction and its seat")
