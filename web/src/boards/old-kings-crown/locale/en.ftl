# What the board of The Old King's Crown says besides the game's own words.

okc-region-highlands = Highlands
okc-region-plateau = Plateau
okc-region-lowlands = Lowlands
okc-location-castle = Castle
okc-location-wilderness = Wilderness
okc-location-fields = Tilled Fields
okc-location-battlefield = Battlefield
okc-location-shrine = Shrine
okc-location-necropolis = Necropolis
okc-council-relics = Relics
okc-council-secrets = Secrets
okc-council-oaths = Oaths
okc-suit-relics = relics
okc-suit-secrets = secrets
okc-suit-oaths = oaths

okc-year = Year { $n } of { $of }
okc-season-start = Start
okc-season-spring = Spring
okc-season-summer = Summer
okc-season-autumn = Autumn
okc-season-winter = Winter
okc-order = Order track: { $list }
okc-favour-free = The Kingdom's Favour lies on the Tilled Fields
okc-favour-held = The Kingdom's Favour: { $name }, { $left ->
    [one] { $left } use left
   *[other] { $left } uses left
}

okc-strength = Strength here { $n }.
okc-influence-on = { $n } influence on it
okc-fought = has fought here this year and counts no more
okc-marker = clash { $n } of the year
okc-resolved = resolved
okc-barred = closed to others by { $name }
okc-active = { $n ->
    [one] { $n } card face up
   *[other] { $n } cards face up
}
okc-laid = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
okc-supporters = { $n ->
    [one] { $n } Supporter
   *[other] { $n } Supporters
}
okc-heralds = Heralds: { $list }.
okc-marks = { $name }: { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
okc-votes-of = Votes: { $list }
okc-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
okc-influence = { $n } influence
okc-lore = { $n } lore
okc-hand = Hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} (limit { $limit })
okc-deck = Deck: { $n }
okc-discard = Discarded: { $n }
okc-lost = Lost: { $n }
okc-known = Known cards in hand
okc-place = Place of power
okc-quarters = Headquarters
okc-bid = Bid
okc-space = Space { $n }
okc-guard = Guarded with { $n }
okc-uses = { $n ->
    [one] { $n } use left
   *[other] { $n } uses left
}
okc-burned = burned
okc-sealed = Under seal:
okc-face-down = Face down, for your eyes only:
okc-back = A face-down card of { $name }
okc-men-lost = Your Supporters in the lost pile
okc-men-board = Your Supporters on your board
okc-men-highlands = Your Supporters in the Highlands
okc-men-plateau = Your Supporters on the Plateau
okc-men-lowlands = Your Supporters in the Lowlands
okc-open = Open the board of { $name }
okc-shut = Close the board of { $name }

okc-road = The Great Road
okc-kingdom-deck = Kingdom deck: { $n }
okc-kingdom-discard = Discarded Kingdom cards: { $n }
okc-next = next
okc-dealt = dealt
okc-discarded = discarded
okc-acquiring = acquired

okc-clash = A clash in { $region }
okc-clash-again = Tied: they clash again in { $region }
okc-total = { $name }: strength { $n }
okc-winner = { $name } wins
okc-stage-reveal = Reveal
okc-stage-day = Day
okc-stage-answer = Answers
okc-stage-night = Night
okc-stage-tally = Strength
okc-stage-tie = Tie
okc-stage-rewards = Rewards

okc-headquarters = Headquarters
okc-tactic = Tactic
okc-favour = The Kingdom's Favour
okc-cost = { $n } lore
okc-sign-invulnerable = Invulnerable
okc-sign-resilient = Resilient
okc-sign-pathfinder = Pathfinder
okc-sign-ambush = Ambush
okc-sign-retreat = Retreat
okc-sign-flank = Flank
okc-sign-rally = Rally (self)
okc-sign-rally-two = Rally (any 2)
okc-sign-deploy = Deploy
okc-sign-assassinate = Assassinate

okc-scene-clash = Clash in { $region }
okc-scene-again = They clash again in { $region }
okc-scene-bids = The bids are opened
okc-step-reveal = Cards are turned up
okc-step-ambush = An ambush!
okc-step-retreat = A retreat
okc-step-flank = A flank
okc-step-uses = { $what }
okc-step-night = Night falls
okc-step-strength = Strength is counted
okc-step-tie = A tie
okc-news-year = Year { $n }
okc-news-steals = { $seat } steals { $kingdom }
okc-news-attrition = Attrition: { $seat }
okc-news-favour = { $seat } takes the Kingdom's Favour

okc-from-rewards = Rewards of locations
okc-from-heralds = Heralds
okc-from-others = Taken from others
okc-from-clashes = Clashes
okc-from-market = Cards and their powers
okc-from-councils = Councils
