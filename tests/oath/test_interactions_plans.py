"""Battle plans that meet. The number of each test is that of its row in the list of pairs that fight."""

from __future__ import annotations

from interrex.testing import rule

from .positions import WINNING, Board, at, campaign, chancellor, citizen, exile, pawned, until


def finish(t: Board, *wanted: str) -> Board:
    """Do what is wanted where it is offered, otherwise as little as possible, to the end of the campaign."""
    while not t.state.over and t.asked() != "oath-ask-act":
        offers = t.offers()
        t.play(next((line for line in wanted if line in offers), "pass" if "pass" in offers else offers[0]))
    return t


# ------------------------------------------------------------------------------------------------ who may use which


@rule("oath", "18.1.10", "7.1.2")
def test_15_gleaming_armor_makes_longbows_a_power_with_a_secret() -> None:
    board = {
        "turn": 1,
        "cards": "ancient-city: spell-breaker",
        "bands": "ancient-city: 3x1",
        "dice": "1 1 1 1 1 1 1 1",
    }
    attacker = exile(at="steppe", favor=3, secrets=2, warbands=4, advisers="longbows")
    armored = exile(at="steppe", warbands=2, advisers="gleaming-armor")
    t = at(chancellor(), attacker, armored, exile(), **board).play("campaign 2", "target-pawn", "commit 4")  # type: ignore[arg-type]
    assert "longbows" not in t.verbs()
    board["bands"] = "ancient-city: 1x1"
    t = at(chancellor(), attacker, armored, exile(), **board).play("campaign 2", "target-pawn", "commit 4")  # type: ignore[arg-type]
    t.play("longbows plus")
    assert t.secrets(1) == 1


@rule("oath", "9.2.2", "14.22")
def test_17_beast_tamer_stops_nomads_but_no_relic() -> None:
    t = pawned(
        "wild-mounts horse-archers",
        "beast-tamer",
        one={"relics": "sticky-fire"},
        cards="deep-woods: wolves",
        bands="deep-woods: 1x1",
    )
    assert t.verbs() == {"sticky-fire", "pass"}


@rule("oath", "9.2.2", "10.14")
def test_18_true_names_stop_plans_of_their_holders_suits() -> None:
    t = pawned("mercenaries longbows rangers", "true-names scryer")
    assert t.verbs() == {"longbows", "pass"}  # Discord and Beast are the defender's suits


@rule("oath", "9.2.2", "7.5.1", "18.3.9")
def test_19_marsh_spirit_stops_the_attackers_plans_and_nothing_else() -> None:
    bands = "steppe: 2x1; deep-woods: 2x1"
    t = campaign("longbows jinx", "shield-wall", cards="steppe: marsh-spirit", bands=bands)
    t.play("target-site 5", "pass", "commit 4")
    assert t.seat() == 2  # the attacker was not asked
    t.play("shield-wall")
    assert t.seat() == 1
    assert t.asked() == "oath-ask-rolled"
    t = campaign("longbows", cards="deep-woods: marsh-spirit", bands=bands).play("pass", "commit 4")
    assert "longbows" in t.verbs()  # the spirit's site is no target


@rule("oath", "9.2.2", "5.5.3")
def test_21_code_of_honor_suffers_no_other_plan() -> None:
    assert "code-of-honor" not in pawned("longbows code-of-honor scouts").play("longbows plus").verbs()
    t = pawned("longbows code-of-honor scouts").play("code-of-honor plus")
    assert t.asked() == "oath-ask-send"  # rolled and won, without another plan


def empire(chancellors: str, citizens: str, **more: object) -> Board:
    """An Exile (seat 1) has declared the pawn of a Citizen (seat 2) whose Chancellor is at the same site."""
    one = {"at": "steppe", "warbands": 4, "favor": 3, "secrets": 2, **more.pop("one", {})}  # type: ignore[dict-item]
    zero = {"at": "steppe", "warbands": 1, "favor": 3, "secrets": 2, **more.pop("zero", {})}  # type: ignore[dict-item]
    two = {"at": "steppe", "warbands": 2, "favor": 3, "secrets": 2, **more.pop("two", {})}  # type: ignore[dict-item]
    options = {"dice": "1 1 1 1 1 1 1 1 1 1 1 1", **more}
    t = at(
        chancellor(advisers=chancellors, **zero),
        exile(**one),
        citizen(advisers=citizens, **two),
        turn=1,
        **options,  # type: ignore[arg-type]
    )
    t.play("campaign 2", "target-pawn")
    return until(t, "oath-ask-commit").play("commit 4")


@rule("oath", "5.5.3.3", "5.5.2.6", "22.1.10")
def test_22_an_allys_code_of_honor_binds_the_whole_side() -> None:
    t = empire("code-of-honor", "longbows")
    assert (t.seat(), t.verbs()) == (2, {"longbows", "pass"})
    t.play("pass")
    assert t.seat() == 0
    t.play("code-of-honor minus")
    assert t.asked() == "oath-ask-sacrifice"
    t = empire("code-of-honor", "longbows").play("longbows minus")
    assert t.asked() == "oath-ask-sacrifice"  # and after Longbows the Code is not offered


# ------------------------------------------------------------------------------------------------------- dice


@rule("oath", "5.5.3.2", "7.5.4")
def test_23_dice_missing_from_the_attack_join_the_defense() -> None:
    t = campaign("", "horse-archers").play("target-pawn", "commit 2", "horse-archers minus")
    assert t.pools() == (0, 3)


@rule("oath", "18.3.11")
def test_25_rangers_count_the_defense_pool_once() -> None:
    t = campaign("rangers", "storm-caller", bands="steppe: 2x1").play("target-pawn", "commit 4")
    assert t.pools() == (4, 3)
    t.play("rangers")
    assert t.pools() == (4, 3)
    assert t.play("storm-caller").pools() == (4, 5)
    t = campaign("rangers", bands="steppe: 2x1; deep-woods: 2x1").play("target-pawn", "target-site 5", "commit 4")
    assert t.play("rangers").pools() == (6, 4)


@rule("oath", "5.5.5.1", "5.5.5.2")
def test_26_lancers_double_swords_and_skulls() -> None:
    t = pawned("lancers", one={"warbands": 4}, dice="1 1  6 1 1 1").play("lancers")
    assert t.log("oath-rolls-attack") == [{"n": 7, "skulls": 2}]
    assert t.warbands(1) == 2
    t = campaign("lancers", dice="1 1  6").play("target-pawn", "commit 1", "lancers")
    assert t.log("oath-rolls-attack") == [{"n": 4, "skulls": 2}]


@rule("oath", "9.2.3")
def test_27_outriders_ignore_doubled_skulls() -> None:
    t = campaign("lancers outriders", dice="1 1  6").play("target-pawn", "commit 1", "lancers", "outriders")
    assert t.log("oath-rolls-attack") == [{"n": 4, "skulls": 0}]
    assert t.warbands(1) == 4


@rule("oath", "5.5.4.1", "9.2.3")
def test_29_rain_boots_ignore_single_shields_before_doubling() -> None:
    t = campaign("rain-boots", bands="steppe: 2x1", dice="3 5 6  1 1 1 1").play("target-pawn", "commit 4", "rain-boots")
    assert t.log("oath-rolls-defense") == [{"n": 4}]


@rule("oath", "18.3.9")
def test_30_the_same_dice_are_rolled_again_once() -> None:
    t = campaign("jinx", dice="1 1  6 6  4 4").play("target-pawn", "commit 2", "jinx")
    assert t.log("oath-rolls-attack")[-1] == {"n": 2, "skulls": 0}
    assert t.asked() == "oath-ask-sacrifice"  # no second Jinx
    assert t.warbands(1) == 4  # and the first roll's skulls never were


@rule("oath", "9.2.2", "5.5.5.3")
def test_31_nobody_is_sacrificed_against_a_vow_of_peace() -> None:
    two = {"warbands": 6}
    t = pawned("zealots", "vow-of-peace", two=two).play("zealots")
    assert t.asked() == "oath-ask-act"
    assert t.log("oath-attacker-loses")
    assert pawned("zealots", two=two).play("zealots").asked() == "oath-ask-sacrifice"


# ------------------------------------------------------------------------------------------------------- losses


BRUTAL = "the-grand-scepter cup-of-plenty cracked-horn brass-horse"  # the first space is empty


def brutal(defenders: str) -> Board:
    seats = (
        chancellor(at="steppe", warbands=6),
        exile(at="steppe", warbands=4, favor=1, secrets=1, advisers=defenders),
    )
    return at(*seats, reliquary=BRUTAL, dice="1 1 1 1  4 4 4 4 4 4").play("campaign 1", "target-pawn", "commit 6")


@rule("oath", "18.3.7", "17.8", "9.2.3")
def test_33_a_traveling_doctor_saves_a_force_from_brutality() -> None:
    assert finish(brutal("")).warbands(1) == 0
    t = finish(brutal("traveling-doctor").play("traveling-doctor"))
    assert (t.warbands(1), t.advisers(1)) == (4, [])


@rule("oath", "18.3.7")
def test_34_billowing_fog_outweighs_a_shield_wall() -> None:
    t = pawned(defenders="shield-wall billowing-fog", dice="1 1 1 1  4 4 4 4").play("shield-wall", "billowing-fog")
    assert finish(t).warbands(2) == 2


@rule("oath", "18.3.7", "14.1")
def test_35_sticky_fire_is_paid_for_even_where_a_doctor_saves_all() -> None:
    t = pawned("", "traveling-doctor", one={"relics": "sticky-fire"}, dice=WINNING)
    t = finish(t.play("sticky-fire", "traveling-doctor"), "yes")
    assert t.warbands(2) == 2
    assert (t.favor(1), t.favor(2)) == (2, 4)


@rule("oath", "18.5.9", "18.3.3", "14.2")
def test_37_who_lies_in_a_hospital_fills_no_cauldron() -> None:
    t = campaign(
        one={"warbands": 6},
        two={"warbands": 6, "relics": "cursed-cauldron"},
        cards="ancient-city: hospital",
        bands="ancient-city: 1x1",
        dice="1 1  6 6",
    )
    t.play("target-pawn", "pass", "commit 2", "hospital", "cursed-cauldron", "pass")
    finish(t)
    assert t.warbands(2) == 6
    assert (t.warbands(1), t.bands("ancient-city")) == (2, 5)


@rule("oath", "18.5.9", "14.18")
def test_38_the_hospitals_sick_escape_the_cage() -> None:
    t = campaign(
        one={"warbands": 6},
        two={"warbands": 6, "relics": "obsidian-cage"},
        cards="ancient-city: hospital",
        bands="ancient-city: 1x1",
        dice="1 1  6 6",
    )
    finish(t.play("target-pawn", "pass", "commit 2", "hospital", "obsidian-cage", "pass"))
    assert (t.warbands(1), t.bands("ancient-city")) == (0, 5)
    assert t.state.cage[1] == 2


@rule("oath", "14.2", "5.5.8")
def test_39_a_cauldron_counts_whom_traps_killed() -> None:
    t = campaign(
        "",
        "bear-traps",
        one={"warbands": 6},
        two={"warbands": 9, "relics": "cursed-cauldron"},
        dice="1 1 1 1 1 1 1 1",
    )
    t.play("target-pawn", "pass", "commit 2", "bear-traps", "cursed-cauldron")
    finish(t)
    assert (t.warbands(1), t.warbands(2)) == (3, 12)


# ------------------------------------------------------------------------------------------------------- afterwards


@rule("oath", "10.2", "6.6.2.3")
def test_41_a_new_citizen_has_no_second_wind() -> None:
    t = pawned("second-wind", dice=WINNING, cards="ancient-city: martial-culture", bands="ancient-city: 1x1")
    t.play("martial-culture", "second-wind")
    until(t, "oath-ask-yes").play("yes")
    assert t.state.role[1] == 2
    assert t.state.over or t.asked() != "oath-ask-site"


@rule("oath", "18.1.3", "10.2")
def test_42_sneak_attack_comes_before_second_wind() -> None:
    t = pawned(
        "second-wind",
        "sneak-attack",
        dice="1 1  4 4 4 4  1 1 1 1 1 1 1 1 1",
        two={"warbands": 2},
    ).play("second-wind")
    while t.asked() != "oath-ask-yes":
        assert t.asked() != "oath-ask-site"
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    assert t.seat() == 2
    t.play("yes", "target-pawn")
    until(t, "oath-ask-site")
    assert t.seat() == 1


@rule("oath", "18.5.5", "2.11.6", "17.12")
def test_43_a_peace_envoy_pays_for_each_defense_die() -> None:
    two = {"warbands": 2, "relics": "ivory-eye", "favor": 0}
    t = campaign("peace-envoy", one={"favor": 4}, two=two, title=2, relic_deck="").play(
        "target-relic ivory-eye", "pass"
    )
    t.play("commit 4")
    assert t.pools() == (4, 3)
    finish(t.play("peace-envoy"))
    assert (t.favor(1), t.favor(2), t.relics(1), t.warbands(2)) == (0, 3, ["ivory-eye"], 2)
    t = campaign("peace-envoy scouts", one={"favor": 3}, two=two, title=2, relic_deck="")
    t.play("target-relic ivory-eye", "pass", "commit 4")
    assert "peace-envoy" not in t.verbs()


@rule("oath", "18.5.5", "5.5.7.3")
def test_45_half_of_the_envoys_gift_is_burned() -> None:
    t = campaign("peace-envoy", one={"favor": 4}, two={"favor": 1}, title=2).play("target-pawn", "commit 4")
    assert t.pools()[1] == 3
    finish(t.play("peace-envoy"), "burn")
    assert (t.favor(1), t.favor(2)) == (0, 2)
