"""The words of the actions: how they are read and written, and what they point at on the board."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.message import Message
from interrex.engine.verbs import AMOUNT, Phrase, Word, table

from .data.banners import FAVOR, SECRETS
from .data.constants import REGIONS
from .data.faces import SUITS
from .data.numbers import IDS, KIND, NUMBER
from .data.oaths import OATHS

GAME_ID: Final = "oath"

_MESSAGES: Final = tuple([Message(f"{GAME_ID}-{KIND[n]}-{name}", {}) for n, name in enumerate(IDS)])


def component(number: int) -> Message:
    """A component's name."""
    return _MESSAGES[number]


def components(numbers: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple([_MESSAGES[number] for number in numbers])


def component_ref(number: int) -> str:
    """The element of the board that a component is."""
    return f"{KIND[number]}:{IDS[number]}"


def _named(said: Any) -> Message:
    return _MESSAGES[NUMBER[said]]


CARD: Final = table("card", "card:{}", IDS)._replace(tell=_named)  # the value is the printed number
OTHER: Final = CARD.renamed("other")
RELIC: Final = CARD.renamed("relic", "relic:{}")
BANNER: Final = CARD.renamed("banner", "banner:{}")
SITE: Final = CARD.renamed("site", "site:{}")
# A slot of the map, written 1 to 8; the face of a site that lies there may be hidden.
SLOT: Final = Word("slot", "slot:{}", {n + 1: n for n in range(8)}.get, range(1, 9).__getitem__, size=8)
SEAT: Final = Word("seat", "seat:{}", {n: n for n in range(6)}.get, size=6)
FOES: Final[dict[int | str, int]] = {**{n: n for n in range(6)}, "bandits": -1}
FOE: Final = Word("foe", "seat:{}", FOES.get, lambda foe: foe if foe >= 0 else "bandits", every=tuple(FOES))
SUIT: Final = table("suit", "bank:{}", SUITS)
REGION: Final = table("region", "pile:{}", REGIONS)
SOURCES: Final = (*REGIONS, "world")
SOURCE: Final = table("source", "pile:{}", SOURCES)
COLOURS: Final = ("purple", "red", "blue", "white", "yellow", "black")
COLOUR: Final = table("colour", "colour:{}", COLOURS)
OATH: Final = table("oath", "oath:{}", [oath.id for oath in OATHS])
N: Final = AMOUNT
SIGNS: Final = ("plus", "minus")
SIGN: Final = table("sign", "", SIGNS)
STEP: Final = SIGN.renamed("step")  # one more or one less
END: Final = table("end", "", ("top", "bottom"))  # of a pile
GOODS: Final = table("goods", "", (FAVOR, SECRETS))
WANTED: Final = GOODS.renamed("wanted")
WAYS: Final = ("up", "down")
WAY: Final = table("way", "", WAYS)
SPARED: Final = table("spared", "", ("sites", "relics", "banners", "pawn"))  # targets
UNTIL: Final = N.renamed("until")  # a round
SPACE: Final = Word("space", "space:{}", {n + 1: n for n in range(4)}.get, range(1, 5).__getitem__, size=4)

# Where warbands are: a slot of the map, then the boards by seat.
PLACES: Final = (*[f"slot-{n}" for n in range(1, 9)], *[f"board-{n}" for n in range(6)])
PLACE: Final = table("place", "place:{}", PLACES)


# What lies face down, by its place: a site, somebody's adviser, a relic at a site.
MOST_HIDDEN: Final = 9  # face-down advisers of one seat
FIRST_HIDDEN: Final = 8
FIRST_FOUND: Final = FIRST_HIDDEN + 6 * MOST_HIDDEN
MOST_FOUND: Final = 4  # relics at one site
_SEEN: Final = table(
    "seen",
    "hidden:{}",
    (
        *[f"site-{slot}" for slot in range(1, 9)],
        *[f"adviser-{seat}-{at}" for seat in range(6) for at in range(1, MOST_HIDDEN + 1)],
        *[f"relic-{slot}-{at}" for slot in range(1, 9) for at in range(1, MOST_FOUND + 1)],
    ),
)


def hidden_adviser(seat: int, at: int) -> int:
    """The value of the word for a face-down adviser."""
    return FIRST_HIDDEN + MOST_HIDDEN * seat + at


def hidden_relic(slot: int, at: int) -> int:
    """The same for a relic at a site."""
    return FIRST_FOUND + MOST_FOUND * slot + at


def relic_place(hidden: int) -> tuple[int, int]:
    """The slot where such a relic lies, and which of those there it is."""
    return divmod(hidden - FIRST_FOUND, MOST_FOUND)


def _seen(said: str) -> Message:
    kind, first, *rest = said.split("-")
    if kind == "site":
        return Message("oath-seen-site", {"n": int(first)})
    if kind == "relic":
        return Message("oath-seen-relic", {"slot": int(first), "n": int(rest[0])})
    return Message("oath-seen-adviser", {"who": Message("oath-player", {"seat": int(first)}), "n": int(rest[0])})


SEEN: Final = _SEEN._replace(tell=_seen)


def place_name(g: Any, place: int) -> Message:
    """A site, face down or up, or somebody's board."""
    if place >= 8:
        return Message("oath-board-of", {"seat": place - 8})
    if g.face_up >> place & 1:
        return component(g.site[place])
    return Message("oath-hidden-site", {"n": place + 1})


class Spoken(Phrase):
    """A phrase whose label names sites and players as they are in the position."""

    def tell(self, g: Any, word: Word, said: Any) -> Any:
        return told(g, word, said)


def told(g: Any, word: Word, said: Any) -> Any:
    """A word of an action as a message's parameter."""
    if word.name in ("slot", "place"):
        return place_name(g, word.read(said))
    if word.name in ("seat", "foe"):
        return Message("oath-bandits", {}) if said == "bandits" else Message("oath-player", {"seat": said})
    return word.tell(said)
