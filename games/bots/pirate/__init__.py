"""Casino Pirate: four players, from one that misjudges to one that expects exactly."""

from games.bots.pirate.levels import LADDER as LADDER
from games.bots.pirate.simple import RuleOfThumb as RuleOfThumb
from games.bots.pirate.thinker import Thinker as Thinker
