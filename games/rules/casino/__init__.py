"""Casino and Casinò: fishing games of capturing and building, two rule sets of one engine."""

from games.rules.casino.rules import Casino as Casino
from games.rules.casino.rules import ItalianCasino as ItalianCasino
