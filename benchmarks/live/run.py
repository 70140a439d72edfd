"""Speed of live tables beside other servers: ``python -m benchmarks.live.run``.

Servers run on one core, the client on the other.  All peers are measured in turn, several times:
machines differ, and a busy machine differs from minute to minute, so that only the ratios within
a run mean something.  ``--help`` lists what can be chosen; README.md explains the figures.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.live.peers import HERE, PEERS, install_packages

CLIENT_CORE: Final = ("taskset", "-c", "1")
PORT: Final = 8460
COLUMNS: Final = ("cpu_us_per_move", "moves_per_cpu_s", "moves_per_s", "p50_ms", "p95_ms", "p99_ms")

Found = dict[str, Any]


def main() -> None:
    asked = _arguments()
    packages = Path(tempfile.gettempdir()) / "locanda-benchmark-packages"
    install_packages(packages)
    found: dict[str, list[Found]] = {name: [] for name in asked.peers}
    for _ in range(asked.runs):
        for name in asked.peers:
            found[name].append(_measure(name, packages, asked))
            print(f"{name}: {json.dumps(found[name][-1])}", flush=True)
    print(_table(found))
    if asked.result:
        conditions = {key: getattr(asked, key) for key in ("tables", "runs", "seconds", "think")}
        result = {"conditions": conditions, "found": found}
        asked.result.write_text(json.dumps(result, indent=2) + "\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", nargs="+", choices=PEERS, default=list(PEERS))
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before it counts")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--moves", type=int, default=0, help="so many moves instead of seconds")
    parser.add_argument("--think", type=float, default=0.0, help="mean seconds before each move")
    parser.add_argument("--result", type=Path, help="a JSON file to write")
    return parser.parse_args()


def _measure(name: str, packages: Path, asked: argparse.Namespace) -> Found:
    """Run one server once, and load it."""
    with (
        tempfile.TemporaryDirectory(prefix="locanda-") as folder,
        PEERS[name](Path(folder), packages, PORT, asked.tables) as running,
    ):
        order = {
            "peer": running.peer,
            "url": f"http://127.0.0.1:{PORT}",
            "lobby": f"http://127.0.0.1:{PORT + 1}",
            "pids": running.pids,
            "seats": running.seats,
            "packages": str(packages),
            "tables": asked.tables,
            "warm": asked.warm,
            "seconds": asked.seconds,
            "moves": asked.moves,
            "think": asked.think * 1000,
        }
        command = (*CLIENT_CORE, "node", str(HERE / "client.cjs"), json.dumps(order))
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: Found = json.loads(done.stdout)
    return found


def _table(found: dict[str, list[Found]]) -> str:
    """Return the medians, and how many moves each makes beside the first peer in the same run."""
    first = next(iter(found))
    lines = [f"| server | {' | '.join(COLUMNS)} | moves per CPU beside {first} |"]
    lines.append("| --- " * (len(COLUMNS) + 2) + "|")
    for name, runs in found.items():
        pairs = zip(runs, found[first], strict=True)
        ratio = median(own["moves_per_cpu_s"] / its["moves_per_cpu_s"] for own, its in pairs)
        cells = [f"{median(run[column] for run in runs):g}" for column in COLUMNS]
        lines.append(f"| {name} | {' | '.join(cells)} | {ratio:.2f} |")
    return "\n".join(lines)


main()
