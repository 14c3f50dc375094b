"""The laboratory: games by the thousand, reports and tournaments, the speed of the engine, the rules and their tests.

simulate  games of bots, played and checked
run       many games under one setting: executors, recorder, Parquet files, rule tracer
report    figures of a run, and the page that shows them
arena     tournaments of bots
kit       what pages are made of: markup, drawings, one style sheet
tools     check of a game and the laws of the table, sweep, coverage of the rules, benchmarks, protocol check
"""
