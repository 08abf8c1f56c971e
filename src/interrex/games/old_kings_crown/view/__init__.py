"""What a seat may see.

Hidden are the hands of others, all decks, and the face-down cards of others, but for what a seat saw go there or was
shown. Everything else lies open. What rules compute (strengths, votes, guards) comes along: no face computes it again.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.action import text
from interrex.engine.game import Layers
from interrex.engine.sealed import said
from interrex.engine.wire import replace

from ..data import (
    CARD_IDS,
    CARDS,
    COMMANDS,
    COUNCILS,
    FACTIONS,
    KINGDOM,
    LOCATIONS,
    NAMES,
    NOBODY,
    REGIONS,
    TACTICS,
    TRAITS,
)
from ..many import council_votes
from ..nature import commands, either, strength, traits, votes
from ..play.advanced import order_is_drawn
from ..play.bids import BID, bid_strength, guard
from ..play.placing import LAY
from ..play.summer import totals
from ..play.using import LATER, favours
from ..state import Cards, Crown
from .types import (
    ActiveView,
    BidView,
    BoardView,
    ClashView,
    CouncilView,
    FavourView,
    LocationView,
    LyingView,
    OccupiedView,
    RegionView,
    SeatView,
    SitterView,
)


def _everybody(g: Crown) -> BoardView:
    return BoardView(
        year=g.year,
        years=g.years,
        season=g.season,
        order=list(g.order) if order_is_drawn(g) else [],
        favour=FavourView(_or_none(g.favour), g.favour_left),
        road=[_kingdom(kingdom) for kingdom in g.road],
        ahead=[],
        kingdom_deck=len(g.kingdom),
        kingdom_discard=[KINGDOM[kingdom] for kingdom in g.kingdom_discard],
        kingdom_burned=[KINGDOM[kingdom] for kingdom in g.kingdom_burned],
        acquiring=_kingdom(g.acquiring),
        regions=[_region(g, region) for region in range(3)],
        locations=[_location(g, location) for location in range(len(LOCATIONS))],
        councils=[_council(g, council) for council in range(3)],
        seats=[_seat(g, other) for other in range(g.players)],
        lost=_ids(g.lost),
        burned=_ids(g.burned),
        clash=_clash(g),
        said=[],
    )


def _own(g: Crown, seat: int, seen: BoardView) -> BoardView:
    saying = said(g, seat)
    bid = next((str(action[1]) for action in saying if action[0] == BID.name), None)
    lays = {str(action[2]): str(action[1]) for action in saying if action[0] == LAY.name}
    regions = [_region_to(g, region, seat, seen.regions[region]) for region in range(3)]
    seats = [_seat_to(g, other, seat, seen.seats[other]) for other in range(g.players)]
    return replace(
        seen,
        ahead=_ahead(g, seat),
        regions=[replace(region, sealed=lays.get(region.id)) for region in regions] if lays else regions,
        seats=[replace(own, sealed=bid) if other == seat else own for other, own in enumerate(seats)] if bid else seats,
        said=[text(action) for action in saying],
    )


VIEW: Final = Layers(_everybody, _own)


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _named(names: tuple[str, ...], mask: int) -> tuple[str, ...]:
    """Those whose bits are set: few of many, mostly."""
    left, found = mask & (1 << len(names)) - 1, list[str]()
    while left:
        found.append(names[(left & -left).bit_length() - 1])
        left &= left - 1
    return tuple(found)


def _ids(cards: Cards) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _kingdom(kingdom: int) -> str | None:
    return None if kingdom == NOBODY else KINGDOM[kingdom]


def _knows(g: Crown, eyes: int, card: int) -> bool:
    return bool(g.eyes[card] >> eyes & 1)


def _backs(g: Crown, cards: Cards, eyes: int) -> list[str | None]:
    """Cards that lie face down: those the seat knows by name, others as backs."""
    known, bit = g.eyes, 1 << eyes
    return [CARD_IDS[card] if known[card] & bit else None for card in cards]


def _ahead(g: Crown, eyes: int) -> list[str | None]:
    """The next cards of the Kingdom deck, as far as the seat knows them, top first."""
    known = [KINGDOM[k] if _knows(g, eyes, CARDS + k) else None for k in g.kingdom[:-3:-1]]
    return known if any(known) else []


def _region(g: Crown, region: int) -> RegionView:
    stakes = dict(g.stakes)
    return RegionView(
        id=REGIONS[region],
        marker=g.markers.index(region) + 1 if region in g.markers else None,
        resolved=bool(g.resolved >> region & 1),
        active=[_active(g, card, region, stakes.get(card, 0)) for card in g.active[region]],
        laid=[[None] * len(g.laid[other][region]) for other in range(g.players)],
        sealed=None,
        supporters=[row[region] for row in g.men],
        tired=[row[region] for row in g.tired],
        cards=[LyingView(KINGDOM[k], owner) for k, owner, place in g.on_region if place == region],
        barred=_or_none(g.barred[region]),
    )


def _active(g: Crown, card: int, region: int, stake: int) -> ActiveView:
    return ActiveView(
        card=CARD_IDS[card],
        seat=g.owner(card),
        strength=strength(g, card),
        traits=_named(TRAITS, traits(g, card)),
        commands=_named(COMMANDS, commands(g, card) | either(g, card)),
        influence=stake,
        fought=bool(g.fought[region] >> card & 1),
    )


def _region_to(g: Crown, region: int, eyes: int, seen: RegionView) -> RegionView:
    """With the cards that a seat knows of those laid face down."""
    laid = [row[region] for row in g.laid]
    if not any(laid):
        return seen
    return replace(
        seen,
        laid=[_ids(cards) if seat == eyes else _backs(g, cards, eyes) for seat, cards in enumerate(laid)],
    )


def _location(g: Crown, location: int) -> LocationView:
    return LocationView(
        id=LOCATIONS[location].id,
        heralds=[seat for seat in range(g.players) if g.herald[seat] == location],
        marks=[row[location] for row in g.secret_marks],
        cards=[LyingView(KINGDOM[k], owner) for k, owner, place in g.on_location if place == location],
    )


def _council(g: Crown, council: int) -> CouncilView:
    cards = g.council[council]
    return CouncilView(
        id=COUNCILS[council],
        cards=[SitterView(CARD_IDS[card], g.owner(card), votes(g, card)) for card in cards],
        marks=[row[council] for row in g.council_marks],
        votes=[council_votes(g, seat, council) for seat in range(g.players)],
    )


def _seat(g: Crown, seat: int) -> SeatView:
    first = 4 * g.faction[seat]
    return SeatView(
        faction=FACTIONS[g.faction[seat]],
        influence=g.influence[seat],
        lore=g.lore[seat],
        limit=g.limit[seat],
        hand=None,
        known=[],
        cards=len(g.hands[seat]),
        deck=[None] * len(g.decks[seat]),
        discard=_ids(g.discards[seat]),
        place=_ids(g.places[seat]),
        quarters=_ids(g.quarters[seat]),
        markers=g.gate[seat],
        tactics={TACTICS[first + n].id: _or_none(uses) for n, uses in enumerate(g.tactics[seat])},
        favours=list(_named(NAMES, favours(g, seat))),
        favour_uses=g.favoured[seat],
        occupied=[_occupied(g, seat, kingdom, card) for kingdom, card in g.occupied[seat]],
        supply=[KINGDOM[kingdom] for kingdom in (*g.supply[seat], g.opening[seat][0]) if kingdom != NOBODY],
        dealt=None,
        supporters=g.camp[seat],
        lost_supporters=g.lost_men[seat],
        herald=None if g.herald[seat] == NOBODY else LOCATIONS[g.herald[seat]].id,
        bid=_bid(g, seat) or _laid_for(g, seat),
        sealed=None,
        used=list(_named(NAMES, g.used[seat])),
        used_in_autumn=list(_named(NAMES, g.used[seat] >> LATER)),
        lasting=list(_named(NAMES, g.lasting[seat])),
    )


def _seat_to(g: Crown, seat: int, eyes: int, seen: SeatView) -> SeatView:
    """With the cards that a seat knows of its own or another's hand and deck."""
    deck = _backs(g, g.decks[seat], eyes)
    if seat == eyes:
        dealt = [KINGDOM[kingdom] for kingdom in g.dealt_kingdom[seat]]
        return replace(seen, hand=_ids(tuple(sorted(g.hands[seat]))), deck=deck, dealt=dealt)
    known = _ids(tuple(sorted([card for card in g.hands[seat] if _knows(g, eyes, card)])))
    return replace(seen, known=known, deck=deck) if known or any(deck) else seen


def _occupied(g: Crown, seat: int, kingdom: int, card: int) -> OccupiedView | None:
    if kingdom == NOBODY:
        return None
    beneath = None if card == NOBODY else CARD_IDS[card]
    return OccupiedView(kingdom=KINGDOM[kingdom], card=beneath, guard=0 if card == NOBODY else guard(g, seat, card))


def _bid(g: Crown, seat: int) -> BidView | None:
    if g.bids[seat] == NOBODY:
        return None
    return BidView(card=CARD_IDS[g.bids[seat]], strength=bid_strength(g, seat))


def _laid_for(g: Crown, seat: int) -> BidView | None:
    """A card that will lie beneath a Kingdom card: of one being acquired, or chosen in the advanced set-up."""
    card = g.opening[seat][1]
    if g.occupier != NOBODY and g.owner(g.occupier) == seat:
        card = g.occupier
    return None if card == NOBODY else BidView(card=CARD_IDS[card], strength=strength(g, card))


def _clash(g: Crown) -> ClashView | None:
    if not g.deeds:
        return None
    clash = g.clash
    return ClashView(
        region=REGIONS[clash.region],
        seats=list(clash.seats),
        stage=clash.stage,
        first=clash.first,
        winner=_or_none(clash.seat),
        totals=totals(g),
    )
