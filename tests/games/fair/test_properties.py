"""Whatever the secrets and numbers: a fair match is found fair, and a changed one is not."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.fair.commit import commitment, verify
from games.fair.stream import draw_outcome, draw_places
from games.rules.chance import Order, Pick, Picked, Shuffle
from games.rules.cuccu.cards import PACK
from games.rules.record import Entry, Fair, Record

SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)
CLIENT_SEEDS = st.lists(st.text("abcXYZ019-_", max_size=64), max_size=4)
FEW = settings(max_examples=60, deadline=None)


def fair_record(seed, client_seeds, seats):
    chosen = {"seed": seed, "client_seeds": client_seeds}
    outcomes = (
        draw_outcome(Pick(seats), version=0, **chosen),
        draw_outcome(Shuffle(PACK), version=1, **chosen),
    )
    return Record(
        game="cuccu",
        seats=seats,
        entries=tuple(Entry(chance=outcome) for outcome in outcomes),
        fair=Fair(commitment(seed), seed, tuple(client_seeds)),
    )


@FEW
@given(SEEDS, CLIENT_SEEDS, st.integers(2, 8))
def test_fair_match_is_found_fair(seed, client_seeds, seats):
    assert list(verify(fair_record(seed, client_seeds, seats))) == []


@FEW
@given(SEEDS, CLIENT_SEEDS, st.data())
def test_exchanged_cards_are_found(seed, client_seeds, data):
    record = fair_record(seed, client_seeds, 4)
    cards = list(record.entries[1].chance.cards)
    places = st.integers(0, len(cards) - 1)
    one, two = data.draw(st.tuples(places, places).filter(lambda p: cards[p[0]] != cards[p[1]]))
    cards[one], cards[two] = cards[two], cards[one]

    wrong = replace(record, entries=(record.entries[0], Entry(chance=Order(tuple(cards)))))

    assert list(verify(wrong)) == ["entry 2 is not what the seed brings"]


@FEW
@given(SEEDS, st.data())
def test_another_dealer_is_found(seed, data):
    record = fair_record(seed, [], 5)
    drawn = record.entries[0].chance.value
    chosen = data.draw(st.integers(0, 4).filter(lambda seat: seat != drawn))

    wrong = replace(record, entries=(Entry(chance=Picked(chosen)), record.entries[1]))

    assert list(verify(wrong)) == ["entry 1 is not what the seed brings"]


@FEW
@given(SEEDS, CLIENT_SEEDS, st.integers(0, 5000), st.integers(1, 60))
def test_shuffle_holds_every_place_once(seed, client_seeds, version, count):
    places = draw_places(count, seed=seed, version=version, client_seeds=client_seeds)

    assert sorted(places) == list(range(count))


@FEW
@given(SEEDS, st.lists(st.text("abc", min_size=1, max_size=5), max_size=3), st.integers(0, 3))
def test_silent_seat_changes_nothing(seed, client_seeds, place):
    draw, spoken = Shuffle(PACK), list(client_seeds)
    silent = [*spoken[:place], "", *spoken[place:]]

    outcomes = {
        draw_outcome(draw, seed=seed, version=3, client_seeds=seeds) for seeds in (spoken, silent)
    }

    assert len(outcomes) == 1
