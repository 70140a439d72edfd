"""Casino and Casinò: four players, from a careless one to one that searches."""

from games.bots.casino.greedy import CarelessCasino as CarelessCasino
from games.bots.casino.greedy import GreedyCasino as GreedyCasino
from games.bots.casino.levels import LADDER as LADDER
from games.bots.casino.thinker import Thinker as Thinker
