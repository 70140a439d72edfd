"""Sealed shuffles: what is opened is proven, what is closed stays closed."""

from collections import Counter

import pytest
from msgspec.structs import replace

from games.fair import seal
from games.fair.commit import count_closed, verify
from games.fair.seal import BOOK, Book, climb, deal_sealed, hash_text, seal_pack
from games.rules.chance import CLOSED, Order
from games.rules.core import Terminal
from games.rules.pirate import CasinoPirate
from games.rules.record import RecordError, replay, see, write
from tests.games.fair.sealed import PACK, SEAL, SEED, closed, play_sealed


def test_envelope_is_the_hash_of_salt_and_card_as_written():
    import hashlib

    (envelope, *_) = seal_pack(PACK, SEAL, 0)

    text = f"{envelope.salt} {envelope.card}".encode()
    assert envelope.hash == hashlib.sha256(text).hexdigest()
    assert len(envelope.salt) == 32


def test_every_shuffle_of_a_book_leads_to_its_root():
    book = Book(PACK, SEAL, 1)

    for number in (BOOK, BOOK + 1, 2 * BOOK - 1):
        proof = book.open(number, range(len(PACK)), (CLOSED,) * len(PACK))
        assert climb(hash_text(*proof.hashes), number, proof.path) == book.root


def test_sealed_packs_never_repeat_and_hold_all_cards():
    packs = [seal_pack(PACK, SEAL, number) for number in range(50)]

    assert len({tuple(pack) for pack in packs}) == 50
    assert all(sorted(card for card, _ in pack) == sorted(PACK) for pack in packs)
    assert len({salt for pack in packs for _, salt in pack}) == 50 * len(PACK)


def test_cut_deals_the_envelopes_in_its_order():
    pack = [card for card, _ in seal_pack("abcd", SEAL, 7)]

    assert deal_sealed("abcd", SEAL, 7, [2, 0, 3, 1]) == Order((pack[2], pack[0], pack[3], pack[1]))


def test_server_order_is_unbiased():
    cards = "abcdefgh"
    places = Counter(
        (card, place)
        for number in range(4000)
        for place, (card, _) in enumerate(seal_pack(cards, SEAL, number))
    )

    # A shuffle has 49 degrees of freedom in 64 cells, each worth 8/7.
    chi_square = sum((places[card, place] - 500) ** 2 / 500 for card in cards for place in range(8))

    assert chi_square < 97.6, "one in a thousand fair shuffles would be worse"


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize(
    ("client_seeds", "after"), [((), ()), (("a", "", "c"), ()), (("a", "b", ""), (0, 5, 0))]
)
def test_record_of_a_sealed_match_is_verified(viewer, client_seeds, after):
    record = closed(play_sealed(client_seeds=client_seeds, after=after), viewer)

    assert list(verify(record)) == []
    assert count_closed(record) > 0


def test_closed_record_replays_to_the_same_end_with_the_same_news():
    full = play_sealed()
    game = CasinoPirate(3)

    for viewer in (None, 0, 1, 2):
        steps = list(replay(game, game.new_match(), closed(full, viewer).entries))
        whole = list(replay(game, game.new_match(), full.entries))
        assert isinstance(game.node(steps[-1].state), Terminal)
        assert [see(game, step, viewer) for step in steps] == [
            see(game, step, viewer) for step in whole
        ]


def test_pi_r23_conceded_card_stays_closed_even_in_the_record():
    full = play_sealed(seats=2, moves=60)
    conceded = conceded_places(full)

    record = closed(full)

    assert conceded
    for entry, place in conceded:
        assert record.entries[entry].chance.cards[place] == CLOSED
    assert SEAL.encode() not in write(record)


def test_pi_r23_record_is_the_same_whatever_the_conceded_card_was():
    """Two worlds that differ in closed cards only leave the same entries."""
    full = play_sealed(seats=2, moves=60)
    entry, place = conceded_places(full)[0]
    cards = list(full.entries[entry].chance.cards)
    cards[place], cards[-1] = cards[-1], cards[place]
    entries = list(full.entries)
    entries[entry] = replace(entries[entry], chance=Order(tuple(cards)))

    other = replace(full, entries=tuple(entries))

    assert closed(other).entries == closed(full).entries


def conceded_places(record):
    """Return entry and place of every hidden card that was conceded; two seats play."""
    game, state = CasinoPirate(2), CasinoPirate(2).new_match()
    found, hidden, dealt, shuffle = [], None, 0, 0
    for number, step in enumerate(replay(game, state, record.entries)):
        for event in step.events:
            match type(event).__name__:
                case "HandDealt":
                    shuffle, hidden, dealt = number, 0, 1
                case "CardDown":
                    hidden, dealt = dealt, dealt + 1
                case "CardUp" | "DealerDrew":
                    dealt += 1
                case "Conceded":
                    found.append((shuffle, hidden))
                case _:
                    pass
    return found


def test_player_finds_his_own_cards_open():
    full = play_sealed()

    mine, public = closed(full, 1), closed(full, None)

    assert count_closed(mine) < count_closed(public)


def changed(record, entry, place, card):
    order = record.entries[entry].chance
    cards = (*order.cards[:place], card, *order.cards[place + 1 :])
    entries = list(record.entries)
    entries[entry] = replace(entries[entry], chance=Order(cards))
    return replace(record, entries=tuple(entries))


def with_proof(record, number, **fields):
    shuffles = list(record.fair.sealed.shuffles)
    shuffles[number] = replace(shuffles[number], **fields)
    sealed = replace(record.fair.sealed, shuffles=tuple(shuffles))
    return replace(record, fair=replace(record.fair, sealed=sealed))


WRONG = ["entry 2 is not what the seed brings"]


@pytest.fixture(scope="module")
def record():
    return closed(play_sealed(moves=40))


def first_open(record):
    return next(i for i, card in enumerate(record.entries[1].chance.cards) if card != CLOSED)


def test_card_that_was_opened_with_a_lie_is_found(record):
    place = first_open(record)
    salts = record.fair.sealed.shuffles[0].salts

    swapped = with_proof(record, 0, salts=(*salts[:place], "0" * 32, *salts[place + 1 :]))

    assert list(verify(swapped)) == WRONG


def test_envelope_of_a_closed_card_cannot_be_exchanged(record):
    hashes = record.fair.sealed.shuffles[0].hashes
    place = next(i for i, found in enumerate(hashes) if found)

    other = with_proof(record, 0, hashes=(*hashes[:place], "0" * 64, *hashes[place + 1 :]))

    assert list(verify(other)) == WRONG


def test_card_closed_although_its_salt_is_there_is_found(record):
    last = len(PACK) - 1
    salts = record.fair.sealed.shuffles[0].salts

    assert list(verify(with_proof(record, 0, salts=(*salts[:last], "0" * 32)))) == WRONG


@pytest.mark.parametrize("fields", [{"path": ()}, {"salts": ()}, {"hashes": ("",)}])
def test_proof_with_parts_missing_is_found(record, fields):
    assert list(verify(with_proof(record, 0, **fields))) == WRONG


def test_shuffle_without_proof_or_book_is_found(record):
    sealed = record.fair.sealed
    no_shuffles = replace(record.fair, sealed=replace(sealed, shuffles=()))
    no_proof = replace(record.fair, sealed=None)

    assert WRONG[0] in list(verify(replace(record, fair=no_shuffles)))
    assert list(verify(replace(record, fair=no_proof)))[:2] == [
        "the seed is not the one that was committed to",
        *WRONG,
    ]


def test_other_root_than_the_committed_one_is_found(record):
    sealed = replace(record.fair.sealed, roots=(Book(PACK, SEED, 0).root,))

    found = list(verify(replace(record, fair=replace(record.fair, sealed=sealed))))

    assert found[:2] == ["the seed is not the one that was committed to", *WRONG]


def test_other_client_seed_is_found(record):
    wrong = replace(record, fair=replace(record.fair, client_seeds=("x", "", "")))

    assert WRONG[0] in list(verify(wrong))


def test_client_seeds_and_their_beginnings_go_together(record):
    wrong = replace(record, fair=replace(record.fair, client_seeds_after=(1,)))

    with pytest.raises(RecordError, match="one number per client seed"):
        list(verify(wrong))


def test_card_that_everybody_saw_cannot_be_closed(record):
    place = first_open(record)

    with pytest.raises(ValueError, match="everybody must have seen it"):
        list(verify(changed(record, 1, place, CLOSED)))


def test_open_cards_must_be_of_the_pack(record):
    with pytest.raises(ValueError, match="does not answer"):
        list(verify(changed(record, 1, first_open(record), "K")))


def test_match_beyond_one_book_takes_another(monkeypatch):
    monkeypatch.setattr(seal, "BOOK", 2)
    monkeypatch.setattr("games.fair.commit.BOOK", 2)

    record = closed(play_sealed(moves=80))

    assert len(record.fair.sealed.roots) > 1
    assert list(verify(record)) == []
