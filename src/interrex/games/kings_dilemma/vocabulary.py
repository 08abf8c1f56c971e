"""The closed vocabulary in which stories and house sheets say what they do (rulebook 10), as types.

A word, field or value that is not here makes a pack fail to load: content is data and never code. What the words do
stands in ``play/``; nothing here decides.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from interrex.engine.wire import Struct

Resource: TypeAlias = Literal["influence", "wealth", "morale", "welfare", "knowledge"]
Sign: TypeAlias = Literal["+", "-"]
Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$(?!\n)")]  # $ alone lets a last line break pass
Names: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=60)]
Step: TypeAlias = Annotated[int, Meta(ge=-3, le=3)]
Small: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Counted: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Row: TypeAlias = Annotated[int, Meta(ge=1, le=17)]
Weight: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Change: TypeAlias = Annotated[int, Meta(ge=-2, le=2)]
HouseNumber: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]

Who: TypeAlias = Annotated[  # rulebook 10.1.3
    str,
    Meta(
        pattern=r"^((chosen )?(leader|moderator|signer|each|voters (winning|losing|aye|nay)"
        r"|passers (power|moderator|any)|prestige (highest|lowest)|rank (coins|power) (first|last)"
        r"|house ([1-9]|1[0-2])|holder [a-z][a-z0-9-]*))$"
    ),
]


class Per(Struct, frozen=True):
    """So much for each of something, up to a maximum (rulebook 10.1.5)."""

    per: Literal["aye voters", "nay voters", "passers", "stickers", "facts", "chapters"]
    max: Small
    row: Resource | None = None
    sign: Sign | None = None
    of: tuple[Name, ...] = ()  # facts counted, or the storyline


Amount: TypeAlias = Small | Per


class Until(Struct, frozen=True):
    """How long something lasts (rulebook 10.1.6)."""

    end: Literal["round", "reign", "reigns", "fact", "storyline"] = "reign"
    reigns: Small = 1
    of: Name = "nothing"


# ---------------------------------------------------------------------------------------------------- conditions 10.3


class Condition(Struct, frozen=True, tag_field="is"):
    """Something that holds or does not."""


class ResRank(Condition, frozen=True, tag="res_rank"):
    res: Resource
    at: Literal["highest", "lowest"]


class ResAtLeast(Condition, frozen=True, tag="res_at_least"):
    res: Resource
    row: Row


class ResAtMost(Condition, frozen=True, tag="res_at_most"):
    res: Resource
    row: Row


class MarkersIn(Condition, frozen=True, tag="markers_in"):
    low: Row
    high: Row
    min: Small


class MarkersSplit(Condition, frozen=True, tag="markers_split"):
    high: Row
    low: Row


class BalanceIn(Condition, frozen=True, tag="balance_in"):
    min: Row
    max: Row


class Held(Condition, frozen=True, tag="held"):
    """Coins or power really behind the screen, at least or at most (``coins_at_least`` … in the rulebook)."""

    what: Literal["coins", "power"]
    min: Annotated[int, Meta(ge=0, le=50)] = 0
    max: Annotated[int, Meta(ge=0, le=99)] = 99
    of: Who = "signer"


class HeldRank(Condition, frozen=True, tag="held_rank"):
    what: Literal["coins", "power"]
    at: Small
    of: Who = "signer"


class TokenPoints(Condition, frozen=True, tag="token_points"):
    min: Annotated[int, Meta(ge=-12, le=12)] = -12
    max: Annotated[int, Meta(ge=-12, le=12)] = 12
    of: Who = "signer"


class SignedInReign(Condition, frozen=True, tag="signed_in_reign"):
    min: Small
    of: Who = "signer"


class Place(Condition, frozen=True, tag="place"):
    at: Literal[1, 2, 3, 4, "last"]
    of: Who = "signer"


class Played(Condition, frozen=True, tag="agenda"):
    agenda: Literal["greedy", "rebel", "moderate", "extremist", "opportunist", "opulent"]
    of: Who = "signer"


class EndIs(Condition, frozen=True, tag="end_is"):
    how: Literal["died", "abdicated", "top", "bottom"]


class ReignLength(Condition, frozen=True, tag="reign_length"):
    min: Counted = 0
    max: Counted = 20


class ReignNumber(Condition, frozen=True, tag="reign_number"):
    min: Annotated[int, Meta(ge=1, le=99)] = 1
    max: Annotated[int, Meta(ge=1, le=99)] = 99


class Houses(Condition, frozen=True, tag="houses"):
    min: Small = 3
    max: Small = 5


class Fact(Condition, frozen=True, tag="flag"):
    flag: Name
    on: bool = True


class Counter(Condition, frozen=True, tag="counter"):
    counter: Name
    min: Counted = 0
    max: Counted = 20


class Running(Condition, frozen=True, tag="event"):
    event: Name
    on: bool = True


class Told(Condition, frozen=True, tag="storyline"):
    """How far a storyline has come (``at_least`` chapters), or that it has ended, perhaps in a certain way."""

    storyline: Name
    at_least: Counted = 0
    ended: bool | Name = False


class SideWas(Condition, frozen=True, tag="side_was"):
    card: Name
    side: Literal["aye", "nay"]


class VoteWas(Condition, frozen=True, tag="vote_was"):
    how: Literal["unanimous", "margin", "tied", "all passed"]
    margin: Counted = 0


class SignedBy(Condition, frozen=True, tag="signed_by"):
    """Who answers for a dilemma, signed a story card or a sticker, or is remembered under a name."""

    what: Name
    of: Who


class MainSignatory(Condition, frozen=True, tag="main_signatory"):
    storyline: Name
    of: Who


class Marks(Condition, frozen=True, tag="marks"):
    what: Literal["prestige", "crave"]
    of: Who
    min: Annotated[int, Meta(ge=0, le=99)] = 0
    max: Annotated[int, Meta(ge=0, le=99)] = 99


class Achieved(Condition, frozen=True, tag="achieved"):
    """A house has reached its story achievement."""

    house: HouseNumber


class KingdomIs(Condition, frozen=True, tag="kingdom"):
    """Which of the two is greater so far (8.4.3)."""

    by: Literal["order", "rebellion", "equal"]


class DoorOpen(Condition, frozen=True, tag="door"):
    letter: Letter


class All(Condition, frozen=True, tag="all"):
    of: tuple[AnyCondition, ...]


class AnyOf(Condition, frozen=True, tag="any"):
    of: tuple[AnyCondition, ...]


class Not(Condition, frozen=True, tag="not"):
    of: AnyCondition


AnyCondition: TypeAlias = (
    ResRank | ResAtLeast | ResAtMost | MarkersIn | MarkersSplit | BalanceIn | Held | HeldRank | TokenPoints
    | SignedInReign | Place | Played | EndIs | ReignLength | ReignNumber | Houses | Fact | Counter | Running | Told
    | SideWas | VoteWas | SignedBy | MainSignatory | Marks | Achieved | KingdomIs | DoorOpen | All | AnyOf | Not
)  # fmt: skip


# ------------------------------------------------------------------------------------------------ special votes 10.6


class VoteRules(Struct, frozen=True):
    """How a vote is held otherwise; what is not named stays as it is."""

    min_power: Small = 1
    max_power: Annotated[int, Meta(ge=1, le=99)] = 99
    head_count: bool = False
    majority: bool = False
    silent: bool = False
    no_pass: bool = False
    no_deals: bool = False
    coins_too: bool = False
    excluded: Who | None = None
    leader_vote: Annotated[int, Meta(ge=0, le=5)] = 0
    keep_power: bool = False
    labels: bool = False  # the words name the two sides
    elect: Name | None = None  # each vote names a house; the one elected is remembered under this name


USUAL = VoteRules()


# ------------------------------------------------------------------------------------------------ changed rules 10.7

RuleName: TypeAlias = Literal[
    "pass_coin", "share_remainder", "skull_every_card", "deck_top", "moderator_locked", "leader_fixed", "deals_tax",
    "sticker_double", "balance_half", "momentum_off", "start_power", "start_coins",
]  # fmt: skip


class Changed(Struct, frozen=True):
    """A rule that is otherwise. ``to``: the number it has; for what is only on or off, 1 is on."""

    set: RuleName
    to: Annotated[int, Meta(ge=-3, le=3)] = 1


# ------------------------------------------------------------------------------------------------------ moments 10.5

Moment: TypeAlias = Literal[
    "vote_open", "won_vote", "lost_vote", "passed", "took_moderator", "shared_power", "became_leader", "tie_broken",
    "signed", "marker_moved", "card_laid", "envelope_opened", "reign_start", "reign_end", "token_scored",
    "scoring_treasury", "scoring_power", "in_rounds", "in_reigns", "when_flag",
]  # fmt: skip


class When(Struct, frozen=True):
    """A moment, and what must be so for it to count."""

    at: Moment
    more_than: Counted | None = None  # won_vote: power on the card
    at_least: Counted | None = None  # lost_vote: power on the card
    got: Counted | None = None  # shared_power
    kind: Literal["power", "moderator", "sticker", "story", "bid", "given", "died", "top", "bottom"] | None = None
    sign: Sign | None = None
    res: Resource | None = None
    of: Name | None = None  # envelope_opened: the storyline; when_flag: the fact
    n: Small = 1  # in_rounds, in_reigns


# ------------------------------------------------------------------------------------------------------ effects 10.2


class Effect(Struct, frozen=True, tag_field="do"):
    """Something that happens."""


class Move(Effect, frozen=True, tag="move"):
    res: Resource
    by: Step


class Balance(Effect, frozen=True, tag="balance"):
    by: Step


class Momentum(Effect, frozen=True, tag="momentum"):
    res: Resource
    face: Literal["+", "-", "flip", "keep"] = "keep"
    token: Literal["on", "off", "keep"] = "keep"


class Sticker(Effect, frozen=True, tag="sticker"):
    sticker: Name


class StickerOff(Effect, frozen=True, tag="sticker_off"):
    row: Resource
    sign: Sign
    which: Literal["oldest", "newest"]


class StickerAge(Effect, frozen=True, tag="sticker_age"):
    row: Resource
    by: Weight


class Envelope(Effect, frozen=True, tag="envelope"):
    envelope: Name


class Mystery(Effect, frozen=True, tag="mystery"):
    letter: Letter


class Gain(Effect, frozen=True, tag="gain"):
    what: Literal["coins", "power", "prestige", "crave"]
    n: Amount
    who: Who = "signer"


class Lose(Effect, frozen=True, tag="lose"):
    what: Literal["coins", "power"]
    n: Amount
    who: Who = "signer"


class Pay(Effect, frozen=True, tag="pay"):
    payer: Who
    to: Who
    n: Amount


class Pool(Effect, frozen=True, tag="pool"):
    by: Annotated[int, Meta(ge=-5, le=5)]


class TokenGive(Effect, frozen=True, tag="token_give"):
    token: Literal["leader", "moderator"]
    to: Who


class SignerIs(Effect, frozen=True, tag="signer_is"):
    who: Who


class Flag(Effect, frozen=True, tag="flag"):
    flag: Name
    on: bool = True
    who: Who | None = None  # a house to remember


class Count(Effect, frozen=True, tag="count"):
    counter: Name
    by: Annotated[int, Meta(ge=-5, le=5)]


class CardsIn(Effect, frozen=True, tag="cards_in"):
    cards: Names


class CardsOut(Effect, frozen=True, tag="cards_out"):
    cards: Names


class CardTo(Effect, frozen=True, tag="card_to"):
    to: Literal["track", "deck", "events", "gone"]


class LayStory(Effect, frozen=True, tag="story"):
    story: Name


class AbilityTick(Effect, frozen=True, tag="ability_tick"):
    story: Name
    n: Small = 1


class EventOn(Effect, frozen=True, tag="event_on"):
    event: Name


class EventOff(Effect, frozen=True, tag="event_off"):
    event: Name


class Later(Effect, frozen=True, tag="later"):
    when: When
    then: tuple[AnyEffect, ...]
    times: Small = 1


class If(Effect, frozen=True, tag="if"):
    cond: AnyCondition
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()


class Choose(Effect, frozen=True, tag="choose"):
    by: Who
    options: Annotated[tuple[tuple[AnyEffect, ...], ...], Meta(min_length=2, max_length=4)]


class HoldVote(Effect, frozen=True, tag="vote"):
    aye: tuple[AnyEffect, ...]
    nay: tuple[AnyEffect, ...]
    rules: VoteRules = USUAL


class Rule(Effect, frozen=True, tag="rule"):
    change: Changed
    until: Until = Until()


class Achieve(Effect, frozen=True, tag="achieve"):
    house: HouseNumber


class SignatoryBonus(Effect, frozen=True, tag="signatory_bonus"):
    what: Literal["prestige", "crave"]
    n: Small


class Order(Effect, frozen=True, tag="order"):
    n: Weight


class Rebellion(Effect, frozen=True, tag="rebellion"):
    n: Weight


class EndReign(Effect, frozen=True, tag="end_reign"):
    how: Literal["died", "top", "bottom"]


class Show(Effect, frozen=True, tag="show"):
    what: Literal["next card", "agenda removed", "counts"]
    to: Who = "signer"


class Text(Effect, frozen=True, tag="text"):
    """Words that are read out where they stand: those written under this name."""

    text: Name


AnyEffect: TypeAlias = (
    Move | Balance | Momentum | Sticker | StickerOff | StickerAge | Envelope | Mystery | Gain | Lose | Pay | Pool
    | TokenGive | SignerIs | Flag | Count | CardsIn | CardsOut | CardTo | LayStory | AbilityTick | EventOn | EventOff
    | Later | If | Choose | HoldVote | Rule | Achieve | SignatoryBonus | Order | Rebellion | EndReign | Show | Text
)  # fmt: skip
Effects: TypeAlias = tuple[AnyEffect, ...]


# ---------------------------------------------------------------------------------------------------- abilities 10.4


class Modify(Struct, frozen=True):
    """What an ability changes while something is counted (rulebook 10.4.7 to 10.4.11)."""

    what: Literal["token_points", "treasury_count", "majority_count", "share", "bid_counts"]
    by: Change
    sign: Sign | None = None
    res: Resource | None = None
    scoring: Literal[1, 3] | None = None
    first_vote: bool = False


class Ability(Struct, frozen=True):
    kind: Literal["once", "start", "when", "may"]
    on: When | None = None
    who: Literal["signer", "each"] = "signer"
    boxes: Annotated[int, Meta(ge=0, le=6)] = 0  # 0: it is never used up
    then: tuple[AnyEffect, ...] = ()
    modify: Modify | None = None
