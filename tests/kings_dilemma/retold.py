"""The King's Dilemma told again: how things stand, for somebody who knows the log and what is printed, nothing else.

What has come out of an envelope is printed: the listener looks it up by the name that the log says.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.deals import Dealings
from interrex.engine.message import Message
from interrex.games.kings_dilemma.data import (
    AGENDA_IDS,
    HOUSE_IDS,
    LAST,
    PREFERENCE_BOXES,
    RESOURCE,
    RESOURCES,
    SLOTS,
    UP,
)
from interrex.games.kings_dilemma.kings import KINGS
from interrex.games.kings_dilemma.story.shelf import SHELF, Story
from interrex.games.kings_dilemma.view.types import KingView, ReignView
from interrex.games.kings_dilemma.vocabulary import USUAL

HANDED_OVER = ("kings-dilemma-do-coins", "kings-dilemma-do-lift")  # done when the deal is struck: nothing is left of it
FLAGS = ("silent", "no_pass", "no_deals", "head_count", "majority", "coins_too", "keep_power", "elect")
NUMBERS = ("min_power", "max_power", "leader_vote")
NEXT = "kings-dilemma-do-next-"


def words(clause: Message) -> tuple[int, str, tuple[tuple[str, str], ...]]:
    """A clause by what it says: whose it is, its key, its words."""
    what = clause.params["what"]
    assert isinstance(what, Message)
    said = [(name, str(value)) for name, value in what.params.items()]
    return int(str(clause.params["seat"])), what.key, tuple(sorted(said))


def read(says: Any) -> tuple[int, str, tuple[tuple[str, str], ...]]:
    """The same of a clause as the view has it."""
    what = says["params"]["what"]
    return int(says["params"]["seat"]), what["key"], tuple(sorted([(k, str(v)) for k, v in what["params"].items()]))


class House:
    def __init__(self, shown: Any) -> None:
        self.house: str | None = shown.house
        self.tokens = set(shown.tokens)
        self.stance, self.votes_for = shown.stance, shown.votes_for
        self.laid, self.coins_laid, self.signings = shown.laid, shown.coins_laid, shown.signings
        self.agenda: str | None = None
        self.points: tuple[int, ...] | None = None
        self.power: int | None = None
        self.coins: int | None = None


class Sheet:
    def __init__(self, shown: Any = None) -> None:
        self.prestige = 0 if shown is None else shown.prestige
        self.craving = 0 if shown is None else shown.craving
        self.boxes = [0, 0, 0, 0] if shown is None else list(shown.boxes)
        self.preferences = [0] * 6 if shown is None else list(shown.preferences)


class Sticker:
    def __init__(self, sticker: str, house: str, boxes: int) -> None:
        self.sticker, self.house, self.boxes = sticker, house, boxes


class Chronicler:
    """Hears the log."""

    def __init__(self, shown: Any, players: int) -> None:
        self.story: Story = SHELF[shown.story]
        self.seats = [House(one) for one in shown.seats]
        self.sheets = {one.house: Sheet(one) for one in shown.houses}
        self.rows = {marker.resource: marker.row for marker in shown.markers}
        self.rising = {marker.resource: marker.rising for marker in shown.markers}
        self.momentum = {marker.resource: marker.token for marker in shown.markers}
        self.balance, self.pool = shown.balance, shown.pool
        self.leader: int = shown.leader
        self.moderator, self.moderated = shown.moderator, shown.moderated
        self.signer: str | None = None
        self.track = [one.outcome for one in shown.track]
        self.chronicle: list[list[Sticker | None]] = [
            [None if slot is None else Sticker(slot.sticker, slot.house, slot.boxes) for slot in row]
            for row in shown.chronicle
        ]
        self.stacks = [[(one.story, one.house, list(one.boxes)) for one in stack.cards] for stack in shown.stories]
        self.order, self.rebellion = shown.order, shown.rebellion
        self.events = [event.event for event in shown.events]
        self.left = {event.event: event.left for event in shown.events}
        self.king, self.heir = shown.king, shown.king
        self.reigns = list(shown.reigns)
        self.ruled = self._ruled(shown)
        self.circumstances, self.doors = list(shown.circumstances), list(shown.doors)
        self.next_card = shown.next_card
        self.ending = shown.ending
        self.deals: dict[int, Any] = {}
        self.pledges: list[Any] = []
        self.outcome = ""
        self.card: str | None = None
        self.held: dict[str, int] = {}  # how the vote is held otherwise than usual
        self.more = [0] * players  # what abilities make of vote cards
        self.voting = False  # vote cards lie open from the opening of a vote until a side has won

    def _ruled(self, shown: Any) -> list[tuple[str, int]]:
        """Of the rules that are otherwise, those that no event on the table explains."""
        events = [change.set for event in self.events for change in self._event(event).rules]
        return [(rule.rule, rule.to) for rule in shown.rules if rule.rule not in events]

    def _event(self, handle: str) -> Any:
        return next(
            self.story.event_cards[n]
            for n in range(len(self.story.event_cards))
            if self.story.event_handle(n) == handle
        )

    def hear(self, message: Message) -> None:
        name = message.key.replace("kings-dilemma-", "").replace("-", "_")
        told = getattr(self, f"on_{name}", None)
        if told is not None:
            told(message.params)

    def house(self, p: Any) -> House:
        return self.seats[int(p["seat"])]

    def sheet(self, p: Any) -> Sheet:
        return self.sheets[HOUSE_IDS[int(p["house"]) - 1]]

    def seated(self, number: Any) -> House | None:
        return next((one for one in self.seats if one.house == HOUSE_IDS[int(number) - 1]), None)

    # Setting up

    def on_joins(self, p: Any) -> None:
        self.house(p).house = HOUSE_IDS[p["house"] - 1]
        self.sheets[HOUSE_IDS[p["house"] - 1]] = Sheet()

    def on_begins_white(self, p: Any) -> None:
        self._begin(p, True)

    def on_begins_black(self, p: Any) -> None:
        self._begin(p, False)

    def _begin(self, p: Any, rising: bool) -> None:
        for one in p["resources"]:
            self.rising[one.key.removeprefix("kings-dilemma-resource-")] = rising

    def on_leader(self, p: Any) -> None:
        self.leader = p["seat"]

    def on_moderator(self, p: Any) -> None:
        self.moderator = p["seat"]

    def on_remembers(self, p: Any) -> None:
        """Time passes: stickers age, and in each stack the highest number comes on top (rulebook 3.1.2, 3.2.1)."""
        for resource in RESOURCES:
            self.on_ages({"resource": resource, "n": 1})
        for stack in self.stacks:
            stack.sort(key=lambda one: self._story(one[0]).number)

    def _story(self, handle: str) -> Any:
        cards = self.story.story_cards
        return next(cards[n] for n in range(len(cards)) if self.story.story_handle(n) == handle)

    def on_starts_on(self, p: Any) -> None:
        self.rows[p["resource"]] = p["row"]

    def on_gets_tokens(self, p: Any) -> None:
        self.house(p).tokens = {one.key.removeprefix("kings-dilemma-token-") for one in p["tokens"]}

    def on_gives_up(self, p: Any) -> None:
        self.house(p).tokens.remove(p["token"])

    # The round

    def on_draws(self, p: Any) -> None:
        self._leave(p)
        self.card = p["card"]
        self.pledges = [(seat, key.replace(NEXT, "kings-dilemma-do-"), said) for seat, key, said in self.pledges]

    def on_circumstance(self, p: Any) -> None:
        self._leave(p)
        self.card = p["card"]
        if self._circumstance(p["card"]).after != "gone":
            self.circumstances.append(p["card"])

    def on_into_deck(self, p: Any) -> None:
        self.circumstances = [card for card in self.circumstances if card != p["card"]]

    def _leave(self, p: Any) -> None:
        """A card is drawn: nobody signs in the Leader's place any more."""
        self.signer, self.next_card = None, None

    def _circumstance(self, handle: str) -> Any:
        story = self.story
        return next(story.circumstance(n) for n in story.number.values() if story.card_handle(n) == handle)

    def on_finale(self, p: Any) -> None:
        self.card = p["finale"]

    def on_next_open(self, p: Any) -> None:
        self.next_card = p["card"]

    def on_vote_opens(self, p: Any) -> None:
        self.moderated, self.voting = False, True
        self.held, self.more = {}, [0] * len(self.seats)
        for one in self.seats:
            one.stance, one.votes_for, one.laid, one.coins_laid = "silent", None, 0, 0

    def on_vote_held(self, p: Any) -> None:
        self.held = {way.key.removeprefix("kings-dilemma-held-"): way.params.get("n", 1) for way in p["ways"]}

    def on_counts_more(self, p: Any) -> None:
        self.more[p["seat"]] = p["n"]

    def on_counts_less(self, p: Any) -> None:
        self.more[p["seat"]] = -p["n"]

    def on_is_left_out(self, p: Any) -> None:
        self.house(p).stance = "out"

    def on_votes(self, p: Any) -> None:
        one = self.house(p)
        one.stance, one.coins_laid, one.laid = p["side"], p["coins"], p["n"] - p["coins"] // 2

    def on_backs(self, p: Any) -> None:
        one = self.house(p)
        named = self.seated(p["house"])
        assert named is not None
        one.stance, one.votes_for, one.laid = "elects", self.seats.index(named), p["n"]

    def on_adds(self, p: Any) -> None:
        one = self.house(p)
        one.coins_laid, one.laid = p["coins"], p["total"] - p["coins"] // 2

    def on_gathers(self, p: Any) -> None:
        self.house(p).stance = "gathers"

    def on_moderates(self, p: Any) -> None:
        self.house(p).stance = "moderates"
        self.moderated, self.moderator = True, p["seat"]

    def on_wins(self, p: Any) -> None:
        self.voting = False

    on_elected = on_wins

    def on_pool(self, p: Any) -> None:
        self.pool = p["n"]

    # Deals

    def on_engine_told_propose(self, p: Any) -> None:
        self.deals[p["n"]] = ([words(clause) for clause in p["clauses"]], [p["seat"]])

    def on_engine_told_accept(self, p: Any) -> None:
        self.deals[p["n"]][1].append(p["seat"])

    def on_engine_told_lapse(self, p: Any) -> None:
        self.deals.pop(p["n"])

    on_engine_told_refuse = on_engine_told_withdraw = on_engine_told_lapse

    def on_engine_told_struck(self, p: Any) -> None:
        clauses, _ = self.deals.pop(p["n"])
        self.pledges += [clause for clause in clauses if clause[1] not in HANDED_OVER]

    def on_engine_pledge_kept(self, p: Any) -> None:
        self.pledges.remove(words(p["clause"]))

    on_engine_pledge_released = on_engine_pledge_kept

    def on_deposit_paid(self, p: Any) -> None:
        self._deposit(str(p["n"]), "seat", str(p["seat"]))

    def on_deposit_back(self, p: Any) -> None:
        found = next(
            one for one in self.pledges
            if one[1] == "kings-dilemma-do-deposit" and one[0] == p["seat"] and ("n", str(p["n"])) in one[2]
        )  # fmt: skip
        self.pledges.remove(found)

    def _deposit(self, n: str, word: str, seat: str) -> None:
        found = next(
            one for one in self.pledges
            if one[1] == "kings-dilemma-do-deposit" and ("n", n) in one[2] and (word, seat) in one[2]
        )  # fmt: skip
        self.pledges.remove(found)

    def on_offers_gone(self, p: Any) -> None:
        self.deals.clear()

    # Resolution

    def on_outcome(self, p: Any) -> None:
        self.outcome = p["outcome"]

    def on_rises(self, p: Any) -> None:
        self.rows[p["resource"]] = p["row"]

    on_falls = on_rises

    def on_balance(self, p: Any) -> None:
        self.balance = p["n"]

    def on_turns(self, p: Any) -> None:
        self.rising[p["resource"]] = p["face"] == UP
        self.momentum[p["resource"]] = False

    def on_momentum_on(self, p: Any) -> None:
        self.momentum[p["resource"]] = True

    def on_momentum_off(self, p: Any) -> None:
        self.momentum[p["resource"]] = False

    def on_sticks(self, p: Any) -> None:
        row = self.chronicle[RESOURCE[p["resource"]]]
        ages = [-1 if slot is None else slot.boxes for slot in row]
        place = ages.index(-1) if -1 in ages else ages.index(max(ages))
        row[place] = Sticker(p["sticker"], HOUSE_IDS[p["house"] - 1], 0)
        self._signed(p["house"])

    def on_unsticks(self, p: Any) -> None:
        row = self.chronicle[RESOURCE[p["resource"]]]
        place = next(n for n in range(SLOTS) if getattr(row[n], "sticker", None) == p["sticker"])
        row[place] = None

    def on_ages(self, p: Any) -> None:
        for slot in self.chronicle[RESOURCE[p["resource"]]]:
            if slot is not None:
                slot.boxes += p["n"]

    def on_story_signed(self, p: Any) -> None:
        self._lay(p["story"], HOUSE_IDS[p["house"] - 1])
        self._signed(p["house"])

    def on_story_laid(self, p: Any) -> None:
        self._lay(p["story"], None)

    def _lay(self, handle: str, house: str | None) -> None:
        """On the stack of its storyline; stacks are shown in the order of the storylines."""
        line = self._line(handle)
        found = next((stack for stack in self.stacks if self._line(stack[0][0]) == line), None)
        if found is None:
            found = []
            self.stacks.append(found)
        found.append((handle, house, []))
        self.stacks.sort(key=lambda stack: self._line(stack[0][0]))

    def _line(self, handle: str) -> int:
        return self.story.storyline_number[self._story(handle).storyline]

    def _signed(self, number: int) -> None:
        one = self.seated(number)
        if one is not None:
            one.signings += 1

    def on_ticks(self, p: Any) -> None:
        _, _, boxes = next(stack[-1] for stack in self.stacks if stack[-1][0] == p["story"])
        boxes += [0] * (p["ability"] - len(boxes))
        boxes[p["ability"] - 1] = p["n"]

    def on_signer(self, p: Any) -> None:
        self.signer = HOUSE_IDS[p["house"] - 1]

    def on_door(self, p: Any) -> None:
        self.doors.append(p["door"])

    def on_event(self, p: Any) -> None:
        self.events.append(p["event"])
        self.left[p["event"]] = self._event(p["event"]).lasts.reigns

    def on_event_lasts(self, p: Any) -> None:
        self.left[p["event"]] = p["n"]

    def on_event_ends(self, p: Any) -> None:
        self.events.remove(p["event"])

    def on_rule(self, p: Any) -> None:
        self.ruled.append((p["rule"].key.removeprefix("kings-dilemma-rule-"), p["rule"].params["n"]))

    def on_rule_over(self, p: Any) -> None:
        self.ruled.remove((p["rule"].key.removeprefix("kings-dilemma-rule-"), p["rule"].params["n"]))

    def on_order(self, p: Any) -> None:
        self.order = p["n"]

    def on_rebellion(self, p: Any) -> None:
        self.rebellion = p["n"]

    def on_on_track(self, p: Any) -> None:
        self.track.append(self.outcome)
        assert len(self.track) == p["n"]

    def on_will_end(self, p: Any) -> None:
        self.ending = p["ending"]

    on_ends = on_will_end

    def on_gains(self, p: Any) -> None:
        self._get(p, p["n"])

    def on_loses(self, p: Any) -> None:
        self._get(p, -p["n"])

    def _get(self, p: Any, n: int) -> None:
        one = self.seated(p["house"])
        match p["what"]:
            case "prestige":
                self.sheet(p).prestige += n
            case "crave":
                self.sheet(p).craving += n
            case "coins" if one is not None and one.coins is not None:
                one.coins += n
            case "power" if one is not None and one.power is not None:
                one.power += n

    # The end of a reign

    def on_reveals(self, p: Any) -> None:
        self.house(p).agenda = p["agenda"]

    def on_screen(self, p: Any) -> None:
        self.house(p).power, self.house(p).coins = p["power"], p["n"]

    def on_scores(self, p: Any) -> None:
        self.house(p).points = (p["agenda"], p["tokens"], p["coins"], p["power"])

    def on_box(self, p: Any) -> None:
        self.sheet(p).boxes[int(p["achievement"][-1])] += 1

    def on_prefers(self, p: Any) -> None:
        self.sheet(p).preferences[AGENDA_IDS.index(p["agenda"])] = p["n"]
        assert p["n"] <= PREFERENCE_BOXES

    def on_crowns(self, p: Any) -> None:
        own = p["king"] not in KINGS
        name, given = (None, p["king"]) if own else (p["king"], None)
        self.heir = KingView(name, given, p["numeral"], HOUSE_IDS[int(p["house"]) - 1])

    def on_entered(self, p: Any) -> None:
        """What was told of the reign, in a line; then the next king reigns."""
        houses, agendas = [one.house or "" for one in self.seats], [one.agenda or "" for one in self.seats]
        points: Any = tuple([one.points for one in self.seats])
        self.reigns.append(
            ReignView(self.king, self.ending, p["n"], tuple(houses), tuple(agendas), points, self._places())
        )
        self.king = self.heir

    def _places(self) -> tuple[int, ...]:
        """By points; whoever has the fewest is last, unless all have as many (rulebook 6.6.2 to 6.6.4)."""
        total = [sum(one.points or ()) for one in self.seats]
        if min(total) == max(total):
            return (1,) * len(total)
        return tuple([LAST if n == min(total) else 1 + len([m for m in total if m > n]) for n in total])

    # What is known

    def signs(self) -> str | None:
        """Whom the card names, whom the Leader has promised it, or the Leader (rulebook 4.7.1, 4.7.16)."""
        if self.signer is not None:
            return self.signer
        for seat, key, said in self.pledges:
            if seat == self.leader and key == "kings-dilemma-do-let-sign":
                return self.seats[int(dict(said)["seat"])].house
        return self.seats[self.leader].house

    def counts(self, seat: int) -> int:
        """What a vote card counts (rulebook 4.3.19, 10.6.4, 10.6.11)."""
        if "head_count" in self.held:
            return 1
        one, more = self.seats[seat], self.held.get("leader_vote", 0) if seat == self.leader else 0
        return max(0, int(one.laid + one.coins_laid // 2 + more + self.more[seat]))

    def side(self, stance: str) -> int:
        return sum([self.counts(seat) for seat, one in enumerate(self.seats) if one.stance == stance])

    def ahead(self) -> str | None:
        """The side that would win; none: it is a tie, or no side is asked for (rulebook 4.3.19, 10.6.5)."""
        if "elect" in self.held:
            return None
        aye, nay = self.side("aye"), self.side("nay")
        if "majority" in self.held:
            ayes = len([one for one in self.seats if one.stance == "aye"])
            return "aye" if 2 * ayes > len(self.seats) else "nay"
        return None if aye == nay else "aye" if aye > nay else "nay"

    def vote(self) -> dict[str, Any] | None:
        """How it stands: what counts for each side or house, who would win, who is last, what gathering brings."""
        if not self.voting:
            return None
        named = [0] * len(self.seats) if "elect" in self.held else []
        for seat, one in enumerate(self.seats):
            if one.votes_for is not None and named:
                named[one.votes_for] += self.counts(seat)
        last = (self.leader - 1) % len(self.seats)
        while self.seats[last].stance == "out":
            last = (last - 1) % len(self.seats)
        gathering = len([one for one in self.seats if one.stance == "gathers"])
        return {
            "sides": (self.side("aye"), self.side("nay")),
            "ahead": self.ahead(),
            "named": named,
            "last": last,
            "share": self.pool // gathering if gathering else 0,
            "on": self.card,
            "held": self.held,
        }

    def rules(self) -> dict[str, int]:
        """Of several about one rule the first holds: outcomes before events."""
        found: dict[str, int] = {}
        for name, to in self.ruled:
            found.setdefault(name, to)
        for event in self.events:
            for change in self._event(event).rules:
                found.setdefault(change.set, change.to)
        return found

    def board(self) -> dict[str, Any]:
        return {
            "markers": {name: (self.rows[name], self.rising[name], self.momentum[name]) for name in RESOURCES},
            "balance": self.balance,
            "pool": self.pool,
            "tokens": (self.leader, self.moderator, self.moderated),
            "signer": self.signs(),
            "track": self.track,
            "chronicle": [
                [None if slot is None else (slot.sticker, slot.house, slot.boxes) for slot in row]
                for row in self.chronicle
            ],
            "stories": [[(handle, house, boxes) for handle, house, boxes in stack] for stack in self.stacks],
            "order": (self.order, self.rebellion),
            "events": {event: self.left[event] for event in self.events},
            "king": self.king,
            "reigns": self.reigns,
            "rules": self.rules(),
            "circumstances": self.circumstances,
            "doors": self.doors,
            "next card": self.next_card,
            "ending": self.ending,
            "deals": {number: (clauses, sorted(agreed)) for number, (clauses, agreed) in self.deals.items()},
            "pledges": sorted(self.pledges),
            "sheets": {
                name: (sheet.prestige, sheet.craving, sheet.boxes, sheet.preferences)
                for name, sheet in self.sheets.items()
            },
            "vote": self.vote(),
            **{f"seat {n}": self._known(one) for n, one in enumerate(self.seats)},
        }

    def _known(self, one: House) -> dict[str, Any]:
        return {
            "house": one.house,
            "tokens": sorted(one.tokens),
            "vote": (one.stance, one.votes_for),
            "card": (one.laid, one.coins_laid, one.laid + one.coins_laid // 2) if self.voting else None,
            "signings": one.signings,
            "agenda": one.agenda,
            "points": one.points,
            "screen": (one.power, one.coins),
        }


def public(shown: Any, voting: bool, dealings: Dealings | None) -> dict[str, Any]:
    """Of what a spectator sees, what the log must tell."""
    return {
        "markers": {m.resource: (m.row, m.rising, m.token) for m in shown.markers},
        "balance": shown.balance,
        "pool": shown.pool,
        "tokens": (shown.leader, shown.moderator, shown.moderated),
        "signer": shown.signer,
        "track": [one.outcome for one in shown.track],
        "chronicle": [
            [None if slot is None else (slot.sticker, slot.house, slot.boxes) for slot in row]
            for row in shown.chronicle
        ],
        "stories": [[(one.story, one.house, list(one.boxes)) for one in stack.cards] for stack in shown.stories],
        "order": (shown.order, shown.rebellion),
        "events": {event.event: event.left for event in shown.events},
        "king": shown.king,
        "reigns": list(shown.reigns),
        "rules": {rule.rule: rule.to for rule in shown.rules},
        "circumstances": list(shown.circumstances),
        "doors": list(shown.doors),
        "next card": shown.next_card,
        "ending": shown.ending,
        "deals": {
            deal.number: ([read(clause.says) for clause in deal.clauses], sorted(deal.agreed))
            for deal in (dealings.deals if dealings else ())
        },
        "pledges": sorted([read(pledge.says) for pledge in (dealings.pledges if dealings else ())]),
        "sheets": {
            one.house: (one.prestige, one.craving, list(one.boxes), list(one.preferences)) for one in shown.houses
        },
        "vote": _vote(shown) if voting else None,
        **{f"seat {n}": _seat(one, voting) for n, one in enumerate(shown.seats)},
    }


def _seat(one: Any, voting: bool) -> dict[str, Any]:
    return {
        "house": one.house,
        "tokens": sorted(one.tokens),
        "vote": (one.stance, one.votes_for),
        "card": (one.laid, one.coins_laid, one.weight) if voting else None,
        "signings": one.signings,
        "agenda": one.agenda,
        "points": one.points,
        "screen": (one.power, one.coins),
    }


def _vote(shown: Any) -> dict[str, Any]:
    vote, rules = shown.vote, shown.card.rules
    flags = [name for name in FLAGS if getattr(rules, name)]
    numbers = [name for name in NUMBERS if getattr(rules, name) != getattr(USUAL, name)]
    return {
        "sides": (vote.aye, vote.nay),
        "ahead": vote.ahead,
        "named": list(vote.named),
        "last": vote.last,
        "share": vote.share,
        "on": shown.card.card,
        "held": dict.fromkeys(flags, 1) | {name: getattr(rules, name) for name in numbers},
    }
