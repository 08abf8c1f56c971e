"""The first year, guided: three governors, three seasons and a winter, move by move.

The seed is one whose dice show what there is to see: low rolls that go first, an advisor taken before somebody else
needs it, a +2 token, the envoy, a look at the enemy, and a winter that is won.
"""

from __future__ import annotations

from interrex.engine.game import Lesson
from interrex.lessons import steps

GOVERNORS = ("first", "second", "third")

SCRIPT = """
aid             first   take wood
aid-second      second  take wood
aid-third       third   take stone

spring-squire   second  influence 2 d2
spring-first    first   influence 3 d3
spring-jester   third   influence 1 d1
spring-pair     second  influence 4 d22
spring-sum      first   influence 7 d25
spring-sergeant third   influence 5 d5
spring-alchemy  third   influence 6 d6
spring-gold     second  take gold
spring-swap     third   trade stone
spring-wood     first   take wood
spring-inn      second  build inn
spring-palisade first   build palisade
spring-tavern   third   build inn

summer-jester   third   influence 1 d1
summer-first    first   influence 3 d3
summer-merchant second  influence 4 d4
summer-stars    third   influence 7 d16
summer-token    first   influence 8 d6 +2
summer-general  second  influence 10 d55
summer-gold     second  take gold
summer-any      third   take gold
summer-inn      first   build inn
summer-nothing  second  pass

autumn-first    first   influence 3 d3
autumn-jester   second  influence 1 d1
autumn-queen    third   influence 17 d566
autumn-token    first   influence 8 d33 +2
autumn-champion second  influence 13 d56 +2
autumn-goods    third   take wood stone
autumn-market   first   build market
autumn-tower    second  build guard-tower
autumn-fence    third   build barricade
autumn-one      third   pass

recruit-second  second  pass
recruit-third   third   pass
"""

FIRST_YEAR = Lesson(
    id="first-year",
    players=len(GOVERNORS),
    options={},
    seed="court-32",
    roles=("governor",) * len(GOVERNORS),
    steps=steps("kingsburg", SCRIPT, GOVERNORS),
)
