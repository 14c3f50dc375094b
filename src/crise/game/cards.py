"""Card files: a row a card, with where its figures come from. A player who owns the box hands in a file of his own."""

from __future__ import annotations

import csv
import difflib
import io
from collections.abc import Container, Sequence
from typing import Annotated, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The columns that all card files have. A game adds its own."""

    card: Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
    kind: str
    count: Annotated[int, Meta(ge=0, le=200)]
    source: Literal["booklet", "public", "house"]


Row = TypeVar("Row", bound=CardRow)


class CardFileError(ValueError):
    """What is wrong with a card file, and on which line; in `faults` all that is."""

    def __init__(self, line: int, reason: str, *more: tuple[int, str]) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason
        self.faults = [(line, reason), *more]


def read_cards(text: str, row_type: type[Row]) -> list[tuple[int, Row]]:
    """The rows of a file, each with its line. French spreadsheets write semicolons."""
    text = text.removeprefix("\ufeff")
    semicolons = ";" in text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=";" if semicolons else ",", strict=True)
    names = row_type.__struct_fields__
    rows: list[tuple[int, Row]] = []
    faults: list[tuple[int, str]] = []
    try:
        if next(reader, None) != list(names):
            raise CardFileError(1, f"the first line must be: {','.join(names)}")
        for cells in filter(None, reader):
            try:
                rows.append((reader.line_num, _row(reader.line_num, names, cells, row_type)))
            except CardFileError as error:
                faults += error.faults
    except csv.Error as error:
        faults.append((reader.line_num, f"not a comma-separated line ({error})"))
    if faults:
        raise CardFileError(*faults[0], *faults[1:])
    if not rows:
        raise CardFileError(1, "there is no card in this file")
    return rows


def _row(line: int, names: Sequence[str], cells: list[str], row_type: type[Row]) -> Row:
    if len(cells) != len(names):
        raise CardFileError(line, f"{len(cells)} columns, but there must be {len(names)}: {', '.join(names)}")
    values = {name: cell.strip() for name, cell in zip(names, cells, strict=True)}
    try:
        return msgspec.convert(values, row_type, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        column = where.rstrip("`")
        if what.startswith("Expected `int`"):
            sign, _, limit = what.removeprefix("Expected `int`").strip().partition(" ")
            bound = {">=": f" of at least {limit}", "<=": f" of at most {limit}"}.get(sign, "")
            what = f"Must be a whole number{bound}"
        if what.startswith("Invalid enum value"):
            what = f"Must be {' or '.join(map(str, get_args(get_type_hints(row_type)[column])))}"
        if column in values:
            what = f"{column} is {values[column]!r}: {what[0].lower()}{what[1:]}"
        raise CardFileError(line, what) from error


def check_cards(
    rows: Sequence[tuple[int, Row]], standard: Sequence[Row], numbered: Container[str], total: int
) -> list[Row]:
    """Refuse an unknown card, one that stands twice or changed its kind, and a wrong total."""
    kinds = {row.card: row.kind for row in standard}
    seen: dict[str, int] = {}
    faults: list[tuple[int, str]] = []
    for line, row in rows:
        if fault := _fault(row, kinds, numbered):
            faults.append((line, fault))
        elif row.card in seen:
            faults.append((line, f"{row.card!r} stands already on line {seen[row.card]}"))
        seen.setdefault(row.card, line)
    if faults:
        raise CardFileError(*faults[0], *faults[1:])
    cards = sum(row.count for _, row in rows)
    if cards != total:
        missing = [row.card for row in standard if row.card not in seen and row.kind not in numbered]
        hint = f" (not in the file: {', '.join(missing)})" if missing else ""
        raise CardFileError(rows[-1][0], f"{cards} cards in all, but there must be {total}{hint}")
    return [row for _, row in rows]


def _fault(row: Row, kinds: dict[str, str], numbered: Container[str]) -> str:
    """Cards of a numbered kind are named by their value: any value will do."""
    if row.kind in numbered:
        due = f"{row.kind}-{getattr(row, 'value', '')}"
        return "" if row.card == due else f"{row.card!r} must be called {due!r}, after its kind and value"
    if row.card not in kinds:
        close = difflib.get_close_matches(row.card, kinds, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"known: {', '.join(kinds)}"
        return f"unknown card {row.card!r} ({hint})"
    return "" if row.kind == kinds[row.card] else f"{row.card!r} is of kind {kinds[row.card]!r}, not {row.kind!r}"


def write_cards(rows: Sequence[CardRow]) -> str:
    """The text form, which parses back."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(type(rows[0]).__struct_fields__)
    writer.writerows(msgspec.structs.astuple(row) for row in rows)
    return out.getvalue()
