"""Where one chooses a bot or looks at one, its measured strength stands beside its name."""

import re

import pytest
from django.contrib.auth.models import Group
from django.urls import reverse

from games.bots.levels import LEVELS
from games.rules.registry import load_game
from games.services.lobby import open_table
from games.services.strength import keep_strengths
from games.strength.elo import Measured

pytestmark = pytest.mark.django_db

NAMES = ["Beginner", "Club player", "Expert", "Master"]
UNKNOWN = [f"{name} · not measured yet" for name in NAMES]
KNOWN = [
    "Beginner · not measured yet",
    "Club player · 1500",
    "Expert · 1640 ± 38",
    "Master · 1720 ± 35",
]


def measure(game="casino"):
    levels = (
        Measured("club", 1500.0, 0.0, 120),
        Measured("expert", 1640.4, 37.6, 120),
        Measured("master", 1720.0, 35.0, 120),
    )
    keep_strengths(game=load_game(game), measured=levels)


def words(html):
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


@pytest.mark.parametrize(("game", "shown"), [("casino", KNOWN), ("cuccu", UNKNOWN)])
def test_quick_play_names_the_strength_of_every_level(client, game, shown):
    measure()

    text = client.get(reverse("games:game", args=[game])).text

    offered = re.findall(r'<option value="(\w+)">([^<]+)</option>', text)
    assert [(level, words(name)) for level, name in offered] == [*zip(LEVELS, shown, strict=True)]


def test_table_names_the_strength_of_every_level(client, anna):
    measure()
    table = open_table(host=anna, game="casino", seats=2)

    text = client.get(table.get_absolute_url()).text

    offered = re.findall(r'<li data-level="(\w+)">([^<]+)</li>', text)
    assert [(level, words(name)) for level, name in offered] == [*zip(LEVELS, KNOWN, strict=True)]


def test_table_in_words_names_the_strength_of_every_level(client, anna):
    measure()
    client.force_login(anna)
    table = open_table(host=anna, game="casino", seats=2)

    text = client.get(reverse("games:text_table", args=[table.code])).text

    offered = re.findall(r'name="level" value="\w+">([^<]+)</button>', text)
    assert [words(name) for name in offered] == [f"Add a bot: {name}" for name in KNOWN]


def test_profile_of_a_bot_shows_how_strong_it_was_measured(client, bot):
    nothing = client.get(bot.get_absolute_url()).text
    measure()

    text = words(client.get(bot.get_absolute_url()).text)

    assert "not measured yet" in nothing
    assert "Casino 1500 120" in text


def test_profile_of_a_person_speaks_of_no_measurement(client, anna):
    assert "Measured strength" not in client.get(anna.get_absolute_url()).text


def test_admin_finds_what_has_moved_and_changes_nothing(client, make_user):
    measure()
    measure("cuccu")
    keep_strengths(game=load_game("casino"), measured=[Measured("master", 1400.0, 35.0, 120)])
    user = make_user("mod", is_staff=True)
    user.groups.add(Group.objects.get(name="Moderators"))
    client.force_login(user)

    moved = client.get("/admin/games/strength/?has_moved__exact=1")
    added = client.get("/admin/games/strength/add/")

    assert [row.elo for row in moved.context["cl"].result_list] == [1400.0]
    assert added.status_code == 403
