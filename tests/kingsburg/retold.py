"""Kingsburg told again: how things stand, for somebody who knows the log and what is printed, and nothing else."""

from __future__ import annotations

from typing import Any

from interrex.engine.message import Message
from interrex.games.kingsburg.data import GOODS

AID, SPRING, SUMMER, ENVOY, AUTUMN = 1, 2, 4, 5, 6
SEASONS = (SPRING, SUMMER, AUTUMN)
CHEST = 4  # the tile from which one of three goods is taken


def dice_of(told: Any) -> tuple[list[int], list[int]]:
    """Own dice and white ones."""
    own = [die for die in told if isinstance(die, int)]
    return own, [int(str(die.params["n"])) for die in told if isinstance(die, Message)]


def seats_of(told: Any) -> list[int]:
    return [int(one.params["seat"]) for one in told]


class Player:
    def __init__(self, shown: Any) -> None:
        self.score, self.army, self.tokens = shown.score, shown.army, shown.tokens
        self.goods = {"gold": shown.goods.gold, "wood": shown.goods.wood, "stone": shown.goods.stone}
        self.buildings: set[str] = set(shown.buildings)
        self.own, self.white = list(shown.coloured), list(shown.white)
        self.aided = shown.aided
        self.passed = False
        self.peeked = shown.peeked
        self.used_token = shown.used_token
        self.governor, self.group = shown.governor, shown.group
        self.levies = list(shown.levies)

    def get(self, told: Any, sign: int = 1) -> None:
        """Gifts or a price: ``kingsburg-some-gold`` and the like, each with a number."""
        for one in told:
            kind, n = one.key.removeprefix("kingsburg-some-"), sign * int(one.params["n"])
            if kind in GOODS:
                self.goods[kind] += n
            elif kind == "points":
                self.score += n
            elif kind == "tokens":
                self.tokens += n
            else:
                self.army += n  # soldiers, and strength that the army track shows


class Chronicler:
    """Hears the log."""

    def __init__(self, shown: Any, players: int) -> None:
        self.players = [Player(one) for one in shown.seats]
        self.year, self.phase, self.order, self.envoy = shown.year, shown.phase, list(shown.order), shown.envoy
        self.council: dict[int, list[tuple[int | None, list[int], list[int]]]] = {}
        self.enemy: tuple[str, int] | None = None
        self.whims = set(shown.whims)
        self.chest = dict.fromkeys(GOODS, 1)
        self.lot = shown.lot
        self.allies = sorted(shown.allies)
        self.stall: list[str] = [] if shown.auction is None else list(shown.auction.cards)
        self.bid: tuple[str, int, int | None] = ("", 0, None)
        self.edict, self.destiny, self.marked = shown.edict, shown.destiny, set(shown.marked)

    def hear(self, message: Message) -> None:
        name = message.key.removeprefix("kingsburg-").removesuffix("-by").replace("-", "_")
        told = getattr(self, f"on_{name}", None)
        if told is not None:
            told(message.params)

    def player(self, p: Any) -> Player:
        return self.players[int(p["seat"])]

    # The year

    def on_phase_begins(self, p: Any) -> None:
        self.year, self.phase = p["year"], p["phase"]
        if self.phase == AID:
            self.enemy, self.destiny, self.edict, self.marked = None, "", "", set()
            for player in self.players:
                player.group, player.peeked = "", False
        self.council = {}
        for player in self.players:
            player.passed = False
            player.used_token = player.used_token and self.phase not in SEASONS
            player.aided = player.aided and self.phase == SPRING
            player.own = player.white = []

    def on_first_order(self, p: Any) -> None:
        self.order = seats_of(p["seats"])

    on_order = on_first_order

    def on_destiny_comes(self, p: Any) -> None:
        self.destiny = p["destiny"]

    def on_marks(self, p: Any) -> None:
        self.marked = {int(one.key.removeprefix("kingsburg-advisor-")) for one in p["advisors"]}

    def on_edict_comes(self, p: Any) -> None:
        self.edict = p["edict"]

    def on_joins(self, p: Any) -> None:
        self.player(p).group = p["group"]

    def on_governs(self, p: Any) -> None:
        self.player(p).governor = p["governor"]
        self.stall = [card for card in self.stall if card != p["governor"]]
        self.bid = ("", 0, None)
        if all(player.governor for player in self.players):
            self.stall = []

    def on_stall(self, p: Any) -> None:
        self.stall = [one.key.removeprefix("kingsburg-governor-") for one in p["governors"]]

    def on_opens(self, p: Any) -> None:
        self.bid = (p["governor"], 0, None)

    def on_bids(self, p: Any) -> None:
        self.bid = (p["governor"], p["points"], p["seat"])

    def on_allies(self, p: Any) -> None:
        self.allies = sorted([*self.allies, (p["advisor"], p["seat"])])

    def on_peeks(self, p: Any) -> None:
        self.player(p).peeked = True

    def on_betrays(self, p: Any) -> None:
        self.allies.remove((p["advisor"], (p["seat"] + 1) % len(self.players)))

    def on_ally(self, p: Any) -> None:
        self.player(p).score += 1

    # The king

    def on_aid_die(self, p: Any) -> None:
        self.player(p).aided = True

    on_blessed = on_aid_die

    def on_favour(self, p: Any) -> None:
        self.player(p).score += 1

    on_strongest = on_favour

    def on_envoy_comes(self, p: Any) -> None:
        self.envoy = p["seat"]

    def on_envoy_returns(self, p: Any) -> None:
        self.envoy = None

    on_envoy_helped = on_envoy_returns

    # Dice

    def on_rolls(self, p: Any) -> None:
        player = self.player(p)
        player.own, player.white = dice_of(p["dice"])

    on_sets = on_rerolls = on_rolls

    def on_statue_rerolls(self, p: Any) -> None:
        """All dice showed the same: of those in hand either kind may have been rolled, and the total says no more."""
        player = self.player(p)
        player.own, player.white = dice_of(p["dice"])

    def on_neutral_dice(self, p: Any) -> None:
        self.council.setdefault(p["advisor"], []).append((None, *dice_of(p["dice"])))

    def on_influences(self, p: Any) -> None:
        player, (own, white) = self.player(p), dice_of(p["dice"])
        self.council.setdefault(p["advisor"], []).append((p["seat"], own, white))
        player.own, player.white = _without(player.own, own), _without(player.white, white)
        for helped in p["helps"]:
            if helped == "+2":
                player.tokens -= 1
                player.used_token = True
            elif helped == "envoy":
                self.envoy = None

    on_influences_with = on_influences

    def on_passes(self, p: Any) -> None:
        if self.phase in SEASONS:
            self.player(p).passed = True

    # Gains and losses

    def on_support(self, p: Any) -> None:
        self.player(p).get(p["gifts"])
        if p["advisor"] == CHEST and CHEST in self.whims:
            for one in p["gifts"]:
                self.chest[one.key.removeprefix("kingsburg-some-")] -= 1
            if not any(self.chest.values()):
                self.chest = dict.fromkeys(GOODS, 1)

    def on_gains(self, p: Any) -> None:
        self.player(p).get(p["gifts"])

    on_spoils = on_gains

    def on_takes(self, p: Any) -> None:
        self.player(p).get(p["goods"])

    on_takes_from = on_takes

    def on_pays(self, p: Any) -> None:
        self.player(p).get(p["gifts"], -1)

    def on_barters(self, p: Any) -> None:
        self.player(p).get(p["goods"], -1)
        self.player(p).get(p["gifts"])

    def on_dismisses(self, p: Any) -> None:
        self.player(p).army -= 1
        self.player(p).get(p["gifts"])

    def on_sells(self, p: Any) -> None:
        player = self.player(p)
        if p["spent"] in GOODS:
            player.goods[p["spent"]] -= 1
        else:
            player.tokens -= 1
        player.score += p["points"]

    def on_hands(self, p: Any) -> None:
        self.player(p).get(p["goods"], -1)
        self.players[p["other"].params["seat"]].get(p["goods"])

    def on_trades(self, p: Any) -> None:
        for kind in GOODS:
            self.player(p).goods[kind] += -1 if kind == p["good"] else 1

    def on_loses_goods(self, p: Any) -> None:
        self.player(p).get(p["goods"], -1)

    def on_loses_points(self, p: Any) -> None:
        self.player(p).score -= p["points"]

    def on_merchants_guild_earns(self, p: Any) -> None:
        self.player(p).goods["gold"] += 1

    def on_inn_earns(self, p: Any) -> None:
        self.player(p).tokens += 1

    def on_embassy_earns(self, p: Any) -> None:
        self.player(p).score += 1

    def on_cathedral_earns(self, p: Any) -> None:
        self.player(p).score += p["points"]

    on_last_levy = on_cathedral_earns

    def on_builds(self, p: Any) -> None:
        player = self.player(p)
        player.buildings.add(p["building"])
        player.score += p["points"]
        player.get(p["goods"], -1)

    on_builds_free = on_builds

    def on_razed(self, p: Any) -> None:
        self.player(p).buildings.remove(p["building"])
        self.player(p).score -= p["points"]

    # Whims

    def on_whim_drawn(self, p: Any) -> None:
        self.whims.add(p["advisor"])

    def on_whim_gone(self, p: Any) -> None:
        self.whims.remove(p["advisor"])

    def on_lot(self, p: Any) -> None:
        self.lot = p["good"]

    # Soldiers

    def on_recruits(self, p: Any) -> None:
        self.player(p).get(p["goods"], -1)
        self.player(p).army += 1

    def on_two_dice(self, p: Any) -> None:
        self.high = (p["seat"], p["soldiers"])

    high: tuple[int, int] | None = None

    def on_reinforcements(self, p: Any) -> None:
        for seat, player in enumerate(self.players):
            player.army += p["soldiers"] if self.high is None or self.high[0] != seat else self.high[1]
        self.high = None

    on_fixed_reinforcements = on_reinforcements

    def on_levies(self, p: Any) -> None:
        player = self.player(p)
        player.levies.remove(p["soldiers"])
        player.army += p["soldiers"]

    def on_own_die(self, p: Any) -> None:
        self.player(p).army = p["army"]

    def on_enemy(self, p: Any) -> None:
        self.enemy = (p["enemy"], p["strength"])

    def on_battle_won(self, p: Any) -> None:
        self.player(p).army = p["army"]

    on_battle_drawn = on_battle_lost = on_battle_won

    def on_disbands(self, p: Any) -> None:
        self.destiny = ""
        self.marked = set()
        for player in self.players:
            player.army, player.group = 0, ""

    def on_keeps_soldiers(self, p: Any) -> None:
        self.player(p).army = p["n"]

    # What is known

    def placing(self) -> bool:
        """Afterwards dice that are left over and those of the advisors lie there for a while, and are of no use."""
        return self.phase in SEASONS and not all(player.passed for player in self.players)

    def board(self) -> dict[str, Any]:
        placing = self.placing()
        return {
            "year": self.year,
            "phase": self.phase,
            "order": self.order,
            "envoy": self.envoy,
            "council": {rank: sorted(there, key=str) for rank, there in self.council.items()} if placing else {},
            "whims": sorted(self.whims),
            "chest": self.chest if CHEST in self.whims else None,
            "lot": self.lot if CHEST + 1 in self.whims else "",
            "allies": self.allies,
            "destiny": self.destiny,
            "edict": self.edict,
            "auction": (self.stall, *self.bid) if self.stall else None,
            "enemy": self.enemy,
            "marked": sorted(self.marked),
            **{f"player {seat}": self.known(player, placing) for seat, player in enumerate(self.players)},
        }

    def known(self, player: Player, placing: bool) -> dict[str, Any]:
        return {
            "score": player.score,
            "army": player.army,
            "goods": player.goods,
            "tokens": player.tokens,
            "buildings": sorted(player.buildings),
            "dice": (sorted(player.own), sorted(player.white)) if placing else None,
            "governor": player.governor,
            "levies": sorted(player.levies),
            "token used": player.used_token if placing else None,
            "passed": player.passed if placing else None,
            "aided": player.aided,
            "peeked": player.peeked,
            "group": player.group,
        }


def _without(dice: list[int], some: list[int]) -> list[int]:
    left = list(dice)
    for die in some:
        left.remove(die)
    return left


def public(shown: Any, placing: bool) -> dict[str, Any]:
    """Of what a spectator sees, what the log must tell."""
    placed = {
        rank: sorted([(one.seat, list(one.coloured), list(one.white)) for one in there], key=str)
        for rank, there in enumerate(shown.advisors, 1)
        if there
    }
    return {
        "year": shown.year,
        "phase": shown.phase,
        "order": list(shown.order),
        "envoy": shown.envoy,
        "council": placed if placing else {},
        "whims": sorted(shown.whims),
        "chest": None if shown.chest is None else {kind: getattr(shown.chest, kind) for kind in GOODS},
        "lot": shown.lot,
        "allies": sorted(shown.allies),
        "destiny": shown.destiny,
        "edict": shown.edict,
        "auction": _auction(shown.auction),
        "enemy": (shown.enemy.card.kind, shown.enemy.card.strength)
        if shown.enemy.revealed and shown.enemy.card
        else None,
        "marked": sorted(shown.marked),
        **{f"player {seat}": _player(one, placing) for seat, one in enumerate(shown.seats)},
    }


def _auction(shown: Any) -> Any:
    return None if shown is None else (list(shown.cards), shown.card, shown.points, shown.leader)


def _player(one: Any, placing: bool) -> dict[str, Any]:
    return {
        "score": one.score,
        "army": one.army,
        "goods": {kind: getattr(one.goods, kind) for kind in GOODS},
        "tokens": one.tokens,
        "buildings": sorted(one.buildings),
        "dice": (sorted(one.coloured), sorted(one.white)) if placing else None,
        "governor": one.governor,
        "levies": sorted(one.levies),
        "token used": one.used_token if placing else None,
        "passed": one.passed if placing else None,
        "aided": one.aided,
        "peeked": one.peeked,
        "group": one.group,
    }
