"""The graph of a story: which envelope leads to which, as SVG. For whoever writes one: it gives everything away."""

from __future__ import annotations

from html import escape

from .. import vocabulary as v
from .lint import within
from .parts import Pack
from .reader import Texts

WIDTH, HEIGHT, GAP_X, GAP_Y, MARGIN = 210, 74, 90, 26, 24
STYLE = (
    "text{font:13px Georgia,serif;fill:#2b2118}.small{font-size:11px;fill:#6b5a48}"
    ".box{fill:#f6eedd;stroke:#8a6d3b}.special{fill:#e4d8f0}.ending{stroke-width:3}"
    "path{fill:none;stroke:#8a6d3b;stroke-width:1.4;marker-end:url(#tip)}.nay{stroke-dasharray:5 4}"
)

Way = tuple[str, str, str, str]  # from envelope, to envelope, dilemma, side


def ways(pack: Pack) -> list[Way]:
    """What opens what: a side of a dilemma, a story card, or what an envelope itself does."""
    found: list[Way] = []
    for name, envelope in pack.envelope.items():
        parts: list[tuple[str, str, object]] = [("", "", envelope.then)]
        if envelope.story in pack.story:
            parts.append((str(envelope.story), "", pack.story[str(envelope.story)]))
        for card in envelope.cards:
            if card in pack.dilemma:
                parts += [(card, "aye", pack.dilemma[card].aye), (card, "nay", pack.dilemma[card].nay)]
            elif card in pack.circumstance:
                parts.append((card, "", pack.circumstance[card].then))
        for card, side, part in parts:
            opened = [e.envelope for e in within(part) if isinstance(e, v.Envelope)]
            found += [(name, to, card, side) for to in opened]
    return found


def endings(pack: Pack, envelope: str) -> list[str]:
    """The ending cards and doors that the cards of an envelope can bring."""
    cards = [pack.dilemma[card] for card in pack.envelope[envelope].cards if card in pack.dilemma]
    effects = [effect for part in (*cards, pack.envelope[envelope]) for effect in within(part)]
    stories = [e.story for e in effects if isinstance(e, v.LayStory) and e.story in pack.story]
    doors = sorted({e.letter for e in effects if isinstance(e, v.Mystery)})
    return [*[name for name in stories if pack.story[name].ending], *doors]


def layers(pack: Pack, found: list[Way]) -> list[list[str]]:
    """Envelopes by how many others must be opened before: the opening first, what nothing leads to last."""
    depth = {pack.opening: 0}
    todo = [pack.opening]
    while todo:
        at = todo.pop(0)
        for here, to, _, _ in found:
            if here == at and to not in depth:
                depth[to] = depth[at] + 1
                todo.append(to)
    lost = max(depth.values()) + 1
    rows: list[list[str]] = [[] for _ in range(lost + 1)]
    for name in pack.envelope:
        rows[depth.get(name, lost)].append(name)
    return [row for row in rows if row]


def draw(pack: Pack, texts: Texts) -> str:
    """The graph: solid arrows are ayes and what happens by itself, broken ones nays."""
    found = ways(pack)
    rows = layers(pack, found)
    at = {
        name: (MARGIN + column * (WIDTH + GAP_X), MARGIN + row * (HEIGHT + GAP_Y))
        for column, names in enumerate(rows)
        for row, name in enumerate(names)
    }
    width = MARGIN * 2 + len(rows) * (WIDTH + GAP_X) - GAP_X
    height = MARGIN * 2 + max([len(names) for names in rows]) * (HEIGHT + GAP_Y) - GAP_Y
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<title>{escape(texts.get('pack', {}).get('title', pack.id))}</title><style>{STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" style="fill:#8a6d3b;stroke:none"/></marker></defs>',
        *[_arrow(way, at) for way in found if way[1] in at],
        *[_box(pack, texts, name, *place) for name, place in at.items()],
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _box(pack: Pack, texts: Texts, name: str, x: int, y: int) -> str:
    envelope = pack.envelope[name]
    title = texts.get(str(envelope.story), {}).get("title", name)
    ends = endings(pack, name)
    kind = "box" + (" special" if envelope.special else "") + (" ending" if ends else "")
    lines = [
        f'<rect class="{kind}" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        f'<text x="{x + 10}" y="{y + 22}">{escape(_short(title))}</text>',
        f'<text class="small" x="{x + 10}" y="{y + 40}">{escape(_short(name))} · {len(envelope.cards)}</text>',
        f'<text class="small" x="{x + 10}" y="{y + 58}">{escape(_short(", ".join(ends)))}</text>',
    ]
    return "\n".join(lines)


def _arrow(way: Way, at: dict[str, tuple[int, int]]) -> str:
    here, to, card, side = way
    (x1, y1), (x2, y2) = at[here], at[to]
    x1, y1, y2 = x1 + WIDTH, y1 + HEIGHT // 2, y2 + HEIGHT // 2
    curve = f"M{x1} {y1}C{x1 + GAP_X // 2} {y1} {x2 - GAP_X // 2} {y2} {x2} {y2}"
    return f'<path class="{side}" d="{curve}"><title>{escape(f"{card} {side}".strip())}</title></path>'


def _short(text: str) -> str:
    return text if len(text) <= 30 else f"{text[:29]}…"
