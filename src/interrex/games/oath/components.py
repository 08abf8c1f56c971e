"""What is printed, what has a name, and what can neither appear nor vanish beside the cards."""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Listed
from interrex.engine.wire import Struct

from .data.banners import BANNERS
from .data.constants import (
    ATTACK_DIE,
    CHANCELLORS_REFRESH,
    DEFENSE_DIE,
    END_ON,
    EXILES_REFRESH,
    MOST_SUPPLY,
    REGIONS,
    ROUNDS,
    SLOTS,
    Refresh,
)
from .data.denizens import BY_SUIT, DENIZENS
from .data.edifices import EDIFICES
from .data.faces import KINDS, NO_SUIT, SUITS, Card, Kind
from .data.oaths import OATHS, TITLES
from .data.relics import RELICS
from .data.reliquary import RELIQUARY
from .data.sites import NO_RELICS, SITES, Recover
from .data.visions import VISIONS
from .state import ROLES, Oath
from .words import COLOURS


class CardPrint(Struct, frozen=True):
    """A denizen, or one side of an edifice."""

    number: int
    suit: str | None
    edifice: bool
    powers: list[str]
    cost: dict[str, int]
    where: int  # 0: anywhere; 1: at sites only; 2: among advisers only
    locked: bool


class VisionPrint(Struct, frozen=True):
    number: int
    goal: str
    powers: list[str]


class RelicPrint(Struct, frozen=True):
    number: int
    dice: int  # of defense
    powers: list[str]
    cost: dict[str, int]


class RecoverPrint(Struct, frozen=True):
    """What a relic costs at a site."""

    favor: int
    secrets: int
    bank: str | None  # where the favor goes; None: it is burned


class SitePrint(Struct, frozen=True):
    number: int
    capacity: int
    relics: int
    favor: int
    secrets: int
    recover: RecoverPrint | None  # None: no relic is ever put there


class RefreshPrint(Struct, frozen=True):
    warbands: int
    supply: int


class TrackPrint(Struct, frozen=True):
    """The Supply track: its leftmost space, and what a Rest refreshes to with at least so many warbands in the bank."""

    most: int
    chancellors: list[RefreshPrint]
    exiles: list[RefreshPrint]


class AttackFacePrint(Struct, frozen=True):
    swords: int
    hollow: int
    skulls: int


class DefenseFacePrint(Struct, frozen=True):
    shields: int
    doubles: bool


class DicePrint(Struct, frozen=True):
    """The faces of both dice, 1 to 6."""

    attack: list[AttackFacePrint]
    defense: list[DefenseFacePrint]


class Components(Struct, frozen=True):
    """What is printed, by id."""

    cards: dict[str, CardPrint]
    visions: dict[str, VisionPrint]
    relics: dict[str, RelicPrint]
    sites: dict[str, SitePrint]
    suits: list[str]
    regions: list[str]
    slots: list[int]  # of each region
    colours: list[str]
    rounds: int
    ends_after: int  # the first round after which the end die may end the game
    supply: TrackPrint
    dice: DicePrint


def components() -> Components:
    return Components(
        cards={card.id: _card(card, card in EDIFICES) for card in (*DENIZENS, *EDIFICES)},
        visions={vision.id: VisionPrint(vision.number, vision.goal, _kinds(vision.powers)) for vision in VISIONS},
        relics={
            relic.id: RelicPrint(relic.number, relic.dice, _kinds(relic.powers), relic.cost._asdict())
            for relic in RELICS
        },
        sites={
            site.id: SitePrint(
                site.number, site.capacity, site.relics, site.favor, site.secrets, _recover(site.recover)
            )
            for site in SITES
        },
        suits=list(SUITS),
        regions=list(REGIONS),
        slots=list(SLOTS),
        colours=list(COLOURS),
        rounds=ROUNDS,
        ends_after=min(END_ON),
        supply=TrackPrint(MOST_SUPPLY, _refresh(CHANCELLORS_REFRESH), _refresh(EXILES_REFRESH)),
        dice=DicePrint(
            attack=[AttackFacePrint(**face._asdict()) for face in ATTACK_DIE],
            defense=[DefenseFacePrint(**face._asdict()) for face in DEFENSE_DIE],
        ),
    )


def _kinds(powers: tuple[Kind, ...]) -> list[str]:
    return [KINDS[kind] for kind in powers]


def _recover(cost: Recover) -> RecoverPrint | None:
    if cost == NO_RELICS:
        return None
    return RecoverPrint(cost.favor, cost.secrets, None if cost.bank == NO_SUIT else SUITS[cost.bank])


def _refresh(table: tuple[Refresh, ...]) -> list[RefreshPrint]:
    return [RefreshPrint(row.warbands, row.supply) for row in table]


def _card(card: Card, edifice: bool) -> CardPrint:
    return CardPrint(
        number=card.number,
        suit=None if card.suit == NO_SUIT else SUITS[card.suit],
        edifice=edifice,
        powers=_kinds(card.powers),
        cost=card.cost._asdict(),
        where=card.where,
        locked=card.locked,
    )


def _of(kind: str, *ids: str) -> tuple[Listed, ...]:
    return tuple([Listed(kind, id) for id in ids])


LISTED: Final = {  # by the rulebook's section
    **{f"24.{n}": _of("card", *[card.id for card in cards]) for n, cards in enumerate(BY_SUIT, 1)},
    "24.7": _of("card", *[card.id for card in EDIFICES]),
    "24.8": _of("card", *[vision.id for vision in VISIONS]),
    "24.9": _of("relic", *[relic.id for relic in RELICS]),
    "24.10": _of("site", *[site.id for site in SITES]),
    "24.11": (
        *_of("banner", *[banner.id for banner in BANNERS]),
        *_of("title", *[title.id for title in TITLES]),
        *_of("reliquary", *[space.id for space in RELIQUARY]),
    ),
}

NAMED: Final[dict[str, tuple[str, ...]]] = {
    "role": ROLES,
    "card": (*[card.id for card in (*DENIZENS, *EDIFICES)], *[vision.id for vision in VISIONS]),
    "relic": tuple([relic.id for relic in RELICS]),
    "site": tuple([site.id for site in SITES]),
    "banner": tuple([banner.id for banner in BANNERS]),
    "oath": tuple([oath.id for oath in OATHS]),
    "reliquary": tuple([space.id for space in RELIQUARY]),
    "title": tuple([title.id for title in TITLES]),
    "suit": SUITS,
    "region": REGIONS,
    "colour": COLOURS,
}


def roles(g: Oath) -> tuple[str, ...]:
    return tuple([ROLES[role] for role in g.role])


def pieces(g: Oath) -> dict[str, int]:
    """Favor, secrets and warbands, wherever they lie."""
    lying = [(favor, secrets) for _, favor, secrets in g.tokens]
    return {
        "favor": sum(g.banks)
        + g.shared
        + sum(g.favor)
        + sum(g.site_favor)
        + g.on_banner[0]
        + sum([f for f, _ in lying]),
        "secrets": g.shared_secrets
        + sum(g.secrets)
        + sum(g.dark)
        + sum(g.site_secrets)
        + g.on_banner[1]
        + sum([s for _, s in lying]),
        "warbands": sum(g.bank) + sum(g.bands) + sum(g.host) + sum(g.cage) + len(g.prophets) + _aside(g),
        "edifices": len(g.edifices) + len([card for cards in g.cards for card in cards if card > len(DENIZENS)]),
        "nothing below nought": int(
            min(*g.banks, g.shared, *g.favor, *g.secrets, *g.dark, *g.host, *g.bank, *g.supply) >= 0
        ),
        "warbands have a colour": int(all((n > 0) == (g.colours[slot] >= 0) for slot, n in enumerate(g.bands))),
    }


def _aside(g: Oath) -> int:
    return sum([row[3] for deed in g.deeds for row in getattr(deed, "aside", ())])
