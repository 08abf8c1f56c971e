# What the board of Root says besides the game's own words.

rt-map-autumn = The woodland in autumn
rt-map-winter = The woodland in winter
rt-clearings = Clearings and forests
rt-closer = Closer
rt-farther = Farther away
rt-clearing = Clearing { $clearing }, { $suit }
rt-forest = Forest { $n }
rt-ruled = ruled by { $faction-the }
rt-warriors-of = { $count ->
    [one] { $count } warrior of { $faction-the }
   *[other] { $count } warriors of { $faction-the }
}
rt-some = { $count } × { $piece }
rt-ruin = ruin
rt-ruin-items = { $n ->
    [one] ruin with { $n } item beneath
   *[other] ruin with { $n } items beneath
}
rt-slots = { $open } of { $all } building slots open

rt-round = Round { $n } ·
rt-setup = Set-up
rt-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
rt-scores = Score track to 30: { $list }
rt-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rt-coalition = In a coalition with { $name }
rt-goal = { $have }/{ $of } { $suit } clearings
rt-goal-bird = { $have }/{ $of } opposite corners

rt-deck = Deck: { $n }
rt-discard = Discard pile: { $n }
rt-browse = Look through the discard pile
rt-close = Close
rt-none = none
rt-available = Dominance cards to take
rt-supply = Items left to craft
rt-supply-item = { $item }: { $n } left to craft
rt-box = { $item }, among the Crafted Items of { $faction-the }
rt-quest = Quest
rt-quests = Open quests, { $n } more in the deck
rt-quest-deck = Quests in the deck: { $n }
rt-cost = cost { $list }
rt-any-suit = any suit

rt-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
rt-short-marquise = Marquise
rt-short-eyrie = Eyrie
rt-short-alliance = Alliance
rt-short-vagabond = Vagabond
rt-short-vagabond-2 = Vagabond 2
rt-open = Open the board of { $name }
rt-shut = Close the board of { $name }
rt-crafted = Crafted
rt-warriors-left = Warriors in the supply: { $n }
rt-track = { $kind ->
    [sawmill] Sawmills
    [workshop] Workshops
    [recruiter] Recruiters
    [roost] Roosts
   *[sympathy] Sympathy
} on the map: { $placed } of { $all }
rt-track-next = The next gives { $points } VP
rt-track-cost = It costs { $cost }
rt-costs = Wood that a building costs
rt-sympathy-costs = Supporters that sympathy costs
rt-wood-left = Wood in the supply: { $n }
rt-keep = Keep in clearing { $clearing }
rt-keep-lost = No keep on the map

rt-decree = Decree
rt-resolving = being resolved
rt-resolved = resolved
rt-leads = leads
rt-deposed = deposed
rt-leader = { $leader }: { $leader-does }

rt-supporters = Supporters: { $n }
rt-officers = Officers: { $n }
rt-base-at = Base ({ $suit }) in clearing { $clearing }
rt-base-off = Base ({ $suit }) not on the map

rt-satchel = Items
rt-heap-fresh = ready
rt-heap-exhausted = exhausted
rt-heap-damaged = damaged
rt-heap-damaged-exhausted = damaged and exhausted
rt-item-fresh = { $item } (ready)
rt-item-exhausted = { $item } (exhausted)
rt-item-damaged = { $item } (damaged)
rt-item-damaged-exhausted = { $item } (damaged and exhausted)
rt-from-ruins = Found in ruins: { $list }
rt-hostile = hostile
rt-relation = { $n ->
    [0] indifferent
    [3] allied
   *[other] friendly, step { $n } of 3
}
rt-aids = { $n ->
    [one] { $n } aid this turn
   *[other] { $n } aids this turn
}
rt-character = { $character }: { $character-does }
rt-quests-done = Quests completed: { $n }

rt-battle = Battle in clearing { $clearing }: { $attacker } attacks { $defender }
rt-battle-ally = Warriors of { $faction-the } fight along
rt-battle-ambush = Ambush: 2 hits
rt-battle-hits = { $name }: { $rolled } rolled hits, { $extra } extra
rt-attacker = attacks
rt-defender = defends
rt-most = { $n ->
    [one] at most { $n } hit
   *[other] at most { $n } hits
}
rt-most-short = max. { $n }
rt-battle-step = Now: { $step }
rt-step-ally = ally
rt-step-ambush = ambush
rt-step-dice = dice
rt-step-effects = effects
rt-step-hits = hits

rt-scene-battle = Battle in clearing { $clearing }
rt-news-turmoil = Turmoil! The government of the Eyrie falls
rt-news-outrage = Outrage: { $seat } pays the Alliance
rt-news-battle = { $seat } attacks the { $faction } in clearing { $clearing }
rt-news-revolt = Revolt in clearing { $clearing }!
rt-news-dominance = { $seat } plays for dominance
rt-news-coalition = { $seat } forms a coalition with the { $faction }
rt-news-base-lost = The Alliance loses a base
rt-news-near = { $seat } is near victory: { $points } points

rt-from-crafting = Crafting
rt-from-buildings = Buildings and roosts
rt-from-tokens = Tokens
rt-from-battles = Battles
rt-from-friends = Aid and friendship
rt-from-quests = Quests and ruins
rt-from-turmoil = Turmoil
