"""What the crafted cards of the shared deck do: effects in battle, in Birdsong, in Daylight, in Evening.

A persistent effect lies in its owner's play area (``g.crafted``). ``g.used`` remembers what has been used this turn.
"""

from __future__ import annotations

from interrex.engine.action import Action

from .data import CLEARINGS, FACTIONS, NUMBER, VAGABOND
from .state import Fight, Root, card_message, without

ARMORERS         = NUMBER["armorers"]
BRUTAL_TACTICS   = NUMBER["brutal-tactics"]
ROYAL_CLAIM      = NUMBER["royal-claim"]
SAPPERS          = NUMBER["sappers"]
BANK             = NUMBER["better-burrow-bank"]
COBBLER          = NUMBER["cobbler"]
COMMAND_WARREN   = NUMBER["command-warren"]
CODEBREAKERS     = NUMBER["codebreakers"]
SCOUTING_PARTY   = NUMBER["scouting-party"]
STAND_AND_DELIVER = NUMBER["stand-and-deliver"]
TAX_COLLECTOR    = NUMBER["tax-collector"]

# Where each stands in the rulebook.
RULES = {
    "armorers":            "22.1",
    "brutal-tactics":      "22.2",
    "royal-claim":         "22.3",
    "sappers":             "22.4",
    "better-burrow-bank":  "22.5",
    "cobbler":             "22.6",
    "command-warren":      "22.7",
    "codebreakers":        "22.8",
    "scouting-party":      "22.9",
    "stand-and-deliver":   "22.10",
    "tax-collector":       "22.11",
}  # fmt: skip


def owns(g: Root, seat: int, card: int) -> bool:
    return card in g.crafted[seat]


def ready(g: Root, seat: int, card: int) -> bool:
    """In play, and not yet used this turn."""
    return card in g.crafted[seat] and not g.used >> card & 1


def use_up(g: Root, seat: int, card: int) -> None:
    """Discard a persistent effect to use it."""
    g.crafted[seat] = without(g.crafted[seat], card)
    g.discard.append(card)


# ------------------------------------------------------------------------------------------------------------ battle


def ignores_ambush(g: Root, attacker: int) -> bool:
    return owns(g, attacker, SCOUTING_PARTY)


def in_battle(g: Root, fight: Fight, seat: int) -> list[Action]:
    """What the seat may use in this battle, now."""
    found: list[Action] = []
    if not g.crafted[seat]:
        return found
    if owns(g, seat, ARMORERS):
        found.append(("armorers",))
    if seat == fight.attacker and owns(g, seat, BRUTAL_TACTICS) and not fight.used >> BRUTAL_TACTICS & 1:
        found.append(("brutal-tactics",))
    if seat == fight.defender and owns(g, seat, SAPPERS):
        found.append(("sappers",))
    return found


def use_in_battle(g: Root, fight: Fight, seat: int, a: Action) -> None:
    from .play.common import score  # the order of play builds on this file

    side = 0 if seat == fight.attacker else 1
    g.tell("root-uses", seat=seat, card=a[0])
    match a[0]:
        case "armorers":
            use_up(g, seat, ARMORERS)
            fight.shielded[side] = True
        case "brutal-tactics":
            fight.used |= 1 << BRUTAL_TACTICS
            fight.extra[side] += 1
            score(g, fight.defender, 1)
        case "sappers":
            use_up(g, seat, SAPPERS)
            fight.extra[side] += 1


# ---------------------------------------------------------------------------------------------------------- Birdsong


def in_birdsong(g: Root, seat: int, start: bool) -> list[Action]:
    """The Bank at the very start; the others once, at any time (rulebook 23.5)."""
    found: list[Action] = []
    if not g.crafted[seat]:
        return found
    if start:
        if ready(g, seat, BANK):
            found.append(("better-burrow-bank",))
        return found
    if ready(g, seat, STAND_AND_DELIVER):
        found += [("stand-and-deliver", FACTIONS[g.faction[enemy]]) for enemy in g.enemies(seat) if g.hands[enemy]]
    if ready(g, seat, ROYAL_CLAIM):
        found.append(("royal-claim",))
    return found


def use_in_birdsong(g: Root, seat: int, a: Action) -> None:
    from .play.common import draw, score  # the order of play builds on this file
    from .play.daylight import BankGuest

    card = NUMBER[str(a[0])]
    g.used |= 1 << card
    g.tell("root-uses", seat=seat, card=a[0])
    if card == ROYAL_CLAIM:
        use_up(g, seat, card)
        score(g, seat, g.rulers().count(g.faction[seat]))
        return
    if card == BANK:
        draw(g, seat, 1)
        g.push(BankGuest(seat))
        return
    enemy = g.seat_of[FACTIONS.index(str(a[1]))]
    steal(g, seat, enemy)
    score(g, enemy, 1)


def steal(g: Root, seat: int, enemy: int) -> None:
    """A random card from a hand."""
    card = g.luck.choice(g.hands[enemy])
    g.hands[enemy] = without(g.hands[enemy], card)
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
    g.reveals += 1
    g.tell("root-steals", seat=seat, faction=FACTIONS[g.faction[enemy]])
    for party in (seat, enemy):
        g.whisper(party, "root-stolen", cards=(card_message(card),))


# ---------------------------------------------------------------------------------------------------------- Daylight


def in_daylight(g: Root, seat: int) -> list[Action]:
    found: list[Action] = []
    if not g.crafted[seat]:
        return found
    if ready(g, seat, CODEBREAKERS):
        found += [("codebreakers", FACTIONS[g.faction[s]]) for s in range(g.players) if s != seat and g.hands[s]]
    if ready(g, seat, TAX_COLLECTOR) and g.faction[seat] < VAGABOND:
        mine = g.warriors[g.faction[seat]]
        found += [("tax-collector", c + 1) for c in range(CLEARINGS) if mine[c]]
    return found


def use_in_daylight(g: Root, seat: int, a: Action) -> None:
    from .play.common import draw
    from .play.losses import Losses

    card = NUMBER[str(a[0])]
    g.used |= 1 << card
    g.tell("root-uses", seat=seat, card=a[0])
    if card == CODEBREAKERS:
        seen = g.seat_of[FACTIONS.index(str(a[1]))]
        g.reveals += 1
        if g.told is not None:
            shown = tuple([card_message(c) for c in g.hands[seen]])
            g.whisper(seat, "root-shown", seat=seen, cards=shown)
        return
    assert isinstance(a[1], int)
    losses = Losses()
    losses.warriors(g, g.faction[seat], a[1] - 1, 1)
    draw(g, seat, 1)
    g.then(*losses.triggers)


