"""Casanova: four players, from one that guesses to one that mixes and bluffs."""

from games.bots.casanova.levels import LADDER as LADDER
from games.bots.casanova.mixer import Depth as Depth
from games.bots.casanova.mixer import Mixer as Mixer
from games.bots.casanova.simple import Counter as Counter
from games.bots.casanova.simple import Guesser as Guesser
