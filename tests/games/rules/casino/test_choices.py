"""What a table page offers: putting its lists together gives the legal actions."""

import msgspec
from hypothesis import given, settings

from games.rules.casino.choices import BuildChoice, CaptureChoice, Choices, Refusal
from games.rules.casino.moves import Build, Capture, Trail
from games.rules.french import PACK
from games.rules.record import import_position
from games.rules.registry import load_game
from tests.games.rules.casino.brute import meaning, subsets
from tests.games.rules.casino.strategies import tables
from tests.games.rules.casino.table import royal, table


def offers(laid):
    return laid.game.choices(laid.state, laid.state.to_act)


def of(laid, card):
    return next(found for found in offers(laid).cards if found.card == card)


def put_together(choices):
    """Yield every action that a page can make of the lists, as docs/protocol-choices.md says."""
    for card in choices.cards:
        if card.trail is None:
            yield Trail(card.card)
        for choice in card.captures:
            yield from _captures(choices, card.card, choice)
        for choice in card.builds:
            yield from _builds(choices, card.card, choice)


def _captures(choices, card, choice):
    for groups in _disjoint(choices.groups.get(choice.groups, ())):
        singles = {group[0] for group in groups if len(group) == 1}
        taken = {name for group in groups for name in group}
        if choice.single and len(groups) != 1:
            continue
        if singles & {*choice.together} and not {*choice.together} <= taken:
            continue
        for builds in subsets(choice.builds):
            if {*choice.required} <= {*builds} and (groups or builds):
                yield Capture(card, groups, builds, choice.value)


def _builds(choices, card, choice):
    own_groups = choices.groups.get(choice.own, ())
    for own in (*own_groups, *(((),) if choice.alone else ())):
        for further in _disjoint(choices.groups.get(choice.further, ())):
            disjoint = not {*own} & {name for group in further for name in group}
            if disjoint and (own or further or choice.onto is not None):
                yield Build(card, (own, *further), choice.value, choice.onto)


def _disjoint(groups):
    for chosen in subsets(groups):
        names = [name for group in chosen for name in group]
        if len({*names}) == len(names):
            yield chosen


@settings(max_examples=150, deadline=None)
@given(tables(most=7))
def test_lists_put_together_are_the_legal_actions(laid):
    made = {meaning(action) for action in put_together(offers(laid))}

    assert made == {meaning(action) for action in laid.game.legal_actions(laid.state, 0)}


@settings(max_examples=60, deadline=None)
@given(tables(most=8))
def test_best_set_is_legal_and_takes_the_most_cards(laid):
    choices = offers(laid)
    for card in choices.cards:
        for choice in card.captures:
            groups = choices.groups.get(choice.groups, ())
            legal = [*_captures(choices, card.card, choice)]
            most = max(_size(action.groups) for action in legal)
            for best in choice.best:
                chosen = tuple(groups[at] for at in best)
                assert _size(chosen) == most
                assert Capture(card.card, chosen, choice.builds, choice.value) in legal


def _size(groups):
    return sum(len(group) for group in groups)


def test_seed_example_offers_all_three_groups_first():
    seed = table("9H | 3D", "9C 5H 4D 6S 2C AH KS")

    assert offers(seed).groups == {"9": (("9C",), ("4D", "5H"), ("AH", "2C", "6S"))}
    assert of(seed, "9H").captures == (
        CaptureChoice(
            value=None,
            groups="9",
            together=("9C",),
            single=False,
            builds=(),
            required=(),
            best=((0, 1, 2),),
        ),
    )


def test_best_set_is_worth_the_most_points_and_others_follow():
    ten = table("TH | 3D", "8S 2C 2D 2S")

    assert offers(ten).groups["10"] == (("2C", "8S"), ("2D", "8S"), ("2S", "8S"))
    assert of(ten, "TH").captures[0].best == ((2,), (0,), (1,))


def test_jack_of_spades_is_worth_more_in_spade_casino():
    jacks = {"royal": True, "spade": True}
    queen = table("QH | 3D", "JS AD AS JD AC AH", **jacks)

    best = of(queen, "QH").captures[0].best[0]

    assert {name for at in best for name in offers(queen).groups["12"][at]} >= {"JS", "AS"}


def test_a_single_face_is_chosen_by_its_points():
    kings = table("KD | 4H", "KH KS KC", to_act=0)

    assert offers(kings).groups["K"] == (("KC",), ("KH",), ("KS",))
    assert of(kings, "KD").captures[0].best[0] == (2,)
    assert of(kings, "KD").captures[0].single


def test_faces_that_take_all_go_together():
    choice = of(table("KD | 4H", "KH KS", faces_take_all=True), "KD").captures[0]

    assert (choice.together, choice.single, choice.best) == (("KH", "KS"), False, ((0, 1),))


def test_required_builds_are_named_to_their_owner():
    own = table("9H TD | 4H", "AS 3D 5C", "0 (2S 7C) 9 of 0")

    assert of(own, "9H").captures[0].required == (0,)
    assert of(own, "9H").trail == Refusal(
        "owns_build", "You own a build, so you may not trail.", {}
    )


def test_card_that_keeps_a_build_offers_no_other_capture():
    own = table("9H 2D | 4H", "2C 7D", "0 (2S 7C) 9 of 0")

    assert of(own, "9H").captures[0].required == (0,)
    assert of(own, "2D").captures[0].required == ()


def test_royal_ace_is_offered_for_both_values():
    ace = royal("AS | 4H", "KC AD 9S 5H")

    one, fourteen = of(ace, "AS").captures

    assert (one.value, one.groups, one.best) == (1, "1", ((0,),))
    assert (fourteen.value, fourteen.groups) == (14, "14")


def test_royal_ace_that_keeps_a_build_of_fourteen_is_not_offered_as_one():
    own = royal("AS 2C | 4H", "AD", "0 (TC 4D) 14 of 0")

    (choice,) = of(own, "AS").captures

    assert (choice.value, choice.required) == (14, (0,))
    assert own.refusal("AS as 1 takes AD") == "keep_capturing_card"


def test_builds_are_offered_by_value_and_build():
    view = table("7D | 2H 9C 5S", "9S 4H", "0 (4C 3S) 7 of 0", to_act=1)

    assert of(view, "2H").builds == (
        BuildChoice(value=9, onto=0, raised=True, alone=True, own=None, further="9"),
    )
    assert of(view, "5S").builds == (
        BuildChoice(value=9, onto=None, raised=False, alone=False, own="4", further="9"),
    )


def test_numbers_of_loose_cards_are_told():
    assert offers(table("9H | 4H", "AS KD")).numbers == {"AS": 1, "KD": 0}
    assert offers(royal("9H | 4H", "AS KD")).numbers == {"AS": 1, "KD": 13}


def test_nothing_is_offered_to_a_seat_that_is_not_asked():
    view = table("9H | 4H", "AS")

    assert view.game.choices(view.state, 1) == Choices({}, {}, ())


def test_choices_of_the_most_crowded_tables_are_small():
    game = load_game("casino", options={"royal": True})
    hands = [["9H", "TH", "JH", "AH"], ["QH"]]
    loose = [card for card in PACK if card not in {"9H", "TH", "JH", "AH", "QH"}]
    state = import_position(game, {"hands": hands, "table": loose})

    assert len(msgspec.json.encode(game.choices(state, 0))) < 20_000
    assert len(game.legal_actions(state, 0)) < 5_000
