# What the board of Kingsburg says in the terminal.

cli-kingsburg-year = Year { $year } of { $years }
cli-kingsburg-enemy = Enemy
cli-kingsburg-enemy-unknown = strength { $low } to { $high }, not known yet
cli-kingsburg-enemy-known = { $enemy }, strength { $strength }
cli-kingsburg-victory = victory
cli-kingsburg-defeat = defeat
cli-kingsburg-secret = only you know
cli-kingsburg-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
cli-kingsburg-council = The king’s council
cli-kingsburg-nobody = nobody
cli-kingsburg-players = Players, in turn order
cli-kingsburg-provinces = Provinces
cli-kingsburg-letter-gold = G
cli-kingsburg-letter-wood = W
cli-kingsburg-letter-stone = S
cli-kingsburg-gold = gold
cli-kingsburg-wood = wood
cli-kingsburg-stone = stone
cli-kingsburg-army = army
cli-kingsburg-dice = dice in hand
cli-kingsburg-mark-envoy = king’s envoy
cli-kingsburg-mark-aided = king’s aid
cli-kingsburg-mark-passed = has passed
cli-kingsburg-mark-peeked = knows the enemy
cli-kingsburg-whim = whim
cli-kingsburg-mark-levies = tokens { $list }
cli-kingsburg-sign-point = point
cli-kingsburg-sign-soldier = soldier
cli-kingsburg-sign-any = any good
cli-kingsburg-sign-swap = swap
cli-kingsburg-sign-look = look at the enemy
cli-kingsburg-sign-die = own die
cli-kingsburg-sign-white = white die
