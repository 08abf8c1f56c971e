# What the board of Kingsburg says besides the game's own words.

kb-court = The court
kb-calendar = Year { $number }: { $phase }
kb-year = Year { $number }
kb-order = Turn order
kb-order-words = Turn order: { $list }
kb-score-words = Score: { $list }
kb-army = Army
kb-army-words = Army: { $list }
kb-strength-range = Strength { $from }–{ $to }
kb-enemy-back = This year's enemy is still hidden. Strength { $from }–{ $to }. Possible: { $list }
kb-enemy-card = { $kind }, strength { $strength }. Victory: { $gain }. Defeat costs: { $lose }
kb-enemy-secret = Only you know
kb-enemy-secret-words = You have looked at this card; others may not know it
kb-victory = Victory
kb-defeat = Defeat

kb-envoy-home = The king's envoy is on the board
kb-envoy-with = The king's envoy is with { $name }
kb-envoy-used-here = With the king's envoy

kb-hand = Your dice
kb-hand-of = Dice of { $name }
kb-no-dice = No dice
kb-die = { $colour ->
    [white] White die: { $value }
   *[own] Die: { $value }
}
kb-reach = Within reach: { $list }
kb-passed = Passed
kb-to-act = to act
kb-peeked = Has looked at the enemy
kb-nobody = Nobody

kb-help-token = +2 token, you have { $n }
kb-help-envoy = The king's envoy: an advisor already influenced
kb-used = Already used this season.

kb-province = Province of { $name }
kb-own-province = Your province
kb-back = Back to yours
kb-open = Show the province of { $name }
kb-built = built
kb-ours = cost of our own making
kb-cost = cost { $cost }
kb-in-battle = { $bonus } in battle
kb-goods = { $amount } in store
kb-none = none
kb-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
kb-soldiers-and-walls = Soldiers { $army }, from buildings { $bonus }
kb-levies = Soldier tokens left: { $list }
kb-levy = Soldier token { $n }
kb-spread-strips = Strips that may cover a row
kb-spread-auction = Governors to be auctioned
kb-spread-governors = Governors dealt to you
kb-spread-groups = Groups to be courted this year
kb-way-for = { $price } for { $gifts }
kb-way-others = { $gifts }; every other player: { $others }
kb-others = others
kb-card-destiny = Destiny
kb-card-governor = Governor
kb-card-group = Group
kb-card-edict = Edict
kb-allies = Tokens here: { $list }
kb-marked = Drawn by lot this year
kb-closed = You cannot influence them this year
kb-any = { $n ->
    [one] { $n } good of choice
   *[other] { $n } goods of choice
}

kb-scene-winter = The winter battle
kb-news-winter = Winter: the enemy comes
kb-news-enemy = { $enemy } attack with strength { $strength }
kb-news-razed = { $seat } loses a building: { $building }
kb-news-last-year = The last year begins

kb-from-buildings = Buildings
kb-from-battles = Battles and armies
kb-from-favour = The king's favour
kb-from-advisors = Advisors
kb-from-bids = Bids
