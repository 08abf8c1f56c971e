# What the board of Root says in the terminal.

cli-root-round = Round { $n }
cli-root-setup = Set-up
cli-root-supply = Items to craft
cli-root-quests = Open quests
cli-root-quest-deck = { $n } more in the deck
cli-root-available = To take
cli-root-piles = Cards
cli-root-deck = { $n } in the deck
cli-root-discard = { $n } discarded
cli-root-players = Players
cli-root-short-marquise = Marquise
cli-root-short-eyrie = Eyrie
cli-root-short-alliance = Alliance
cli-root-short-vagabond = Vagabond
cli-root-short-vagabond-2 = Vagabond 2
cli-root-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cli-root-warriors-left = { $n }⚔ in the supply
cli-root-dominance = dominance
cli-root-coalition = coalition
cli-root-crafted = crafted
cli-root-items = items
cli-root-in-supply = { $n } in the supply
cli-root-leader = leader
cli-root-deposed = deposed
cli-root-evening = { $points }★ each Evening
cli-root-supporters = supporters
cli-root-spent = cards
cli-root-officers = officers
cli-root-bases = bases
cli-root-character = character
cli-root-clearing = clearing { $n }
cli-root-forest = forest { $n }
cli-root-item-fresh = ready
cli-root-item-exhausted = exhausted
cli-root-item-damaged = damaged
cli-root-item-damaged-exhausted = dam., exh.
cli-root-relations = relations
cli-root-relation = { $step ->
    [hostile] hostile
    [0] indifferent
    [3] allied
   *[other] friendly { $step }/3
}
cli-root-aids = { $n ->
    [one] ({ $n } aid)
   *[other] ({ $n } aids)
}
cli-root-quests-done = quests done
cli-root-woodland = The woodland
cli-root-suit = suit
cli-root-paths = paths to
cli-root-slots = slots
cli-root-pieces = pieces
cli-root-forests = Forests
cli-root-sign-rules = rules the clearing
cli-root-sign-warrior = warriors
cli-root-sign-pawn = pawn
cli-root-sign-built = built
cli-root-sign-open = open
cli-root-sign-ruin = ruin
cli-root-sign-point = points
cli-root-battle = Battle in clearing { $clearing }: { $attacker } attacks { $defender }
cli-root-most = { $n ->
    [one] at most { $n } hit
   *[other] at most { $n } hits
}
cli-root-hits = { $extra ->
    [0] hits rolled: { $rolled }
   *[other] hits rolled: { $rolled }, extra: { $extra }
}
cli-root-step-ally = ally
cli-root-step-ambush = ambush
cli-root-step-dice = dice
cli-root-step-effects = effects
cli-root-step-hits = hits
cli-root-hand = Your hand
cli-root-card = card
cli-root-crafting = crafting
cli-root-any = any suit
