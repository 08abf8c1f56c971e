"""Battle (law 4.3): ambush, dice, effects, hits, and what the losses bring about."""

from __future__ import annotations

from functools import cache

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from .. import cards
from ..data import (
    ALLIANCE,
    ALLIED,
    AMBUSH,
    BUILDINGS,
    CARDS,
    CLEARINGS,
    COMMANDER,
    DESPOT,
    EYRIE,
    FACTIONS,
    HOSTILE,
    SWORD,
    VAGABOND,
)
from ..state import NOBODY, Decision, Fight, Procedure, Root, SeatProcedure, card_id, card_number, matching
from .aftermath import Aftermath, one_hospital
from .common import PASS, clearing_of, score, spend
from .losses import Losses, fixtures, turn_hostile

ATTACKER, DEFENDER = 0, 1


def targets(g: Root, seat: int, clearing: int) -> list[int]:
    """The enemies with pieces in a clearing."""
    return [enemy for enemy in g.enemies(seat) if g.pieces(g.faction[enemy], clearing)]


def battles(g: Root, seat: int, *word: str, suit: int = 3) -> list[Action]:
    """Where the seat has warriors (or its pawn) and an enemy has pieces; ``suit``: only in such clearings."""
    faction = g.faction[seat]
    if faction >= VAGABOND:
        place = g.rover(faction).place
        mine = [place] if place < CLEARINGS else []
    else:
        mine = [c for c, here in enumerate(g.warriors[faction]) if here and (suit == 3 or g.suits[c] == suit)]
    if not mine:
        return []
    found: list[Action] = []
    enemies = [g.faction[enemy] for enemy in g.enemies(seat)]
    for c in mine:
        attacks = attacks_in(c, word)
        for enemy in enemies:
            if (enemy < VAGABOND and g.warriors[enemy][c]) or g.pieces(enemy, c):
                found.append(attacks[enemy])
    return found


@cache
def attacks_in(clearing: int, word: tuple[str, ...]) -> tuple[Action, ...]:
    """By faction, the attack on it in this clearing."""
    return tuple([("battle", *word, clearing + 1, faction) for faction in FACTIONS])


def start(g: Root, seat: int, a: Action) -> None:
    """``battle 5 eyrie``"""
    clearing = clearing_of(a[1])
    defender = g.seat_of[FACTIONS.index(str(a[2]))]
    g.fight = Fight(seat, defender, clearing)
    g.tell("root-battle", seat=seat, faction=a[2], clearing=a[1])
    g.push(Battle())


def why_not_battle(g: Root, seat: int, a: Action) -> Refusal | None:
    if len(a) != 3 or clearing_of(a[1]) == NOBODY or a[2] not in FACTIONS:
        return refusal("4.3", "root-no-battle-words")
    clearing, enemy = clearing_of(a[1]), g.seat_of[FACTIONS.index(str(a[2]))]
    faction = g.faction[seat]
    here = g.rover(faction).place == clearing if faction >= VAGABOND else g.warriors[faction][clearing]
    if not here:
        return refusal("4.3", "root-no-warriors", clearing=a[1])
    if enemy not in targets(g, seat, clearing):
        return refusal("4.3", "root-no-enemy", clearing=a[1], faction=a[2])
    return None


class Battle(Procedure):
    """The four steps."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        fight = g.fight
        assert fight is not None
        match n:
            case 0:
                choose_ally(g, fight)
            case 1:
                if g.hands[fight.defender] and not cards.ignores_ambush(g, fight.attacker):
                    g.push(Ambush(fight.defender))
            case 2:
                if not fighters(g, fight.attacker, fight):
                    finish(g, fight)
                    return False
                roll(g, fight)
                g.push(UseEffects())
            case 3:
                hits = [fight.rolled[side] * (not fight.shielded[1 - side]) + fight.extra[side] for side in (0, 1)]
                g.tell("root-hits", attacker=hits[ATTACKER], defender=hits[DEFENDER])
                g.then(Suffer(DEFENDER, hits[ATTACKER]), Suffer(ATTACKER, hits[DEFENDER]))
            case 4:
                finish(g, fight)
                return False
        return True


STEPS = ("ally", "ambush", "effects", "hits")  # what Battle's steps ask about
ROLLED = STEPS[2:]  # the third begins with the dice


def step_of(g: Root) -> str:
    """Where the battle under way stands."""
    at = next(n for n, frame in enumerate(g.stack) if isinstance(frame, Battle))
    return STEPS[g.steps[at] - 1]


def side_of(fight: Fight, seat: int) -> int:
    return ATTACKER if seat == fight.attacker else DEFENDER


def fighters(g: Root, seat: int, fight: Fight) -> bool:
    """Has the seat a warrior or its pawn in the battle?"""
    faction = g.faction[seat]
    return faction >= VAGABOND or g.warriors[faction][fight.clearing] > 0


# Step 0: a Vagabond's ally


def choose_ally(g: Root, fight: Fight) -> None:
    """An attacking Vagabond may bring the warriors of an ally (law 9.2.9.2.3)."""
    if g.faction[fight.attacker] < VAGABOND:
        return
    relations = g.rover_at(fight.attacker).relations
    allies = [
        f for f in range(3)
        if relations[f] == ALLIED and f != g.faction[fight.defender] and g.warriors[f][fight.clearing]
    ]  # fmt: skip
    if allies:
        g.push(ChooseAlly(fight.attacker, tuple(allies)))


class ChooseAlly(Decision):
    __slots__ = ("allies",)
    rule = "9.2.9.2.3"
    asks = "root-ask-ally"

    def __init__(self, seat: int, allies: tuple[int, ...]) -> None:
        self.seat = seat
        self.allies = allies

    def actions(self, g: Root) -> list[Action]:
        return [*[("ally", FACTIONS[f]) for f in self.allies], PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            assert g.fight is not None
            g.fight.ally = FACTIONS.index(str(a[1]))
            g.tell("root-ally-fights", seat=self.seat, faction=a[1])


# Step 1: ambush


def ambushes(g: Root, seat: int, clearing: int) -> list[Action]:
    fit = matching(g.hands[seat], g.suits[clearing])
    return [("ambush", card_id(card)) for card in fit if CARDS[card].kind == AMBUSH]


class Ambush(Decision):
    """Asked whoever holds cards: to ask only those with an ambush would tell (law 4.3.1)."""

    __slots__ = ()
    rule = "4.3.1"
    asks = "root-ask-ambush"

    def actions(self, g: Root) -> list[Action]:
        assert g.fight is not None
        return [*ambushes(g, self.seat, g.fight.clearing), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        assert g.fight is not None
        g.tell("root-ambush", seat=self.seat, card=a[1])
        spend(g, self.seat, card_number(a[1]))
        if g.hands[g.fight.attacker]:
            g.push(Foil(g.fight.attacker))
        else:
            ambushed(g, g.fight)


class Foil(Decision):
    """The attacker's own ambush cancels it (law 4.3.1.1)."""

    __slots__ = ()
    rule = "4.3.1.1"
    asks = "root-ask-foil"

    def actions(self, g: Root) -> list[Action]:
        assert g.fight is not None
        return [*ambushes(g, self.seat, g.fight.clearing), PASS]

    def play(self, g: Root, a: Action) -> None:
        assert g.fight is not None
        if a == PASS:
            ambushed(g, g.fight)
        else:
            g.tell("root-foil", seat=self.seat, card=a[1])
            spend(g, self.seat, card_number(a[1]))


def ambushed(g: Root, fight: Fight) -> None:
    """Two hits for the attacker before the dice (law 4.3.1)."""
    fight.ambushed = True
    g.then(Suffer(ATTACKER, 2), Settle())


# Step 2: dice


def roll(g: Root, fight: Fight) -> None:
    low, high = sorted([g.luck.below(4), g.luck.below(4)])
    g.tell("root-rolls", high=high, low=low)
    if g.faction[fight.defender] == ALLIANCE:
        low, high = high, low  # law 8.2.2: Guerrilla War
    clearing = fight.clearing
    fight.most = [strength(g, fight, ATTACKER), strength(g, fight, DEFENDER)]
    fight.rolled = [min(high, fight.most[ATTACKER]), min(low, fight.most[DEFENDER])]
    defender = g.faction[fight.defender]
    armed = g.rover(defender).undamaged(SWORD) if defender >= VAGABOND else g.warriors[defender][clearing]
    fight.extra[ATTACKER] += not armed  # law 4.3.3.2, 9.2.4
    if g.faction[fight.attacker] == EYRIE and g.leader == COMMANDER:
        fight.extra[ATTACKER] += 1


def strength(g: Root, fight: Fight, side: int) -> int:
    """The most hits a side can roll (law 4.3.2.1, 9.2.6)."""
    seat = fight.attacker if side == ATTACKER else fight.defender
    faction = g.faction[seat]
    if faction < VAGABOND:
        return g.warriors[faction][fight.clearing]
    allied = g.warriors[fight.ally][fight.clearing] if side == ATTACKER and fight.ally != NOBODY else 0
    return g.rover(faction).undamaged(SWORD) + allied


# Step 3: effects


class UseEffects(Procedure):
    """If both sides want to use some, the attacker says who begins (law 4.3.3)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        fight = g.fight
        assert fight is not None
        usable = [bool(cards.in_battle(g, fight, seat)) for seat in (fight.attacker, fight.defender)]
        if all(usable):
            g.push(WhoFirst(fight.attacker))
        else:
            g.then(UseEffect(fight.attacker), UseEffect(fight.defender))
        return False


class WhoFirst(Decision):
    __slots__ = ()
    rule = "4.3.3"
    asks = "root-ask-who-first"

    def actions(self, g: Root) -> list[Action]:
        return [("attacker",), ("defender",)]

    def play(self, g: Root, a: Action) -> None:
        fight = g.fight
        assert fight is not None
        order = [fight.attacker, fight.defender]
        g.then(*[UseEffect(seat) for seat in (order if a[0] == "attacker" else order[::-1])])


class UseEffect(SeatProcedure):
    """One effect after another, as long as there are any and the seat likes."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        assert g.fight is not None
        if cards.in_battle(g, g.fight, self.seat):
            g.push(BattleEffect(self.seat))
        return False


class BattleEffect(Decision):
    __slots__ = ()
    rule = "4.3.3"
    asks = "root-ask-battle-effect"

    def actions(self, g: Root) -> list[Action]:
        assert g.fight is not None
        return [*cards.in_battle(g, g.fight, self.seat), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            assert g.fight is not None
            cards.use_in_battle(g, g.fight, self.seat, a)
            g.push(UseEffect(self.seat))


# Step 4: hits


class Suffer(Procedure):
    """A side takes hits: warriors first, then what its player chooses (law 4.3.4)."""

    __slots__ = ("hits", "side")

    def __init__(self, side: int, hits: int) -> None:
        self.side = side
        self.hits = hits

    def step(self, g: Root, n: int) -> bool:
        fight = g.fight
        assert fight is not None
        seat = fight.attacker if self.side == ATTACKER else fight.defender
        faction = g.faction[seat]
        if faction >= VAGABOND:
            from .vagabond import TakeHits  # the Vagabond's files build on this one

            g.push(TakeHits(seat, self.hits))
            return False
        warriors = min(self.hits, g.warriors[faction][fight.clearing])
        losses = Losses()
        losses.warriors(g, faction, fight.clearing, warriors)
        account(g, fight, 1 - self.side, faction, warriors, losses)
        if self.hits > warriors:
            g.push(LosePieces(seat, self.side, self.hits - warriors))
        return False


class LosePieces(Procedure):
    """Buildings and tokens; no question where all of them go or all are alike."""

    __slots__ = ("hits", "seat", "side")

    def __init__(self, seat: int, side: int, hits: int) -> None:
        self.seat = seat
        self.side = side
        self.hits = hits

    def step(self, g: Root, n: int) -> bool:
        fight = g.fight
        assert fight is not None
        there = fixtures(g, g.faction[self.seat], fight.clearing)
        if n >= self.hits or not there:
            return False
        if len(set(there)) == 1 or len(there) <= self.hits - n:
            lose(g, fight, self.side, there[0])
        else:
            g.push(LosePiece(self.seat, self.side))
        return True


class LosePiece(Decision):
    __slots__ = ("side",)
    rule = "4.3.4"
    asks = "root-ask-lose-piece"

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def actions(self, g: Root) -> list[Action]:
        assert g.fight is not None
        there = dict.fromkeys(fixtures(g, g.faction[self.seat], g.fight.clearing))
        return [("lose", token or BUILDINGS[kind]) for kind, token in there]

    def play(self, g: Root, a: Action) -> None:
        assert g.fight is not None
        word = str(a[1])
        piece = (BUILDINGS.index(word), "") if word in BUILDINGS else (NOBODY, word)
        lose(g, g.fight, self.side, piece)


def lose(g: Root, fight: Fight, side: int, piece: tuple[int, str]) -> None:
    kind, token = piece
    seat = fight.attacker if side == ATTACKER else fight.defender
    by = fight.defender if side == ATTACKER else fight.attacker
    losses = Losses()
    if token:
        losses.token(g, token, fight.clearing, by)
    else:
        losses.building(g, kind, fight.clearing)
    account(g, fight, 1 - side, g.faction[seat], 0, losses)


def account(g: Root, fight: Fight, side: int, faction: int, warriors: int, losses: Losses) -> None:
    """Book what a side has removed; it is scored when all is removed."""
    seat = fight.attacker if side == ATTACKER else fight.defender
    fight.removed[side] += losses.points
    fight.points[side] += losses.points
    fight.triggers += losses.triggers
    if g.faction[seat] < VAGABOND:
        return
    infamous = warriors + losses.points
    if warriors and turn_hostile(g, seat, faction):
        fight.turned = faction
        infamous -= 1  # law 9.2.9.3.1: not the warrior that made the faction hostile
    if g.rover_at(seat).relations[faction] == HOSTILE and g.turn == seat:
        fight.points[side] += infamous


class Settle(Procedure):
    """An ambush's hits have their effects before the dice are rolled (law 4.3.1.2)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        assert g.fight is not None
        settle(g, g.fight)
        return False


def settle(g: Root, fight: Fight) -> None:
    """Points for what was removed, whoever's turn it is first (law 3.1); then what the losses bring about."""
    sides = [(fight.attacker, fight.points[ATTACKER]), (fight.defender, fight.points[DEFENDER])]
    if fight.triggers:
        g.push(Aftermath(one_hospital(fight.triggers), battle=True))
    fight.points, fight.triggers = [0, 0], []
    for seat, points in sorted(sides, key=lambda pair: pair[0] != g.turn):
        score(g, seat, points)


def finish(g: Root, fight: Fight) -> None:
    """The battle is over."""
    for side, seat in ((ATTACKER, fight.attacker), (DEFENDER, fight.defender)):
        if g.faction[seat] == EYRIE and g.leader == DESPOT and fight.removed[side]:
            fight.points[side] += 1
    if fight.ally != NOBODY and fight.by_ally > fight.by_items:
        turn_hostile(g, fight.attacker, fight.ally)  # law 9.2.9.2.4
    g.fight = None
    settle(g, fight)
