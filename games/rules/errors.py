"""Refusals: every "no" of the rules has a type, a stable code and a sentence made from facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from games.rules.values import gettext_noop


class RuleError(ValueError):
    """A refusal by the rules.

    ``code`` is part of the wire protocol and never changes.  ``sentence`` is an English
    template for ``%`` formatting with ``facts``; the site translates it before it fills it in.
    """

    code: ClassVar[str] = "rule_error"
    sentence: ClassVar[str] = gettext_noop("That is not possible now.")

    def __init__(self, **facts: Any) -> None:
        self.facts = facts
        super().__init__(explain(self.sentence, facts))


class NotToActError(RuleError):
    """A seat acted while the game waits for somebody else."""

    code = "not_to_act"
    sentence = gettext_noop("It is not your turn.")


class IllegalActionError(RuleError):
    """A well-formed action breaks a rule in this state.  Games derive one class per reason."""

    code = "illegal_action"
    sentence = gettext_noop("The rules do not allow this move now.")


class OptionsError(RuleError):
    """A game does not exist with these options or this number of seats."""

    code = "bad_options"
    sentence = gettext_noop("%(game)s cannot be played so: %(why)s.")
    about: ClassVar[tuple[str, ...]] = ()
    """The options that do not fit; a form shows the sentence beside the first."""


class SeatsError(OptionsError):
    """A game is not for this number of players."""

    sentence = gettext_noop("%(game)s is for %(low)s to %(high)s seats, not for %(seats)s.")
    about = ("seats",)


class OutcomeError(RuleError):
    """An outcome does not answer what chance was asked."""

    code = "bad_outcome"
    sentence = gettext_noop("Chance was asked for something else: %(why)s.")


class ClosedCardError(RuleError):
    """A record leaves a card closed that everybody saw."""

    code = "closed_card"
    sentence = gettext_noop("This card is closed, though everybody must have seen it.")


class PositionError(RuleError):
    """A position that no match can be in."""

    code = "bad_position"
    sentence = gettext_noop("This position is impossible: %(why)s.")


def explain(sentence: str, facts: Mapping[str, Any]) -> str:
    """Fill a sentence with facts; lists of cards are joined by a plus sign."""
    return sentence % {name: _words(fact) for name, fact in facts.items()}


def _words(fact: Any) -> str:
    if isinstance(fact, list | tuple):
        return " + ".join(_words(part) for part in fact)
    return str(fact)
