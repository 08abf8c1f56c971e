"""A guided first year for two, move by move: a bid, Heralds, cards in secret, three clashes, rewards, an Autumn.

The seed is one whose hands fit: an ambush in the Highlands, a flank away from it, a card that cannot be assassinated,
and on the Plateau a clash won by one. Reasons are read by both seats: those for what is said under seal name no card.
"""

from __future__ import annotations

from interrex.engine.game import Lesson
from interrex.lessons import steps

from .words import GAME_ID

SEATS = ("nobility", "clans")

SCRIPT = """
n-bid         nobility  bid nobility-follower-3
c-bid         clans     bid clans-follower-1
n-precedence  nobility  pass
n-take        nobility  take coronation-stone
c-take        clans     take tally-stick

n-herald      nobility  herald battlefield
c-herald      clans     herald shrine
n-lay-1       nobility  lay nobility-ruse highlands
n-lay-2       nobility  lay nobility-heir plateau
n-lay-3       nobility  lay nobility-machine lowlands
c-lay-1       clans     lay clans-cavalry highlands
c-lay-2       clans     lay clans-captain-8 plateau
c-lay-3       clans     lay clans-agent lowlands
n-place       nobility  place plateau 4
n-place-last  nobility  place lowlands 1
n-spring      nobility  pass
c-place       clans     place highlands 2
c-place-more  clans     place lowlands 3
c-spring      clans     pass

c-marker      clans     clash highlands
c-marker-2    clans     clash lowlands
n-ambush      nobility  ambush nobility-ruse nobility-captain-9
c-flank       clans     flank clans-cavalry plateau
n-castle      nobility  claim castle
n-reign       nobility  reign nobility-captain-9 oaths
c-shrine      clans     claim shrine
c-bury        clans     bury clans-agent
c-buried      clans     pass
c-day         clans     pass
n-battlefield nobility  claim battlefield

n-journey     nobility  journey nobility-trader
n-buy         nobility  buy his-lordships-shadow
n-rally       nobility  rally nobility-heir
n-autumn      nobility  pass
c-govern      clans     govern clans-heir relics
c-autumn      clans     pass
c-order       clans     next nobility
"""


FIRST_YEAR = Lesson(
    id="first-year",
    players=len(SEATS),
    options={f"seat-{seat}": faction for seat, faction in enumerate(SEATS, start=1)},
    seed="moor-308",
    roles=SEATS,
    steps=steps(GAME_ID, SCRIPT, SEATS),
)
