"""What a table is made of, declared once: copy, view, wire type, features and laws follow from it."""
