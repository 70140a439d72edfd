"""Writes every drawn file."""

from __future__ import annotations

from art.products import STATIC, draw_all


def main() -> None:
    for name, data in draw_all().items():
        (STATIC / name).write_bytes(data)


if __name__ == "__main__":
    main()
