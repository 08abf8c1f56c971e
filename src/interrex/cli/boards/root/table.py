"""What lies on the table beside the woodland: round and piles, items and quests, a battle, one's own hand."""

from __future__ import annotations

from collections import Counter

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.games.root.view.types import BattleView

from .pen import NOTHING, POINT, Pen, rows

PHASES = range(1, 4)

# Round and piles


def status(pen: Pen) -> Panel:
    view = pen.view
    piles = [pen.say("cli-root-deck", n=view.deck), pen.say("cli-root-discard", n=len(view.discard))]
    lines = [(pen.say("cli-root-supply"), pen.items(view.items))]
    if pen.roams:
        lines.append((pen.say("cli-root-quests"), _quests(pen)))
    if view.available:
        lines.append((pen.say("cli-root-available"), pen.cards(view.available)))
    lines.append((pen.say("cli-root-piles"), Text(", ".join(piles))))
    title = pen.say("cli-root-round", n=view.round) if view.round else pen.say("cli-root-setup")
    turn = [_turn(pen)] if view.phase else []
    return pen.panel(Group(*turn, rows(lines)), title)


def _turn(pen: Pen) -> Text:
    """``Ada, Marquise:  Birdsong  ▶ Daylight   Evening``."""
    turn = pen.view.turn
    phases = [_stage(pen.say(f"root-phase-{n}"), n == pen.view.phase) for n in PHASES]
    return Text.assemble(pen.name(turn), ", ", pen.faction(pen.factions[turn]), ":  ", Text("  ").join(phases))


def _stage(name: str, now: bool) -> Text:
    return Text(f"▶ {name} ", style="bold reverse") if now else Text(name, style="dim")


def _quests(pen: Pen) -> Text:
    """``Errand (fox): tea, boot``, and so on."""
    quests = []
    for quest in pen.view.quests:
        items = pen.items(Counter(pen.printed.quests[quest].items))
        quests.append(Text.assemble(pen.say(f"root-quest-{quest}"), ": ", items))
    more = Text(pen.say("cli-root-quest-deck", n=pen.view.quest_deck), style="dim")
    return Text(" · ").join([*quests, more])


# A battle


def battle(pen: Pen, fight: BattleView) -> Panel:
    sides = [pen.names[fight.attacker], pen.names[fight.defender]]
    title = pen.say("cli-root-battle", clearing=fight.clearing, attacker=sides[0], defender=sides[1])
    lines = [_side(pen, fight, side) for side in range(2)]
    return pen.panel(Group(*lines, _steps(pen, fight)), title, "red")


def _side(pen: Pen, fight: BattleView, side: int) -> Text:
    """``Ada, Marquise: at most 3 hits · hits rolled: 2``."""
    seat = (fight.attacker, fight.defender)[side]
    allied = [Text.assemble("+ ", pen.faction(fight.ally))] if fight.ally is not None and side == 0 else []
    who = Text(" ").join([Text.assemble(pen.name(seat), ", ", pen.faction(pen.factions[seat])), *allied])
    parts = [Text.assemble(who, ": ", pen.say("cli-root-most", n=fight.most[side]))]
    if fight.rolled is not None:
        parts.append(Text(pen.say("cli-root-hits", rolled=fight.rolled[side], extra=fight.extra[side])))
    return Text(" · ").join(parts)


def _steps(pen: Pen, fight: BattleView) -> Text:
    return Text(" → ").join([_stage(pen.say(f"cli-root-step-{step}"), step == fight.step) for step in fight.steps])


# One's own hand


def hand(pen: Pen, seat: int) -> Panel:
    """Each card with what crafting it takes and gives, or what it does."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("suit", "card", "crafting"):
        table.add_column(pen.say(f"cli-root-{key}"))
    for card, n in Counter(pen.view.seats[seat].hand or []).items():
        title = pen.several(Text(pen.title(card), style="bold"), n)
        table.add_row(pen.suit(pen.suit_of(card)), title, Text(" → ").join(_crafting(pen, card)))
    return pen.panel(table if table.rows else Text(NOTHING), pen.say("cli-root-hand"))


def _crafting(pen: Pen, card: str) -> list[Text]:
    """``fox×2 → sword, 2★``."""
    printed = pen.printed.cards[card]
    cost = [pen.several(pen.suit(suit), n) for suit, n in printed.cost.items() if n]
    cost += [pen.several(Text(pen.say("cli-root-any")), printed.any)] if printed.any else []
    takes = [pen.listed(cost)] if cost else []
    if printed.item:
        return [*takes, Text(f"{pen.say('root-item-' + printed.item)}, {printed.points}{POINT}")]
    return [*takes, Text(pen.say(f"root-card-{card}.does"))]
