"""The realm: resources and their momentum, the balance, the time track, stickers and story cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.panel import Panel
from rich.text import Text

from interrex.games.kings_dilemma.components import components
from interrex.games.kings_dilemma.view.types import EventView, KingView, MarkerView, StackView, StickerView

from .pen import DOWN, EMPTY, HERE, NEW, UP, Lines, Pen, Quill, rows

PRINTED = components()
Stickers = Sequence[Sequence[StickerView | None]]  # by resource, by slot
SHADED = (5, 9, 13)  # rows where the zones of agendas begin and end


def status(pen: Pen) -> Text:
    view = pen.view
    stage = pen.say(f"cli-dilemma-stage-{view.stage}")
    reign = pen.say("cli-dilemma-reign", n=view.reign)
    return Text.assemble((reign, "bold"), f" · {king_of(pen, view.king, view.story)} · {stage}")


def king_of(pen: Quill, king: KingView, story: str) -> str:
    """His name, and whose kin he is; the first has his name from the story (rulebook 8.1.3)."""
    if king.numeral is None:
        return pen.say(f"kings-dilemma-option-story-{story}.king")
    name = king.given or pen.named("king", str(king.name))
    return f"{name} {king.numeral} ({pen.house(king.house)})"


def track(row: int, sign: str, style: str) -> Text:
    """Seventeen spaces from the bottom, with a mark on one of them."""
    spaces = [Text(sign, style) if n == row else Text("┆" if n in SHADED else EMPTY, "dim") for n in _numbers()]
    return Text.assemble(*spaces, f" {row}")


def _numbers() -> range:
    return range(1, PRINTED.rows + 1)


def realm(pen: Pen) -> Panel:
    view = pen.view
    lines: Lines = [(pen.named("resource", m.resource), _marker(m)) for m in view.markers]
    lines.append((pen.say("cli-dilemma-balance"), track(view.balance, HERE, "bold yellow")))
    laid = len(view.track)
    spaces = "".join(["●" if n < laid else "○" for n in range(PRINTED.spaces)])
    skull = f" ☠{'●' * max(0, laid - PRINTED.spaces)}"
    lines.append((pen.say("cli-dilemma-time"), Text(spaces + skull)))
    lines.append((pen.say("cli-dilemma-pool"), Text(str(view.pool))))
    if view.rules:
        changed = ", ".join([pen.say(f"kings-dilemma-rule-{rule.rule}", n=rule.to) for rule in view.rules])
        lines.append((pen.say("cli-dilemma-rules"), Text(changed)))
    if view.doors:
        doors = ", ".join([pen.named("door", door) for door in view.doors])
        lines.append((pen.say("cli-dilemma-doors"), Text(f"{len(view.doors)}/6: {doors}")))
    return pen.panel(rows(lines), pen.say("cli-dilemma-realm"))


def _marker(marker: MarkerView) -> Text:
    sign, style = (UP, "bold green") if marker.rising else (DOWN, "bold red")
    token = Text(f" {sign}", style) if marker.token else Text("")
    return Text.assemble(track(marker.row, sign, style), token)


def chronicle(pen: Quill, stickers: Stickers, fresh: Sequence[str] = ()) -> Panel | None:
    """The stickers, by resource from the left; those that are new are marked."""
    found: Lines = []
    for resource, slots in zip(PRINTED.resources, stickers, strict=True):
        stuck = [_sticker(pen, slot, fresh) for slot in slots if slot is not None]
        if stuck:
            found.append((pen.named("resource", resource), Text(" | ").join(stuck)))
    return pen.panel(rows(found), pen.say("cli-dilemma-chronicle")) if found else None


def _sticker(pen: Quill, slot: StickerView, fresh: Sequence[str]) -> Text:
    sign, style = ("+", "green") if slot.positive else ("−", "red")
    return Text.assemble(
        (f"{sign} {pen.named('sticker', slot.sticker)}", style),
        f" ({pen.house(slot.house)}, {slot.boxes}){new(slot.sticker, fresh)}",
    )


def new(handle: str, fresh: Sequence[str]) -> str:
    return f" {NEW}" if handle in fresh else ""


def stories(
    pen: Quill,
    stacks: Sequence[StackView],
    events: Sequence[EventView],
    circumstances: Sequence[str] = (),
    fresh: Sequence[str] = (),
) -> Panel | None:
    """The story card on top of each stack, with who signed it and what it does; events besides."""
    lines: Lines = []
    for stack in stacks:
        top = stack.cards[-1]
        signed = f" ({pen.house(top.house)})" if top.house else ""
        mark = "■" if stack.ended else str(len(stack.cards))
        lines.append((mark, _told(pen, "story", top.story, signed + new(top.story, fresh))))
    for event in events:
        lines.append(("!", _told(pen, "event", event.event, new(event.event, fresh))))
    for card in circumstances:
        lines.append(("!", Text(pen.named("card", card))))
    return pen.panel(rows(lines), pen.say("cli-dilemma-stories")) if lines else None


def _told(pen: Quill, kind: str, handle: str, after: str) -> Text:
    does = pen.does(kind, handle)
    return Text.assemble(pen.named(kind, handle), after, (f"\n{does}" if does else "", "dim"))
