"""Dice, tracks, costs and numbers of pieces in Oath."""

from __future__ import annotations

from typing import Final, NamedTuple

# ----------------------------------------------------------------------------------------------------------- regions

CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
REGIONS: Final = ("cradle", "provinces", "hinterland")

SLOTS: Final        = (2, 3, 3)                            # rulebook 2.1.1
DISCARDS_TO: Final  = (PROVINCES, HINTERLAND, CRADLE)      # rulebook 10.5.1
TRAVEL_COST: Final  = (                                    # rulebook 5.6.1: from a row's region to a column's
    (1, 2, 4),
    (2, 2, 2),
    (4, 2, 3),
)

# ------------------------------------------------------------------------------------------------------------ rounds

ROUNDS: Final       = 8
END_ON: Final       = {5: 6, 6: 5, 7: 3}   # rulebook 3.3.3: after that round the end die ends the game from this on
VISIONS_TO_WIN: Final = 3                  # rulebook 3.2.2

# ------------------------------------------------------------------------------------------------------------ supply

MOST_SUPPLY: Final  = 7   # the leftmost space (rulebook 13.1)


class Refresh(NamedTuple):
    """With at least that many warbands in the personal bank, Supply is refreshed to this (rulebook 13.2)."""

    warbands: int
    supply: int


EXILES_REFRESH: Final      = (Refresh(9, 6),  Refresh(4, 5),  Refresh(0, 4))
CHANCELLORS_REFRESH: Final = (Refresh(18, 6), Refresh(11, 5), Refresh(4, 4), Refresh(0, 3))

SEARCH_COST: Final     = (2, 3, 3, 4)   # the world deck, by Visions drawn: none, one, two, more (rulebook 13.3)
PILE_COST: Final       = 2              # a discard pile (rulebook 5.1.1)
MUSTER_COST: Final     = 1
TRADE_COST: Final      = 1
RECOVER_COST: Final    = 1
CAMPAIGN_COST: Final   = 2

# -------------------------------------------------------------------------------------------------------------- dice


class AttackFace(NamedTuple):
    """A face of the attack die (rulebook 13.4). Two hollow swords make one sword."""

    swords: int = 0
    hollow: int = 0
    skulls: int = 0


class DefenseFace(NamedTuple):
    """A face of the defense die (rulebook 13.5)."""

    shields: int = 0
    doubles: bool = False


_HOLLOW: Final = AttackFace(hollow=1)
_SWORD: Final = AttackFace(swords=1)
_BLANK: Final = DefenseFace()
_SHIELD: Final = DefenseFace(shields=1)

ATTACK_DIE: Final   = (_HOLLOW, _HOLLOW, _HOLLOW, _SWORD, _SWORD, AttackFace(swords=2, skulls=1))
DEFENSE_DIE: Final  = (_BLANK, _BLANK, _SHIELD, _SHIELD, DefenseFace(shields=2), DefenseFace(doubles=True))

SITE_DICE: Final    = 1   # of defense, as a target (rulebook 2.8.3)
SITE_BANDITS: Final = 1
PAWN_DICE: Final    = 2   # a pawn and its player's favor as a target (rulebook 5.5.2.3)

# ------------------------------------------------------------------------------------------------------------ pieces

FAVOR_TOKENS: Final  = 36   # rulebook 1.4
SECRET_TOKENS: Final = 20   # as many more as are needed (rulebook 9.3.1)
CHANCELLORS_WARBANDS: Final = 24
EXILES_WARBANDS: Final      = 14

ADVISERS: Final     = 3   # rulebook 5.1.4.2.1
MOB_FROM: Final     = 6   # favor on the People's Favor that turn it over (rulebook 4.1.1.3)
SEIZED: Final       = 2   # burned from a banner that is seized (rulebook 2.5.3)
DRAWN: Final        = 3   # cards in a search (rulebook 5.1.2)
MUSTERED: Final     = 2   # warbands (rulebook 5.2.2)

# ------------------------------------------------------------------------------------------------------------ set-up

BANK_FAVOR: Final       = 3   # in each bank (rulebook 1.6)
BANK_FAVOR_MANY: Final  = 4   # with so many players:
MANY_PLAYERS: Final     = 5
BANNER_TOKENS: Final    = 1   # rulebook 1.5


class Start(NamedTuple):
    """What a player has on the board at first (rulebook 1.11, 1.12, 1.15)."""

    favor: int
    secrets: int
    warbands: int


CHANCELLORS_START: Final = Start(favor=2, secrets=1, warbands=3)
OTHERS_START: Final      = Start(favor=1, secrets=1, warbands=3)
TOP_CRADLE_WARBANDS: Final = 2   # rulebook 1.12
OTHER_SITE_WARBANDS: Final = 1

# ----------------------------------------------------------------------------------------------------- the chronicle

IN_PLAY: Final      = 54          # denizens outside Archive and Dispossessed at the first start (rulebook 13.7)
UPPER: Final        = (10, 2)     # denizens and Visions in the topmost part of the world deck (rulebook 8.8)
MIDDLE: Final       = (15, 3)     # and in the part below
JOINING: Final      = (3, 2, 1)   # cards of a suit, of the next and of the one after (rulebook 8.4.1)
LEAVING: Final      = 6           # of the piles and advisers (rulebook 8.5)
