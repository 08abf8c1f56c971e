"""What a seat may see. What was sealed is named by its handle; its words come once it is open.

Whatever a rule computes is here: how a vote stands, who would sign, what tokens and an agenda would bring now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import text
from interrex.engine.game import Layers
from interrex.engine.sealed import said
from interrex.engine.wire import replace

from ..data import AGENDA_IDS, HOUSE_IDS, NO_HOUSE, NOBODY, RESOURCES, SPACES, UP
from ..kingdom import Boxes, Entry, Laid, Sheet, Stuck
from ..kings import KINGS, as_written, names, numeral, parted
from ..play.board import signing
from ..play.counting import ahead, tallies
from ..play.houses import place_of, places
from ..play.scoring import agenda_points, agenda_rows, token_points
from ..play.voting import right_of_leader
from ..state import AYE, FINALE, FOR, GATHERS, MODERATES, NAY, OUT, SETTLING, SIDES, SILENT, VOTING, Council
from ..story.shelf import THE_END, Story
from ..words import NAMED
from .types import (
    BoardView,
    CardView,
    EventView,
    HouseView,
    KingView,
    MarkerView,
    ReignView,
    RuleView,
    SeatView,
    StackView,
    StickerView,
    StoryView,
    TrackView,
    VoteView,
)

STANCES = {SILENT: "silent", GATHERS: "gathers", MODERATES: "moderates", OUT: "out"}


def _everybody(g: Council) -> BoardView:
    story = g.story
    drawn = None if g.card == NOBODY or story.is_dilemma(g.card) else story.card_handle(g.card)
    return BoardView(
        story=g.tale,
        reign=g.reign,
        king=king_view(g.king, [entry.king for entry in g.entries], story),
        stage=g.stage,
        markers=[
            MarkerView(name, row, g.faces[n] == UP, bool(g.momentum >> n & 1), place_of(g.rows, row))
            for n, (name, row) in enumerate(zip(RESOURCES, g.rows, strict=True))
        ],
        balance=g.balance,
        pool=g.pool,
        seats=[_seat(g, s) for s in range(g.players)],
        houses=[house_view(n + 1, sheet, g.printed[n]) for n, sheet in enumerate(g.sheets) if sheet.taken],
        free_houses=_free_houses(g),
        leader=g.leader,
        moderator=g.moderator,
        moderated=g.moderated,
        signer=_house_id(signing(g)),
        turn=g.turn if g.stage == VOTING and g.turn != NOBODY and not g.rules.silent else None,
        card=_card(g),
        vote=_vote(g) if g.stage in (VOTING, SETTLING) else None,
        circumstance=drawn,
        track=[
            TrackView(f"{story.card_handle(card)}-{SIDES[side]}", at >= SPACES, story.dilemma(card).skull)
            for at, (card, side) in enumerate(g.track)
        ],
        chronicle=[[sticker_view(story, slot) for slot in row] for row in g.chronicle],
        stories=[
            StackView([story_view(story, laid) for laid in stack], g.ended[line] != NOBODY)
            for line, stack in enumerate(g.stories)
            if stack
        ],
        order=g.order,
        rebellion=g.rebellion,
        events=[EventView(story.event_handle(e.event), story.event_cards[e.event].lasts.end, e.left) for e in g.events],
        rules=_rules(g),
        circumstances=[story.card_handle(card) for card in g.circumstances],
        doors=[story.door_handle(letter) for letter in g.doors],
        next_card=None if g.known_next(None) == NOBODY else story.card_handle(g.next_card),
        draft=None,
        said=[],
        reigns=reign_views(g.entries, story),
        ending=g.ending,
    )


def _own(g: Council, seat: int, seen: BoardView) -> BoardView:
    """With what is behind a seat's screen, what it was shown, and what it says under seal."""
    choosing = g.stage == "setting-up" and g.pending() == (seat,) and not g.agendas[seat]
    return replace(
        seen,
        seats=[_behind_the_screen(g, s, one) if s == seat else one for s, one in enumerate(seen.seats)],
        next_card=None if g.known_next(seat) == NOBODY else g.story.card_handle(g.next_card),
        draft=[AGENDA_IDS[agenda] for agenda in g.draft] if choosing else None,
        said=[text(action) for action in said(g, seat)],
    )


VIEW: Final = Layers(_everybody, _own)


def _house_id(house: int) -> str | None:
    return HOUSE_IDS[house - 1] if house != NO_HOUSE else None


def king_view(king: str, before: Sequence[str], story: Story) -> KingView:
    """A king as he is written down, after those who were there before him."""
    name, _, house = king.partition(" ")
    if not name:
        return KingView(None, None, None, None)
    called = parted(name)[0]
    number = numeral(name, names(before, story.first_king))
    own = None if called in KINGS else as_written(called)
    return KingView(None if own else called, own, number, _house_id(int(house)) if house else None)


def house_view(house: int, sheet: Sheet, printed: Boxes) -> HouseView:
    complete = tuple([sheet.complete(printed, number) for number in range(len(printed))])
    name, preferences = HOUSE_IDS[house - 1], sheet.preferences
    return HouseView(name, sheet.prestige, sheet.craving, sheet.boxes, printed, complete, preferences)


def _free_houses(g: Council) -> dict[str, tuple[int, ...]]:
    if NO_HOUSE not in g.houses:
        return {}
    return {HOUSE_IDS[n]: boxes for n, boxes in enumerate(g.printed) if not g.sheets[n].taken}


def _seat(g: Council, seat: int) -> SeatView:
    stance = g.stance[seat]
    seen = SeatView(
        house=_house_id(g.houses[seat]),
        tokens=tuple([name for bit, name in enumerate(NAMED["token"]) if g.tokens[seat] >> bit & 1]),
        token_points=token_points(g, seat) if g.tokens[seat] else 0,
        stance=STANCES.get(stance) or ("elects" if stance >= FOR else SIDES[stance]),
        votes_for=stance - FOR if stance >= FOR else None,
        laid=g.laid[seat],
        coins_laid=g.purses[seat],
        weight=g.weight(seat),
        power=None,
        coins=None,
        agenda=None,
        agenda_rows=(),
        agenda_points=None,
        points=g.points[seat] if g.revealed else None,
        place=places(g)[seat] if g.revealed else None,
        signings=g.signings[seat],
    )
    return _behind_the_screen(g, seat, seen) if g.revealed else seen


def _behind_the_screen(g: Council, seat: int, seen: SeatView) -> SeatView:
    held = g.agendas[seat]
    return replace(
        seen,
        power=g.power[seat],
        coins=g.coins[seat],
        agenda=AGENDA_IDS[held[0]] if held else None,
        agenda_rows=agenda_rows(g, held[0]) if held else (),
        agenda_points=agenda_points(g, held[0]) if held else None,
    )


def _card(g: Council) -> CardView | None:
    voting = g.stage in (VOTING, SETTLING)
    if g.card == NOBODY:
        return _finale(g) if voting or g.stage == FINALE else None
    handle = g.story.card_handle(g.card)
    if not g.story.is_dilemma(g.card):
        return CardView(handle, "circumstance", False, (), (), g.rules, None, None) if voting else None
    outcome = f"{handle}-{SIDES[g.turned]}" if g.turned else None
    if outcome is not None and voting:  # on what came of it (rulebook 10.2.26): the pans no longer show the front
        return CardView(handle, "dilemma", False, (), (), g.rules, outcome, g.skull)
    front = g.story.dilemma(g.card).front
    return CardView(handle, "dilemma", True, front.aye, front.nay, g.rules, outcome, g.skull if g.turned else None)


def _finale(g: Council) -> CardView | None:
    """The last vote (rulebook 8.4.1), until the kingdom has come to its end."""
    finale, handle = g.story.pack.finale, f"{g.tale}-finale"
    if finale is None or finale.last_vote is None or not g.has_opened(handle) or THE_END in g.facts:
        return None
    return CardView(handle, "finale", True, (), (), g.rules, None, None)


def _vote(g: Council) -> VoteView:
    counted = tallies(g)
    aye, nay = counted.get(AYE, 0), counted.get(NAY, 0)
    gathering = g.stance.count(GATHERS)
    best = ahead(g, counted)
    leading = SIDES[best[0]] if g.rules.elect is None and len(best) == 1 else None
    named = tuple([counted.get(FOR + seat, 0) for seat in range(g.players)]) if g.rules.elect is not None else ()
    return VoteView(aye, nay, leading, named, right_of_leader(g), g.pool // gathering if gathering else 0)


def _rules(g: Council) -> list[RuleView]:
    """What events and outcomes have made of rules; of several about one the first holds (``Council.rule``)."""
    changes = [ruling.change for ruling in g.rulings]
    changes += [change for event in g.events for change in g.story.event_cards[event.event].rules]
    return [RuleView(name, g.rule(name)) for name in dict.fromkeys([change.set for change in changes])]


def sticker_view(story: Story, slot: Stuck | None) -> StickerView | None:
    if slot is None:
        return None
    positive = story.sticker_sign[slot.sticker] == UP
    return StickerView(story.sticker_handle(slot.sticker), positive, HOUSE_IDS[slot.house - 1], slot.boxes)


def story_view(story: Story, laid: Laid) -> StoryView:
    return StoryView(story.story_handle(laid.story), _house_id(laid.house), laid.boxes)


def reign_views(entries: Sequence[Entry], story: Story) -> list[ReignView]:
    kings = [entry.king for entry in entries]
    return [_reign(entry, king_view(entry.king, kings[:n], story)) for n, entry in enumerate(entries)]


def _reign(entry: Entry, king: KingView) -> ReignView:
    houses = tuple([HOUSE_IDS[house - 1] for house in entry.houses])
    return ReignView(king, entry.end, entry.dilemmas, houses, entry.agendas, entry.points, entry.places)
