"""Setting up a reign (rulebook 2) and what earlier reigns left (rulebook 3)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal, bare, refusal
from interrex.engine.verbs import Phrase

from ..data import AGENDA_IDS, AGENDAS, DOWN, NO_HOUSE, NOBODY, RESOURCES, TOKENS, UP
from ..state import Council, Procedure
from ..words import AGENDA, HOUSE, TOKEN, TOKEN_IDS
from .board import age, newest, on_track, open_envelope, start_on
from .moments import answers, listen, wait
from .reasons import Question
from .running import Run

TAKE: Final = Phrase("take", AGENDA)
DISCARD: Final = Phrase("give-up", TOKEN)


JOIN: Final = Phrase("join", HOUSE)


# ------------------------------------------------------------------------------------------------------ houses 8.2.1


class Newcomers(Procedure):
    """Whoever has no house yet chooses one that nobody has."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        if n < g.players and g.houses[n] == NO_HOUSE:
            g.push(ChooseHouse(n))
        return n + 1 < g.players


class ChooseHouse(Question):
    __slots__ = ()
    rule = "8.2.1"
    asks = "kings-dilemma-ask-join"
    phrases = (JOIN,)

    def actions(self, g: Council) -> list[Action]:
        return JOIN.each([n for n, sheet in enumerate(g.sheets) if not sheet.taken])

    def play(self, g: Council, a: Action) -> None:
        (place,) = JOIN.values(a)
        house = place + 1
        g.houses = (*g.houses[: self.seat], house, *g.houses[self.seat + 1 :])
        g.mark(house, g.sheets[place]._replace(taken=True))
        g.tell("kings-dilemma-joins", seat=self.seat, house=house)

    def barred(self, g: Council, *values: Any) -> Refusal:
        """It has been taken: by somebody at this table, or by somebody of the kingdom who is not here."""
        house = values[0] + 1
        seat = g.seat_of(house)
        if seat == NOBODY:
            return refusal(self.rule, "kings-dilemma-no-join-absent", house=house)
        return refusal(self.rule, "kings-dilemma-no-join", house=house, seat=seat)


class SetUp(Procedure):
    """Rulebook 2 and 3, in their order."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        match n:
            case 0:
                g.faces = [UP if g.luck.below(2) else DOWN for _ in RESOURCES]
                order = g.by_prestige()
                g.leader, g.moderator = order[-1], order[0]
                tell_beginning(g)
                g.coins = [coins + g.rule("start_coins") for coins in g.coins]
                g.power = [power + g.rule("start_power") for power in g.power]
                if g.reign == 1 and not g.opened:
                    open_envelope(g, g.story.pack.opening, first=True)
                listen(g)
                deal(g)
            case 1:
                g.push(Draft())
            case 2:
                if g.reign == 1:
                    return False
                lay_out_stories(g)
                remember(g)
            case 3:
                give_tokens(g)
                g.push(Excess())
            case 4:
                start(g)
            case 5:
                g.power = [max(0, power) for power in g.power]  # rulebook 3.4.3
        return n < 5


def tell_beginning(g: Council) -> None:
    """How the markers fell, and who has which token (rulebook 2.2, 2.9)."""
    if g.listener is None:
        return
    for face, key in ((UP, "white"), (DOWN, "black")):
        found = [bare(f"kings-dilemma-resource-{name}") for n, name in enumerate(RESOURCES) if g.faces[n] == face]
        if found:
            g.tell(f"kings-dilemma-begins-{key}", resources=tuple(found))
    g.tell("kings-dilemma-leader", seat=g.leader)
    g.tell("kings-dilemma-moderator", seat=g.moderator)


# ----------------------------------------------------------------------------------------------- agendas 2.6 to 2.8


def deal(g: Council) -> None:
    """Six agendas are shuffled, one is removed unseen."""
    agendas = list(range(len(AGENDAS)))
    g.luck.shuffle(agendas)
    g.removed = [agendas.pop()]
    g.draft = sorted(agendas)


class Draft(Procedure):
    """From the lowest prestige up each takes one and hands on the rest."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        seat = g.by_prestige()[n]
        before = tuple(sorted([*g.removed, *[held[0] for held in g.agendas if held]]))
        g.unseen = (*g.unseen[:seat], before, *g.unseen[seat + 1 :])
        g.push(TakeAgenda(seat))
        return n + 1 < g.players


class TakeAgenda(Question):
    __slots__ = ()
    rule = "2.7"
    asks = "kings-dilemma-ask-agenda"
    phrases = (TAKE,)

    def actions(self, g: Council) -> list[Action]:
        return TAKE.each(g.draft)

    def play(self, g: Council, a: Action) -> None:
        (agenda,) = TAKE.values(a)
        g.draft.remove(agenda)
        g.agendas[self.seat] = [agenda]
        g.uncover()  # the next one looks at what is left
        g.whisper(self.seat, "kings-dilemma-takes-own", agenda=a[1])
        g.tell("kings-dilemma-takes", seat=self.seat)

    def barred(self, g: Council, *values: Any) -> Refusal:
        """Where it is nobody may know but for the first, who has seen all but one."""
        first = not any(g.agendas)
        key = "kings-dilemma-no-agenda-removed" if first else "kings-dilemma-no-agenda"
        return refusal("2.6" if first else self.rule, key, agenda=AGENDA_IDS[values[0]])


# ---------------------------------------------------------------------------------------------- consequences 3.1 to 3.4


def lay_out_stories(g: Council) -> None:
    """In each stack the highest number comes on top, whatever was laid last (rulebook 3.1.2)."""
    cards = g.story.story_cards
    g.stories = tuple([tuple(sorted(stack, key=lambda laid: cards[laid.story].number)) for stack in g.stories])


def remember(g: Council) -> None:
    """Time passes; stickers move markers and give or take power (rulebook 3.2 to 3.4)."""
    signs = g.story.sticker_sign
    step = 2 if g.rule("sticker_double") else 1
    g.tell("kings-dilemma-remembers", reign=g.reign)
    rows = g.rows[:]
    for row in range(len(RESOURCES)):
        age(g, row, 1)
        stuck = [slot for slot in g.chronicle[row] if slot is not None]
        for way in (UP, DOWN):
            for slot in stuck:
                if signs[slot.sticker] == way:
                    rows[row] = on_track(rows[row] + way * step)
        for slot in stuck:
            seat = g.seat_of(slot.house)
            if seat != NOBODY:
                g.power[seat] += signs[slot.sticker]
        start_on(g, row, rows[row])


# ------------------------------------------------------------------------------------------------------- tokens 3.5


def give_tokens(g: Council) -> None:
    """To whoever present signed the newest sticker of a row and sign (rulebook 3.5.1 to 3.5.3)."""
    g.tokens = [0] * g.players
    for sign, first in ((UP, 0), (DOWN, len(RESOURCES))):
        for row in range(len(RESOURCES)):
            slot = newest(g, row, sign, present=True)
            stuck = None if slot == NOBODY else g.chronicle[row][slot]
            if stuck is not None:
                g.tokens[g.seat_of(stuck.house)] |= 1 << (first + row)
    for seat in range(g.players if g.listener is not None else 0):
        found = [name for bit, name in enumerate(TOKEN_IDS) if g.tokens[seat] >> bit & 1]
        if found:
            g.tell(
                "kings-dilemma-gets-tokens", seat=seat, tokens=tuple([bare(f"kings-dilemma-token-{t}") for t in found])
            )


def tokens_of(g: Council, seat: int, sign: int) -> list[int]:
    if not g.tokens[seat]:
        return []
    first = 0 if sign == UP else len(RESOURCES)
    return [bit for bit in range(first, first + len(RESOURCES)) if g.tokens[seat] >> bit & 1]


class Excess(Procedure):
    """Who has more than two of a sign gives up the others, the lowest prestige first (rulebook 3.5.4)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        for seat in g.by_prestige():
            for sign in (UP, DOWN):
                if len(tokens_of(g, seat, sign)) > TOKENS:
                    g.pause(0, GiveUp(seat, sign))
                    return True
        return False


class GiveUp(Question):
    """A token too many is out of this reign (rulebook 3.5.5)."""

    __slots__ = ("sign",)
    rule = "3.5.4"
    asks = "kings-dilemma-ask-give-up"
    phrases = (DISCARD,)

    def __init__(self, seat: int, sign: int) -> None:
        self.seat = seat
        self.sign = sign

    def actions(self, g: Council) -> list[Action]:
        return DISCARD.each(tokens_of(g, self.seat, self.sign))

    def play(self, g: Council, a: Action) -> None:
        (token,) = DISCARD.values(a)
        g.tokens[self.seat] &= ~(1 << token)
        g.tell("kings-dilemma-gives-up", seat=self.seat, token=a[1])

    def barred(self, g: Council, *values: Any) -> Refusal:
        (token,) = values
        holder = next((seat for seat in range(g.players) if g.tokens[seat] >> token & 1), NOBODY)
        if holder == NOBODY:
            return refusal(self.rule, "kings-dilemma-no-token")
        if holder != self.seat:
            return refusal(self.rule, "kings-dilemma-no-token-others", seat=holder)
        return refusal(self.rule, "kings-dilemma-no-give-up")


# ---------------------------------------------------------------------------------------------------- abilities 3.6


def start(g: Council) -> None:
    """Events, houses, story cards, and what was put off until a reign begins (rulebook 3.1.1, 3.6.1, 1.1.5)."""
    listen(g)
    frames: list[Frame[Council]] = []
    for event in g.events:
        if each := g.story.event_cards[event.event].each_reign:
            frames.append(Run(each, NO_HOUSE, g.story.event_handle(event.event)))
    g.then(*frames, *answers(g, "reign_start"), *wait(g, "in_reigns"))
