"""Values as bytes: the same value gives the same bytes, whatever its history."""

from __future__ import annotations

import pytest

from interrex.engine import wire


class Pawn(wire.Struct, frozen=True):
    square: str
    holds: dict[str, int]


BOTH_WAYS = (Pawn("b2", {"axe": 1, "bow": 2}), Pawn("b2", {"bow": 2, "axe": 1}))


def test_what_is_sent_does_not_tell_in_which_order_things_came() -> None:
    first, second = map(wire.sent, BOTH_WAYS)
    assert first == second == b'{"square":"b2","holds":{"axe":1,"bow":2}}'


def test_what_is_kept_has_all_its_keys_sorted() -> None:
    assert {wire.encode(pawn) for pawn in BOTH_WAYS} == {b'{"holds":{"axe":1,"bow":2},"square":"b2"}'}


def test_what_was_sent_or_kept_reads_back_and_nothing_else_does() -> None:
    pawn = BOTH_WAYS[0]
    assert wire.decode(wire.sent(pawn), Pawn) == wire.decode(wire.encode(pawn).decode(), Pawn) == pawn
    with pytest.raises(wire.WireError):
        wire.decode(b'{"square":"b2","holds":{},"rank":3}', Pawn)
    assert wire.decode(b"[1]", list[int]) == [1]
    with pytest.raises(wire.WireError):
        wire.decode(b'["1"]', list[int])
