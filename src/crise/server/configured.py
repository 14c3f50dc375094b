"""Settings from a file (TOML), the environment and flags, each before the one that comes first here."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from crise.server.settings import Settings

PREFIX = "CRISE_"


class SettingsFault(Exception):
    """What is wrong with what was set, by its name."""

    def __init__(self, name: str, fault: str) -> None:
        super().__init__(f"{name}: {fault}")
        self.name, self.fault = name, fault


class Setting(NamedTuple):
    name: str  # limits.sockets
    kind: Any
    default: Any
    text: str

    @property
    def variable(self) -> str:
        return PREFIX + self.name.replace(".", "_").upper()


def all_settings(of: type[msgspec.Struct] = Settings, before: str = "") -> Iterator[Setting]:
    hints = get_type_hints(of, include_extras=True)
    for field in msgspec.structs.fields(of):
        kind = hints[field.name]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            yield from all_settings(kind, f"{field.name}.")
        elif (meta := next((one for one in get_args(kind)[1:] if isinstance(one, Meta)), None)) is not None:
            yield Setting(before + field.name, get_args(kind)[0], field.default, meta.description or "")


def configured(file: Path | None, environ: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """Raises SettingsFault."""
    known = {setting.name: setting for setting in all_settings()}
    values = dict(_flat(_read(file))) if file is not None else {}
    values |= {name: environ[one.variable] for name, one in known.items() if one.variable in environ}
    values |= given
    nested: dict[str, Any] = {}
    for name, value in values.items():
        if name not in known:
            raise SettingsFault(name, "no such setting")
        group, _, last = name.rpartition(".")
        within = nested.setdefault(group, {}) if group else nested
        within[last] = _value(known[name], value)
    return msgspec.convert(nested, Settings, strict=False, dec_hook=_path)


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise SettingsFault(str(file), str(error)) from error


def _flat(values: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in values.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield before + name, value


def _value(setting: Setting, value: Any) -> Any:
    """As its type wants it: several things in one text have commas between them."""
    several = any(get_origin(kind) in (tuple, frozenset) for kind in (setting.kind, *get_args(setting.kind)))
    if several and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, setting.kind, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise SettingsFault(setting.name, str(error)) from error


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str | Path):
        return Path(value).expanduser()
    raise msgspec.ValidationError(f"expected {kind.__name__}")


def as_table() -> str:
    """For the documents."""
    rows = ["| setting | in the environment | unless said otherwise | |", "|---|---|---|---|"]
    rows += [f"| `{one.name}` | `{one.variable}` | {_shown(one)} | {one.text} |" for one in all_settings()]
    return "\n".join(rows) + "\n"


def _shown(setting: Setting) -> str:
    if setting.name == "workers" or setting.default in (msgspec.NODEFAULT, (), frozenset(), None, ""):
        return ""
    if isinstance(setting.default, tuple):
        return f"`{', '.join(map(str, setting.default))}`"
    return f"`{str(setting.default).lower() if isinstance(setting.default, bool) else setting.default}`"
