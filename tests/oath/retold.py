"""Oath told again: what stands where, by the log alone. A second program, which knows no rule but printed numbers."""

from __future__ import annotations

from typing import Any

from interrex.engine.message import Message
from interrex.games.oath.data.constants import CHANCELLORS_WARBANDS, EXILES_WARBANDS, REGIONS
from interrex.games.oath.data.faces import SUITS
from interrex.games.oath.data.numbers import NUMBER, SITE, SUIT, back
from interrex.games.oath.view.types import BoardView, FaceView

PURPLE = "purple"
SEIZED = 2  # favor or secrets that a banner loses when it is seized


def name(said: Any) -> str:
    """The id that a component's name or a word stands for."""
    if not isinstance(said, Message):
        return str(said)
    return said.key.split("-", 2)[2]


def seat_of(said: Any) -> int:
    return int(said.params["seat"]) if isinstance(said, Message) else int(said)


class Retold:
    """The map and who has what beside their boards, from the first question on."""

    def __init__(self, first: BoardView, players: int) -> None:
        self.won = False
        self.at = public(first)
        self.colour = [seat.colour for seat in first.seats]
        self.sites = {slot.site: slot.slot - 1 for slot in first.slots if slot.site is not None}
        self.replaced: str | None = None  # a Vision on which another was laid: it goes at once

    def board(self) -> dict[str, Any]:
        return {"won": True} if self.won else {**self.at, "warband banks": self.warband_banks()}

    def warband_banks(self) -> list[int]:
        """Of each board's own colour: what is nowhere else (rulebook 2.2.3)."""
        return [self.unplaced(seat, colour) for seat, colour in enumerate(self.colour)]

    def unplaced(self, seat: int, colour: str) -> int:
        out: int = sum([n for held in self.at["warbands"] if held for flag, n in [held] if flag == colour])
        out += sum([n for other, n in enumerate(self.at["hosts"]) if self.flag(other) == colour])
        out += self.at["cage"][colour] + len([prophet for _, prophet in self.at["prophets"] if prophet == seat])
        return (CHANCELLORS_WARBANDS if colour == PURPLE else EXILES_WARBANDS) - out

    def hear(self, message: Message) -> None:
        if self.won:
            return
        tell = getattr(self, message.key.removeprefix("oath-").replace("-", "_"), None)
        if tell is not None:
            tell(**{key.replace("-", "_"): value for key, value in message.params.items()})

    # ---------------------------------------------------------------------------------------------------------- places

    def bank_of(self, card: str) -> str:
        """The bank of a card's suit."""
        return SUITS[SUIT[NUMBER[card]]]

    def load(self, card: str, favor: int, secrets: int) -> None:
        before = self.at["on cards"].get(card, (0, 0))
        after = (before[0] + favor, before[1] + secrets)
        self.at["on cards"].pop(card, None)
        if any(after):
            self.at["on cards"][card] = after

    def unload(self, card: str) -> None:
        """What lies on a card goes home: favor to its bank, secrets face down to whose turn it is."""
        favor, secrets = self.at["on cards"].pop(card, (0, 0))
        if favor:
            self.at["banks"][self.bank_of(card)] += favor
        if secrets:
            self.at["dark"][self.at["turn"]] += secrets

    def pile(self, said: Message, *backs: str) -> None:
        """Onto a pile or under it, by the backs; of the world deck only the first card shows one."""
        where = said.key.removeprefix("oath-pile-")
        if where == "world-alone":
            self.at["next"] = backs[0]
        elif where.startswith("under-"):
            self.at["piles"][where.removeprefix("under-")][:0] = backs
        elif where != "world":
            self.at["piles"][where] += backs

    def flag(self, seat: int) -> str:
        return self.colour[seat] if self.at["roles"][seat] == "exile" else PURPLE

    def slot(self, site: Any) -> int:
        return self.sites[name(site)]

    def put(self, slot: int, colour: str, n: int) -> None:
        held = self.at["warbands"][slot]
        self.at["warbands"][slot] = (colour, (held[1] if held and held[0] == colour else 0) + n)

    def remove(self, slot: int, n: int) -> None:
        colour, there = self.at["warbands"][slot]
        self.at["warbands"][slot] = (colour, there - n) if there > n else None

    def lift(self, card: str) -> tuple[str, int]:
        """A face-up card leaves its place."""
        for kind in ("cards", "advisers"):
            for at, there in enumerate(self.at[kind]):
                if card in there:
                    there.remove(card)
                    return kind, at
        if card == self.replaced:
            self.replaced = None
            return "visions", 0
        if card in self.at["visions"]:
            at = self.at["visions"].index(card)
            self.at["visions"][at] = None
            return "visions", at
        raise AssertionError(f"{card} was discarded and lay nowhere")

    # ------------------------------------------------------------------------------------------------------- the course

    def round(self, n: int) -> None:
        self.at["round"] = n

    def turn(self, seat: int) -> None:
        self.at["turn"] = seat

    def wins(self, seat: int) -> None:
        self.won = True

    def takes_title(self, seat: int) -> None:
        self.at["title"] = (seat, False)

    def usurps(self, seat: int) -> None:
        self.at["title"] = (seat, True)

    def becomes_citizen(self, seat: int) -> None:
        self.at["roles"][seat] = "citizen"
        self.at["supply"][seat] = 7
        if self.at["title"][0] == seat:
            self.at["title"] = (seat, False)
        for slot, held in enumerate(self.at["warbands"]):
            if held and held[0] == self.colour[seat]:
                self.at["warbands"][slot] = None
        self.at["hosts"][seat] = 0

    def turns_purple(self, n: int, place: Message) -> None:
        if place.key == "oath-board-of":
            self.at["hosts"][place.params["seat"]] = n
        elif n:
            self.put(self.slot(place), PURPLE, n)

    def becomes_exile(self, seat: int) -> None:
        self.at["roles"][seat] = "exile"
        self.at["supply"][seat] = 7

    def turns_own(self, seat: int, n: int) -> None:
        self.at["hosts"][seat] = n

    # ------------------------------------------------------------------------------------------------ pawns and sites

    def travels(self, seat: int, site: Any) -> None:
        self.at["pawns"][seat] = self.slot(site)

    def puts_pawn(self, seat: int, site: Any) -> None:
        self.travels(seat, site)

    def reveals_site(self, site: Any, slot: int) -> None:
        self.sites[name(site)] = slot - 1
        self.at["face up"][slot - 1] = name(site)
        printed, at = SITE[NUMBER[name(site)]], slot - 1
        favor = min(printed.favor, self.at["shared"])
        relics = min(printed.relics, self.at["relic deck"])
        self.at["shared"] -= favor
        self.at["relic deck"] -= relics
        before = self.at["on sites"][at]
        self.at["on sites"][at] = (before[0] + favor, before[1] + printed.secrets, before[2] + relics)

    # ------------------------------------------------------------------------------------------------------- warbands

    def stations(self, seat: int, n: int, site: Any) -> None:
        self.at["hosts"][seat] -= n
        self.put(self.slot(site), self.flag(seat), n)

    def moves_in(self, seat: int, n: int, site: Any) -> None:
        self.stations(seat, n, site)

    def places_one(self, seat: int, site: Any) -> None:
        self.put(self.slot(site), self.flag(seat), 1)

    def withdraws(self, seat: int, n: int, site: Any) -> None:
        self.remove(self.slot(site), n)
        self.at["hosts"][seat] += n

    def falls_back(self, n: int, site: Any, seat: int) -> None:
        self.withdraws(seat, n, site)

    def caged(self, n: int, place: Message) -> None:
        if place.key == "oath-board-of":
            self.at["hosts"][seat_of(place)] -= n
            self.at["cage"][self.flag(seat_of(place))] += n
        else:
            self.at["cage"][self.at["warbands"][self.slot(place)][0]] += n
            self.remove(self.slot(place), n)

    def comes_home(self, seat: int, n: int) -> None:
        self.at["hosts"][seat] += n
        self.at["cage"][self.flag(seat)] -= n

    def comes_home_turned(self, seat: int, n: int, colour: Any, there: int) -> None:
        self.at["hosts"][seat] += there
        self.at["cage"][name(colour)] -= n

    def foretells(self, seat: int, what: Message) -> None:
        self.at["prophets"].append((name(what), seat))

    def inherits(self, seat: int, what: Message) -> None:
        self.at["prophets"].remove((name(what), seat))

    def healed(self, n: int, site: Any, colour: str) -> None:
        self.put(self.slot(site), colour, n)

    def killed_at(self, n: int, site: Any) -> None:
        self.remove(self.slot(site), n)

    def killed(self, n: int, seat: int) -> None:
        self.at["hosts"][seat] -= n

    def gains_warbands(self, seat: int, n: int) -> None:
        self.at["hosts"][seat] += n

    def hands_warbands(self, seat: int, n: int, other: Message) -> None:
        self.at["hosts"][seat] -= n
        self.at["hosts"][seat_of(other)] += n

    # ------------------------------------------------------------------------------------------- favor, secrets, Supply

    def rests(self, seat: int, supply: int, favor: int, secrets: int) -> None:
        self.at["supply"][seat], self.at["favor"][seat] = supply, favor
        self.at["secrets"][seat], self.at["dark"][seat] = secrets, 0
        for card, (laid, _) in self.at["on cards"].items():
            if laid:
                self.at["banks"][self.bank_of(card)] += laid
        self.at["on cards"] = {}

    def gains_favor(self, seat: int, n: int, bank: Any) -> None:
        self.at["favor"][seat] += n
        self.at["banks"][name(bank)] -= n

    def shifts_favor(self, n: int, bank: Any, other: Message) -> None:
        self.at["banks"][name(bank)] -= n
        self.at["banks"][name(other)] += n

    def bandits_take(self, n: int, bank: Any) -> None:
        self.at["banks"][name(bank)] -= n
        self.at["shared"] += n

    def spreads(self, n: int, bank: Any) -> None:
        first = SUITS.index(name(bank))
        for more in range(n):
            self.at["banks"][SUITS[(first + more) % 6]] += 1

    def takes_favor(self, seat: int, n: int, other: Message) -> None:
        self.at["favor"][seat] += n
        self.at["favor"][seat_of(other)] -= n

    def gives_favor(self, seat: int, n: int, other: Message) -> None:
        self.at["favor"][seat] -= n
        self.at["favor"][seat_of(other)] += n

    def into_purse(self, seat: int, n: int, bank: Any) -> None:
        """What is said to come to a board lies in a bank (rulebook 18.5.2)."""
        self.to_bank(seat, n, bank)

    def out_of_purse(self, seat: int, n: int, bank: Any) -> None:
        self.gains_favor(seat, n, bank)

    def gets_favor_on(self, seat: int, n: int, what: Message) -> None:
        self.load(name(what), -n, 0)
        self.at["favor"][seat] += n

    def gets_secret_on(self, seat: int, what: Message) -> None:
        self.load(name(what), 0, -1)
        self.at["secrets"][seat] += 1

    def tidies(self, seat: int, what: Message) -> None:
        for card, (favor, secrets) in [*self.at["on cards"].items()]:
            self.at["secrets"][seat] += secrets
            self.load(card, 0 if card == name(what) else -favor, -secrets)
            self.at["banks"][self.bank_of(card)] += 0 if card == name(what) else favor
        self.at["secrets"][seat] += self.at["dark"][seat]
        self.at["dark"][seat] = 0

    def renews(self, seat: int, n: int, what: Message) -> None:
        self.at["shared"] -= n
        self.at["favor"][seat] += n

    def burns_secrets_on(self, n: int, what: Message) -> None:
        self.load(name(what), 0, -n)

    def burns_favor(self, seat: int, n: int) -> None:
        self.at["favor"][seat] -= n
        self.at["shared"] += n

    def to_bank(self, seat: int, n: int, bank: Any) -> None:
        self.at["favor"][seat] -= n
        self.at["banks"][name(bank)] += n

    def tends(self, seat: int, n: int) -> None:
        self.at["favor"][seat] -= 1
        self.at["on banners"]["people"] = n

    def tends_away(self, seat: int, bank: Any, n: int) -> None:
        self.at["banks"][name(bank)] += 1
        self.at["on banners"]["people"] = n

    def lays_on_secret(self, n: int) -> None:
        self.at["on banners"]["secret"] = n

    def lays_favor(self, seat: int, n: int, what: Message) -> None:
        self.at["favor"][seat] -= n
        self.load(name(what), n, 0)

    def takes_from_site(self, seat: int, what: Message, site: Any) -> None:
        secret = name(what) == "secrets"
        self.at["secrets" if secret else "favor"][seat] += 1
        favor, secrets, relics = self.at["on sites"][self.slot(site)]
        self.at["on sites"][self.slot(site)] = (favor - (not secret), secrets - secret, relics)

    def pays(self, seat: int, favor: int, secrets: int, what: Message) -> None:
        self.at["favor"][seat] -= favor
        self.at["secrets"][seat] -= secrets
        if seat == self.at["turn"]:
            self.load(name(what), favor, secrets)
        else:
            self.at["dark"][seat] += secrets
            if favor:
                self.at["banks"][self.bank_of(name(what))] += favor

    def gains_secrets(self, seat: int, n: int) -> None:
        self.at["secrets"][seat] += n

    def gets_secrets_back(self, seat: int, n: int) -> None:
        self.at["secrets"][seat] += n

    def turns_secret(self, seat: int) -> None:
        self.at["secrets"][seat] -= 1
        self.at["dark"][seat] += 1

    def burns_secrets(self, seat: int, n: int, dark: int) -> None:
        self.at["secrets"][seat] -= n - dark
        self.at["dark"][seat] -= dark

    def takes_secret(self, seat: int, other: Message, dark: int) -> None:
        self.gives_secrets(seat_of(other), 1, Message("oath-player", {"seat": seat}), dark)

    def gives_secrets(self, seat: int, n: int, other: Message, dark: int) -> None:
        for one, sign in ((seat, -1), (seat_of(other), 1)):
            self.at["secrets"][one] += sign * (n - dark)
            self.at["dark"][one] += sign * dark

    def spends_supply(self, seat: int, n: int, left: int) -> None:
        self.at["supply"][seat] -= n

    def gains_supply(self, seat: int, n: int) -> None:
        self.at["supply"][seat] = min(7, self.at["supply"][seat] + n)

    # ---------------------------------------------------------------------------------------------------------- cards

    def plays(self, seat: int, card: Any, where: Message) -> None:
        card = name(card)
        if where.key == "oath-among-advisers":
            self.at["advisers"][seat].append(card)
        elif where.key == "oath-on-board":
            self.reveals(seat, card)
        else:
            self.at["cards"][self.slot(where)].append(card)

    def reveals(self, seat: int, vision: str) -> None:
        if vision == "conspiracy":
            self.at["boxed"].append(vision)
        else:
            self.replaced = self.at["visions"][seat]
            self.at["visions"][seat] = vision

    def plays_hidden(self, seat: int, back: str) -> None:
        self.at["face down"][seat][back] += 1

    def turns_up(self, seat: int, back: str) -> None:
        self.at["face down"][seat][back] -= 1

    def takes_adviser(self, seat: int, other: Message, back: str) -> None:
        self.turns_up(seat_of(other), back)

    def searches(self, seat: int, source: Any, n: int) -> None:
        if name(source) in REGIONS:
            del self.at["piles"][name(source)][-n:]
        else:
            self.at["next"] = "denizen"  # unless that is told otherwise at once

    def searches_beneath(self, seat: int, source: Any, n: int) -> None:
        del self.at["piles"][name(source)][:n]

    def top_vision(self) -> None:
        self.at["next"] = "vision"

    def world_deck_empty(self) -> None:
        self.at["next"] = None

    def discards_hidden(self, seat: int, back: str, pile: Message) -> None:
        self.pile(pile, back)

    def discards_adviser(self, seat: int, back: str, pile: Message) -> None:
        self.turns_up(seat, back)
        self.pile(pile, back)

    def return_to_pile(self, n: int, pile: Message) -> None:
        self.pile(pile, *["denizen"] * n)

    def piles_up(self, seat: int, region: Any) -> None:
        here = REGIONS[self.region(seat)]
        self.at["piles"][here] += self.at["piles"][name(region)]
        self.at["piles"][name(region)] = []

    def region(self, seat: int) -> int:
        slot = self.at["pawns"][seat]
        return 0 if slot < 2 else 1 if slot < 5 else 2

    def gives_hidden(self, seat: int, other: Message, back: str) -> None:
        self.turns_up(seat, back)
        self.plays_hidden(seat_of(other), back)

    def exchanges_hidden(self, seat: int, back: str, other: Message, theirs: Message) -> None:
        self.gives_hidden(seat, other, back)
        self.gives_hidden(seat_of(other), Message("oath-player", {"seat": seat}), name(theirs))

    def gives_adviser(self, seat: int, other: Message, what: Message) -> None:
        self.lift(name(what))
        self.at["advisers"][seat_of(other)].append(name(what))

    def discards(self, what: Message, pile: Message) -> None:
        self.unload(name(what))
        self.lift(name(what))
        self.pile(pile, back(NUMBER[name(what)]))

    def leaves_board(self, what: Message) -> None:
        self.lift(name(what))

    def dispossesses(self, what: Message) -> None:
        self.unload(name(what))
        self.lift(name(what))

    def moves_card(self, card: Any, site: Any) -> None:
        self.lift(name(card))
        self.at["cards"][self.slot(site)].append(name(card))

    def swaps(self, card: Any, other: Message) -> None:
        (kind, at), (other_kind, there) = self.lift(name(card)), self.lift(name(other))
        self.at[other_kind][there].append(name(card))
        self.at[kind][at].append(name(other))

    def turns_card(self, card: Any, what: Message) -> None:
        kind, at = self.lift(name(card))
        self.at[kind][at].append(name(what))
        if name(card) in self.at["on cards"]:
            self.at["on cards"][name(what)] = self.at["on cards"].pop(name(card))

    def draws_vision(self, seat: int) -> None:
        self.at["visions drawn"] += 1
        self.at["next"] = "denizen"  # unless that is told otherwise at once

    # ---------------------------------------------------------------------------------------------- relics and banners

    def takes(self, seat: int, what: tuple[Message, ...]) -> None:
        for one in what:
            if one.key.startswith("oath-banner"):
                self.seizes(seat, "secret" if name(one) == "darkest-secret" else "people")
            else:
                for relics in self.at["relics"]:
                    relics.discard(name(one))
                self.at["relics"][seat].add(name(one))

    def seizes(self, seat: int, banner: str) -> None:
        """Taken but not recovered: two of what lies on it are burned, but for the last (rulebook 2.5.3)."""
        self.at["banners"][banner] = seat
        n = min(SEIZED, max(0, self.at["on banners"][banner] - 1))
        self.at["on banners"][banner] -= n
        if banner == "people":
            self.at["shared"] += n

    def gives(self, seat: int, other: Message, what: Message) -> None:
        self.takes(seat_of(other), (what,))

    def gone_relic_of_site(self, site: Any) -> None:
        favor, secrets, relics = self.at["on sites"][self.slot(site)]
        self.at["on sites"][self.slot(site)] = (favor, secrets, relics - 1)

    def gone_relic_of_reliquary(self, n: int) -> None:
        self.at["reliquary"][n - 1] = False

    def drawn_relic(self) -> None:
        self.at["relic deck"] -= 1

    def buried_relic(self) -> None:
        self.at["relic deck"] += 1

    def buries(self, seat: int, what: Message) -> None:
        self.at["relics"][seat].discard(name(what))
        self.at["relic deck"] += 1

    def recovers(self, seat: int, what: Message, n: int) -> None:
        banner = "secret" if name(what) == "darkest-secret" else "people"
        self.at["banners"][banner] = seat
        self.at["on banners"][banner] = n
        self.at["secrets" if banner == "secret" else "favor"][seat] -= n

    def lends_secrets(self, n: int) -> None:
        self.at["secrets"][self.at["turn"]] += n

    def turns_banner(self, what: Message) -> None:
        self.at["mob"] = name(what) == "mobs-favor"


def public(view: BoardView) -> dict[str, Any]:
    """What is compared; when somebody has won, what the chronicle makes of the map is told elsewhere."""
    if view.phase == "chronicle":
        return {"won": True}
    held = [(slot.colour, slot.warbands) if slot.colour else None for slot in view.slots]
    return {
        "round": view.round,
        "turn": view.turn if view.phase in ("wake", "act", "rest") else None,
        "title": (view.title.seat, view.title.usurper),
        "visions drawn": view.visions_drawn,
        "face up": [slot.site for slot in view.slots],
        "cards": [[*slot.cards] for slot in view.slots],
        "warbands": held,
        "banners": {"people": view.banners.peoples_favor.holder, "secret": view.banners.darkest_secret.holder},
        "cage": dict(view.cage),
        "prophets": [(one.vision, one.seat) for one in view.prophets],
        "warband banks": [seat.bank for seat in view.seats],
        "mob": view.banners.peoples_favor.mob,
        "roles": [seat.role for seat in view.seats],
        "pawns": [seat.pawn - 1 for seat in view.seats],
        "hosts": [seat.warbands for seat in view.seats],
        "favor": [seat.favor for seat in view.seats],
        "secrets": [seat.secrets for seat in view.seats],
        "dark": [seat.face_down_secrets for seat in view.seats],
        "supply": [seat.supply for seat in view.seats],
        "advisers": [[*seat.advisers] for seat in view.seats],
        "face down": [backs(seat.face_down) for seat in view.seats],
        "visions": [seat.vision for seat in view.seats],
        "relics": [{*seat.relics} for seat in view.seats],
        "banks": dict(view.banks),
        "shared": view.shared,
        "on cards": {one.card: (one.favor, one.secrets) for one in view.tokens},
        "on sites": [(slot.favor, slot.secrets, len(slot.relics)) for slot in view.slots],
        "on banners": {"people": view.banners.peoples_favor.favor, "secret": view.banners.darkest_secret.secrets},
        "piles": {region: [card.back for card in pile] for region, pile in view.piles.items()},
        "next": view.next,
        "boxed": [*view.boxed],
        "relic deck": view.relic_deck,
        "reliquary": [relic is not None for relic in view.reliquary],
    }


def backs(cards: list[FaceView]) -> dict[str, int]:
    return {back: len([card for card in cards if card.back == back]) for back in ("denizen", "vision")}
