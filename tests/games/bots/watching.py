"""Views for bots in tests."""

from games.bots.core import look
from games.rules.record import import_position


def view_of(game, seat=0, events=(), **position):
    """Return what a bot at ``seat`` sees of a position in which it is to act."""
    setup = {"dealer": 1, "to_act": seat, "stock": [], **position}
    return look(game, import_position(game, setup), seat, events)
