"""Travel, of one's own will or by force (rulebook 5.6, 18.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Power

from ..data.constants import MOST_SUPPLY, TRAVEL_COST
from ..data.numbers import IDS, NOBODY
from ..deeds import TRAVEL, UNSET, ActDeed
from ..moments import ARRIVES, BURDEN, CHOOSER, ENDED, FLIP, LEAVES, NO_POWER, NO_TRAVEL, START, TOLL
from ..ruling import POWERS, ask, barred, concerning, happen, naming, spendable, unbarred
from ..state import REGION, SLOT_COUNT, SLOTS_AMONG, AnyFrame, Oath, Procedure, SeatProcedure, Verb
from ..words import SLOT
from .access import forbidden_by
from .deeds import MAJOR, Major, Perform, bind, blocked, can_flip, reaches, spend_supply, untouched, why_not
from .elsewhere import Demand, Question
from .moving import reveal_site
from .ways import Contested, speaking_in_act, ways_of

# Masks of the other slots, by the one that is left, and of those of them that can be reached with so much Supply
OTHER_SLOTS: Final = tuple([(1 << SLOT_COUNT) - 1 & ~(1 << here) for here in range(SLOT_COUNT)])
REACH: Final = tuple(
    [
        tuple(
            [
                sum([1 << s for s in SLOTS_AMONG[OTHER_SLOTS[here]] if costs[REGION[s]] <= n])
                for n in range(MOST_SUPPLY + 1)
            ]
        )
        for here, costs in [(here, TRAVEL_COST[REGION[here]]) for here in range(SLOT_COUNT)]
    ]
)


def guide(g: Oath, seat: int) -> int:
    """Who chooses where the seat goes from its site; NOBODY: itself (rulebook 11.7.2). The site itself says so."""
    return int(ask(g, CHOOSER, NOBODY, seat)) if g.at[g.pawn[seat]] & CHOOSER.mask else NOBODY


def afforded(g: Oath, deed: ActDeed) -> int:
    """The mask of the slots that a journey, at its price as it stands, may go to with the seat's Supply."""
    here, supply = g.pawn[deed.seat], g.supply[deed.seat] - deed.added
    if deed.free or 0 <= deed.set <= supply:
        return OTHER_SLOTS[here]
    return REACH[here][min(supply, MOST_SUPPLY)] if deed.set == UNSET and supply >= 0 else 0


class Travel(Major):
    """To another site."""

    name = "travel"
    takes = (SLOT,)
    rule = "5.6.1"
    verb = TRAVEL
    bans = (NO_TRAVEL, CHOOSER)
    priceless = True

    def __init__(self) -> None:
        super().__init__()
        self.printed = [[self.among(slots) for slots in by_supply] for by_supply in REACH]

    def cost(self, g: Oath, deed: ActDeed) -> int:
        return TRAVEL_COST[REGION[g.pawn[deed.seat]]][REGION[deed.what]]

    def lawless(self, g: Oath, deed: ActDeed) -> Refusal | None:
        if deed.what == g.pawn[deed.seat]:
            return refusal(self.rule, "oath-already-there")
        by = barred(g, NO_TRAVEL, deed.seat, deed.what)
        return forbidden_by(by) if by else None

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        return self.printed[g.pawn[seat]][min(g.supply[seat], MOST_SUPPLY)]

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        here, supply = g.pawn[seat], min(g.supply[seat], MOST_SUPPLY)
        near_by, others = REACH[here][supply], OTHER_SLOTS[here]
        if not hindered:
            if near_by == others:
                return self.among(near_by)
            return [*self.among(near_by), *self.each(self.aided(g, seat, SLOTS_AMONG[others & ~near_by]))]
        if g.at[here] & CHOOSER.mask and guide(g, seat) != NOBODY:
            return ()
        burdens = concerning(g, BURDEN[TRAVEL], seat)
        if burdens:
            if helped:
                return self.each(self.helped_to_bear(g, seat, burdens))
            return self.among(self.bearable(g, seat, burdens))
        found = passable(g, seat, near_by)
        if helped and found != others:
            for slot in self.aided(g, seat, SLOTS_AMONG[others & ~found]):
                found |= 1 << slot
        return self.among(found)

    def eased(self, g: Oath, seat: int, whats: Sequence[int], how: int, number: int, power: Power) -> list[int]:
        """For all slots at once: what a modifier changes about a journey does not hang on where it goes."""
        deed = self.new(g, seat, whats[0], how)
        g.deeds.append(deed)
        power.does.change(g, deed)
        slots = passable(g, seat, afforded(g, deed))
        g.deeds.pop()
        return [slot for slot in whats if slots >> slot & 1]

    def bearable(self, g: Oath, seat: int, burdens: int) -> int:
        """Where journeys are burdened and nothing could help, the mask of the slots that can be reached."""
        slots, ignores = BURDENED.of((burdens, g.pawn[seat], g.supply[seat]), g, seat)
        if not ignores:
            return passable(g, seat, slots)
        deed = self.new(g, seat, NOBODY)
        deed.ignores = ignores
        g.deeds.append(deed)
        slots = passable(g, seat, slots)
        g.deeds.pop()
        return slots

    def helped_to_bear(self, g: Oath, seat: int, burdens: int) -> list[int]:
        """Where journeys are burdened, the slots that can be reached, if need be with help."""
        sure, others = self.bearable(g, seat, burdens), SLOTS_AMONG[OTHER_SLOTS[g.pawn[seat]]]
        return [slot for slot in others if sure >> slot & 1 or self.possible(g, self.new(g, seat, slot))]

    def burdened(self, g: Oath, seat: int) -> tuple[int, int]:
        """The mask of the slots for which there is Supply, and that of the components that do not count on the way:
        what burdens make of a journey hangs only on themselves and on where it goes."""
        slots, deed = 0, self.new(g, seat, NOBODY)
        g.deeds.append(deed)
        for slot in SLOTS_AMONG[OTHER_SLOTS[g.pawn[seat]]]:
            deed.what = slot
            deed.set, deed.added, deed.free = UNSET, 0, False  # what burdens change
            happen(g, BURDEN[TRAVEL], seat)
            slots |= afforded(g, deed) & 1 << slot
        g.deeds.pop()
        return slots, deed.ignores

    def act(self, g: Oath, seat: int, slot: int) -> None:
        if just_moves(g, seat, slot):
            spend_supply(g, seat, TRAVEL_COST[REGION[g.pawn[seat]]][REGION[slot]])
            arrive(g, seat, slot)
        else:
            self.begin(g, seat, slot)

    def final(self, g: Any, seat: int, a: Action) -> bool | None:
        """Sure of a pawn that just moves: a site that the seat does not know is turned up."""
        (slot,) = self.values(a)
        if g.pledges or not just_moves(g, seat, slot):
            return None
        if g.face_up >> slot & 1:
            return False
        return None if g.eyes[g.site[slot]] >> seat & 1 else True

    def why_not(self, g: Oath, seat: int, slot: int) -> Refusal | None:
        if guide(g, seat) != NOBODY:
            return refusal("11.7.2", "oath-another-chooses")
        return why_not(g, self.new(g, seat, slot))

    def unsettled(self, g: Oath, deed: ActDeed) -> AnyFrame | None:
        """With nothing left in reach, after what modifiers took, the journey comes to nothing (rulebook 18.2.3)."""
        if deed.what != NOBODY or not within_reach(g, deed.seat):
            return None
        return Lead(guide(g, deed.seat), deed.seat)

    def stages(self, seat: int) -> tuple[AnyFrame, ...]:
        return (Journey(seat),)


def just_moves(g: Oath, seat: int, slot: int) -> bool:
    """Has no component anything to say about a journey?"""
    if g.live & (LEAVES.mask | ARRIVES.mask | ENDED[TRAVEL].mask):
        return False
    return untouched(g, seat, TRAVEL, slot)


def passable(g: Oath, seat: int, slots: int) -> int:
    """Of the slots in a mask those to which nothing forbids the seat to travel as it stands, Supply apart."""
    slots = unbarred(g, NO_TRAVEL, seat, slots)
    toll = g.live & TOLL[TRAVEL].mask
    if toll and toll.bit_count() > spendable(g, seat):
        for slot in SLOTS_AMONG[slots]:
            if len(naming(g, TOLL[TRAVEL], seat, slot)) > spendable(g, seat):
                slots &= ~(1 << slot)
    flips = g.live & FLIP[TRAVEL].mask
    if not flips or (g.secrets[seat] and not g.live & NO_POWER.mask):
        return slots
    return slots if can_flip_for_each(g, seat, flips) else unbarred(g, FLIP[TRAVEL], seat, slots)


def can_flip_for_each(g: Oath, seat: int, flips: int) -> bool:
    return all(can_flip(g, seat, (number,)) for number, _ in POWERS.at(FLIP[TRAVEL], flips))


class Leave(Contested):
    """Travel from where somebody else chooses the way (rulebook 18.2.3)."""

    name = "leave"
    rule = "11.7.2"
    verb = TRAVEL
    bans = Travel.bans

    def without_help(self, supply: bool) -> bool:
        return False

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        return ()

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        if not g.at[g.pawn[seat]] & CHOOSER.mask or guide(g, seat) == NOBODY:
            return []
        for slot in SLOTS_AMONG[OTHER_SLOTS[g.pawn[seat]]]:
            if TRAVELS.possible(g, TRAVELS.new(g, seat, slot)):
                return [self.action()]
        return []

    def act(self, g: Oath, seat: int) -> None:
        TRAVELS.begin(g, seat, NOBODY)

    def why_not(self, g: Oath, seat: int) -> Refusal | None:
        if guide(g, seat) == NOBODY:
            return refusal(self.rule, "oath-nobody-else-chooses")
        return refusal("4.2.2", "oath-no-supply", n=g.supply[seat])


def within_reach(g: Oath, seat: int) -> Sequence[int]:
    """The sites a seat is able to travel to, Supply apart."""
    if not g.live & (NO_TRAVEL.mask | TOLL[TRAVEL].mask | FLIP[TRAVEL].mask):
        return SLOTS_AMONG[OTHER_SLOTS[g.pawn[seat]]]
    known = ways_of(TRAVELS)
    if not g.deeds and not speaking_in_act(g, seat) & (known.opening | known.burdening):
        return SLOTS_AMONG[passable(g, seat, OTHER_SLOTS[g.pawn[seat]])]
    found = []
    for slot in range(SLOT_COUNT):
        if slot != g.pawn[seat]:
            deed = TRAVELS.new(g, seat, slot)
            g.deeds.append(deed)
            bind(g, deed)
            deed.free = True
            if blocked(g, deed) is None:
                found.append(slot)
            g.deeds.pop()
    return found


class Lead(Demand):
    """The ruler of the site chooses where somebody goes; then it is seen which modifiers apply."""

    __slots__ = ("traveller",)
    rule = "11.7.2"
    phrases = ()

    def __init__(self, seat: int, traveller: int) -> None:
        self.seat = seat
        self.traveller = traveller

    def actions(self, g: Oath) -> list[Action]:
        return SEND.each(within_reach(g, self.traveller))

    def play(self, g: Oath, a: Action) -> None:
        deed = g.deed
        used, deed.used = deed.used, 0
        deed.what = SEND.values(a)[0]
        bind(g, deed)
        for number, power in POWERS.at(START[TRAVEL], used & START[TRAVEL].mask):
            deed.used |= 1 << number
            given = power.given
            if reaches(g, deed, number, power.whose) and (given is None or given.holds(g, number, deed.seat)):
                power.does.change(g, deed)

    def question(self, g: Oath) -> Message:
        return Message("oath-ask-send", {"traveller": Message("oath-player", {"seat": self.traveller})})

    def spoken(self, g: Oath, seat: int) -> tuple[Send, ...]:
        return (SEND,)


def arrive(g: Oath, seat: int, slot: int) -> None:
    g.pawn[seat] = slot
    reveal_site(g, slot)
    if g.listener is not None:
        g.tell("oath-travels", seat=seat, site=IDS[g.site[slot]])


class Journey(SeatProcedure):
    """The pawn leaves, moves, and a face-down site is turned up (rulebook 5.6.2)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        seat, slot = self.seat, g.deed.what
        if n == 0 and g.live & LEAVES.mask:
            happen(g, LEAVES, seat, slot)
            return True
        if n < 2:
            g.resume_at(2)
            arrive(g, seat, slot)
            return g.live & ARRIVES.mask != 0
        happen(g, ARRIVES, seat, slot)
        return False


# ----------------------------------------------------------------------------------------------------------- by force


class Send(Verb):
    """Name the site to which somebody must travel."""

    name = "send"
    takes = (SLOT,)
    rule = "18.2.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return []


SEND: Final = Send()
TRAVELS: Final = Travel()
BURDENED: Final[Kept[tuple[int, int]]] = Kept(
    "burdened journeys", TRAVELS.burdened, "what burdens them, where the pawn is, its Supply"
)
MAJOR[TRAVEL] = TRAVELS
LEAVES_WOOD: Final = Leave()


class Banish(Procedure):
    """Somebody is made to travel to a site of another's choice, if able and willing to pay what it takes."""

    __slots__ = ("by", "may", "slots", "traveller")

    def __init__(self, by: int, traveller: int, slots: int, may: bool) -> None:
        self.by = by
        self.traveller = traveller
        self.slots = slots  # mask of those to choose from
        self.may = may

    def step(self, g: Oath, n: int) -> bool:
        reach = [slot for slot in within_reach(g, self.traveller) if self.slots >> slot & 1]
        leader = guide(g, self.traveller)
        if reach and self.may and leader not in (NOBODY, self.by):
            g.push(MayBanish(self.by, leader, self.traveller, self.slots))
        elif reach:
            asked = SendTo(self.by if leader == NOBODY else leader, self.by, self.traveller, self.slots, self.may)
            if self.may or len(reach) > 1:
                g.push(asked)
            else:
                asked.play(g, SEND.action(reach[0]))
        return False


class Away(Verb):
    """Make somebody travel where yet another chooses the way."""

    name = "banish"
    rule = "5.5.7.3"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()]


class MayBanish(Question):
    """Who may make somebody travel decides that first, even if the ruler of a wood then says where to."""

    __slots__ = ("leader", "slots", "traveller")
    verbs = (Away(),)
    rule = "5.5.7.3"
    ends = "oath-do-nothing"

    def __init__(self, seat: int, leader: int, traveller: int, slots: int) -> None:
        self.seat = seat
        self.leader = leader
        self.traveller = traveller
        self.slots = slots

    def play(self, g: Oath, a: Action) -> None:
        if a != PASS:
            g.push(SendTo(self.leader, self.seat, self.traveller, self.slots, False))

    def question(self, g: Oath) -> Message:
        return Message("oath-ask-banish", {"traveller": Message("oath-player", {"seat": self.traveller})})


class SendTo(Demand):
    """Where to."""

    __slots__ = ("by", "may", "slots", "traveller")
    rule = "18.2.1"

    def __init__(self, seat: int, by: int, traveller: int, slots: int, may: bool) -> None:
        self.seat = seat
        self.by = by
        self.traveller = traveller
        self.slots = slots
        self.may = may

    def actions(self, g: Oath) -> list[Action]:
        found = SEND.each([slot for slot in within_reach(g, self.traveller) if self.slots >> slot & 1])
        return [*found, PASS] if self.may else found

    def play(self, g: Oath, a: Action) -> None:
        if a == PASS:
            return
        slot: int = SEND.values(a)[0]
        if priced(g, self.traveller, slot):
            g.push(PayToGo(self.traveller, self.by, slot, self.slots, self.may))
        else:
            go(g, self.traveller, slot)

    def question(self, g: Oath) -> Message:
        return Message("oath-ask-send", {"traveller": Message("oath-player", {"seat": self.traveller})})

    def spoken(self, g: Oath, seat: int) -> tuple[Send, ...]:
        return (SEND,)

    def passing(self, g: Oath, seat: int) -> Message:
        return Message("oath-do-nothing", {})


def priced(g: Oath, seat: int, slot: int) -> bool:
    """Does the journey take a toll or a secret? Not for what does not count on it, as from a Shrouded Wood."""
    deed = TRAVELS.new(g, seat, slot)
    g.deeds.append(deed)
    bind(g, deed)
    found = naming(g, TOLL[TRAVEL], seat, slot) or naming(g, FLIP[TRAVEL], seat, slot)
    g.deeds.pop()
    return bool(found)


def go(g: Oath, seat: int, slot: int) -> None:
    """A forced journey, for no Supply."""
    deed = TRAVELS.new(g, seat, slot, 1)
    deed.free = True
    g.deeds.append(deed)
    g.push(Perform(seat))


class Willing(Verb):
    """Pay what the journey takes."""

    name = "pay"
    rule = "18.2.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()]


class PayToGo(Question):
    """Nobody pays against their will: refused means that the site cannot be reached."""

    __slots__ = ("by", "may", "slot", "slots")
    verbs = (Willing(),)
    rule = "18.2.1"
    asks = "oath-ask-pay-to-go"
    ends = "oath-do-refuse"

    def __init__(self, seat: int, by: int, slot: int, slots: int, may: bool) -> None:
        self.seat = seat
        self.by = by
        self.slot = slot
        self.slots = slots
        self.may = may

    def play(self, g: Oath, a: Action) -> None:
        if a == PASS:
            g.push(Banish(self.by, self.seat, self.slots & ~(1 << self.slot), self.may))
        else:
            go(g, self.seat, self.slot)
