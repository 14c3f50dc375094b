"""Robots have stage names: nobody takes one for a person."""

from __future__ import annotations

from typing import Final

STAGE_NAMES: Final = ("Scapin", "Colombine", "Figaro", "Zadig", "Rosine", "Arlequin", "Silvia", "Candide")
