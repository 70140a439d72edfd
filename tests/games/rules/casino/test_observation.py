"""What a viewer knows."""

from random import Random

from games.rules.casino.moves import Dealt, Trailed
from games.rules.casino.observation import BuildObservation
from games.rules.chance import Picked
from games.rules.registry import load_game
from tests.games.rules.casino.table import royal, table


def test_hand_is_shown_to_its_owner_only():
    view = table("9H TD | 4H", "AS", stock="2C 3C 4C 5C 6C 7C 8C 9C")

    own, other, spectator = (view.game.observe(view.state, viewer) for viewer in (0, 1, None))

    assert (own.hand, own.hand_sizes, own.stock) == (("9H", "TD"), (2, 1), 8)
    assert other.hand == ("4H",)
    assert spectator.hand == ()
    assert "4H" in own.unseen
    assert "9H" not in own.unseen
    assert {"4H", "9H", "TD"} <= {*spectator.unseen}


def test_ca_r52_piles_are_face_down_but_the_last_capture_is_visible():
    after = table("9H TD | 4H 5S", "9S 4C", piles="KC QC JC | 2H").play("9H takes 9S")

    seen = after.game.observe(after.state, 1)
    later = after.play("4H takes 4C")

    assert seen.piles == (5, 1)
    assert seen.last_play == after.events[0]
    assert seen.last_play.cards == ("9S",)
    assert later.game.observe(later.state, 1).last_play == later.events[0]


def test_ca_r59_value_owner_and_kind_of_a_build_are_public():
    view = table("9H | 8D", "", "0 (3H 5S,8C) 8 of 1")

    observation = view.game.observe(view.state, None)

    assert observation.builds == (
        BuildObservation(id=0, groups=(("3H", "5S"), ("8C",)), value=8, owner=1, multiple=True),
    )


def test_round_scores_are_kept_as_history():
    after = table(" | JD", "JS", dealer=1, to_act=1).play("JD takes JS")

    observation = after.game.observe(after.state, None)

    assert observation.history == (after.events[1],)
    assert (observation.deal, observation.round, observation.to_act) == (0, 2, None)


def test_nobody_deals_before_the_first_dealer_is_chosen():
    game = load_game("casino")

    before = game.observe(game.new_match(), None)
    after = game.observe(game.resolve(game.new_match(), Picked(1)).state, None)

    assert before.dealer is None
    assert after.dealer == 1


def test_deal_is_told_to_each_seat_without_the_others_cards():
    game = load_game("casino")
    event = Dealt(1, 1, 6, (("9H",), ("4H",)), ("AS",))

    assert game.redact(event, 1) == Dealt(1, 1, 6, ((None,), ("4H",)), ("AS",))
    assert game.redact(event, None).hands == ((None,), (None,))
    assert game.redact(Trailed(0, "9H"), 1) == Trailed(0, "9H")


def test_determinized_owner_holds_the_card_that_takes_his_build():
    view = royal(
        "9H TD | AH 2C 3C 4C",
        "5C",
        "0 (TC 4D) 14 of 1",
        stock="2D 3D 6D 7D 8D 9D JD QD",
    )

    for viewer in (0, 1, None):
        observation = view.game.observe(view.state, viewer)
        worlds = [view.game.determinize(observation, Random(seed)) for seed in range(20)]
        assert {view.game.invariants(world) for world in worlds} == {()}
        assert {view.game.observe(world, viewer) for world in worlds} == {observation}
        assert len({world.hands for world in worlds}) > 1
