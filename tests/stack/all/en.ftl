game-title = Smile Life: Comet and Party
