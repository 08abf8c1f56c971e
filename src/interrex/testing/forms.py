"""Forms as a client reads them: every promise they spell, and what it is called."""

from __future__ import annotations

from itertools import product
from typing import Any

from interrex.engine.deals import Form


def spelt(form: Form) -> dict[str, dict[str, Any]]:
    """By action, in words, the label."""
    found: dict[str, dict[str, Any]] = {}
    for row in form.rows:
        for seat, *words in product(*row):
            told = {slot.word: slot.told.get(str(word), word) for slot, word in zip(form.slots, words, strict=True)}
            label = {"key": form.says, "params": told}
            action = " ".join(map(str, ("promise", seat, form.term, *words)))
            found[action] = {"key": "engine-clause", "params": {"seat": seat, "what": label}}
    return found


def pointed(form: Form, action: str) -> tuple[str, ...]:
    """The board elements that a promise of the form points at."""
    _, seat, _, *words = action.split()
    pairs = [(slot.ref, word) for slot, word in zip(form.slots, words, strict=True) if slot.ref]
    return tuple([ref.format(word, seat=seat) for ref, word in pairs])
