"""Why a move in Casino Pirate is refused."""

from __future__ import annotations

from games.rules.errors import IllegalActionError
from games.rules.values import gettext_noop


class BetFirstError(IllegalActionError):
    """Every player bets before anybody asks for a card."""

    code = "bet_first"
    sentence = gettext_noop("First bet one or two treasures.")


class AskFirstError(IllegalActionError):
    """A player on turn asks for cards until served."""

    code = "ask_first"
    sentence = gettext_noop('Ask for a card, or say "served".')


class DealFirstError(IllegalActionError):
    """The dealer draws or asks a player to show."""

    code = "deal_first"
    sentence = gettext_noop("You deal: draw a card, or ask the next player to show.")


class ShowFirstError(IllegalActionError):
    """A player who is asked to show must answer."""

    code = "show_first"
    sentence = gettext_noop("Show your hand, or hand over your bet.")


class BetSizeError(IllegalActionError):
    """A bet is one or two treasures."""

    code = "bet_size"
    sentence = gettext_noop("A bet is one or two treasures, not %(treasures)s.")


class BetTooHighError(IllegalActionError):
    """Nobody bets treasures that he does not own."""

    code = "bet_too_high"
    sentence = gettext_noop("You cannot bet %(treasures)s treasures: you own %(owned)s.")


class OpenBustError(IllegalActionError):
    """Whoever is visibly over 7½ gets no more cards."""

    code = "open_bust"
    sentence = gettext_noop('Your open cards exceed 7½: you can only say "served".')


class NoCardLeftError(IllegalActionError):
    """The pack is used up."""

    code = "no_card_left"
    sentence = gettext_noop("No card is left in the pack.")


class DrawFirstError(IllegalActionError):
    """The dealer needs at least one card."""

    code = "draw_first"
    sentence = gettext_noop("Draw at least one card before you ask anybody to show.")
