"""What powers do, part by part. An effect is given the position, its component and the seat that uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interrex.engine.deals import Terms

from ..data.constants import MOST_SUPPLY
from ..data.numbers import NOBODY, is_relic
from ..moments import CROWN, PLAN_LEAVES
from ..play import campaign as campaigns
from ..play.asking import (
    BANKS,
    CARDS,
    FOES,
    PILES,
    PLACES,
    RELICS,
    SEATS,
    SITES,
    YES,
    Carry,
    Choosing,
    Effect,
    carry,
)
from ..play.campaign.targets import change_attack, force_places, warbands_at
from ..play.citizenship import BLIND_RELIC, become_citizen
from ..play.deals import negotiate
from ..play.deeds import gain_supply
from ..play.minor import look
from ..play.moving import (
    bury,
    discard,
    draw_relic,
    lose_relic,
    movable,
    take_relics,
    turn_banner,
)
from ..play.travel import Banish, go, guide, within_reach
from ..play.turn import tidy
from ..play.warbands import at, gain_warbands, kill, may_station, station, withdraw
from ..play.wealth import burn, burn_secrets, gain_favor, gain_secrets, take_favor
from ..standing import NO_JOURNEY, instead, promised, rules, slot_of
from ..state import (
    ATTACKER,
    BANDITS,
    DEFENDER,
    EXILE,
    REGION,
    SLOT_COUNT,
    WITH,
    Oath,
)
from ..words import Spoken
from .checks import Count, amount, from_chancellor, others_here

Selects = Callable[[Oath, int, int], Sequence[int]]  # position, component, user -> what there is to choose from

# -------------------------------------------------------------------------------------------------------------- shape


class May(Choosing):
    """The user decides whether the rest happens."""

    phrase = YES
    optional = True

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return (1,) if seat != BANDITS and any(effect.can(g, card, seat) for effect in self.effects) else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        carry(g, card, seat, self.effects)


class Given(Effect):
    """Effects on a condition that is looked at when their turn comes."""

    def __init__(self, check: Callable[..., bool], *effects: Effect) -> None:
        self.check = check
        self.effects = effects

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return self.check(g, card, seat) and any(effect.can(g, card, seat) for effect in self.effects)

    def do(self, g: Oath, card: int, seat: int) -> None:
        if self.check(g, card, seat):
            carry(g, card, seat, self.effects)


class To(Effect):
    """ "This to get that": without this no that (rulebook 18.1.5)."""

    def __init__(self, first: Effect, *then: Effect) -> None:
        self.first = first
        self.then = then

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return self.first.can(g, card, seat)

    def do(self, g: Oath, card: int, seat: int) -> None:
        if self.first.can(g, card, seat):
            carry(g, card, seat, (self.first, *self.then))


class EachPlayer(Effect):
    """Every player does it, in turn order from the Chancellor (rulebook 18.1.4)."""

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def do(self, g: Oath, card: int, seat: int) -> None:
        for other in from_chancellor(g)[::-1]:
            g.push(Carry(card, other, self.effects))


class Do(Effect):
    """A deed of a component's own: a function of position, component and seat."""

    def __init__(
        self, does: Callable[[Oath, int, int], None], can: Callable[[Oath, int, int], bool] | None = None
    ) -> None:
        self.does = does
        self.possible = can

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return self.possible is None or self.possible(g, card, seat)

    def do(self, g: Oath, card: int, seat: int) -> None:
        self.does(g, card, seat)


class Choose(Choosing):
    """A choice of a component's own: what there is to choose from, and what is done with it."""

    def __init__(
        self,
        phrase: Spoken,
        selects: Selects,
        does: Callable[[Oath, int, int, int], None],
        optional: bool = False,
        by: Callable[[Oath, int, int], int] | None = None,
    ) -> None:
        self.phrase = phrase
        self.selects = selects
        self.does = does
        self.optional = optional
        self.by = by

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return self.selects(g, card, seat)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        self.does(g, card, seat, value)

    def chooser(self, g: Oath, card: int, seat: int) -> int:
        return seat if self.by is None else self.by(g, card, seat)


# -------------------------------------------------------------------------------------------------- favor and secrets


class GainFavor(Effect):
    """From the bank of one suit; for bandits it is burned (rulebook 18.3.6)."""

    def __init__(self, n: Count, bank: int) -> None:
        self.n = n
        self.bank = bank

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return g.banks[self.bank] > 0 and amount(self.n, g, card, seat) > 0

    def do(self, g: Oath, card: int, seat: int) -> None:
        from_bank(g, seat, self.bank, amount(self.n, g, card, seat))


def from_bank(g: Oath, seat: int, bank: int, n: int) -> None:
    if seat == BANDITS:
        n = min(n, g.banks[bank])
        g.banks[bank] -= n
        burn(g, n)
    else:
        gain_favor(g, seat, bank, n)


class GainFromBank(Choosing):
    """From one bank that the user chooses."""

    phrase = BANKS

    def __init__(self, n: Count, banks: Selects | None = None) -> None:
        self.n = n
        self.banks = banks

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        from_ = range(6) if self.banks is None else self.banks(g, card, seat)
        return [bank for bank in from_ if g.banks[bank]] if amount(self.n, g, card, seat) > 0 else []

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        from_bank(g, seat, value, amount(self.n, g, card, seat))


class GainSecrets(Effect):
    def __init__(self, n: Count) -> None:
        self.n = n

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return amount(self.n, g, card, seat) > 0

    def do(self, g: Oath, card: int, seat: int) -> None:
        if seat != BANDITS:
            gain_secrets(g, seat, amount(self.n, g, card, seat))


class GainWarbands(Effect):
    def __init__(self, n: Count) -> None:
        self.n = n

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return seat != BANDITS and g.bank[g.board_colour(seat)] > 0 and amount(self.n, g, card, seat) > 0

    def do(self, g: Oath, card: int, seat: int) -> None:
        if seat != BANDITS:
            gain_warbands(g, seat, amount(self.n, g, card, seat))


class GainSupply(Effect):
    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return seat != BANDITS and g.supply[seat] < MOST_SUPPLY

    def do(self, g: Oath, card: int, seat: int) -> None:
        if seat != BANDITS:
            gain_supply(g, seat, self.n)


class TakeFavor(Choosing):
    """From another player's board."""

    phrase = SEATS

    def __init__(self, n: int, of: Selects = others_here) -> None:
        self.n = n
        self.of = of

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [other for other in self.of(g, card, seat) if g.favor[other]]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        take_favor(g, seat, value, self.n)


class BurnSecret(Effect):
    """From the user's board, face up."""

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return g.secrets[seat] > 0

    def do(self, g: Oath, card: int, seat: int) -> None:
        burn_secrets(g, seat, 1)


# ----------------------------------------------------------------------------------------------------------- warbands


class Kill(Choosing):
    """One warband, where the user chooses (several: the effect several times)."""

    phrase = PLACES

    def __init__(self, places: Selects) -> None:
        self.places = places

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [place for place in self.places(g, card, seat) if at(g, place)]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        kill(g, value, 1)


class KillOnBoard(Effect):
    """Warbands on the attacker's board."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, g: Oath, card: int, seat: int) -> None:
        kill(g, WITH + g.war.seat, self.n)


class SacrificeOfForce(Choosing):
    """One warband of the defending force, by choice."""

    phrase = PLACES

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        side = ATTACKER if seat == g.war.seat else DEFENDER
        return [place for place in force_places(g, g.war, side) if warbands_at(g, place)]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        kill(g, value, 1)


class StationAt(Choosing):
    """One warband from the board onto a site."""

    phrase = SITES

    def __init__(self, slots: Selects) -> None:
        self.slots = slots

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return self.slots(g, card, seat) if g.host[seat] and may_station(g, seat) else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        station(g, seat, value, 1)


class Gather(Choosing):
    """Warbands move freely between board and ruled sites, but for the last of a site: site by site, one at a time."""

    phrase = PLACES
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        """A site gives one to the board; the board gives one to a site that is chosen then."""
        own = [slot for slot in range(SLOT_COUNT) if rules(g, seat, slot)]
        last = 0 if g.own[seat] & CROWN.speakers else 1
        giving = [slot for slot in own if g.bands[slot] > last]
        return [*giving, WITH + seat] if g.host[seat] and own and may_station(g, seat) else giving

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        if value < SLOT_COUNT:
            withdraw(g, seat, value, 1)
            self.do(g, card, seat)
        else:
            carry(g, card, seat, (TO_RULED_SITE, self))


def ruled_slots(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [slot for slot in range(SLOT_COUNT) if rules(g, seat, slot)]


TO_RULED_SITE = StationAt(ruled_slots)


# ---------------------------------------------------------------------------------------------------------- campaigns


class Dice(Effect):
    """Dice added to the pools or removed. ``signed``: the user chooses the sign of the attack dice (rulebook 7.5.4)."""

    def __init__(self, attack: Count = 0, defense: Count = 0, signed: bool = False) -> None:
        self.attack = attack
        self.defense = defense
        self.signed = signed

    def do(self, g: Oath, card: int, seat: int) -> None:
        war = g.war
        n = amount(self.attack, g, card, seat)
        if self.signed and war.plans[-1][2]:
            n = -n
        change_attack(war, n)
        war.defense = max(0, war.defense + amount(self.defense, g, card, seat))


class IgnoreFaces(Effect):
    """Faces of dice that count nothing in this campaign."""

    def __init__(self, faces: int) -> None:
        self.faces = faces

    def do(self, g: Oath, card: int, seat: int) -> None:
        g.war.facing |= self.faces


class Spare(Effect):
    """If defeated, the user's side loses nobody, whatever would kill all (rulebook 18.3.7)."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        side = ATTACKER if seat == g.war.seat else DEFENDER
        g.war.spared = (g.war.spared[0] or side == ATTACKER, g.war.spared[1] or side == DEFENDER)


class LoseAll(Effect):
    """If defeated, the user's side loses its whole force."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        side = ATTACKER if seat == g.war.seat else DEFENDER
        g.war.kills_all = (g.war.kills_all[0] or side == ATTACKER, g.war.kills_all[1] or side == DEFENDER)


class WinNow(Effect):
    """The user's side is victorious at once (rulebook 18.3.2)."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        g.war.victor = ATTACKER if seat == g.war.seat else DEFENDER


class DiscardThis(Effect):
    """The component itself, at the end of the campaign."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        if g.live >> card & 1 and not is_relic(card) and not instead(g, PLAN_LEAVES, seat, card):
            discard(g, card)


class FreeCampaign(Choosing):
    """A whole campaign for no Supply, against whom the user chooses."""

    phrase = FOES
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return campaigns.attackable(g, seat, g.pawn[seat])

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        campaigns.begin(g, seat, value, g.pawn[seat], free=True)


# -------------------------------------------------------------------------------------------------------------- cards


class Discard(Choosing):
    """A face-up card that the user may discard (locked ones stay)."""

    phrase = CARDS

    def __init__(self, cards: Selects) -> None:
        self.cards = cards

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return movable(g, seat, tuple(self.cards(g, card, seat)))

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        discard(g, value)


class DiscardAll(Choosing):
    """All such cards, region by region; those of one region in the order the user likes (rulebook 10.5.1)."""

    phrase = CARDS
    asks = "oath-ask-next-discard"

    def __init__(self, cards: Selects) -> None:
        self.cards = cards

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        found = movable(g, seat, tuple(self.cards(g, card, seat)))
        regions = [REGION[slot_of(g, other)] for other in found]
        return [other for other, region in zip(found, regions, strict=True) if region == min(regions)]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        discard(g, value)
        self.do(g, card, seat)


class PeekPile(Choosing):
    """Cards on top of a discard pile."""

    phrase = PILES

    def __init__(self, n: int, piles: Selects) -> None:
        self.n = n
        self.piles = piles

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [pile for pile in self.piles(g, card, seat) if unseen(g, seat, g.piles[pile][-self.n :])]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        for other in g.piles[value][-self.n :][::-1]:
            look(g, seat, other)


def unseen(g: Oath, seat: int, cards: Sequence[int]) -> bool:
    return any(not g.eyes[card] >> seat & 1 for card in cards)


# ------------------------------------------------------------------------------------------------------------- relics


class DrawRelic(Effect):
    """The top relic of the deck: take it, or put it at the bottom unseen by others."""

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return bool(g.relic_deck)

    def do(self, g: Oath, card: int, seat: int) -> None:
        if g.relic_deck:
            look(g, seat, g.relic_deck[-1])
            KEEP_RELIC.do(g, card, seat)


class KeepRelic(Choosing):
    phrase = RELICS
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return g.relic_deck[-1:]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        g.uncover()
        take_relics(g, seat, (draw_relic(g),))

    def declined(self, g: Oath, card: int, seat: int) -> None:
        if g.relic_deck:
            bury(g, draw_relic(g))


KEEP_RELIC = KeepRelic()


class BuryThis(Effect):
    """The relic itself goes to the bottom of the relic deck."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        lose_relic(g, seat, card)
        bury(g, card)


# ------------------------------------------------------------------------------------------------- pawns and journeys


class ForceTravel(Choosing):
    """Somebody else's pawn must travel to a site, if able (rulebook 18.2)."""

    phrase = SEATS

    def __init__(self, to: Selects) -> None:
        self.to = to

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        goal = set(self.to(g, card, seat))
        return [o for o in range(g.players) if o != seat and g.pawn[o] not in goal and goal & set(within_reach(g, o))]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        g.push(Banish(seat, value, sum([1 << slot for slot in self.to(g, card, seat)]), may=False))


class FreeTravel(Choosing):
    """A journey for no Supply."""

    phrase = SITES

    def __init__(self, to: Selects, optional: bool = True) -> None:
        self.to = to
        self.optional = optional

    def do(self, g: Oath, card: int, seat: int) -> None:
        """Who must go, and is led by the ruler of a wood, is not asked where to."""
        if self.optional or guide(g, seat) == NOBODY:
            super().do(g, card, seat)
        else:
            self.chosen(g, card, seat, NOBODY)

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        reach = [slot for slot in within_reach(g, seat) if not promised(g, seat, NO_JOURNEY, slot + 1)]
        return [slot for slot in self.to(g, card, seat) if slot in reach]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        """Where somebody else chooses the way, they do within the same limits (rulebook 18.2.3)."""
        if guide(g, seat) == NOBODY:
            go(g, seat, value)
        else:
            g.push(Banish(seat, seat, sum([1 << slot for slot in self.options(g, card, seat)]), may=False))


# --------------------------------------------------------------------------------------------------- the Empire, ends


class BecomeCitizen(Effect):
    """Without an offer (rulebook 7.6.1)."""

    def __init__(self, blind_relic: bool = False) -> None:
        self.blind_relic = blind_relic

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return seat != BANDITS and g.role[seat] == EXILE

    def do(self, g: Oath, card: int, seat: int) -> None:
        if self.blind_relic:
            carry(g, card, seat, (BECOME, BLIND_RELIC))
        else:
            become_citizen(g, seat)


def _become(g: Oath, card: int, seat: int) -> None:
    become_citizen(g, seat)


BECOME = Do(_become)


class EndAct(Effect):
    """The user's Act Phase is over; in somebody else's turn there is none."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        if g.turn == seat:
            g.act_over = True


class Tidy(Effect):
    """Tokens go home as at Rest, but for favor lying here."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        tidy(g, seat, but=card)


class TurnBanner(Effect):
    def __init__(self, mob: bool) -> None:
        self.mob = mob

    def do(self, g: Oath, card: int, seat: int) -> None:
        turn_banner(g, self.mob)


class Negotiate(Effect):
    """A floor for binding deals, with some or all players (rulebook 19.3)."""

    def __init__(self, terms: Terms, with_: Selects) -> None:
        self.terms = terms
        self.with_ = with_

    def do(self, g: Oath, card: int, seat: int) -> None:
        negotiate(g, (seat, *self.with_(g, card, seat)), self.terms, seat)
