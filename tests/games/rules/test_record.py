import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.chance import CLOSED, Faces, Order, Picked
from games.rules.cuccu import Cuccu
from games.rules.cuccu.cards import PACK
from games.rules.cuccu.moves import Dealt, Keep
from games.rules.errors import OptionsError, OutcomeError, PositionError, RuleError
from games.rules.record import (
    ActionError,
    Entry,
    EntryError,
    Fair,
    Player,
    Record,
    RecordError,
    Result,
    complete,
    decode_action,
    export_position,
    import_position,
    read,
    read_action,
    replay,
    result_of,
    see,
    start,
    undone,
    write,
)
from games.rules.scenario import Scenario, check

FULL = Record(
    game="cuccu",
    options={"lives": 1},
    seats=2,
    players=(Player("anna"), Player("club", bot="club")),
    entries=(
        Entry(chance=Picked(1)),
        Entry(chance=Order(("3", "9"))),
        Entry(seat=0, action={"type": "keep"}, at=1.5),
        Entry(seat=1, action={"type": "keep"}, at=2.25),
    ),
    fair=Fair("commitment", "seed", ("anna",)),
    result=Result((2, 1), (0, 1)),
)
UNDO = Entry(seat=0, undo=True)
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").glob("CU-*.json"))


def document(**changes):
    return json.dumps(
        {"format": "locanda-record", "version": 1, "game": "cuccu", "seats": 2, **changes}
    ).encode()


def play(record):
    game, state = start(record)
    return list(replay(game, state, record.entries))


def test_written_record_reads_the_same():
    assert read(write(FULL), Record) == FULL


def test_written_record_names_its_format_and_keeps_short():
    written = json.loads(write(Record(game="cuccu", seats=2, entries=FULL.entries[:1])))

    assert written == {
        "format": "locanda-record",
        "version": 1,
        "game": "cuccu",
        "seats": 2,
        "entries": [{"chance": {"type": "pick", "value": 1}}],
    }


def test_record_replays_to_its_result():
    game, _ = start(FULL)

    assert result_of(game, play(FULL)[-1].state) == FULL.result
    assert result_of(game, play(FULL)[0].state) is None


def test_see_redacts_every_event():
    game, _ = start(FULL)
    dealt = play(FULL)[1]

    assert see(game, dealt, 0)[-1] == Dealt(0, "3")
    assert see(game, dealt, 1)[-1] == see(game, dealt, None)[-1] == Dealt(0, None)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "Input data was truncated"),
        (b"{", "Input data was truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{}", "missing required field `format`"),
        (b'{"format": "chess", "version": 1}', "not 'chess' version 1"),
        (b'{"format": "locanda-record", "version": 9}', "not 'locanda-record' version 9"),
        (b'{"format": "locanda-record", "version": 1}', "missing required field `game`"),
        (b"\xff\xfe", "valid"),
        (b'{"format": "\xff", "version": 1}', "Invalid UTF-8"),
        (document(seats="two"), "Expected `int`, got `str` - at `$.seats`"),
        (document(players=[{"name": "anna"}]), "1 players for 2 seats"),
        (document(entries=[{"sate": 0}]), "unknown field `sate` - at `$.entries"),
        (document(entries=[{"chance": {"type": "coin"}}]), "Invalid value 'coin'"),
        (document(entries=[{"seat": 0, "action": "keep"}]), "Expected `object | null`"),
        (document(options=[]), "at `$.options`"),
        (document()[:-1] + b', "setup": ' + b"[" * 5000, "nested too deeply"),
    ],
)
def test_broken_document_is_refused_in_one_line(data, why):
    with pytest.raises(RecordError) as refusal:
        read(data, Record)

    assert why in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("changes", "error", "why"),
    [
        ({"game": "chess"}, OptionsError, "there is no game of this name"),
        ({"seats": 1}, OptionsError, "is for 2 to 8 seats, not for 1"),
        ({"options": {"lives": 9}}, OptionsError, "Expected `int` <= 5"),
        ({"options": {"royal": True}}, OptionsError, "unknown field `royal`"),
        ({"rules_version": 7}, RecordError, "version 7 of the rules of cuccu"),
        ({"setup": {"lives": "all"}}, PositionError, "at `$.lives`"),
        ({"setup": {"lives": [0, 0]}}, PositionError, "somebody must have a life"),
        ({"setup": {"coins": [12, 12]}}, PositionError, "unknown field `coins`"),
    ],
)
def test_record_of_an_impossible_match_is_refused(changes, error, why):
    record = read(document(**changes), Record)

    with pytest.raises(error) as refusal:
        start(record)

    assert why in str(refusal.value)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry(seat=1, action={"type": "keep"}), "Entry 3 is refused: It is not your turn."),
        (Entry(seat=0, action={"type": "ask"}), "keep your card or swap it"),
        (Entry(seat=0, action={"type": "jump"}), "Invalid value 'jump'"),
        (Entry(seat=0, action={"type": "keep", "card": "1"}), "unknown field `card`"),
        (Entry(seat=0, action={}), "missing required field `type`"),
        (Entry(seat=99, action={"type": "keep"}), "It is not your turn."),
        (Entry(chance=Picked(0)), "the game does not wait for chance"),
        (Entry(seat=0), "an entry has either `chance`, or `seat` and `action`"),
        (Entry(), "an entry has either"),
        (Entry(chance=Picked(0), seat=0), "an entry has either"),
        (Entry(chance=Picked(0), seat=0, action={"type": "keep"}), "an entry has either"),
    ],
)
def test_refused_entry_is_named_by_its_number(entry, why):
    record = Record(game="cuccu", seats=2, entries=(*FULL.entries[:2], entry))

    with pytest.raises(EntryError) as refusal:
        play(record)

    assert refusal.value.facts["number"] == 3
    assert why in str(refusal.value)


def test_prefix_of_a_pack_is_completed_in_canonical_order():
    game = Cuccu(2)
    state = game.resolve(game.new_match(), Picked(0)).state

    order = complete(game, state, Order(("F", "-3")))

    assert order == Order(("F", "-3", "-3", *(c for c in PACK if c not in {"-3", "F"}), "F"))


@pytest.mark.parametrize(
    ("outcome", "why"),
    [
        (Order(("F", "F", "F")), "F is not, or not so often, in the pack"),
        (Order(("KH",)), "KH is not"),
        (Faces((1,)), "Faces does not answer Shuffle"),
    ],
)
def test_outcome_that_does_not_answer_is_refused(outcome, why):
    game = Cuccu(2)
    state = game.resolve(game.new_match(), Picked(0)).state

    with pytest.raises(OutcomeError, match=why):
        complete(game, state, outcome)


def test_action_of_no_game_is_refused():
    with pytest.raises(ActionError, match="Invalid value 'bet'"):
        decode_action(Cuccu(2), {"type": "bet"})


def test_action_is_read_from_json_or_refused():
    game = Cuccu(2)

    assert read_action(game, b'{"type": "keep"}') == Keep()
    for document in (b"{", b'{"type": "nonsense"}', b"[" * 100_000):
        with pytest.raises(ActionError):
            read_action(game, document)


def test_order_with_closed_cards_is_not_completed():
    game = Cuccu(2)
    state = game.resolve(game.new_match(), Picked(0)).state

    assert complete(game, state, Order((CLOSED,))) == Order((CLOSED,))


def test_undo_leads_back_and_only_by_the_same_seat():
    game, state = start(FULL)
    kept = FULL.entries[:3]
    before, after, back = [step.state for step in replay(game, state, (*kept, UNDO))][1:]

    assert back == before != after
    assert undone((*kept, UNDO)) == {3}
    for refused in (Entry(seat=1, undo=True), msgspec.structs.replace(UNDO, chance=Picked(0))):
        with pytest.raises(EntryError):
            list(replay(game, state, (*kept, refused)))


def test_client_seed_counts_from_its_entry_on():
    fair = Fair("commitment", client_seeds=("anna", "bert"), client_seeds_after=(0, 2))

    assert [fair.client_seeds_at(version) for version in (1, 2)] == [("anna",), ("anna", "bert")]
    assert Fair("commitment", client_seeds=("anna",)).client_seeds_at(0) == ("anna",)


def test_position_survives_the_way_out_and_in():
    game = Cuccu(3)
    state = import_position(game, {"lives": [2, 0, 1], "dealer": 2, "round": 4})

    assert import_position(game, export_position(game, state)) == state


def judge(data):
    """Read, replay and check a document; only a refusal may end it early."""
    try:
        scenario = read(data, Scenario)
    except RuleError:
        return []
    return list(check(scenario))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=8), parts),
    max_leaves=12,
)


@given(st.binary(max_size=200))
def test_reader_survives_any_bytes(data):
    judge(data)


@given(JSON, st.sampled_from(["seats", "options", "setup", "entries", "expect", "fair", "result"]))
def test_reader_survives_any_value_of_a_key(value, key):
    for path in SCENARIOS[:3]:
        judge(json.dumps({**json.loads(path.read_bytes()), key: value}).encode())


@settings(max_examples=150)
@given(st.data())
def test_reader_survives_damaged_scenarios(data):
    scenario = json.loads(data.draw(st.sampled_from(SCENARIOS)).read_bytes())
    place, key = data.draw(st.sampled_from(list(places(scenario))))

    place[key] = data.draw(JSON)

    judge(msgspec.json.encode(scenario))


def places(value):
    """Yield every container and key inside a JSON value."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])
