"""What is read out, in words that depend on what was decided (rulebook 11.15 to 11.18), and who answers for it.

What a sealed thing says is settled when it is opened, and stays so. Its name on the table then says which words they
are; those that were not said stay sealed.
"""

from __future__ import annotations

from ..data import NO_HOUSE, NOBODY
from ..state import Council
from .houses import holds, signatory


def told(g: Council, handle: str, house: int = NO_HOUSE) -> str:
    """The name of a sealed thing with the words it has now. ``house``: whose epilogue it is."""
    slots = g.story.slots(handle)
    if not slots:
        return handle
    return g.story.telling(
        handle, [recalled(g, name, house) if kind == "recall" else signatory(g, name) for kind, name in slots]
    )


def recalled(g: Council, name: str, house: int) -> int:
    """Which case of a recollection holds, from 1; 0: none of them."""
    cases = g.story.pack.recall[name].cases
    return next((number for number, case in enumerate(cases, 1) if holds(g, case.cond, house)), 0)


def read_out(g: Council, handle: str, house: int = NO_HOUSE) -> None:
    """Everybody sees what was sealed; what has been read out once is not told otherwise later."""
    if g.has_opened(handle):
        g.uncover()
    else:
        g.open(told(g, handle, house))


def answer_for(g: Council, house: int) -> None:
    """The story remembers who signed what became of a dilemma (rulebook 11.16)."""
    if g.story.remembers and g.card != NOBODY:
        g.hands = {**g.hands, g.card: house}


def tell_epilogues(g: Council) -> None:
    """Of those about the same thing the first that holds, in written order, the houses last (rulebook 8.4.6)."""
    done: set[str] = set()
    for name, epilogue in sorted(g.story.pack.epilogue.items(), key=lambda item: item[1].house is not None):
        house = epilogue.house or NO_HOUSE
        if epilogue.about in done or (epilogue.house is not None and not g.sheets[epilogue.house - 1].taken):
            continue
        if epilogue.cond is None or holds(g, epilogue.cond, house):
            done.add(epilogue.about)
            handle = g.story.epilogue_handles[name]
            read_out(g, handle, house)
            g.tell("kings-dilemma-epilogue", epilogue=handle)
