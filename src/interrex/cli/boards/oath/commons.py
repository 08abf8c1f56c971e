"""What belongs to nobody: round and oath, favor banks, decks and piles, both banners, the reliquary."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from .pen import DOWN, FAVOR, NOTHING, SECRET, SUIT_STYLES, Pen, rows

ROUNDS = 8


def status(pen: Pen) -> Panel:
    view = pen.view
    rounds = [_round(n, view.round) for n in range(1, ROUNDS + 1)]
    title = pen.named("title", "usurper" if view.title.usurper else "oathkeeper")
    oath = Text(pen.say(f"oath-oath-{view.oath}.does"), style="dim")
    lines = [
        (pen.say("cli-oath-round"), Text("").join(rounds)),
        (title, pen.name(view.title.seat)),
        (pen.say("cli-oath-visions"), Text(str(view.visions_drawn))),
    ]
    return pen.panel(Group(rows(lines), oath), pen.say("cli-oath-oath", oath=view.oath))


def commons(pen: Pen) -> Panel:
    view = pen.view
    banks = [_bank(pen, suit, n) for suit, n in view.banks.items()]
    people, secret = view.banners.peoples_favor, view.banners.darkest_secret
    banner = "mobs-favor" if people.mob else "peoples-favor"
    backs = NOTHING if view.next is None else pen.say(f"cli-oath-next-{view.next}")
    piles = [Text(f"{pen.named('region', region)} {len(pile)}") for region, pile in view.piles.items()]
    reliquary = [Text(NOTHING) if relic is None else pen.down(relic) for relic in view.reliquary]
    lines = [
        (pen.say("cli-oath-banks"), pen.listed(banks)),
        (pen.named("banner", banner), _banner(pen, f"{people.favor}{FAVOR}", people.holder)),
        (pen.named("banner", "darkest-secret"), _banner(pen, f"{secret.secrets}{SECRET}", secret.holder)),
        (pen.say("cli-oath-world"), Text(backs)),
        (pen.say("cli-oath-discards"), pen.listed(piles)),
        (pen.say("cli-oath-reliquary"), Text.assemble(pen.listed(reliquary), f" · {DOWN}×{view.relic_deck}")),
    ]
    return pen.panel(rows(lines), pen.say("cli-oath-commons"))


def _round(n: int, now: int) -> Text:
    return Text(f" {n} ", style="bold reverse" if n == now else "dim" if n < now else "")


def _bank(pen: Pen, suit: str, n: int) -> Text:
    return Text.assemble((pen.named("suit", suit), SUIT_STYLES[suit]), f" {n}{FAVOR}")


def _banner(pen: Pen, wealth: str, holder: int | None) -> Text:
    return Text(wealth) if holder is None else Text.assemble(wealth, " ", pen.name(holder))
