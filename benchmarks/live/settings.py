"""The settings of a real site, except that a client may send as fast as it can."""

from config.settings.production import *  # noqa: F403 -- that is what Django settings modules do

MESSAGES_PER_SECOND = 1_000_000.0
