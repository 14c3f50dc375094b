game-title = Smile Life : Comète et Fête
