"""Root: what any sensible player does. Whoever can come to thirty points does; nobody lets points lie about."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from interrex.games.root.data import FACTIONS
from interrex.games.root.play import KINDS, Turn, Woodland

from ..sensible import Case, go_on, see, suite
from .positions import Board
from .positions import at as bare

STEPS: Final = {"birdsong": 1, "spread": 1, "turn": 0, "evening": 3, "operations": 3}  # of a turn; else it is Daylight


def at(frame: str, **more: Any) -> Board:
    """The position in the middle of a game: turns go on."""
    table = bare(frame, **more)
    faction, phase = frame.split()
    seat, step = table.seat_of(faction), STEPS.get(phase, 2)
    turn: list[tuple[Any, int]] = [(Turn(seat), step)] if step in (1, 2) else []
    number = len(KINDS) + table.state.players * (table.state.round - 1) + FACTIONS.index(faction)
    return go_on(table, (Woodland(False), number + 1), *turn)


COURT: Final = {
    "warriors": "marquise:1=3,5=2,9=2,10=2 eyrie:3=6 alliance:7=2",
    "buildings": "sawmill:1 workshop:5 recruiter:9 roost:3 base:7",
    "tokens": "keep:1 wood:1=3 sympathy:4,7",
}
cats = partial(at, "marquise actions", **COURT)
birds: Final = {"warriors": "eyrie:3=5,1=3 marquise:2=2,5=2", "buildings": "roost:3,1 sawmill:5"}
vagabond = partial(at, "vagabond roam", warriors="marquise:1=2,5=2 eyrie:3=4", buildings="sawmill:1 roost:3")
mice: Final = {"warriors": "marquise:5=2,9=2 eyrie:3=5", "buildings": "sawmill:5 workshop:5 recruiter:9 roost:3"}

CASES: Final = (
    # Thirty points
    Case("the Marquise builds her thirtieth point", lambda: cats(score="marquise=29 eyrie=20"), does="build .*"),
    Case("the Marquise crafts her last two points",
         lambda: at("marquise craft", warriors="marquise:1=3,5=2", buildings="workshop:1 sawmill:5", tokens="keep:1",
                    hands={"marquise": "anvil"}, score="marquise=28 eyrie=22"), does="craft anvil"),
    Case("the Marquise fights for her thirtieth point",
         lambda: at("marquise actions", warriors="marquise:1=3,4=3", tokens="keep:1 sympathy:4", buildings="sawmill:1",
                    score="marquise=29", left=1), does="battle 4 alliance"),
    Case("the Eyrie craft their last two points",
         lambda: at("eyrie craft", **birds, hands={"eyrie": "anvil"}, decree={"recruit": "vizier"},
                    score="eyrie=28 marquise=20"), does="craft anvil"),
    Case("the Alliance spreads to its thirtieth point",
         lambda: at("alliance spread", **mice, tokens="sympathy:5", supporters="anvil sword bake-sale",
                    score="alliance=29"), does="spread .*"),
    Case("the Alliance revolts to its thirtieth point",
         lambda: at("alliance turn", **mice, tokens="sympathy:5", supporters="bake-sale a-visit-to-friends anvil",
                    score="alliance=28 marquise=15"), does="revolt 5"),
    Case("the Vagabond crafts his last two points",
         lambda: vagabond(vagabond="tinker 1 hammer boot torch bag", hands={"vagabond": "anvil"},
                          score="vagabond=28 eyrie=20"), does="craft anvil"),
    Case("the Vagabond's quest is his thirtieth point",
         lambda: vagabond(vagabond="ranger 1 boot torch tea sword", quests="give-a-speech-fox",
                          score="vagabond=29 eyrie=20"), does="quest .*"),
    Case("the Vagabond takes the ruin for his thirtieth point",
         lambda: vagabond(vagabond="thief 6 boot torch", ruins="6=bag", score="vagabond=29"), does="explore"),
    # Dominance is for those who are behind
    Case("the Marquise does not give up twenty-five points",
         lambda: cats(hands={"marquise": "dominance-fox"}, score="marquise=25 eyrie=12"), never="dominance.*"),
    Case("the Marquise does not give up twenty points and the lead",
         lambda: cats(hands={"marquise": "dominance-rabbit"}, score="marquise=20 eyrie=14 alliance=15"),
         never="dominance.*"),
    Case("the Eyrie do not give up twenty-six points",
         lambda: at("eyrie craft", **birds, hands={"eyrie": "dominance-mouse"}, decree={"recruit": "vizier"},
                    score="eyrie=26 marquise=18"), never="dominance.*"),
    # Daylight
    Case("she builds while there is wood", lambda: cats(score="marquise=8 eyrie=9"), never="pass"),
    Case("three actions are not thrown away", lambda: cats(hands={"marquise": "sword"}, left=3), never="pass"),
    Case("an action is not thrown away while there is wood", lambda: cats(left=1), never="pass"),
    Case("an anvil is crafted where it can be",
         lambda: at("marquise craft", warriors="marquise:1=3,5=2", buildings="workshop:1 sawmill:5", tokens="keep:1",
                    hands={"marquise": "anvil"}, score="marquise=8"), does="craft anvil"),
    Case("three points are crafted where they can be",
         lambda: at("marquise craft", warriors="marquise:3=3,4=2", buildings="workshop:3,4 sawmill:5", tokens="keep:1",
                    hands={"marquise": "bake-sale"}, score="marquise=8"), does="craft bake-sale"),
    Case("a lone roost is an easy point",
         lambda: at("marquise actions", warriors="marquise:1=3,6=4 eyrie:3=2", buildings="sawmill:1 roost:6,3",
                    tokens="keep:1", score="marquise=8", left=1), does="battle 6 eyrie"),
    # The Decree
    Case("the Eyrie fly to where they can build: a fox clearing",
         lambda: at("eyrie decree", warriors="eyrie:3=4", buildings="roost:3", leader="despot",
                    decree={"move": "vizier", "build": "anvil"}), does="move vizier 3 6"),
    Case("the Eyrie fly to where they can build: a mouse clearing",
         lambda: at("eyrie decree", warriors="eyrie:3=4", buildings="roost:3", leader="despot",
                    decree={"move": "vizier", "build": "sword"}), does="move vizier 3 (7|11)"),
    Case("the Eyrie send enough to rule",
         lambda: at("eyrie decree", warriors="eyrie:3=4 marquise:6=2", buildings="roost:3", leader="despot",
                    decree={"move": "vizier", "build": "anvil"}).play("move vizier 3 6"), does="warriors [234]"),
    Case("no card is added that brings turmoil",
         lambda: at("eyrie turn", warriors="eyrie:1=3,3=2 marquise:6=5,8=5,12=5", buildings="roost:3 sawmill:1",
                    hands={"eyrie": "anvil"}, decree={"recruit": "vizier armorers", "move": "vizier sappers"},
                    score="eyrie=14 marquise=14"), never="decree (recruit|build) anvil"),
    Case("the Eyrie craft before they fly",
         lambda: at("eyrie craft", **birds, hands={"eyrie": "anvil"}, decree={"recruit": "vizier"}, score="eyrie=8"),
         does="craft anvil"),
    # The Alliance
    Case("a revolt sweeps two buildings away",
         lambda: at("alliance turn", **mice, tokens="sympathy:5", supporters="bake-sale a-visit-to-friends anvil"),
         does="revolt 5"),
    Case("sympathy spreads while it is cheap",
         lambda: at("alliance spread", **mice, tokens="sympathy:5", supporters="anvil sword bake-sale"), never="pass"),
    Case("a warrior outside sympathy organizes",
         lambda: at("alliance operations", warriors="alliance:5=1,9=2", buildings="base:9", tokens="sympathy:9,4",
                    officers=2), does="organize 5"),
    # The Vagabond
    Case("a ruin underfoot is explored",
         lambda: vagabond(vagabond="thief 6 boot torch", ruins="6=bag"), does="explore"),
    Case("a quest underfoot is done",
         lambda: vagabond(vagabond="ranger 1 boot torch tea sword", quests="give-a-speech-fox"), does="quest .*"),
    Case("what can be crafted scores",
         lambda: vagabond(vagabond="tinker 1 hammer boot torch bag", hands={"vagabond": "anvil"}), never="pass"),
    # Ambush
    Case("two warriors at a roost ambush four",
         lambda: at("marquise actions", warriors="marquise:1=3,6=4 eyrie:6=2", buildings="sawmill:1 roost:6",
                    tokens="keep:1", score="marquise=20 eyrie=20",
                    hands={"eyrie": "ambush-bird ambush-rabbit"}).play("battle 6 eyrie"), does="ambush .*"),
    Case("a roost is defended by an ambush",
         lambda: at("marquise actions", warriors="marquise:1=3,6=3 eyrie:6=1", buildings="sawmill:1 roost:6",
                    tokens="keep:1", hands={"eyrie": "ambush-fox ambush-rabbit anvil"}).play("battle 6 eyrie"),
         does="ambush .*"),
)  # fmt: skip


@suite(CASES)
def test_a_sensible_player(case: Case, level: str) -> None:
    see(case, level)
