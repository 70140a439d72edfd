"""Dealing by twos, and the course of a round and of a match."""

import pytest

from games.rules.casino import Casino, ItalianCasino
from games.rules.casino.cards import CARDS, NAMES
from games.rules.casino.moves import DealerChosen, Dealt
from games.rules.chance import Faces, Order, Pick, Picked, Shuffle
from games.rules.core import Chance, Decision
from games.rules.french import PACK
from games.rules.record import complete, export_position, import_position
from tests.games.rules.casino.table import italian, table


def deal(game, dealer, cards=""):
    """Return the first step of a round, dealt from a pack that begins with these cards."""
    state = game.resolve(game.new_match(), Picked(dealer)).state
    return game.resolve(state, complete(game, state, Order(tuple(cards.split()))))


def test_ca_r3_a_random_seat_deals_first():
    game = Casino(3)

    step = game.resolve(game.new_match(), Picked(2))

    assert game.node(game.new_match()) == Chance(Pick(3))
    assert step.events == (DealerChosen(2),)
    assert game.node(step.state) == Chance(Shuffle(PACK))


def test_ca_r2_cards_are_dealt_in_twos_with_the_table_before_the_dealer():
    step = deal(Casino(2), 1, "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC")

    position = export_position(Casino(2), step.state)
    assert position["hands"] == [["2C", "3C", "8C", "9C"], ["6C", "7C", "QC", "KC"]]
    assert position["table"] == ["4C", "5C", "TC", "JC"]
    assert position["to_act"] == 0
    assert len(position["stock"]) == 40


@pytest.mark.parametrize("game", [Casino(4), ItalianCasino(4)], ids=lambda game: game.slug)
def test_ca_r2_ci_r4_the_deal_goes_round_from_the_dealers_left(game):
    cards = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D 3D 4D 5D 6D 7D 8D 9D"

    position = export_position(game, deal(game, 1, cards).state)

    assert position["hands"] == [
        ["6C", "7C", "4D", "5D"],
        ["TC", "JC", "8D", "9D"],
        ["2C", "3C", "QC", "KC"],
        ["4C", "5C", "2D", "3D"],
    ]
    assert position["table"] == ["8C", "9C", "6D", "7D"]
    assert position["to_act"] == 2


def test_ca_r2_ci_r5_later_deals_bring_no_card_to_the_table():
    stock = "2C 9D JS 4H KD 7S TC AH"
    last = table(" | 8H", "5D 3C", to_act=1, dealer=1, stock=stock)

    after = last.play("8H takes 5D 3C")

    assert after.hands == [["2C", "9D", "KD", "7S"], ["JS", "4H", "TC", "AH"]]
    assert (after.table, after.stock, after.sweeps, after.to_act) == ([], [], [0, 1], 0)
    assert after.events[1] == Dealt(
        1, 6, 6, (("2C", "9D", "KD", "7S"), ("JS", "4H", "TC", "AH")), ()
    )


@pytest.mark.parametrize(("seats", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_a_round_has_as_many_deals_as_use_up_the_pack(seats, deals):
    event = deal(Casino(seats), 0).events[0]

    assert (event.round, event.deal, event.deals) == (1, 1, deals)


def test_ca_r53_ci_r25_the_last_deal_is_announced():
    before = table(" | 8H", "5D", to_act=1, stock="2C 9D JS 4H KD 7S TC AH")

    after = before.play("trail 8H")

    assert not before.game.observe(before.state, None).last_deal
    assert after.game.observe(after.state, None).last_deal
    assert after.game.observe(after.state, None).deal == 6


def test_ca_r58_the_same_player_leads_later_deals():
    last = table(" | | 8H", "5D", dealer=2, to_act=2, stock=" ".join(PACK[:12]))

    assert last.play("trail 8H").to_act == 0


@pytest.mark.parametrize("lay", [table, italian])
def test_ca_r4_ci_r4_the_deal_passes_left(lay):
    after = lay(" | 8H", "5D", dealer=1, to_act=1).play("trail 8H")

    assert after.dealer == 0
    assert after.to_act == 1
    assert after.round == 2
    assert after.game.node(after.state) == Chance(Shuffle(PACK))


@pytest.mark.parametrize("outcome", [Picked(3), Picked(-1), Order(PACK), Faces((1,))])
def test_outcome_that_was_not_asked_is_refused(outcome):
    game = Casino(3)

    with pytest.raises(ValueError, match="Chance was asked for something else"):
        game.resolve(game.new_match(), outcome)


def test_a_seat_without_cards_is_passed_over():
    uneven = table("9H TD 2C | 4H", "5D")

    assert uneven.play("trail 9H", "trail 4H", "trail TD").to_act == 0


def test_decision_names_the_seat_to_act():
    last = table(" | 8H", "5D", to_act=1)

    assert last.game.node(last.state) == Decision((1,))


def test_cards_are_named_by_rank_and_suit():
    assert {*NAMES} == {*PACK}
    assert [NAMES[CARDS[name]] for name in PACK] == [*PACK]


def test_position_before_a_shuffle_keeps_the_dealer():
    game = Casino(2)
    state = import_position(game, {"dealer": 1})

    assert game.node(state) == Chance(Shuffle(PACK))
    assert game.node(import_position(game, {})) == Chance(Pick(2))
