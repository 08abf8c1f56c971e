"""The map: three regions, and of each site who rules it, what lies there and who is there."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from interrex.games.oath.view.types import SlotView

from .pen import BARE, PAWN, PRINTED, WARBAND, Pen, rows


def land(pen: Pen) -> Panel:
    parts: list[RenderableType] = []
    for region in PRINTED.regions:
        here = [slot for slot in pen.view.slots if slot.region == region]
        parts.append(Text(pen.named("region", region), style="bold"))
        parts.append(rows([(_title(pen, slot), _lies(pen, slot)) for slot in here]))
    return pen.panel(Group(*parts), pen.say("cli-oath-map"))


def _title(pen: Pen, slot: SlotView) -> Text:
    """``3 Mountain``, bold where a campaign aims at it."""
    war = pen.view.campaign
    aimed = war is not None and slot.slot in war.sites
    return Text(f"{slot.slot} {pen.site(slot)}", style="bold red" if aimed else "not dim" if slot.site else "dim")


def _lies(pen: Pen, slot: SlotView) -> Text:
    if slot.site is None:
        return Text("")
    cards = [*[pen.card(card) for card in slot.cards], *[Text(BARE)] * max(0, slot.capacity - len(slot.cards))]
    parts = [_rule(pen, slot), pen.listed(cards, " ")] if cards else [_rule(pen, slot)]
    if slot.relics:
        parts.append(pen.listed([pen.down(relic) for relic in slot.relics]))
    if slot.favor or slot.secrets:
        parts.append(Text(pen.wealth(slot.favor, slot.secrets)))
    if slot.pawns:
        parts.append(Text(" ").join([Text.assemble(PAWN, pen.name(seat)) for seat in slot.pawns]))
    line = Text(" │ ", style="dim").join(parts)
    if pen.wide:
        line.append(f"\n{pen.say(f'oath-site-{slot.site}.does')}", style="dim")
    return line


def _rule(pen: Pen, slot: SlotView) -> Text:
    """``⚑2 Ada``; bandits where they rule."""
    men = f"{WARBAND}{slot.warbands} " if slot.warbands else ""
    if slot.rulers:
        return Text.assemble(men, Text("+").join([pen.name(seat) for seat in slot.rulers]))
    return Text(f"{men}{pen.say('oath-bandits') if slot.bandits else '–'}", style="dim")
