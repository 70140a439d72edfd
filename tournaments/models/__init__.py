"""Tournaments, who plays in them, their rounds, and their logs."""

from tournaments.models.entrant import Entrant as Entrant
from tournaments.models.log import LogLine as LogLine
from tournaments.models.round import Pairing as Pairing
from tournaments.models.round import PairingSeat as PairingSeat
from tournaments.models.round import Round as Round
from tournaments.models.tournament import Tournament as Tournament
