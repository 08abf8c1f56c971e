"""The players: what is in their supplies, on their boards and in their piles; and one's own hand."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.games.old_kings_crown.view.types import OccupiedView, SeatView

from .pen import HERALD, INFLUENCE, LORE, NOTHING, PRINTED, SPENT, SUPPORTER, USE, Pen, rows

Lines = list[tuple[str, Text]]


def seats(pen: Pen) -> Panel:
    """In the order of the track."""
    return pen.panel(Group(*[_seat(pen, seat) for seat in pen.in_order()]), pen.say("cli-crown-players"))


def _seat(pen: Pen, seat: int) -> Group:
    own = pen.view.seats[seat]
    return Group(_title(pen, seat, own), rows(_lines(pen, seat, own)))


def _title(pen: Pen, seat: int, own: SeatView) -> Text:
    """``Ada (you) · Nobility · 7♛ 2✎ · 4/6 in hand · ♟3``."""
    you = f" ({pen.say('cli-you')})" if seat == pen.seat else ""
    figures = [
        f"{own.influence}{INFLUENCE} {own.lore}{LORE}",
        pen.say("cli-crown-in-hand", n=own.cards, limit=own.limit),
        f"{SUPPORTER}{own.supporters}",
        *([HERALD] if own.herald is None else []),
    ]
    return Text.assemble(pen.name(seat), you, " · ", pen.named("role", own.faction), " · ", " · ".join(figures))


def _lines(pen: Pen, seat: int, own: SeatView) -> Lines:
    lost = [card for card in pen.view.lost if PRINTED.cards[card].faction == own.faction]
    men = f"{SUPPORTER}{own.lost_supporters}" if own.lost_supporters else ""
    piles = pen.say("cli-crown-piles", deck=len(own.deck), discard=len(own.discard))
    found: Lines = []
    if bid := _bid(pen, seat, own):
        found.append((pen.say("cli-crown-bid"), bid))
    held = [_occupied(pen, space) for space in own.occupied if space is not None]
    held += [Text(pen.named("kingdom", card)) for card in own.supply]
    if held:
        found.append((pen.say("cli-crown-kingdom"), pen.listed(held)))
    found.append((pen.say("cli-crown-tactics"), pen.listed(_orders(pen, own))))
    if own.place:
        place = [Text.assemble(pen.brief(card), f" {PRINTED.cards[card].cost}{LORE}") for card in own.place]
        found.append((pen.say("cli-crown-place"), pen.listed(place)))
    if own.quarters:
        marked = f" ◆{own.markers}" if own.markers else ""
        found.append((pen.say("cli-crown-quarters"), Text.assemble(pen.briefs(own.quarters), marked)))
    discarded = Text.assemble(piles, ": ", pen.briefs(own.discard)) if own.discard else Text(piles)
    found.append((pen.say("cli-crown-cards"), discarded))
    if own.known:
        found.append((pen.say("cli-crown-known"), pen.briefs(own.known)))
    if lost or men:
        found.append((pen.say("cli-crown-lost"), pen.listed([*([Text(men)] if men else []), *map(pen.brief, lost)])))
    return found


def _bid(pen: Pen, seat: int, own: SeatView) -> Text | None:
    if own.bid is not None:
        return Text.assemble(pen.brief(own.bid.card), f" = {own.bid.strength}")
    if own.sealed is None:
        return None
    return Text.assemble(pen.brief(own.sealed), " ", (pen.say("cli-crown-sealed"), "italic dim"))


def _occupied(pen: Pen, space: OccupiedView) -> Text:
    """``Drovers' Guild (7 Captain guards it with 7)``."""
    name = pen.named("kingdom", space.kingdom)
    return Text(name if space.card is None else f"{name} ({pen.say('cli-crown-guard', n=space.guard)})")


def _orders(pen: Pen, own: SeatView) -> list[Text]:
    """Tactics with their uses; burned ones struck out; then Favour actions that can be used."""
    found = []
    for tactic, left in own.tactics.items():
        name = Text(pen.named("tactic", tactic))
        if left is None:
            name.stylize("strike dim")
        elif not left:
            name.stylize("dim")
        uses = "" if left is None else f" {USE * left}{SPENT * (PRINTED.tactics[tactic].uses - left)}"
        found.append(Text.assemble(name, uses))
    return [*found, *[Text(pen.named("favour", favour), style="bold") for favour in own.favours]]


def hand(pen: Pen, seat: int) -> Panel:
    """Each card with everything it says."""
    own = pen.view.seats[seat]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold")
    table.add_column(style="bold")
    table.add_column(ratio=1)
    for card in sorted(own.hand or [], key=lambda card: PRINTED.cards[card].strength):
        does = pen.say(f"old-kings-crown-card-{card}.does")
        table.add_row(str(PRINTED.cards[card].strength), pen.named("card", card), does)
    return pen.panel(table if table.rows else Text(NOTHING), pen.say("cli-crown-hand", n=own.cards, limit=own.limit))
