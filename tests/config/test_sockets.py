import tempfile
from pathlib import Path

import pytest

from config.sockets import valkey_socket


def test_valkey_socket_is_in_the_data_folder():
    assert valkey_socket(Path("/srv/locanda")) == Path("/srv/locanda/valkey/s")


@pytest.mark.parametrize("data", [Path("/srv") / ("long" * 30), Path("/srv/my games")])
def test_valkey_socket_has_a_short_name_when_the_path_will_not_do(data):
    path = valkey_socket(data)

    assert path.parent.parent == Path(tempfile.gettempdir())
    assert path == valkey_socket(data)
    assert path != valkey_socket(data / "other")
