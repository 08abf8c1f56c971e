"""What was just revealed, shown on the clash of the toy: what was just turned up may be used, and nothing else."""

from __future__ import annotations

from interrex.engine.luck import Luck, key_from_seed
from interrex.testing import Table
from tests.engine.toy import state
from tests.engine.toy.clash import Clash
from tests.engine.toy.data import NUMBER
from tests.engine.toy.state import Tribute


def clash(laid: tuple[str, ...], hands: tuple[str, ...] = ("", "", "")) -> Table:
    """A clash of three: what each has laid, and what it holds."""
    g = state.new(3, 1, True, Luck(key_from_seed(1)))
    g.pile = sorted([*g.pile, *[card for hand in g.hands for card in hand]])
    g.laid, g.hands = [taken(g, cards) for cards in laid], [taken(g, cards) for cards in hands]
    g.treasury = 1
    g.push(Clash())
    return Table("toy", g)


def taken(g: Tribute, cards: str) -> list[int]:
    numbers = [NUMBER[name] for name in cards.split()]
    for number in numbers:
        g.pile.remove(number)
    return numbers


def test_seats_are_asked_in_order_and_again_until_they_pass() -> None:
    t = clash(("spy-red fool-red", "", "spy-blue"))
    assert (t.asked(), t.seat()) == ("toy-ask-day", 0)
    t.play("spy 1")
    assert t.state.score[0] == -1, "what must happen and is alone is not asked for"
    assert t.seat() == 2
    t.play("pass")
    assert t.state.over


def test_what_must_be_used_leaves_only_the_order_to_choose() -> None:
    t = clash(("spy-red fool-red", "", ""))
    assert t.offers() == ["spy 1", "spy 2", "jest"]
    t.play("jest")
    assert t.offers() == ["spy 1", "spy 2", "pass"]


def test_the_next_window_is_limited_to_what_was_laid_in_the_last() -> None:
    t = clash(("ambush-red spy-red", "", "spy-blue"), ("spy-green", "", ""))
    t.play("ambush spy-green")
    assert t.offers() == ["spy 1", "spy 2", "pass"], "with the red spy: the green one lies face down still"
    t.play("pass", "pass")
    assert (t.seat(), t.state.shown[0][-1]) == (0, NUMBER["spy-green"])
    assert t.offers() == ["spy 1", "spy 2", "pass"]
    t.play("spy 1")
    assert t.state.over, "the red and the blue spy had their time"


def test_a_card_laid_in_a_window_may_lay_another() -> None:
    t = clash(("ambush-red", "", ""), ("ambush-green spy-red", "", ""))
    t.play("ambush ambush-green", "ambush spy-red", "spy 2")
    assert t.state.over


def test_who_is_asked_is_decided_by_what_all_can_see() -> None:
    able, unable = (
        clash(("ambush-red", "", ""), ("spy-red", "", "")),
        clash(("ambush-red", "", ""), ("page-red", "", "")),
    )
    assert able.state.pending() == unable.state.pending() == (0,)
    assert unable.offers() == ["pass"]
    assert clash(("ambush-red", "", "")).state.over, "an empty hand everybody sees"


def test_cards_count_and_happen_by_themselves() -> None:
    t = clash(("herald-red page-red page-blue", "", ""))
    assert t.state.over
    assert (t.state.coins[0], t.state.treasury) == (3, 0)
