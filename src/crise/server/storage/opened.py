"""The store that the settings name."""

from __future__ import annotations

from importlib import import_module

from crise.server.settings import Settings
from crise.server.storage.folder import DATABASE, StoreFault
from crise.server.storage.sqlite import SqliteStore
from crise.server.storage.store import Store


def open_store(settings: Settings, address: str = "") -> Store:
    """`address`: where other processes reach this one, unless the settings say so. Raises StoreFault."""
    if not settings.database:
        return SqliteStore(settings.data / DATABASE)
    try:
        postgres = import_module("crise.server.storage.postgres")
    except ImportError as error:
        raise StoreFault("no-driver") from error
    store: Store = postgres.PostgresStore(settings.database, settings.address or address)
    return store
