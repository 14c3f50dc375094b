#!/usr/bin/env python3
"""A bot in a few lines: it passes when it can, else takes any option. Nothing to install.

crise conform "python3 examples/bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])
    elif message["type"] == "request":
        ids = [option["id"] for option in message["ask"]["options"]]
        choice = "pass" if "pass" in ids and chance.random() < 0.5 else chance.choice(ids)
        print(json.dumps({"type": "answer", "request": message["request"], "option": choice}), flush=True)
    elif message["type"] == "error":
        print(message["rule"], message["reason"], file=sys.stderr)
