"""What is under way: a major action, or a campaign. Plain values, as the position they belong to."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

from interrex.engine.deeds import Deed

from .data.numbers import NOBODY, NONE, Cards

# Major actions, and playing a card outside of a search (rulebook 6.1)
SEARCH: Final = 0
MUSTER: Final = 1
TRADE: Final = 2
RECOVER: Final = 3
CAMPAIGN: Final = 4
TRAVEL: Final = 5
PLAY: Final = 6
VERBS: Final = ("search", "muster", "trade", "recover", "campaign", "travel", "play")

# What is traded for
FOR_FAVOR: Final = 0
FOR_SECRETS: Final = 1

# Where cards are drawn from
WORLD: Final = 3  # the three regions' piles are 0 to 2
BENEATH: Final = 4  # BENEATH + pile: its bottom, as a place for discards

UNSET: Final = -1


class ActDeed(Deed[Any]):
    """A major action under way, other than a campaign. What it is about stands in ``what`` and ``how``."""

    __slots__ = (
        "added", "advisers", "draws", "end", "extra", "extra_secrets", "free", "gained", "how", "ignores", "kept",
        "lent", "onto", "over", "pawn", "plays", "price", "reach", "rewarded", "set", "shown", "sorted", "suits",
        "verb", "what",
    )  # fmt: skip

    verb: int
    what: int  # search: where from; muster, trade: the card; recover: relic or banner; travel: the slot
    how: int  # trade: what for; recover a banner: how much; travel: who makes it (a seat, itself mostly)
    set: int  # Supply set by a power, or UNSET
    added: int  # Supply added
    free: bool
    pawn: int  # the slot where the pawn counts to be
    advisers: int  # the seat whose advisers count as one's own
    suits: tuple[tuple[int, int], ...]  # cards whose suit counts as another
    draws: int
    end: bool  # cards are drawn from the bottom
    plays: int  # cards to be played of those drawn
    onto: int  # where its discards go: a pile or BENEATH it, WORLD for the bottom of the world deck, UNSET: by region
    sorted: bool  # do they go there just now? Not what a card discards that was played in it
    reach: int  # search: mask of the piles it may be about; muster, trade: of the slots
    over: bool  # tokens on the card do not matter
    extra: int  # more gained than usual: favor or warbands
    extra_secrets: int
    gained: int
    price: tuple[int, int]  # favor and secrets in place of the usual price of a muster; added to a recovered banner
    lent: int  # secrets of the shared bank that help to pay
    shown: bool  # cards drawn and kept are revealed
    kept: Cards  # of those drawn, to be played
    rewarded: int  # mask of components that have rewarded a card played in it
    ignores: int  # mask of components whose powers do not count in it

    @staticmethod
    def new(seat: int, verb: int, what: int, how: int, pawn: int) -> ActDeed:
        deed = ActDeed()
        deed.begin(seat, VERBS[verb])
        deed.verb, deed.what, deed.how = verb, what, how
        deed.set, deed.added, deed.free = UNSET, 0, False
        deed.pawn, deed.advisers, deed.suits = pawn, seat, ()
        deed.draws, deed.end, deed.plays, deed.onto, deed.reach = 0, False, 1, UNSET, 0
        deed.extra = deed.extra_secrets = deed.gained = deed.lent = deed.rewarded = deed.ignores = 0
        deed.price = (1, 0)
        deed.shown = deed.over = False
        deed.sorted = True
        deed.kept = NONE
        return deed

    def copy(self) -> ActDeed:
        twin = ActDeed()
        self.copy_into(twin)
        twin.verb, twin.what, twin.how = self.verb, self.what, self.how
        twin.set, twin.added, twin.free = self.set, self.added, self.free
        twin.pawn, twin.advisers, twin.suits = self.pawn, self.advisers, self.suits
        twin.draws, twin.end, twin.plays, twin.onto, twin.reach = (
            self.draws,
            self.end,
            self.plays,
            self.onto,
            self.reach,
        )
        twin.extra, twin.extra_secrets, twin.gained, twin.lent = self.extra, self.extra_secrets, self.gained, self.lent
        twin.price, twin.shown, twin.over, twin.kept = self.price, self.shown, self.over, self.kept
        twin.rewarded, twin.ignores, twin.sorted = self.rewarded, self.ignores, self.sorted
        return twin


# Sides of a campaign
ATTACKER: Final = 0
DEFENDER: Final = 1
UNDECIDED: Final = -1
BANDITS: Final = NOBODY  # as defender, or as user of a plan

# Faces of dice that can be ignored
SKULLS: Final = 1
HOLLOW: Final = 2
SWORD_2: Final = 4
SHIELD_1: Final = 8
SHIELD_2: Final = 16


class Plan(NamedTuple):
    """A battle plan that was used in a campaign."""

    card: int
    user: int  # a seat, or BANDITS
    minus: bool = False  # of ± dice, the sign its user chose
    dice: int = 0  # where their number is the user's choice, what was chosen
    agreed: bool | None = None  # what its user answered when it was asked again later; None: it was not


Men = tuple[int, int]  # a place (a slot, or WITH + seat) and a number of warbands


class Campaign(Deed[Any]):
    """A campaign under way: ``seat`` is the attacker. Sides are ATTACKER and DEFENDER."""

    __slots__ = (
        "added", "allies", "aside", "attack", "banish", "banners", "defender", "defense", "doubled", "ended", "facing",
        "force", "free", "halved", "ignores", "killed", "kills_all", "late", "only", "outcast", "pawn", "plans",
        "relics", "rerolled", "rolled", "set", "shown", "sites", "spared", "survivors", "target_dice", "totals", "turn",
        "unkillable", "victor", "worth",
    )  # fmt: skip

    verb: ClassVar[int] = CAMPAIGN
    defender: int  # a seat or BANDITS
    allies: Cards  # seats
    outcast: int  # the Citizen who is no Imperial player in it (rulebook 5.5.1.1)
    pawn: int  # the slot where the attacker's pawn counts to be
    set: int  # Supply, as in a deed
    added: int
    free: bool
    sites: int  # targets: a mask of slots
    relics: Cards
    banners: Cards
    banish: bool  # pawn and favor are a target
    late: tuple[tuple[int, int], ...]  # face-down relics that became targets later: a slot, and which one there
    target_dice: int  # of the targets alone
    attack: int  # the pools
    defense: int
    force: int  # mask of slots whose warbands fight on the attacker's side
    worth: int  # what a sacrificed warband adds to the attack
    facing: int  # mask of ignored faces
    doubled: int  # how often the attack roll is doubled
    halved: int  # how often the attack pool is halved
    turn: int  # whose plans are asked for just now: a side
    plans: tuple[Plan, ...]  # used so far
    only: tuple[bool, bool]  # has a side used a plan that allows no other?
    rolled: tuple[Cards, Cards]  # faces by side
    rerolled: tuple[bool, bool]
    totals: tuple[int, int]
    victor: int
    kills_all: tuple[bool, bool]  # must a defeated side lose its whole force?
    spared: tuple[bool, bool]  # does a defeated side lose nobody?
    unkillable: bool  # nobody at all is killed any more
    killed: tuple[int, int]  # warbands so far, by side
    aside: tuple[tuple[int, int, int, int], ...]  # a card, its user, a colour and how many it has saved
    survivors: tuple[Men, ...]  # what is left of the defeated force, and where
    ignores: int  # mask of components whose powers do not count in it
    ended: bool  # are the end's discards being made?
    shown: bool

    @staticmethod
    def new(seat: int, defender: int, pawn: int) -> Campaign:
        war = Campaign()
        war.begin(seat, VERBS[CAMPAIGN])
        war.defender, war.allies, war.outcast, war.pawn = defender, NONE, NOBODY, pawn
        war.set, war.added, war.free = UNSET, 0, False
        war.sites, war.relics, war.banners, war.banish, war.late = 0, NONE, NONE, False, ()
        war.target_dice = war.attack = war.defense = war.force = war.facing = war.doubled = war.halved = 0
        war.ignores = 0
        war.worth = 1
        war.turn = ATTACKER
        war.plans = ()
        war.only = war.rerolled = war.kills_all = war.spared = (False, False)
        war.rolled = (NONE, NONE)
        war.totals = war.killed = (0, 0)
        war.victor = UNDECIDED
        war.unkillable = war.ended = war.shown = False
        war.aside = war.survivors = ()
        return war

    def copy(self) -> Campaign:
        twin = Campaign()
        self.copy_into(twin)
        twin.defender, twin.allies, twin.outcast, twin.pawn = self.defender, self.allies, self.outcast, self.pawn
        twin.set, twin.added, twin.free = self.set, self.added, self.free
        twin.sites, twin.relics, twin.banners, twin.banish = self.sites, self.relics, self.banners, self.banish
        twin.late, twin.target_dice = self.late, self.target_dice
        twin.attack, twin.defense, twin.force, twin.worth = self.attack, self.defense, self.force, self.worth
        twin.facing, twin.doubled, twin.halved, twin.turn = self.facing, self.doubled, self.halved, self.turn
        twin.plans, twin.only, twin.rolled, twin.rerolled = self.plans, self.only, self.rolled, self.rerolled
        twin.totals, twin.victor, twin.kills_all, twin.spared = self.totals, self.victor, self.kills_all, self.spared
        twin.unkillable, twin.killed, twin.aside = self.unkillable, self.killed, self.aside
        twin.survivors, twin.ended, twin.shown, twin.ignores = self.survivors, self.ended, self.shown, self.ignores
        return twin
