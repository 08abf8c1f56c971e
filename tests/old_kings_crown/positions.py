"""Positions of The Old King's Crown built by name.

t = at(AUTUMN, seat("nobility", "heir trader"), seat("clans"), council="oaths: clans-agent")
t.play("govern nobility-heir oaths")
assert t.council("oaths") == ["clans-agent", "nobility-heir"]

Basic cards of a seat are named without their faction (``heir``); elsewhere they have it (``nobility-heir``). What is
not named lies in the decks.
"""

from __future__ import annotations

from typing import NamedTuple

from interrex.engine.frames import Frame
from interrex.games.old_kings_crown import GAME
from interrex.games.old_kings_crown.data import (
    BASICS,
    CARD,
    CARD_IDS,
    COUNCILS,
    FACTIONS,
    FIRST_KINGDOM,
    KINGDOM,
    LOCATIONS,
    NOBODY,
    NUMBER,
    OWN,
    REGIONS,
)
from interrex.games.old_kings_crown.play import Reign, table
from interrex.games.old_kings_crown.play.autumn import Autumn
from interrex.games.old_kings_crown.play.bids import Bids
from interrex.games.old_kings_crown.play.moving import control, occupy, set_uses
from interrex.games.old_kings_crown.play.placing import Cards, Heralds
from interrex.games.old_kings_crown.play.spring import Spring
from interrex.games.old_kings_crown.play.summer import Conflict, Summer
from interrex.games.old_kings_crown.play.winter import Winter
from interrex.games.old_kings_crown.play.year import StartOfYear
from interrex.games.old_kings_crown.state import Crown
from interrex.testing import ScriptedLuck, Table

START, BIDS, HERALDS, CARDS, SPRING = StartOfYear(), Bids(), Heralds(), Cards(), Spring()
SUMMER, AUTUMN, WINTER = Summer(), Autumn(), Winter()
HIGHLANDS, PLATEAU, LOWLANDS = [Conflict(region) for region in range(3)]
ROAD = "drovers-guild tithe-barn voices-from-the-common reprieve-in-a-borrowed-hand"
DECK = "ring-of-menhirs scraped-parchment opened-barrow hedge-school magpies-diet moot-hill toll-bridge pilgrim-stair"
LOCATION_IDS = [location.id for location in LOCATIONS]


class LastYear(Reign):
    """The end of the last year."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        return super().step(g, g.years + n)


END = LastYear()


class Seat(NamedTuple):
    faction: int
    hand: str
    options: dict[str, object]


def seat(faction: str, hand: str = "", **options: object) -> Seat:
    """``influence``, ``lore``, ``limit``, ``camp``, ``lost_men``: numbers; ``deck`` (top last), ``discard``, ``place``,
    ``quarters``, ``supply``: ids; ``occupied``: ``hazel-lane:captain-6``; ``men``, ``tired``: ``highlands:2``;
    ``herald``: a location; ``tactics``: uses left of the four (none, if not said)."""
    return Seat(FACTIONS.index(faction), hand, options)


class Board(Table):
    """A table with a few words for what tests look at."""

    state: Crown

    def of(self, faction: str) -> int:
        return self.state.seat_of[FACTIONS.index(faction)]

    def who(self) -> str:
        return FACTIONS[self.state.faction[self.seat()]]

    def hand(self, faction: str) -> list[str]:
        return ids(self.state.hands[self.of(faction)])

    def deck(self, faction: str) -> list[str]:
        return ids(self.state.decks[self.of(faction)])

    def discard(self, faction: str) -> list[str]:
        return ids(self.state.discards[self.of(faction)])

    def lost(self) -> list[str]:
        return ids(self.state.lost)

    def active(self, region: str) -> list[str]:
        return ids(self.state.active[REGIONS.index(region)])

    def laid(self, faction: str, region: str) -> list[str]:
        return ids(self.state.laid[self.of(faction)][REGIONS.index(region)])

    def council(self, name: str) -> list[str]:
        return ids(self.state.council[COUNCILS.index(name)])

    def occupied(self, faction: str) -> list[str]:
        rows = self.state.occupied[self.of(faction)]
        return [f"{KINGDOM[kingdom]}:{CARD_IDS[card]}" for kingdom, card in rows if kingdom != NOBODY]

    def influence(self, faction: str) -> int:
        return self.state.influence[self.of(faction)]

    def lore(self, faction: str) -> int:
        return self.state.lore[self.of(faction)]

    def limit(self, faction: str) -> int:
        return self.state.limit[self.of(faction)]

    def men(self, faction: str, region: str) -> int:
        return self.state.men[self.of(faction)][REGIONS.index(region)]

    def camp(self, faction: str) -> int:
        return self.state.camp[self.of(faction)]

    def herald(self, faction: str) -> str | None:
        place = self.state.herald[self.of(faction)]
        return None if place == NOBODY else LOCATION_IDS[place]

    def road(self) -> list[str]:
        return [KINGDOM[kingdom] for kingdom in self.state.road if kingdom != NOBODY]

    def kingdom_discard(self) -> list[str]:
        return [KINGDOM[kingdom] for kingdom in self.state.kingdom_discard]

    def stake(self, card: str) -> int:
        return dict(self.state.stakes).get(CARD[card], 0)

    def verbs(self) -> set[str]:
        return {offer.split()[0] for offer in self.offers()}

    def offered(self, verb: str) -> list[str]:
        """What is offered with this verb, the verb left out."""
        return [offer[len(verb) + 1 :] for offer in self.offers() if offer.split()[0] == verb]


def ids(cards: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def named(line: object, faction: int | None = None) -> tuple[int, ...]:
    """Cards by id; those without a faction are of this one."""
    words = str(line).split()
    return tuple([CARD[word] if word in CARD else CARD[f"{FACTIONS[faction or 0]}-{word}"] for word in words])


def kingdom(line: object) -> tuple[int, ...]:
    return tuple([KINGDOM.index(word) for word in str(line).split()])


def counts(line: object) -> tuple[int, int, int]:
    found = [0, 0, 0]
    for word in str(line).split():
        region, n = word.split(":")
        found[REGIONS.index(region)] = int(n)
    return found[0], found[1], found[2]


def at(
    frame: Frame[Crown],
    *seats: Seat,
    order: str = "",
    year: int = 2,
    years: int = 5,
    lost: str = "",
    road: str = ROAD,
    deck: str = DECK,
    kingdom_discard: str = "",
    favour: str = "",
    favour_left: int = 3,
    markers: str = "",
    resolved: str = "",
    draws: str = "",
    **lying: str,
) -> Board:
    """A position with that procedure to run and nothing after it.

    ``highlands=``, ``plateau=``, ``lowlands=``: active cards, with a stake as ``clans-heir+1``; ``laid_highlands=`` and
    so on: face-down cards; ``relics=``, ``secrets=``, ``oaths=``: cards in councils; ``on_highlands=``, ``on_castle=``:
    Kingdom cards on the map as ``quaking-bog:nobility``.
    """
    faction = tuple([player.faction for player in seats])
    g = table(faction, years, ScriptedLuck(draws=draws))
    g.year = year
    if order:
        g.order = tuple([g.seat_of[FACTIONS.index(name)] for name in order.split()])
    g.road, g.kingdom, g.kingdom_discard = kingdom(road), kingdom(deck), kingdom(kingdom_discard)
    g.lost = named(lost)
    if favour:
        g.favour, g.favour_left = g.seat_of[FACTIONS.index(favour)], favour_left
    g.markers = tuple([REGIONS.index(region) for region in markers.split()])
    g.resolved = sum([1 << REGIONS.index(region) for region in resolved.split()])
    for where, line in lying.items():
        lay_out(g, where, line)
    for number, player in enumerate(seats):
        sit_down(g, number, player)
    for number, player in enumerate(seats):
        if "deck" in player.options:
            g.decks[number] = named(player.options["deck"], player.faction)
        else:
            used = {card for zone in GAME.rules.zones if zone.deck == "faction" for card in zone.cards(g)[number]}
            own = range(OWN * player.faction, OWN * player.faction + BASICS)
            g.decks[number] = tuple([card for card in own if card not in used])
    g.push(frame)
    return Board("old-kings-crown", g)


def lay_out(g: Crown, where: str, line: str) -> None:
    """Something on the map or in a council."""
    if where in REGIONS:
        for word in line.split():
            name, _, stake = word.partition("+")
            g.active[REGIONS.index(where)] += named(name)
            if stake:
                g.stakes = (*g.stakes, (CARD[name], int(stake)))
    elif where in COUNCILS:
        g.council[COUNCILS.index(where)] = named(line)
    elif where.startswith("laid_"):
        region = REGIONS.index(where[5:])
        for card in named(line):
            rows = list(g.laid[g.owner(card)])
            rows[region] = (*rows[region], card)
            g.laid[g.owner(card)] = (rows[0], rows[1], rows[2])
    else:
        place = where[3:]
        for word in line.split():
            card_id, owner = word.split(":")
            lying, seat_ = KINGDOM.index(card_id), g.seat_of[FACTIONS.index(owner)]
            control(g, seat_, FIRST_KINGDOM + lying)
            if place in REGIONS:
                g.on_region = (*g.on_region, (lying, seat_, REGIONS.index(place)))
            else:
                g.on_location = (*g.on_location, (lying, seat_, LOCATION_IDS.index(place)))


def sit_down(g: Crown, number: int, player: Seat) -> None:
    """A player's own things."""
    own, options = player.faction, player.options
    g.hands[number] = tuple(sorted(named(player.hand, own)))
    for name in ("influence", "lore", "limit", "camp", "lost_men", "gate"):
        if name in options:
            getattr(g, name)[number] = options[name]
    g.discards[number] = named(options.get("discard", ""), own)
    if "place" in options:
        g.places[number] = named(options["place"], own)
    g.quarters[number] = named(options.get("quarters", ""), own)
    for card in g.quarters[number]:
        control(g, number, NUMBER[card])
    bought = {*g.hands[number], *g.quarters[number], *g.discards[number], *g.lost, *[c for r in g.active for c in r]}
    bought |= {c for council in g.council for c in council} | {c for row in g.laid[number] for c in row}
    for space, word in enumerate(str(options.get("occupied", "")).split()):
        taken, below = word.split(":")
        (beneath,) = named(below, own)
        bought.add(beneath)
        occupy(g, number, KINGDOM.index(taken), beneath, space)
    g.places[number] = tuple([card for card in g.places[number] if card not in bought])
    g.supply[number] = kingdom(options.get("supply", ""))
    for card in g.supply[number]:
        control(g, number, FIRST_KINGDOM + card)
    g.men[number] = counts(options.get("men", ""))
    g.tired[number] = counts(options.get("tired", ""))
    if "herald" in options:
        g.herald[number] = LOCATION_IDS.index(str(options["herald"]))
    uses = options.get("tactics", (0, 0, 0, 0))
    assert isinstance(uses, tuple)
    for tactic, left in enumerate(uses):
        set_uses(g, number, tactic, left)
