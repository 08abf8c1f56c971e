"""The first game, guided (rulebook 11.4): two rounds of the walkthrough, move by move.

The first round is the printed sheet's. Its second side is not in the text we have, so that round is ours: it shows
what the first leaves out (battle with losses, field hospitals, a fourth action, a growing Decree, a revolt and its
officers, ruins and quests). The seed is one whose dice and draws fit.
"""

from __future__ import annotations

from interrex.engine.game import Lesson
from interrex.lessons import steps

from .data import FACTIONS
from .play.walkthrough import SEATS

SCRIPT = """
m1-craft        marquise  pass
m1-build        marquise  build sawmill 10
m1-march        marquise  march 5 2
m1-second       marquise  move 2 6
m1-both         marquise  warriors 2
m1-recruit      marquise  recruit
m1-end          marquise  pass

e1-decree       eyrie     decree recruit bake-sale
e1-second       eyrie     decree recruit cobbler
e1-craft        eyrie     pass
e1-recruit      eyrie     recruit bake-sale 3
e1-again        eyrie     recruit cobbler 3
e1-move         eyrie     move vizier 3 7
e1-three        eyrie     warriors 3
e1-build        eyrie     build vizier 7

a1-spread       alliance  spread 12
a1-spend        alliance  spend foxfolk-steel
a1-enough       alliance  pass
a1-craft        alliance  craft crossbow-mouse
a1-mobilize     alliance  mobilize tax-collector
a1-again        alliance  mobilize investments
a1-end          alliance  pass

v1-slip         vagabond  slip 12
v1-aid          vagabond  aid alliance gently-used-knapsack torch
v1-take         vagabond  take crossbow
v1-move         vagabond  move 7
v1-strike       vagabond  strike eyrie warrior
v1-battle       vagabond  battle 7 eyrie
v1-no-ambush    eyrie     pass
v1-end          vagabond  pass

m2-craft        marquise  craft travel-gear-mouse
m2-crafted      marquise  pass
m2-march        marquise  march 4 8
m2-second       marquise  move 8 7
m2-both         marquise  warriors 2
m2-battle       marquise  battle 7 eyrie
m2-no-ambush    eyrie     pass
m2-no-hospital  marquise  pass
m2-build        marquise  build sawmill 9
m2-bird         marquise  bird brutal-tactics
m2-recruit      marquise  recruit
m2-end          marquise  pass

e2-decree       eyrie     decree battle sword
e2-one          eyrie     pass
e2-craft        eyrie     pass
e2-recruit      eyrie     recruit bake-sale 3
e2-again        eyrie     recruit cobbler 3
e2-move         eyrie     move vizier 3 7
e2-five         eyrie     warriors 5
e2-battle       eyrie     battle sword 7 marquise
e2-no-ambush    marquise  pass
e2-hospital     marquise  hospital codebreakers
e2-build        eyrie     build vizier 7

a2-revolt       alliance  revolt 12
a2-spend        alliance  spend travel-gear-fox
a2-pair         alliance  spend tax-collector
a2-no-hospital  marquise  pass
a2-spread       alliance  spread 10
a2-rabbit       alliance  spend command-warren
a2-enough       alliance  pass
a2-train        alliance  train gently-used-knapsack
a2-again        alliance  train tax-collector
a2-evening      alliance  pass
a2-move         alliance  move 12 11
a2-organize     alliance  organize 11
a2-recruit      alliance  recruit 12

v2-slip         vagabond  slip 12
v2-explore      vagabond  explore
v2-quest        vagabond  quest errand-fox
v2-points       vagabond  points
v2-craft        vagabond  craft armorers
v2-end          vagabond  pass
"""

ROLES = tuple([FACTIONS[faction] for faction in SEATS])

FIRST_GAME = Lesson(
    id="first-game",
    players=len(SEATS),
    options={"walkthrough": True},
    seed="woodland-1548",
    roles=ROLES,
    steps=steps("root", SCRIPT, ROLES),
)
