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
kb-sum = Sum { $n }
kb-passed = Passed
kb-to-act = to act
kb-peeked = Has looked at the enemy
kb-nobody = Nobody

kb-help-token = +2 token, you have { $n }
kb-help-market = Market: an advisor 1 above or below the sum
kb-help-envoy = The king's envoy: an advisor already influenced
kb-used = Already used this season.

kb-province = Province of { $name }
kb-own-province = Your province
kb-back = Back to yours
kb-open = Show the province of { $name }
kb-built = built
kb-cost = cost { $cost }
kb-in-battle = { $bonus } in battle
kb-goods = { $amount } in store
kb-none = none
kb-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
kb-soldiers-and-walls = Soldiers { $army }, from buildings { $bonus }
kb-any = { $n ->
    [one] { $n } good of choice
   *[other] { $n } goods of choice
}
kb-or = or
kb-peek = a secret look at the enemy
kb-trade = swap 1 good for one each of the other two kinds

kb-effect-statue = After the roll, if all your dice are alike, you may reroll one.
kb-effect-chapel = After the roll, if your dice total 7 or less, you may reroll them all.
kb-effect-church = +1 in battle against Demons.
kb-effect-cathedral = At the end of the game, 1 VP for every 2 goods.
kb-effect-inn = At the end of each summer, a +2 token.
kb-effect-market = Once a season, influence an advisor 1 above or below your sum.
kb-effect-farms = One more white die every season, but −1 in battle.
kb-effect-merchants-guild = 1 gold at the start of every season.
kb-effect-guard-tower = +1 in battle.
kb-effect-blacksmith = +1 in battle.
kb-effect-barracks = Recruit soldiers for 1 good each.
kb-effect-wizards-guild = +2 in battle.
kb-effect-palisade = +1 in battle, +2 against Zombies.
kb-effect-stables = One more soldier whenever an advisor gives you soldiers.
kb-effect-stone-wall = +1 in battle; a draw counts as a victory.
kb-effect-fortress = +1 in battle; 1 VP for every battle won.
kb-effect-barricade = +1 in battle against Goblins.
kb-effect-crane = Buildings of columns III and IV cost 1 gold less.
kb-effect-town-hall = At the end of every season you may spend a good or a +2 token for 1 VP.
kb-effect-embassy = 1 VP at the end of every season.
