"""How much of a story there is, and how it reads: for whoever writes one."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final

from .. import vocabulary as v
from .likeness import alike, closings, openings
from .lint import wanted, within
from .memory import MARK
from .parts import Pack
from .reader import Texts

COURT: Final = "court"  # whatever belongs to no storyline
LENGTHS: Final = {  # words that a text should have, by language (docs/writing-stories.md)
    "en": {"scene": (60, 110), "after": (35, 70)},
    "pl": {"scene": (52, 95), "after": (30, 62)},
}
KINDS: Final = ("envelope", "story", "dilemma", "circumstance", "event", "sticker", "door", "recall", "epilogue")


def tally(pack: Pack, texts: Mapping[str, Texts], storyline: str | None = None) -> dict[str, Any]:
    """Counts by kind, storyline, voice and length; what has no words yet; what is said twice."""
    lines = belongs(pack)
    chosen = [name for name in wanted(pack) if storyline in (None, lines.get(name, COURT))]
    dilemmas = [name for name in chosen if name in pack.dilemma]
    found: dict[str, Any] = {
        "kinds": {kind: len(getattr(pack, kind)) for kind in KINDS} | {"storyline": len(pack.storyline)},
        "storylines": _by_storyline(pack, lines),
        "voices": dict(Counter([pack.dilemma[name].voice or "–" for name in dilemmas]).most_common()),
    }
    for language in pack.languages:
        found[language] = _said(pack, texts.get(language, {}), chosen, dilemmas, LENGTHS[language])
    return found


def belongs(pack: Pack) -> dict[str, str]:
    """By the name of its words, the storyline of a part."""
    lines = {name: dilemma.storyline for name, dilemma in pack.dilemma.items()}
    lines |= {name: card.storyline for name, card in pack.story.items()}
    for name, envelope in pack.envelope.items():
        found = [lines[card] for card in envelope.cards if card in lines]
        if envelope.special and found:
            lines[name] = found[0]
    for line, storyline in pack.storyline.items():
        lines |= {f"door-{letter.lower()}": line for pair in storyline.doors for letter in pair}
        named = (*pack.recall, *pack.epilogue)
        lines |= {name: line for name in named if name.startswith((f"{line}-", f"after-{line}-"))}
    owners: Iterable[tuple[str, object]] = (*pack.dilemma.items(), *pack.story.items(), *pack.envelope.items())
    for name, part in owners:
        for piece in within(part):
            match piece:
                case v.Sticker(sticker=other) | v.EventOn(event=other) | v.Text(text=other):
                    lines.setdefault(other, lines.get(name, COURT))
                case v.CardsIn(cards=others):
                    lines |= {other: lines.get(name, COURT) for other in others if other not in lines}
    return lines


def _by_storyline(pack: Pack, lines: Mapping[str, str]) -> dict[str, dict[str, int]]:
    counted: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for kind in ("story", "dilemma", "circumstance", "event", "sticker", "recall", "epilogue"):
        for name in getattr(pack, kind):
            counted[lines.get(name, COURT)][kind] += 1
    for envelope in pack.envelope.values():
        named = [lines[name] for name in (envelope.story or "", *envelope.cards) if name in lines]
        counted[named[0] if named else COURT]["envelope"] += 1
    return {line: dict(counts) for line, counts in counted.items()}


def _said(
    pack: Pack, texts: Texts, chosen: list[str], dilemmas: list[str], lengths: Mapping[str, tuple[int, int]]
) -> dict[str, Any]:
    asked = wanted(pack)
    missing = [f"{name}.{field}" for name in chosen for field in asked[name] if not texts.get(name, {}).get(field)]
    scenes = {name: text for name in dilemmas if (text := texts.get(name, {}).get("scene"))}
    afters = {f"{name}.{s}": text for name in dilemmas for s in SIDES if (text := texts.get(name, {}).get(s))}
    every = {name: " ".join(texts[name].values()) for name in chosen if name in texts}
    return {
        "words": sum([length(text) for text in every.values()]),
        "scenes": _spread(scenes),
        "afters": _spread(afters),
        "scenes too short or long": _odd(scenes, lengths["scene"]),
        "afters too short or long": _odd(afters, lengths["after"]),
        "missing": len(missing),
        "missing parts": missing,
        "openings": openings(scenes.values()),
        "closings": closings(afters.values()),
        "said twice": alike({f"{name}.{field}": t for name in dilemmas for field, t in texts.get(name, {}).items()}),
    }


SIDES: Final = ("aye-after", "nay-after")


def length(text: str) -> int:
    """Words of a text; what is filled in counts as two."""
    return len(re.findall(r"\w[\w’'-]*", MARK.sub("some words", text)))


def _spread(texts: Mapping[str, str]) -> dict[str, float]:
    counted = [length(text) for text in texts.values()]
    if not counted:
        return {}
    mean = round(sum(counted) / len(counted), 1)
    return {"texts": len(counted), "least": min(counted), "mean": mean, "most": max(counted)}


def _odd(texts: Mapping[str, str], limits: tuple[int, int]) -> dict[str, int]:
    return {name: n for name, text in texts.items() if not limits[0] <= (n := length(text)) <= limits[1]}
