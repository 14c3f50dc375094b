game-title = Smile Life : Apocalypse et Fête
