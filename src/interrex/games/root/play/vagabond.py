"""The Vagabond (law 9). Items are exhausted to act; the pawn is nobody's warrior."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from .. import cards
from ..data import (
    AIDS_NEEDED,
    ALLIED,
    ALLY_POINTS,
    BAG,
    BOOT,
    BUILDINGS,
    CHARACTER_NAMES,
    CHARACTERS,
    CLEARINGS,
    COIN,
    CROSSBOW,
    FACTIONS,
    HAMMER,
    HOSTILE,
    ITEM_LIMIT,
    ITEMS,
    ON_TRACKS,
    QUESTS,
    RANGER,
    RELATION_POINTS,
    SUITS,
    SWORD,
    TEA,
    THIEF,
    TINKER,
    TORCH,
    TRACK_SPACES,
    VAGABOND,
)  # fmt: skip
from ..state import (
    NOBODY,
    Decision,
    Procedure,
    Root,
    Rover,
    card_id,
    card_number,
    matches,
    matching,
    neighbours,
    surroundings,
    without,
)  # fmt: skip
from . import battle, daylight
from .common import (
    PASS,
    DiscardDown,
    Losses,
    draw,
    fixtures,
    move,
    score,
    turn_hostile,
)  # fmt: skip
from .craft import craft, craftable, why_not_craft

KINDS = range(len(ITEMS))

# ------------------------------------------------------------------------------------------------------------- items


def exhaust(rover: Rover, item: int) -> None:
    rover.fresh[item] -= 1
    rover.spent[item] += 1


def on_track(rover: Rover, item: int) -> int:
    """Face up on its track: three at most (law 9.2.5.1)."""
    return min(rover.fresh[item], TRACK_SPACES)


def gain(rover: Rover, item: int) -> None:
    rover.fresh[item] += 1


# ------------------------------------------------------------------------------------------------------------ set-up


class ChooseCharacter(Decision):
    __slots__ = ()
    rule = "9.3.1"
    asks = "root-ask-character"

    def actions(self, g: Root) -> list[Action]:
        taken = [r.character for r in g.rovers if r is not g.rover_at(self.seat) and any(r.fresh)]
        return [("character", name) for n, name in enumerate(CHARACTER_NAMES) if n not in taken]

    def play(self, g: Root, a: Action) -> None:
        rover = g.rover_at(self.seat)
        rover.character = CHARACTER_NAMES.index(str(a[1]))
        for item in CHARACTERS[str(a[1])]:
            gain(rover, item)
        g.tell("root-character", seat=self.seat, character=a[1])
        g.push(StartingForest(self.seat))


class StartingForest(Decision):
    __slots__ = ()
    rule = "9.3.2"
    asks = "root-ask-forest"

    def actions(self, g: Root) -> list[Action]:
        return [("forest", n + 1) for n in range(len(g.board.forests))]

    def play(self, g: Root, a: Action) -> None:
        assert isinstance(a[1], int)
        g.rover_at(self.seat).place = CLEARINGS + a[1] - 1
        g.tell("root-forest", seat=self.seat, forest=a[1])


# ---------------------------------------------------------------------------------------------------------- Birdsong


class Birdsong(Procedure):
    """Refresh, then slip (law 9.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        if n == 0:
            rover.aids = [0, 0, 0]
            g.push(Refreshing(self.seat, 2 * on_track(rover, TEA) + 3))
            return True
        g.push(Slip(self.seat))
        return False


class Refreshing(Procedure):
    """Flip exhausted items face up; which ones is asked only when not all can be."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        tired = sum(rover.spent) + sum(rover.damaged_spent)
        if n == 0 and tired <= self.n:
            for item in KINDS:
                rover.fresh[item] += rover.spent[item]
                rover.damaged[item] += rover.damaged_spent[item]
                rover.spent[item] = rover.damaged_spent[item] = 0
            return False
        if n == self.n:
            return False
        g.push(Refresh(self.seat))
        return True


class Refresh(Decision):
    __slots__ = ()
    rule = "9.4.1"
    asks = "root-ask-refresh"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        found: list[Action] = [("refresh", ITEMS[item]) for item in KINDS if rover.spent[item]]
        return [*found, *[("refresh", ITEMS[item], "damaged") for item in KINDS if rover.damaged_spent[item]]]

    def play(self, g: Root, a: Action) -> None:
        rover = g.rover_at(self.seat)
        item = ITEMS.index(str(a[1]))
        if len(a) == 3:
            rover.damaged_spent[item] -= 1
            rover.damaged[item] += 1
        else:
            rover.spent[item] -= 1
            rover.fresh[item] += 1


class Slip(Decision):
    """A free move into any clearing or forest beside (law 9.4.2)."""

    __slots__ = ()
    rule = "9.4.2"
    asks = "root-ask-slip"

    def actions(self, g: Root) -> list[Action]:
        here = g.rover_at(self.seat).place
        beside = surroundings(g.board.id)[here]
        return [*[slip_word(place) for place in beside], PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        assert isinstance(a[1], int)
        if a[0] == "hide":
            g.rover_at(self.seat).place = CLEARINGS + a[1] - 1
            g.tell("root-forest", seat=self.seat, forest=a[1])
        else:
            wander(g, self.seat, a[1] - 1)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        return refusal("2.4.1", "root-no-slip") if a[0] in ("slip", "hide") else None


def slip_word(place: int) -> Action:
    return ("hide", place - CLEARINGS + 1) if place >= CLEARINGS else ("slip", place + 1)


def wander(g: Root, seat: int, clearing: int) -> None:
    """The pawn goes to a clearing; warriors of an ally may go along (law 9.2.9.2.2)."""
    rover = g.rover_at(seat)
    start = rover.place
    rover.place = clearing
    g.tell("root-wanders", seat=seat, clearing=clearing + 1)
    if start < CLEARINGS and clearing in neighbours(g.board.id)[start]:
        rulers = g.rulers()  # forced warriors move by the rules of moving (law 1.5.5, 4.2.1)
        allies = [
            f for f in range(3)
            if rover.relations[f] == ALLIED and g.warriors[f][start] and f in (rulers[start], rulers[clearing])
        ]  # fmt: skip
        if allies:
            g.push(TakeAlong(seat, start, clearing, tuple(allies)))


class TakeAlong(Decision):
    """Warriors of one allied faction, as many as he likes."""

    __slots__ = ("allies", "end", "start")
    rule = "9.2.9.2.2"
    minor = True
    asks = "root-ask-take-along"

    def __init__(self, seat: int, start: int, end: int, allies: tuple[int, ...]) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.allies = allies

    def actions(self, g: Root) -> list[Action]:
        found: list[Action] = [
            ("along", FACTIONS[f], n) for f in self.allies for n in range(1, g.warriors[f][self.start] + 1)
        ]
        return [*found, PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            assert isinstance(a[2], int)
            move(g, FACTIONS.index(str(a[1])), self.start, self.end, a[2])


# ---------------------------------------------------------------------------------------------------------- Daylight


class Daylight(Procedure):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            daylight.start_of_daylight(g, self.seat)
            return True
        g.push(Roam(self.seat))
        return False


def boots_for(g: Root, seat: int, clearing: int) -> int:
    """One, and one more where hostile warriors stand (law 9.5.1, 9.2.9.3.2)."""
    relations = g.rover_at(seat).relations
    return 1 + any(relations[f] == HOSTILE and g.warriors[f][clearing] for f in range(3))


def free_moves(g: Root, seat: int) -> list[Action]:
    """Where the pawn can move, boots aside: never into a forest."""
    here = g.rover_at(seat).place
    return [("move", place + 1) for place in surroundings(g.board.id)[here] if place < CLEARINGS]


class Roam(Decision):
    """Whatever his items allow, in any order and number (law 9.5)."""

    __slots__ = ()
    rule = "9.5"
    asks = "root-ask-roam"

    def actions(self, g: Root) -> list[Action]:
        seat = self.seat
        rover = g.rover_at(seat)
        fresh = rover.fresh
        found: list[Action] = []
        if fresh[BOOT]:
            found += [a for a in free_moves(g, seat) if boots_for(g, seat, int(a[1]) - 1) <= fresh[BOOT]]
        if rover.place < CLEARINGS:
            found += self.in_clearing(g, rover)
        if fresh[HAMMER]:
            found += [("repair", ITEMS[i]) for i in KINDS if rover.damaged[i]]
            found += [("repair", ITEMS[i], "exhausted") for i in KINDS if rover.damaged_spent[i]]
            found += craftable(g, seat)
        if fresh[TORCH] and rover.character == RANGER:
            found.append(("special",))
        return [*found, *daylight.options(g, seat), PASS]

    def in_clearing(self, g: Root, rover: Rover) -> list[Action]:
        seat, here, fresh = self.seat, rover.place, rover.fresh
        found: list[Action] = []
        if fresh[SWORD]:
            found += battle.battles(g, seat)
        if fresh[TORCH]:
            if g.ruins[here]:
                found.append(("explore",))
            if rover.character == THIEF:
                found += [("special", FACTIONS[g.faction[s]]) for s in others_here(g, seat) if g.hands[s]]
            elif rover.character == TINKER:
                fit = sorted({card for card in g.discard if matches(card, g.suits[here])})
                found += [("special", card_id(card)) for card in fit]
        found += aids(g, seat)
        found += [("quest", QUESTS[q].id) for q in g.quests if can_quest(rover, q, g.suits[here])]
        if fresh[CROSSBOW]:
            found += strikes(g, seat)
        return found

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        seat = self.seat
        rover = g.rover_at(seat)
        if not (a[0] == "special" and rover.character == RANGER):
            g.push(self)
        match a[0]:
            case "move":
                assert isinstance(a[1], int)
                for _ in range(boots_for(g, seat, a[1] - 1)):
                    exhaust(rover, BOOT)
                wander(g, seat, a[1] - 1)
            case "battle":
                exhaust(rover, SWORD)
                battle.start(g, seat, a)
            case "explore":
                exhaust(rover, TORCH)
                explore(g, seat)
            case "aid":
                aid(g, seat, a)
            case "quest":
                quest(g, seat, str(a[1]))
            case "strike":
                exhaust(rover, CROSSBOW)
                strike(g, seat, a)
            case "repair":
                exhaust(rover, HAMMER)
                repair(rover, ITEMS.index(str(a[1])), len(a) == 3)
                g.tell("root-repairs", seat=seat, item=a[1])
            case "craft":
                craft(g, seat, card_number(a[1]))
            case "special":
                exhaust(rover, TORCH)
                special(g, seat, a)
            case _:
                daylight.play(g, seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        rover = g.rover_at(self.seat)
        needed = {
            "move": BOOT,
            "battle": SWORD,
            "explore": TORCH,
            "strike": CROSSBOW,
            "repair": HAMMER,
            "special": TORCH,
        }
        item = needed.get(str(a[0]))
        if item is not None and not rover.fresh[item]:
            return refusal("9.5", "root-no-item-fresh", item=ITEMS[item])
        match a[0]:
            case "move":
                return refusal("9.5.1", "root-no-boots")
            case "battle":
                return battle.why_not_battle(g, self.seat, a)
            case "explore":
                return refusal("9.5.3", "root-no-ruin")
            case "aid":
                return refusal("9.5.4", "root-no-aid")
            case "quest":
                return refusal("9.5.5", "root-no-quest")
            case "strike":
                return refusal("9.5.6", "root-no-strike")
            case "repair":
                return refusal("9.5.7", "root-no-repair")
            case "craft":
                return why_not_craft(g, self.seat, a)
            case "special":
                return refusal("9.5.9", "root-no-special")
        return daylight.why_not(g, self.seat, a)


def others_here(g: Root, seat: int) -> list[int]:
    """The other players with pieces in his clearing."""
    here = g.rover_at(seat).place
    return [s for s in range(g.players) if s != seat and g.pieces(g.faction[s], here)]


# Explore


def explore(g: Root, seat: int) -> None:
    """One item from the ruin; of two he looks and takes one (law 9.5.3, 9.7.3)."""
    rover = g.rover_at(seat)
    under = g.ruins[rover.place]
    g.reveals += 1
    if len(g.rovers) == 1:
        take_from_ruin(g, seat, under[0])
        return
    g.whisper(seat, "root-ruin-shows", items=tuple([Message(f"root-item-{ITEMS[item]}", {}) for item in under]))
    g.push(TakeFromRuin(seat))


class TakeFromRuin(Decision):
    __slots__ = ()
    rule = "9.7.3"
    asks = "root-ask-ruin"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        free = sorted({item for item in g.ruins[rover.place] if not rover.from_ruins >> item & 1})
        return [*[("take", ITEMS[item]) for item in free], PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            take_from_ruin(g, self.seat, ITEMS.index(str(a[1])))


def take_from_ruin(g: Root, seat: int, item: int) -> None:
    rover = g.rover_at(seat)
    g.ruins[rover.place] = without(g.ruins[rover.place], item)
    rover.from_ruins |= 1 << item
    gain(rover, item)
    g.tell("root-explores", seat=seat, item=ITEMS[item], clearing=rover.place + 1)
    score(g, seat, 1)


# Aid


def aids(g: Root, seat: int) -> list[Action]:
    """Any item, a matching card, and somebody to give it to; which item to take comes next (law 9.5.4)."""
    rover = g.rover_at(seat)
    fit = matching(g.hands[seat], g.suits[rover.place])
    if not fit:
        return []
    to = [FACTIONS[g.faction[s]] for s in others_here(g, seat)]
    tools = [ITEMS[item] for item in KINDS if rover.fresh[item]]
    return [("aid", who, card_id(card), item) for who in to for card in fit for item in tools]


def aid(g: Root, seat: int, a: Action) -> None:
    rover = g.rover_at(seat)
    faction, card = FACTIONS.index(str(a[1])), card_number(a[2])
    other = g.seat_of[faction]
    exhaust(rover, ITEMS.index(str(a[3])))
    g.hands[seat] = without(g.hands[seat], card)
    g.hands[other] = tuple(sorted((*g.hands[other], card)))
    g.tell("root-aids", seat=seat, faction=a[1], item=a[3])
    g.whisper(seat, "root-gave", card=a[2])
    g.whisper(other, "root-given", card=a[2])
    if any(g.items[other]):
        g.push(TakeCrafted(seat, other))
    if faction < VAGABOND:
        befriend(g, seat, faction)


def befriend(g: Root, seat: int, faction: int) -> None:
    """Enough aids in one turn improve a relationship (law 9.2.9.1); an ally's thanks come with each (9.2.9.2.1)."""
    rover = g.rover_at(seat)
    standing = rover.relations[faction]
    if standing == HOSTILE:
        return
    if standing == ALLIED:
        score(g, seat, ALLY_POINTS)
        return
    rover.aids[faction] += 1
    if rover.aids[faction] == AIDS_NEEDED[standing]:
        rover.aids[faction] = 0
        rover.relations[faction] = standing + 1
        g.tell("root-befriends", seat=seat, faction=FACTIONS[faction], step=standing + 1)
        score(g, seat, RELATION_POINTS[standing + 1])


class TakeCrafted(Decision):
    """An item from the box of whoever was aided, or none."""

    __slots__ = ("other",)
    rule = "9.5.4"
    minor = True
    asks = "root-ask-take-item"

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def actions(self, g: Root) -> list[Action]:
        return [*[("take", ITEMS[item]) for item in KINDS if g.items[self.other][item]], PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        item = ITEMS.index(str(a[1]))
        g.items[self.other][item] -= 1
        gain(g.rover_at(self.seat), item)
        g.tell("root-takes-item", seat=self.seat, item=a[1], faction=FACTIONS[g.faction[self.other]])


# Quest


def can_quest(rover: Rover, number: int, suit: int) -> bool:
    quest_ = QUESTS[number]
    first, second = quest_.items
    if quest_.suit != suit:
        return False
    return rover.fresh[first] >= 2 if first == second else bool(rover.fresh[first] and rover.fresh[second])


def quest(g: Root, seat: int, name: str) -> None:
    number = next(n for n in g.quests if QUESTS[n].id == name)
    rover = g.rover_at(seat)
    for item in QUESTS[number].items:
        exhaust(rover, item)
    g.quests = without(g.quests, number)
    rover.quests[QUESTS[number].suit] += 1
    g.tell("root-quest-done", seat=seat, quest=name)
    if g.quest_deck:
        g.quests = (*g.quests, g.quest_deck.pop())
        g.reveals += 1
    g.push(QuestReward(seat, QUESTS[number].suit))


class QuestReward(Decision):
    __slots__ = ("suit",)
    rule = "9.5.5"
    minor = True
    asks = "root-ask-quest-reward"

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def actions(self, g: Root) -> list[Action]:
        return [("points",), ("cards",)]

    def play(self, g: Root, a: Action) -> None:
        if a[0] == "points":
            score(g, self.seat, g.rover_at(self.seat).quests[self.suit])
        else:
            draw(g, self.seat, 2)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"n": g.rover_at(self.seat).quests[self.suit], "suit": SUITS[self.suit]})


# Strike


def strikes(g: Root, seat: int) -> list[Action]:
    """A warrior of each enemy here; where one has none, another piece of his (law 9.5.6)."""
    here = g.rover_at(seat).place
    found: list[Action] = []
    for enemy in g.enemies(seat):
        faction = g.faction[enemy]
        if faction >= VAGABOND or not g.pieces(faction, here):
            continue
        if g.warriors[faction][here]:
            found.append(("strike", FACTIONS[faction], "warrior"))
        else:
            for kind, token in dict.fromkeys(fixtures(g, faction, here)):
                found.append(("strike", FACTIONS[faction], token or BUILDINGS[kind]))
    return found


def strike(g: Root, seat: int, a: Action) -> None:
    here = g.rover_at(seat).place
    faction, piece = FACTIONS.index(str(a[1])), str(a[2])
    g.tell("root-strikes", seat=seat, faction=a[1])
    losses = Losses()
    if piece == "warrior":
        losses.warriors(g, faction, here, 1)
        turn_hostile(g, seat, faction)
    elif piece in BUILDINGS:
        losses.building(g, BUILDINGS.index(piece), here)
    else:
        losses.token(g, piece, here, seat)
    g.then(*losses.triggers)
    score(g, seat, losses.points)


# Repair and special actions


def repair(rover: Rover, item: int, tired: bool) -> None:
    """From the Damaged box, keeping its side (law 9.5.7)."""
    if tired:
        rover.damaged_spent[item] -= 1
        rover.spent[item] += 1
    else:
        rover.damaged[item] -= 1
        rover.fresh[item] += 1


def special(g: Root, seat: int, a: Action) -> None:
    """Thief: steal; Tinker: day labor; Ranger: hideout, which ends Daylight (law 9.5.9)."""
    rover = g.rover_at(seat)
    if rover.character == THIEF:
        cards.steal(g, seat, g.seat_of[FACTIONS.index(str(a[1]))])
    elif rover.character == TINKER:
        card = card_number(a[1])
        g.discard.remove(card)
        g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
        g.tell("root-day-labor", seat=seat, card=a[1])
    else:
        g.tell("root-hideout", seat=seat)
        g.push(Hideout(seat))


class Hideout(Procedure):
    """Three items repaired."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        hurt = sum(rover.damaged) + sum(rover.damaged_spent)
        if n == 0 and hurt <= 3:
            for item in KINDS:
                while rover.damaged[item]:
                    repair(rover, item, False)
                while rover.damaged_spent[item]:
                    repair(rover, item, True)
            return False
        if n == 3:
            return False
        g.push(HideoutRepair(self.seat))
        return True


class HideoutRepair(Decision):
    __slots__ = ()
    rule = "9.5.9"
    asks = "root-ask-repair"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        found: list[Action] = [("repair", ITEMS[i]) for i in KINDS if rover.damaged[i]]
        return [*found, *[("repair", ITEMS[i], "exhausted") for i in KINDS if rover.damaged_spent[i]]]

    def play(self, g: Root, a: Action) -> None:
        repair(g.rover_at(self.seat), ITEMS.index(str(a[1])), len(a) == 3)


# -------------------------------------------------------------------------------------------------------------- hits


class TakeHits(Procedure):
    """Hits in battle: items, or the warriors of an ally he fights beside (law 9.2.7, 9.2.9.2.4)."""

    __slots__ = ("hits", "seat")

    def __init__(self, seat: int, hits: int) -> None:
        self.seat = seat
        self.hits = hits

    def step(self, g: Root, n: int) -> bool:
        if n >= self.hits:
            return False
        choices = DamageItem(self.seat, battle=True).actions(g)
        if not choices:
            return False
        if len(choices) == 1:
            DamageItem(self.seat, battle=True).play(g, choices[0])
        else:
            g.push(DamageItem(self.seat, battle=True))
        return True


class Damage(Procedure):
    """Items damaged by an effect that removes all pieces (law 9.2.2.1)."""

    __slots__ = ("hits", "seat")

    def __init__(self, seat: int, hits: int) -> None:
        self.seat = seat
        self.hits = hits

    def step(self, g: Root, n: int) -> bool:
        choices = DamageItem(self.seat, battle=False).actions(g)
        if n >= self.hits or not choices:
            return False
        g.push(DamageItem(self.seat, battle=False))
        return True


class DamageItem(Decision):
    """Which undamaged item is damaged."""

    __slots__ = ("battle", "rule")
    asks = "root-ask-damage"

    def __init__(self, seat: int, battle: bool) -> None:
        self.seat = seat
        self.battle = battle
        self.rule = "9.2.7" if battle else "9.2.2.1"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        found: list[Action] = [("damage", ITEMS[i]) for i in KINDS if rover.fresh[i]]
        found += [("damage", ITEMS[i], "exhausted") for i in KINDS if rover.spent[i]]
        fight = g.fight
        allied = self.battle and fight is not None and fight.attacker == self.seat and fight.ally != NOBODY
        if allied and fight is not None and g.warriors[fight.ally][fight.clearing]:
            found.append(("sacrifice", FACTIONS[fight.ally]))
        return found

    def play(self, g: Root, a: Action) -> None:
        fight = g.fight
        if a[0] == "sacrifice":
            assert fight is not None
            losses = Losses()
            losses.warriors(g, fight.ally, fight.clearing, 1)
            fight.triggers += losses.triggers
            fight.by_ally += 1
            return
        rover = g.rover_at(self.seat)
        item = ITEMS.index(str(a[1]))
        if len(a) == 3:
            rover.spent[item] -= 1
            rover.damaged_spent[item] += 1
        else:
            rover.fresh[item] -= 1
            rover.damaged[item] += 1
        g.tell("root-damaged", seat=self.seat, item=a[1])
        if self.battle and fight is not None:
            fight.by_items += 1


# ----------------------------------------------------------------------------------------------------------- Evening


class Evening(Procedure):
    """Rest, draw, discard, and no more items than can be carried (law 9.6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        match n:
            case 0:
                daylight.start_of_evening(g, self.seat)
            case 1:
                if rover.place >= CLEARINGS:
                    rest(rover)
                draw(g, self.seat, 1 + on_track(rover, COIN))
                g.push(DiscardDown(self.seat))
            case 2:
                g.push(Unpack(self.seat))
                return False
        return True


def rest(rover: Rover) -> None:
    """In a forest everything damaged is repaired and face up (law 9.6.1)."""
    for item in KINDS:
        rover.fresh[item] += rover.damaged[item] + rover.damaged_spent[item]
        rover.damaged[item] = rover.damaged_spent[item] = 0


def carried(rover: Rover) -> int:
    """In the Satchel and the Damaged box: what lies face up on tracks does not count."""
    total = sum(rover.fresh) + sum(rover.spent) + sum(rover.damaged) + sum(rover.damaged_spent)
    return total - sum([on_track(rover, item) for item in ON_TRACKS])


class Unpack(Procedure):
    """Law 9.6.4."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        if carried(rover) <= ITEM_LIMIT + 2 * on_track(rover, BAG):
            return False
        g.push(Drop(self.seat))
        return True


class Drop(Decision):
    """An item too many, removed for good."""

    __slots__ = ()
    rule = "9.6.4"
    asks = "root-ask-drop"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        satchel = [rover.fresh[i] - (on_track(rover, i) if i in ON_TRACKS else 0) for i in KINDS]
        found: list[Action] = [("drop", ITEMS[i]) for i in KINDS if satchel[i] > 0]
        found += [("drop", ITEMS[i], "exhausted") for i in KINDS if rover.spent[i]]
        found += [("drop", ITEMS[i], "damaged") for i in KINDS if rover.damaged[i]]
        return [*found, *[("drop", ITEMS[i], "damaged", "exhausted") for i in KINDS if rover.damaged_spent[i]]]

    def play(self, g: Root, a: Action) -> None:
        rover = g.rover_at(self.seat)
        piles: dict[Action, list[int]] = {(): rover.fresh, ("exhausted",): rover.spent, ("damaged",): rover.damaged}
        piles[("damaged", "exhausted")] = rover.damaged_spent
        piles[a[2:]][ITEMS.index(str(a[1]))] -= 1
        g.dropped += 1
        item = ITEMS.index(str(a[1]))
        if not (rover.undamaged(item) or rover.damaged[item] or rover.damaged_spent[item]):
            rover.from_ruins &= ~(1 << item)  # law 9.7.3: only what is still on the board bars another
        g.tell("root-drops", seat=self.seat, item=a[1])
