"""Tables, matches with their logs, and chat."""

from games.models.chat import ChatLine as ChatLine
from games.models.heartbeat import Heartbeat as Heartbeat
from games.models.match import LogEntry as LogEntry
from games.models.match import Match as Match
from games.models.match import MatchSeat as MatchSeat
from games.models.note import Note as Note
from games.models.review import Review as Review
from games.models.review import ReviewedMove as ReviewedMove
from games.models.strength import Measurement as Measurement
from games.models.strength import Strength as Strength
from games.models.table import LIVE_PACES as LIVE_PACES
from games.models.table import SLOW_PACES as SLOW_PACES
from games.models.table import BotPace as BotPace
from games.models.table import Pace as Pace
from games.models.table import Table as Table
from games.models.table import TableSeat as TableSeat
from games.models.table import Watching as Watching
