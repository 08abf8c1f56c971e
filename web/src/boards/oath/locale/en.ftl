# What the board of Oath says besides the game's own words.

ob-round = Round { $n } of { $of }
ob-oath = Oath of { $oath }
ob-visions = { $n ->
    [one] { $n } Vision drawn so far
   *[other] { $n } Visions drawn so far
}
ob-supply = Supply { $n }
ob-favor = Favor { $n }
ob-secrets = { $n ->
    [one] { $n } secret
   *[other] { $n } secrets
}
ob-warbands = { $n ->
    [one] { $n } warband
   *[other] { $n } warbands
}
ob-advisers = Advisers: { $n } of { $of }
ob-relics = { $n ->
    [one] { $n } relic
   *[other] { $n } relics
}
ob-cost = Cost: { $list }.
ob-cost-favor = { $n } favor
ob-cost-secrets = { $n ->
    [one] { $n } secret
   *[other] { $n } secrets
}
ob-cost-burned-favor = { $n } favor burned
ob-cost-burned-secrets = { $n ->
    [one] { $n } secret burned
   *[other] { $n } secrets burned
}
ob-where-1 = At sites only.
ob-where-2 = Among advisers only.
ob-on-it = On it: { $list }.
ob-locked = Locked: it stays until its site or power says otherwise.
ob-ruled = Ruled by { $name }.
ob-bandits = Ruled by bandits.
ob-unruled = Nobody rules here.
ob-pawns = Here: { $list }.
ob-capacity = Cards: { $n } of { $of }.
ob-bank = { $suit } bank: { $n } favor
ob-banks = Favor banks
ob-held = Held by { $name }.
ob-unheld = Nobody holds it.
ob-world = World deck
    .does = Its back tells whether a denizen or a Vision comes next.
ob-next-denizen = A denizen comes next.
ob-next-vision = A Vision comes next.
ob-next-none = It is spent.
ob-pile = Discard pile of the { $region }: { $n }
ob-relic-deck = { $n ->
    [one] { $n } relic left in the deck
   *[other] { $n } relics left in the deck
}
ob-reliquary = Reliquary
ob-space = Reliquary, space { $n }
ob-hidden-site = A site that lies face down
ob-hidden-adviser = An adviser that lies face down
ob-hidden-relic = A relic that lies face down
ob-drawn = Cards drawn
ob-open = Open the board of { $name }
ob-shut = Fold the board of { $name }
ob-war = { $name } campaigns against { $foe }
ob-attack = { $n ->
    [one] { $n } attack die
   *[other] { $n } attack dice
}
ob-defense = { $n ->
    [one] { $n } defense die
   *[other] { $n } defense dice
}
ob-force = force { $n }
ob-allies = Beside the defender: { $list }
ob-banish = banishing { $name }
ob-victor-attacker = The attacker is victorious.
ob-victor-defender = The defender holds.
ob-news-round = Round { $n }
ob-news-usurper = { $seat } is the Usurper
ob-news-keeper = { $seat } is the Oathkeeper
ob-news-vision = { $seat } has drawn a Vision
ob-scene-war = The campaign
ob-deals = Offers and promises
ob-deal = Offer { $n }
ob-draft = Your draft
ob-bound = Bound
ob-own = Your board
ob-rested = A Rest would leave you with { $n }.
ob-refresh = Warbands in your bank: { $n }; they say what a Rest brings.
ob-refresh-citizen = A Rest brings what the Chancellor has.
ob-dark-secrets = { $n ->
    [one] { $n } face down
   *[other] { $n } face down
}
ob-host = { $n ->
    [one] { $n } warband on the board
   *[other] { $n } warbands on the board
}
ob-room = Room for an adviser
ob-recover = To recover a relic: { $list }.
ob-recover-bank = To recover a relic: { $n } favor to the { $suit } bank.
ob-locked-short = Locked.
ob-for = What it is about
ob-stage-targets = targets are declared
ob-stage-plans = battle plans
ob-stage-rolls = the dice
ob-stage-losses = losses
ob-stage-spoils = spoils
ob-stage-end = the end
ob-counts = { $dice } from the dice, { $force } for the force
ob-killed = { $n ->
    [one] { $n } warband lost
   *[other] { $n } warbands lost
}
ob-odds = { $n } % for { $name }
ob-hands = What it was about changes hands.
ob-stays = Everything stays where it was.
ob-banish-words = The pawn is sent away, and half of the favor may be burned.
ob-kind-edifice = Edifice
ob-kind-relic = Relic
ob-kind-vision = Vision
ob-free = No cost
ob-anywhere = At a site or among advisers

oath-realm-people = Who is who now
oath-realm-becomes = { $role }, was { $was }
oath-realm-newcomer = new in this realm
oath-realm-map = The map as it was left
oath-realm-kept = stays
oath-realm-new = new
oath-realm-unknown = Another site is drawn here.
oath-realm-relics = { $n ->
    [one] { $n } relic, face down
   *[other] { $n } relics, face down
}
oath-realm-changes = What has changed
oath-realm-new-oath = { $name } won and vowed anew; it was { $before } before.
oath-realm-same-oath = { $name } won and kept the oath.
