"""The kingdom between two reigns: its houses and what they have, chronicle and story so far, the kings there were."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.engine.words import Words
from interrex.games.kings_dilemma.between import KingdomView, StandingView

from .pen import NOTHING, Lines, Quill, rows
from .realm import chronicle, king_of, new, stories


def between(kingdom: KingdomView, words: Words, names: tuple[str, ...]) -> RenderableType:
    pen = Quill(words, names)
    parts: list[RenderableType | None] = [
        head(pen, kingdom),
        houses(pen, kingdom),
        chronicle(pen, kingdom.chronicle, kingdom.fresh),
        stories(pen, kingdom.stories, kingdom.events, (), kingdom.fresh),
        reigns(pen, kingdom),
    ]
    return Group(*[part for part in parts if part is not None])


def head(pen: Quill, kingdom: KingdomView) -> Text:
    title = pen.say(f"kings-dilemma-option-story-{kingdom.story}")
    if kingdom.closed:
        says = pen.say("cli-dilemma-closed", order=kingdom.order, rebellion=kingdom.rebellion)
    else:
        says = pen.say("cli-dilemma-next-king", n=kingdom.reign + 1, king=king_of(pen, kingdom.king, kingdom.story))
    return Text.assemble((title, "bold"), f" · {says}")


def houses(pen: Quill, kingdom: KingdomView) -> Panel:
    """Prestige and craving with what the last reign brought; under each house its achievements."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("house", "prestige", "craving", "achievements"):
        table.add_column(pen.say(f"cli-dilemma-{column}"))
    for one in kingdom.houses:
        who = pen.names[one.person] if one.person is not None else NOTHING
        table.add_row(
            Text.assemble((pen.house(one.marks.house), "bold"), f" · {who}"),
            gained(one.marks.prestige, one.prestige_by),
            gained(one.marks.craving, one.craving_by),
            achievements(pen, one),
        )
    return pen.panel(table, pen.say("cli-dilemma-houses"))


def gained(now: int, by: int) -> Text:
    return Text.assemble(str(now), (f" {by:+}" if by else "", "green" if by > 0 else "red"))


def achievements(pen: Quill, one: StandingView) -> Text:
    """Those that are complete; what was marked in the last reign is new."""
    house = one.marks.house
    done = [
        pen.named("achievement", f"{house}-{at}") + new(str(at), [str(n) for n in one.marked])
        for at, complete in enumerate(one.marks.complete)
        if complete
    ]
    return Text("\n".join(done) or NOTHING)


def reigns(pen: Quill, kingdom: KingdomView) -> Panel | None:
    """The chronicle of kings: how each reign ended, and who came first."""
    lines: Lines = []
    for number, reign in enumerate(kingdom.reigns, 1):
        first = [pen.house(house) for house, place in zip(reign.houses, reign.places, strict=True) if place == 1]
        ending = pen.named("ending", reign.end)
        king = king_of(pen, reign.king, kingdom.story)
        lines.append((f"{number}", Text(f"{king}: {ending}. ★ {', '.join(first)}")))
    return pen.panel(rows(lines), pen.say("cli-dilemma-kings")) if lines else None
