"""A campaign under way: who against whom, for what, with how many dice, and what they came to."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from interrex.games.oath.view.types import CampaignView

from .pen import Pen, rows


def war(pen: Pen, fight: CampaignView) -> Panel:
    foe = Text(pen.say("oath-bandits")) if fight.defender is None else pen.name(fight.defender)
    allies = [Text.assemble(" + ", pen.name(seat)) for seat in fight.allies]
    lines = [
        (pen.say("cli-oath-sides"), Text.assemble(pen.name(fight.attacker), " → ", foe, *allies)),
        (pen.say("cli-oath-aims"), pen.listed(_aims(pen, fight))),
        (pen.say("cli-oath-pools"), Text(pen.say("cli-oath-dice", attack=fight.attack, defense=fight.defense))),
        (pen.say("cli-oath-forces"), Text(" : ".join(map(str, fight.forces)))),
    ]
    if fight.plans:
        lines.append((pen.say("cli-oath-plans"), pen.cards([plan.card for plan in fight.plans])))
    if any(fight.rolled):
        lines.append((pen.say("cli-oath-totals"), Text(" : ".join(map(str, fight.totals)), style="bold")))
    return pen.panel(rows(lines), pen.say("cli-oath-campaign"), "red")


def _aims(pen: Pen, fight: CampaignView) -> list[Text]:
    sites = [Text(pen.site(pen.view.slots[slot - 1])) for slot in fight.sites]
    goods = [*[pen.card(relic) for relic in fight.relics], *[Text(pen.named("banner", b)) for b in fight.banners]]
    return [*sites, *goods, *([Text(pen.say("cli-oath-banish"))] if fight.pawn else [])]
