"""Casino Pirate: seven and a half with a hidden card and no duty to confess."""

from games.rules.pirate.rules import CasinoPirate as CasinoPirate
