"""The Old King's Crown: what any sensible player does. In the last year nothing is worth keeping but influence."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from interrex.games.old_kings_crown import data
from interrex.games.old_kings_crown.play import Reign

from ..sensible import Case, go_on, see, suite
from .positions import (
    AUTUMN,
    BIDS,
    CARDS,
    HERALDS,
    HIGHLANDS,
    LOWLANDS,
    PLATEAU,
    SPRING,
    SUMMER,
    WINTER,
    Board,
    Seat,
    at,
    seat,
)

YEAR: Final = (BIDS, HERALDS, CARDS, SPRING, SUMMER, AUTUMN, WINTER)
SEASONS: Final = {AUTUMN: data.AUTUMN, HIGHLANDS: data.SUMMER, PLATEAU: data.SUMMER, LOWLANDS: data.SUMMER}
HAND: Final = "captain-6 follower-2 follower-3 trader"
POOR: Final = "all-souls-thaw tally-stick hidden-granary crows-perch-on-the-tor"
RICH: Final = "all-souls-thaw tithe-barn hidden-granary crows-perch-on-the-tor"
LAST: Final = 5


def among(frame: Any, own: Seat, *, year: int, others: str = HAND, **more: Any) -> Board:
    """One's own seat at a table of four, in the middle of a game."""
    factions = [name for n, name in enumerate(data.FACTIONS) if n != own.faction]
    t = at(frame, own, *[seat(name, others, influence=6, camp=0) for name in factions], year=year, **more)
    t.state.season = SEASONS.get(frame, data.SPRING)
    after = YEAR[YEAR.index(AUTUMN if frame in (HIGHLANDS, PLATEAU, LOWLANDS) else frame) + (frame in YEAR) :]
    return go_on(t, (Reign(), year), *[(part, 0) for part in after[::-1]])


def last_clash(region: Any, hand: str, laid: str, **more: Any) -> Board:
    """The last region of the last year."""
    name = {HIGHLANDS: "highlands", PLATEAU: "plateau", LOWLANDS: "lowlands"}[region]
    own = {word: more.pop(word) for word in ("herald", "men", "occupied", "discard") if word in more}
    rest = " ".join([other for other in data.REGIONS if other != name])
    return among(region, seat("nobility", hand, influence=6, camp=0, **own), year=LAST, resolved=rest,
                 markers=f"{rest} {name}", **{f"laid_{name}": laid}, **more)  # fmt: skip


def autumn(hand: str, *played: str, faction: str = "nobility", more: dict[str, Any] | None = None,
           **own: Any) -> Board:  # fmt: skip
    mine = seat(faction, hand, influence=6, **{"camp": 0, **own})
    return among(AUTUMN, mine, year=2, order=faction + " " + " ".join([f for f in data.FACTIONS if f != faction]),
                 **(more or {})).play(*played)  # fmt: skip


def spring(year: int, **own: Any) -> Board:
    laid = {"laid_highlands": "nobility-captain-8 clans-captain-7 uprising-captain-8 gathering-agent",
            "laid_plateau": "nobility-follower-2 clans-follower-4 uprising-agent gathering-captain-7",
            "laid_lowlands": "nobility-captain-7 clans-machine uprising-captain-7 gathering-captain-8"}  # fmt: skip
    more = {name: own.pop(name) for name in ("relics", "secrets", "oaths") if name in own}
    return among(SPRING, seat("nobility", "heir trader", influence=6, **{"camp": 0, **own}), year=year, **laid, **more)


bid = partial(among, BIDS)


def opened(year: int, card: str, road: str) -> Board:
    """Bids are opened; one's own was the highest."""
    own = seat("nobility", f"{card} captain-8 captain-7 follower-3 trader agent", influence=6)
    t = bid(own, year=year, road=road, others="ruse captain-6 follower-2 trader", order=" ".join(data.FACTIONS))
    t.play(f"bid nobility-{card}", seat=0)
    for number, faction in enumerate(data.FACTIONS[1:], 1):
        t.play(f"bid {faction}-ruse", seat=number)
    return t


CASES: Final = (
    # The Great Road
    Case("the Heir is not left beneath a poor Kingdom card", lambda: opened(LAST, "heir", POOR), does="take-back"),
    Case("a card of no strength takes what there is", lambda: opened(1, "ruse", RICH), does="take .*"),
    Case("the one good card of the first year is taken", lambda: opened(1, "follower-4", RICH), does="take tithe-barn"),
    Case("somebody who can bids for the one good card of the first year",
         lambda: bid(seat("nobility", "heir captain-8 captain-6 follower-3 follower-4 ruse", influence=0), year=1,
                     road=RICH), never="bid nobility-ruse"),
    # Cards beside the regions
    Case("in the last year the Trader stays in hand",
         lambda: among(CARDS, seat("nobility", "heir captain-9 captain-8 trader", influence=6), year=LAST),
         never="lay nobility-trader.*"),
    Case("in the last year the Trader stays in hand at the second region",
         lambda: among(CARDS, seat("nobility", "heir captain-9 captain-8 trader", influence=6), year=LAST)
         .play("lay nobility-captain-9 highlands", seat=0), never="lay nobility-trader.*"),
    # Supporters
    Case("Supporters are not kept beyond the last Summer", lambda: spring(LAST, camp=5), never="pass"),
    Case("a single Supporter is not kept beyond the last Summer", lambda: spring(LAST, camp=1), never="pass"),
    Case("three Supporters are not kept beyond the last Summer", lambda: spring(LAST, camp=3), never="pass"),
    # Powers of Spring
    Case("the Tithe Barn pays whoever governs",
         lambda: spring(3, occupied="tithe-barn:follower-1", relics="nobility-agent"), never="pass"),
    Case("the Well of Questions is asked", lambda: spring(3, occupied="well-of-questions:follower-1"), never="pass"),
    # The Day
    Case("a Ruse ambushes with the Heir",
         lambda: last_clash(HIGHLANDS, "heir trader", "nobility-ruse clans-captain-7"),
         does="ambush nobility-ruse nobility-heir"),
    Case("a Ruse ambushes with the captain that wins",
         lambda: last_clash(LOWLANDS, "captain-9 trader follower-1", "nobility-ruse clans-captain-7"),
         does="ambush nobility-ruse nobility-captain-9"),
    Case("an ambush is no use with a card that does not win",
         lambda: last_clash(PLATEAU, "captain-9 follower-1", "nobility-ruse clans-captain-8"),
         never="(ambush .*follower-1|pass|retreat.*)"),
    Case("a sword turns the last clash",
         lambda: last_clash(HIGHLANDS, "trader", "nobility-follower-4 clans-captain-7",
                            occupied="sword-from-the-thatch:ruse"), never="pass"),
    Case("a sword turns a clash on the Plateau",
         lambda: last_clash(PLATEAU, "trader", "nobility-captain-6 clans-captain-9",
                            occupied="sword-from-the-thatch:ruse"), never="pass"),
    # What is won
    Case("the Castle, where one's Herald stands",
         lambda: last_clash(HIGHLANDS, "trader", "nobility-captain-9 clans-captain-7", herald="castle"),
         does="claim castle"),
    Case("the Wilderness, where one's Herald stands",
         lambda: last_clash(HIGHLANDS, "trader", "nobility-captain-9 clans-captain-7", herald="wilderness"),
         does="claim wilderness"),
    Case("the Shrine, where one's Herald stands",
         lambda: last_clash(LOWLANDS, "trader", "nobility-captain-9 clans-captain-7", herald="shrine"),
         does="claim shrine"),
    Case("the Necropolis, where one's Herald stands",
         lambda: last_clash(LOWLANDS, "trader", "nobility-captain-9 clans-captain-7", herald="necropolis"),
         does="claim necropolis"),
    Case("the Battlefield, where one's Herald stands",
         lambda: last_clash(PLATEAU, "trader", "nobility-captain-9 clans-captain-7", herald="battlefield"),
         does="claim battlefield"),
    Case("the Battlefield pays best in the end",
         lambda: last_clash(PLATEAU, "trader", "nobility-captain-9 clans-captain-7"), does="claim battlefield"),
    # Ties
    Case("whoever is tied in the end plays the Heir rather than nothing",
         lambda: last_clash(HIGHLANDS, "heir", "nobility-captain-9 clans-captain-9")
         .play("pass", "pass", "pass", "pass"), never="pass"),
    Case("whoever is tied in the end plays a captain rather than nothing",
         lambda: last_clash(LOWLANDS, "captain-8", "nobility-captain-7 clans-captain-7")
         .play("pass", "pass", "pass", "pass"), never="pass"),
    # Autumn
    Case("the Heir is rallied",
         lambda: autumn("trader follower-1", more={"plateau": "nobility-heir"}), never="pass"),
    Case("the Heir is not sent into a council",
         lambda: autumn("heir trader agent"), never="govern nobility-heir.*"),
    Case("two lore buy the Nobility's champion",
         lambda: autumn("trader follower-1 captain-6", "journey nobility-trader"), does="buy .*"),
    Case("two lore buy the Clans' champion",
         lambda: autumn("trader follower-1 captain-6", "journey clans-trader", faction="clans"), does="buy .*"),
    Case("two lore buy the Uprising's champion",
         lambda: autumn("trader follower-1 captain-6", "journey uprising-trader", faction="uprising"), does="buy .*"),
    Case("two lore buy the Gathering's champion",
         lambda: autumn("trader follower-1 captain-6", "journey gathering-trader", faction="gathering"),
         does="buy .*"),
    Case("the drum calls Supporters home",
         lambda: autumn("follower-1", occupied="calfskin-drum:follower-2", lost_men=3), never="pass"),
    Case("the council of Oaths calls Supporters home",
         lambda: autumn("follower-1", lost_men=3, more={"oaths": "nobility-agent"}), never="pass"),
)  # fmt: skip


@suite(CASES)
def test_a_sensible_player(case: Case, level: str) -> None:
    see(case, level)
