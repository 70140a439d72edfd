from pathlib import Path

import pytest

from config.settings.environment import broker_url, database, flag, words


def test_words_are_separated_by_commas(monkeypatch):
    monkeypatch.setenv("LOCANDA_HOSTS", "cards.example, www.cards.example,")

    assert words("LOCANDA_HOSTS") == ["cards.example", "www.cards.example"]


def test_words_have_a_default(monkeypatch):
    monkeypatch.delenv("LOCANDA_HOSTS", raising=False)

    assert words("LOCANDA_HOSTS") == []
    assert words("LOCANDA_HOSTS", default=["localhost"]) == ["localhost"]


@pytest.mark.parametrize(("value", "yes"), [("yes", True), ("1", True), ("no", False), ("", False)])
def test_flag_says_yes_or_no(monkeypatch, value, yes):
    monkeypatch.setenv("LOCANDA_HTTPS", value)

    assert flag("LOCANDA_HTTPS") is yes


@pytest.mark.parametrize(
    ("url", "file"),
    [("", "/srv/var/db.sqlite3"), ("sqlite:///elsewhere/db", "/elsewhere/db")],
)
def test_database_is_a_file(url, file):
    chosen = database(url, Path("/srv/var"))

    assert (chosen["ENGINE"], chosen["NAME"]) == ("django.db.backends.sqlite3", Path(file))
    assert chosen["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_database_is_a_server():
    chosen = database("postgres://oste:vino%40rosso@db.example:5433/cards", Path("/srv/var"))

    assert chosen == {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": "cards",
        "USER": "oste",
        "PASSWORD": "vino@rosso",
        "HOST": "db.example",
        "PORT": "5433",
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
    }


def test_database_refuses_what_it_does_not_know():
    with pytest.raises(ValueError, match="'mysql' is neither postgres nor sqlite"):
        database("mysql://db.example/cards", Path("/srv/var"))


@pytest.mark.parametrize(
    ("redis", "broker"),
    [
        ("redis://db.example:6379/0", "redis://db.example:6379/0"),
        ("unix:///srv/var/valkey/s", "redis+socket:///srv/var/valkey/s"),
    ],
)
def test_broker_url_is_spelled_as_celery_has_it(redis, broker):
    assert broker_url(redis) == broker
