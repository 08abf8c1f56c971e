"""What the face of a card of Oath can show: its suit, the kinds of its powers, what they cost and where it may lie."""

from __future__ import annotations

from typing import Final, NamedTuple

# ------------------------------------------------------------------------------------------------------------- suits

Suit = int
NO_SUIT: Final = -1  # ruins, relics, Visions

# In the order of the favor banks (rulebook 2.1.3).
DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
SUITS: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")

# ---------------------------------------------------------------------------------------------------- kinds of powers

Kind = int
PLAIN: Final = 0           # no icon: the power says itself when it works
ACTION: Final = 1          # rulebook 7.3.2
WHEN_PLAYED: Final = 2     # rulebook 7.3.3
WAKE: Final = 3            # rulebook 7.3.1
REST: Final = 4            # rulebook 7.3.4
SEARCH: Final = 5          # the icon of a major action: the power modifies it (rulebook 7.4)
MUSTER: Final = 6
TRADE: Final = 7
RECOVER: Final = 8
CAMPAIGN: Final = 9
TRAVEL: Final = 10
ATTACKERS_PLAN: Final = 11  # the colours of the box: battle plans (rulebook 7.5)
DEFENDERS_PLAN: Final = 12
BATTLE_PLAN: Final = 13     # for either side
KINDS: Final = (
    "plain", "action", "when-played", "wake", "rest",
    "search", "muster", "trade", "recover", "campaign", "travel",
    "attackers-plan", "defenders-plan", "battle-plan",
)

# ------------------------------------------------------------------------------------------------------------- costs


class Cost(NamedTuple):
    """What a power costs: favor and secrets placed on the card (a closed book), or burned (rulebook 7.1.2)."""

    favor: int = 0
    secrets: int = 0
    burned_favor: int = 0
    burned_secrets: int = 0


FREE: Final      = Cost()
F: Final         = Cost(favor=1)
FF: Final        = Cost(favor=2)
FFF: Final       = Cost(favor=3)
S: Final         = Cost(secrets=1)
SS: Final        = Cost(secrets=2)
FS: Final        = Cost(favor=1, secrets=1)
FFSS: Final      = Cost(favor=2, secrets=2)
BURN_S: Final    = Cost(burned_secrets=1)
F_BURN_F: Final  = Cost(favor=1, burned_favor=1)
FF_BURN_S: Final = Cost(favor=2, burned_secrets=1)
S_BURN_F: Final  = Cost(secrets=1, burned_favor=1)
S_BURN_FF: Final = Cost(secrets=1, burned_favor=2)
S_BURN_S: Final  = Cost(secrets=1, burned_secrets=1)

# ------------------------------------------------------------------------------------------------------ restrictions

Restriction = int
ANYWHERE: Final = 0
SITE_ONLY: Final = 1     # rulebook 7.2.1
ADVISER_ONLY: Final = 2

# ------------------------------------------------------------------------------------------------------------- cards


class Card(NamedTuple):
    """A denizen, or one side of an edifice: what can lie at a site and, without a restriction, among advisers."""

    number: int
    id: str
    suit: Suit
    powers: tuple[Kind, ...]   # in the order in which they are printed; no card has two with a cost
    cost: Cost
    where: Restriction
    locked: bool = False       # the chain (rulebook 7.2.2)
    persistent: bool = False   # the thick black braid (rulebook 7.1.4)
    turns_to: str = ""         # of an edifice: its other side
