"""The realm between two games: who is who, what stands, what is new; and no card that nobody could see."""

from __future__ import annotations

from interrex.engine import wire
from interrex.games.oath.between import RealmView, opened, shows
from interrex.games.oath.chronicle import Chronicle, read
from interrex.games.oath.saga import SAGA

from .positions import exile
from .test_chronicle import played, reigning, usurped, written


def of(chronicle: Chronicle) -> RealmView:
    realm = shows(wire.plain(chronicle), None)
    assert realm is not None
    return realm


def test_whoever_won_is_chancellor_next_and_the_old_one_is_not() -> None:
    realm = of(written(usurped()))
    assert realm.winner == 1
    assert [(one.house, one.was, one.role) for one in realm.people] == [
        (0, "chancellor", "exile"),
        (1, "exile", "chancellor"),
    ]


def test_the_map_shows_what_lies_at_its_sites_and_what_stays() -> None:
    realm = of(written(reigning(exile(), cards="fertile-valley: tents", bands="fertile-valley: 0x1")))
    assert (realm.sites[0].site, realm.sites[0].cards, realm.kept) == (
        "fertile-valley",
        ("tents",),
        ("fertile-valley",),
    )


def test_of_the_cards_that_joined_only_suits_are_told() -> None:
    for seed in range(1, 4):
        chronicle = read(played(3, None, seed))
        realm = of(chronicle)
        assert sum(one.n for one in realm.joined) in (0, 6)
        seen = {card for slot in realm.sites for card in slot.cards} | {realm.built, *realm.ruined}
        named = set(str(wire.plain(realm)).split("'"))
        hidden = {
            *chronicle.dispossessed,
            *chronicle.world,
            *chronicle.leaving,
            *chronicle.archive,
            *chronicle.relics,
            *chronicle.unseen,
        }
        assert not (hidden - seen) & named


def test_a_chronicle_brought_along_shows_nothing_and_nothing_is_sealed() -> None:
    brought = wire.replace(read(played(3, None, 1)), history=())
    assert shows(wire.plain(brought), None) is None
    assert opened(wire.plain(brought)) == ()
    assert SAGA.between is not None
