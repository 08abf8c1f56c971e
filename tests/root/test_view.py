"""What everybody sees of the woodland."""

from __future__ import annotations

from .positions import at


def test_a_clearing_and_who_rules_it() -> None:
    t = at("marquise actions", warriors="marquise:5=2 eyrie:5=1", buildings="roost:3", tokens="wood:5=2 keep:1")
    shown = t.view(None)["clearings"]
    assert [shown[n - 1]["ruler"] for n in (5, 3, 7)] == ["marquise", "eyrie", None]
    assert (shown[4]["warriors"], shown[4]["wood"], shown[0]["keep"]) == ({"marquise": 2, "eyrie": 1}, 2, True)


def test_where_a_vagabond_is() -> None:
    for place, clearing, forest in (("f1", None, 1), ("f7", None, 7), ("1", 1, None), ("12", 12, None)):
        shown = at("vagabond roam", vagabond=f"thief {place} boot").view(None)["seats"][3]["vagabond"]
        assert (shown["clearing"], shown["forest"]) == (clearing, forest)


def test_a_dominance_card_shows_how_near_its_goal_is_and_ends_the_scoring() -> None:
    t = at("marquise actions", warriors="marquise:1,6", buildings="roost:8", dominance={"marquise": "dominance-fox"})
    own = t.view(None)["seats"][0]
    assert (own["goal"], own["scores"]) == ({"suit": "fox", "have": 2, "of": 3}, False)
    t = at("marquise actions", warriors="marquise:1,2", dominance={"marquise": "dominance-bird"})
    assert t.view(None)["seats"][0]["goal"] == {"suit": "bird", "have": 1, "of": 2}
    assert (t.view(None)["seats"][1]["goal"], t.view(None)["seats"][1]["scores"]) == (None, True)


def test_a_track_shows_what_the_next_piece_gives_and_costs() -> None:
    t = at("marquise actions", buildings="sawmill:1,5 roost:3,4")
    shown = t.view(None)["tracks"]
    assert shown["sawmill"] == {"placed": 2, "of": 6, "points": 2, "cost": 2}
    assert shown["roost"] == {"placed": 2, "of": 7, "points": 2, "cost": None}
    assert (shown["sympathy"]["placed"], t.view(None)["eyrie"]["evening"]) == (0, 1)


def test_an_ally_counts_in_a_vagabonds_strength_before_the_dice_are_rolled() -> None:
    t = at("vagabond actions", vagabond="ranger 5 sword sword", relations="eyrie=allied",
           warriors="eyrie:5=3 marquise:5=4", hands={"marquise": "anvil"})  # fmt: skip
    t.play("battle 5 marquise")
    assert (t.view(None)["battle"]["steps"][0], t.view(None)["battle"]["most"]) == ("ally", [2, 4])
    t.play("ally eyrie")
    assert (t.view(None)["battle"]["step"], t.view(None)["battle"]["most"]) == ("ambush", [5, 4])
