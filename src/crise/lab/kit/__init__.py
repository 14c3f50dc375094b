"""What the pages of the lab are made of: markup, drawings, numbers in words, one style sheet."""
