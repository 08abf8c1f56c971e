"""What a seat may see.

Hidden are the faces of face-down cards, the number of cards in the world deck and the backs of all but its first
(rulebook 9.4). What rules compute (rulers, costs, forces) comes along: no face computes it again.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Layers
from interrex.engine.wire import replace

from ..data.constants import REGIONS
from ..data.faces import SUITS
from ..data.numbers import IDS, NOBODY, Cards, back
from ..data.oaths import OATHS
from ..deeds import ATTACKER, DEFENDER, UNDECIDED, Campaign
from ..play.campaign.battle import shields, skulls, swords
from ..play.campaign.odds import chance
from ..play.campaign.targets import force_size
from ..play.turn import rested
from ..ruling import bandits_rule, capacity, limit, ruled, rulers
from ..state import REGION, ROLES, SLOT_COUNT, Oath
from ..words import COLOURS
from .types import (
    BannersView,
    BoardView,
    CampaignView,
    DarkestSecretView,
    FaceView,
    PeoplesFavorView,
    PlanView,
    ProphetView,
    RelicView,
    SeatView,
    SlotView,
    TitleView,
    TokensView,
)


def _everybody(g: Oath) -> BoardView:
    return BoardView(
        round=g.round,
        turn=g.turn,
        phase=g.phase,
        chancellor=g.chancellor,
        oath=OATHS[g.oath].id,
        title=TitleView(g.title, g.usurper),
        visions_drawn=g.visions_drawn,
        next=back(g.world[-1]) if g.world else None,
        banks=dict(zip(SUITS, g.banks, strict=True)),
        shared=g.shared,
        slots=[_slot(g, slot) for slot in range(SLOT_COUNT)],
        piles={REGIONS[region]: _backs(g.piles[region]) for region in range(3)},
        relic_deck=len(g.relic_deck),
        reliquary=[FACE_DOWN if relic else None for relic in g.reliquary],
        banners=BannersView(
            PeoplesFavorView(_or_none(g.holds[0]), g.on_banner[0], g.mob),
            DarkestSecretView(_or_none(g.holds[1]), g.on_banner[1]),
        ),
        seats=[_seat(g, other) for other in range(g.players)],
        tokens=[TokensView(IDS[card], favor, secrets) for card, favor, secrets in g.tokens],
        cage=dict(zip(COLOURS, g.cage, strict=True)),
        prophets=[ProphetView(IDS[vision], other) for vision, other in g.prophets],
        boxed=_ids(g.boxed),
        campaign=_campaign(g),
    )


def _own(g: Oath, seat: int, seen: BoardView) -> BoardView:
    """With the faces of what lies face down, as far as a seat knows them."""
    return replace(
        seen,
        slots=[_slot_to(g, slot, seat, seen.slots[slot]) for slot in range(SLOT_COUNT)],
        piles={REGIONS[region]: _faces(g, g.piles[region], seat) for region in range(3)},
        reliquary=[_relic(g, relic, seat) if relic else None for relic in g.reliquary],
        seats=[_seat_to(g, other, seat, seen.seats[other]) for other in range(g.players)],
    )


VIEW: Final = Layers(_everybody, _own)


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _ids(cards: Cards) -> list[str]:
    return [IDS[card] for card in cards]


def _places(mask: int) -> list[int]:
    """The slots in a mask, as they are written."""
    return [slot + 1 for slot in range(SLOT_COUNT) if mask >> slot & 1]


def _knows(g: Oath, eyes: int, number: int) -> bool:
    return bool(g.eyes[number] >> eyes & 1)


FACE_DOWN: Final = RelicView(None)
BACKS: Final = tuple([FaceView(back(card), None) for card in range(len(IDS))])
FACES: Final = tuple([FaceView(back(card), IDS[card]) for card in range(len(IDS))])


def _backs(cards: Cards) -> list[FaceView]:
    return [BACKS[card] for card in cards]


def _faces(g: Oath, cards: Cards, eyes: int) -> list[FaceView]:
    known, bit = g.eyes, 1 << eyes
    return [FACES[card] if known[card] & bit else BACKS[card] for card in cards]


def _relic(g: Oath, relic: int, eyes: int) -> RelicView:
    return RelicView(IDS[relic]) if _knows(g, eyes, relic) else FACE_DOWN


def _slot(g: Oath, slot: int) -> SlotView:
    up = bool(g.face_up >> slot & 1)
    return SlotView(
        slot=slot + 1,
        region=REGIONS[REGION[slot]],
        face_up=up,
        site=IDS[g.site[slot]] if up else None,
        capacity=capacity(g, slot),
        cards=_ids(g.cards[slot]),
        relics=[FACE_DOWN] * len(g.relics_at[slot]),
        favor=g.site_favor[slot],
        secrets=g.site_secrets[slot],
        warbands=g.bands[slot],
        colour=None if g.colours[slot] == NOBODY else COLOURS[g.colours[slot]],
        rulers=rulers(g, slot),
        bandits=bandits_rule(g, slot),
        pawns=[seat for seat in range(g.players) if g.pawn[seat] == slot],
    )


def _slot_to(g: Oath, slot: int, eyes: int, seen: SlotView) -> SlotView:
    site = IDS[g.site[slot]] if seen.face_up or _knows(g, eyes, g.site[slot]) else None
    if site == seen.site and not seen.relics:
        return seen
    return replace(seen, site=site, relics=[_relic(g, relic, eyes) for relic in g.relics_at[slot]])


def _seat(g: Oath, seat: int) -> SeatView:
    return SeatView(
        role=ROLES[g.role[seat]],
        colour=COLOURS[g.colour[seat]],
        favor=g.favor[seat],
        secrets=g.secrets[seat],
        face_down_secrets=g.dark[seat],
        warbands=g.host[seat],
        bank=g.bank[g.colour[seat]],
        supply=g.supply[seat],
        rested=rested(g, seat),
        pawn=g.pawn[seat] + 1,
        advisers=_ids(g.advisers[seat]),
        face_down=_backs(g.facedown[seat]),
        limit=limit(g, seat),
        vision=IDS[g.vision[seat]] if g.vision[seat] else None,
        relics=_ids(g.relics[seat]),
        drawn=_backs(g.drawn[seat]),
        rules=_places(ruled(g, seat)),
    )


def _seat_to(g: Oath, seat: int, eyes: int, seen: SeatView) -> SeatView:
    face_down, drawn = g.facedown[seat], g.drawn[seat]
    if not face_down and not drawn:
        return seen
    return replace(seen, face_down=_faces(g, face_down, eyes), drawn=_faces(g, drawn, eyes))


def _campaign(g: Oath) -> CampaignView | None:
    war = next((deed for deed in g.deeds[::-1] if isinstance(deed, Campaign)), None)
    if war is None:
        return None
    return CampaignView(
        stage=war.stage,
        attacker=war.seat,
        defender=_or_none(war.defender),
        allies=list(war.allies),
        sites=_places(war.sites),
        relics=_ids(war.relics),
        banners=_ids(war.banners),
        pawn=war.banish,
        attack=war.attack,
        defense=war.defense,
        forces=(force_size(g, war, ATTACKER), force_size(g, war, DEFENDER)),
        plans=[PlanView(IDS[plan.card], _or_none(plan.user)) for plan in war.plans],
        odds=_odds(g, war),
        rolled=(list(war.rolled[ATTACKER]), list(war.rolled[DEFENDER])),
        swords=swords(war.rolled[ATTACKER], war.facing, war.doubled),
        skulls=skulls(war.rolled[ATTACKER], war.facing, war.doubled),
        shields=shields(war.rolled[DEFENDER], war.facing),
        totals=war.totals,
        killed=war.killed,
        victor=None if war.victor < 0 else ("attacker", "defender")[war.victor],
    )


def _odds(g: Oath, war: Campaign) -> int | None:
    """While plans are made: both pools are known, and nothing is rolled."""
    if war.stage != "plans" or war.victor != UNDECIDED:
        return None
    return round(100 * chance(g, war, war.attack >> war.halved, war.defense))
