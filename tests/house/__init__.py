"""The house itself: its tree, its documents, its tools."""
