"""Root told again from its log alone: a small second account of the table, by printed facts and what is heard."""

from __future__ import annotations

from collections import Counter
from typing import Any

from interrex.engine.message import Message
from interrex.games.root.data import (
    CARDS,
    CHARACTERS,
    COLUMNS,
    DOMINANCE,
    FAVOUR,
    ITEM,
    ITEMS,
    LEADERS,
    NUMBER,
    PERSISTENT,
    QUESTS,
    SUITS,
)

FRESH, SPENT, DAMAGED, BOTH = "fresh", "exhausted", "damaged", "damaged_exhausted"
STATES = {(): FRESH, ("exhausted",): SPENT, ("damaged",): DAMAGED, ("damaged", "exhausted"): BOTH}
QUEST_SUIT = {quest.id: SUITS[quest.suit] for quest in QUESTS}


def public(view: Any) -> dict[str, Any]:
    """What changes in play and lies open: pieces, cards, points, items, counts of what is hidden, whose turn."""
    seen: dict[str, Any] = {"turn": (view.turn, view.round), "deck": view.deck, "quests": sorted(view.quests)}
    seen |= {"discard": sorted(view.discard), "available": sorted(view.available), "items": +Counter(view.items)}
    seen |= {"quest deck": view.quest_deck, "wood": view.marquise.wood, "keep": view.marquise.keep}
    for number, clearing in enumerate(view.clearings, 1):
        pieces = Counter(clearing.warriors) + Counter(clearing.buildings)
        pieces.update({"wood": clearing.wood, "sympathy": int(clearing.sympathy), "ruin": clearing.ruin})
        seen[f"clearing {number}"] = +pieces
    for number, seat in enumerate(view.seats):
        seen[f"seat {number}"] = (seat.score, seat.dominance, seat.coalition, seat.cards, sorted(seat.crafted))
        seen[f"box of {number}"], seen[f"supply of {number}"] = +Counter(seat.items), seat.warriors
        if seat.vagabond is not None:
            seen[f"vagabond {number}"] = _vagabond(seat.vagabond)
    cards = {column: sorted([card.card for card in there]) for column, there in view.eyrie.decree.items()}
    seen |= {"leader": view.eyrie.leader, "deposed": sorted(view.eyrie.deposed), "decree": cards}
    return seen | {
        "supporters": view.alliance.supporters,
        "officers": view.alliance.officers,
        "bases": view.alliance.bases,
    }


def _vagabond(his: Any) -> dict[str, Any]:
    items = {FRESH: his.fresh, SPENT: his.exhausted, DAMAGED: his.damaged, BOTH: his.damaged_exhausted}
    place = f"clearing {his.clearing}" if his.clearing else f"forest {his.forest}" if his.forest else None
    told: dict[str, Any] = {"character": his.character, "place": place, "relations": dict(his.relations)}
    told |= {"aids": +Counter(his.aids), "quests": +Counter(his.quests), "ruins": sorted(his.from_ruins)}
    return told | {"items": {state: +Counter(there) for state, there in items.items()}}


class Reader:
    """Whoever was told what happened, and was not there."""

    def __init__(self, view: Any, players: int) -> None:
        self.suits = [clearing.suit for clearing in view.clearings]
        self.faction = [seat.faction for seat in view.seats]
        seen = public(view)
        self.turn, self.deck, self.quests = seen["turn"], seen["deck"], seen["quests"]
        self.discard, self.available, self.items = seen["discard"], seen["available"], seen["items"]
        self.quest_deck, self.wood, self.keep = seen["quest deck"], seen["wood"], seen["keep"]
        self.map = {number: Counter(seen[f"clearing {number}"]) for number in range(1, 13)}
        self.seats = [list(seen[f"seat {number}"]) for number in range(players)]
        self.boxes = [Counter(seen[f"box of {number}"]) for number in range(players)]
        self.supply = [seen[f"supply of {number}"] for number in range(players)]
        self.vagabonds = {n: seen[f"vagabond {n}"] for n in range(players) if f"vagabond {n}" in seen}
        self.leader, self.deposed, self.decree = seen["leader"], seen["deposed"], seen["decree"]
        self.supporters, self.officers, self.bases = seen["supporters"], seen["officers"], dict(seen["bases"])
        self.owed = 0  # cards drawn before the deck was made anew, and not told of yet
        self.column = ""

    def board(self) -> dict[str, Any]:
        told: dict[str, Any] = {"turn": self.turn, "deck": self.deck, "quests": sorted(self.quests)}
        told |= {"discard": sorted(self.discard), "available": sorted(self.available), "items": +self.items}
        told |= {"quest deck": self.quest_deck, "wood": self.wood, "keep": self.keep}
        told |= {f"clearing {number}": +pieces for number, pieces in self.map.items()}
        for number, (score, dominance, coalition, cards, crafted) in enumerate(self.seats):
            told[f"seat {number}"] = (score, dominance, coalition, cards, sorted(crafted))
            told[f"box of {number}"], told[f"supply of {number}"] = +self.boxes[number], self.supply[number]
        for number, his in self.vagabonds.items():
            items = {state: +there for state, there in his["items"].items()}
            told[f"vagabond {number}"] = his | {"items": items, "aids": +his["aids"], "quests": +his["quests"]}
        cards = {column: sorted(there) for column, there in self.decree.items()}
        told |= {"leader": self.leader, "deposed": sorted(self.deposed), "decree": cards}
        return told | {"supporters": self.supporters, "officers": self.officers, "bases": self.bases}

    def hear(self, message: Message) -> None:
        name, *state = message.key.removeprefix("root-"), *()
        for kept in ("damaged", "repairs", "refreshes", "drops"):
            if name.startswith(f"{kept}-") and name != "refreshes-all":
                name, state = kept, name.removeprefix(f"{kept}-").split("-")
        told = getattr(self, "on_" + name.replace("-", "_"), None)
        if told is not None:
            told(*([tuple(state)] if name in ("damaged", "repairs", "refreshes", "drops") else []), **message.params)

    # Cards

    def hand(self, seat: int, n: int) -> None:
        self.seats[seat][3] += n

    def seat_of(self, faction: str) -> int:
        return self.faction.index(faction)

    def thrown(self, card: str) -> None:
        (self.available if CARDS[NUMBER[card]].kind == DOMINANCE else self.discard).append(card)

    def on_turn(self, seat: int, round: int) -> None:
        self.turn = (seat, round)
        if seat in self.vagabonds:
            self.vagabonds[seat]["aids"].clear()

    def on_draws(self, seat: int, n: int) -> None:
        self.hand(seat, n)
        self.deck -= n - self.owed
        self.owed = 0

    def on_reshuffles(self, n: int) -> None:
        """What was discarded first; the rest of what goes together follows."""
        self.owed, self.deck = self.deck, n
        del self.discard[:n]

    def on_spends(self, seat: int, card: str) -> None:
        self.hand(seat, -1)
        self.thrown(card)

    on_discards = on_spends

    def on_claims(self, seat: int, card: str) -> None:
        self.hand(seat, 1)
        self.available.remove(card)

    def on_dominance(self, seat: int, card: str) -> None:
        self.hand(seat, -1)
        self.seats[seat][1] = card

    def on_coalition(self, seat: int, faction: str) -> None:
        self.seats[seat][2] = self.seat_of(faction)
        relations = self.vagabonds[seat]["relations"]
        if relations.get(faction) == "hostile":
            relations[faction] = 0

    def on_crafts(self, seat: int, card: str) -> None:
        printed = CARDS[NUMBER[card]]
        self.hand(seat, -1)
        if printed.kind == ITEM:
            self.discard.append(card)
            self.items[ITEMS[printed.item]] -= 1
            mine = self.vagabonds[seat]["items"][FRESH] if seat in self.vagabonds else self.boxes[seat]
            mine[ITEMS[printed.item]] += 1
        if printed.kind in (PERSISTENT, FAVOUR):
            self.seats[seat][4].append(card)

    def on_uses_up(self, seat: int, card: str) -> None:
        self.seats[seat][4].remove(card)
        self.discard.append(card)

    def on_favour_done(self, card: str) -> None:
        next(seat for seat in self.seats if card in seat[4])[4].remove(card)
        self.discard.append(card)

    def on_steals(self, seat: int, faction: str) -> None:
        self.hand(seat, 1)
        self.hand(self.seat_of(faction), -1)

    def on_day_labor(self, seat: int, card: str) -> None:
        self.hand(seat, 1)
        self.discard.remove(card)

    # Pieces

    def place(self, seat: int, clearing: int, n: int) -> None:
        self.map[clearing][self.faction[seat]] += n
        self.supply[seat] -= n

    def on_scores(self, seat: int, points: int) -> None:
        self.seats[seat][0] += points

    def on_loses_points(self, seat: int, points: int) -> None:
        self.seats[seat][0] -= points

    def on_moves(self, seat: int, n: int, start: int, end: int) -> None:
        self.map[start][self.faction[seat]] -= n
        self.map[end][self.faction[seat]] += n

    def on_takes_along(self, seat: int, faction: str, n: int, start: int, end: int) -> None:
        self.on_moves(self.seat_of(faction), n, start, end)

    def on_loses_warriors(self, seat: int, n: int, clearing: int) -> None:
        self.place(seat, clearing, -n)

    def on_loses_piece(self, seat: int, piece: str, clearing: int) -> None:
        if piece == "keep":
            self.keep = None
            return
        self.map[clearing][piece] -= 1
        self.wood += piece == "wood"
        if piece == "base":
            self.bases[self.suits[clearing - 1]] = None

    def on_places(self, seat: int, piece: str, clearing: int) -> None:
        self.map[clearing][piece] += 1
        self.wood -= piece == "wood"

    on_builds = on_places

    def on_recruits_at(self, seat: int, n: int, clearing: int) -> None:
        self.place(seat, clearing, n)

    # The Marquise

    def on_keep(self, seat: int, clearing: int, opposite: int) -> None:
        self.keep = clearing
        for place in self.map:
            if place != opposite:
                self.place(seat, place, 1)

    def on_wood(self, seat: int, n: int) -> None:
        for pieces in self.map.values():
            pieces["wood"] += pieces["sawmill"]
        self.wood -= n

    def on_uses_wood(self, seat: int, n: int, clearing: int) -> None:
        self.map[clearing]["wood"] -= n
        self.wood += n

    def on_recruits(self, seat: int, n: int) -> None:
        for clearing, pieces in self.map.items():
            self.place(seat, clearing, pieces["recruiter"])

    def on_hospital(self, seat: int, n: int) -> None:
        assert self.keep is not None
        self.place(seat, self.keep, n)

    # The Eyrie

    def on_first_roost(self, seat: int, clearing: int, n: int) -> None:
        self.map[clearing]["roost"] += 1
        self.place(seat, clearing, n)

    on_new_roost = on_first_roost

    def on_leader(self, seat: int, leader: str) -> None:
        self.leader = leader
        for column in LEADERS[leader]:
            self.decree[COLUMNS[column]].append("vizier")

    def on_decree(self, seat: int, column: str, card: str) -> None:
        self.hand(seat, -1)
        self.decree[column].append(card)

    def on_turmoil(self, seat: int, n: int) -> None:
        for there in self.decree.values():
            for card in sorted([card for card in there if card != "vizier"], key=NUMBER.__getitem__):
                self.thrown(card)
            there.clear()
        self.deposed = [] if len(self.deposed) == len(LEADERS) - 1 else [*self.deposed, self.leader]

    # The Alliance

    def on_outrage(self, seat: int) -> None:
        self.hand(seat, -1)
        self.supporters += 1

    on_mobilizes = on_outrage

    def on_supporter_drawn(self) -> None:
        self.supporters += 1
        self.deck -= 1 - self.owed
        self.owed = 0

    def on_supporter_lost(self, card: str) -> None:
        self.supporters -= 1
        self.thrown(card)

    on_spends_supporter = on_supporter_lost

    def on_organizes(self, seat: int, clearing: int) -> None:
        self.place(seat, clearing, -1)

    def on_rises(self, seat: int, clearing: int, n: int) -> None:
        self.map[clearing]["base"] += 1
        self.bases[self.suits[clearing - 1]] = clearing
        self.place(seat, clearing, n)

    def on_officer(self, n: int) -> None:
        self.supply[self.seat_of("alliance")] -= n - self.officers
        self.officers = n

    def on_base_lost(self, n: int) -> None:
        self.officers -= n
        self.supply[self.seat_of("alliance")] += n

    # The Vagabond

    def turned(self, seat: int, item: str, was: str, becomes: str) -> None:
        items = self.vagabonds[seat]["items"]
        items[was][item] -= 1
        items[becomes][item] += 1

    def on_character(self, seat: int, character: str) -> None:
        self.vagabonds[seat]["character"] = character
        for item in CHARACTERS[character]:
            self.vagabonds[seat]["items"][FRESH][ITEMS[item]] += 1

    def on_forest(self, seat: int, forest: int) -> None:
        self.vagabonds[seat]["place"] = f"forest {forest}"

    def on_wanders(self, seat: int, clearing: int) -> None:
        self.vagabonds[seat]["place"] = f"clearing {clearing}"

    def on_exhausts(self, seat: int, items: tuple[Message, ...]) -> None:
        for item in items:
            self.turned(seat, item.key.removeprefix("root-item-"), FRESH, SPENT)

    def on_refreshes_all(self, seat: int) -> None:
        items = self.vagabonds[seat]["items"]
        items[FRESH], items[DAMAGED] = items[FRESH] + items[SPENT], items[DAMAGED] + items[BOTH]
        items[SPENT], items[BOTH] = Counter(), Counter()

    def on_refreshes(self, state: tuple[str, ...], seat: int, item: str) -> None:
        self.turned(seat, item, *((BOTH, DAMAGED) if state else (SPENT, FRESH)))

    def on_rests(self, seat: int) -> None:
        items = self.vagabonds[seat]["items"]
        items[FRESH] = items[FRESH] + items[DAMAGED] + items[BOTH]
        items[DAMAGED], items[BOTH] = Counter(), Counter()

    def on_damaged(self, state: tuple[str, ...], seat: int, item: str) -> None:
        self.turned(seat, item, *((SPENT, BOTH) if state else (FRESH, DAMAGED)))

    def on_repairs(self, state: tuple[str, ...], seat: int, item: str) -> None:
        self.turned(seat, item, *((BOTH, SPENT) if state else (DAMAGED, FRESH)))

    def on_drops(self, state: tuple[str, ...], seat: int, item: str) -> None:
        his = self.vagabonds[seat]
        his["items"][STATES[state]][item] -= 1
        if item in his["ruins"] and not any(there[item] for there in his["items"].values()):
            his["ruins"].remove(item)

    def on_explores(self, seat: int, item: str, clearing: int) -> None:
        his = self.vagabonds[seat]
        self.map[clearing]["ruin"] -= 1
        his["items"][FRESH][item] += 1
        his["ruins"] = sorted({*his["ruins"], item})

    def on_aids(self, seat: int, faction: str, item: str) -> None:
        self.turned(seat, item, FRESH, SPENT)
        self.hand(seat, -1)
        self.hand(self.seat_of(faction), 1)
        if self.vagabonds[seat]["relations"].get(faction) in (0, 1, 2):
            self.vagabonds[seat]["aids"][faction] += 1

    def on_takes_item(self, seat: int, item: str, faction: str) -> None:
        self.boxes[self.seat_of(faction)][item] -= 1
        self.vagabonds[seat]["items"][FRESH][item] += 1

    def on_befriends(self, seat: int, faction: str, step: int) -> None:
        self.vagabonds[seat]["relations"][faction] = step
        self.vagabonds[seat]["aids"][faction] = 0

    def on_hostile(self, seat: int, faction: str) -> None:
        self.vagabonds[seat]["relations"][faction] = "hostile"
        self.vagabonds[seat]["aids"][faction] = 0

    def on_quest_opens(self, quest: str) -> None:
        self.quests.append(quest)
        self.quest_deck -= 1

    def on_quest_done(self, seat: int, quest: str) -> None:
        self.quests.remove(quest)
        self.vagabonds[seat]["quests"][QUEST_SUIT[quest]] += 1
