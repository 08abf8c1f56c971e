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
