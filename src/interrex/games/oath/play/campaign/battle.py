"""Fourth to sixth step of a campaign: both rolls, sacrifices and losses (rulebook 5.5.4 to 5.5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message
from interrex.engine.powers import Moment
from interrex.engine.verbs import Verb as AnyVerb

from ...data.constants import ATTACK_DIE, DEFENSE_DIE
from ...data.numbers import IDS
from ...deeds import (
    ATTACKER,
    BANDITS,
    DEFENDER,
    HOLLOW,
    SHIELD_1,
    SHIELD_2,
    SKULLS,
    SWORD_2,
    UNDECIDED,
    Campaign,
    Men,
)
from ...moments import KILLS_ALL, NO_SACRIFICE, ROLLED
from ...ruling import ask, barred
from ...state import PURPLE, SLOT_COUNT, WITH, Oath, Procedure, Verb
from ..access import ComponentVerb
from ..apportion import Share, apportion
from ..elsewhere import Question
from ..using import usable
from ..warbands import kill, put, remove
from .targets import force_places, force_size, warbands_at

# ------------------------------------------------------------------------------------------------------------ reading


def by_face(shown: Sequence[int], *but: int) -> tuple[int, ...]:
    """What faces show, by their numbers 1 to 6, but for those that show so much."""
    return (0, *[0 if n in but else n for n in shown])


_SHIELDS: Final = [die.shields for die in DEFENSE_DIE]
_SWORDS: Final = [die.swords for die in ATTACK_DIE]
SHIELDS: Final = {  # by what is ignored
    0: by_face(_SHIELDS),
    SHIELD_1: by_face(_SHIELDS, 1),
    SHIELD_2: by_face(_SHIELDS, 2),
    SHIELD_1 | SHIELD_2: by_face(_SHIELDS, 1, 2),
}
DOUBLES: Final = by_face([die.doubles for die in DEFENSE_DIE])
SWORDS: Final = {0: by_face(_SWORDS), SWORD_2: by_face(_SWORDS, 2)}
HOLLOW_SWORDS: Final = by_face([die.hollow for die in ATTACK_DIE])
SKULLS_SHOWN: Final = by_face([die.skulls for die in ATTACK_DIE])


def shields(faces: Sequence[int], ignored: int = 0) -> int:
    """Their sum, doubled for every ×2 (rulebook 5.5.4.1). Faces are 1 to 6."""
    counted = SHIELDS[ignored & (SHIELD_1 | SHIELD_2)]
    return sum(map(counted.__getitem__, faces)) << sum(map(DOUBLES.__getitem__, faces))


def swords(faces: Sequence[int], ignored: int = 0, doubled: int = 0) -> int:
    """Two hollow ones make one (rulebook 5.5.5.2)."""
    whole = sum(map(SWORDS[ignored & SWORD_2].__getitem__, faces))
    hollow = 0 if ignored & HOLLOW else sum(map(HOLLOW_SWORDS.__getitem__, faces))
    return (whole << doubled) + (hollow << doubled) // 2


def skulls(faces: Sequence[int], ignored: int = 0, doubled: int = 0) -> int:
    return 0 if ignored & SKULLS else sum(map(SKULLS_SHOWN.__getitem__, faces)) << doubled


# -------------------------------------------------------------------------------------------------------------- rolls


class Reroll(Question):
    """Whoever has rolled may use what lets them roll again, once for the same dice (rulebook 18.3.9)."""

    __slots__ = ("side",)
    rule = "18.3.9"
    asks = "oath-ask-rolled"
    ends = "oath-do-keep-roll"

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def at(self, g: Oath) -> Moment:
        return ROLLED

    def reaction(self, g: Oath, seat: int) -> bool:
        """Of the defense dice."""
        return g.turn != seat

    def choices(self, g: Oath) -> Sequence[ComponentVerb]:
        return usable(g, self.seat, ROLLED)

    def do(self, g: Oath, verb: AnyVerb[Oath], a: Action) -> None:
        super().do(g, verb, a)
        roll(g, g.war, self.side)


def roll(g: Oath, war: Campaign, side: int) -> None:
    faces = g.luck.dice(war.attack if side == ATTACKER else war.defense)
    war.rolled = (faces, war.rolled[1]) if side == ATTACKER else (war.rolled[0], faces)
    if g.listener is None:
        return
    if side == ATTACKER:
        shown = swords(faces, war.facing, war.doubled)
        g.tell("oath-rolls-attack", n=shown, skulls=skulls(faces, war.facing, war.doubled), faces=faces)
    else:
        g.tell("oath-rolls-defense", n=shields(faces, war.facing), faces=faces)


def may_reroll(g: Oath, seat: int, side: int) -> bool:
    """Is somebody asked?"""
    if seat != BANDITS and g.live & ROLLED.mask and g.war.rolled[side]:
        asked = Reroll(seat, side)
        if asked.open(g):
            g.push(asked)
            return True
    return False


class Rolls(Procedure):
    """The defender's, then the attacker's; skulls, strength, and a sacrifice if it wins."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war: Campaign = g.deeds[-1]
        if war.victor != UNDECIDED:
            return False
        if n == 0:
            war.stage = "rolls"
            if war.plans and g.listener is not None:
                g.tell("oath-pools-now", attack=war.attack >> war.halved, defense=war.defense)
            roll(g, war, DEFENDER)
            if may_reroll(g, war.defender, DEFENDER):
                return True
        if n < 2:
            g.resume_at(2)
            war.attack >>= war.halved
            roll(g, war, ATTACKER)
            if may_reroll(g, war.seat, ATTACKER):
                return True
        if n < 3:
            g.resume_at(3)
            if lose(g, war.seat, BY_SKULLS, ATTACKER, skulls(war.rolled[ATTACKER], war.facing, war.doubled)):
                return True
        if n < 4:
            strength(g, war)
            if g.listener is not None:
                force = force_size(g, war, DEFENDER)
                g.tell("oath-defense-counts", n=war.totals[1], shields=war.totals[1] - force, force=force)
            if needed(g, war):
                g.pause(4, Sacrifice(war.seat))
                return True
        war.victor = ATTACKER if war.totals[0] > war.totals[1] else DEFENDER
        g.tell("oath-strengths", attack=war.totals[0], defense=war.totals[1])
        return False


def strength(g: Oath, war: Campaign) -> None:
    attack = swords(war.rolled[ATTACKER], war.facing, war.doubled)
    defense = shields(war.rolled[DEFENDER], war.facing) + force_size(g, war, DEFENDER)
    war.totals = (attack, defense)


def needed(g: Oath, war: Campaign) -> int:
    """Warbands to sacrifice, exactly enough to win; 0: none would help, or none are needed (rulebook 5.5.5.3)."""
    short = war.totals[1] - war.totals[0] + 1
    if short <= 0 or not war.worth or barred(g, NO_SACRIFICE, war.seat):
        return 0
    n = -(-short // war.worth)
    physical = sum([warbands_at(g, place) for place in force_places(g, war, ATTACKER)])
    return n if n <= physical else 0


class SacrificeWarbands(Verb):
    name = "sacrifice"
    rule = "5.5.5.3"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Oath, seat: int) -> None:
        war: Campaign = g.deeds[-1]
        n = needed(g, war)
        g.tell("oath-sacrifices", seat=seat, n=n)
        war.totals = (war.totals[0] + n * war.worth, war.totals[1])
        lose(g, seat, BY_SACRIFICE, ATTACKER, n)


class Sacrifice(Question):
    __slots__ = ()
    verbs = (SacrificeWarbands(),)
    rule = "5.5.5.3"
    ends = "oath-do-no-sacrifice"

    def question(self, g: Oath) -> Message:
        return Message("oath-ask-sacrifice", {"n": needed(g, g.war)})


# ------------------------------------------------------------------------------------------------------------- losses


class Losses(Share):
    """Warbands of a force that die, chosen place by place."""

    asks = "oath-ask-lose"

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def done(self, g: Oath, seat: int, shares: tuple[Men, ...]) -> None:
        for place, n in shares:
            kill(g, place, n)


BY_SKULLS, BY_SACRIFICE, BY_DEFEAT = Losses("5.5.5.1"), Losses("5.5.5.3"), Losses("5.5.6")


def lose(g: Oath, seat: int, share: Share, side: int, n: int) -> bool:
    """So many of a side's force die, as far as there are; the seat says where. Is it asked?"""
    if not n or g.war.unkillable:
        return False
    places = standing_at(g, force_places(g, g.war, side))
    n = min(n, sum([there for _, there in places]))
    return bool(n) and apportion(g, seat, share, places, n)


def standing_at(g: Oath, places: list[int]) -> tuple[Men, ...]:
    """How many warbands there are at each, where there are any."""
    return tuple([(place, n) for place in places if (n := warbands_at(g, place))])


class Defeat(Procedure):
    """The defeated side loses half its force, and the rest goes to boards (rulebook 5.5.6)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war: Campaign = g.deeds[-1]
        beaten = DEFENDER if war.victor == ATTACKER else ATTACKER
        if n == 0:
            war.stage = "losses"
            if war.victor == ATTACKER:
                g.tell("oath-attacker-wins", seat=war.seat)
            else:
                g.tell("oath-attacker-loses", seat=war.seat)
            chooser = loser(g, war, beaten)
            if chooser != BANDITS and lose(g, chooser, BY_DEFEAT, beaten, losses(g, war, beaten)):
                return True
        fall_back(g, war, beaten)
        return False


def losses(g: Oath, war: Campaign, beaten: int) -> int:
    if war.spared[beaten] or war.unkillable:
        return 0
    size = force_size(g, war, beaten)
    everybody = war.kills_all[beaten] or ask(g, KILLS_ALL, False, war.seat)
    return size if everybody else size // 2


def loser(g: Oath, war: Campaign, beaten: int) -> int:
    """Who chooses the losses: for the Empire the Chancellor."""
    if beaten == ATTACKER:
        return war.seat
    if war.defender != BANDITS and g.flag[war.defender] == PURPLE:
        return g.chancellor
    return war.defender


def fall_back(g: Oath, war: Campaign, beaten: int) -> None:
    """Of a defending force, warbands at sites go to a board: the Empire's to the Chancellor's (rulebook 5.5.6.1)."""
    if beaten == ATTACKER:
        war.survivors = standing_at(g, force_places(g, war, ATTACKER))
        return
    if war.defender == BANDITS:
        return
    home = WITH + (g.chancellor if g.flag[war.defender] == PURPLE else war.defender)
    left: dict[int, int] = {}
    for place in force_places(g, war, DEFENDER):
        n = warbands_at(g, place)
        if place < SLOT_COUNT:
            colour = g.colours[place]
            remove(g, place, n)
            put(g, home, colour, n)
            g.tell("oath-falls-back", n=n, site=IDS[g.site[place]], seat=home - WITH)
            left[home] = left.get(home, 0) + n
        else:
            left[place] = left.get(place, 0) + n
    war.survivors = tuple([(place, n) for place, n in left.items() if n])
