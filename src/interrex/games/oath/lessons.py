"""A guided first game (rulebook 12.8): two rounds for three, move by move.

The map and both decks are those of the printed pack; what is done with them is ours. It shows every major action, a
stolen site, three campaigns (against bandits, the Empire and an Exile), the title lost and won back, a Vision, and
Citizenship for a favor. The seed is one whose dice fit. Reasons are read by all seats: those for what is done in
secret name no card.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.game import Lesson
from interrex.lessons import steps

from .state import CHANCELLOR, EXILE, ROLES

SEATS: Final = ("chancellor", "red", "blue")

SCRIPT: Final = """
c-adviser       chancellor  discard forest-paths
c-adviser-last  chancellor  discard wolves
r-pawn          red         pawn 3
r-adviser       red         discard animal-playmates
r-adviser-last  red         discard sleight-of-hand
b-pawn          blue        pawn 6
b-adviser       blue        discard naysayers
b-adviser-last  blue        discard keep

c1-search       chancellor  search world
c1-discard      chancellor  discard garrison
c1-keep         chancellor  discard fire-talkers
c1-friend       chancellor  play-face-up faithful-friend
c1-trade        chancellor  trade longbows favor
c1-again        chancellor  search world
c1-out          chancellor  discard errand-boy
c1-in           chancellor  discard inquisitor
c1-oak          chancellor  play-to-site the-old-oak 1
c1-muster       chancellor  muster the-old-oak
c1-banner       chancellor  recover-banner peoples-favor 3
c1-bank         chancellor  bank hearth
c1-station      chancellor  station 2
c1-rest         chancellor  pass

r1-peek         red         peek 1
r1-trade        red         trade taming-charm favor
r1-recover      red         recover 1
r1-turn-up      red         turn-up key-to-the-city
r1-key          red         play-to-site key-to-the-city 3
r1-station      red         station 1
r1-muster       red         muster key-to-the-city
r1-travel       red         travel 4
r1-campaign     red         campaign bandits
r1-dice         red         commit 4
r1-hold         red         share 2
r1-rest         red         pass

b1-turn-up      blue        turn-up battle-honors
b1-adviser      blue        play-face-up battle-honors
b1-muster       blue        muster elders
b1-campaign     blue        campaign 0
b1-targets      blue        pass
b1-dice         blue        commit 5
b1-plan         blue        battle-honors
b1-defence      chancellor  longbows minus
b1-hold         blue        share 3
b1-rest         blue        pass

c2-talk         chancellor  offer-citizenship 2
c2-with         chancellor  with 2
c2-gives        chancellor  promise 0 give-citizenship 2 2
c2-asks         chancellor  promise 2 give-favor 0 1
c2-propose      chancellor  propose
c2-accept       blue        accept 1
c2-agreed       chancellor  pass
c2-muster       chancellor  muster longbows
c2-rest         chancellor  pass

r2-search       red         search world
r2-discard      red         discard alchemist
r2-vision       red         reveal vision-of-conquest
r2-recover      red         recover 1
r2-station      red         station 1
r2-rest         red         pass

b2-withdraw     blue        withdraw-warbands 2
b2-allow        chancellor  allow
b2-travel       blue        travel 3
b2-campaign     blue        campaign 1
b2-targets      blue        pass
b2-dice         blue        commit 4
b2-longbows     blue        longbows plus
b2-plan         blue        battle-honors
b2-cauldron     red         cursed-cauldron
b2-hold         blue        share 2
b2-rest         blue        pass
"""

FIRST_GAME: Final = Lesson(
    id="first-chronicle",
    players=len(SEATS),
    options={"guided": True},
    seed="lesson",
    roles=(ROLES[CHANCELLOR], ROLES[EXILE], ROLES[EXILE]),
    steps=steps("oath", SCRIPT, SEATS),
)
