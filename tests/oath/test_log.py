"""Whoever was not there can tell from the log what stands where after every turn."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.bots import asked_seats
from interrex.engine.action import Action
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.games.oath.data.denizens import DENIZENS
from interrex.games.oath.data.edifices import EDIFICES
from interrex.games.oath.data.faces import SITE_ONLY
from interrex.games.oath.data.numbers import (
    FIRST_RELIC,
    FIRST_VISION,
    IDS,
    NUMBER,
    SCEPTER,
    WHERE,
    is_denizen,
    is_relic,
)
from interrex.games.oath.play.moving import receive_relic, to_advisers, to_site
from interrex.games.oath.state import Oath
from interrex.games.oath.view.types import BoardView
from interrex.testing.retelling import GAMES, Compared, compare, fields_of, retell

from .positions import at, chancellor, exile
from .retold import Retold, public

GAME = interrex.game("oath")
TABLE = 3
TURNS = 8  # phases that are compared after a card came into play
COMPONENTS = [
    *[card.number for card in DENIZENS],
    *[edifice.number for edifice in EDIFICES],
    *[relic for relic in range(FIRST_RELIC, FIRST_VISION) if relic != SCEPTER],
]
STEP = 8 if GAMES < 10 else 1  # of the components: all of them where many games are told again

# Of what a spectator sees, what is not compared
LEFT_OUT = {
    "the faces of cards and relics that lie face down are no spectator's": {"FaceView.card", "RelicView.relic"},
    "the same for the whole game": {
        "BoardView.chancellor", "BoardView.oath", "SeatView.colour", "SlotView.region", "SlotView.slot",
    },
    "nothing is left of a campaign or a search when a turn or phase ends": {
        "BoardView.campaign", "CampaignView.allies", "CampaignView.attack", "CampaignView.attacker",
        "CampaignView.banners", "CampaignView.defender", "CampaignView.defense", "CampaignView.forces",
        "CampaignView.pawn", "CampaignView.plans", "CampaignView.relics", "CampaignView.rolled", "CampaignView.sites",
        "CampaignView.stage", "CampaignView.totals", "CampaignView.victor", "CampaignView.killed", "CampaignView.odds",
        "CampaignView.shields", "CampaignView.skulls", "CampaignView.swords", "PlanView.card", "PlanView.seat",
        "SeatView.drawn",
    },
    "worked out by the rules from what is compared": {
        "SeatView.limit", "SeatView.rested", "SeatView.rules", "SlotView.bandits", "SlotView.capacity",
        "SlotView.rulers",
    },
    "said twice: a site with a name lies face up, and pawns are the seats'": {"SlotView.face_up", "SlotView.pawns"},
}  # fmt: skip


class Turn:
    """Changes with every move after which no action is under way."""

    def __init__(self) -> None:
        self.moves = 0

    def __call__(self, g: Any) -> int:
        self.moves += not g.deeds
        return self.moves


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_can_be_told_again_from_its_log(players: int) -> None:
    for seed in range(GAMES):
        assert retell(GAME, players, seed, Retold, public, turn=Turn()) > 50


def test_whatever_lies_open_is_compared_or_left_out_for_a_reason() -> None:
    compared = Compared(public)
    for seed in range(2):
        retell(GAME, 4, seed, Retold, compared, turn=Turn())
    rare = at(chancellor(), exile())
    rare.state.prophets = ((NUMBER["vision-of-faith"], 1),)
    compared(GAME.view(rare.state, None))
    assert fields_of(BoardView) - compared.read == {field for fields in LEFT_OUT.values() for field in fields}


# ------------------------------------------------------------------------------------------------- card by card


def put_into_play(g: Oath, card: int) -> None:
    """With whose turn it is, or at their site; with means to use it. What lies face up stays where it is."""
    lying = {one for cards in (*g.cards, *g.advisers, *g.relics) for one in cards}
    if card in lying or {IDS[one] for one in lying} & {TURNED.get(IDS[card], "")}:
        return
    for name in ("world", "archive", "dispossessed", "relic_deck", "edifices"):
        setattr(g, name, tuple([one for one in getattr(g, name) if one != card]))
    for rows in (g.piles, g.facedown, g.drawn, g.relics_at):
        rows[:] = [tuple([one for one in row if one != card]) for row in rows]
    g.reliquary = tuple([0 if one == card else one for one in g.reliquary])
    if is_relic(card):
        receive_relic(g, g.turn, card)
    elif is_denizen(card) and WHERE[card] != SITE_ONLY:
        to_advisers(g, g.turn, card)
    else:
        to_site(g, card, g.pawn[g.turn])
    g.favor[g.turn] += 3
    g.shared -= 3
    g.secrets[g.turn] += 3


TURNED = {edifice.id: edifice.turns_to for edifice in EDIFICES}


def in_play(component: str, seed: str, seen: Any) -> None:
    """A game in which a component comes into play early, and is used more often than chance would."""
    match, luck = Match(GAME, TABLE, {}, key_from_seed(f"{component} {seed}")), Luck(key_from_seed(f"who {component}"))

    def chosen(seat: int) -> Action:
        offered = match.state.answers(seat)
        meant = [a for a in offered if component in a]
        return luck.choice(meant) if meant and luck.below(3) else luck.choice(offered)

    g: Any = match.state
    while not (g.round > 1 and g.phase == "act" and not g.deeds) and not match.over:
        match.play(asked_seats(g)[0], chosen(asked_seats(g)[0]))
        g = match.state
    if match.over:
        return
    put_into_play(g, IDS.index(component))
    listener, heard, since = Retold(GAME.view(g, None), TABLE), len(match.lines), []
    whose, turns = (g.turn, g.phase), 0
    while turns < TURNS and asked_seats(match.state):
        match.play(asked_seats(match.state)[0], chosen(asked_seats(match.state)[0]))
        for line in match.lines[heard:]:
            if line.audience is None:
                since.append(match.sentence(line.message, "en", ("Ada", "Bo", "Cy")))
                listener.hear(line.message)
        heard = len(match.lines)
        g = match.state
        if not g.deeds:
            compare(listener.board(), seen(GAME.view(g, None)), since)
            whose, turns = (g.turn, g.phase), turns + (whose != (g.turn, g.phase))
            since.clear()


def test_what_components_do_can_be_told_again() -> None:
    """Each is brought into play: in games by chance most of them are never seen."""
    for number in COMPONENTS[::STEP]:
        for seed in range(GAMES):
            in_play(IDS[number], str(seed), public)
