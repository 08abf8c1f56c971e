# What the board of The King's Dilemma says besides the game's own words.

kd-no-house = no house yet
kd-reign = Reign { $n }
kd-time = Time track
kd-skull = The skull space
    .does = From here on a card with a skull may be the king's last.
kd-skull-cards = { $n ->
    [one] { $n } card lies there
   *[other] { $n } cards lie there
}
kd-pool = Pool of power: { $n }
    .does = Whoever passes to gather power shares it when the vote is over.
kd-row = { $resource } stands on row { $n }
kd-rising = its white face is up: it gathers speed when it rises
kd-falling = its black face is up: it gathers speed when it falls
kd-momentum = with a momentum token
kd-stickers = { $n ->
    [one] { $n } sticker in its row of the chronicle
   *[other] { $n } stickers in its row of the chronicle
}
kd-sticker = { $sign ->
    [good] Positive
   *[other] Negative
}; signed by { $house }; { $n ->
    [0] new
    [one] { $n } box marked
   *[other] { $n } boxes marked
}.
kd-moved = { $resource } goes from row { $from } to row { $to }
kd-balance = The balance stands on { $n }
    .does = At either end of it the king abdicates.
kd-balance-name = Balance
kd-unknown = something that nobody can foresee
kd-side-aye = Aye
kd-side-nay = Nay
kd-weight = { $n } power
kd-prestige = Prestige { $n }
kd-craving = Craving { $n }
kd-power = Power { $n }
kd-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
kd-leader = Leader
kd-moderator = Moderator
kd-stance-silent = has not spoken
kd-stance-gathers = passes, to gather power
kd-stance-moderates = passes, to moderate
kd-stance-out = takes no part
kd-stance-aye = { $n ->
    [0] aye
   *[other] aye with { $n }
}
kd-stance-nay = { $n ->
    [0] nay
   *[other] nay with { $n }
}
kd-stance-elects = { $n ->
    [0] votes
   *[other] votes with { $n }
}
kd-votes-for = { $n ->
    [0] for { $name }
   *[other] for { $name } with { $n }
}
kd-deals = Deals
kd-deal = Offer { $n }
kd-bound = Bound
kd-agenda-now = As things stand: { $n } points
kd-stories = The story so far
kd-chapter = chapter { $n }
kd-signed = signed by { $house }
kd-doors = Doors found: { $n } of 6
kd-houses = Which house is yours?
kd-draft = One of these is your agenda
kd-gathers = The Council gathers
kd-ended = The reign is over: { $ending }
kd-rule-silent = in silence
kd-rule-no_pass = nobody may pass
kd-rule-no_deals = no deals
kd-rule-head_count = each house counts once
kd-rule-majority = a majority of houses decides
kd-rule-coins_too = coins count, two for one
kd-rule-keep_power = power is kept
kd-rule-min = at least { $n } power
kd-rule-max = at most { $n } power

kd-news-ends = The reign is over
kd-news-door = A door opens
kd-news-finale = The finale begins
kd-scene-vote = The Council says { $side }: { $aye } to { $nay }

kd-kingdom-next = { $kin ->
    [none] Reign { $n } will be that of { $king }
   *[other] Reign { $n } will be that of { $king } of { $kin }
}
kd-kingdom-closed = The kingdom is closed: order { $order }, rebellion { $rebellion }
kd-kingdom-envelopes = { $n ->
    [one] { $n } envelope opened
   *[other] { $n } envelopes opened
}
kd-kingdom-houses = The houses
kd-kingdom-chronicle = The chronicle
kd-kingdom-kings = The kings
kd-kingdom-boxes = { $n } of { $boxes } boxes
kd-kingdom-leads = leads the next council
kd-kingdom-moderates = moderates, and takes an agenda first
kd-kingdom-sits = sits in the next council
kd-kingdom-absent = stays away next time
kd-kingdom-newcomer = { $name } will choose a house first.
kd-kingdom-new = new
kd-kingdom-rule = For now { $rule }.
kd-kingdom-dilemmas = { $n ->
    [one] { $n } dilemma
   *[other] { $n } dilemmas
}

kd-from-agenda = Agenda
kd-from-tokens = Tokens
kd-from-coins = Coins
kd-from-power = Power
