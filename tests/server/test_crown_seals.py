"""The Old King's Crown on the wire: nothing sent to a seat tells of another's sealed bid or face-down card.

Once by looking: of every message of a game for four, with second thoughts. And once by comparing: two tables that
differ in nothing but what one seat has said under seal, and every byte that the others hear.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import interrex
from interrex.engine.match import Match
from interrex.engine.sealed import said
from interrex.games.old_kings_crown.data import CARD, CARD_IDS
from interrex.games.old_kings_crown.state import Crown

from .helpers import Live, Socket, Table

GAME = "old-kings-crown"
PLAYERS = 4
YEARS_WATCHED = 2
BID, LAY = "old-kings-crown-ask-bid", "old-kings-crown-ask-lay"
TIMES = ("waiting_since", "now", "created")
CARD_NAMED = re.compile(r"\b(?:[ncug]-b\d\d|[ncug][1-5])\b")


def hidden_from(g: Crown, viewer: int | None) -> set[str]:
    """The cards of others that lie face down, or were named under seal, and that the viewer has not seen go there."""
    others = [seat for seat in range(g.players) if seat != viewer]
    cards = {card for seat in others for row in g.laid[seat] for card in row}
    cards |= {CARD[word] for seat in others for action in said(g, seat) for word in map(str, action) if word in CARD}
    return {CARD_IDS[card] for card in cards if viewer is None or not g.eyes[card] >> viewer & 1}


def _now(match: Match) -> Crown:
    state = match.state.copy()
    assert isinstance(state, Crown)
    return state


def _offered(client: Socket, seat: int) -> list[str]:
    question = client.question(seat)
    return [offer["action"] for offer in question["offers"]] if question else []


def test_no_message_names_a_sealed_or_face_down_card_of_another(server: Live) -> None:
    options = {"setup": "advanced"}
    table = server.table(*["human"] * PLAYERS, game=GAME, seed="trace", options=options)
    clients: dict[int | None, Socket] = {seat: table.socket(seat) for seat in range(PLAYERS)}
    clients[None] = guest = table.socket()
    match = interrex.new(GAME, PLAYERS, "trace", options)  # the same game, played along with
    found = [_now(match)]
    luck = random.Random(5)
    again = 0
    while found[-1].year <= YEARS_WATCHED:
        seat = luck.choice(match.pending())
        if match.guests() and luck.random() < 0.2:
            seat, again = luck.choice(match.guests()), again + 1
        action = luck.choice(_offered(clients[seat], seat))
        answer = clients[seat].play(seat, action)
        assert answer["type"] == "accepted"
        for client in clients.values():
            client.until(answer["seq"])
        match.play(seat, action)
        found.append(_now(match))
        assert guest.state["table"]["moves"] == len(match.moves)
    assert again > 3
    checked = 0
    for viewer, client in clients.items():
        moves = 0
        for text in client.heard:
            message = json.loads(text)
            moves = message["table"]["moves"] if message["type"] == "state" else moves
            hidden = hidden_from(found[moves], viewer)
            checked += len(hidden)
            assert not hidden & set(CARD_NAMED.findall(text)), f"move {moves}: seat {viewer} is told of it"
        client.close()
    assert checked > 500, "hardly anything was hidden: this game proves nothing"


def test_two_tables_that_differ_under_seal_sound_the_same_to_all_others(server: Live) -> None:
    """Seat 1 says this at one table and that at the other, then thinks again and says the same at both."""
    tables = [server.table(*["human"] * PLAYERS, game=GAME, seed="seals") for _ in range(2)]
    heard = [_heard(table, first) for table, first in zip(tables, (0, -1), strict=True)]
    for viewer in (0, 2, 3, None):
        assert heard[0][viewer] == heard[1][viewer]
        assert len(heard[0][viewer]) > 20


def _heard(table: Table, first: int) -> dict[int | None, list[Any]]:
    """What all but seat 1 hear through bids and laying; ``first``: which offer it takes before it thinks again."""
    clients = {viewer: table.socket(*([] if viewer is None else [viewer])) for viewer in (0, 2, 3, None)}
    answered: set[str] = set()
    while len(answered) < 2:
        seat = min(table.pending(), key=lambda seat: seat != 1)
        ask = table.ask(seat)
        assert ask is not None
        chain = ask["question"]["key"] in (BID, LAY)
        answer = table.play(seat, ask["offers"][first if seat == 1 and chain else 0]["action"])
        after = table.ask(1)
        if seat == 1 and chain and after and after["offers"][0]["action"] == "reopen":
            table.play(1, "reopen")
            while (ask := table.ask(1)) and ask["question"]["key"] in (BID, LAY):
                answer = table.play(1, ask["offers"][0]["action"])
            answered.add(after["question"]["key"] + str(len(answered)))
        for client in clients.values():
            client.until(answer["seq"])
    said = {
        viewer: [_timeless(json.loads(text.replace(table.id, "the table"))) for text in client.heard]
        for viewer, client in clients.items()
    }
    for client in clients.values():
        client.close()
    return said


def _timeless(message: Any) -> Any:
    """Without when things happened."""
    if isinstance(message, list):
        return [_timeless(part) for part in message]
    if isinstance(message, dict):
        return {key: _timeless(value) for key, value in message.items() if key not in TIMES}
    return message
