"""Why a move in Cuccù is refused."""

from __future__ import annotations

from games.rules.errors import IllegalActionError
from games.rules.values import gettext_noop


class KeepOrSwapError(IllegalActionError):
    """An ordinary turn: there is no innkeeper to ask or to be."""

    code = "keep_or_swap"
    sentence = gettext_noop("It is your turn: keep your card or swap it.")


class InnInTheWayError(IllegalActionError):
    """An asker before an inn cannot demand the swap."""

    code = "inn_in_the_way"
    sentence = gettext_noop("An inn is in your way: keep your card or ask for cover.")


class AnswerAskerError(IllegalActionError):
    """An innkeeper answers before anything else."""

    code = "answer_asker"
    sentence = gettext_noop("You are the innkeeper: accept to cover the asker, or refuse and swap.")
