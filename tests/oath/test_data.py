"""The printed components of Oath: how many there are, what was read from their faces, and that all have words."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import pytest
from fluent.syntax import ast, parse

from interrex.games.oath.data import constants, faces, first_game
from interrex.games.oath.data.banners import BANNERS, FAVOR, SECRETS
from interrex.games.oath.data.denizens import BY_SUIT, DENIZENS
from interrex.games.oath.data.edifices import EDIFICES
from interrex.games.oath.data.faces import KINDS, NO_SUIT, SUITS, Card, Cost, Kind
from interrex.games.oath.data.oaths import OATHS, TITLES
from interrex.games.oath.data.relics import GRAND_SCEPTER, RELICS
from interrex.games.oath.data.reliquary import RELIQUARY
from interrex.games.oath.data.sites import COAST, HOMELAND, OPPORTUNITY, SITES
from interrex.games.oath.data.visions import VISIONS

LOCALE: Final = Path(__file__).parents[2] / "src" / "interrex" / "games" / "oath" / "locale"
LANGUAGES: Final = ("en", "pl")


class Component(Protocol):
    """What all printed components have."""

    @property
    def number(self) -> int: ...
    @property
    def id(self) -> str: ...


COMPONENTS: Final[dict[str, list[Component]]] = {  # by the kind that words call them
    "card": [*DENIZENS, *EDIFICES, *VISIONS],
    "relic": [*RELICS],
    "site": [*SITES],
    "banner": [*BANNERS],
    "oath": [*OATHS],
    "reliquary": [*RELIQUARY],
}
IDS: Final = {kind: [one.id for one in ones] for kind, ones in COMPONENTS.items()} | {"title": [t.id for t in TITLES]}
CARD: Final = {card.id: card for card in (*DENIZENS, *EDIFICES)}
SITE: Final = {site.id: site for site in SITES}


# ------------------------------------------------------------------------------------------------------------ numbers


def test_every_printed_number_is_there_once() -> None:
    assert sorted([one.number for ones in COMPONENTS.values() for one in ones]) == list(range(1, 271))


def test_no_two_components_share_an_id() -> None:
    ids = list(chain.from_iterable(IDS.values()))
    assert len(set(ids)) == len(ids) == 272
    assert not [one for one in ids if not re.fullmatch(r"[a-z]+(-[a-z]+)*", one)]


def test_denizens_are_thirty_three_a_suit_in_printed_order() -> None:
    assert [card.number for card in DENIZENS] == list(range(1, 199))
    assert [len(cards) for cards in BY_SUIT] == [33] * 6
    for suit, cards in enumerate(BY_SUIT):
        assert {card.suit for card in cards} == {suit}
        assert list(cards) == sorted(cards)
    assert not [card.id for card in DENIZENS if card.turns_to]


def kinds_of(cards: tuple[Card, ...]) -> Counter[str]:
    return Counter([KINDS[kind] for card in cards for kind in card.powers])


def test_denizens_by_the_kinds_of_their_powers() -> None:
    kinds = kinds_of(DENIZENS)
    assert {name: kinds[name] for name in ("action", "rest", "when-played")} == {
        "action": 46,
        "rest": 5,
        "when-played": 27,
    }
    plans = {name: kinds[name] for name in ("attackers-plan", "defenders-plan", "battle-plan")}
    assert plans == {"attackers-plan": 12, "defenders-plan": 11, "battle-plan": 25}
    icons = {name: kinds[name] for name in ("search", "muster", "trade", "recover", "campaign", "travel")}
    assert icons == {"search": 16, "muster": 7, "trade": 9, "recover": 3, "campaign": 10, "travel": 11}
    assert not kinds["wake"]


def test_an_edifice_for_each_suit_and_its_ruin_after_it() -> None:
    assert sorted([card.suit for card in EDIFICES[::2]]) == list(range(len(SUITS)))
    for intact, ruin in zip(EDIFICES[::2], EDIFICES[1::2], strict=True):
        assert ruin.suit == NO_SUIT
        assert (intact.turns_to, ruin.turns_to) == (ruin.id, intact.id)
        assert intact.locked
        assert ruin.locked
        assert {intact.where, ruin.where} == {faces.SITE_ONLY}


def test_twenty_relics_and_the_grand_scepter() -> None:
    assert len(RELICS) == 21
    assert RELICS[-1].id == GRAND_SCEPTER
    assert Counter([relic.dice for relic in RELICS]) == {1: 1, 2: 13, 3: 6, 5: 1}


def test_persistent_powers_are_those_with_the_braid() -> None:
    assert len([card for card in (*DENIZENS, *EDIFICES) if card.persistent]) == 40
    assert len([relic for relic in RELICS if relic.persistent]) == 3


# ----------------------------------------------------------------------------------------------------------- denizens


@pytest.mark.parametrize("card", [card for card in DENIZENS if card.id.startswith("vow-of-")], ids=lambda card: card.id)
def test_vows_are_locked_advisers(card: Card) -> None:
    assert (card.where, card.locked, card.cost) == (faces.ADVISER_ONLY, True, faces.FREE)


def test_a_locked_denizen_is_at_home_at_sites_or_among_advisers() -> None:
    assert not [card.id for card in DENIZENS if card.locked and card.where == faces.ANYWHERE]


def test_what_is_used_without_asking_costs_nothing() -> None:
    unasked = {faces.WHEN_PLAYED, faces.REST}
    assert not [card.id for card in DENIZENS if unasked & set(card.powers) and card.cost != faces.FREE]


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("garrison", faces.SITE_ONLY),
        ("martial-culture", faces.SITE_ONLY),
        ("the-gathering", faces.SITE_ONLY),
        ("observatory", faces.SITE_ONLY),
        ("captains", faces.SITE_ONLY),
        ("convoys", faces.SITE_ONLY),
        ("gleaming-armor", faces.ADVISER_ONLY),
        ("relic-thief", faces.ADVISER_ONLY),
        ("insect-swarm", faces.ADVISER_ONLY),
    ],
)
def test_restrictions_read_from_the_faces(card: str, where: int) -> None:
    assert CARD[card].where == where
    assert not CARD[card].locked


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("master-of-disguise", Cost(secrets=1)),
        ("relic-thief", Cost(favor=1, secrets=1)),
        ("memory-of-home", Cost(burned_secrets=1)),
        ("cracking-ground", Cost(burned_secrets=1)),
        ("enchantress", Cost(burned_secrets=1)),
        ("alchemist", Cost(secrets=1, burned_secrets=1)),
    ],
)
def test_costs_read_from_the_faces(card: str, cost: Cost) -> None:
    assert CARD[card].cost == cost


def test_wild_mounts_are_for_either_side() -> None:
    assert CARD["wild-mounts"].powers == (faces.BATTLE_PLAN,)


# -------------------------------------------------------------------------------------------------------------- sites


def test_sites_by_capacity() -> None:
    assert Counter([site.capacity for site in SITES]) == {0: 1, 1: 4, 2: 13, 3: 5}
    assert SITE["shrouded-wood"].capacity == 2


def test_a_site_names_a_cost_where_its_prompt_brings_relics() -> None:
    assert [site.id for site in SITES if (site.relics > 0) != any((site.recover.favor, site.recover.secrets))] == []
    assert sum([site.relics for site in SITES]) == 16


def test_relics_cost_three_favor_into_a_bank_or_something_burned() -> None:
    paid = {(site.recover.favor, site.recover.secrets) for site in SITES if site.recover.bank != NO_SUIT}
    burned = {(site.recover.favor, site.recover.secrets) for site in SITES if site.recover.bank == NO_SUIT}
    assert paid == {(3, 0)}
    assert burned == {(0, 0), (2, 0), (0, 1), (0, 2)}


def test_a_homeland_for_each_suit_and_three_coasts() -> None:
    assert sorted([site.homeland for site in SITES if site.power == HOMELAND]) == list(range(len(SUITS)))
    assert not [site.id for site in SITES if site.power != HOMELAND and site.homeland != NO_SUIT]
    assert [site.id for site in SITES if site.power == COAST] == ["barren-coast", "lush-coast", "rocky-coast"]


def test_opportunity_sites_are_those_with_favor_or_secrets_on_them() -> None:
    found = {site.id: (site.favor, site.secrets) for site in SITES if site.favor or site.secrets}
    assert found == {"drowned-city": (0, 3), "mine": (3, 0), "salt-flats": (2, 1)}
    assert set(found) == {site.id for site in SITES if site.power == OPPORTUNITY}


# ----------------------------------------------------------------------------------------- oaths, Visions and banners


def test_a_vision_for_each_oath_with_the_same_goal() -> None:
    visions = [vision for vision in VISIONS if vision.goal]
    assert len(VISIONS) - len(visions) == 1, "the Conspiracy has no goal"
    goals = {oath.id: oath.goal for oath in OATHS}
    assert {vision.oath: vision.goal for vision in visions} == goals
    assert sorted([vision.rank for vision in visions]) == [1, 2, 3, 4]


def test_who_keeps_an_oath_does_not_succeed_by_it() -> None:
    assert not [oath.id for oath in OATHS if oath.goal == oath.successor]


def test_the_banner_of_favor_has_two_sides() -> None:
    sides = {banner.id: banner.turns_to for banner in BANNERS if banner.tokens == FAVOR}
    assert {other: one for one, other in sides.items()} == sides
    assert [banner.turns_to for banner in BANNERS if banner.tokens == SECRETS] == [""]


# ---------------------------------------------------------------------------------------------------------- constants


def test_dice_have_six_faces() -> None:
    assert Counter([(face.swords, face.hollow, face.skulls) for face in constants.ATTACK_DIE]) == {
        (0, 1, 0): 3,
        (1, 0, 0): 2,
        (2, 0, 1): 1,
    }
    assert Counter([(face.shields, face.doubles) for face in constants.DEFENSE_DIE]) == {
        (0, False): 2,
        (1, False): 2,
        (2, False): 1,
        (0, True): 1,
    }


def test_the_way_back_costs_as_much() -> None:
    there = constants.TRAVEL_COST
    assert [[there[b][a] for b in range(3)] for a in range(3)] == [list(row) for row in there]


def test_set_up_favor_suffices() -> None:
    banks = len(SUITS) * constants.BANK_FAVOR_MANY
    players = constants.CHANCELLORS_START.favor + 5 * constants.OTHERS_START.favor
    assert banks + players + constants.BANNER_TOKENS <= constants.FAVOR_TOKENS


# --------------------------------------------------------------------------------------------------------- first game


@pytest.mark.parametrize("slots", [first_game.FIRST_GAME, first_game.GUIDED_GAME], ids=["first", "guided"])
def test_a_first_game_is_laid_out_of_known_components(slots: tuple[first_game.Slot, ...]) -> None:
    assert len(slots) == sum(constants.SLOTS)
    assert {slot.site for slot in slots if slot.site} <= set(SITE)
    for slot in slots:
        assert bool(slot.cards) == slot.face_up
        assert len(slot.cards) <= (SITE[slot.site].capacity if slot.site else 0)
        assert {CARD[card].number in first_game.NUMBERS for card in slot.cards} <= {True}
        assert {CARD[card].where for card in slot.cards} <= {faces.ANYWHERE, faces.SITE_ONLY}
        assert {relic in IDS["relic"] for relic in slot.relics} <= {True}
    tops = [sum(constants.SLOTS[:region]) for region in range(len(constants.REGIONS))]
    assert [place for place, slot in enumerate(slots) if slot.face_up] == tops
    assert first_game.OATH in IDS["oath"]


def test_nine_denizens_a_suit_are_in_a_first_game() -> None:
    suits = Counter([card.suit for card in DENIZENS if card.number in first_game.NUMBERS])
    assert suits == dict.fromkeys(range(len(SUITS)), 9)
    assert len(first_game.NUMBERS) == constants.IN_PLAY


def test_the_guided_decks_hold_everything_else() -> None:
    at_sites = {card for slot in first_game.GUIDED_GAME for card in slot.cards}
    first = {card.id for card in DENIZENS if card.number in first_game.NUMBERS}
    visions = {vision.id for vision in VISIONS}
    assert sorted(first_game.GUIDED_WORLD_DECK) == sorted((first - at_sites) | visions)
    lying = [relic for slot in first_game.GUIDED_GAME for relic in slot.relics]
    assert sorted([*first_game.GUIDED_RELIC_DECK, *lying, GRAND_SCEPTER]) == sorted(IDS["relic"])


def test_visions_lie_in_the_guided_deck_as_in_any() -> None:
    visions = {vision.id for vision in VISIONS}
    upper, middle = sum(constants.UPPER), sum(constants.MIDDLE)
    deck = first_game.GUIDED_WORLD_DECK
    found = [len(visions & set(part)) for part in (deck[:upper], deck[upper : upper + middle], deck[upper + middle :])]
    assert found == [constants.UPPER[1], constants.MIDDLE[1], 0]


# -------------------------------------------------------------------------------------------------------------- words


class Said(NamedTuple):
    """The words for a component."""

    name: str
    does: str
    gist: str


def plain(pattern: ast.Pattern | None) -> str:
    """The text of a pattern in which nothing is to be filled in."""
    assert pattern is not None
    texts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    assert len(texts) == len(pattern.elements)
    return "".join(texts)


GISTS: Final = ("card", "relic", "site")  # what lies on the map has its gist in a line beside its name
LINE: Final = 40


def said(language: str) -> dict[tuple[str, str], Said]:
    """Words of all that is named as a component is: ``oath-<kind>-<id>``, in the order of the file."""
    found: dict[tuple[str, str], Said] = {}
    for entry in parse((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if not isinstance(entry, ast.Message):
            continue
        _, kind, *rest = entry.id.name.split("-", 2)
        if kind in IDS and rest:
            more = {attribute.id.name: attribute.value for attribute in entry.attributes}
            assert (kind, rest[0]) not in found, f"{entry.id.name} is said twice"
            gist = plain(more["gist"]) if kind in GISTS else ""
            found[kind, rest[0]] = Said(plain(entry.value), plain(more.get("does")), gist)
    return found


WORDS: Final = {language: said(language) for language in LANGUAGES}
ALL: Final = [(kind, one) for kind, ids in IDS.items() for one in ids]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_says_what_it_does_and_nothing_else_does(language: str) -> None:
    assert set(WORDS[language]) == set(ALL)
    assert not [key for key, words in WORDS[language].items() if not words.name or not words.does.endswith((".", ")."))]


def test_both_languages_say_it_in_the_same_order() -> None:
    assert list(WORDS["en"]) == list(WORDS["pl"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_components_apart(language: str) -> None:
    for kind in IDS:
        names = [words.name for (of, _), words in WORDS[language].items() if of == kind]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_component_does_is_one_line(language: str) -> None:
    """So that every face, and the rulebook, has it as it is."""
    assert not [key for key, words in WORDS[language].items() if "\n" in words.does or "  " in words.does]


def numbers(text: str) -> list[str]:
    return re.findall(r"[+−±]?\d+", text)


def amounts(text: str) -> set[str]:
    """Without their signs: "1 more" in a sentence is +1 in a line."""
    return {n.lstrip("+−±") for n in numbers(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gist_of_a_power_is_a_short_line_with_none_but_its_numbers(language: str) -> None:
    gists = {key: words for key, words in WORDS[language].items() if key[0] in GISTS}
    assert not [key for key, words in gists.items() if not 0 < len(words.gist) <= LINE or words.gist.endswith(".")]
    strange = [key for key, words in gists.items() if amounts(words.gist) - amounts(words.does)]
    assert not strange


def test_ids_are_made_of_english_names() -> None:
    def slug(name: str) -> str:
        return "-".join(re.findall("[a-z]+", name.lower().replace("'", "")))

    wrong = {(key, words.name) for key, words in WORDS["en"].items() if slug(words.name).removeprefix("the-") != key[1]}
    articles = {one for _, one in ALL if one.startswith("the-")}
    assert {key[1] for key, _ in wrong} == articles


@pytest.mark.parametrize(("kind", "one"), ALL)
def test_both_languages_name_the_same_numbers(kind: str, one: str) -> None:
    english, polish = WORDS["en"][kind, one].does, WORDS["pl"][kind, one].does
    assert sorted(numbers(english)) == sorted(numbers(polish))


LABELS: Final = {
    "en": {
        faces.ACTION: "Action",
        faces.WHEN_PLAYED: "When played",
        faces.WAKE: "Wake",
        faces.REST: "Rest",
        faces.SEARCH: "Search",
        faces.MUSTER: "Muster",
        faces.TRADE: "Trade",
        faces.RECOVER: "Recover",
        faces.CAMPAIGN: "Campaign",
        faces.TRAVEL: "Travel",
        faces.ATTACKERS_PLAN: "Attacker's plan",
        faces.DEFENDERS_PLAN: "Defender's plan",
        faces.BATTLE_PLAN: "Battle plan",
    },
    "pl": {
        faces.ACTION: "Akcja",
        faces.WHEN_PLAYED: "Po zagraniu",
        faces.WAKE: "Przebudzenie",
        faces.REST: "Odpoczynek",
        faces.SEARCH: "Przeszukanie",
        faces.MUSTER: "Werbunek",
        faces.TRADE: "Handel",
        faces.RECOVER: "Odzyskiwanie",
        faces.CAMPAIGN: "Najazd",
        faces.TRAVEL: "Podróż",
        faces.ATTACKERS_PLAN: "Plan Atakującego",
        faces.DEFENDERS_PLAN: "Plan Obrońcy",
        faces.BATTLE_PLAN: "Plan Bitewny",
    },
}
POWERS: Final[dict[tuple[str, str], tuple[Kind, ...]]] = (
    {("card", card.id): card.powers for card in (*DENIZENS, *EDIFICES)}
    | {("card", vision.id): vision.powers for vision in VISIONS}
    | {("relic", relic.id): relic.powers for relic in RELICS}
    | {("banner", banner.id): banner.powers for banner in BANNERS}
    | {("reliquary", space.id): space.powers for space in RELIQUARY}
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "one"), list(POWERS))
def test_each_power_begins_with_its_kind(kind: str, one: str, language: str) -> None:
    labels = LABELS[language]
    starts = rf"(?:^|(?<=\. ))({'|'.join(labels.values())}):"
    expected = [labels[power] for power in POWERS[kind, one] if power != faces.PLAIN]
    assert re.findall(starts, WORDS[language][kind, one].does) == expected
