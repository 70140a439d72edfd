"""Tables, matches with their logs, and chat."""

from games.models.chat import ChatLine as ChatLine
from games.models.match import LogEntry as LogEntry
from games.models.match import Match as Match
from games.models.match import MatchSeat as MatchSeat
from games.models.table import Pace as Pace
from games.models.table import Table as Table
from games.models.table import TableSeat as TableSeat
