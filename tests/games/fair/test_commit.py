import hashlib

import pytest
from msgspec.structs import replace

from games.fair.commit import commitment, verify
from games.fair.stream import draw_outcome
from games.rules.chance import Order, Pick, Picked, Shuffle
from games.rules.cuccu import Cuccu
from games.rules.cuccu.cards import PACK
from games.rules.record import Entry, EntryError, Fair, Record, RecordError

SEED = hashlib.sha256(b"table").hexdigest()


def fair_record(client_seeds: tuple[str, ...] = ()) -> Record:
    dealer = draw_outcome(Pick(4), seed=SEED, version=0, client_seeds=client_seeds)
    order = draw_outcome(Shuffle(PACK), seed=SEED, version=1, client_seeds=client_seeds)
    assert isinstance(dealer, Picked)
    return Record(
        game=Cuccu.slug,
        seats=4,
        entries=(
            Entry(chance=dealer),
            Entry(chance=order),
            Entry(seat=(dealer.value + 1) % 4, action={"type": "keep"}),
        ),
        fair=Fair(commitment(SEED), SEED, client_seeds),
    )


def test_commitment_is_the_hash_of_the_seed_as_written():
    assert commitment(SEED) == hashlib.sha256(SEED.encode("ascii")).hexdigest()


@pytest.mark.parametrize("client_seeds", [(), ("anna", "bruno")])
def test_fair_record_is_verified(client_seeds):
    assert list(verify(fair_record(client_seeds))) == []


def test_other_seed_than_the_committed_one_is_found():
    record = fair_record()

    wrong = replace(record, fair=Fair(commitment("00" * 32), SEED))

    assert list(verify(wrong)) == ["the seed is not the one that was committed to"]


def test_chosen_card_is_found():
    record = fair_record()
    order = record.entries[1].chance
    assert isinstance(order, Order)
    chosen = Entry(chance=Order((*order.cards[:-2], order.cards[-1], order.cards[-2])))

    wrong = replace(record, entries=(record.entries[0], chosen, record.entries[2]))

    assert list(verify(wrong)) == ["entry 2 is not what the seed brings"]


def test_outcomes_of_another_version_are_found():
    record = fair_record(("anna",))

    wrong = replace(record, fair=Fair(commitment(SEED), SEED, ("Anna",)))

    assert "entry 2 is not what the seed brings" in list(verify(wrong))


@pytest.mark.parametrize("fair", [None, Fair(commitment(SEED))])
def test_record_without_a_seed_cannot_be_verified(fair):
    with pytest.raises(RecordError, match="it holds no seed to verify"):
        list(verify(replace(fair_record(), fair=fair)))


def test_seed_that_is_none_is_refused():
    with pytest.raises(RecordError, match="hexadecimal"):
        list(verify(replace(fair_record(), fair=Fair(commitment("seed"), "seed"))))


def test_record_that_does_not_replay_is_refused():
    record = fair_record()

    wrong = replace(record, entries=(*record.entries, record.entries[0]))

    with pytest.raises(EntryError, match="Entry 4 is refused"):
        list(verify(wrong))
