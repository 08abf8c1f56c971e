"""Actions under way, shown on the levy of the toy: a toll, mercy, a decree and a mule."""

from __future__ import annotations

from interrex.engine.luck import Luck, key_from_seed
from interrex.testing import Table, snapshot
from tests.engine.toy import state
from tests.engine.toy.play import Reign


def reign(coins: tuple[int, int, int], score: tuple[int, int, int] = (9, 0, 0)) -> Table:
    g = state.new(3, 1, True, Luck(key_from_seed(1)))
    g.coins, g.score = list(coins), list(score)
    g.push(Reign(0))
    return Table("toy", g)


def levies(t: Table) -> list[str]:
    return [offer for offer in t.offers() if offer.startswith("levy")]


def test_it_is_paid_for_and_done() -> None:
    t = reign((1, 2, 0)).play("levy 1")
    assert t.state.coins == [2, 0, 0], "who has nothing to use is not asked"
    assert (t.state.treasury, t.state.deeds, t.state.over) == (1, [], True)


def test_what_must_apply_does_and_nobody_is_asked() -> None:
    assert levies(reign((1, 2, 2), score=(0, 9, 0))) == ["levy 2"], "a toll on the leader: two coins"
    assert reign((2, 2, 0), score=(0, 9, 0)).play("levy 1").state.treasury == 2


def test_an_action_is_offered_if_powers_could_make_it_lawful() -> None:
    assert levies(reign((1, 1, 5))) == ["levy 2"], "the poor are spared"
    assert levies(reign((2, 1, 5))) == ["levy 1", "levy 2"], "but not for two coins"
    assert reign((1, 1, 5)).refused("levy 1") == "2.4"


def test_cannot_holds_until_it_is_ignored() -> None:
    t = reign((3, 1, 5)).play("levy 1")
    assert t.offers() == ["decree", "mule"], "nobody goes on against mercy"
    t.play("decree")
    assert t.offers() == ["mule", "pass"]
    t.play("pass")
    assert t.state.coins == [2, 0, 5]


def test_a_power_is_offered_only_if_it_leads_on() -> None:
    t = reign((2, 1, 5)).play("levy 1")
    assert t.offers() == ["decree"], "a mule would leave no coin for the decree"


def test_what_follows_follows() -> None:
    t = reign((2, 5, 0)).play("levy 1", "mule")
    assert t.state.coins == [3, 2, 0]
    assert t.said()[-2:] == ["toy-levies", "toy-praises"]


def test_a_copy_has_its_own_action_under_way() -> None:
    t = reign((3, 5, 0)).play("levy 1")
    before, twin = snapshot(t.state), t.state.copy()
    twin.play(0, ("mule",))
    assert snapshot(t.state) == before
    assert twin.deeds[0].take == 3
