"""Positions of Oath built by name.

t = at(chancellor(favor=2), exile(at="steppe", advisers="longbows"), cards="steppe: keep tents", bands="steppe: 1x3")
t.play("muster keep")
assert t.warbands(1) == 5

A seat is known by its number; ``bands`` says whose warbands stand where. Denizens that are not named lie in the
Archive; the world deck has a few.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from interrex.engine.frames import Frame
from interrex.games.oath.data.constants import (
    CHANCELLORS_WARBANDS,
    EXILES_WARBANDS,
    FAVOR_TOKENS,
    REGIONS,
    SECRET_TOKENS,
)
from interrex.games.oath.data.denizens import DENIZENS
from interrex.games.oath.data.edifices import EDIFICES
from interrex.games.oath.data.faces import SUITS
from interrex.games.oath.data.numbers import FIRST_RELIC, FIRST_VISION, IDS, NUMBER, SCEPTER, SITE, SPACES, is_vision
from interrex.games.oath.data.oaths import OATHS
from interrex.games.oath.play.moving import enliven, hold_banner, receive_relic, to_advisers, to_facedown, to_site
from interrex.games.oath.play.turn import ActPhase, Turn, rests
from interrex.games.oath.play.warbands import occupy
from interrex.games.oath.play.wealth import lay
from interrex.games.oath.state import ACT, CHANCELLOR, CITIZEN, EXILE, PURPLE, SLOT_COUNT, WITH, Oath, SeatProcedure
from interrex.testing import ScriptedLuck, Table

# Cradle, Provinces, Hinterland: sites whose own powers stay out of the way.
SITES = "fertile-valley standing-stones ancient-city steppe deep-woods salt-flats drowned-city lush-coast"
WORLD = "wayside-inn alchemist wolves tents elders"  # the last is on top
RELICS = "map ivory-eye oracular-pig horned-mask dowsing-sticks"


class Rest(SeatProcedure):
    """The Rest Phase by itself."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        return rests(g, self.seat, n)


TURN, REST = Turn, Rest
NOTHING: Mapping[str, object] = MappingProxyType({})


class Seat(NamedTuple):
    role: int
    options: dict[str, object]


def chancellor(**options: object) -> Seat:
    """``at`` a site; ``favor``, ``secrets``, ``dark``, ``warbands``, ``supply``: numbers; ``advisers``, ``hidden``,
    ``relics``, ``drawn``: ids; ``vision``: an id."""
    return Seat(CHANCELLOR, options)


def exile(**options: object) -> Seat:
    return Seat(EXILE, options)


def citizen(**options: object) -> Seat:
    return Seat(CITIZEN, options)


class Board(Table):
    """A table with a few words for what tests look at."""

    state: Oath

    def slot(self, site: str) -> int:
        return self.state.site.index(NUMBER[site])

    def favor(self, seat: int) -> int:
        return self.state.favor[seat]

    def secrets(self, seat: int) -> int:
        return self.state.secrets[seat]

    def dark(self, seat: int) -> int:
        return self.state.dark[seat]

    def warbands(self, seat: int) -> int:
        return self.state.host[seat]

    def supply(self, seat: int) -> int:
        return self.state.supply[seat]

    def bands(self, site: str) -> int:
        return self.state.bands[self.slot(site)]

    def bank(self, suit: str) -> int:
        return self.state.banks[SUITS.index(suit)]

    def cards(self, site: str) -> list[str]:
        return ids(self.state.cards[self.slot(site)])

    def advisers(self, seat: int) -> list[str]:
        return ids(self.state.advisers[seat])

    def hidden(self, seat: int) -> list[str]:
        return ids(self.state.facedown[seat])

    def relics(self, seat: int) -> list[str]:
        return ids(self.state.relics[seat])

    def banners(self, seat: int) -> list[str]:
        """Those it holds; the one with two sides by the side that lies up."""
        names = ("mobs-favor" if self.state.mob else "peoples-favor", "darkest-secret")
        return [name for name, holder in zip(names, self.state.holds, strict=True) if holder == seat]

    def pile(self, region: str) -> list[str]:
        return ids(self.state.piles[REGIONS.index(region)])

    def site(self, seat: int) -> str:
        return IDS[self.state.site[self.state.pawn[seat]]]

    def tokens(self, card: str) -> tuple[int, int]:
        return self.state.favor_on(NUMBER[card]), self.state.secrets_on(NUMBER[card])

    def to(self, site: str) -> str:
        """The word for a site's slot."""
        return str(self.slot(site) + 1)

    def verbs(self) -> set[str]:
        return {offer.split()[0] for offer in self.offers()}

    def offered(self, verb: str) -> list[str]:
        """What is offered with this verb, the verb left out."""
        return [offer[len(verb) + 1 :] for offer in self.offers() if offer.split()[0] == verb]

    def passes(self, n: int = 1) -> Board:
        for _ in range(n):
            self.play("pass")
        return self

    def settle(self) -> Board:
        """Pass, or do the first thing offered, until somebody's next action."""
        while not self.state.over and self.asked() != "oath-ask-act":
            self.play("pass" if "pass" in self.offers() else self.offers()[0])
        return self

    def pools(self) -> tuple[int, int]:
        """Attack and defense dice of the campaign under way."""
        return self.state.war.attack, self.state.war.defense

    def log(self, key: str) -> list[dict[str, object]]:
        """What was told under a key, without the faces of dice: what they come to is told, too."""
        told = [line.message.params for line in self.state.listener if line.message.key == key]
        return [{name: value for name, value in params.items() if name != "faces"} for params in told]


def campaign(attackers: str = "", defenders: str = "", dice: str = "1 1 1 1 1 1 1 1 1 1 1 1", **more: object) -> Board:
    """An Exile (seat 1, four warbands) attacks another (seat 2, two warbands), both at the Steppe; seat 0 is elsewhere.

    ``one=`` and ``two=`` change what they have. With the dice as they are nobody rolls more than hollow swords and
    blanks: two swords against two warbands, so that the attacker is asked for a sacrifice.
    """
    options = {"favor": 3, "secrets": 2, "warbands": 4, "at": "steppe"}
    one = exile(**{**options, "advisers": attackers, **more.pop("one", {})})  # type: ignore[dict-item]
    two = exile(**{**options, "advisers": defenders, "warbands": 2, **more.pop("two", {})})  # type: ignore[dict-item]
    return at(chancellor(), one, two, turn=1, dice=dice, **more).play("campaign 2")  # type: ignore[arg-type]


WINNING = "1 1  4 4 4 4"  # four swords against two warbands


def pawned(attackers: str = "", defenders: str = "", dice: str = "1 1 1 1 1 1 1 1 1 1 1 1", **more: object) -> Board:
    """The same, with the defender's pawn as the only target and four attack dice: plans come next."""
    t = campaign(attackers, defenders, dice, **more).play("target-pawn")
    if t.asked() == "oath-ask-target":
        t.play("pass")
    return t.play("commit 4")


def until(t: Board, question: str) -> Board:
    """Pass, or do the first thing offered, until somebody is asked this."""
    while t.asked() != question:
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    return t


def acting(advisers: str = "", own: Mapping[str, object] = NOTHING, **more: object) -> Board:
    """An Exile (seat 1) at the Steppe with these advisers, on turn; the Chancellor is in the Cradle with two favor.

    ``own`` changes what the Exile has.
    """
    one = exile(**{"at": "steppe", "advisers": advisers, "favor": 3, "secrets": 2, **own})
    return at(chancellor(favor=2), one, turn=1, **more)  # type: ignore[arg-type]


def ids(cards: tuple[int, ...]) -> list[str]:
    return [IDS[card] for card in cards]


def numbers(line: object) -> tuple[int, ...]:
    return tuple([NUMBER[word] for word in str(line).split()])


def rows(line: str) -> list[tuple[str, str]]:
    """``a: b c; d: e`` as pairs."""
    return [(part.split(":")[0].strip(), part.split(":")[1]) for part in line.split(";") if part.strip()]


def at(
    *seats: Seat,
    turn: int = 0,
    sites: str = SITES,
    cards: str = "",
    relics: str = "",
    bands: str = "",
    face_down: str = "",
    tokens: str = "",
    piles: str = "",
    world: str = WORLD,
    relic_deck: str = RELICS,
    reliquary: str = "truthful-harp cup-of-plenty cracked-horn brass-horse",
    banks: int = 3,
    peoples_favor: int | None = None,
    darkest_secret: int | None = None,
    on_banners: tuple[int, int] = (1, 1),
    mob: bool = False,
    oath: str = "supremacy",
    title: int | None = None,
    usurper: bool = False,
    round: int = 1,
    visions: int = 0,
    dispossessed: str = "",
    dice: str = "",
    draws: str = "",
    frame: type[Turn] | type[Rest] | Frame[Oath] | None = None,
) -> Board:
    """The Act Phase of a seat, or another procedure, and nothing after it."""
    roles = [seat.role for seat in seats]
    g = Oath.new(len(seats), roles.index(CHANCELLOR), ScriptedLuck(dice=dice, draws=draws))
    g.oath = [one.id for one in OATHS].index(oath)
    g.round, g.visions_drawn, g.turn, g.phase = round, visions, turn, ACT
    g.bank = [CHANCELLORS_WARBANDS, *[EXILES_WARBANDS] * 5]
    g.banks = [banks] * 6
    g.on_banner, g.mob = [*on_banners], mob
    for slot, name in enumerate(sites.split()):
        g.site[slot] = NUMBER[name]
        if name not in face_down.split():
            g.face_up |= 1 << slot
            enliven(g, g.site[slot], slot)
    g.site_deck = tuple([number for number in SITE if number not in g.site])
    where = {name: slot for slot, name in enumerate(sites.split())}
    colours = iter(range(1, 6))
    for number, seat in enumerate(seats):
        sit_down(g, number, seat, where, 0 if seat.role == CHANCELLOR else next(colours))
    for site, line in rows(cards):
        for card in numbers(line):
            to_site(g, card, where[site])
    for site, line in rows(relics):
        g.relics_at[where[site]] = numbers(line)
    for site, line in rows(bands):
        owner, n = line.strip().split("x")
        colour = g.board_colour(int(owner))
        g.bands[where[site]] = int(n)
        occupy(g, where[site], colour)
        g.bank[colour] -= int(n)
    for name, line in rows(tokens):
        favor, secrets = line.split()
        lay(g, NUMBER[name], int(favor), int(secrets))
    for region, line in rows(piles):
        g.piles[REGIONS.index(region)] = numbers(line)
    for banner, holder in ((0, peoples_favor), (1, darkest_secret)):
        if holder is not None:
            hold_banner(g, holder, banner)
    if not any("the-grand-scepter" in str(seat.options.get("relics", "")) for seat in seats):
        receive_relic(g, g.chancellor, SCEPTER)
    g.title = g.chancellor if title is None else title
    g.usurper = usurper
    g.dispossessed = numbers(dispossessed)
    fill_decks(g, world, relic_deck, reliquary)
    g.shared = FAVOR_TOKENS - sum(g.banks) - sum(g.favor) - g.on_banner[0] - sum([row[1] for row in g.tokens])
    g.shared_secrets = SECRET_TOKENS - sum(g.secrets) - g.on_banner[1]
    g.stirred = False
    g.push(ActPhase(turn) if frame is None else frame(turn) if isinstance(frame, type) else frame)
    return Board("oath", g)


def sit_down(g: Oath, number: int, seat: Seat, where: dict[str, int], colour: int) -> None:
    options = seat.options
    g.role[number], g.colour[number] = seat.role, colour
    g.flag[number] = colour if seat.role == EXILE else PURPLE
    g.pawn[number] = where[str(options.get("at", next(iter(where))))]
    for name in ("favor", "secrets", "dark", "supply"):
        if name in options:
            getattr(g, name)[number] = options[name]
    g.host[number] = int(str(options.get("warbands", 3)))
    g.bank[g.board_colour(number)] -= g.host[number]
    for card in numbers(options.get("advisers", "")):
        to_advisers(g, number, card)
    for card in numbers(options.get("hidden", "")):
        to_facedown(g, number, card)
    for relic in numbers(options.get("relics", "")):
        receive_relic(g, number, relic)
    g.drawn[number] = numbers(options.get("drawn", ""))
    for card in g.drawn[number]:
        g.eyes[card] = 1 << number
    if "vision" in options:
        g.vision[number] = NUMBER[str(options["vision"])]
        enliven(g, g.vision[number], WITH + number)


def fill_decks(g: Oath, world: str, relic_deck: str, reliquary: str) -> None:
    held = {relic for relics in (*g.relics, *g.relics_at) for relic in relics}
    used = {
        card for cards in (*g.cards, *g.advisers, *g.facedown, *g.drawn, *g.piles, g.dispossessed) for card in cards
    }
    g.world = tuple([card for card in numbers(world) if card not in used])
    used |= {*g.world, *g.vision}
    g.reliquary = tuple([relic if relic not in held else 0 for relic in numbers(reliquary)] + [0] * 4)[:4]
    for space, relic in enumerate(g.reliquary):
        if not relic:
            enliven(g, SPACES[space], WITH + g.chancellor)
    held |= {*g.reliquary}
    g.relic_deck = tuple([relic for relic in numbers(relic_deck) if relic not in held])
    rest = [n for n in range(FIRST_RELIC, FIRST_VISION) if n not in held and n not in g.relic_deck and n != SCEPTER]
    g.relic_deck = (*rest, *g.relic_deck)
    g.archive = tuple([card.number for card in DENIZENS if card.number not in used])
    g.boxed = tuple([n for n in range(FIRST_VISION, FIRST_VISION + 5) if n not in used and is_vision(n)])
    lying = {card for cards in g.cards for card in cards}
    g.edifices = tuple([e.number for e in EDIFICES[::2] if e.number not in lying and NUMBER[e.turns_to] not in lying])
    assert len(g.bands) == SLOT_COUNT
