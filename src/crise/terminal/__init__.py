"""The terminal table: one person against bots, or several at one screen. It knows no rule."""
