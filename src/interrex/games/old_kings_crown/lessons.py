"""A guided first year for two, move by move: a bid, Heralds, cards in secret, three clashes, rewards, an Autumn.

The seed is one whose hands fit: an ambush in the Highlands, a flank away from it, a card that cannot be assassinated,
and on the Plateau a clash won by one. Reasons are read by both seats: those for what is said under seal name no card.
"""

from __future__ import annotations

from interrex.engine.lesson import Lesson, steps

from .words import GAME_ID

SEATS = ("nobility", "clans")

SCRIPT = """
n-bid         nobility  bid n-b05
c-bid         clans     bid c-b03
n-precedence  nobility  pass
n-take        nobility  take kc17
c-take        clans     take kc27

n-herald      nobility  herald battlefield
c-herald      clans     herald shrine
n-lay-1       nobility  lay n-b01 highlands
n-lay-2       nobility  lay n-b14 plateau
n-lay-3       nobility  lay n-b09 lowlands
c-lay-1       clans     lay c-b08 highlands
c-lay-2       clans     lay c-b12 plateau
c-lay-3       clans     lay c-b07 lowlands
n-place       nobility  place plateau 4
n-place-last  nobility  place lowlands 1
n-spring      nobility  pass
c-place       clans     place highlands 2
c-place-more  clans     place lowlands 3
c-spring      clans     pass

c-marker      clans     clash highlands
c-marker-2    clans     clash lowlands
n-ambush      nobility  ambush n-b01 n-b13
c-flank       clans     flank c-b08 plateau
n-castle      nobility  claim castle
n-reign       nobility  reign n-b13 oaths
c-shrine      clans     claim shrine
c-bury        clans     bury c-b07
c-buried      clans     pass
c-day         clans     pass
n-battlefield nobility  claim battlefield

n-journey     nobility  journey n-b02
n-buy         nobility  buy n1
n-rally       nobility  rally n-b14
n-autumn      nobility  pass
c-govern      clans     govern c-b14 relics
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
