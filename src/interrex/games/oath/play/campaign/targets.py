"""Second step of a campaign: what is attacked, with how many dice, and who joins (rulebook 5.5.1, 5.5.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase, Word

from ...data.constants import PAWN_DICE, SITE_DICE
from ...data.numbers import NOBODY, RELIC_DICE
from ...data.oaths import TITLES
from ...deeds import ATTACKER, BANDITS, CAMPAIGN, Campaign
from ...moments import CROWN, FLIP, FORCE, NO_POWER, NO_TARGET, SITE_ATTACK, TARGET_DICE, WHOLE_TARGETS
from ...ruling import POWERS, ask, bandit_sites, bandits, bandits_rule, barred, of_text, ruled, rules, unbarred
from ...state import (
    CHANCELLOR,
    CITIZEN,
    PURPLE,
    SLOT_COUNT,
    SLOTS_AMONG,
    WITH,
    Oath,
    Round,
    SeatProcedure,
    Verb,
)
from ...words import BANNER, RELIC, SLOT, N, components, place_name
from ..access import forbidden_by
from ..deeds import can_flip
from ..elsewhere import Demand, Question
from ..moving import PEOPLE, SECRET, banner_number, banner_of
from ..wealth import turn_down

# Kinds of targets
SITE: Final = 0
A_RELIC: Final = 1
A_BANNER: Final = 2
PAWN: Final = 3

EVERYWHERE: Final = (1 << SLOT_COUNT) - 1
SITES_AMONG: Final = tuple([tuple([(SITE, slot) for slot in slots]) for slots in SLOTS_AMONG])  # as targets, by mask


# --------------------------------------------------------------------------------------------------------- who is who


def can_attack(g: Oath, seat: int, other: int, slot: int) -> bool:
    """May the seat, its pawn at that slot, choose the other as defender (rulebook 5.5.1)?"""
    if g.pawn[other] == slot:
        return True
    if g.role[seat] == CHANCELLOR and g.role[other] == CITIZEN:
        return False  # no Imperial player in this campaign, so no ruler
    return rules(g, other, slot)


def foes(g: Oath, seat: int, slot: int) -> list[int]:
    """Those with a pawn there, or who rule there; looked at more closely only where there is anybody."""
    colour, pawns, found = g.colours[slot], g.pawn, []
    if colour >= 0 and colour != g.flag[seat]:
        for other, theirs in enumerate(g.flag):
            if other != seat and (theirs == colour or pawns[other] == slot):
                found.append(other)
        return found
    if (colour == PURPLE and g.role[seat] != CHANCELLOR) or g.live & CROWN.mask:
        return foes_one_by_one(g, seat, slot)
    if pawns.count(slot) > (pawns[seat] == slot):
        for other, at in enumerate(pawns):
            if at == slot and other != seat:
                found.append(other)
    if colour < 0 and g.face_up >> slot & 1:
        found.append(BANDITS)
    return found


def foes_one_by_one(g: Oath, seat: int, slot: int) -> list[int]:
    """The same where the Empire or the Bandit Crown has a say."""
    found = [other for other in range(g.players) if other != seat and can_attack(g, seat, other, slot)]
    return [*found, BANDITS] if bandits_rule(g, slot) else found


def cast_out(g: Oath, war: Campaign) -> None:
    """Who fights their own Empire, or is attacked by the Chancellor, is no Imperial player now (rulebook 5.5.1.1)."""
    if war.defender == BANDITS or g.flag[war.seat] != PURPLE or g.flag[war.defender] != PURPLE:
        return
    war.outcast = war.defender if g.role[war.seat] == CHANCELLOR else war.seat
    g.flag[war.outcast] = g.colour[war.outcast]


def defending(war: Campaign) -> tuple[int, ...]:
    """The seats on the defending side, the defender first."""
    return () if war.defender == BANDITS else (war.defender, *war.allies)


def side(war: Campaign, seat: int) -> tuple[int, ...]:
    """The seat's side: an attacker stands alone."""
    return (seat,) if seat == war.seat else defending(war)


def foes_of(war: Campaign, seat: int) -> tuple[int, ...]:
    """ "Your enemy" in a campaign (rulebook 10.29)."""
    return defending(war) if seat == war.seat else (war.seat,)


# ------------------------------------------------------------------------------------------------------------ targets


def targetable_sites(g: Oath, war: Campaign) -> int:
    """The mask of the sites of the defender."""
    return bandit_sites(g) if war.defender == BANDITS else ruled(g, war.defender)


def near(g: Oath, war: Campaign) -> bool:
    """Is the defender's pawn at the attacker's site?"""
    return war.defender != BANDITS and g.pawn[war.defender] == war.pawn


def permitted(g: Oath, war: Campaign, kind: int, which: int) -> bool:
    if g.live & NO_TARGET.mask and barred(g, NO_TARGET, war.seat, kind, which):
        return False
    asking = secretive(g, war)
    return not asking >> (which if kind == SITE else war.pawn) & 1 or can_show(g, war)


def secretive(g: Oath, war: Campaign) -> int:
    """The mask of the slots whose targets ask for a secret, as long as none was shown."""
    if war.shown or not g.live & FLIP[CAMPAIGN].mask:
        return 0
    return EVERYWHERE & ~unbarred(g, FLIP[CAMPAIGN], war.seat, EVERYWHERE)


def can_show(g: Oath, war: Campaign) -> bool:
    """Can the attacker turn down the secret that targets ask for?"""
    return can_flip(g, war.seat, [number for number, _ in POWERS.at(FLIP[CAMPAIGN], g.live & FLIP[CAMPAIGN].mask)])


def open_targets(g: Oath, war: Campaign) -> list[tuple[int, int]]:
    """What can still be declared."""
    found = list(SITES_AMONG[targetable_sites(g, war) & ~war.sites])
    if near(g, war):
        for relic in g.relics[war.defender]:
            if relic not in war.relics:
                found.append((A_RELIC, relic))
        for banner in (PEOPLE, SECRET):
            if g.holds[banner] == war.defender and (number := banner_number(g, banner)) not in war.banners:
                found.append((A_BANNER, number))
        if not war.banish:
            found.append((PAWN, 0))
    if g.live & NO_TARGET.mask:
        found = not_barred(g, war, found)
    if g.secrets[war.seat] and not g.live & NO_POWER.mask:
        return found  # whatever asks for a secret
    asking = secretive(g, war)
    return beyond(asking, war, found) if asking and not can_show(g, war) else found


def not_barred(g: Oath, war: Campaign, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(kind, which) for kind, which in found if not barred(g, NO_TARGET, war.seat, kind, which)]


def beyond(mask: int, war: Campaign, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Of targets those that are at none of the sites in a mask."""
    return [(kind, which) for kind, which in found if not mask >> (which if kind == SITE else war.pawn) & 1]


def dice_of(g: Oath, war: Campaign, kind: int, which: int) -> int:
    printed = (SITE_DICE, RELIC_DICE[which] if kind == A_RELIC else 0, 0, PAWN_DICE)[kind]
    if kind == A_BANNER:
        printed = g.on_banner[banner_of(which)]
    return int(ask(g, TARGET_DICE, printed, war.seat, kind, which))


def declare(g: Oath, war: Campaign, kind: int, which: int) -> None:
    if kind == SITE:
        war.sites |= 1 << which
    elif kind == A_RELIC:
        war.relics = (*war.relics, which)
    elif kind == A_BANNER:
        war.banners = (*war.banners, which)
    else:
        war.banish = True
    war.target_dice += dice_of(g, war, kind, which)
    if secretive(g, war) >> (which if kind == SITE else war.pawn) & 1:
        war.shown = True  # one secret for the whole campaign (rulebook 11.12.2)


def target_slots(war: Campaign) -> int:
    """Mask of the slots with any target."""
    near_by = war.relics or war.banners or war.banish
    return war.sites | (1 << war.pawn if near_by else 0)


def targets_stand(g: Oath, war: Campaign) -> bool:
    """At least one at the attacker's site (rulebook 5.5.2.4), and no rule broken by the whole."""
    return bool(target_slots(war) >> war.pawn & 1) and not barred(g, WHOLE_TARGETS, war.seat)


def completable(g: Oath) -> bool:
    """Can the targets be made to stand by declaring more?"""
    war: Campaign = g.deeds[-1]
    if targets_stand(g, war):
        return True
    pawn = near(g, war) and not war.banish and permitted(g, war, PAWN, 0)
    if pawn and (not g.live & WHOLE_TARGETS.mask or stands_with(g, PAWN, 0)):
        return True
    found = open_targets(g, war)[::-1]  # what is at the attacker's site comes last there, and helps most
    if not target_slots(war) >> war.pawn & 1 and not any(kind != SITE or which == war.pawn for kind, which in found):
        return False
    return _stands_with_some(g, found, 0)


def _stands_with_some(g: Oath, found: list[tuple[int, int]], first: int) -> bool:
    """Each set of them is tried once: what is open does not hang on what else is declared."""
    war: Campaign = g.deeds[-1]
    for at in range(first, len(found)):
        before = (war.sites, war.relics, war.banners, war.banish, war.target_dice, war.shown)
        declare(g, war, *found[at])
        stands = targets_stand(g, war) or _stands_with_some(g, found, at + 1)
        war.sites, war.relics, war.banners, war.banish, war.target_dice, war.shown = before
        if stands:
            return True
    return False


def stands_with(g: Oath, kind: int, which: int) -> bool:
    """Could they, with this one among them? It is declared for as long as the question takes."""
    war: Campaign = g.deeds[-1]
    before = (war.sites, war.relics, war.banners, war.banish, war.target_dice, war.shown)
    declare(g, war, kind, which)
    found = completable(g)
    war.sites, war.relics, war.banners, war.banish, war.target_dice, war.shown = before
    return found


def offered_targets(g: Oath) -> list[tuple[int, int]]:
    """Of what can still be declared, what leads to targets that stand (rulebook 9.2.2)."""
    war: Campaign = g.deeds[-1]
    found = open_targets(g, war)
    return unforbidden(g, war, found) if g.live & WHOLE_TARGETS.mask else found


def unforbidden(g: Oath, war: Campaign, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same where there are rules about the whole."""
    touchy, whole, here = guarded_sites(g, war), target_slots(war), 1 << war.pawn
    if not whole & here and not touchy & here and any(kind != SITE or which == war.pawn for kind, which in found):
        whole |= here  # a target there can be declared as well
    if touchy & whole or not whole & here:
        return [(kind, which) for kind, which in found if stands_with(g, kind, which)]
    return [one for one in found if one[0] != SITE or not touchy >> one[1] & 1 or stands_with(g, *one)]


def guarded_sites(g: Oath, war: Campaign) -> int:
    """The mask of the sites that rules about the whole may keep from being targets."""
    mask = 0
    for number, power in POWERS.at(WHOLE_TARGETS, g.live & WHOLE_TARGETS.mask):
        given = power.given
        mask |= EVERYWHERE if given is None or given.mask is None else given.mask(g, number, war.seat)
    return mask


class TargetSite(Verb):
    name = "target-site"
    takes: ClassVar[tuple[Word, ...]] = (SLOT,)
    rule = "5.5.2.1"
    kind: int = SITE

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.about(which) for kind, which in offered_targets(g) if kind == self.kind]

    def about(self, which: int) -> Action:
        return self.action(which) if self.words else self.action()

    def why_not(self, g: Oath, seat: int, *values: int) -> Refusal | None:
        by = barred(g, NO_TARGET, seat, self.kind, values[0] if values else 0)
        return forbidden_by(by) if by else refusal(self.rule, "oath-no-such-target")

    def act(self, g: Oath, seat: int, *values: int) -> None:
        declare(g, g.war, self.kind, values[0] if values else 0)


class TargetRelic(TargetSite):
    name = "target-relic"
    takes = (RELIC,)
    rule = "5.5.2.2"
    kind = A_RELIC


class TargetBanner(TargetSite):
    name = "target-banner"
    takes = (BANNER,)
    rule = "5.5.2.2"
    kind = A_BANNER


class TargetPawn(TargetSite):
    name = "target-pawn"
    takes = ()
    rule = "5.5.2.3"
    kind = PAWN


BY_KIND: Final = (TargetSite(), TargetRelic(), TargetBanner(), TargetPawn())


WRITTEN: Final[dict[tuple[int, int], Action]] = {}  # how targets are declared


def write(target: tuple[int, int]) -> Action:
    kind, which = target
    found = WRITTEN[target] = BY_KIND[kind].about(which)
    return found


class Declare(Question):
    """One target after another, of those that were found to lead on."""

    __slots__ = ("targets",)
    verbs = BY_KIND
    rule = "5.5.2"
    asks = "oath-ask-target"
    ends = "oath-do-targets-done"

    def __init__(self, seat: int, targets: tuple[tuple[int, int], ...]) -> None:
        self.seat = seat
        self.targets = targets

    def actions(self, g: Oath) -> list[Action]:
        found = [WRITTEN.get(target) or write(target) for target in self.targets]
        if targets_stand(g, g.war):
            found.append(PASS)
        return found

    def play(self, g: Oath, a: Action) -> None:
        super().play(g, a)
        if a != PASS:
            ask_targets(g, self.seat)


def ask_targets(g: Oath, seat: int) -> None:
    """As long as there is anything left to declare."""
    found = offered_targets(g)
    if found:
        g.push(Declare(seat, tuple(found)))


def declare_own_site(g: Oath, war: Campaign) -> None:
    """The attacker's site must be a target if the defender rules it."""
    theirs = bandits_rule(g, war.pawn) if war.defender == BANDITS else rules(g, war.defender, war.pawn)
    if theirs and permitted(g, war, SITE, war.pawn):
        declare(g, war, SITE, war.pawn)


def begin_targets(g: Oath) -> None:
    war: Campaign = g.deeds[-1]
    war.stage = "targets"
    declare_own_site(g, war)
    ask_targets(g, war.seat)


# ------------------------------------------------------------------------------------------------------------- allies


class Join(Verb):
    name = "join"
    rule = "5.5.2.7"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Oath, seat: int) -> None:
        g.push(Admit(g.war.defender, seat))


class MayJoin(Question):
    """A Citizen near by may join the defender."""

    __slots__ = ()
    verbs = (Join(),)
    rule = "5.5.2.7"
    asks = "oath-ask-join"
    ends = "oath-do-stay-out"

    def reaction(self, g: Oath, seat: int) -> bool:
        return g.turn != seat


ALLOW: Final = Phrase("allow")
DENY: Final = Phrase("deny")


class Permission(Demand):
    """Somebody is asked for leave, by ``asker``."""

    __slots__ = ("asker",)
    phrases = (ALLOW, DENY)
    asker: int

    def actions(self, g: Oath) -> list[Action]:
        return [ALLOW.action(), DENY.action()]

    def play(self, g: Oath, a: Action) -> None:
        if a[0] == ALLOW.name:
            self.allowed(g)
        else:
            g.tell("oath-denied", seat=self.seat)

    def allowed(self, g: Oath) -> None:
        raise NotImplementedError


class Admit(Permission):
    """The defender lets a Citizen join, or not."""

    __slots__ = ()
    rule = "5.5.2.7"

    def __init__(self, seat: int, asker: int) -> None:
        self.seat = seat
        self.asker = asker

    def allowed(self, g: Oath) -> None:
        enlist(g, self.asker)

    def question(self, g: Oath) -> Message:
        return Message("oath-ask-admit", {"who": Message("oath-player", {"seat": self.asker})})


def enlist(g: Oath, seat: int) -> None:
    g.war.allies = (*g.war.allies, seat)
    g.tell("oath-joins", seat=seat)


class Allies(Round):
    """The Chancellor joins any Imperial defender, Citizens near by may (rulebook 5.5.2.6, 5.5.2.7)."""

    __slots__ = ()

    def order(self, g: Oath) -> tuple[int, ...]:
        return g.order(g.chancellor)

    def visit(self, g: Oath, seat: int) -> MayJoin | None:
        war: Campaign = g.deeds[-1]
        if war.defender == BANDITS or g.flag[war.defender] != PURPLE or seat in (war.seat, war.defender):
            return None
        if g.flag[seat] != PURPLE:
            return None
        if g.role[seat] == CHANCELLOR:
            enlist(g, seat)
            return None
        return MayJoin(seat) if (war.sites | 1 << war.pawn) >> g.pawn[seat] & 1 else None


# -------------------------------------------------------------------------------------------------------------- pools


def title_dice(g: Oath, war: Campaign) -> int:
    """Rulebook 2.11.6, 2.11.8."""
    if war.defender == BANDITS:
        return 0
    helped = g.title == war.defender or (
        g.title == g.chancellor and g.flag[war.defender] == PURPLE and g.title != war.seat
    )
    return TITLES[g.usurper].dice if helped else 0


def force_places(g: Oath, war: Campaign, which: int) -> list[int]:
    """Where the warbands of a side's force are (rulebook 10.9)."""
    if which == ATTACKER:
        return [WITH + war.seat, *garrisoned(g, war.force)] if war.force else [WITH + war.seat]
    if war.defender == BANDITS:
        return []
    near_by = war.sites | 1 << war.pawn
    found = garrisoned(g, war.sites & ~war.force)
    for seat in defending(war):
        if near_by >> g.pawn[seat] & 1:
            found.append(WITH + seat)
    return found


def garrisoned(g: Oath, slots: int) -> list[int]:
    return [slot for slot in SLOTS_AMONG[slots] if g.bands[slot]]


def warbands_at(g: Oath, place: int) -> int:
    return g.bands[place] if place < SLOT_COUNT else g.host[place - WITH]


def bandit_force(g: Oath, war: Campaign, which: int) -> int:
    """Bandits that fight on a side: their own, or of whoever treats them as warbands (rulebook 14.11.3)."""
    mask = war.force if which == ATTACKER else war.sites
    seat = war.seat if which == ATTACKER else war.defender
    if seat == BANDITS:
        fighting = 0
        for slot in SLOTS_AMONG[mask]:
            fighting += bandits(g, slot)
        return fighting
    return crowned(g, seat, mask) if g.live & CROWN.mask else 0


def crowned(g: Oath, seat: int, mask: int) -> int:
    """Bandits at these sites that fight for a seat by the Bandit Crown."""
    crown = [g.holder(n) for n, _ in POWERS.at(CROWN, g.live & CROWN.mask)]
    if not any(g.flag[holder] == g.flag[seat] for holder in crown):
        return 0
    return sum([bandits(g, slot) for slot in SLOTS_AMONG[mask] if rules(g, seat, slot)])


def force_size(g: Oath, war: Campaign, which: int) -> int:
    n = bandit_force(g, war, which)
    for place in force_places(g, war, which):
        n += warbands_at(g, place)
    return n


def change_attack(war: Campaign, n: int) -> None:
    """A die that cannot leave an empty attack pool becomes a defense die (rulebook 5.5.3.2)."""
    war.attack += n
    if war.attack < 0:
        war.defense -= war.attack
        war.attack = 0


COMMIT: Final = Phrase("commit", N)


class Commit(Demand):
    """How many attack dice, up to the force (rulebook 5.5.2.5)."""

    __slots__ = ()
    rule = "5.5.2.5"
    asks = "oath-ask-commit"
    phrases = (COMMIT,)

    def actions(self, g: Oath) -> list[Action]:
        return COMMIT.each(range(min(force_size(g, g.war, ATTACKER), 99) + 1))

    def play(self, g: Oath, a: Action) -> None:
        g.war.attack = COMMIT.values(a)[0]

    def why_not(self, g: Oath, a: Action) -> Refusal | None:
        if a[0] != COMMIT.name:
            return super().why_not(g, a)
        return COMMIT.misread(g, a, self.rule) or refusal(
            self.rule, "oath-no-such-force", n=force_size(g, g.war, ATTACKER)
        )


class Pools(SeatProcedure):
    """Dice of the title, Allies, attack dice, Plains and Mountain (rulebook 18.3.1)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war: Campaign = g.deeds[-1]
        if n == 0:
            if g.listener is not None:
                g.tell("oath-targets", seat=war.seat, what=told_targets(g, war))
            if war.shown:
                turn_down(g, war.seat)
            war.defense = war.target_dice + title_dice(g, war)
            if war.defender != BANDITS and g.flag[war.defender] == PURPLE:
                g.push(Allies())
                return True
        if n < 2:
            if g.live & FORCE.mask:
                war.force |= int(ask(g, FORCE, 0, war.seat))
            if force_size(g, war, ATTACKER):
                g.pause(2, Commit(self.seat))
                return True
        for slot in SLOTS_AMONG[target_slots(war)]:
            if SITE_ATTACK.mask >> g.site[slot] & 1:
                change_attack(war, int(of_text(g, SITE_ATTACK, g.site[slot], 0, war.seat)))
        g.tell("oath-pools", attack=war.attack, defense=war.defense)
        return False


def told_targets(g: Oath, war: Campaign) -> tuple[Message, ...]:
    """What a campaign is about: sites, relics, banners, the pawn with its favor."""
    sites = [place_name(g, slot) for slot in SLOTS_AMONG[war.sites]]
    pawn = [Message("oath-pawn-of", {"seat": war.defender})] if war.banish else []
    return (*sites, *components((*war.relics, *war.banners)), *pawn)


def told_foe(g: Oath, war: Campaign) -> Message:
    if war.defender == NOBODY:
        return Message("oath-bandits", {})
    return Message("oath-player", {"seat": war.defender})
