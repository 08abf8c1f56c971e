"""A first council, guided: three houses, two dilemmas; an agenda, a vote, a deal, a consequence.

The seed is one whose first card sets a sticker nobody wants to sign against a resource the pupil wants to rise, and
whose second leaves the pupil's agenda cold, so that there is time to gather power.
"""

from __future__ import annotations

from interrex.engine.game import Lesson
from interrex.lessons import steps

HOUSES = ("gamam", "coden", "olwyn")

SCRIPT = """
house           gamam   join gamam
house-second    coden   join coden
house-third     olwyn   join olwyn
agenda-second   coden   take moderate
agenda-third    olwyn   take greedy
agenda          gamam   take opulent

partner         gamam   with 1
price           gamam   promise 0 coins 2 1
promise         gamam   promise 1 vote nay 2
propose         gamam   propose
accept          coden   accept 1
nay             gamam   nay 1
kept            coden   nay 2
against         olwyn   aye 2
hold            gamam   hold

moderate        coden   moderate
alone           olwyn   aye 1
gather          gamam   gather
"""

FIRST_COUNCIL = Lesson(
    id="first-council",
    players=len(HOUSES),
    options={"story": "what-was-borrowed"},  # a short one, whose cards stay as they are
    seed="council 484",
    roles=("councillor",) * len(HOUSES),
    steps=steps("kings-dilemma", SCRIPT, HOUSES),
)

LESSONS = (FIRST_COUNCIL,)
