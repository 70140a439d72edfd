import json
import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from games.fair.commit import commitment
from games.fair.stream import draw_outcome
from games.rules.chance import Order, Pick, Picked
from games.rules.record import Entry, Fair, Record, write
from tests.games.fair.sealed import closed, play_sealed

SCENARIOS = Path(__file__).parents[2] / "scenarios"
ROOT = Path(__file__).parents[3]
CU_01 = SCENARIOS / "CU-01.json"


def run(*words):
    out = StringIO()
    call_command("record", *map(str, words), stdout=out)
    return out.getvalue()


@pytest.fixture
def written(tmp_path):
    """Return a function that writes CU-01 with changes to a file."""

    def write_changed(**changes):
        path = tmp_path / "record.json"
        path.write_text(json.dumps(json.loads(CU_01.read_bytes()) | changes))
        return path

    return write_changed


def test_replay_prints_entries_events_and_what_comes_next():
    lines = run("replay", CU_01).splitlines()

    assert lines[0] == '1 {"chance":{"type":"order","cards":["7","3","10","1"]}}'
    assert lines[1:3] == [
        '    {"type":"round_began","round":1,"dealer":3,"seats":[0,1,2,3]}',
        '    {"type":"dealt","seat":0,"card":"7"}',
    ]
    assert lines[-1] == "to come: shuffle"


def test_replay_ends_with_who_is_to_act(written):
    entries = json.loads(CU_01.read_bytes())["entries"]

    assert run("replay", written(entries=entries[:2])).endswith("to act: seat 1\n")


def test_replay_ends_with_the_result(written):
    path = written(setup={"lives": [0, 2, 0, 0]}, entries=[])

    assert run("replay", path) == "over: places [2, 1, 2, 2], scores [0, 2, 0, 0]\n"


def test_replay_refuses_an_illegal_entry_by_its_number(written):
    path = written(entries=[{"seat": 0, "action": {"type": "keep"}}])

    with pytest.raises(CommandError, match="Entry 1 is refused: It is not your turn"):
        run("replay", path)


def test_show_prints_the_position_after_an_entry():
    position = json.loads(run("show", CU_01, "--after", 2))

    assert position["cards"] == ["7", "3", None, None]


def test_show_prints_the_end_when_no_entry_is_named():
    assert json.loads(run("show", CU_01))["lives"] == [3, 3, 3, 2]


@pytest.mark.parametrize(
    ("viewer", "cards"), [("0", ["7", None]), ("1", [None, "3"]), ("spectator", [None, None])]
)
def test_show_prints_what_a_viewer_sees(viewer, cards):
    shown = json.loads(run("show", CU_01, "--after", 2, "--as", viewer))

    assert [player["held"]["card"] for player in shown["players"][:2]] == cards


@pytest.mark.parametrize("viewer", ["4", "-1", "anna", "01"])
def test_show_refuses_viewers_that_do_not_exist(viewer):
    with pytest.raises(CommandError, match="--as is a seat from 0 to 3, spectator or all"):
        run("show", CU_01, f"--as={viewer}")


@pytest.mark.parametrize("after", ["-1", "6"])
def test_show_refuses_entries_that_do_not_exist(after):
    with pytest.raises(CommandError, match=f"--after goes from 0 to 5, not {after}"):
        run("show", CU_01, f"--after={after}")


def test_check_names_every_file():
    other = SCENARIOS / "CU-02.json"

    assert run("check", CU_01, other) == f"{CU_01}: ok\n{other}: ok\n"


def test_check_prints_differences_and_fails(written):
    path = written(expect=[{"after": 5, "position": {"lives": [3, 3, 3, 3]}}])
    out = StringIO()

    with pytest.raises(CommandError, match="1 of 3 records differ") as failure:
        call_command("record", "check", str(CU_01), str(path), str(CU_01), stdout=out)

    assert failure.value.returncode == 1
    assert out.getvalue().splitlines()[1:3] == [
        f"{path}: differs",
        "    after 5: position: lives should be [3,3,3,3], but is [3,3,3,2]",
    ]


def test_check_goes_on_after_a_broken_file(tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    out = StringIO()

    with pytest.raises(CommandError, match="2 of 3 records differ"):
        call_command("record", "check", str(broken), str(tmp_path), str(CU_01), stdout=out)

    assert "This is not a valid record: Input data was truncated." in out.getvalue()
    assert out.getvalue().endswith(f"{CU_01}: ok\n")


def fair_record(tmp_path, value):
    seed = "5e" * 32
    record = Record(
        game="cuccu",
        seats=4,
        entries=(Entry(chance=value or draw_outcome(Pick(4), seed=seed, version=0)),),
        fair=Fair(commitment(seed), seed),
    )
    path = tmp_path / "fair.json"
    path.write_bytes(write(record))
    return path


def test_verify_accepts_what_the_seed_brings(tmp_path):
    told = run("verify", fair_record(tmp_path, None))

    assert told == "the seed fits the commitment and all 1 outcomes of chance\n"


def test_verify_refuses_a_chosen_outcome(tmp_path):
    drawn = draw_outcome(Pick(4), seed="5e" * 32, version=0)
    assert isinstance(drawn, Picked)
    chosen = Picked((drawn.value + 1) % 4)

    with pytest.raises(CommandError, match="entry 1 is not what the seed brings"):
        run("verify", fair_record(tmp_path, chosen))


def test_verify_and_replay_say_what_stays_closed(tmp_path):
    path = tmp_path / "sealed.json"
    path.write_bytes(write(closed(play_sealed(moves=40))))

    shuffles = sum(isinstance(entry.chance, Order) for entry in play_sealed(moves=40).entries)
    (line,) = run("replay", path).splitlines()[-1:]

    assert re.fullmatch(r"closed: \d+ shuffled cards that were not shown stay secret", line)
    assert run("verify", path).splitlines() == [
        f"the seed fits the commitment and all {shuffles + 1} outcomes of chance",
        line,
    ]


def test_verify_says_what_was_sealed_late(tmp_path, monkeypatch):
    for module in ("seal", "commit"):
        monkeypatch.setattr(f"games.fair.{module}.BOOK", 2)
    monkeypatch.setattr("games.management.commands.record.BOOK", 2)
    path = tmp_path / "sealed.json"
    path.write_bytes(write(closed(play_sealed(moves=80))))

    told = run("verify", path)

    assert told.endswith("late: the shuffles after number 2 were sealed during the match\n")


def test_verify_needs_a_seed():
    with pytest.raises(CommandError, match="it holds no seed to verify"):
        run("verify", CU_01)


def test_message_stays_on_one_line(written):
    with pytest.raises(CommandError) as failure:
        run("replay", written(game="two\nlines"))

    assert str(failure.value) == "two lines cannot be played so: there is no game of this name."


def test_command_works_without_servers_and_without_a_trace_of_errors(tmp_path):
    """As a person runs it: production settings, an empty data folder, a broken file."""
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\x00\xff")
    environment = {"PATH": os.environ["PATH"], "LOCANDA_DATA": str(tmp_path / "data")}

    done = subprocess.run(
        [sys.executable, "manage.py", "record", "check", str(CU_01), str(broken)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stdout.startswith(f"{CU_01}: ok\n")
    assert done.stderr == "CommandError: 1 of 2 records differ\n"
