from io import StringIO

import msgspec
import pytest
from django.core.management import CommandError, call_command

from games.models import Strength
from games.strength.known import read_sheets
from games.strength.robin import PAIRINGS, Robin, is_played

SEED = "ab" * 32


def run(*words):
    out = StringIO()
    call_command("rate_bots", *map(str, words), stdout=out)
    return out.getvalue().splitlines()


@pytest.fixture
def log(tmp_path):
    """A folder with a round robin of Cuccù of which one pair is missing."""
    robin = Robin(SEED, (0.25,) * (2 * len(PAIRINGS) - 1))
    (tmp_path / "cuccu.json").write_bytes(msgspec.json.encode(robin))
    return tmp_path


def test_rate_bots_goes_on_with_a_log_and_prints_the_strongest_first(log):
    lines = run("cuccu", "--pairs", 2, "--log", log)

    robin = msgspec.json.decode((log / "cuccu.json").read_bytes(), type=Robin)
    assert is_played(robin, 2)
    assert robin.seed == SEED
    assert lines[0] == "cuccu, 4 seats"
    assert [line.split()[0] for line in lines[1:]] == ["master", "expert", "club", "beginner"]
    assert lines[3].split() == ["club", "1500", "±", "0", "12", "matches"]


def test_rate_bots_keeps_nothing_unless_told(db, log):
    run("cuccu", "--minutes", 0, "--log", log)
    assert not Strength.objects.exists()

    run("cuccu", "--minutes", 0, "--log", log, "--write")

    assert Strength.objects.filter(game="cuccu").count() == 4


def test_rate_bots_plays_without_a_log():
    lines = run("cuccu", "--minutes", 0.0001, "--seed", SEED)

    assert lines[0] == "cuccu, 4 seats"


def test_rate_bots_exports_what_a_new_site_shows(log):
    file = log / "known.json"

    for slug in ("casanova", "cuccu"):
        run(slug, "--minutes", 0, "--log", log, "--export", file)

    sheets = read_sheets(file.read_bytes())
    sheet = sheets["cuccu"]
    assert list(sheets) == ["casanova", "cuccu"]
    assert [(one.level, one.matches) for one in sheet.levels] == [
        ("beginner", 12),
        ("club", 12),
        ("expert", 10),
        ("master", 10),
    ]
    assert sheet.measured_at.tzinfo is not None


def test_rate_bots_refuses_a_game_that_does_not_exist():
    with pytest.raises(CommandError, match="there is no game of this name"):
        run("chess")


def test_rate_bots_takes_pairs_or_minutes():
    with pytest.raises(CommandError, match="not allowed with argument"):
        run("--pairs", 1, "--minutes", 1)
