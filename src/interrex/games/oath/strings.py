"""Chronicles as the strings the community keeps (rulebook 21): one line of hexadecimal digits, and two names."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.game import ChronicleNotation
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.message import Message

from .chronicle import RELIC_IDS, VISION_IDS, Chronicle, Lying, read, unsound
from .data.constants import MIDDLE, UPPER
from .data.numbers import FIRST_RELIC, FIRST_SITE, FIRST_VISION, IDS, NUMBER
from .data.relics import GRAND_SCEPTER
from .data.saved import OATH_BYTES, SITE_BYTES, VISION_BYTES
from .dealing import draw
from .words import COLOURS, component

VERSION: Final = (3, 3, 1)
WITH_RELICS: Final = (3, 1, 0)  # the first version that ends with the relic deck
WITH_WINNER: Final = (3, 3, 1)
MOST_NAME: Final = 255
NAME: Final = "Chronicle"
UNKNOWN: Final = "UNKNOWN"

EMPTY: Final = 0xFF
ROOM: Final = 3  # cards at a site
FACE_DOWN: Final = 24  # more than the same site face up
FIRST_VISION_BYTE: Final = 0xD2
FIRST_RELIC_BYTE: Final = 0xDA
PURPLE_BIT: Final = 0x20
BITS: Final = {colour: 1 << n for n, colour in enumerate(("red", "blue", "white", "yellow", "black"))}


def byte_of(card: str) -> int:
    """A denizen, edifice, Vision or relic (rulebook 21.4)."""
    number = NUMBER[card]
    if number < FIRST_RELIC:
        return number - 1
    if number < FIRST_VISION:
        return number - FIRST_RELIC + FIRST_RELIC_BYTE
    return FIRST_VISION_BYTE + VISION_BYTES.index(card)


CARDS: Final = {byte_of(IDS[number]): IDS[number] for number in range(1, FIRST_SITE) if IDS[number] != GRAND_SCEPTER}


def bad(key: str, **params: Any) -> BadConfig:
    return BadConfig(key, "oath", **params)


# ------------------------------------------------------------------------------------------------------------ reading


class Reader:
    """A string, read from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def take(self, n: int) -> str:
        found = self.text[self.at : self.at + n]
        if len(found) < n:
            raise bad("oath-string-short", n=len(self.text))
        self.at += n
        return found

    def number(self, digits: int = 2) -> int:
        found = self.take(digits)
        try:
            return int(found, 16)
        except ValueError:
            raise bad("oath-string-digits", found=found, n=self.at - digits + 1) from None

    def name(self) -> str:
        """A string cannot go without one: ours stands for none."""
        found = self.take(self.number())
        return "" if found == NAME else found

    def card(self) -> str | None:
        """None: there is none."""
        byte = self.number()
        if byte == EMPTY:
            return None
        if byte not in CARDS:
            raise bad("oath-string-byte", found=f"{byte:02X}", n=self.at - 1)
        return CARDS[byte]

    def deck(self) -> tuple[str, ...]:
        return tuple([card for _ in range(self.number()) if (card := self.card()) is not None])

    def site(self) -> Lying:
        byte = self.number()
        cards = [card for _ in range(ROOM) if (card := self.card()) is not None]
        if byte == EMPTY:
            return Lying()
        if byte % FACE_DOWN >= len(SITE_BYTES) or byte >= 2 * FACE_DOWN:
            raise bad("oath-string-byte", found=f"{byte:02X}", n=self.at - 7)
        relics = tuple([card for card in cards if FIRST_RELIC <= NUMBER[card] < FIRST_VISION])
        rest = tuple([card for card in cards if card not in relics])
        return Lying(SITE_BYTES[byte % FACE_DOWN], byte < FACE_DOWN, rest, relics)

    def colours(self) -> tuple[str, ...]:
        bits = self.number()
        return tuple([colour for colour in COLOURS[1:] if bits & BITS[colour]])


def read_string(text: str) -> dict[str, Any]:
    """The chronicle in a string, mended where that can be; BadConfig says what is wrong with it."""
    written, _ = mended(spelt(text), text)
    wrong = unsound(written)
    if wrong is not None:
        raise bad(wrong.key, **wrong.params)
    plain: dict[str, Any] = wire.plain(written)
    return plain


def repairs(text: str) -> tuple[Message, ...]:
    """What had to be mended in a string that can be read."""
    return mended(spelt(text), text)[1]


def mended(written: Chronicle, text: str) -> tuple[Chronicle, tuple[Message, ...]]:
    """Strings that players have lack relics or Visions, or name a card twice: doubles go, what is missing is added, as
    the community's own loader does (rulebook 21.8). What is added comes where chance has it, the same for everybody."""
    seen: set[str] = set()
    doubles: list[str] = []

    def once(cards: tuple[str, ...]) -> tuple[str, ...]:
        kept = [card for n, card in enumerate(cards) if card not in seen and card not in cards[:n]]
        doubles.extend(cards[n] for n in range(len(cards)) if cards[n] in seen or cards[n] in cards[:n])
        seen.update(kept)
        return tuple(kept)

    sites = tuple([wire.replace(slot, cards=once(slot.cards), relics=once(slot.relics)) for slot in written.sites])
    lost, world, relics = once(written.dispossessed), once(written.world), once(written.relics)
    luck, notes = Luck(key_from_seed(text)), []
    visions = [vision for vision in VISION_IDS if world and vision not in world]
    for n, vision in enumerate(visions):
        at = luck.below(min(len(world), sum(UPPER) if n < UPPER[1] else sum(UPPER) + sum(MIDDLE)))
        world = (*world[:at], vision, *world[at:])
    missing = [relic for relic in RELIC_IDS if relics and relic not in seen]
    luck.shuffle(missing)
    if doubles:
        notes.append(Message("oath-mended-doubles", {"cards": _named(doubles)}))
    if visions:
        notes.append(Message("oath-mended-visions", {"cards": _named(visions)}))
    if missing:
        notes.append(Message("oath-mended-relics", {"cards": _named(sorted(missing))}))
    whole = wire.replace(written, sites=sites, dispossessed=lost, world=world, relics=(*relics, *missing))
    return (whole if notes else written), tuple(notes)


def _named(cards: list[str]) -> tuple[Message, ...]:
    return tuple([component(NUMBER[card]) for card in cards])


def spelt(text: str) -> Chronicle:
    """What a string says, sound or not."""
    reader = Reader(text.strip())
    version = (reader.number(), reader.number(), reader.number())
    game, name = reader.number(4), reader.name()
    reader.number()  # the status, which nobody reads
    citizens, oath = reader.colours(), reader.number()
    if oath >= len(OATH_BYTES):
        raise bad("oath-string-oath")
    suits = reader.take(6)
    sites = tuple([reader.site() for _ in range(8)])
    world, dispossessed = reader.deck(), reader.deck()
    relics = reader.deck()[::-1] if version >= WITH_RELICS else ()
    before: tuple[str, ...] = ()
    won = COLOURS[0]
    if version >= WITH_WINNER:
        before = reader.colours()
        bits = reader.number()
        won = next((colour for colour in COLOURS[1:] if bits & BITS[colour]), COLOURS[0])
        reader.name()  # the winner's, who is no house of ours
    return Chronicle(
        max(1, game), OATH_BYTES[oath], citizens, sites, world, dispossessed, relics, name=name, suits=suits,
        before=before, won=won,
    )  # fmt: skip


# ------------------------------------------------------------------------------------------------------------ writing


def _hex(n: int, digits: int = 2) -> str:
    return f"{n:0{digits}X}"


def _name(name: str) -> str:
    kept = name[:MOST_NAME]
    return _hex(len(kept)) + kept


def _deck(cards: tuple[str, ...]) -> str:
    return _hex(len(cards)) + "".join([_hex(byte_of(card)) for card in cards])


def _colours(colours: tuple[str, ...]) -> str:
    return _hex(sum([BITS[colour] for colour in colours]))


def _site(lying: Lying) -> str:
    if not lying.site:
        return _hex(EMPTY) * (1 + ROOM)
    if len(lying.cards) + len(lying.relics) > ROOM:
        raise bad("oath-string-full", site=Message(f"oath-site-{lying.site}", {}))
    free = ROOM - len(lying.cards) - len(lying.relics)
    bytes_ = [*[byte_of(card) for card in lying.cards], *[EMPTY] * free, *[byte_of(card) for card in lying.relics]]
    site = SITE_BYTES.index(lying.site) + (0 if lying.face_up else FACE_DOWN)
    return "".join([_hex(byte) for byte in (site, *bytes_)])


def as_drawn(written: Chronicle) -> Chronicle:
    """A chronicle of which nothing is left to chance, for those who play on elsewhere (rulebook 21.10).

    Drawn from what it holds, so that all who ask get the same; our own next game draws with a key of its own.
    """
    if not written.joins:
        return written
    dealt = draw(written, Luck(key_from_seed(wire.encode(written).decode())))
    return wire.replace(
        written,
        sites=tuple(
            [wire.replace(slot, relics=there) for slot, there in zip(written.sites, dealt.at_sites, strict=True)]
        ),
        world=dealt.world,
        dispossessed=dealt.dispossessed,
        relics=dealt.relics,
    )


def write_string(chronicle: dict[str, Any], houses: tuple[str, ...]) -> str:
    """A chronicle as a string; BadConfig if a site holds more than a string can (rulebook 21.9)."""
    written = as_drawn(read(chronicle))
    winner = houses[written.winner] if written.winner is not None and written.winner < len(houses) else UNKNOWN
    parts = [
        *[_hex(part) for part in VERSION],
        _hex(min(written.game, 0xFFFF), 4),
        _name(written.name or NAME),
        _hex(0),
        _colours(written.citizens),
        _hex(OATH_BYTES.index(written.oath)),
        written.suits,
        *[_site(lying) for lying in written.sites],
        _deck(written.world),
        _deck(written.dispossessed),
        _deck(written.relics[::-1]),
        _colours(written.before),
        _hex(BITS.get(written.won, PURPLE_BIT)),
        _name(winner or UNKNOWN),
    ]
    return "".join(parts)


DRAWN: Final = ("sites", "world", "dispossessed", "relics", "leaving", "joins", "heals", "unseen", "on_top")
NOTATION: Final = ChronicleNotation("tts", read_string, write_string, ("winner", "history", *DRAWN), repairs)
