# What the board of Oath says in the terminal.

cli-oath-oath = Oath: { $oath }
cli-oath-round = round
cli-oath-visions = Visions drawn
cli-oath-commons = The realm
cli-oath-banks = banks
cli-oath-world = world deck
cli-oath-next-denizen = a denizen comes next
cli-oath-next-vision = a Vision comes next
cli-oath-discards = discards
cli-oath-reliquary = reliquary
cli-oath-players = Players
cli-oath-advisers = advisers (of { $n })
cli-oath-vision = Vision
cli-oath-relics = relics
cli-oath-drawn = Drawn
cli-oath-map = The map
cli-oath-unknown = face down
cli-oath-campaign = Campaign
cli-oath-sides = sides
cli-oath-aims = for
cli-oath-banish = pawn and favor
cli-oath-pools = dice
cli-oath-dice = { $attack } attack, { $defense } defense
cli-oath-forces = forces
cli-oath-plans = plans
cli-oath-totals = attack : defense
