import os
from pathlib import Path

import pytest
from django.core.cache.backends.redis import RedisCache

from config.settings.base import CACHES
from config.sockets import valkey_socket
from config.supervisor import Supervisor
from config.valkey import valkey_service, wait_until_it_answers


@pytest.fixture
def supervisor(tmp_path):
    """A supervisor with a Valkey that answers."""
    with Supervisor(folder=Path("/"), environment=os.environ, say=print) as supervisor:
        supervisor.start(valkey_service(tmp_path, descriptors=()))
        wait_until_it_answers(
            valkey_socket(tmp_path), is_alive=lambda: supervisor.is_running("valkey")
        )
        yield supervisor


def test_cache_outlasts_a_restart_of_its_server(supervisor, tmp_path):
    cache = RedisCache(
        f"unix://{valkey_socket(tmp_path)}", {"OPTIONS": CACHES["default"]["OPTIONS"]}
    )
    cache.set("table", "7")
    supervisor.stop()

    supervisor.start(valkey_service(tmp_path, descriptors=()))
    answer = cache.get("table")  # asked while Valkey still starts

    assert answer == "7"
