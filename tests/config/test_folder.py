import os
import stat
import subprocess

import pytest

from config.folder import FolderInUseError, locked_folder


def test_locked_folder_makes_a_private_folder(tmp_path):
    folder = tmp_path / "a" / "var"

    with locked_folder(folder):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_locked_folder_refuses_a_second_owner(tmp_path):
    with (
        locked_folder(tmp_path),
        pytest.raises(FolderInUseError, match=rf"{tmp_path} \(process {os.getpid()}\)"),
        locked_folder(tmp_path),
    ):
        pass


def test_locked_folder_is_free_again_afterwards(tmp_path):
    with locked_folder(tmp_path):
        pass

    with locked_folder(tmp_path):
        assert (tmp_path / "lock").read_text() == str(os.getpid())


def test_locked_folder_stays_locked_while_a_child_has_the_lock(tmp_path):
    with locked_folder(tmp_path) as lock:
        child = subprocess.Popen(("sleep", "60"), pass_fds=(lock,))

    with pytest.raises(FolderInUseError), locked_folder(tmp_path):
        pass
    child.kill()
    child.wait()

    with locked_folder(tmp_path):
        pass
