"""The shared deck: every kind of card, crafted and used (rulebook 22)."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.root.data import CARDS, DECK, ITEMS, MARQUISE, SUITS
from interrex.testing import rule

from .positions import Board, at

# What is printed

#  id                     suit     cost           item      points
ITEM_CARDS = """
  arms-trader            bird     fox,fox         sword     2
  birdy-bindle           bird     mouse           bag       1
  crossbow-bird          bird     fox             crossbow  1
  woodland-runners       bird     rabbit          boot      1
  a-visit-to-friends     rabbit   rabbit          boot      1
  bake-sale              rabbit   rabbit,rabbit   coin      3
  root-tea-rabbit        rabbit   mouse           tea       2
  smugglers-trail        rabbit   mouse           bag       1
  crossbow-mouse         mouse    fox             crossbow  1
  investments            mouse    rabbit,rabbit   coin      3
  mouse-in-a-sack        mouse    mouse           bag       1
  root-tea-mouse         mouse    mouse           tea       2
  sword                  mouse    fox,fox         sword     2
  travel-gear-mouse      mouse    rabbit          boot      1
  anvil                  fox      fox             hammer    2
  foxfolk-steel          fox      fox,fox         sword     2
  gently-used-knapsack   fox      mouse           bag       1
  protection-racket      fox      rabbit,rabbit   coin      3
  root-tea-fox           fox      mouse           tea       2
  travel-gear-fox        fox      rabbit          boot      1
"""

EFFECT_CARDS = """
  armorers              bird    2  fox
  brutal-tactics        bird    2  fox,fox
  royal-claim           bird    1  any,any,any,any
  sappers               bird    2  mouse
  better-burrow-bank    rabbit  2  rabbit,rabbit
  cobbler               rabbit  2  rabbit,rabbit
  command-warren        rabbit  2  rabbit,rabbit
  favor-of-the-rabbits  rabbit  1  rabbit,rabbit,rabbit
  codebreakers          mouse   2  mouse
  favor-of-the-mice     mouse   1  mouse,mouse,mouse
  scouting-party        mouse   2  mouse,mouse
  favor-of-the-foxes    fox     1  fox,fox,fox
  stand-and-deliver     fox     2  mouse,mouse,mouse
  tax-collector         fox     3  fox,rabbit,mouse
"""

WORKSHOPS = {"fox": (1, 6, 8, 12), "rabbit": (3, 4, 5, 10), "mouse": (2, 7, 9, 11)}


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def workshops(cost: list[str]) -> str:
    """Just enough of them."""
    suits = [suit if suit != "any" else "fox" for suit in cost]
    return "workshop:" + ",".join([str(WORKSHOPS[suit][suits[:n].count(suit)]) for n, suit in enumerate(suits)])


@pytest.mark.parametrize(("card", "suit", "cost", "item", "points"), rows(ITEM_CARDS))
@rule("root", "22.13", "3.2.2")
def test_item_cards(card: str, suit: str, cost: str, item: str, points: str) -> None:
    pieces = cost.split(",")
    t = at("marquise craft", hands={"marquise": card}, buildings=workshops(pieces)).play(f"craft {card}")
    assert (t.items("marquise"), t.points("marquise"), t.discard()) == ([item], int(points), [card])
    printed = next(c for c in CARDS if c.id == card)
    assert (SUITS[printed.suit], ITEMS[printed.item]) == (suit, item)
    if len(pieces) > 1:
        short = at("marquise craft", hands={"marquise": card}, buildings=workshops(pieces[1:]))
        assert short.refused(f"craft {card}") == "4.1.1"


@pytest.mark.parametrize(("card", "suit", "copies", "cost"), rows(EFFECT_CARDS))
@rule("root", "22.14", "22.12", "4.1.1")
def test_effect_cards(card: str, suit: str, copies: str, cost: str) -> None:
    pieces = cost.split(",")
    t = at("marquise craft", hands={"marquise": card}, buildings=workshops(pieces)).play(f"craft {card}")
    assert t.crafted("marquise") == ([] if card.startswith("favor") else [card])
    printed = next(c for c in CARDS if c.id == card)
    assert (SUITS[printed.suit], printed.copies) == (suit, int(copies))
    for missing in range(len(pieces)):
        others = pieces[:missing] + pieces[missing + 1 :]
        short = at("marquise craft", hands={"marquise": card}, buildings=workshops(others) if others else "")
        assert short.refused(f"craft {card}") == "4.1.1"


@rule("root", "22.14", "2.1.2", "2.1.3", "2.1")
def test_the_deck_has_fifty_four_cards() -> None:
    assert len(DECK) == 54
    counts = {suit: sum([SUITS[CARDS[card].suit] == suit for card in DECK]) for suit in SUITS}
    assert counts == {"fox": 14, "rabbit": 13, "mouse": 13, "bird": 14}
    kinds = {
        kind: sorted([CARDS[card].id for card in DECK if CARDS[card].kind == kind]) for kind in ("ambush", "dominance")
    }
    assert kinds["ambush"] == ["ambush-bird", "ambush-bird", "ambush-fox", "ambush-mouse", "ambush-rabbit"]
    assert kinds["dominance"] == ["dominance-bird", "dominance-fox", "dominance-mouse", "dominance-rabbit"]


# Drawing, spending and the discard pile


@rule("root", "2.1")
def test_an_empty_deck_is_made_of_the_discard_pile_at_once() -> None:
    t = at("marquise evening", deck="anvil", discard="sword cobbler")
    assert t.hand("marquise") == ["anvil"]
    assert (t.discard(), len(t.state.deck)) == ([], 2)


@rule("root", "23.23")
def test_when_there_is_nothing_left_nothing_is_drawn() -> None:
    t = at("marquise evening", deck="anvil", buildings="recruiter:1,2,3,4,5")
    assert (t.hand("marquise"), t.state.over) == (["anvil"], True)


@rule("root", "2.1", "23.23")
def test_where_there_is_no_deck_the_next_card_discarded_becomes_it_at_once() -> None:
    t = at("marquise actions", deck="anvil", buildings="sawmill:5", hands={"marquise": "bake-sale armorers"})
    t.state.deck = []
    t.play("overwork 5 bake-sale")
    assert (t.discard(), len(t.state.deck)) == ([], 1)
    t.play("bird armorers")
    assert (t.discard(), len(t.state.deck)) == (["armorers"], 1)


@rule("root", "2.1.1")
def test_birds_are_wild() -> None:
    t = at("marquise actions", buildings="sawmill:1,5", hands={"marquise": "armorers anvil sword"})
    assert t.offered("overwork") == ["1 anvil", "1 armorers", "5 armorers"]


@rule("root", "2.1.1.2")
def test_nothing_stands_for_a_bird() -> None:
    t = at("marquise actions", hands={"marquise": "armorers anvil sword bake-sale"})
    assert t.offered("bird") == ["armorers"]


@rule("root", "2.1.1.1")
def test_a_forced_gift_takes_birds_too() -> None:
    t = at("marquise actions", warriors="marquise:1=1", tokens="sympathy:5", hands={"marquise": "armorers anvil"})
    t.play("march 1 5")
    assert t.offers() == ["give armorers"]


@rule("root", "1.2.2")
def test_the_discard_pile_lies_open() -> None:
    t = at("marquise actions", discard="anvil sword")
    for eyes in (None, 0, 3):
        assert t.view(eyes)["discard"] == ["anvil", "sword"]


# Armorers


def attacked(marquise: str = "", eyrie: str = "", dice: str = "2 1", **more: Any) -> Board:
    """The Marquise, five strong, attacks five warriors of the Eyrie in clearing 5."""
    t = at(
        "marquise actions", warriors="marquise:5=5 eyrie:5=5", dice=dice,
        crafted={"marquise": marquise, "eyrie": eyrie}, **more,
    )  # fmt: skip
    t.play("battle 5 eyrie")
    return t


@rule("root", "22.1")
def test_armorers_are_discarded_to_ignore_rolled_hits() -> None:
    t = attacked(eyrie="armorers").play("armorers")
    assert (t.warriors("eyrie", 5), t.warriors("marquise", 5)) == (5, 4)
    assert (t.crafted("eyrie"), t.discard()) == ([], ["armorers"])


@rule("root", "22.1")
def test_armorers_serve_the_attacker_too_and_may_be_kept() -> None:
    assert attacked(marquise="armorers").play("armorers").state.boards[MARQUISE].warriors[4] == 5
    t = attacked(marquise="armorers").play("pass")
    assert (t.warriors("marquise", 5), t.crafted("marquise")) == (4, ["armorers"])


@rule("root", "22.1")
def test_armorers_do_not_stop_extra_hits() -> None:
    t = attacked(marquise="brutal-tactics", eyrie="armorers").play("attacker", "brutal-tactics", "armorers")
    assert t.warriors("eyrie", 5) == 4


@rule("root", "22.1", "4.3.1.2")
def test_armorers_do_not_stop_an_ambush() -> None:
    t = attacked(marquise="armorers", dice="0 0", hands={"eyrie": "ambush-bird"}).play("ambush ambush-bird", "armorers")
    assert t.warriors("marquise", 5) == 3


# Brutal Tactics


@rule("root", "22.2")
def test_brutal_tactics_deal_a_hit_and_give_the_defender_a_point() -> None:
    t = attacked(marquise="brutal-tactics").play("brutal-tactics")
    assert (t.warriors("eyrie", 5), t.points("eyrie"), t.points("marquise")) == (2, 1, 0)
    assert t.crafted("marquise") == ["brutal-tactics"]
    t.state.luck.script_draws = [0, 0]
    t.play("battle 5 eyrie")
    assert "brutal-tactics" in t.offers(), "in every battle anew"


@rule("root", "22.2")
def test_brutal_tactics_serve_the_attacker_once() -> None:
    t = attacked(eyrie="brutal-tactics")
    assert t.asked() == "root-ask-act", "the defender is not even asked"
    t = attacked(marquise="brutal-tactics armorers").play("brutal-tactics")
    assert t.offers() == ["armorers", "pass"]


# Royal Claim


@rule("root", "22.3")
def test_royal_claim_scores_a_point_for_each_ruled_clearing() -> None:
    t = at("marquise turn", crafted={"marquise": "royal-claim"}, warriors="marquise:1,5,9=2 eyrie:9=2,2=1")
    t.play("royal-claim")
    assert (t.points("marquise"), t.crafted("marquise"), t.discard()) == (2, [], ["royal-claim"])


@rule("root", "22.3", "23.5")
def test_royal_claim_may_wait_for_the_end_of_birdsong_or_another_turn() -> None:
    t = at("marquise turn", crafted={"marquise": "royal-claim"}, warriors="marquise:1", buildings="sawmill:1")
    t.play("pass")
    assert t.wood(1) == 1, "the wood is there"
    assert "royal-claim" in t.offers()
    t.play("pass")
    assert t.asked() == "root-ask-craft"
    assert t.refused("royal-claim") == "22.3"
    assert t.crafted("marquise") == ["royal-claim"]


# Sappers


@rule("root", "22.4")
def test_sappers_are_discarded_for_an_extra_hit_in_defence() -> None:
    t = attacked(eyrie="sappers").play("sappers")
    assert (t.warriors("marquise", 5), t.crafted("eyrie"), t.discard()) == (3, [], ["sappers"])


@rule("root", "22.4")
def test_sappers_do_not_attack() -> None:
    assert attacked(marquise="sappers").asked() == "root-ask-act"


# Better Burrow Bank


@rule("root", "22.5")
def test_the_bank_serves_its_owner_and_an_enemy() -> None:
    t = at("marquise turn", crafted={"marquise": "better-burrow-bank"}, deck="anvil sword cobbler")
    t.play("better-burrow-bank")
    assert t.hand("marquise") == ["anvil"], "the owner sees the card before choosing"
    assert t.offers() == ["invite eyrie", "invite alliance", "invite vagabond"]
    t.play("invite alliance")
    assert (t.hand("marquise"), t.hand("alliance")) == (["anvil"], ["sword"])
    assert t.crafted("marquise") == ["better-burrow-bank"]
    assert "better-burrow-bank" not in t.verbs()


@rule("root", "22.5", "1.4.1")
def test_the_bank_opens_at_the_start_of_birdsong_only() -> None:
    t = at(
        "eyrie turn", crafted={"eyrie": "better-burrow-bank royal-claim"}, buildings="roost:1", hands={"eyrie": "anvil"}
    )
    assert t.offered("better-burrow-bank")
    assert "royal-claim" not in t.offers(), "the start of Birdsong comes before everything else in it"
    t.play("pass")
    assert t.offers() == ["royal-claim", "pass"]
    t.play("pass", "decree recruit anvil")
    assert t.offers() == ["royal-claim", "pass"]


# Cobbler


@rule("root", "22.6")
def test_the_cobbler_moves_at_the_start_of_evening() -> None:
    t = at("marquise evening", crafted={"marquise": "cobbler"}, warriors="marquise:1=2")
    assert t.hand("marquise") == [], "before anything else"
    t.play("move 1 5", "warriors 2")
    assert t.warriors("marquise", 5) == 2
    assert t.state.over


@rule("root", "22.6", "4.2.1")
def test_the_cobblers_move_is_a_move_like_any_other() -> None:
    t = at("eyrie evening", crafted={"eyrie": "cobbler"}, warriors="eyrie:1=1 marquise:1=2,5=1", tokens="sympathy:9")
    assert t.refused("move 1 5") == "4.2.1"
    t = at(
        "eyrie evening",
        crafted={"eyrie": "cobbler"},
        warriors="eyrie:1=1",
        tokens="sympathy:9",
        hands={"eyrie": "sword"},
    )
    assert t.play("move 1 9").asked() == "root-ask-outrage"


@rule("root", "22.6")
def test_the_cobbler_serves_a_vagabond_without_boots() -> None:
    t = at("vagabond evening", crafted={"vagabond": "cobbler"}, vagabond="thief 1 tea", warriors="marquise:5=1")
    assert t.offers() == ["move 5", "move 9", "move 10", "pass"]
    t.play("move 9")
    assert (t.place(), t.satchel()) == ("9", "tea")


@rule("root", "22.6", "9.2.9.3.2")
def test_the_cobbler_does_not_pay_the_extra_boot_of_hostile_clearings() -> None:
    hostile: dict[str, Any] = {
        "crafted": {"vagabond": "cobbler"},
        "warriors": "marquise:5=1",
        "relations": "marquise=hostile",
    }
    t = at("vagabond evening", vagabond="thief 1 tea", **hostile)
    assert "move 5" not in t.offers()
    t = at("vagabond evening", vagabond="thief 1 tea boot", **hostile)
    t.play("move 5")
    assert t.satchel() == "boot- tea"


# Command Warren


@rule("root", "22.7")
def test_command_warren_battles_at_the_start_of_daylight() -> None:
    t = at("marquise daylight", crafted={"marquise": "command-warren"}, warriors="marquise:5=2 eyrie:5=2", dice="1 0")
    assert t.offers() == ["battle 5 eyrie", "pass"]
    t.play("battle 5 eyrie")
    assert t.warriors("eyrie", 5) == 1
    t.play("pass")
    assert t.asked() == "root-ask-act"
    assert t.state.left == 3, "it is no action"


@rule("root", "22.7", "7.5.2")
def test_command_warren_comes_before_the_decree() -> None:
    t = at(
        "eyrie daylight",
        crafted={"eyrie": "command-warren"},
        warriors="marquise:5=2 eyrie:5=2",
        decree={"move": "vizier"},
    )
    assert t.asked() == "root-ask-daylight-begins"


@rule("root", "22.7")
def test_command_warren_exhausts_no_sword() -> None:
    t = at(
        "vagabond daylight",
        crafted={"vagabond": "command-warren"},
        warriors="marquise:5=2",
        vagabond="thief 5 sword",
        dice="1 0",
    )
    t.play("battle 5 marquise")
    assert (t.satchel(), t.warriors("marquise", 5)) == ("sword", 1)


# Codebreakers


@rule("root", "22.8")
def test_codebreakers_show_a_hand_once_in_daylight() -> None:
    t = at(
        "marquise actions", crafted={"marquise": "codebreakers"}, hands={"eyrie": "anvil sword", "vagabond": "cobbler"}
    )
    assert t.offered("codebreakers") == ["eyrie", "vagabond"]
    t.play("codebreakers eyrie")
    assert "root-shown" in t.said(0)
    assert "root-shown" not in t.said(1) + t.said(2) + t.said(3) + t.said(None)
    assert t.refused("codebreakers vagabond") == "22.8"
    assert (t.state.left, t.hand("eyrie")) == (3, ["sword", "anvil"])


# Scouting Party


@rule("root", "22.9", "23.19")
def test_a_scouting_party_is_not_ambushed() -> None:
    t = attacked(marquise="scouting-party", dice="0 0", hands={"eyrie": "ambush-bird"})
    assert t.asked() == "root-ask-act", "the battle is over"
    assert (t.warriors("marquise", 5), t.hand("eyrie")) == (5, ["ambush-bird"])


@rule("root", "22.9")
def test_a_scouting_party_does_not_help_in_defence() -> None:
    t = attacked(eyrie="scouting-party", hands={"eyrie": "ambush-bird", "marquise": "ambush-bird"})
    t.play("ambush ambush-bird")
    assert t.asked() == "root-ask-foil"


# Stand and Deliver


@rule("root", "22.10")
def test_stand_and_deliver_takes_a_random_card_for_a_point() -> None:
    t = at("marquise turn", crafted={"marquise": "stand-and-deliver"}, hands={"eyrie": "anvil sword cobbler"}, dice="1")
    assert t.offered("stand-and-deliver") == ["eyrie"], "the others have nothing to take"
    taken = t.hand("eyrie")[1]
    t.play("stand-and-deliver eyrie")
    assert (t.hand("marquise"), len(t.hand("eyrie")), t.points("eyrie")) == ([taken], 2, 1)
    assert t.crafted("marquise") == ["stand-and-deliver"]
    assert "stand-and-deliver" not in t.verbs(), "once"


@rule("root", "22.10")
def test_stand_and_deliver_can_make_the_victim_win() -> None:
    t = at("marquise turn", crafted={"marquise": "stand-and-deliver"}, hands={"eyrie": "anvil"}, score="eyrie=29")
    t.play("stand-and-deliver eyrie")
    assert t.game.result(t.state).winners == (1,)


@rule("root", "4.1.2")
def test_a_favour_is_discarded_after_all_it_brings_about() -> None:
    t = at("eyrie craft", hands={"eyrie": "favor-of-the-rabbits"}, buildings="roost:4,5,10", tokens="sympathy:3",
           deck="sword", discard="anvil")  # fmt: skip
    t.play("craft favor-of-the-rabbits")
    assert (t.supporters(), t.discard()) == (["sword"], ["favor-of-the-rabbits"]), "not shuffled into the new deck"


@rule("root", "22.10", "22.5", "9.2.8")
def test_a_coalition_partner_is_no_victim() -> None:
    t = at("marquise turn", crafted={"marquise": "stand-and-deliver better-burrow-bank"}, hands={"vagabond": "anvil"},
           coalition={"vagabond": "marquise"}, dominance={"vagabond": "dominance-fox"})  # fmt: skip
    assert "stand-and-deliver" not in t.verbs()
    assert t.play("better-burrow-bank").offers() == ["invite eyrie", "invite alliance"]


# Tax Collector


@rule("root", "22.11")
def test_the_tax_collector_turns_a_warrior_into_a_card_once() -> None:
    t = at("marquise actions", crafted={"marquise": "tax-collector"}, warriors="marquise:1=2,5=1", deck="anvil sword")
    assert t.offered("tax-collector") == ["1", "5"]
    t.play("tax-collector 5")
    assert (t.warriors("marquise", 5), t.hand("marquise"), t.supply("marquise")) == (0, ["anvil"], 23)
    assert t.refused("tax-collector 1") == "22.11"
    assert t.state.left == 3


@rule("root", "22.11", "23.6")
def test_field_hospitals_look_after_the_taxed() -> None:
    t = at("marquise actions", crafted={"marquise": "tax-collector"}, warriors="marquise:5=1", tokens="keep:1",
           hands={"marquise": "bake-sale"})  # fmt: skip
    t.play("tax-collector 5", "hospital bake-sale")
    assert t.warriors("marquise", 1) == 1


@rule("root", "22.11")
def test_a_vagabond_has_no_warrior_to_tax() -> None:
    t = at("vagabond roam", crafted={"vagabond": "tax-collector"}, vagabond="thief 5 boot", warriors="marquise:5=3")
    assert t.refused("tax-collector 5") == "22.11"


@rule("root", "22.11", "7.5.2")
def test_the_eyrie_may_tax_in_the_middle_of_the_decree() -> None:
    t = at("eyrie decree", crafted={"eyrie": "tax-collector"}, warriors="eyrie:5=1", buildings="roost:5",
           decree={"recruit": "vizier"}, supply="eyrie=1")  # fmt: skip
    t.play("tax-collector 5")
    assert t.offers() == ["recruit vizier 5"]


# Favours


@pytest.mark.parametrize(
    ("card", "suit", "clearings"),
    [
        ("favor-of-the-foxes", "fox", "1,6,8,12"),
        ("favor-of-the-rabbits", "rabbit", "3,4,5,10"),
        ("favor-of-the-mice", "mouse", "2,7,9,11"),
    ],
)
@rule("root", "22.12", "3.2.1")
def test_a_favour_removes_every_enemy_piece_from_clearings_of_its_suit(card: str, suit: str, clearings: str) -> None:
    everywhere = ",".join([str(c) for c in range(1, 13)])
    three = ",".join(clearings.split(",")[:3])
    t = at(
        "marquise craft", hands={"marquise": card}, warriors=f"eyrie:{everywhere} marquise:{everywhere}",
        buildings=f"workshop:{three}", tokens=f"sympathy:{clearings}",
    )  # fmt: skip
    t.play(f"craft {card}")
    own = {int(c) for c in clearings.split(",")}
    assert [t.warriors("eyrie", c) for c in range(1, 13)] == [int(c not in own) for c in range(1, 13)]
    assert all(t.warriors("marquise", c) == 1 for c in range(1, 13))
    assert (t.sympathy(), t.points("marquise"), t.discard()) == ([], 4, [card])


@rule("root", "22.12", "8.2.6")
def test_a_favour_stirs_outrage_for_each_sympathy() -> None:
    t = at("eyrie craft", hands={"eyrie": "favor-of-the-foxes anvil"}, buildings="roost:1,6,8", tokens="sympathy:1,12",
           deck="cobbler sword")  # fmt: skip
    t.play("craft favor-of-the-foxes", "give anvil")
    assert sorted(t.supporters()) == ["anvil", "cobbler"], "one given, one drawn for the empty hand"


@rule("root", "22.12", "6.2.2", "6.2.3")
def test_a_favour_takes_the_keep_and_its_hospitals() -> None:
    t = at("eyrie craft", hands={"eyrie": "favor-of-the-foxes", "marquise": "anvil"}, buildings="roost:6,8,12",
           warriors="marquise:1=4,5=1", tokens="keep:1 wood:1=2")  # fmt: skip
    t.play("craft favor-of-the-foxes")
    assert t.asked() == "root-ask-craft", "nobody asks for the hospitals: there is no keep"
    assert (t.points("eyrie"), t.warriors("marquise", 5)) == (3, 1)


@rule("root", "22.12", "9.2.2.1")
def test_a_favour_damages_three_items_of_a_vagabond() -> None:
    t = at(
        "eyrie craft",
        hands={"eyrie": "favor-of-the-foxes"},
        buildings="roost:1,6,8",
        vagabond="thief 12 boot torch- tea sword",
    )
    t.play("craft favor-of-the-foxes")
    assert t.who() == "vagabond"
    t.play("damage tea", "damage torch exhausted", "damage boot")
    assert (t.satchel(), t.place()) == ("boot! sword tea! torch!-", "12")
    assert t.points("eyrie") == 0


@rule("root", "22.12", "9.2.9.3")
def test_a_vagabonds_favour_makes_enemies_but_no_infamy() -> None:
    t = at("vagabond roam", hands={"vagabond": "favor-of-the-foxes"}, vagabond="tinker 1 hammer hammer hammer",
           warriors="marquise:6=3", buildings="roost:8")  # fmt: skip
    t.play("craft favor-of-the-foxes")
    assert (t.relation("marquise"), t.relation("eyrie"), t.points("vagabond")) == ("hostile", "indifferent", 1)
