"""What each word of the vocabulary does (rulebook 10.2). The table at the end is the chapter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from .. import vocabulary as v
from ..data import AGENDA_IDS, HOUSES, MOST_VOTES, NO_HOUSE, NOBODY, RESOURCE, SIGN
from ..kingdom import Postponed, Ruling, Sheet
from ..state import AYE, VOTING, Council, Procedure
from ..words import OPTION
from . import board
from .houses import amount, holds, houses_of, main_signatories, seats_of
from .moments import fire, listen, tick
from .reasons import Question
from .rulings import rule_words
from .running import Run, enter
from .settling import Settle
from .telling import answer_for, read_out
from .voting import Vote, lead, open_floor


def gain(g: Council, house: int, what: str, n: int) -> None:
    """From the supply to a house that sits; marks are made by absent houses too (rulebook 10.1.7)."""
    if what in ("prestige", "crave"):
        prestige, craving, boxes, preferences, taken = g.sheets[house - 1]
        if what == "prestige":
            prestige += n
        else:
            craving += n
        g.mark(house, Sheet(prestige, craving, boxes, preferences, taken))
    elif house not in g.houses:
        return
    elif what == "coins":
        g.coins[g.seat_of(house)] += n
    else:
        g.power[g.seat_of(house)] += n
    if g.listener is not None:
        g.tell("kings-dilemma-gains", house=house, what=what, n=n)


def lose(g: Council, seat: int, what: str, n: int) -> int:
    """To the supply, as far as there is any (rulebook 10.1.8); how much it was."""
    held = g.coins if what == "coins" else g.power
    lost = max(0, min(n, held[seat]))
    held[seat] -= lost
    if lost:
        g.tell("kings-dilemma-loses", house=g.houses[seat], what=what, n=lost)
    return lost


def achieve(g: Council, house: int, achievement: int = 0) -> None:
    """A box is marked; with the last of them the ability is the house's for good (rulebook 6.7.1 to 6.7.3)."""
    sheet = g.sheets[house - 1]
    printed = g.printed[house - 1]
    if sheet.complete(printed, achievement):
        return
    boxes = list(sheet.boxes)
    boxes[achievement] += 1
    g.mark(house, sheet._replace(boxes=(boxes[0], boxes[1], boxes[2], boxes[3])))
    g.tell("kings-dilemma-box", house=house, achievement=f"{HOUSES[house - 1].id}-{achievement}")
    if g.sheets[house - 1].complete(printed, achievement):
        g.tell("kings-dilemma-achieves", house=house, achievement=f"{HOUSES[house - 1].id}-{achievement}")
        listen(g)
        at_once = [a.then for a in HOUSES[house - 1].achievements[achievement].abilities if a.kind == "once"]
        g.then(*[Run(then, house) for then in at_once])


# -------------------------------------------------------------------------------------------------------- the words


def _gain(g: Council, run: Run, e: v.Gain) -> None:
    for house in houses_of(g, e.who, run.house):
        gain(g, house, e.what, amount(g, e.n))


def _lose(g: Council, run: Run, e: v.Lose) -> None:
    for seat in seats_of(g, e.who, run.house):
        lose(g, seat, e.what, amount(g, e.n))


def _pay(g: Council, run: Run, e: v.Pay) -> None:
    receivers = seats_of(g, e.to, run.house)[:1]
    for payer in seats_of(g, e.payer, run.house):
        for to in receivers:
            if payer != to:
                gain(g, g.houses[to], "coins", lose(g, payer, "coins", amount(g, e.n)))


def _pool(g: Council, run: Run, e: v.Pool) -> None:
    g.pool = max(0, g.pool + e.by)
    g.tell("kings-dilemma-pool", n=g.pool)


def _token_give(g: Council, run: Run, e: v.TokenGive) -> None:
    for seat in seats_of(g, e.to, run.house)[:1]:
        if e.token == "leader":
            lead(g, seat, "given")
        else:
            g.moderator = seat
            g.tell("kings-dilemma-moderator", seat=seat)


def _signer_is(g: Council, run: Run, e: v.SignerIs) -> None:
    g.signer = next(iter(houses_of(g, e.who, run.house)), NO_HOUSE)
    if g.signer != NO_HOUSE:
        answer_for(g, g.signer)
        g.tell("kings-dilemma-signer", house=g.signer)


def _flag(g: Council, run: Run, e: v.Flag) -> None:
    if not e.on:
        g.facts = {name: house for name, house in g.facts.items() if name != e.flag}
        return
    house = NO_HOUSE if e.who is None else next(iter(houses_of(g, e.who, run.house)), NO_HOUSE)
    g.facts = {**g.facts, e.flag: house}
    fire(g, "when_flag", of=e.flag)


def _count(g: Council, run: Run, e: v.Count) -> None:
    g.counters = {**g.counters, e.counter: min(20, max(0, g.counters.get(e.counter, 0) + e.by))}


def _cards_out(g: Council, run: Run, e: v.CardsOut) -> None:
    gone = [g.story.number[card] for card in e.cards]
    g.deck = tuple([card for card in g.deck if card not in gone])
    board.shuffle_in(g, [])  # the deck was gone through: that a known next card is still there would tell something


def _card_to(g: Council, run: Run, e: v.CardTo) -> None:
    g.card_goes = e.to


def _sticker_off(g: Council, run: Run, e: v.StickerOff) -> None:
    find = board.oldest if e.which == "oldest" else board.newest
    slot = find(g, RESOURCE[e.row], SIGN[e.sign])
    if slot != NOBODY:
        board.unstick(g, RESOURCE[e.row], slot)


def _sticker_age(g: Council, run: Run, e: v.StickerAge) -> None:
    board.age(g, RESOURCE[e.row], e.by)
    g.tell("kings-dilemma-ages", resource=e.row, n=e.by)


def _ability_tick(g: Council, run: Run, e: v.AbilityTick) -> None:
    number = g.story.story_number[e.story]
    for line, stack in enumerate(g.stories):
        if stack and stack[-1].story == number:
            for place, ability in enumerate(g.story.story_cards[number].abilities):
                if ability.boxes:
                    tick(g, line, place, e.n)


def _later(g: Council, run: Run, e: v.Later) -> None:
    g.later = (*g.later, Postponed(g.story.laters.index(e), e.times, run.house, e.when.n, run.handle))
    listen(g)


def _if(g: Council, run: Run, e: v.If) -> None:
    then = e.then if holds(g, e.cond, run.house) else e.otherwise
    if then:
        g.push(Run(then, run.house, run.handle))


def _choose(g: Council, run: Run, e: v.Choose) -> None:
    for seat in seats_of(g, e.by, run.house)[:1]:
        g.push(ChooseOption(seat, e, run))


def _vote(g: Council, run: Run, e: v.HoldVote) -> None:
    if g.votes >= MOST_VOTES:  # rulebook 11.13
        return
    opens = g.stage != VOTING  # one held at the opening of another has no opening of its own (rulebook 13.53)
    g.then(Vote(), Settle(), AfterVote(e, run, g.rules, g.stage))
    g.rules = e.rules
    if opens:
        open_floor(g)


def _rule(g: Council, run: Run, e: v.Rule) -> None:
    g.rulings = (*g.rulings, Ruling(e.change, e.until, e.until.reigns))
    g.tell("kings-dilemma-rule", rule=rule_words(e.change))


def _bonus(g: Council, run: Run, e: v.SignatoryBonus) -> None:
    """To the main signatory of the storyline whose ending card this is (rulebook 4.7.15)."""
    for line, stack in enumerate(g.stories):
        if stack and g.story.story_handle(stack[-1].story) == run.handle:
            for house in main_signatories(g, line):
                gain(g, house, e.what, e.n)


def _order(g: Council, run: Run, e: v.Order) -> None:
    g.order += e.n
    g.tell("kings-dilemma-order", n=g.order)


def _rebellion(g: Council, run: Run, e: v.Rebellion) -> None:
    g.rebellion += e.n
    g.tell("kings-dilemma-rebellion", n=g.rebellion)


def _end_reign(g: Council, run: Run, e: v.EndReign) -> None:
    g.ending = e.how
    g.tell("kings-dilemma-will-end", ending=e.how)


def _show(g: Council, run: Run, e: v.Show) -> None:
    """For one seat's eyes (rulebook 10.2.32). The next card is drawn now, and lies on top for the next round."""
    for seat in seats_of(g, e.to, run.house):
        g.uncover()
        if e.what == "agenda removed":
            g.whisper(seat, "kings-dilemma-sees-removed", agenda=AGENDA_IDS[g.removed[0]] if g.removed else "none")
        elif e.what == "counts":
            for other in range(g.players):
                g.whisper(
                    seat, "kings-dilemma-sees-counts", house=g.houses[other], power=g.power[other], n=g.coins[other]
                )
        elif board.drawable(g):
            card = board.find_next(g)
            g.shown |= 1 << seat
            g.whisper(seat, "kings-dilemma-sees-next", card=g.story.card_handle(card))
        else:
            g.whisper(seat, "kings-dilemma-sees-nothing")


def _text(g: Council, run: Run, e: v.Text) -> None:
    """What is written under a name is read out here (rulebook 10.2.33)."""
    if handle := g.story.text_handles.get(e.text, ""):
        read_out(g, handle)
        g.tell("kings-dilemma-text", text=handle)


def _achieve(g: Council, run: Run, e: v.Achieve) -> None:
    """A house that nobody has taken yet has lost it (rulebook 13.28)."""
    if g.sheets[e.house - 1].taken:
        achieve(g, e.house)


CHOOSE: Final = Phrase("choose", OPTION)


class ChooseOption(Question):
    """One house picks one of two to four options (rulebook 10.2.25)."""

    __slots__ = ("effect", "run")
    rule = "10.2.25"
    asks = "kings-dilemma-ask-choose"
    phrases = (CHOOSE,)

    def __init__(self, seat: int, effect: v.Choose, run: Run) -> None:
        self.seat = seat
        self.effect = effect
        self.run = run

    def actions(self, g: Council) -> list[Action]:
        return [CHOOSE.action(n) for n in range(1, len(self.effect.options) + 1)]

    def spoken(self, g: Council, seat: int) -> Sequence[Phrase]:
        return (Phrase("choose", OPTION._replace(tell=self.words)),)

    def words(self, n: int) -> Message:
        return Message(f"kings-dilemma-choice-{self.run.handle}-{n}", {})

    def play(self, g: Council, a: Action) -> None:
        g.tell("kings-dilemma-chooses", seat=self.seat, option=self.words(int(a[1])))
        g.push(Run(self.effect.options[int(a[1]) - 1], self.run.house, self.run.handle))

    def barred(self, g: Council, *values: Any) -> Refusal:
        return refusal(self.rule, "kings-dilemma-no-choose", n=len(self.effect.options))


class AfterVote(Procedure):
    """A vote held on a card leads on (rulebook 10.2.26); then things go on as they were."""

    __slots__ = ("effect", "rules", "run", "stage")

    def __init__(self, effect: v.HoldVote, run: Run, rules: v.VoteRules, stage: str) -> None:
        self.effect = effect
        self.run = run
        self.rules = rules
        self.stage = stage

    def step(self, g: Council, n: int) -> bool:
        if n == 0:
            g.stage = self.stage
            g.push(Run(self.effect.aye if g.outcome == AYE else self.effect.nay, self.run.house, self.run.handle))
        else:
            g.rules = self.rules
        return n == 0


EFFECTS: Final[dict[type, Callable[[Council, Run, Any], None]]] = {
    v.Move: lambda g, run, e: board.move(g, RESOURCE[e.res], e.by),
    v.Balance: lambda g, run, e: board.shift(g, e.by),
    v.Momentum: lambda g, run, e: board.turn(g, RESOURCE[e.res], e.face, e.token),
    v.Sticker: lambda g, run, e: board.stick(g, g.story.sticker_number[e.sticker]),
    v.StickerOff: _sticker_off,
    v.StickerAge: _sticker_age,
    v.Envelope: lambda g, run, e: board.open_envelope(g, e.envelope),
    v.Mystery: lambda g, run, e: board.open_door(g, e.letter),
    v.Gain: _gain,
    v.Lose: _lose,
    v.Pay: _pay,
    v.Pool: _pool,
    v.TokenGive: _token_give,
    v.SignerIs: _signer_is,
    v.Flag: _flag,
    v.Count: _count,
    v.CardsIn: lambda g, run, e: board.shuffle_in(g, [g.story.number[card] for card in e.cards]),
    v.CardsOut: _cards_out,
    v.CardTo: _card_to,
    v.LayStory: lambda g, run, e: board.lay_story(g, g.story.story_number[e.story]),
    v.AbilityTick: _ability_tick,
    v.EventOn: lambda g, run, e: board.begin_event(g, g.story.event_number[e.event]),
    v.EventOff: lambda g, run, e: board.end_event(g, g.story.event_number[e.event]),
    v.Later: _later,
    v.If: _if,
    v.Choose: _choose,
    v.HoldVote: _vote,
    v.Rule: _rule,
    v.Achieve: _achieve,
    v.SignatoryBonus: _bonus,
    v.Order: _order,
    v.Rebellion: _rebellion,
    v.EndReign: _end_reign,
    v.Show: _show,
    v.Text: _text,
}
enter(EFFECTS)
