"""What a seat may see and hear; that being asked tells nothing (law 1.2.1, 8.2.3; rulebook 23.1, 23.20)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.root import GAME
from interrex.games.root.data import ALLIANCE
from interrex.testing import rule

from .positions import Board, at, cards

EVERYBODY = (0, 1, 2, 3, None)

# Views


@rule("root", "1.2.1")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    t = at("marquise actions", hands={"eyrie": "anvil sword"})
    for eyes in EVERYBODY:
        seat = t.view(eyes)["seats"][1]
        assert seat["cards"] == 2
        assert seat["hand"] == (["sword", "anvil"] if eyes == 1 else None)


@rule("root", "8.2.3")
def test_supporters_are_seen_by_the_alliance_and_counted_by_all() -> None:
    t = at("marquise actions", supporters="anvil sword")
    for eyes in EVERYBODY:
        shown = t.view(eyes)["alliance"]
        assert shown["supporters"] == 2
        assert shown["supporter_cards"] == (["sword", "anvil"] if eyes == 2 else None)


HIDDEN: list[tuple[str, Callable[[Any], None]]] = [
    ("deck", lambda g: g.deck.reverse()),
    ("quests", lambda g: g.quest_deck.reverse()),
    ("ruins", lambda g: g.ruins.__setitem__(5, (1,))),
    ("hand", lambda g: g.hands.__setitem__(1, cards("sappers sword"))),
    ("supporters", lambda g: setattr(g.boards[ALLIANCE], "supporters", cards("cobbler"))),
]


@pytest.mark.parametrize(("what", "change"), HIDDEN, ids=[name for name, _ in HIDDEN])
@rule("root", "1.2.1", "8.2.3", "9.3.4")
def test_no_other_view_depends_on_what_is_hidden(what: str, change: Callable[[Any], None]) -> None:
    t = at("marquise actions", hands={"eyrie": "anvil sword"}, supporters="anvil", ruins="6=bag",
           quests="errand-fox", quest_deck="errand-rabbit escort-mouse")  # fmt: skip
    eyes = [seat for seat in EVERYBODY if seat not in {"hand": (1,), "supporters": (2,)}.get(what, ())]
    before = [wire.encode(t.view(seat)) for seat in eyes]
    change(t.state)
    assert [wire.encode(t.view(seat)) for seat in eyes] == before


# Whispers


def heard(t: Board, key: str) -> list[int | None]:
    return [seat for seat in EVERYBODY if key in t.said(seat)]


@rule("root", "1.2.1")
def test_a_drawn_card_is_whispered() -> None:
    t = at("marquise evening", deck="anvil sword")
    assert (heard(t, "root-drew"), heard(t, "root-draws")) == ([0], list(EVERYBODY))


@rule("root", "23.20", "9.5.9")
def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    t = at("vagabond roam", vagabond="thief 5 torch", warriors="eyrie:5=1", hands={"eyrie": "anvil"}).play(
        "special eyrie"
    )
    assert heard(t, "root-stolen") == [1, 3]


@rule("root", "23.20", "9.5.4")
def test_a_card_given_in_aid_is_known_to_both() -> None:
    t = at("vagabond roam", vagabond="thief 5 torch", warriors="eyrie:5=1", hands={"vagabond": "bake-sale"})
    t.play("aid eyrie bake-sale torch")
    assert (heard(t, "root-gave"), heard(t, "root-given")) == ([3], [1])


@rule("root", "23.20", "8.2.6")
def test_an_outrage_card_is_known_to_the_alliance() -> None:
    t = at("marquise actions", warriors="marquise:1", tokens="sympathy:5", hands={"marquise": "bake-sale"})
    t.play("march 1 5", "give bake-sale")
    assert heard(t, "root-supporter") == [2]
    t = at(
        "marquise actions",
        warriors="marquise:1",
        tokens="sympathy:5",
        hands={"marquise": "bake-sale"},
        supporters="sword " * 5,
    )
    t.play("march 1 5", "give bake-sale")
    assert heard(t, "root-supporter-lost") == list(EVERYBODY), "no room: discarded for all to see"


NAMELESS = {
    "root-draws",
    "root-mobilizes",
    "root-outrage",
    "root-aids",
    "root-steals",
    "root-supporter-drawn",
    "root-shows-hand",
}


def positions(players: int, seed: int, **options: str) -> Iterator[Any]:
    """Every position of a random game; what was said since the one before is in ``told``."""
    luck = Luck(key_from_seed(f"secrets {seed}"))
    g = GAME.start(players, GAME.check(players, options), Luck(key_from_seed(seed)))
    g.listener = []
    g.run()
    while not g.over:
        yield g
        g.listener = []
        seat = luck.choice(g.pending())
        g.play(seat, luck.choice(g.actions(seat)))
    yield g


@rule("root", "1.2.1", "23.20")
def test_what_happens_in_secret_names_no_card_in_public() -> None:
    met = set()
    for seed in range(6):
        for g in positions(4, seed):
            for audience, message in g.listener:
                if audience is None and message.key in NAMELESS:
                    met.add(message.key)
                    assert not {"card", "cards"} & set(message.params)
    assert met >= {"root-draws", "root-mobilizes", "root-outrage", "root-aids"}


def hidden(g: Any) -> tuple[Any, ...]:
    return g.hands, g.boards[ALLIANCE].supporters, g.ruins


@pytest.mark.parametrize(
    ("players", "options"), [(4, {}), (3, {"seat-1": "vagabond", "seat-2": "vagabond-2", "map": "winter"})]
)
@rule("root", "1.2.1", "8.2.3")
def test_imagined_worlds_look_the_same_and_differ_where_nobody_looks(players: int, options: dict[str, str]) -> None:
    luck = Luck(key_from_seed("worlds"))
    differ = 0
    for n, g in enumerate(positions(players, 3, **options)):
        if n % 15:
            continue
        for seat in range(players):
            world: Any = GAME.determinize(g, seat, luck)
            assert wire.encode(GAME.view(world, seat)) == wire.encode(GAME.view(g, seat))
            assert world.hands[seat] == g.hands[seat]
            if seat in g.pending():
                assert world.actions(seat) == g.actions(seat)
            differ += hidden(world) != hidden(g)
    assert differ > 20


# Being asked tells nothing


def outside(t: Board) -> tuple[object, ...]:
    """What an onlooker without cards sees of a position: who is asked what, and the table."""
    asked = None if t.state.over else (t.state.pending(), t.state.waiting().ask(t.state, t.seat()))
    return (asked, wire.encode(t.view(None)), t.said(None))


@pytest.mark.parametrize("hand", ["ambush-bird sword", "anvil sword"])
@rule("root", "23.1", "4.3.1")
def test_a_defender_with_cards_is_always_asked_about_an_ambush(hand: str) -> None:
    t = at("marquise actions", warriors="marquise:5=2 eyrie:5=2", hands={"eyrie": hand}).play("battle 5 eyrie")
    assert (t.who(), t.asked()) == ("eyrie", "root-ask-ambush")


@pytest.mark.parametrize("hand", ["ambush-bird sword", "anvil sword"])
@rule("root", "23.1", "4.3.1.1")
def test_an_attacker_with_cards_about_foiling_it(hand: str) -> None:
    t = at("marquise actions", warriors="marquise:5=2 eyrie:5=2", hands={"eyrie": "ambush-bird", "marquise": hand})
    t.play("battle 5 eyrie", "ambush ambush-bird")
    assert (t.who(), t.asked()) == ("marquise", "root-ask-foil")


@pytest.mark.parametrize("hand", ["bake-sale", "anvil"])
@rule("root", "23.1", "6.2.3")
def test_the_marquise_with_cards_about_field_hospitals(hand: str) -> None:
    t = at(
        "vagabond roam",
        vagabond="ranger 5 crossbow",
        warriors="marquise:5=2",
        tokens="keep:1",
        hands={"marquise": hand},
    )
    assert t.play("strike marquise warrior").asked() == "root-ask-hospital"


@rule("root", "23.1")
def test_who_has_no_cards_is_not_asked() -> None:
    t = at("marquise actions", warriors="marquise:5=2 eyrie:5=2", tokens="keep:1", dice="2 2").play("battle 5 eyrie")
    assert t.asked() == "root-ask-act"


#  what is asked of whom, and two hands or stacks that nobody else can tell apart
SAME_OUTSIDE: list[tuple[str, dict[str, Any], list[str], dict[str, Any], dict[str, Any]]] = [
    ("revolt", {"frame": "alliance birdsong", "tokens": "sympathy:5"}, [],
     {"supporters": "bake-sale cobbler"}, {"supporters": "anvil sword"}),
    ("spread", {"frame": "alliance spread", "tokens": "sympathy:5"}, [],
     {"supporters": "anvil anvil"}, {"supporters": "bake-sale bake-sale"}),
    ("second card of the Decree", {"frame": "eyrie birdsong", "buildings": "roost:3"}, ["decree move armorers"],
     {"hands": {"eyrie": "armorers sappers"}}, {"hands": {"eyrie": "armorers anvil"}}),
    ("craft", {"frame": "marquise daylight", "buildings": "workshop:1"}, [],
     {"hands": {"marquise": "anvil"}}, {"hands": {"marquise": "sword"}}),
    ("act", {"frame": "marquise actions", "left": 0}, [],
     {"hands": {"marquise": "armorers"}}, {"hands": {"marquise": "sword"}}),
    ("conspire", {"frame": "alliance daylight", "buildings": "base:5"}, [],
     {"hands": {"alliance": "armorers"}}, {"hands": {"alliance": "sword"}}),
    ("before turmoil", {"frame": "eyrie decree", "score": "eyrie=12", "decree": {"move": "vizier"}}, [],
     {"hands": {"eyrie": "dominance-fox"}}, {"hands": {"eyrie": "sword"}}),
    ("after the Decree", {"frame": "eyrie decree", "available": "dominance-fox"}, [],
     {"hands": {"eyrie": "anvil"}}, {"hands": {"eyrie": "sword"}}),
    ("outrage", {"frame": "marquise actions", "warriors": "marquise:1", "tokens": "sympathy:5"}, ["march 1 5"],
     {"hands": {"marquise": "bake-sale"}}, {"hands": {"marquise": "sword"}}),
    ("roam", {"frame": "vagabond roam", "vagabond": "tinker 5 hammer tea", "warriors": "eyrie:5"}, [],
     {"hands": {"vagabond": "bake-sale"}}, {"hands": {"vagabond": "sword"}}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "moves", "one", "other"), [row[1:] for row in SAME_OUTSIDE], ids=[row[0] for row in SAME_OUTSIDE]
)
@rule("root", "23.1", "1.2.1")
def test_questions_look_the_same_from_outside(
    position: dict[str, Any], moves: list[str], one: dict[str, Any], other: dict[str, Any]
) -> None:
    tables = []
    for cards_held in (one, other):
        t = at(**position, **cards_held)
        t.play(*moves)
        tables.append(outside(t))
    assert tables[0] == tables[1]


@rule("root", "23.1", "8.2.3")
def test_spending_a_supporter_does_not_tell_whether_another_matches() -> None:
    tables = []
    for supporters in ("bake-sale anvil sword", "bake-sale cobbler sword"):
        t = at("alliance spread", tokens="sympathy:1", supporters=supporters).play("spread 5")
        tables.append(t.asked())
    assert tables[0] == tables[1]


# Passing for good


def test_only_what_answers_another_can_be_passed_for_good() -> None:
    crafted = {"marquise": "armorers", "eyrie": "armorers"}
    t = at("marquise actions", warriors="marquise:5=3 eyrie:5=3", tokens="keep:1", crafted=crafted, dice="2 1",
           hands={"marquise": "sword", "eyrie": "anvil"})  # fmt: skip
    assert not t.state.waiting().reaction(t.state, 0), "one's own turn"
    t.play("battle 5 eyrie")
    assert t.state.waiting().reaction(t.state, 1), "an ambush"
    t.play("pass", "defender")
    assert t.state.waiting().reaction(t.state, 1), "an effect in a battle somebody else began"
    t.play("pass")
    assert not t.state.waiting().reaction(t.state, 0)
    t.play("pass")
    assert t.state.waiting().ask(t.state, 0).key == "root-ask-hospital"
    assert not t.state.waiting().reaction(t.state, 0), "on one's own turn one is asked"
