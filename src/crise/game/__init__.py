"""A game as a value: manifest, cards, options, texts, events, records."""
