"""Which command starts the web server."""

import sys

import pytest

from config import web
from config.web import ServerError, web_command


def test_daphne_listens_where_it_should():
    assert web_command("daphne", "127.0.0.1", 8000, behind_proxy=False) == (
        *(sys.executable, "-m", "daphne", "--bind", "127.0.0.1", "--port", "8000"),
        *("--verbosity", "0", "config.asgi:application"),
    )


def test_uvicorn_does_not_compress():
    command = web_command("uvicorn", "127.0.0.1", 8000, behind_proxy=False)

    assert command[1:7] == ("-m", "uvicorn", "--host", "127.0.0.1", "--port", "8000")
    assert command[command.index("--ws-per-message-deflate") + 1] == "false"
    assert command[-1] == "config.asgi:application"


@pytest.mark.parametrize(
    ("server", "alone", "behind"),
    [("daphne", None, "--proxy-headers"), ("uvicorn", "--no-proxy-headers", "--proxy-headers")],
)
def test_proxy_is_believed_only_when_there_is_one(server, alone, behind):
    without, with_proxy = (
        {word for word in web_command(server, "::1", 1, behind_proxy=is_there) if "proxy" in word}
        for is_there in (False, True)
    )

    assert (without, with_proxy) == ({alone} - {None}, {behind})


def test_unknown_server_is_refused():
    with pytest.raises(ServerError, match="'apache' is neither daphne nor uvicorn"):
        web_command("apache", "127.0.0.1", 8000, behind_proxy=False)


def test_server_that_is_not_installed_is_refused(monkeypatch):
    monkeypatch.setattr(web, "find_spec", lambda _: None)

    with pytest.raises(ServerError, match="uvicorn is not installed"):
        web_command("uvicorn", "127.0.0.1", 8000, behind_proxy=False)
