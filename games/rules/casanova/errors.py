"""Why a move in Casanova is refused."""

from __future__ import annotations

from games.rules.errors import IllegalActionError
from games.rules.values import gettext_noop


class AnnounceFirstError(IllegalActionError):
    """A turn begins with the active seat's announcement."""

    code = "announce_first"
    sentence = gettext_noop("You are active: first name the dice and play a card.")


class PlayFirstError(IllegalActionError):
    """The others play a card, and do nothing else, before the roll."""

    code = "play_first"
    sentence = gettext_noop("Now play a card face down, and nothing else.")


class DeclareFirstError(IllegalActionError):
    """After the roll the active seat says Quitte or Double."""

    code = "declare_first"
    sentence = gettext_noop('The dice are rolled: say "Quitte" or "Double".')


class AnswerFirstError(IllegalActionError):
    """A seat answers a double before anything else."""

    code = "answer_first"
    sentence = gettext_noop("Answer the double: add one coin or withdraw.")


class DiceCountError(IllegalActionError):
    """There are three dice, and at least one is rolled."""

    code = "dice_count"
    sentence = gettext_noop("Choose 1, 2 or 3 dice, not %(dice)s.")


class NoSuchCardError(IllegalActionError):
    """Cards are numbered 1 to 13."""

    code = "no_such_card"
    sentence = gettext_noop("There is no card %(card)s: the cards go from 1 to 13.")


class CardUsedError(IllegalActionError):
    """Every card is played once in a match."""

    code = "card_used"
    sentence = gettext_noop("You have already used your %(card)s.")


class CannotDoubleError(IllegalActionError):
    """No credit for the active seat."""

    code = "cannot_double"
    sentence = gettext_noop('You have no coin left to double with: say "Quitte".')


class CannotMatchError(IllegalActionError):
    """No credit for the others either."""

    code = "cannot_match"
    sentence = gettext_noop("You have no coin left to add: you must withdraw.")
