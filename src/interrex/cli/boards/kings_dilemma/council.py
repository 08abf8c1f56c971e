"""The council: the houses and how they vote, the dilemma on the table, offers, and what is behind one's own screen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.engine.deals import ClauseInfo
from interrex.games.kings_dilemma.view.types import CardView, SeatView, VoteView

from .pen import GAME, NOTHING, Lines, Pen, rows


def houses(pen: Pen) -> Panel:
    """Leader ``♛``, Moderator ``⚖``, tokens, how they vote, prestige and craving."""
    view = pen.view
    marks = {house.house: house for house in view.houses}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("house", "vote", "tokens", "prestige", "craving"):
        table.add_column(pen.say(f"cli-dilemma-{column}"))
    for seat, own in enumerate(view.seats):
        sheet = marks.get(own.house or "")
        signs = ("♛" if seat == view.leader else " ") + ("⚖" if seat == view.moderator else " ")
        turn = "▶" if seat == view.turn else " "
        tokens = ", ".join([pen.named("token", token) for token in own.tokens]) or NOTHING
        table.add_row(
            Text.assemble(turn, signs, " ", pen.name(seat), f" · {pen.house(own.house)}"),
            _stance(pen, own),
            tokens if not own.points else pen.say("cli-dilemma-points", n=sum(own.points)),
            str(sheet.prestige) if sheet else NOTHING,
            str(sheet.craving) if sheet else NOTHING,
        )
    return pen.panel(table, pen.say("cli-dilemma-council"))


def _stance(pen: Pen, own: SeatView) -> str:
    if own.stance == "elects" and own.votes_for is not None:
        return f"{pen.names[own.votes_for]} {own.weight}"
    said = pen.say(f"cli-dilemma-stance-{own.stance}")
    return f"{said} {own.weight}" if own.weight else said


def dilemma(pen: Pen) -> Panel | None:
    """What lies on the scales: its scene, its question, what the pans show, and once it is turned what came of it."""
    view, card = pen.view, pen.view.card
    if card is None:
        if view.circumstance is None:
            return None
        return pen.panel(
            Text(pen.say(f"{GAME}-card-{view.circumstance}.tale")), pen.named("card", view.circumstance), "yellow"
        )
    words = _words(card)
    parts: list[RenderableType] = [Text(pen.say(f"{words}.{'scene' if card.kind == 'dilemma' else 'tale'}"))]
    if card.outcome is not None:
        parts.append(Text(pen.named("outcome", card.outcome), "bold"))
    elif card.asks:
        parts += [Text(pen.say(f"{words}.question"), "bold italic"), _pans(pen, card)]
    if view.vote is not None:
        parts.append(_standing(pen, view.vote))
    return pen.panel(Group(*parts), pen.say(words), "yellow")


def _words(card: CardView) -> str:
    """Where what it says stands."""
    return f"{GAME}-{'finale' if card.kind == 'finale' else 'card'}-{card.card}"


def _pans(pen: Pen, card: CardView) -> Table:
    sides: Lines = []
    for side, icons in (("aye", card.aye), ("nay", card.nay)):
        shown = ", ".join([pen.icon(icon) for icon in icons]) or NOTHING
        name = pen.say(f"cli-dilemma-stance-{side}")
        if card.rules.labels:
            name += f": {pen.say(f'{_words(card)}.{side}name')}"
        hint = Text(pen.say(f"{_words(card)}.{side}"))
        sides.append((name, hint if card.kind == "finale" else Text.assemble(hint, (f" [{shown}]", "dim"))))
    return rows(sides)


def _standing(pen: Pen, vote: VoteView) -> Text:
    last = pen.names[vote.last]
    if vote.named:
        named = ", ".join([f"{pen.names[seat]} {n}" for seat, n in enumerate(vote.named) if n]) or NOTHING
        return Text(pen.say("cli-dilemma-election", named=named, last=last), "dim")
    return Text(pen.say("cli-dilemma-standing", aye=vote.aye, nay=vote.nay, last=last), "dim")


def offers(pen: Pen) -> Panel | None:
    """Deals on the table, one's own draft, and promises that bind."""
    lines: Lines = []
    dealings = pen.dealings
    for deal in [] if dealings is None else dealings.deals:
        label = pen.say("cli-dilemma-draft") if deal.number == 0 else f"#{deal.number}"
        waits = [pen.names[seat] for seat in deal.parties if deal.number and seat not in deal.agreed]
        waiting = pen.say("cli-dilemma-waits", names=", ".join(waits)) if waits else ""
        lines.append((label, Text(f"{_clauses(pen, deal.clauses)} {waiting}".strip())))
    for pledge in [] if dealings is None else dealings.pledges:
        lines.append(("✎", Text(_clauses(pen, [pledge]))))
    return pen.panel(rows(lines), pen.say("cli-dilemma-deals"), "magenta") if lines else None


def _clauses(pen: Pen, clauses: list[ClauseInfo]) -> str:
    return "; ".join([pen.written(clause.says) for clause in clauses]) or NOTHING


def screen(pen: Pen) -> Panel | None:
    """What only this house knows."""
    if pen.seat is None:
        return None
    own = pen.view.seats[pen.seat]
    lines: Lines = [
        (pen.say("cli-dilemma-behind"), Text(pen.say("cli-dilemma-have", power=own.power or 0, n=own.coins or 0)))
    ]
    if own.agenda is not None:
        now = pen.say("cli-dilemma-now", n=own.agenda_points or 0)
        lines.append((pen.named("agenda", own.agenda), Text(f"{pen.say(f'{GAME}-agenda-{own.agenda}.does')} {now}")))
    if pen.view.next_card is not None:
        lines.append((pen.say("cli-dilemma-next"), Text(pen.named("card", pen.view.next_card))))
    return pen.panel(rows(lines), pen.say("cli-dilemma-screen"), "cyan")
