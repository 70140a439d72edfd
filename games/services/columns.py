"""The names of our own tables and columns, for the few places where SQL is written by hand."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Model


def table_of(model: type[Model]) -> str:
    """Return the table of a model."""
    return model._meta.db_table  # noqa: SLF001 -- Django documents it


def columns_of(model: type[Model], names: Iterable[str] | None = None) -> list[str]:
    """Return the columns of these fields of a model, or of all."""
    fields = model._meta.concrete_fields  # noqa: SLF001 -- Django documents it
    by_name = {field.name: str(field.column) for field in fields}
    return [by_name[name] for name in (by_name if names is None else names)]
