"""Which lessons there are, and what they say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from django.utils.translation import gettext_lazy as _

from games.rules.core import Seat
from games.rules.record import Record, read

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

_RECORDS: Final = Path(__file__).parent / "records"


@dataclass(frozen=True)
class Lesson:
    """One example.  ``tasks`` say what to do, one for each move of the visitor's ``seat``."""

    scenario: str
    title: StrOrPromise
    tasks: tuple[StrOrPromise, ...]
    done: StrOrPromise
    seat: Seat = 0

    @property
    def slug(self) -> str:
        return self.scenario.lower()

    @cached_property
    def record(self) -> Record:
        """The scenario without its expectations."""
        return read((_RECORDS / f"{self.scenario}.json").read_bytes(), Record)


LESSONS: Final[dict[str, tuple[Lesson, ...]]] = {
    "casino": (
        Lesson(
            "CA-02",
            _("A pair"),
            (_("Take the fives with your five. By these rules it takes all of its rank."),),
            _("All fives are yours, and the eight stays. They lie in your pile until the count."),
        ),
        Lesson(
            "CA-01",
            _("Sums"),
            (_("Your nine takes the nine, and every group that makes nine. Take all you can."),),
            _("Six cards with one. Each group had to make nine by itself: the king had no share."),
        ),
        Lesson(
            "CA-10",
            _("A build"),
            (
                _("Lay your three on the four and announce seven: you hold the seven to take it."),
                _("The build is still there. Take it with your seven."),
            ),
            _("Until your turn came round, anybody with a seven could have taken it."),
        ),
        Lesson(
            "CA-11",
            _("Several groups in one build"),
            (_("Build eights: five and three, and the loose eight beside them. Keep your eight."),),
            _("This build is multiple: nobody can raise it, only an eight takes it."),
        ),
        Lesson(
            "CA-18",
            _("Build and table together"),
            (_("One seven takes your build, the loose seven and the sum of seven. Take it all."),),
            _("A build counts like one card of its value. Only the king is left."),
        ),
        Lesson(
            "CA-29",
            _("A sweep"),
            (_("Clear the table with your ten."),),
            _("A sweep scores a point at once, and the next player can only trail a card."),
        ),
    ),
    "casino-italian": (
        Lesson(
            "CI-01",
            _("As many as you like"),
            (_("Your six may take one, two or all three sixes. Take those of clubs and hearts."),),
            _("By the English rules you would have had to take all three."),
        ),
        Lesson(
            "CI-05",
            _("Building with a card of the same value"),
            (_("Build eights: lay an eight beside three and five, and keep the other eight."),),
            _("An eight is now worth four cards to you, if nobody else has one."),
        ),
    ),
    "cuccu": (
        Lesson(
            "CU-20",
            _("The fool"),
            (_("You hold the fool, and nobody wants it. For once, keep it and see."),),
            _("One fool loses together with the lowest card. Two fools would be worth 14½ each."),
        ),
        Lesson(
            "CU-05",
            _("The hunter"),
            (_("A two is low. Ask your neighbour to swap, though it is your last life."),),
            _("The hunter refused and shot: you lost your last life, and your card is dead."),
        ),
        Lesson(
            "CU-07",
            _("The cat"),
            (_("The bucket has come to you from hand to hand. Pass it on."),),
            _("The cat took a life from you, and sent every card back to where it was dealt."),
            seat=2,
        ),
        Lesson(
            "CU-13",
            _("The inn"),
            (
                _("A zero! Ask your neighbour to swap."),
                _("An inn stops you. Ask the innkeeper to pay for you if your zero loses."),
            ),
            _("He promised, your zero was the lowest, and the innkeeper paid with his life."),
        ),
    ),
    "casanova": (
        Lesson(
            "CV-01",
            _("Close to the maximum"),
            (
                _("Announce two dice, and play your seven."),
                _("Seven is exactly the maximum. Say “Quitte”."),
            ),
            _("The eight was above the dice, the six below you: the pot is yours."),
        ),
        Lesson(
            "CV-02",
            _("One die"),
            (
                _("Announce one die, and play your two."),
                _("The die shows one, and you know that you are above it. Say “Quitte”."),
            ),
            _("Only the one was not above the maximum. Low cards have their hour, too."),
        ),
        Lesson(
            "CV-06",
            _("A bluff"),
            (
                _("Announce two dice, and play the thirteen, which can never win."),
                _("A six, and you are far above it. Nobody knows: say “Double”."),
            ),
            _("All the others withdrew, so nobody looked at your card. The pot is yours."),
        ),
    ),
    "casino-pirate": (
        Lesson(
            "PI-02",
            _("A card face down"),
            (
                _("You look at a four. Bet one treasure."),
                _("Ask for a card face down: the four is turned up, and the new card is hidden."),
                _("You have seven. Say “served”."),
                _("The bank stopped and asks you. Show your card."),
            ),
            _("Seven beats six: you win what you bet."),
        ),
        Lesson(
            "PI-07",
            _("Seven and a half"),
            (
                _("A seven is a fine start. Bet two treasures."),
                _("Ask for a card face up, and hope for a coin of a half."),
                _("Seven and a half: say “served”."),
                _("Show it."),
            ),
            _("Seven and a half, shown, wins twice the bet."),
        ),
        Lesson(
            "PI-05",
            _("Over, and nobody knows"),
            (
                _("You look at a six. Bet two treasures."),
                _("Be bold, and ask for a card face up."),
                _(
                    "Six and four are over, but only you know it. Say “served” with a straight face."
                ),
                _("The bank stopped all the same. Show your card."),
            ),
            _("Had the bank drawn and gone over, it would have paid you without looking."),
        ),
    ),
}
"""The lessons of each game, in the order in which they are best played."""


def find_lesson(game: str, slug: str) -> Lesson | None:
    """Return a lesson by its game and its own name."""
    return next((lesson for lesson in LESSONS.get(game, ()) if lesson.slug == slug), None)


def lesson_after(game: str, lesson: Lesson) -> Lesson | None:
    """Return the lesson that follows, or ``None`` after the last."""
    lessons = LESSONS[game]
    return next(iter(lessons[lessons.index(lesson) + 1 :]), None)
