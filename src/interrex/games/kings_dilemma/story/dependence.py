"""Which dilemmas of a story depend on what was voted before: whether they come at all, what they say, what they do."""

from __future__ import annotations

from collections.abc import Mapping

from .. import vocabulary as v
from .lint import within
from .memory import marks
from .parts import Dilemma, Pack
from .reader import Texts


def depend(pack: Pack, texts: Mapping[str, Texts]) -> set[str]:
    """Their names. Not so those of envelopes that are opened whatever is voted."""
    certain = {card for name in _certain(pack) for card in pack.envelope[name].cards}
    return {name for name, card in pack.dilemma.items() if name not in certain or _remembers(name, card, pack, texts)}


def _certain(pack: Pack) -> set[str]:
    """Envelopes that are opened on every way: by both sides of a dilemma that comes anyway."""
    found: set[str] = set()
    todo = [pack.opening]
    while todo:
        name = todo.pop()
        if name in found or name not in pack.envelope:
            continue
        found.add(name)
        cards = [pack.dilemma[card] for card in pack.envelope[name].cards if card in pack.dilemma]
        todo += [opened for card in cards if card.needs is None for opened in _opens(card.aye) & _opens(card.nay)]
    return found


def _opens(side: v.Effects) -> set[str]:
    return {effect.envelope for effect in side if isinstance(effect, v.Envelope)}


def _remembers(name: str, card: Dilemma, pack: Pack, texts: Mapping[str, Texts]) -> bool:
    said = [text for spoken in texts.values() for text in spoken.get(name, {}).values()]
    asks = any(isinstance(piece, v.Condition) for piece in within(card))
    return asks or (pack.format > 1 and bool([what for _, what in marks(said) if what != name]))
