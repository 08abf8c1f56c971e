"""What all share: the year and the order track, the Great Road, the councils, the map, and a clash under way."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.games.old_kings_crown.components import LocationPrint
from interrex.games.old_kings_crown.data import AUTUMN, SPRING, START, SUMMER, WINTER
from interrex.games.old_kings_crown.state import SHOWN_AS
from interrex.games.old_kings_crown.view.types import ClashView, LocationView, RegionView

from .pen import DOWN, HERALD, INFLUENCE, NOTHING, PRINTED, ROMAN, SUPPORTER, Pen, rows

SEASONS = (START, SPRING, SUMMER, AUTUMN, WINTER)


def _stage(name: str, now: bool) -> Text:
    return Text(f"▶ {name} ", style="bold reverse") if now else Text(name, style="dim")


# The year


def status(pen: Pen) -> Panel:
    view = pen.view
    seasons = [_stage(pen.named("season", season), season == view.season) for season in SEASONS]
    holder = view.favour.seat
    favour = (
        Text(pen.say("cli-crown-favour-free"))
        if holder is None
        else Text.assemble(pen.name(holder), " ", ROMAN[view.favour.left] or "0")
    )
    lines = [
        (pen.say("cli-crown-order"), pen.listed([pen.name(seat) for seat in view.order], " → ")),
        (pen.say("cli-crown-favour"), favour),
    ]
    title = pen.say("cli-crown-year", year=ROMAN[view.year], years=ROMAN[view.years])
    return pen.panel(Group(Text("  ").join(seasons), rows(lines)), title)


# The Great Road


def road(pen: Pen) -> Panel:
    """The cards in view from left to right; to those who looked ahead, or were dealt some, these as well."""
    view = pen.view
    lines = [_kingdom_card(pen, card) for card in view.road if card is not None]
    dealt = view.seats[pen.seat].dealt if pen.seat is not None else None
    lines += [_kingdom_card(pen, card, "cli-crown-ahead") for card in view.ahead if card is not None]
    lines += [_kingdom_card(pen, card, "cli-crown-dealt") for card in dealt or []]
    if view.acquiring is not None:
        lines.append(_kingdom_card(pen, view.acquiring, "cli-crown-acquiring"))
    piles = pen.say("cli-crown-kingdom-piles", deck=view.kingdom_deck, discard=len(view.kingdom_discard))
    return pen.panel(Group(rows(lines), Text(piles, style="dim")), pen.say("cli-crown-road"))


def _kingdom_card(pen: Pen, card: str, note: str = "") -> tuple[Text, Text]:
    name = Text(pen.named("kingdom", card), style="bold not dim")
    suit = pen.say(f"cli-crown-council-{PRINTED.kingdom[card].suit}")
    does = f". {pen.say(f'old-kings-crown-kingdom-{card}.does')}" if pen.wide else ""
    return name, Text(f"{pen.say(note)}: {suit}{does}" if note else f"{suit}{does}")


# The councils


def councils(pen: Pen) -> Panel:
    lines = []
    for council in pen.view.councils:
        votes = [Text.assemble(pen.name(seat), f" {n}") for seat, n in enumerate(council.votes) if n]
        sitting = pen.listed([pen.brief(sitter.card) for sitter in council.cards])
        marks = [Text.assemble(pen.name(seat), f" ◆{n}") for seat, n in enumerate(council.marks) if n]
        who = Text.assemble(pen.listed(votes), " · ", sitting, *[Text.assemble(", ", mark) for mark in marks])
        lines.append((pen.say(f"cli-crown-council-{council.id}"), who if votes or council.cards else Text(NOTHING)))
    return pen.panel(rows(lines), pen.say("cli-crown-councils"))


# The map


def kingdom(pen: Pen) -> Panel:
    """A column a region, a row a seat in the order of the track: Supporters, cards face up and face down."""
    table = Table(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), header_style="")
    table.add_column("")
    for region in pen.view.regions:
        table.add_column(_title(pen, region), ratio=1)
    table.add_row("", *[_locations(pen, region) for region in pen.view.regions])
    for seat in pen.in_order():
        table.add_row(pen.name(seat), *[_lot(pen, region, seat) for region in pen.view.regions])
    return pen.panel(table, pen.say("cli-crown-map"))


def _title(pen: Pen, region: RegionView) -> Text:
    marker = f" {ROMAN[region.marker]}" if region.marker else ""
    done = " ✓" if region.resolved else ""
    fought = pen.view.clash is not None and pen.view.clash.region == region.id
    return Text(f"{pen.say(f'cli-crown-region-{region.id}')}{marker}{done}", style="bold reverse" if fought else "bold")


def _locations(pen: Pen, region: RegionView) -> Text:
    """``Castle 1♛ ⚑Ada``, one below the other, then Kingdom cards on the region."""
    here = [where for where in pen.view.locations if PRINTED.locations[where.id].region == region.id]
    lines = [_location(pen, where, PRINTED.locations[where.id]) for where in here]
    lines += [Text.assemble(pen.named("kingdom", on.card), " ", pen.name(on.seat)) for on in region.cards]
    return Text("\n").join(lines)


def _location(pen: Pen, where: LocationView, printed: LocationPrint) -> Text:
    heralds = [Text.assemble(" ", HERALD, pen.name(seat)) for seat in where.heralds]
    marks = [Text.assemble(" ", pen.name(seat), f"◆{n}") for seat, n in enumerate(where.marks) if n]
    cards = [Text.assemble(" ", pen.named("kingdom", on.card)) for on in where.cards]
    title = f"{pen.say(f'cli-crown-location-{where.id}')} {printed.influence}{INFLUENCE}"
    return Text.assemble((title, "dim"), *heralds, *marks, *cards)


def _lot(pen: Pen, region: RegionView, seat: int) -> Text:
    parts = [Text(f"{SUPPORTER}{region.supporters[seat]}")] if region.supporters[seat] else []
    for active in region.active:
        if active.seat == seat:
            stake = f" {active.influence}{INFLUENCE}" if active.influence else ""
            card = Text.assemble(pen.brief(active.card, active.strength), stake)
            if active.fought:
                card.stylize("dim strike")
            parts.append(card)
    parts += [_down(pen, card) for card in [*region.laid[seat], *_said(pen, region, seat)]]
    clash = pen.view.clash
    if clash is not None and clash.region == region.id and seat in clash.seats:
        parts.append(Text(f"= {clash.totals[seat]}", style="bold"))
    return Text(" · ").join(parts)


def _down(pen: Pen, card: str | None) -> Text:
    return Text(DOWN) if card is None else Text.assemble(DOWN, " ", pen.brief(card))


def _said(pen: Pen, region: RegionView, seat: int) -> list[str]:
    """What the seat that looks has laid here under seal."""
    if seat != pen.seat:
        return []
    return [] if region.sealed is None else [region.sealed]


# A clash


def clash(pen: Pen, fight: ClashView) -> Panel:
    now = SHOWN_AS[fight.stage]
    stages = [_stage(pen.say(f"cli-crown-stage-{fight.stage if stage == now else stage}"), stage == now)
              for stage in dict.fromkeys(SHOWN_AS.values())]  # fmt: skip
    best = max(fight.totals)
    sides = []
    for seat in fight.seats:
        total = Text.assemble(pen.name(seat), " ", (str(fight.totals[seat]), "bold"))
        sides.append(Text.assemble(total, " ★") if fight.totals[seat] == best and best else total)
    title = pen.say("cli-crown-clash", region=fight.region)
    return pen.panel(Group(Text(" → ").join(stages), Text(" · ").join(sides)), title, "red")
