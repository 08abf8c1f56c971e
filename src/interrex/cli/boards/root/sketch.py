"""A sketch of the map: the numbers of the clearings in the colours of their suits, and dots along the paths."""

from __future__ import annotations

from rich.text import Text

from .pen import SUIT_STYLES, Pen

WIDTH, HEIGHT = 34, 13  # as high as the table of clearings
STRIDE = 2  # characters from dot to dot across, for characters are half as wide as high

Place = tuple[int, int]


def sketch(pen: Pen) -> Text:
    printed = pen.printed.maps[pen.view.map]
    places = _placed(printed.places)
    drawn = {dot: Text("·", style="dim") for a, b in printed.paths for dot in _line(places[a - 1], places[b - 1])}
    for number, (x, y) in enumerate(places, start=1):
        style = f"bold {SUIT_STYLES[pen.view.clearings[number - 1].suit]}"
        drawn |= {(x + n, y): Text(digit, style=style) for n, digit in enumerate(str(number))}
    blank = Text(" ")
    lines = [Text("").join([drawn.get((x, y), blank) for x in range(WIDTH)]) for y in range(HEIGHT)]
    return Text("\n").join(lines)


def _placed(places: tuple[tuple[float, float], ...]) -> list[Place]:
    """Columns and lines, spread over the whole sketch; the last column is for second digits."""
    left, right = min([x for x, _ in places]), max([x for x, _ in places])
    top, bottom = min([y for _, y in places]), max([y for _, y in places])
    return [
        (round((x - left) / (right - left) * (WIDTH - 2)), round((y - top) / (bottom - top) * (HEIGHT - 1)))
        for x, y in places
    ]


def _line(start: Place, end: Place) -> list[Place]:
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across) // STRIDE, abs(down))
    return [(round(start[0] + across * n / steps), round(start[1] + down * n / steps)) for n in range(steps)]
