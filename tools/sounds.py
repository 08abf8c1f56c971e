"""The sounds of the table, made here from noise and a few tones: the same files every time.

python tools/sounds.py [FOLDER]      writes them, into web/src/sounds unless another folder is named
"""

from __future__ import annotations

import math
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random

RATE = 22_050  # samples a second, one channel, two bytes each
FOLDER = Path(__file__).parent.parent / "web" / "src" / "sounds"

Samples = list[float]  # each from -1 to 1


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def add(to: Samples, sound: Samples, at: float, loud: float = 1.0) -> None:
    """A sound into another, from a moment on; what lasts longer than the other is cut."""
    begin = round(at * RATE)
    for n, sample in enumerate(sound[: len(to) - begin]):
        to[begin + n] += loud * sample


def tone(seconds: float, partials: tuple[tuple[float, float, float], ...]) -> Samples:
    """Partials that ring out, each with a pitch, a loudness, and the time in which it falls to a third."""
    made = silence(seconds)
    for pitch, loud, fall in partials:
        for n in range(len(made)):
            t = n / RATE
            made[n] += loud * math.sin(2 * math.pi * pitch * t) * math.exp(-t / fall)
    return made


def noise(seconds: float, fall: float, low: float, high: float, luck: Random) -> Samples:
    """A breath of noise between two pitches, dying away."""
    made, slow, fast = silence(seconds), 0.0, 0.0
    a, b = 1 - math.exp(-2 * math.pi * low / RATE), 1 - math.exp(-2 * math.pi * high / RATE)
    for n in range(len(made)):
        white = 2 * luck.random() - 1
        fast += b * (white - fast)
        slow += a * (fast - slow)
        made[n] = (fast - slow) * math.exp(-n / RATE / fall)
    return made


def knock(pitch: float, luck: Random) -> Samples:
    """Something hard and small on wood."""
    made = tone(0.12, ((pitch, 0.8, 0.014), (pitch * 2.76, 0.35, 0.007)))
    add(made, noise(0.04, 0.004, 900, 6000, luck), 0, 1.2)
    return made


def dice() -> Samples:
    """Three dice on a table: they bounce, each time sooner and more softly."""
    made, luck = silence(0.62), Random("dice")
    for die in range(3):
        at, gap, loud = 0.015 + 0.03 * die, 0.13 + 0.02 * die, 0.9
        while at < 0.5:
            add(made, knock(900 + 500 * luck.random(), luck), at, loud)
            at, gap, loud = at + gap, gap * 0.68, loud * 0.66
            if gap < 0.02:
                break
    return made


def card() -> Samples:
    """A card drawn over others and laid down."""
    made, luck = silence(0.26), Random("card")
    for n, sample in enumerate(noise(0.14, 0.2, 1800, 7000, luck)):
        made[n] += 0.8 * sample * math.sin(math.pi * n / (0.14 * RATE))
    add(made, noise(0.08, 0.012, 300, 3500, luck), 0.13, 1.6)
    return made


def coin() -> Samples:
    """Two coins that meet another."""
    made = silence(0.5)
    for at, pitch, loud in ((0.0, 2960.0, 0.8), (0.075, 3520.0, 0.6)):
        add(made, tone(0.42, ((pitch, 0.6, 0.1), (pitch * 1.51, 0.35, 0.07), (pitch * 2.31, 0.2, 0.03))), at, loud)
    return made


def wood() -> Samples:
    """A wooden piece, put down."""
    return tone(0.16, ((310, 0.9, 0.03), (742, 0.4, 0.016), (1490, 0.15, 0.006)))


def drum() -> Samples:
    """A great drum, far off: something is about to be decided."""
    made, luck = silence(0.8), Random("drum")
    turn = 0.0
    for n in range(len(made)):
        t = n / RATE
        turn += 2 * math.pi * (62 + 46 * math.exp(-t / 0.04)) / RATE
        made[n] = math.sin(turn) * math.exp(-t / 0.2)
    add(made, noise(0.08, 0.02, 60, 900, luck), 0, 0.9)
    return made


def bell() -> Samples:
    """Two notes of a small bell: it is your turn."""
    made = silence(1.3)
    for at, pitch in ((0.0, 659.3), (0.16, 880.0)):
        partials = ((pitch, 0.7, 0.32), (pitch * 2.0, 0.2, 0.2), (pitch * 2.76, 0.18, 0.1), (pitch * 5.4, 0.06, 0.04))
        add(made, tone(1.1, partials), at)
    return made


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "bell": (bell, 0.5),
    "card": (card, 0.45),
    "coin": (coin, 0.35),
    "dice": (dice, 0.6),
    "drum": (drum, 0.8),
    "wood": (wood, 0.5),
}  # by name: how it is made, and how loud its loudest moment is


def samples(name: str) -> list[int]:
    """A sound as it stands in its file, beginning and ending in silence."""
    make, loud = SOUNDS[name]
    made = make()
    most = max(map(abs, made))
    fade = round(0.004 * RATE)
    shaped = [sample * min(1, n / 20, (len(made) - 1 - n) / fade) for n, sample in enumerate(made)]
    return [round(32_767 * loud * sample / most) for sample in shaped]


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join([value.to_bytes(2, "little", signed=True) for value in samples(name)]))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
