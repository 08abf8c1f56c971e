"""Battle (law 4.3): ambush, dice, effects, hits, and what the losses bring about."""

from __future__ import annotations

from functools import cache
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase, Verb

from ..data import AMBUSH, BIRD, CARDS, CLEARINGS, FACTIONS, PIECES
from ..faction import Faction
from ..hands import matching
from ..moments import FOILS_AMBUSH, IN_BATTLE, MORE_HITS, SPOILS, ask
from ..state import AMBUSHING, ATTACKER, DEALING_HITS, DEFENDER, NOBODY, USING_EFFECTS, Decision, Fight, Procedure, Root
from ..words import CARD, CLEARING, FACTION, PIECE
from .aftermath import Aftermath, dealt_together
from .common import score
from .effects import usable, use_effects
from .losses import Losses
from .piles import spend
from .reasons import why_not_enemy, why_not_held, why_not_suit

Attacks = list[list[Action]]  # by clearing and faction, the attack on it there


def battles(g: Root, seat: int, attacks: Attacks, suit: int = BIRD) -> list[Action]:
    """Where the seat has warriors (or its pawn) and an enemy has pieces; ``suit``: only in such clearings."""
    found: list[Action] = []
    enemies: list[Faction] = []
    for other in g.enemies(seat):  # written out: a comprehension is a call
        enemies.append(g.people[other])
    for clearing in g.people[seat].grounds(g, suit):
        row = attacks[clearing]
        for enemy in enemies:
            if enemy.pieces(g, clearing):
                found.append(row[enemy.number])
    return found


@cache
def attacks_after(*words: str) -> Attacks:
    """Those that begin with these words."""
    return [[(*words, clearing + 1, faction) for faction in FACTIONS] for clearing in range(CLEARINGS)]


ATTACKS: Final = attacks_after("battle")


def start(g: Root, seat: int, clearing: int, faction: int) -> None:
    g.deeds.append(Fight.new(seat, g.seat_of[faction], clearing))
    if g.listener is not None:
        g.tell("root-battle", seat=seat, faction=FACTIONS[faction], clearing=clearing + 1)
    g.push(BATTLE)


def why_not_battle(g: Root, seat: int, clearing: int, faction: int) -> Refusal | None:
    if not g.people[seat].fights(g, clearing):
        return refusal("4.3", "root-no-warriors", clearing=clearing + 1)
    if no := why_not_enemy(g, seat, "4.3", faction):
        return no
    if not g.pieces(faction, clearing):
        return refusal("4.3", "root-no-enemy", clearing=clearing + 1, faction=FACTIONS[faction])
    return None


class Attack(Verb[Root]):
    """``battle 5 eyrie``"""

    name = "battle"
    takes = (CLEARING, FACTION)
    rule = "4.3"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return battles(g, seat, ATTACKS)

    def act(self, g: Root, seat: int, clearing: int, faction: int) -> None:
        start(g, seat, clearing, faction)

    def why_not(self, g: Root, seat: int, clearing: int, faction: int) -> Refusal | None:
        return why_not_battle(g, seat, clearing, faction)


class Battle(Procedure):
    """The four steps."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        fight = g.deeds[-1]
        match n:
            case 0 if g.people[fight.attacker].prepare(g, fight):
                pass  # it is asked first
            case 0 | 1:
                fight.stage = AMBUSHING
                g.resume_at(2)
                if g.hands[fight.defender] and not ask(g, fight.attacker, FOILS_AMBUSH):
                    g.push(Ambush(fight.defender))
            case 2:
                if not g.people[fight.attacker].fights(g, fight.clearing):
                    finish(g, fight)
                    return False
                fight.stage = USING_EFFECTS
                roll(g, fight)
                offer_effects(g)
            case 3:
                fight.stage = DEALING_HITS
                hits = [fight.rolled[side] * (not fight.shielded[1 - side]) + fight.extra[side] for side in (0, 1)]
                if g.listener is not None:
                    g.tell("root-hits", attacker=hits[ATTACKER], defender=hits[DEFENDER])
                g.then(*[Suffer(side, hits[1 - side]) for side in (DEFENDER, ATTACKER) if hits[1 - side]])
            case 4:
                finish(g, fight)
                return False
        return True


BATTLE: Final = Battle()

# Step 1: ambush

AMBUSH_WITH: Final = Phrase("ambush", CARD)


def ambushes(g: Root, seat: int, clearing: int) -> list[Action]:
    fit = matching(g.hands[seat], g.suits[clearing])
    return AMBUSH_WITH.each([card for card in fit if CARDS[card].kind == AMBUSH])


def why_not_ambush(g: Root, seat: int, card: int) -> Refusal | None:
    if no := why_not_held(g, seat, "4.3.1", card):
        return no
    if CARDS[card].kind != AMBUSH:
        return refusal("4.3.1", "root-not-an-ambush", card=CARDS[card].id)
    return why_not_suit("4.3.1", card, g.suits[g.deeds[-1].clearing])


class Ambush(Decision):
    """Asked whoever holds cards: to ask only those with an ambush would tell (law 4.3.1)."""

    __slots__ = ()
    rule = "4.3.1"
    asks = "root-ask-ambush"
    ends = "root-do-pass-ambush"
    phrases = (AMBUSH_WITH,)

    def reaction(self, g: Root, seat: int) -> bool:
        return True

    def actions(self, g: Root) -> list[Action]:
        return [*ambushes(g, self.seat, g.deeds[-1].clearing), PASS]

    def forbids(self, g: Root, card: int) -> Refusal | None:
        return why_not_ambush(g, self.seat, card)

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        (card,) = AMBUSH_WITH.values(a)
        g.tell("root-ambush", seat=self.seat, card=a[1])
        spend(g, self.seat, card)
        if g.hands[g.deeds[-1].attacker]:
            g.push(Foil(g.deeds[-1].attacker))
        else:
            ambushed(g, g.deeds[-1])


class Foil(Decision):
    """The attacker's own ambush cancels it (law 4.3.1.1)."""

    __slots__ = ()
    rule = "4.3.1.1"
    asks = "root-ask-foil"
    ends = "root-do-pass-foil"
    phrases = (AMBUSH_WITH,)

    def actions(self, g: Root) -> list[Action]:
        return [*ambushes(g, self.seat, g.deeds[-1].clearing), PASS]

    def forbids(self, g: Root, card: int) -> Refusal | None:
        return why_not_ambush(g, self.seat, card)

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            ambushed(g, g.deeds[-1])
            return
        (card,) = AMBUSH_WITH.values(a)
        g.tell("root-foil", seat=self.seat, card=a[1])
        spend(g, self.seat, card)


def ambushed(g: Root, fight: Fight) -> None:
    """Two hits for the attacker before the dice (law 4.3.1)."""
    fight.ambushed = True
    g.then(Suffer(ATTACKER, 2), Settle())


# Step 2: dice


def roll(g: Root, fight: Fight) -> None:
    low, high = sorted([g.luck.below(4), g.luck.below(4)])
    if g.listener is not None:
        g.tell("root-rolls", high=high, low=low)
    if g.people[fight.defender].guerrilla:
        low, high = high, low  # law 8.2.2
    fight.most = strengths(g, fight)
    fight.rolled = [min(high, fight.most[ATTACKER]), min(low, fight.most[DEFENDER])]
    unarmed = not g.people[fight.defender].armed(g, fight.clearing)
    fight.extra[ATTACKER] += unarmed + ask(g, fight.attacker, MORE_HITS)
    if unarmed and g.listener is not None:
        g.tell("root-unarmed", seat=fight.defender)


def strengths(g: Root, fight: Fight) -> list[int]:
    """The most hits each side can roll, those of an ally included (law 4.3.2.1, 9.2.9.2.3)."""
    clearing = fight.clearing
    allied = g.boards[fight.ally].warriors[clearing] if fight.ally != NOBODY else 0
    return [g.people[fight.attacker].strength(g, clearing) + allied, g.people[fight.defender].strength(g, clearing)]


# Step 3: effects


def offer_effects(g: Root) -> None:
    """If both sides want to use some, the attacker says who begins (law 4.3.3)."""
    able = [seat for seat in g.deeds[-1].sides if usable(g, seat, IN_BATTLE)]
    if len(able) == 2:
        g.push(WhoFirst(g.deeds[-1].attacker))
    elif able:
        g.push(use_effects(able[0], IN_BATTLE))


BEGINS: Final = (Phrase("attacker"), Phrase("defender"))


class WhoFirst(Decision):
    __slots__ = ()
    rule = "4.3.3"
    asks = "root-ask-who-first"
    phrases = BEGINS

    def actions(self, g: Root) -> list[Action]:
        return [side.action() for side in BEGINS]

    def play(self, g: Root, a: Action) -> None:
        attacker, defender = [use_effects(seat, IN_BATTLE) for seat in g.deeds[-1].sides]
        g.then(*((attacker, defender) if a == BEGINS[ATTACKER].action() else (defender, attacker)))


# Step 4: hits


class Suffer(Procedure):
    """A side takes hits (law 4.3.4)."""

    __slots__ = ("hits", "side")

    def __init__(self, side: int, hits: int) -> None:
        self.side = side
        self.hits = hits

    def step(self, g: Root, n: int) -> bool:
        g.people[g.deeds[-1].sides[self.side]].suffer(g, self.side, self.hits)
        return False


class LosePieces(Procedure):
    """Buildings and tokens; no question where all of them go or all are alike."""

    __slots__ = ("hits", "side")

    def __init__(self, side: int, hits: int) -> None:
        self.side = side
        self.hits = hits

    def step(self, g: Root, n: int) -> bool:
        seat = g.deeds[-1].sides[self.side]
        there = g.people[seat].fixtures(g, g.deeds[-1].clearing)
        if n >= self.hits or not there:
            return False
        if len(set(there)) == 1 or len(there) <= self.hits - n:
            lose(g, self.side, there[0])
        else:
            g.push(LosePiece(seat, self.side))
        return True


LOSE: Final = Phrase("lose", PIECE)


class LosePiece(Decision):
    __slots__ = ("side",)
    rule = "4.3.4"
    asks = "root-ask-lose-piece"
    phrases = (LOSE,)

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def actions(self, g: Root) -> list[Action]:
        there = dict.fromkeys(g.people[self.seat].fixtures(g, g.deeds[-1].clearing))
        return [("lose", piece) for piece in there]

    def forbids(self, g: Root, piece: int) -> Refusal | None:
        return refusal(self.rule, "root-no-piece-there", piece=PIECES[piece], clearing=g.deeds[-1].clearing + 1)

    def play(self, g: Root, a: Action) -> None:
        lose(g, self.side, str(a[1]))


def lose(g: Root, side: int, piece: str) -> None:
    fight = g.deeds[-1]
    losses = Losses()
    losses.piece(g, piece, fight.clearing, by=fight.sides[1 - side])
    account(g, 1 - side, g.faction[fight.sides[side]], 0, losses)


def account(g: Root, side: int, faction: int, warriors: int, losses: Losses) -> None:
    """Book what a side has removed of a faction; it is scored when all is removed."""
    fight = g.deeds[-1]
    fight.removed[side] += losses.points
    fight.points[side] += losses.points
    fight.triggers += losses.triggers
    g.people[fight.sides[side]].credit(g, side, faction, warriors, losses.points)


class Settle(Procedure):
    """An ambush's hits have their effects before the dice are rolled (law 4.3.1.2)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        settle(g, g.deeds[-1])
        return False


def settle(g: Root, fight: Fight) -> None:
    """Points for what was removed, whoever's turn it is first (law 3.1); then what the losses bring about."""
    points = fight.points
    if fight.triggers:
        g.push(Aftermath(dealt_together(fight.triggers), battle=True))
    fight.points, fight.triggers = [0, 0], []
    first = DEFENDER if fight.defender == g.turn else ATTACKER
    score(g, fight.sides[first], points[first])
    score(g, fight.sides[1 - first], points[1 - first])


def finish(g: Root, fight: Fight) -> None:
    """The battle is over."""
    for side, seat in enumerate(fight.sides):
        if fight.removed[side]:
            fight.points[side] += ask(g, seat, SPOILS)
    g.people[fight.attacker].after_battle(g, fight)
    g.deeds.pop()
    settle(g, fight)
