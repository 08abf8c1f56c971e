"""Positions of The King's Dilemma built by name, on small open stories of the tests' own.

t = at("wylio solad tork", aye=[Move(res="wealth", by=1)], leader="wylio")
t.play("aye 1", "nay 2", "gather")
assert t.leader() == "solad"
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from interrex.engine.frames import Frame
from interrex.games.kings_dilemma.data import HOUSE_IDS, RESOURCE, RESOURCES
from interrex.games.kings_dilemma.kingdom import Stuck
from interrex.games.kings_dilemma.play import table
from interrex.games.kings_dilemma.play.moments import listen
from interrex.games.kings_dilemma.play.rounds import CouncilRound
from interrex.games.kings_dilemma.play.running import Run
from interrex.games.kings_dilemma.state import RESOLVING, Council
from interrex.games.kings_dilemma.story.parts import (
    Dilemma,
    EnvelopePart,
    Front,
    Pack,
    StickerPart,
    StoryCard,
    Storyline,
)
from interrex.games.kings_dilemma.story.shelf import SHELF, Story
from interrex.games.kings_dilemma.vocabulary import USUAL, VoteRules
from interrex.testing import ScriptedLuck, Table

FIVE = "wylio solad tork coden allwed"
STICKERS = {  # one of each row and sign, and a second of some
    f"{sign}-{res}{more}": StickerPart(row=res, sign="+" if sign == "good" else "-")
    for res in RESOURCES
    for sign in ("good", "bad")
    for more in ("", "-2")
}


def story(dilemma: Dilemma, /, **parts: Any) -> Story:
    """A story around one dilemma, ``it``; what else there is, is named."""
    others = dict.fromkeys(("second", "third", "fourth"), dilemma)
    texts = parts.pop("texts", {"en": {}, "pl": {}})
    pack = Pack(
        format=parts.pop("format", 1),
        id="trial",
        version=1,
        languages=("en", "pl"),
        authors=(),
        licence="",
        opening="first",
        storyline=parts.pop("storyline", {"plot": Storyline(), "side": Storyline()}),
        envelope={"first": EnvelopePart(), **parts.pop("envelope", {})},
        dilemma={"it": dilemma, **others, **parts.pop("dilemma", {})},
        sticker=STICKERS,
        story={"one": StoryCard(storyline="plot", number=1), **parts.pop("story", {})},
        **parts,
    )
    return Story(pack, texts)


class Position(Table):
    """A table at which houses are named."""

    @property
    def g(self) -> Council:
        assert isinstance(self.state, Council)
        return self.state

    def seat_of(self, house: str) -> int:
        return self.g.houses.index(HOUSE_IDS.index(house) + 1)

    def who(self) -> str:
        """The house that must decide."""
        return HOUSE_IDS[self.g.houses[self.seat()] - 1]

    def leader(self) -> str:
        return HOUSE_IDS[self.g.houses[self.g.leader] - 1]

    def moderator(self) -> str:
        return HOUSE_IDS[self.g.houses[self.g.moderator] - 1]

    def power(self, house: str) -> int:
        return self.g.power[self.seat_of(house)]

    def coins(self, house: str) -> int:
        return self.g.coins[self.seat_of(house)]

    def row(self, res: str) -> int:
        return self.g.rows[RESOURCE[res]]

    def prestige(self, house: str) -> int:
        return self.g.sheets[HOUSE_IDS.index(house)].prestige

    def craving(self, house: str) -> int:
        return self.g.sheets[HOUSE_IDS.index(house)].craving

    def deal(self, *lines: str) -> Self:
        """Moves about deals as ``coden with 0``: the house, then what it does. ``{wylio}`` is a seat."""
        seats = {HOUSE_IDS[house - 1]: seat for seat, house in enumerate(self.g.houses)}
        for line in lines:
            house, _, action = line.partition(" ")
            self.play(action.format(**seats), seat=seats[house])
        return self

    def verbs(self, seat: int | None = None) -> set[str]:
        return {offer.split()[0] for offer in self.offers(seat)}

    def votes(self) -> list[str]:
        """What the seat may do but for dealing."""
        dealing = ("with", "promise", "propose", "accept", "refuse", "withdraw")
        return [offer for offer in self.offers() if not offer.startswith(dealing)]


def at(
    houses: str = "wylio solad tork",
    *,
    aye: Sequence[Any] = (),
    nay: Sequence[Any] = (),
    front: Front | None = None,
    rules: VoteRules = USUAL,
    skull: bool = False,
    frame: Frame[Council] | None = None,
    leader: str = "",
    moderator: str = "",
    draws: str = "",
    reign: int = 1,
    parts: dict[str, Any] | None = None,
    stickers: dict[str, list[tuple[str, str, int]]] | None = None,
    **fields: Any,
) -> Position:
    """The dilemma ``it`` is about to be drawn, unless another frame is named."""
    dilemma = Dilemma(
        storyline="plot", front=front or Front(), aye=tuple(aye), nay=tuple(nay), skull=skull, rules=rules
    )
    SHELF["trial"] = story(dilemma, **(parts or {}))
    names = houses.split()
    g = table("trial", tuple([HOUSE_IDS.index(name) + 1 for name in names]), ScriptedLuck(draws=draws))
    g.deck = (0,)
    g.faces = [1] * 5
    g.reign = reign
    g.rules = rules
    for house in g.houses:
        g.mark(house, g.sheets[house - 1]._replace(taken=True))
    g.leader = names.index(leader) if leader else 0
    g.moderator = names.index(moderator) if moderator else 0
    for name, value in fields.items():
        setattr(g, name, value)
    g.chronicle = tuple([_row(res, (stickers or {}).get(res, [])) for res in RESOURCE])
    listen(g)
    g.push(frame or CouncilRound())
    return Position("kings-dilemma", g)


def _row(res: str, stuck: list[tuple[str, str, int]]) -> tuple[Stuck | None, ...]:
    """Stickers as sign (+, ++ for a second one, -), house and boxes, from the left."""
    found: list[Stuck | None] = []
    for sign, house, boxes in stuck:
        name = f"{'good' if sign[0] == '+' else 'bad'}-{res}{'-2' if len(sign) > 1 else ''}"
        found.append(Stuck(SHELF["trial"].sticker_number[name], HOUSE_IDS.index(house) + 1, boxes))
    return (*found, *[None] * (4 - len(found)))


def effects(*done: Any, house: str = "wylio", **given: Any) -> Position:
    """A position after these effects, as of a card that the house signed."""
    return at(frame=Run(tuple(done), HOUSE_IDS.index(house) + 1), **{"stage": RESOLVING, **given})
