# What Root says. The names are those of rulebook/en.md.

root-title = Root
root-invitation = One woodland, and everybody in it plays by other rules: build it up, take it back, stir it to revolt, or wander through and profit from them all.
root-preset-first = First game
    .about = For four: hands, leader and first buildings as chosen for a first game, each of the four factions once.
root-preset-usual = The usual
    .about = The autumn map. Factions are drawn by lot, unless you choose them for the seats.
root-preset-winter = Winter
    .about = The frozen map: the suits of its clearings fall differently every time, and its paths are longer.

## Names: factions, suits, items, pieces (.the and .a: with an article, for sentences)

root-faction-marquise = Marquise de Cat
    .the = the Marquise
    .about =
        The most at the start, and the most to lose: warriors nearly everywhere, and points for every building.
        Each turn is three plain actions, so she is good to learn with; the art is to hold the paths between
        sawmills and slots against everybody.
root-faction-eyrie = Eyrie Dynasties
    .the = the Eyrie
    .about =
        A plan that only grows: each turn adds a card to the Decree, and all of it must be carried out. Strong
        and fast while it lasts, and it scores every Evening; whoever cannot keep a promise falls into turmoil.
        For players who like to think three turns ahead.
root-faction-alliance = Woodland Alliance
    .the = the Alliance
    .about =
        Nothing on the map at first. Sympathy spreads where others pass, a revolt sweeps a clearing away and
        leaves a base, and officers strike in the Evening. A slow start, a steep end, and cards that nobody
        sees.
root-faction-vagabond = Vagabond
    .the = the Vagabond
    .about =
        One pawn, no clearing to hold, and a satchel of items that every action wears out. He explores ruins,
        does quests, helps one army and robs another. Free to go anywhere; for players who like to choose their
        friends by the turn.
root-faction-vagabond-2 = Second Vagabond
    .the = the second Vagabond
    .about =
        A second Vagabond in the same woodland: the two race each other for ruins and quests.

root-suit-fox = fox
root-suit-rabbit = rabbit
root-suit-mouse = mouse
root-suit-bird = bird

# .does: what a component is good for, in every face and in the rulebook.
root-item-boot = boot
    .does = the Vagabond exhausts one to move, two where Hostile warriors are
root-item-torch = torch
    .does = the Vagabond exhausts one to explore a ruin, or for what only his character can do
root-item-tea = tea
    .does = each on the Vagabond's track refreshes 2 more items in Birdsong
root-item-sword = sword
    .does = the Vagabond exhausts one to battle, and rolls at most as many hits as he has undamaged ones
root-item-bag = bag
    .does = each on the Vagabond's track makes room for 2 more items
root-item-crossbow = crossbow
    .does = the Vagabond exhausts one to strike a piece of an enemy in his clearing
root-item-hammer = hammer
    .does = the Vagabond exhausts one to repair an item, or as many as a card costs to craft it
root-item-coin = coin
    .does = each on the Vagabond's track draws 1 more card in Evening

root-piece-sawmill = sawmill
    .a = a sawmill
    .does = Brings wood each Birdsong; building it scores.
root-piece-workshop = workshop
    .a = a workshop
    .does = Crafts in the suit of its clearing; building it scores.
root-piece-recruiter = recruiter
    .a = a recruiter
    .does = Recruits a warrior; more of them draw more cards.
root-piece-roost = roost
    .a = a roost
    .does = Scores each Evening, crafts, and recruits by the Decree.
root-piece-base = base
    .a = a base
    .does = Recruits, holds more supporters and draws a card each Evening.
root-piece-wood = wood
    .a = a wood token
    .does = Pays for buildings.
root-piece-keep = keep
    .a = the keep
    .does = Only the Marquise may place pieces here; Field Hospitals bring warriors to it.
root-piece-sympathy = sympathy
    .a = a sympathy token
    .does = Crafts in the suit of its clearing; who moves in or removes it stirs outrage.
root-piece-warrior = warrior
    .a = a warrior

root-column-recruit = Recruit
root-column-move = Move
root-column-battle = Battle
root-column-build = Build

root-leader-builder = Builder
    .does = viziers in Recruit and Move; full VP for crafted items
root-leader-charismatic = Charismatic
    .does = viziers in Recruit and Battle; recruits two warriors at a time
root-leader-commander = Commander
    .does = viziers in Move and Battle; an extra hit when attacking
root-leader-despot = Despot
    .does = viziers in Move and Build; 1 more VP when a battle removes buildings or tokens

root-character-thief = Thief
    .does = boot, torch, tea, sword; steals cards
root-character-tinker = Tinker
    .does = boot, torch, bag, hammer; picks cards from the discard pile
root-character-ranger = Ranger
    .does = boot, torch, crossbow, sword; repairs items in a hideout

root-phase-1 = Birdsong
root-phase-2 = Daylight
root-phase-3 = Evening

## Names: cards

root-printed-effect = { $suit }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; cost: { $cost }
root-price-fox = { $n ->
    [one] fox
   *[other] { $n } fox
}
root-price-rabbit = { $n ->
    [one] rabbit
   *[other] { $n } rabbit
}
root-price-mouse = { $n ->
    [one] mouse
   *[other] { $n } mouse
}
root-price-any = { $n } of any suit
root-card-arms-trader = Arms Trader
root-card-birdy-bindle = Birdy Bindle
root-card-crossbow-bird = Crossbow (bird)
root-card-woodland-runners = Woodland Runners
root-card-a-visit-to-friends = A Visit to Friends
root-card-bake-sale = Bake Sale
root-card-root-tea-rabbit = Root Tea (rabbit)
root-card-smugglers-trail = Smuggler's Trail
root-card-crossbow-mouse = Crossbow (mouse)
root-card-investments = Investments
root-card-mouse-in-a-sack = Mouse-in-a-Sack
root-card-root-tea-mouse = Root Tea (mouse)
root-card-sword = Sword
root-card-travel-gear-mouse = Travel Gear (mouse)
root-card-anvil = Anvil
root-card-foxfolk-steel = Foxfolk Steel
root-card-gently-used-knapsack = Gently Used Knapsack
root-card-protection-racket = Protection Racket
root-card-root-tea-fox = Root Tea (fox)
root-card-travel-gear-fox = Travel Gear (fox)
root-card-ambush-bird = Ambush (bird)
    .does = In defence: 2 hits before the dice. Foils an ambush.
root-card-ambush-rabbit = Ambush (rabbit)
    .does = { root-card-ambush-bird.does }
root-card-ambush-mouse = Ambush (mouse)
    .does = { root-card-ambush-bird.does }
root-card-ambush-fox = Ambush (fox)
    .does = { root-card-ambush-bird.does }
root-card-dominance-bird = Dominance (bird)
    .does = Win by ruling two opposite corners at Birdsong.
root-card-dominance-rabbit = Dominance (rabbit)
    .does = Win by ruling three rabbit clearings at Birdsong.
root-card-dominance-mouse = Dominance (mouse)
    .does = Win by ruling three mouse clearings at Birdsong.
root-card-dominance-fox = Dominance (fox)
    .does = Win by ruling three fox clearings at Birdsong.
root-card-armorers = Armorers
    .does = Discard in battle: ignore all rolled hits.
    .also = Those are the rolled hits against its owner; extra hits still count.
root-card-brutal-tactics = Brutal Tactics
    .does = Attacking: 1 extra hit; the defender scores 1.
    .also = Once in a battle, if the owner likes.
root-card-royal-claim = Royal Claim
    .does = Birdsong, discard: 1 VP for each clearing you rule.
root-card-sappers = Sappers
    .does = Defending, discard: 1 extra hit.
root-card-better-burrow-bank = Better Burrow Bank
    .does = Birdsong: you and another player draw a card.
    .also = At its start, if the owner likes, who draws first and then names the enemy who draws one too.
root-card-cobbler = Cobbler
    .does = Evening: take a move.
    .also = At its start, if the owner likes. A Vagabond needs no boot for it, except the additional one of 9.2.9.3.2.
root-card-command-warren = Command Warren
    .does = Daylight begins: start a battle.
    .also = If the owner likes. A Vagabond needs no sword for it.
root-card-favor-of-the-rabbits = Favor of the Rabbits
    .does = Remove all enemies in rabbit clearings; score them.
root-card-codebreakers = Codebreakers
    .does = Daylight: look at a player's hand.
    .also = Once, if the owner likes.
root-card-favor-of-the-mice = Favor of the Mice
    .does = Remove all enemies in mouse clearings; score them.
root-card-scouting-party = Scouting Party
    .does = Attacking, you are not hit by ambushes.
    .also = They have no effect on the owner.
root-card-favor-of-the-foxes = Favor of the Foxes
    .does = Remove all enemies in fox clearings; score them.
root-card-stand-and-deliver = Stand and Deliver
    .does = Birdsong: take a random card; that player scores 1.
    .also = Once, if the owner likes, from an enemy's hand.
root-card-tax-collector = Tax Collector
    .does = Daylight: remove a warrior, draw a card.
    .also = Once, if the owner likes; one of their own, from the map.
root-card-vizier = Loyal Vizier

## Names: quests

# What every quest gives.
-root-quest-reward = VP or 2 cards

root-quest-errand-fox = Errand (fox)
    .does = tea and boot in a fox clearing, for { -root-quest-reward }
root-quest-errand-rabbit = Errand (rabbit)
    .does = tea and boot in a rabbit clearing, for { -root-quest-reward }
root-quest-escort-mouse = Escort (mouse)
    .does = two boots in a mouse clearing, for { -root-quest-reward }
root-quest-expel-bandits-mouse = Expel Bandits (mouse)
    .does = two swords in a mouse clearing, for { -root-quest-reward }
root-quest-expel-bandits-rabbit = Expel Bandits (rabbit)
    .does = two swords in a rabbit clearing, for { -root-quest-reward }
root-quest-fend-off-a-bear-mouse = Fend Off a Bear (mouse)
    .does = torch and crossbow in a mouse clearing, for { -root-quest-reward }
root-quest-fend-off-a-bear-rabbit = Fend Off a Bear (rabbit)
    .does = torch and crossbow in a rabbit clearing, for { -root-quest-reward }
root-quest-fundraising-fox = Fundraising (fox)
    .does = tea and coin in a fox clearing, for { -root-quest-reward }
root-quest-give-a-speech-fox = Give a Speech (fox)
    .does = torch and tea in a fox clearing, for { -root-quest-reward }
root-quest-give-a-speech-rabbit = Give a Speech (rabbit)
    .does = torch and tea in a rabbit clearing, for { -root-quest-reward }
root-quest-guard-duty-mouse = Guard Duty (mouse)
    .does = torch and sword in a mouse clearing, for { -root-quest-reward }
root-quest-guard-duty-rabbit = Guard Duty (rabbit)
    .does = torch and sword in a rabbit clearing, for { -root-quest-reward }
root-quest-logistics-help-mouse = Logistics Help (mouse)
    .does = boot and bag in a mouse clearing, for { -root-quest-reward }
root-quest-logistics-help-fox = Logistics Help (fox)
    .does = boot and bag in a fox clearing, for { -root-quest-reward }
root-quest-repair-a-shed-fox = Repair a Shed (fox)
    .does = torch and hammer in a fox clearing, for { -root-quest-reward }

## Options of a new game

root-option-map = Map
root-option-map-autumn = Autumn
root-option-map-winter = Winter

root-option-seat-1 = Faction of player 1
root-option-seat-1-random = random
root-option-seat-1-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-option-seat-1-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-option-seat-1-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-option-seat-1-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-option-seat-1-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

root-option-seat-2 = Faction of player 2
root-option-seat-2-random = random
root-option-seat-2-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-option-seat-2-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-option-seat-2-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-option-seat-2-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-option-seat-2-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

root-option-seat-3 = Faction of player 3
root-option-seat-3-random = random
root-option-seat-3-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-option-seat-3-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-option-seat-3-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-option-seat-3-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-option-seat-3-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

root-option-seat-4 = Faction of player 4
root-option-seat-4-random = random
root-option-seat-4-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-option-seat-4-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-option-seat-4-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-option-seat-4-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-option-seat-4-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

root-option-walkthrough = Hands and set-up of the first-game walkthrough

root-notation-rootlog = Rootlog
root-rootlog-unfinished = A Rootlog shows every hand, so it is written only of a finished game.
root-rootlog-other-game = Rootlog is the notation of Root; this is a game of { $game }.
root-saga = A match in two legs (for two)
root-bad-legs = A match in two legs is for two: two games on one map, the second with the factions swapped.
root-legs-over = Both legs of this match have been played.
root-leg = Leg { $n }: { $sides }.
root-leg-side = { $seat } ({ $faction }) { $points } VP
root-legs-won = { $n ->
    [one] { $winners } wins the match with { $points } VP.
   *[other] { $winners } share the match with { $points } VP each.
}
root-bad-only-vagabonds = Two Vagabonds alone have nobody to aid or to fight; let another faction join them.
root-bad-walkthrough =
    The walkthrough is for four players on the autumn map: Marquise, Eyrie, Alliance and Vagabond, in this order.
root-bad-twice = Each faction can be played only once; choose a different one for each player.
root-bad-second-vagabond = The second Vagabond plays only beside the first: give another player the Vagabond.

## What happens: turns, cards, points

root-turn = Round { $round }: { $seat }
root-draws = { $n ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $n } cards.
}
root-drew = For your eyes only: you draw { $cards }.
root-reshuffles = { $n ->
    [one] The discard pile becomes a new deck of 1 card.
   *[other] The discard pile is shuffled into a new deck of { $n } cards.
}
root-spends = { $seat } spends { $card }.
root-discards = { $seat } discards { $card }.
root-scores = { $seat } scores { $points } VP.
root-loses-points = { $seat } loses { $points } VP.
root-crafts = { $seat } crafts { $card }.
root-uses = { $seat } uses { $card }.
root-uses-up = { $seat } uses and discards { $card }.
root-favour-done = { $card } is discarded.
root-steals = { $seat } steals a card at random from { $faction-the }.
root-stolen = For your eyes only: the stolen card is { $cards }.
root-shows-hand = { $seat } has no matching card and shows their hand to the Alliance.
root-shown = For your eyes only: { $seat } holds { $cards }.
root-claims = { $seat } takes { $card } from beside the map.
root-dominance = { $seat } activates { $card } and will score no more points.
root-coalition = { $seat } forms a coalition with { $faction-the }: they will win together or not at all.
root-wins = The game is over. Winner: { $seats }.

## What happens: moving, building, battle

root-places = { $seat } places { $piece-a } in clearing { $clearing }.
root-builds = { $seat } builds { $piece-a } in clearing { $clearing }.
root-recruits = { $n ->
    [one] { $seat } recruits a warrior.
   *[other] { $seat } recruits { $n } warriors, one at each recruiter.
}
root-recruits-at = { $n ->
    [one] { $seat } recruits a warrior in clearing { $clearing }.
   *[other] { $seat } recruits { $n } warriors in clearing { $clearing }.
}
root-moves = { $n ->
    [one] { $seat } moves a warrior from clearing { $start } to { $end }.
   *[other] { $seat } moves { $n } warriors from clearing { $start } to { $end }.
}
root-takes-along = { $n ->
    [one] { $seat } takes along a warrior of { $faction-the } from clearing { $start } to { $end }.
   *[other] { $seat } takes along { $n } warriors of { $faction-the } from clearing { $start } to { $end }.
}
root-battle = { $seat } attacks { $faction-the } in clearing { $clearing }.
root-ally-fights = The warriors of { $faction-the } fight beside { $seat }.
root-ambush = { $seat } springs an ambush!
root-foil = { $seat } foils the ambush.
root-rolls = The dice show { $high } and { $low }.
root-unarmed = { $seat } has no warriors there: the attacker deals one hit more.
root-hits = { $attacker ->
    [one] The attacker deals { $attacker } hit, the defender { $defender }.
   *[other] The attacker deals { $attacker } hits, the defender { $defender }.
}
root-strikes = { $seat } strikes at { $faction-the }.
root-loses-warriors = { $n ->
    [one] { $seat } loses a warrior in clearing { $clearing }.
   *[other] { $seat } loses { $n } warriors in clearing { $clearing }.
}
root-loses-piece = { $seat } loses { $piece-a } in clearing { $clearing }.

## What happens: Marquise

root-keep =
    { $seat } raises the keep in clearing { $clearing } and garrisons every clearing but { $opposite }, the opposite corner.
root-uses-wood = { $seat } uses { $n } wood from clearing { $clearing }.
root-wood = { $n ->
    [one] { $seat } gets a wood token from the sawmill.
   *[other] { $seat } gets { $n } wood tokens from the sawmills.
}
root-hospital = { $n ->
    [one] Field Hospitals: { $seat } brings a warrior back to the keep.
   *[other] Field Hospitals: { $seat } brings { $n } warriors back to the keep.
}

## What happens: Eyrie

root-first-roost = { $n ->
    [one] { $seat } starts in clearing { $clearing } with a roost and 1 warrior.
   *[other] { $seat } starts in clearing { $clearing } with a roost and { $n } warriors.
}
root-leader = { $seat } is now led by the { $leader }.
root-decree = { $seat } adds { $card } to the { $column } column of the Decree.
root-new-roost = { $n ->
    [0] { $seat } returns to the map with a new roost in clearing { $clearing }.
    [one] { $seat } returns to the map with a new roost and 1 warrior in clearing { $clearing }.
   *[other] { $seat } returns to the map with a new roost and { $n } warriors in clearing { $clearing }.
}
root-turmoil =
    Turmoil! { $seat } cannot carry out the Decree (birds in it: { $n }). It is purged, and the leader is deposed.

## What happens: Alliance

root-revolt = Revolt! { $seat } calls clearing { $clearing } to arms.
root-rises = { $n ->
    [0] { $seat } founds a base in clearing { $clearing }.
    [one] { $seat } founds a base in clearing { $clearing }, with a warrior.
   *[other] { $seat } founds a base in clearing { $clearing }, with { $n } warriors.
}
root-officer = { $n ->
    [one] The Alliance now has an officer.
   *[other] The Alliance now has { $n } officers.
}
root-spends-supporter = The Alliance spends a supporter: { $card }.
root-mobilizes = { $seat } adds a card to the supporters.
root-outrage = Outrage! { $seat } hands the Alliance a card for its supporters.
root-supporter = For your eyes only: your new supporter is { $card }.
root-supporter-drawn = The Alliance draws a supporter from the deck.
root-supporter-lost = The Alliance discards a supporter: { $card }.
root-base-lost = { $n ->
    [0] With its base, the Alliance loses all supporters of that suit, birds included.
    [one] With its base, the Alliance loses an officer and all supporters of that suit, birds included.
   *[other] With its base, the Alliance loses { $n } officers and all supporters of that suit, birds included.
}
root-organizes = { $seat } organizes in clearing { $clearing }, giving up a warrior.

## What happens: Vagabond

root-character = { $seat } sets out as the { $character }.
root-forest = { $seat } vanishes into forest { $forest }.
root-wanders = { $seat } goes to clearing { $clearing }.
root-explores = { $seat } explores the ruin in clearing { $clearing } and finds a { $item }.
root-ruin-shows = For your eyes only, beneath the ruin: { $items }.
root-aids = { $seat } exhausts a { $item } to aid { $faction-the } with a card.
root-gave = For your eyes only: you give { $card }.
root-given = For your eyes only: you are given { $card }.
root-befriends = { $step ->
    [3] { $seat } and { $faction-the } are now allies.
   *[other] { $seat } stands better with { $faction-the }.
}
root-takes-item = { $seat } takes a { $item } from { $faction-the }.
root-hostile = From now on { $faction-the } is hostile to { $seat }.
root-quest-done = { $seat } completes a quest: { $quest }.
root-repairs = { $seat } repairs a { $item }.
root-repairs-exhausted = { $seat } repairs a { $item }, which stays exhausted.
root-exhausts = { $seat } exhausts: { $items }.
root-refreshes = { $seat } refreshes a { $item }.
root-refreshes-damaged = { $seat } refreshes a damaged { $item }.
root-refreshes-all = { $seat } refreshes all exhausted items.
root-rests = { $seat } rests in the forest: everything damaged is repaired and face up.
root-quest-opens = A quest is open to all: { $quest }.
root-damaged = { $seat } has a { $item } damaged.
root-damaged-exhausted = { $seat } has an exhausted { $item } damaged.
root-drops = { $seat } leaves a { $item } behind.
root-drops-exhausted = { $seat } leaves an exhausted { $item } behind.
root-drops-damaged = { $seat } leaves a damaged { $item } behind.
root-drops-damaged-exhausted = { $seat } leaves a damaged, exhausted { $item } behind.
root-day-labor = Day Labor: { $seat } takes { $card } from the discard pile.
root-hideout = { $seat } goes to ground in a hideout and repairs up to 3 items.

## Questions: set-up and crafting

root-ask-keep = In which corner do you raise your keep?
root-ask-starting-building = Where do you place your first { $piece }?
root-ask-first-roost = In which corner do you place your first roost?
root-ask-leader = Who leads your dynasty?
root-ask-character = Who are you, Vagabond?
root-ask-forest = In which forest do you start?
root-ask-craft = Do you craft a card?
root-ask-activate = Which crafting pieces do you activate for { $card }?
root-ask-end-of-daylight = Daylight is nearly over. Is there anything else you do?
root-ask-before-turmoil = The Decree cannot go on. Before the turmoil, is there anything else you do?
root-ask-discard = You hold more than five cards. Which one do you discard?
root-ask-birdsong = Do you use a card in Birdsong?
root-ask-bank-guest = Better Burrow Bank: which enemy draws a card too?
root-ask-daylight-begins = Do you start a battle with Command Warren?
root-ask-evening-begins = Do you take a move with Cobbler?

## Questions: moving and battle

root-ask-how-many = How many warriors move from clearing { $start } to { $end }?
root-ask-ally = Which ally's warriors fight at your side?
root-ask-ambush = You are under attack. Do you spring an ambush?
root-ask-foil = It is an ambush! Do you foil it with an ambush card of your own?
root-ask-who-first = Who uses battle effects first?
root-ask-battle-effect = Do you use an effect in this battle?
root-ask-comes-first = Several losses have their effect at once. Which comes first?
root-ask-lose-piece = Which of your pieces takes the hit?

## Questions: Marquise, Eyrie, Alliance

root-ask-wood = Wood is running short. At which sawmill do you place a token?
root-ask-wood-from = From which clearing do you take wood?
root-ask-act = { $n ->
    [0] You have no actions left. Do you spend a bird card for another?
    [one] What do you do? You have { $n } action left.
   *[other] What do you do? You have { $n } actions left.
}
root-ask-second-move = Do you march on with a second move?
root-ask-recruit-at = Warriors are running short. At which recruiter do you place one?
root-ask-hospital = { $n ->
    [one] You lost a warrior in clearing { $clearing }. Do you spend a matching card to bring it to the keep?
   *[other] You lost { $n } warriors in clearing { $clearing }. Do you spend a matching card to bring them to the keep?
}
root-ask-decree = Which card do you add to the Decree, and to which column?
root-ask-decree-more = Do you add a second card to the Decree?
root-ask-new-roost = You have no roost on the map. Where do you place a new one, with three warriors?
root-ask-resolve = { $n ->
    [one] Decree, { $column }: how do you resolve the last card?
   *[other] Decree, { $column }: which card do you resolve, and how? { $n } are left.
}
root-ask-revolt = Do you start a revolt?
root-ask-spread = Where do you spread sympathy?
root-ask-supporter = Which supporter do you spend?
root-ask-discard-supporter = Without a base you can keep five supporters. Which one do you discard?
root-ask-conspire = What do you do in Daylight?
root-ask-operate = Which military operation do you carry out? You have { $n } left.
root-ask-outrage = Outrage in clearing { $clearing }! Which card do you give to the Alliance?

## Questions: Vagabond

root-ask-refresh = Which exhausted item do you refresh?
root-ask-slip = Where do you slip to?
root-ask-take-along = Do allied warriors go along with you?
root-ask-roam = What do you do in Daylight?
root-ask-ruin = Which item do you take from the ruin?
root-ask-take-item = Which crafted item do you take in return?
root-ask-quest-reward = { $n ->
    [one] What is your reward: 1 VP or 2 cards?
   *[other] What is your reward: { $n } VP for your { $suit } quests, or 2 cards?
}
root-ask-repair = Which item do you repair?
root-ask-damage = { $of ->
    [one] You take a hit. Which item is damaged?
   *[other] Hit { $n } of { $of }: which item is damaged?
}
root-ask-drop = You carry too many items. Which one do you leave behind for good?

## Options: set-up, crafting, cards

root-do-keep = Raise the keep in clearing { $clearing }
root-do-place = Place { $piece-a } in clearing { $clearing }
root-do-roost = Place a roost in clearing { $clearing }
root-do-leader = { $leader }: { $leader-does }
root-do-character = { $character }: { $character-does }
root-do-forest = Start in forest { $forest }
root-do-craft = Craft { $card }
root-do-activate = Activate: { $suits }
root-do-discard = Discard { $card }
root-do-claim = Take { $card }, spending { $with }
root-do-dominance = Activate { $card }: score no more VP, win by the clearings you rule
root-do-coalition = Activate { $card }: form a coalition with { $faction-the }
root-do-better-burrow-bank = Better Burrow Bank: draw a card; then an enemy of your choice draws one
root-do-invite = A card for { $faction-the }
root-do-stand-and-deliver = Stand and Deliver: steal a card from { $faction-the }, who scores 1 VP
root-do-royal-claim = Royal Claim: discard it to score 1 VP for each clearing you rule
root-do-codebreakers = Codebreakers: look at the hand of { $faction-the }
root-do-tax-collector = Tax Collector: remove a warrior in clearing { $clearing } to draw a card

## Options: moving and battle

root-do-move = Move from clearing { $start } to { $end }
root-do-march = March from clearing { $start } to { $end }
root-do-warriors = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
root-do-battle = Attack { $faction-the } in clearing { $clearing }
root-do-ally = Fight beside { $faction-the }
root-do-ambush = Play { $card }
root-do-attacker = You, the attacker
root-do-defender = The defender
root-do-armorers = Armorers: discard them to ignore all rolled hits
root-do-brutal-tactics = Brutal Tactics: deal an extra hit, but the defender scores 1 VP
root-do-sappers = Sappers: discard them to deal an extra hit
root-do-first = { $effect }
root-effect-outrage = The outrage: a supporter for the Alliance
root-effect-hospitals = The Field Hospitals of the Marquise
root-effect-base = The lost base: supporters and officers leave
root-do-lose = Lose { $piece-a }

## Options: Marquise

root-do-wood = Wood in clearing { $clearing }
root-do-recruit = Recruit a warrior at every recruiter
root-do-recruit-at = Recruit in clearing { $clearing }
root-do-build = Build { $piece-a } in clearing { $clearing }
root-do-overwork = Overwork the sawmill in clearing { $clearing }, spending { $card }
root-do-bird = Spend { $card } for another action
root-do-hospital = Field Hospitals: spend { $card }

## Options: Eyrie

root-do-decree = { $column }: add { $card }
root-do-resolve-recruit = { $card }: recruit in clearing { $clearing }
root-do-resolve-move = { $card }: move from clearing { $start } to { $end }
root-do-resolve-battle = { $card }: attack { $faction-the } in clearing { $clearing }
root-do-resolve-build = { $card }: build a roost in clearing { $clearing }
root-do-turmoil = { $card }: it cannot be resolved, so choose turmoil

## Options: Alliance

root-do-revolt = Revolt in clearing { $clearing }
root-do-spread = Spread sympathy to clearing { $clearing }
root-do-spend = Spend { $card }
root-do-mobilize = Mobilize { $card } as a supporter
root-do-train = Train an officer, spending { $card }
root-do-organize = Organize in clearing { $clearing }: swap a warrior for sympathy
root-do-give = Give { $card }
root-do-show = Show your hand: you have no matching card

## Options: Vagabond

root-do-refresh = Refresh the { $item }
root-do-refresh-damaged = Refresh the damaged { $item }
root-do-slip = Slip to clearing { $clearing }
root-do-hide = Slip into forest { $forest }
root-do-move-to = Move to clearing { $clearing }
root-do-along = { $n ->
    [one] Take along { $n } warrior of { $faction-the }
   *[other] Take along { $n } warriors of { $faction-the }
}
root-do-explore = Explore the ruin
root-do-take = Take the { $item }
root-do-aid = Aid { $faction-the } with { $card }, exhausting a { $item }
root-do-quest = Complete a quest: { $quest }
root-do-points = Score { $n } VP
root-do-cards = Draw 2 cards
root-do-strike = Strike { $faction-the }: remove { $piece-a }
root-do-repair = Repair the { $item }
root-do-repair-exhausted = Repair the exhausted { $item }
root-do-special-thief = Steal a card at random from { $faction-the }
root-do-special-tinker = Day Labor: take { $card } from the discard pile
root-do-special-ranger = Hide out: repair 3 items and end your Daylight
root-do-damage = Damage the { $item }
root-do-damage-exhausted = Damage the exhausted { $item }
root-do-sacrifice = Let a warrior of { $faction-the } take the hit
root-do-drop = Leave behind the { $item }
root-do-drop-exhausted = Leave behind the exhausted { $item }
root-do-drop-damaged = Leave behind the damaged { $item }
root-do-drop-damaged-exhausted = Leave behind the damaged, exhausted { $item }

## Options: doing nothing, or nothing more

root-do-pass-birdsong = Use no card
root-do-pass-craft = Done crafting
root-do-pass-daylight-begins = Start no battle
root-do-pass-evening-begins = Do not move
root-do-pass-ally = Fight alone
root-do-pass-ambush = No ambush
root-do-pass-foil = Do not foil it
root-do-pass-battle-effect = Use no effect
root-do-pass-hit = Ignore the hit: no item is left to damage
root-do-pass-hospital = No Field Hospitals
root-do-pass-end-of-daylight = End Daylight
root-do-pass-before-turmoil = Let the turmoil come
root-do-pass-daylight = End your Daylight
root-do-pass-second-move = March no further
root-do-pass-decree = Add no second card
root-do-pass-revolt = No more revolts
root-do-pass-spread = Spread no more sympathy
root-do-pass-operations = No more operations
root-do-pass-slip = Stay where you are
root-do-pass-along = Go alone
root-do-pass-take = Take nothing

## Prospects: what an option costs and brings, beside what its label says

root-would-score = +{ $n } VP
root-would-score-evening = +{ $n } VP every evening
root-would-rule = You would rule clearing { $clearing }
root-would-lose-rule = You would no longer rule clearing { $clearing }
root-would-outrage = Outrage: a { $suit } card, or a bird, goes to the Alliance
root-would-exhaust = Exhausts: { $items }
root-would-activate = Activates: { $suits }
root-would-any = any
root-would-take = Brings: { $item }
root-would-remove = { $n ->
    [one] Removes 1 enemy piece
   *[other] Removes { $n } enemy pieces
}
root-would-spend-wood = { $n ->
    [0] Costs no wood
   *[other] Costs { $n } wood of { $all } within reach
}
root-would-recruit = { $n ->
    [one] +1 warrior
   *[other] +{ $n } warriors
}
root-would-act = { $n ->
    [one] You would have 1 action left
   *[other] You would have { $n } actions left
}
root-would-not-resolve = { $column }: whatever comes before, this card could not be resolved
root-would-turmoil = { $n ->
    [0] Turmoil: the Decree and the leader are lost
   *[other] Turmoil: −{ $n } VP; the Decree and the leader are lost
}
root-would-spend-supporters = { $n ->
    [one] Costs 1 supporter ({ $suit } or bird)
   *[other] Costs { $n } supporters ({ $suit } or bird)
}
root-would-command = { $n ->
    [one] 1 officer: 1 operation every evening
   *[other] { $n } officers: { $n } operations every evening
}
root-would-stay-hostile = It does not end the hostility
root-would-aid-on = { $n ->
    [one] 1 more aid this turn improves the relationship
   *[other] { $n } more aids this turn improve the relationship
}
root-would-befriend = { $step ->
    [3] Makes an ally
   *[other] Improves the relationship
}
root-would-reward = Then { $n } VP or 2 cards
root-would-anger = Makes an enemy: { $faction }
root-odds-hits = Hits on average: { $dealt } dealt, { $taken } taken
root-odds-ally = Beside { $faction-the }: { $dealt } dealt, { $taken } taken
root-odds-clears = { $chance } % chance to clear the field
root-odds-points = { $n } VP on average
root-odds-ambush = { $chance } % chance of an ambush: 2 hits before the dice
root-odds-effects = They may use: { $cards }

## Foretold

root-foretold-decree = { $n ->
    [0] Whatever comes before, the Decree fails at { $column } ({ $card }), and turmoil follows.
   *[other] Whatever comes before, the Decree fails at { $column } ({ $card }): turmoil, −{ $n } VP.
}
root-foretold-dominance = { $seat } wins when their next turn begins, unless they lose a clearing they need.

## Refusals: cards

root-no-card-in-hand = You do not hold this card: { $card }.
root-no-craft-kind = { $card } cannot be crafted.
root-no-craft-now = It is too late to craft: crafting comes before your actions.
root-no-item = There is no { $item } left in the supply, so the card cannot be crafted.
root-no-duplicate = You already have { $card } in play; the same effect cannot be crafted twice.
root-no-crafting-pieces = You do not have the crafting pieces that { $card } needs.
root-no-dominance-card = This is not a dominance card in your hand.
root-no-dominance-yet = You need at least { $points } VP to activate a dominance card.
root-no-dominance-kind =
    The Vagabond can use a dominance card only to form a coalition, and only the Vagabond can form one.

## Refusals: what several have to say

root-not-crafted = You have not crafted { $card }.
root-used = You have used { $card } already.
root-when-birdsong-begins = { $card } can be used at the start of your Birdsong only.
root-when-birdsong = { $card } can be used in your Birdsong only.
root-when-daylight-begins = { $card } can be used at the start of your Daylight only.
root-when-daylight = { $card } can be used in your Daylight only.
root-when-evening-begins = { $card } can be used at the start of your Evening only.
root-when-battle = { $card } can be used in battle only, once the dice are rolled.
root-needs-warriors = That takes a warrior of your own, and the Vagabond has none.
root-for-attackers = Only the attacker can use it.
root-for-defenders = Only the defender can use it.
root-not-in-play = Nobody plays { $faction-the }.
root-not-oneself = Name another player than yourself.
root-no-partner = You are in a coalition with { $faction-the }: that is no enemy.
root-empty-hand = The hand of { $faction-the } is empty.
root-not-a-bird = { $card } is not a bird card.
root-no-match = { $card } does not match: it takes { $suit } or bird.
root-no-warriors-left = { $n ->
    [one] You have no warriors left in the supply.
   *[other] It takes { $n } warriors from the supply, and you have fewer.
}
root-in-forest = You are in a forest; that can be done in a clearing only.
root-must-answer = You cannot pass here: choose one of the answers.
root-asked-else = First answer this: { $question }
root-others-verb = That is not for your faction, but for: { $factions }.
root-only-when-asked = You can do that only when you are asked about it. Now it is: { $question }
root-only-own-turn = You can do that on your own turn only.
root-only-in-1 = You can do that in Birdsong only.
root-only-in-2 = You can do that in Daylight only.
root-only-in-3 = You can do that in Evening only.
root-not-available = { $card } does not lie beside the map.
root-one-dominance = You follow a dominance card already, and one is the limit.
root-coalition-of-four = There are coalitions only in games of four.
root-coalition-taken = No coalition is possible with { $faction-the }: they are in one, or follow a dominance card.
root-coalition-fewest = A coalition is for whoever has the fewest points, and that is not { $faction-the }.
root-no-activate = { $n ->
    [one] Name { $n } crafting piece by its suit.
   *[other] Name { $n } crafting pieces by their suits.
}
root-not-an-ambush = { $card } is not an ambush.
root-no-piece-there = There is no { $piece } in clearing { $clearing } that could be removed.
root-so-many = { $n ->
    [one] Only one can go.
   *[other] Between 1 and { $n } can go.
}
root-recruited = You have recruited this turn already.
root-no-recruiter = You have no recruiter on the map.
root-no-recruiter-there = No warrior is still to come to clearing { $clearing }.
root-no-sawmill = No sawmill in clearing { $clearing } can take wood.
root-no-wood-left = There is no wood left in the supply.
root-no-wood-from = No wood of clearing { $clearing } reaches the building.
root-no-corner = Clearing { $clearing } is not a corner.
root-first-this = Now it is the turn of this building: { $piece }.
root-not-near-keep = Clearing { $clearing } is neither the keep’s nor next to it.
root-no-roost = You have no roost in clearing { $clearing }.
root-roost-there = There is a roost in clearing { $clearing } already.
root-no-turmoil = This card can be resolved, so it must be.
root-not-opposite = Clearing { $clearing } is not the corner opposite the keep.
root-not-fewest = There are clearings with fewer warriors than clearing { $clearing }.
root-leader-deposed = This leader was deposed: { $leader }.
root-no-base = You have no base on the map.
root-no-base-match = { $card } matches none of your bases on the map.
root-not-a-supporter = { $card } is not among your supporters.
root-must-give = You hold a card that matches, so you must give one.
root-no-such-item = You have no such item in that state: { $item }.
root-on-its-track = It lies face up on its track and does not count: { $item }.
root-nobody-here = There is nothing of { $faction-the } in your clearing.
root-pawn-stays = A pawn cannot be removed: { $faction }.
root-warriors-first = While { $faction-the } have a warrior here, only that can be struck.
root-no-ally-beside = No allied warriors can do that: { $faction }.
root-quest-not-open = This quest is not open: { $quest }.
root-quest-elsewhere = This quest is done in a clearing of another suit: { $suit }.
root-quest-items = You need these face up and undamaged: { $items }.
root-not-in-box = There is no such item among those { $faction-the } crafted: { $item }.
root-ruin-item-twice = You have taken such an item from a ruin before: { $item }.
root-not-under-ruin = It does not lie under this ruin: { $item }.
root-not-beside = Clearing { $clearing } is not beside you.
root-two-boots = Hostile warriors are in clearing { $clearing }: that takes two boots.
root-character-taken = Somebody else plays this character: { $character }.
root-no-forest = The forests of this map are numbered 1 to { $n }.
root-not-discarded = { $card } is not in the discard pile.

## Refusals: moving and battle

root-no-warriors = You have nobody in clearing { $clearing } who could do this.
root-no-place-at-keep = Only the Marquise can place pieces in clearing { $clearing }, for her keep is there.
root-no-path = No path joins clearings { $start } and { $end }.
root-no-suit = Clearing { $clearing } does not match the suit of the card.
root-no-rule = You rule neither clearing { $start } nor clearing { $end }; to move you must rule one of them.
root-no-enemy = You cannot attack { $faction-the } in clearing { $clearing }: no such enemy is there.

## Refusals: Marquise

root-no-actions-left = You have no actions left; a bird card buys another.
root-no-build-words = Name the building and the clearing: “build sawmill 5”.
root-no-ruler = You do not rule clearing { $clearing }, so you cannot build there.
root-no-pieces-left = Every { $piece } you have is already on the map.
root-no-slot = There is no open building slot in clearing { $clearing }.
root-no-wood = { $n ->
    [one] This building costs { $n } wood, from clearings you rule that connect to it; you have none there.
   *[other] This building costs { $n } wood, from clearings you rule that connect to it; you have less there.
}

## Refusals: Eyrie

root-no-decree-pass = You must add at least one card to the Decree.
root-no-second-bird = Only one of the cards added in a turn can be a bird.
root-no-decree-skip = You must go on with the Decree: choose one of the cards of this column.
root-no-other-column = The Decree goes from left to right; the { $column } column comes first.
root-no-decree-card = Name a card still waiting in this column, then where you resolve it.

## Refusals: Alliance

root-no-sympathy = Clearing { $clearing } is not sympathetic; a revolt needs a sympathy token there.
root-no-base-left = Your base of that suit is already on the map.
root-no-supporters = { $n ->
    [one] You need { $n } supporter that matches the clearing.
   *[other] You need { $n } supporters that match the clearing.
}
root-no-revolt-now = It is too late to revolt: revolts come before sympathy.
root-no-spread-yet = Revolts come first; once you want no more of them, sympathy spreads.
root-no-second-sympathy = Clearing { $clearing } is sympathetic already.
root-no-sympathy-near = Clearing { $clearing } is out of reach: sympathy spreads next to sympathetic clearings.
root-no-base-there = You have no base in clearing { $clearing }.

## Refusals: Vagabond

root-no-slip = You can slip only to a clearing or forest beside you.
root-no-item-fresh = You need an undamaged { $item }, face up, to do this.
root-no-ruin = There is no ruin here to explore.

## What options are about, as headings of a long list

root-group-march = March
root-group-move = Move
root-group-battle = Battle
root-group-build = Build
root-group-recruit = Recruit
root-group-overwork = Overwork
root-group-bird = One more action
root-group-craft = Craft
root-group-decree = Add to the Decree
root-group-spread = Spread sympathy
root-group-revolt = Revolt
root-group-mobilize = Mobilize
root-group-train = Train
root-group-organize = Organize
root-group-aid = Aid
root-group-quest = Quests
root-group-strike = Strike
root-group-repair = Repair
root-group-explore = Explore
root-group-special = Special action
root-group-claim = Take a dominance card
root-group-dominance = Dominance
root-group-coalition = Coalition
root-group-codebreakers = Codebreakers
root-group-tax-collector = Tax Collector
root-group-refresh = Refresh
root-group-slip = Slip
root-group-hide = Slip into a forest
root-group-drop = Leave behind
root-group-damage = Damage
root-group-turmoil = Turmoil

# What the words of an action are

root-word-clearing = a clearing, by its number
root-word-start = the clearing to start from
root-word-end = the clearing to go to
root-word-forest = a forest, by its number
root-word-faction = a faction
root-word-item = an item
root-word-piece = a piece
root-word-column = a column of the Decree
root-word-leader = a leader
root-word-character = a character
root-word-quest = a quest
root-word-n = a number
root-word-card = a card
root-word-with = the card to spend
root-word-suits = suits
root-word-state = exhausted or damaged
root-word-effect = an effect

## Kinds of components, as headings; what a seat is

root-kind-role = Factions
root-kind-card = Cards
root-kind-quest = Quests
root-kind-leader = Leaders of the Eyrie
root-kind-character = Characters of the Vagabond
root-kind-item = Items
root-kind-suit = Suits

root-role-marquise = { root-faction-marquise }
    .about = { root-faction-marquise.about }
root-role-eyrie = { root-faction-eyrie }
    .about = { root-faction-eyrie.about }
root-role-alliance = { root-faction-alliance }
    .about = { root-faction-alliance.about }
root-role-vagabond = { root-faction-vagabond }
    .about = { root-faction-vagabond.about }
root-role-vagabond-2 = { root-faction-vagabond-2 }
    .about = { root-faction-vagabond-2.about }

## What may be answered ahead

root-ahead-ambush = When you are attacked and may spring an ambush
root-ahead-effects = When effects can be used in a battle in which you defend
root-ahead-hospital = When you lose warriors in another's turn and have Field Hospitals
root-ahead-pieces = When you choose which of your pieces takes a hit
root-ahead-items = When an item of yours is damaged
root-ahead-way-ambush = spring an ambush with a card that fits, a bird last
root-ahead-way-ambush-with = spring an ambush with { $card }
root-ahead-way-use = use { $card }
root-ahead-way-hospital = spend a card that fits, a bird last
root-ahead-way-lose = lose { $piece }
root-ahead-way-damage = damage { $item }
root-ahead-way-exhausted = damage something exhausted first
root-ahead-if-by = { $faction-the } attacks
root-ahead-if-stake = a building or token of yours stands there
root-ahead-if-warriors = at least { $n } warriors were lost
root-never-set-up = Set-up: the keep, roosts, leaders, characters and forests are chosen once, looking at what the others chose.
root-never-order = What comes first of two effects: it is asked too rarely, and hangs on both.
root-never-own = Everything in your own turn: you are there, and each answer hangs on the one before.

# Personalities of bots

root-personality-warlord = the warlord
    .about = Attacks where it can, gathers warriors and likes to rule clearings.
root-personality-artisan = the artisan
    .about = Keeps cards for crafting, and crafts before fighting.
root-personality-warden = the warden
    .about = Leaves no building or token without warriors beside it.
