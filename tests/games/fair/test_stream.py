import hashlib
import hmac
from collections import Counter

import pytest

from games.fair.stream import draw_outcome
from games.rules.chance import Faces, Order, Pick, Picked, Roll, Shuffle

SEED = "00" * 31 + "2a"


def words(key: bytes, version: int, count: int) -> list[int]:
    """The documented stream, written a second time."""
    data = b"".join(
        hmac.new(key, f"{version}:{block}".encode(), hashlib.sha256).digest()
        for block in range(count // 8 + 1)
    )
    return [int.from_bytes(data[4 * i : 4 * i + 4], "big") for i in range(count)]


def test_outcome_is_the_documented_one():
    key = bytes.fromhex(SEED)

    assert draw_outcome(Pick(4), seed=SEED, version=0) == Picked(words(key, 0, 1)[0] % 4)
    assert draw_outcome(Roll(3), seed=SEED, version=7) == Faces(
        tuple(1 + word % 6 for word in words(key, 7, 3))
    )


def test_shuffle_is_the_documented_one():
    pack = list("abcdefghijkl")
    stream = iter(words(bytes.fromhex(SEED), 3, 11))
    expected = pack.copy()
    for last in range(11, 0, -1):
        other = next(stream) % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]

    outcome = draw_outcome(Shuffle(tuple(pack)), seed=SEED, version=3)

    assert outcome == Order(tuple(expected))


def test_outcomes_never_change():
    assert draw_outcome(Pick(1000), seed=SEED, version=0) == Picked(123)
    assert draw_outcome(Roll(5, 20), seed=SEED, version=1) == Faces((10, 9, 1, 4, 6))
    assert draw_outcome(Shuffle(tuple("abcdef")), seed=SEED, version=2) == Order(tuple("edbafc"))


def test_client_seeds_change_the_key_in_order():
    key = hmac.digest(bytes.fromhex(SEED), b"pesca", "sha256")
    key = hmac.digest(key, "più".encode(), "sha256")

    outcome = draw_outcome(Pick(1000), seed=SEED, version=0, client_seeds=("pesca", "più"))

    assert outcome == Picked(words(key, 0, 1)[0] % 1000)


def test_every_version_draws_anew():
    drawn = {draw_outcome(Pick(2**31), seed=SEED, version=version) for version in range(50)}

    assert len(drawn) == 50


def test_word_beyond_the_last_full_multiple_is_skipped():
    bound = 3 * 2**30
    stream = words(bytes.fromhex(SEED), 5, 64)
    expected = next(word for word in stream if word < bound)

    outcomes = [draw_outcome(Pick(bound), seed=SEED, version=v) for v in range(20)]

    assert draw_outcome(Pick(bound), seed=SEED, version=5) == Picked(expected)
    assert any(words(bytes.fromhex(SEED), v, 1)[0] >= bound for v in range(20))
    assert all(isinstance(o, Picked) and o.value < bound for o in outcomes)


def test_faces_are_equally_likely():
    rolls = [draw_outcome(Roll(3), seed=SEED, version=version) for version in range(4000)]
    counts = Counter(face for roll in rolls if isinstance(roll, Faces) for face in roll.values)

    chi_square = sum((counts[face] - 2000) ** 2 / 2000 for face in range(1, 7))

    assert chi_square < 20.5, "one in a thousand fair dice would be worse"


def test_places_in_a_shuffle_are_equally_likely():
    pack = tuple("abcdefgh")
    orders = [draw_outcome(Shuffle(pack), seed=SEED, version=version) for version in range(4000)]
    places = Counter(
        (card, place)
        for order in orders
        if isinstance(order, Order)
        for place, card in enumerate(order.cards)
    )

    chi_square = sum((places[card, place] - 500) ** 2 / 500 for card in pack for place in range(8))

    assert chi_square < 85.4, "one in a thousand fair shuffles would be worse"


@pytest.mark.parametrize("seed", ["", "2a", "00" * 33, "zz" * 32])
def test_seed_has_64_hexadecimal_digits(seed):
    with pytest.raises(ValueError, match="hexadecimal"):
        draw_outcome(Pick(2), seed=seed, version=0)
