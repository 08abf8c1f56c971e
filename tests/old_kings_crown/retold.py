"""Somebody who was not there and reads the log: where everything lies, by what was told and by printed facts alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interrex.engine.message import Message
from interrex.games.old_kings_crown.data import (
    CARD,
    COUNCILS,
    DEALT,
    FACTIONS,
    FAVOUR_USES,
    FAVOURS,
    KINDS,
    LOCATIONS,
    REGIONS,
    TACTICS,
)

PREFIX = "old-kings-crown-"
USES = {tactic.id: tactic.uses for tactic in TACTICS}


def public(view: Any) -> dict[str, Any]:
    """What everybody sees and play changes; what rules work out of that (strengths, votes, rights) is left to them."""
    found: dict[str, Any] = {
        "year": view.year,
        "season": view.season,
        "order": view.order,
        "favour": (view.favour.seat, view.favour.left if view.favour.seat is not None else 0),
        "road": view.road,
        "kingdom deck": view.kingdom_deck,
        "kingdom discard": sorted(view.kingdom_discard),
        "kingdom burned": view.kingdom_burned,
        "acquiring": view.acquiring,
        "lost": sorted(view.lost),
        "burned": sorted(view.burned),
        "clash": None if view.clash is None else (view.clash.region, sorted(view.clash.seats)),
    }
    for region in view.regions:
        found[region.id] = {
            "marker": region.marker,
            "resolved": region.resolved,
            "active": sorted([(card.card, card.influence, card.fought) for card in region.active]),
            "laid": [len(cards) for cards in region.laid],
            "supporters": region.supporters,
            "tired": region.tired,
            "cards": sorted([(lying.card, lying.seat) for lying in region.cards]),
            "barred": region.barred,
        }
    for location in view.locations:
        found[location.id] = (location.heralds, location.marks, [(lying.card, lying.seat) for lying in location.cards])
    for council in view.councils:
        found[council.id] = ([sitter.card for sitter in council.cards], council.marks)
    for number, seat in enumerate(view.seats):
        found[f"seat {number}"] = {
            "faction": seat.faction,
            "influence": seat.influence,
            "lore": seat.lore,
            "limit": seat.limit,
            "hand": seat.cards,
            "deck": len(seat.deck),
            "discard": sorted(seat.discard),
            "place": sorted(seat.place),
            "quarters": sorted(seat.quarters),
            "markers": seat.markers,
            "tactics": dict(sorted(seat.tactics.items())),
            "occupied": [row and (row.kingdom, row.card) for row in seat.occupied],
            "supply": sorted(seat.supply),
            "supporters": seat.supporters,
            "lost supporters": seat.lost_supporters,
            "herald": seat.herald,
            "bid": seat.bid and seat.bid.card,
            "used": sorted(seat.used),
            "used in autumn": sorted(seat.used_in_autumn),
            "lasting": sorted(seat.lasting),
        }
    return found


def named(value: Any) -> str:
    """The id in a message that names something: ``old-kings-crown-card-heir``, ``…-from-highlands``."""
    return str(value.key).removeprefix(PREFIX).partition("-")[2]


class Reader:
    """Hears the log from the first question on."""

    def __init__(self, view: Any, players: int) -> None:
        self.at = public(view)
        self.players = players
        self.clash: dict[str, Any] | None = None
        self.loose: list[str] = []  # cards that have left where they lay, and will be told of at once
        self.keepers: list[int] = []
        self.fought: dict[str, set[str]] = {region: set() for region in REGIONS}  # this year
        self.hidden = False

    def board(self) -> dict[str, Any]:
        for region in REGIONS:
            self.at[region]["active"].sort()
        for name in ("lost", "burned", "kingdom discard"):
            self.at[name].sort()
        clash = self.clash
        self.at["clash"] = None if clash is None else (clash["region"], sorted(clash["seats"]))
        for seat in range(self.players):
            for name in ("discard", "place", "quarters", "supply", "used", "used in autumn", "lasting"):
                self.at[f"seat {seat}"][name].sort()
        return self.at

    def hear(self, message: Message) -> None:
        key = message.key.removeprefix(PREFIX)
        heard: Callable[..., None] | None = getattr(self, "on_" + key.replace("-", "_"), None)
        if heard is not None:
            heard(**message.params)

    # Who and where

    def of(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.at[f"seat {seat}"]
        return found

    def owner(self, faction: str) -> int:
        return next(seat for seat in range(self.players) if self.of(seat)["faction"] == faction)

    def whose(self, card: str) -> int:
        return self.owner(FACTIONS[CARD[card] // 19])

    def take(self, card: str) -> None:
        """A card from where it lies: from a place all can see, or from its owner's hand."""
        seat = self.of(self.whose(card))
        councils = [self.at[council][0] for council in COUNCILS]
        for pile in (self.at["lost"], seat["discard"], seat["place"], *councils):
            if card in pile:
                pile.remove(card)
                return
        for region in REGIONS:
            for lying in self.at[region]["active"]:
                if lying[0] == card:
                    self.at[region]["active"].remove(lying)
                    return
        if seat["bid"] == card:
            seat["bid"] = None
        elif any(row and row[1] == card for row in seat["occupied"]):
            seat["occupied"] = [row and (row[0], None if row[1] == card else row[1]) for row in seat["occupied"]]
        elif card in self.loose:
            self.loose.remove(card)
        else:
            seat["hand"] -= 1

    def men(self, seat: int, place: str, n: int) -> None:
        if place == "board":
            self.of(seat)["supporters"] += n
        elif place == "lost":
            self.of(seat)["lost supporters"] += n
        else:
            region = self.at[place]
            region["supporters"][seat] += n
            if n < 0:
                region["tired"][seat] = max(0, region["tired"][seat] + n)

    def off_board(self, kingdom: str) -> None:
        """A Kingdom card leaves wherever it lies; what was beneath it will be told."""
        if self.at["acquiring"] == kingdom:
            self.at["acquiring"] = None
        for seat in range(self.players):
            mine = self.of(seat)
            if kingdom in mine["supply"]:
                mine["supply"].remove(kingdom)
            for space, row in enumerate(mine["occupied"]):
                if row and row[0] == kingdom:
                    mine["occupied"][space] = None
                    self.loose = [*self.loose, *([row[1]] if row[1] else [])]
        for region in REGIONS:
            self.at[region]["cards"] = [lying for lying in self.at[region]["cards"] if lying[0] != kingdom]

    # The year

    def on_year(self, n: int) -> None:
        self.at["year"] = n
        if n > 1:
            self.at["season"] = "start"

    def on_begins_spring(self) -> None:
        self.at["season"] = "spring"

    def on_begins_summer(self) -> None:
        self.at["season"] = "summer"

    def on_begins_autumn(self) -> None:
        self.at["season"] = "autumn"

    def on_keeps_men(self, seat: int) -> None:
        self.keepers = [*self.keepers, seat]

    def on_winter(self) -> None:
        self.at["season"] = "winter"
        for place in LOCATIONS:
            self.at[place.id] = ([], *self.at[place.id][1:])
        for seat in range(self.players):
            mine = self.of(seat)
            mine["herald"] = None
            mine["used"], mine["used in autumn"], mine["lasting"] = [], [], []
        for name in REGIONS:
            region = self.at[name]
            for seat in range(self.players):
                if seat not in self.keepers:
                    self.of(seat)["lost supporters"] += region["supporters"][seat]
                    region["supporters"][seat] = 0
            for card, influence, _ in region["active"]:
                if not influence:
                    self.of(self.whose(card))["discard"].append(card)
            region["active"] = [(card, n - 1, False) for card, n, _ in region["active"] if n]
            region["tired"] = [0] * self.players
            region["marker"], region["resolved"], region["barred"] = None, False, None
        self.keepers = []

    def on_order(self, faction: tuple[str, ...]) -> None:
        self.at["order"] = [self.owner(name) for name in faction]

    # Hands and decks

    def on_draws(self, seat: int, n: int) -> None:
        self.of(seat)["hand"] += n
        self.of(seat)["deck"] -= n

    def on_attrition(self, seat: int) -> None:
        mine = self.of(seat)
        mine["deck"] += len(mine["discard"])
        mine["discard"] = []

    def on_limit(self, seat: int, n: int) -> None:
        self.of(seat)["limit"] = n

    def on_overflows(self, seat: int, card: str) -> None:
        self.of(seat)["hand"] -= 1
        self.of(seat)["deck"] += 1

    def on_overflows_unseen(self, seat: int) -> None:
        """It stays on the deck, or goes there from the hand to which it was told to go."""

    def on_drawn_unsorted(self, seat: int, card: tuple[str, ...]) -> None:
        for one in card:
            self.take(one)
        self.of(seat)["deck"] += len(card)

    def on_sorts_in(self, seat: int) -> None:
        self.of(seat)["hand"] += 1
        self.of(seat)["deck"] -= 1

    def on_comes_home(self, seat: int, card: str) -> None:
        self.take(card)
        self.of(seat)["hand"] += 1

    on_withdraws = on_takes_back = on_comes_home

    def on_discards(self, seat: int, card: str) -> None:
        self.take(card)
        self.of(seat)["discard"].append(card)

    on_drops = on_discards

    def on_goes(self, seat: int, card: str, pile: str) -> None:
        self.take(card)
        self.put(seat, card, pile)

    def put(self, seat: int, card: str, pile: str) -> None:
        mine = self.of(seat)
        if pile == "lost":
            self.at["lost"].append(card)
        elif pile == "discard":
            mine["discard"].append(card)
        else:
            mine["hand" if pile == "hand" else "deck"] += 1

    def on_buries(self, seat: int) -> None:
        self.of(seat)["hand"] -= 1
        self.of(seat)["deck"] += 1

    def on_recalls_card(self, seat: int, card: str) -> None:
        self.on_goes(seat, card, "top")

    def on_offers(self, seat: int, card: str) -> None:
        self.on_goes(seat, card, "lost")

    def on_journeys(self, seat: int, card: str, pile: str) -> None:
        self.on_goes(seat, card, pile)

    # Kingdom cards

    def on_bids(self, seat: int, card: str, n: int) -> None:
        self.take(card)
        self.of(seat)["bid"] = card

    def on_opens(self, seat: int, kingdom: str, card: str) -> None:
        self.take(card)
        self.of(seat)["bid"] = card
        self.of(seat)["supply"].append(kingdom)
        self.at["kingdom deck"] += DEALT - 1

    def on_takes(self, seat: int, kingdom: str, card: str) -> None:
        if self.of(seat)["bid"] != card:
            self.on_bids(seat, card, 0)
        if kingdom in self.of(seat)["supply"]:
            self.of(seat)["supply"].remove(kingdom)
        elif kingdom in self.at["road"]:
            self.at["road"][self.at["road"].index(kingdom)] = None
        elif kingdom in self.at["kingdom discard"]:
            self.at["kingdom discard"].remove(kingdom)
        else:
            self.at["kingdom deck"] -= 1
        self.at["acquiring"] = kingdom

    def on_steals(self, seat: int, kingdom: str, faction: str, card: str) -> None:
        if self.of(seat)["bid"] != card:
            self.on_bids(seat, card, 0)
        self.off_board(kingdom)
        self.at["acquiring"] = kingdom

    on_drives_off = on_steals

    def on_occupies(self, seat: int, kingdom: str, card: str, space: int) -> None:
        self.take(card)
        self.at["acquiring"] = None
        rows = self.of(seat)["occupied"]
        rows += [None] * (space - len(rows))
        rows[space - 1] = (kingdom, card)

    def on_into_supply(self, seat: int, kingdom: str) -> None:
        self.at["acquiring"] = None
        self.of(seat)["supply"].append(kingdom)

    def on_lies_on(self, seat: int, kingdom: str, region: str) -> None:
        self.off_board(kingdom)
        self.at[region]["cards"] = sorted([*self.at[region]["cards"], (kingdom, seat)])

    def on_lies_at(self, seat: int, kingdom: str, location: str) -> None:
        self.off_board(kingdom)
        self.at[location][2].append((kingdom, seat))

    def on_discards_kingdom(self, seat: int, kingdom: str) -> None:
        self.off_board(kingdom)
        self.at["kingdom discard"].append(kingdom)

    def on_burns_kingdom(self, seat: int, kingdom: str) -> None:
        self.off_board(kingdom)
        self.at["kingdom burned"].append(kingdom)

    def on_off_road(self, kingdom: tuple[str, ...]) -> None:
        self.at["road"] = [card for card in self.at["road"] if card not in kingdom]
        self.at["kingdom discard"] += kingdom

    def on_kingdom_shuffled(self) -> None:
        self.at["kingdom deck"] += len(self.at["kingdom discard"])
        self.at["kingdom discard"] = []

    def on_road(self, kingdom: tuple[str, ...]) -> None:
        self.at["kingdom deck"] -= len([card for card in kingdom if card not in self.at["road"]])
        self.at["road"] = [*[None] * (4 - len(kingdom)), *kingdom]

    def on_replaces(self, seat: int, card: str, other: Message) -> None:
        old = named(other)
        if self.hidden:
            self.hidden = False  # the card comes from beside a region, where it lay face down; the other goes there
        else:
            self.take(card)
            self.loose = [*self.loose, old]
        for council in COUNCILS:
            if old in self.at[council][0]:
                self.at[council][0][self.at[council][0].index(old)] = card
        mine = self.of(seat)
        mine["occupied"] = [row and (row[0], card if row[1] == old else row[1]) for row in mine["occupied"]]

    def on_exchanges_occupier(self, seat: int, region: str) -> None:
        self.hidden = True

    # The map

    def on_herald(self, seat: int, location: str) -> None:
        self.on_herald_home(seat)
        self.of(seat)["herald"] = location
        self.at[location][0].append(seat)
        self.at[location][0].sort()

    def on_herald_home(self, seat: int) -> None:
        self.of(seat)["herald"] = None
        for place in LOCATIONS:
            if seat in self.at[place.id][0]:
                self.at[place.id][0].remove(seat)

    def on_lays(self, seat: int, region: str) -> None:
        self.of(seat)["hand"] -= 1
        self.at[region]["laid"][seat] += 1

    def on_lays_all(self, seat: int) -> None:
        for region in REGIONS:
            self.on_lays(seat, region)

    def on_places(self, seat: int, region: str, n: int) -> None:
        self.men(seat, "board", -n)
        self.men(seat, region, n)

    def on_moves_men(self, seat: int, start: Message, place: str, n: int) -> None:
        self.men(seat, named(start), -n)
        self.men(seat, place, n)

    def on_lands(self, seat: int, region: str, n: int) -> None:
        self.men(seat, "lost", -n)
        self.men(seat, region, n)

    def on_loses_men(self, seat: int, n: int, region: str) -> None:
        self.men(seat, region, -n)
        self.men(seat, "lost", n)

    def on_men_home(self, seat: int, n: int) -> None:
        assert self.clash is not None
        self.men(seat, self.clash["region"], -n)
        self.men(seat, "board", n)

    def on_musters(self, seat: int, place: str, n: int) -> None:
        self.men(seat, place, -n)
        self.men(seat, "board", n)

    def on_comes_to(self, seat: int, card: str, region: str) -> None:
        influence = next((n for name in REGIONS for c, n, _ in self.at[name]["active"] if c == card), 0)
        fought = card in self.fought.get(region, set())
        self.take(card)
        self.at[region]["active"].append((card, influence, fought))

    on_flank = on_deploys = on_comes_to

    def on_stakes(self, seat: int, card: str, n: int) -> None:
        for name in REGIONS:
            active = self.at[name]["active"]
            self.at[name]["active"] = [(c, influence + n * (c == card), f) for c, influence, f in active]

    def on_bars(self, seat: int, region: str) -> None:
        self.at[region]["barred"] = seat

    def on_first_marker(self, seat: int, region: str) -> None:
        self.at[region]["marker"] = 1

    def on_markers(self, seat: int, region: tuple[str, ...]) -> None:
        for n, name in enumerate(region, start=1):
            self.at[name]["marker"] = n
        self.fought = {name: set() for name in REGIONS}

    # Clashes

    def on_clash(self, region: str) -> None:
        self.clash = {"region": region, "seats": list(range(self.players))}

    def on_reveals(self, seat: int, card: str) -> None:
        assert self.clash is not None
        region = self.clash["region"]
        self.at[region]["laid"][seat] -= 1
        self.at[region]["active"].append((card, 0, card in self.fought[region]))

    def on_ambush(self, seat: int, card: str, region: str) -> None:
        self.on_lays(seat, region)

    def on_ambush_from_discard(self, seat: int, card: str, other: Message) -> None:
        assert self.clash is not None
        self.take(named(other))
        self.at[self.clash["region"]]["laid"][seat] += 1

    def on_reinforces(self, seat: int) -> None:
        assert self.clash is not None
        self.on_lays(seat, self.clash["region"])

    def on_again(self, faction: tuple[str, ...]) -> None:
        self.wear_out()
        assert self.clash is not None
        self.clash["seats"] = [self.owner(name) for name in faction]

    def wear_out(self) -> None:
        """Whoever took part has fought here this year."""
        assert self.clash is not None
        name, seats = self.clash["region"], self.clash["seats"]
        region = self.at[name]
        region["active"] = [(card, n, f or self.whose(card) in seats) for card, n, f in region["active"]]
        self.fought[name] |= {card for card, _, f in region["active"] if f}
        for seat in seats:
            region["tired"][seat] = region["supporters"][seat]

    def on_resolved(self, region: str) -> None:
        self.wear_out()
        self.at[region]["resolved"] = True
        self.clash = None

    # Wealth

    def on_gains(self, seat: int, n: int) -> None:
        self.of(seat)["influence"] += n

    def on_steals_influence(self, seat: int, faction: str) -> None:
        self.of(seat)["influence"] += 1
        self.of(self.owner(faction))["influence"] -= 1

    def on_gains_lore(self, seat: int, n: int) -> None:
        self.of(seat)["lore"] += n

    def on_converts(self, seat: int, n: int) -> None:
        self.of(seat)["influence"] += n
        self.of(seat)["lore"] -= 2 * n

    def on_buys(self, seat: int, card: str, cost: int) -> None:
        self.of(seat)["lore"] -= cost
        self.on_unearths(seat, card)

    def on_unearths(self, seat: int, card: str) -> None:
        self.take(card)
        if KINDS[CARD[card]].archetype:
            self.of(seat)["hand"] += 1
        else:
            self.of(seat)["quarters"].append(card)

    # Councils and markers

    def on_governs(self, seat: int, card: str, council: str) -> None:
        self.take(card)
        self.at[council][0].append(card)

    on_moves_into = on_governs

    def on_leaves_council(self, seat: int, card: str) -> None:
        self.on_goes(seat, card, "discard")

    def on_marks(self, seat: int, location: str) -> None:
        self.at[location][1][seat] += 1

    def on_reaps(self, seat: int, location: str) -> None:
        self.at[location][1][seat] = 0

    def on_council_mark(self, seat: int, council: str) -> None:
        self.at[council][1][seat] += 1

    def on_marks_go(self, seat: int, council: str) -> None:
        self.at[council][1][seat] -= 1

    # Actions

    def on_uses(self, seat: int, what: Message) -> None:
        kind, _, name = what.key.removeprefix(PREFIX).partition("-")
        mine = self.of(seat)
        if kind == "tactic":
            mine["tactics"][name] -= 1
        if kind != "favour" or FACTIONS[FAVOURS.index(name)] != mine["faction"]:
            mine["used in autumn" if self.at["season"] == "autumn" and kind != "favour" else "used"].append(name)

    def on_lasts(self, seat: int, what: Message) -> None:
        name = what.key.removeprefix(PREFIX).partition("-")[2]
        if name not in self.of(seat)["lasting"]:
            self.of(seat)["lasting"].append(name)

    def on_burns(self, seat: int, tactic: str) -> None:
        self.of(seat)["tactics"][tactic] = None

    def on_refreshes(self, seat: int, tactic: str) -> None:
        self.of(seat)["tactics"][tactic] = USES[tactic]

    def on_takes_favour(self, seat: int) -> None:
        self.at["favour"] = (seat, FAVOUR_USES)

    def on_favour_turns(self, seat: int, n: int) -> None:
        self.at["favour"] = (seat, n)

    def on_favour_returns(self) -> None:
        self.at["favour"] = (None, 0)

    def on_gate(self, seat: int, n: int) -> None:
        self.of(seat)["markers"] = n

    def on_wrestles(self, seat: int, card: str) -> None:
        self.take(card)
        self.loose = [*self.loose, card]

    def on_wears(self, seat: int, card: str, other: Message) -> None:
        self.take(named(other))
        self.at["burned"].append(named(other))
