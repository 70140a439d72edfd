"""Every refusal of the Casino rules, with its reason in the player's terms."""

from __future__ import annotations

from typing import ClassVar

from games.rules.errors import IllegalActionError, OptionsError
from games.rules.values import gettext_noop


class CardNotHeldError(IllegalActionError):
    """The played card is not in the seat's hand."""

    code: ClassVar[str] = "card_not_held"
    sentence: ClassVar[str] = gettext_noop("You do not hold %(card)s.")


class TrailWithBuildError(IllegalActionError):
    """A seat that owns a build may not trail (CA-R31, CI-R9)."""

    code: ClassVar[str] = "owns_build"
    sentence: ClassVar[str] = gettext_noop("You own a build, so you may not trail.")


class CardNotLooseError(IllegalActionError):
    """A named card does not lie on the table."""

    code: ClassVar[str] = "card_not_loose"
    sentence: ClassVar[str] = gettext_noop("%(card)s is no loose card on the table.")


class CardInBuildError(IllegalActionError):
    """A named card lies in a build, which moves only as a whole (CA-R29)."""

    code: ClassVar[str] = "card_in_build"
    sentence: ClassVar[str] = gettext_noop("%(card)s lies in a build, which stays together.")


class CardNamedTwiceError(IllegalActionError):
    """A table card stands in two groups (CA-R8)."""

    code: ClassVar[str] = "card_named_twice"
    sentence: ClassVar[str] = gettext_noop("%(card)s can be in one group only.")


class EmptyGroupError(IllegalActionError):
    """A group names no card."""

    code: ClassVar[str] = "empty_group"
    sentence: ClassVar[str] = gettext_noop("A group needs at least one card.")


class OwnGroupMissingError(IllegalActionError):
    """A build names no group for the played card."""

    code: ClassVar[str] = "own_group_missing"
    sentence: ClassVar[str] = gettext_noop("The first group belongs to the card you play.")


class NothingTakenError(IllegalActionError):
    """A capture names neither groups nor builds."""

    code: ClassVar[str] = "nothing_taken"
    sentence: ClassVar[str] = gettext_noop("Choose at least one card or build to capture.")


class WrongTotalError(IllegalActionError):
    """A group does not make the value."""

    code: ClassVar[str] = "wrong_total"
    sentence: ClassVar[str] = gettext_noop("%(cards)s make %(total)s, not %(value)s.")


class WrongNumberError(IllegalActionError):
    """A single card does not make the value."""

    code: ClassVar[str] = "wrong_number"
    sentence: ClassVar[str] = gettext_noop("%(card)s counts %(number)s, not %(value)s.")


class NoNumberError(IllegalActionError):
    """A face card without a number stands in a sum or build (CA-R11, CA-R13)."""

    code: ClassVar[str] = "no_number"
    sentence: ClassVar[str] = gettext_noop(
        "%(card)s has no number, so it is part of no sum and no build."
    )


class FaceTakesEqualError(IllegalActionError):
    """A face card without a number takes something other than an equal card (CA-R11)."""

    code: ClassVar[str] = "face_takes_equal"
    sentence: ClassVar[str] = gettext_noop("%(card)s takes only a card of the same rank.")


class FaceTakesOneError(IllegalActionError):
    """A face card takes more than one card (CA-R10, CI-R3)."""

    code: ClassVar[str] = "face_takes_one"
    sentence: ClassVar[str] = gettext_noop("%(card)s takes only one card, not %(cards)s.")


class TakeAllEqualError(IllegalActionError):
    """A pairing leaves equal cards on the table (CA-R5, CA-R12)."""

    code: ClassVar[str] = "take_all_equal"
    sentence: ClassVar[str] = gettext_noop(
        "%(card)s takes every equal card or none, so %(cards)s must come too."
    )


class NoSuchBuildError(IllegalActionError):
    """No build of this number lies on the table."""

    code: ClassVar[str] = "no_such_build"
    sentence: ClassVar[str] = gettext_noop("There is no build number %(build)s on the table.")


class BuildNamedTwiceError(IllegalActionError):
    """A build is named twice in one capture."""

    code: ClassVar[str] = "build_named_twice"
    sentence: ClassVar[str] = gettext_noop("A build can be taken only once.")


class BuildValueError(IllegalActionError):
    """The played card does not have the build's value (CA-R27, CA-R47)."""

    code: ClassVar[str] = "build_value"
    sentence: ClassVar[str] = gettext_noop("The build makes %(total)s; %(card)s cannot take it.")


class AceValueNeededError(IllegalActionError):
    """A Royal ace could be played as 1 and as 14."""

    code: ClassVar[str] = "ace_value_needed"
    sentence: ClassVar[str] = gettext_noop("Say whether the ace counts 1 or 14.")


class CardValueError(IllegalActionError):
    """A card is played for a value that it does not have."""

    code: ClassVar[str] = "card_value"
    sentence: ClassVar[str] = gettext_noop("%(card)s cannot count %(value)s here.")


class KeepCapturingCardError(IllegalActionError):
    """The play spends the last card that can take a build of one's own (CA-R20, CI-R10)."""

    code: ClassVar[str] = "keep_capturing_card"
    sentence: ClassVar[str] = gettext_noop(
        "You own a build of %(value)s, and %(card)s is your last card to take it."
    )


class NoCapturingCardError(IllegalActionError):
    """No card of the announced value stays in the hand (CA-R14)."""

    code: ClassVar[str] = "no_capturing_card"
    sentence: ClassVar[str] = gettext_noop("You hold no other card of %(value)s to take the build.")


class NoTableCardError(IllegalActionError):
    """A new build holds no card from the table (CA-R13)."""

    code: ClassVar[str] = "no_table_card"
    sentence: ClassVar[str] = gettext_noop("A build needs at least one card from the table.")


class BuildLimitError(IllegalActionError):
    """A build of a value that no card has (CA-R17, CA-R48)."""

    code: ClassVar[str] = "build_limit"
    sentence: ClassVar[str] = gettext_noop("A build makes at most %(maximum)s, not %(value)s.")


class AcesMakeFourteenError(IllegalActionError):
    """A Royal build of aces alone is announced as ones (CA-R46)."""

    code: ClassVar[str] = "aces_make_fourteen"
    sentence: ClassVar[str] = gettext_noop("A build of aces alone makes 14.")


class BuildLoweredError(IllegalActionError):
    """A play onto a build announces less than it makes."""

    code: ClassVar[str] = "build_lowered"
    sentence: ClassVar[str] = gettext_noop("The build makes %(total)s; it cannot become %(value)s.")


class RaiseMultipleError(IllegalActionError):
    """A multiple build keeps its value (CA-R17)."""

    code: ClassVar[str] = "raise_multiple"
    sentence: ClassVar[str] = gettext_noop("A multiple build cannot be raised.")


class RaiseWithTableCardError(IllegalActionError):
    """A loose card helps to raise a build (CA-R18)."""

    code: ClassVar[str] = "raise_with_table_card"
    sentence: ClassVar[str] = gettext_noop("Only the card you play raises a build, not %(cards)s.")


class TargetAndRoundsError(OptionsError):
    """A match ends by points or by rounds, not by both."""

    sentence: ClassVar[str] = gettext_noop("Choose either points to win or a number of rounds.")
    about: ClassVar[tuple[str, ...]] = ("rounds", "target")


class PartnersNeedFourError(OptionsError):
    """Partnerships are two against two."""

    sentence: ClassVar[str] = gettext_noop("Partners need four seats.")
    about: ClassVar[tuple[str, ...]] = ("partners", "seats")
