import socket

import pytest

from config.listening import AddressError, ensure_free, listens, url


@pytest.fixture
def port():
    """A port that a program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_ensure_free_refuses_a_port_in_use(port):
    with pytest.raises(AddressError) as error:
        ensure_free("127.0.0.1", port)

    assert str(error.value) == (
        f"Port {port} of 127.0.0.1 cannot be used: "
        "another program uses it; choose another port with --port."
    )


def test_ensure_free_refuses_an_address_of_another_machine():
    with pytest.raises(AddressError, match=r"Port 8000 of 192\.0\.2\.1 cannot be used: "):
        ensure_free("192.0.2.1", 8000)


def test_ensure_free_leaves_a_free_port_free():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

    ensure_free("127.0.0.1", port)

    assert not listens("127.0.0.1", port)


def test_listens_sees_a_server(port):
    assert listens("127.0.0.1", port)
    assert listens("0.0.0.0", port)  # noqa: S104 -- not bound


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),  # noqa: S104 -- not bound
        ("::", "http://[::1]:80/"),
        ("locanda.example", "http://locanda.example:80/"),
    ],
)
def test_url_is_for_a_browser_on_this_machine(host, address):
    assert url(host, 80) == address
