"""The tests of the house: of the source. Machine code can't be patched, nor looked into (`crise.builds`)."""

import os

os.environ.setdefault("CRISE_COMPILED", "0")
