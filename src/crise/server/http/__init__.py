"""What comes in as a request: routes, static files, limits."""
