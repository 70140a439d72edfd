import pytest

from accounts.models import User
from accounts.services import guests
from accounts.services.guests import register_guest

pytestmark = pytest.mark.django_db


def test_register_guest_makes_an_account_without_password():
    guest = register_guest()

    assert (guest.is_guest, guest.has_usable_password(), guest.email) == (True, False, "")
    guest.full_clean()


def test_longest_guest_name_fits():
    longest = [max(words, key=len) for words in (guests.MOODS, guests.BEINGS)]

    assert (
        len("-".join([*longest, str(guests.NUMBERS - 1)]))
        <= User._meta.get_field("username").max_length
    )


def test_register_guest_finds_the_last_free_name(monkeypatch):
    monkeypatch.setattr(guests, "MOODS", ("calm",))
    monkeypatch.setattr(guests, "BEINGS", ("cat",))
    monkeypatch.setattr(guests, "NUMBERS", 4)

    names = {register_guest().username for _ in range(4)}

    assert names == {"calm-cat-0", "calm-cat-1", "calm-cat-2", "calm-cat-3"}
