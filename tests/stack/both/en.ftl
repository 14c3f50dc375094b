game-title = Smile Life: Apocalypse and Party
