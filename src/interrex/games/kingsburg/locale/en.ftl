# What Kingsburg says. The names are those of rulebook/en.md.

kingsburg-title = Kingsburg
kingsburg-invitation = Send your dice to court, win the king's advisors over with them, build up a province at the edge of the realm, and have soldiers enough when winter comes.
kingsburg-preset-first = First game
    .about = The basic game: five rows of buildings, and the king's die for all in winter.
kingsburg-preset-usual = The usual
    .about = Seven rows, a governor for everybody, and soldier tokens sent in secret: more ways to play, and less luck.
kingsburg-preset-everything = Everything
    .about = All six modules at once, with alternative rows, destiny cards and whims of the court.

## Names: advisors, buildings, enemies, goods, phases, years (.does: what it is good for, in every face and in the rulebook)

kingsburg-advisor-1 = Jester
    .does = score 1 VP
kingsburg-advisor-2 = Squire
    .does = take 1 gold
kingsburg-advisor-3 = Architect
    .does = take 1 wood
kingsburg-advisor-4 = Merchant
    .does = take 1 wood or 1 gold
kingsburg-advisor-5 = Sergeant
    .does = gain 1 soldier
kingsburg-advisor-6 = Alchemist
    .does = you may swap 1 good for one each of the other two kinds
kingsburg-advisor-7 = Astronomer
    .does = take 1 good of your choice and one +2 token
kingsburg-advisor-8 = Treasurer
    .does = take 2 gold
kingsburg-advisor-9 = Master Hunter
    .does = take 1 wood, and besides it 1 gold or 1 stone
kingsburg-advisor-10 = General
    .does = gain 2 soldiers, then look secretly at the top enemy card
kingsburg-advisor-11 = Swordsmith
    .does = take 1 stone, and besides it 1 gold or 1 wood
kingsburg-advisor-12 = Duchess
    .does = take 2 goods of your choice and one +2 token
kingsburg-advisor-13 = Champion
    .does = take 3 stone
kingsburg-advisor-14 = Smuggler
    .does = lose 1 VP and take 3 goods of your choice
kingsburg-advisor-15 = Inventor
    .does = take 1 gold, 1 wood and 1 stone
kingsburg-advisor-16 = Wizard
    .does = take 4 gold
kingsburg-advisor-17 = Queen
    .does = take 2 goods of your choice, score 3 VP, then look secretly at the top enemy card
kingsburg-advisor-18 = King
    .does = take 1 gold, 1 wood and 1 stone and gain 1 soldier
kingsburg-advisor-19 = Alderman
    .does = take 1 good of your choice and score 1 VP
kingsburg-advisor-20 = Chamberlain
    .does = take 2 goods of your choice and score 1 VP

kingsburg-printed-building-ours = row { $row }, column { $column }; cost, ours: { $goods }; { $points } VP
kingsburg-printed-building = row { $row }, column { $column }; cost { $goods }; { $points } VP
kingsburg-building-statue = Statue
    .does = After the roll, if all your dice are alike, you may reroll one.
    .also = White dice count too. Once a season, even if your dice match again; Statue and Chapel may both be used in one season, in either order.
kingsburg-building-chapel = Chapel
    .does = After the roll, if your dice total 7 or less, you may reroll them all.
    .also = White dice count too. Once a season, even if the new total is again 7 or less. *You roll 1, 1 and 1: the Statue lets you reroll one die; unless it now shows a 6, the Chapel may still follow.*
kingsburg-building-church = Church
    .does = +1 in battle against Demons.
    .also = Nothing against other enemies.
kingsburg-building-cathedral = Cathedral
    .does = At the end of the game, 1 VP for every 2 goods.
    .also = What is counted is what you have then (see 14.13).
kingsburg-building-inn = Inn
    .does = At the end of each summer, a +2 token.
    .also = It comes before phase 5 and may be spent on the Town Hall at once.
kingsburg-building-market = Market
    .does = Once a season, influence an advisor 1 above or below your sum.
    .also = *With a sum of 12 you may influence the Swordsmith (11) or the Champion (13).*
kingsburg-building-farms = Farms
    .does = One more white die every season, but −1 in battle.
    .also = The die is there in every productive season; like any white die it is placed only along with a die of your own colour.
kingsburg-building-merchants-guild = Merchants' Guild
    .does = 1 gold at the start of every season.
    .also = It comes before rolling.
kingsburg-building-guard-tower = Guard Tower
    .does = +1 in battle.
kingsburg-building-blacksmith = Blacksmith
    .does = +1 in battle.
kingsburg-building-barracks = Barracks
    .does = Recruit soldiers for 1 good each.
    .also = That is in phase 7, a good of any kind, as many times as you like.
kingsburg-building-wizards-guild = Wizards' Guild
    .does = +2 in battle.
kingsburg-building-palisade = Palisade
    .does = +1 in battle, +2 against Zombies.
    .also = Not both.
kingsburg-building-stables = Stables
    .does = One more soldier whenever an advisor gives you soldiers.
    .also = Those are the Sergeant, the General and the King.
kingsburg-building-stone-wall = Stone Wall
    .does = +1 in battle; a draw counts as a victory.
kingsburg-building-fortress = Fortress
    .does = +1 in battle; 1 VP for every battle won.
    .also = That VP comes on top of everything else, be it from the card or for the highest place on the army track.
kingsburg-building-barricade = Barricade
    .does = +1 in battle against Goblins.
    .also = Nothing against other enemies.
kingsburg-building-crane = Crane
    .does = Buildings of columns III and IV cost 1 gold less.
    .also = But never less than 0 gold. *The Barracks cost 1 gold, 2 wood and 1 stone.*
kingsburg-building-town-hall = Town Hall
    .does = At the end of every season you may spend a good or a +2 token for 1 VP.
    .also = The good may be of any kind. Once a season: neither both together nor several of either.
kingsburg-building-embassy = Embassy
    .does = 1 VP at the end of every season.

kingsburg-building-sawmill = Sawmill
    .does = At the end of each summer you may swap 1 wood for 2 gold.
    .also = Once a season.
kingsburg-building-quarry = Quarry
    .does = At the end of each summer you may swap 1 stone for 3 gold.
    .also = Once a season: never 2 stone for 6 gold.
kingsburg-building-goldsmith = Goldsmith's Workshop
    .does = At the end of each summer you may pay 1 gold for 1 VP and 1 soldier.
    .also = Once a season.
kingsburg-building-staple-house = Staple House
    .does = Sawmill, Quarry and Goldsmith's Workshop may also be used at the end of spring and autumn.
    .also = Each still once a season.
kingsburg-building-makeshift-walls = Makeshift Walls
    .does = +1 in battle, but only against enemies with a printed strength of 5 or less.
    .also = What counts is the strength on the card, whatever changes it.
kingsburg-building-quartermaster = Quartermaster
    .does = When you recruit, +2 tokens pay as though they were goods.
kingsburg-building-training-camp = Training Camp
    .does = At the end of autumn, 1 soldier if you have 1 or none.
    .also = It comes before phase 7.
kingsburg-building-military-academy = Military Academy
    .does = In winter you roll a die of your own; if it is higher than the king's, it counts for you instead.

kingsburg-building-tiltyard = Tiltyard
    .does = 1 VP at the end of each summer.
kingsburg-building-stadium = Stadium
    .does = 1 VP at the end of each summer.
kingsburg-building-gladiators-school = Gladiators' School
    .does = +2 in battle, +0 against Zombies and Demons.
    .also = Not both.
kingsburg-building-colosseum = Colosseum
    .does = 1 VP at the end of every season if nobody has more soldiers than you.

kingsburg-building-bridge = Bridge
    .does = Nothing beside its points.
kingsburg-building-altar = Altar
    .does = After the roll, if your dice total 9 or less, you may reroll them all.
    .also = White dice count too. Once a season.
kingsburg-building-monastery = Monastery
    .does = 1 VP at the end of each summer if you have no goods.
    .also = +2 tokens are no goods.
kingsburg-building-basilica = Basilica
    .does = It cannot be razed: it is passed over when losses are taken.
    .also = What stands to its left may fall, and may be built again.

kingsburg-building-brewery = Brewery
    .does = At the end of each summer, if you have a soldier, you dismiss one and gain 1 VP and a +2 token.
    .also = This is no choice. Without soldiers nothing is lost and nothing gained.
kingsburg-building-fair = Fair
    .does = Once a season, influence an advisor of rank 6 or lower with one die of your colour, whatever it shows.
    .also = The king's envoy may help too.
kingsburg-building-vineyard = Vineyard
    .does = One more white die in autumn.
kingsburg-building-harbour = Harbour
    .does = 1 good of your choice at the start of every season.

kingsburg-building-watchtower = Watchtower
    .does = +1 in battle; at the start of years IV and V you may look secretly at the enemy card.
kingsburg-building-armoury = Armoury
    .does = +1 in battle.
kingsburg-building-quarters = Quarters
    .does = At the end of winter you keep 1 soldier if you won and nobody stands higher on the army track.
    .also = Strength counts as in 8.7; but who had no soldier has none to keep.
kingsburg-building-alchemists-guild = Alchemists' Guild
    .does = +1 in battle; before the enemy is revealed you may pay 1 good for 2 more.

kingsburg-building-stockade = Stockade
    .does = At the start of winter, 1 soldier if you have at least one.
    .also = It comes before the reinforcements; soldiers recruited in phase 7 count, and the Recruiter's (17.2.22).
kingsburg-building-griffin-tower = Griffin Tower
    .does = 1 soldier every season in which your final dice total 9 or less.
    .also = White dice count too (1.8).
kingsburg-building-ramparts = Ramparts
    .does = A draw counts as a victory; before the enemy is revealed you may pay 1 good for +1 in battle.
kingsburg-building-manor = Manor
    .does = When you win, the rewards of the enemy card count double.
    .also = Other gains of a victory count once.

kingsburg-building-hideout = Hideout
    .does = A defeat costs you no VP; all other losses stay.
    .also = The VP of a razed building are lost all the same.
kingsburg-building-carpenters-shop = Carpenter's Shop
    .does = Buildings of columns III and IV cost 1 wood less.
    .also = Never less than 0 wood.
kingsburg-building-counting-house = Counting House
    .does = At the end of each autumn you may pay 1 good for 2 VP.
    .also = Once a season.
kingsburg-building-architects-guild = Architects' Guild
    .does = 1 VP more for every building built later; at the end of the game 3 VP if nobody has more buildings.
    .also = Not for itself, and not for those built before. These VP are never lost, whatever is razed; but the 3 VP come only if it stands at the end.

kingsburg-building-fountain = Fountain
    .does = 3, 2 or 1 VP if built in year I, II or III.
kingsburg-building-park = Park
    .does = 1 VP every season in which you influence three different advisors.
kingsburg-building-school = School
    .does = At the end of recruiting, 2 VP if you have at least 3 soldiers.
    .also = Soldiers recruited in phase 7 count.
kingsburg-building-university = University
    .does = 2 VP every season in which your final dice total 9 or less.
    .also = White dice count too (1.8).

kingsburg-strip-a = A ({ kingsburg-building-tiltyard }, { kingsburg-building-stadium }, { kingsburg-building-gladiators-school }, { kingsburg-building-colosseum })
kingsburg-strip-b = B ({ kingsburg-building-bridge }, { kingsburg-building-altar }, { kingsburg-building-monastery }, { kingsburg-building-basilica })
kingsburg-strip-c = C ({ kingsburg-building-brewery }, { kingsburg-building-fair }, { kingsburg-building-vineyard }, { kingsburg-building-harbour })
kingsburg-strip-d = D ({ kingsburg-building-watchtower }, { kingsburg-building-armoury }, { kingsburg-building-quarters }, { kingsburg-building-alchemists-guild })
kingsburg-strip-e = E ({ kingsburg-building-stockade }, { kingsburg-building-griffin-tower }, { kingsburg-building-ramparts }, { kingsburg-building-manor })
kingsburg-strip-f = F ({ kingsburg-building-hideout }, { kingsburg-building-carpenters-shop }, { kingsburg-building-counting-house }, { kingsburg-building-architects-guild })
kingsburg-strip-g = G ({ kingsburg-building-fountain }, { kingsburg-building-park }, { kingsburg-building-school }, { kingsburg-building-university })

kingsburg-governor-princess = Princess
    .does = You start with the king's envoy, 1 gold and 1 wood, and in year I the king's aid is yours alone. (The goods are our own.)
kingsburg-governor-thief = Thief
    .does = You start with 4 goods of your choice and −3 VP. (What is gained and lost is our own.) (Balanced: also a +2 token at the start of each year.)
kingsburg-governor-preacher = Preacher
    .does = 1 VP at the end of every season in which at least one player, be it you, built nothing. (Balanced: everybody else starts with 7 VP.)
kingsburg-governor-tax-collector = Tax Collector
    .does = 1 good of your choice whenever another player builds a building of column IV. (The good is our own.) (Balanced: also 1 VP, and a +2 token at the start of each year.)
kingsburg-governor-priest = Priest
    .does = 1 VP for each 1 or 2 on your white dice. Before anybody rolls you may pray: everybody who would roll no white die gets one, all others 1 VP. (The VP are our own.) (Balanced: you also start with two +2 tokens.)
kingsburg-governor-philosopher = Philosopher
    .does = You start with 2 +2 tokens; once a season you may reroll all dice if they total 10 or less; 1 VP if the new total is lower and you change your roll no further. (The +2 tokens are our own.)
kingsburg-governor-prince = Prince
    .does = A +2 token at the start of each year; once a season, if all your dice total 8 or less, you may set those of your colour to 3, 4 and 6. (The +2 token is our own.)
kingsburg-governor-trickster = Trickster
    .does = You start with a +2 token and get one at the start of each year; once a season you may turn a die that shows 2 to 1 or 3. (Our own card.)
kingsburg-governor-fairy = Fairy
    .does = One more white die in summer.
kingsburg-governor-architect = Architect
    .does = 1 gold whenever you build a building while nobody has more buildings than you; at the end of the game 1 VP for every 8 buildings. (Our own card.)
    .also = Buildings are compared when your turn to build comes, once for both that the envoy lets you build (6.5).
kingsburg-governor-minstrel = Minstrel
    .does = A +2 token at the start of each year; at its very end, 1 VP if nobody has fewer VP than you. (Our own card.)
kingsburg-governor-miner = Miner
    .does = 1 gold at the end of each year. (Our own card.)
kingsburg-governor-carpenter = Carpenter
    .does = 1 wood at the end of each year. (Our own card.)
kingsburg-governor-sculptor = Sculptor
    .does = 1 stone at the end of each year. (Our own card.)
kingsburg-governor-paladin = Paladin
    .does = At the end of the game 1 VP for each of your buildings in rows D, E and F. (Our own card.)
kingsburg-governor-heiress = Heiress
    .does = You start with a +2 token and get one at the start of each year. (Our own card.)
kingsburg-governor-marshal = Marshal
    .does = +1 in battle; one more soldier whenever an advisor gives you soldiers. (Our own card.)
kingsburg-governor-steward = Steward
    .does = Buildings of column I cost 1 wood less. (Our own card.)
kingsburg-governor-banker = Banker
    .does = At the end of each autumn you may pay 1 gold for 2 VP. (Our own card.)
kingsburg-governor-politician = Politician
    .does = The card has two advisors whom only you can influence: the Alderman, of rank 6, gives 1 good of your choice, the Chamberlain, of rank 11, gives 2, and each gives 1 VP. (Our own card.)
    .also = Alderman: { kingsburg-advisor-19.does }. Chamberlain: { kingsburg-advisor-20.does }. You may use one of them or both, each once a season (the king's envoy aside, 6.4); dice, +2 tokens and buildings work as with any advisor (4.2). Their support comes with that of the board's advisor of the same rank, in turn order.
kingsburg-governor-scholar = Scholar
    .does = 1 VP every season in which your final dice total 9 or less. (Our own card.)
kingsburg-governor-recruiter = Recruiter
    .does = Recruit soldiers for 1 good each, and gain 1 soldier at the start of each winter. (Our own card.)
kingsburg-governor-courtier = Courtier
    .does = 2 VP every season in which you influence three different advisors. (Our own card.)
kingsburg-governor-seer = Seer
    .does = You start with 2 +2 tokens; at the start of each year you may look secretly at the enemy card; 1 VP for every battle won. (Our own card.)
kingsburg-governor-damsel = Damsel
    .does = At the end of each autumn, 1 good of your choice. (Our own card.)

kingsburg-group-aristocracy = Aristocracy
    .does = You are always first in turn order; ties for the fewest buildings (king's aid, king's envoy) and for the most (king's favour) are broken in your favour.
kingsburg-group-clergy = Clergy
    .does = 2 VP every season in which your final dice total 9 or less.
kingsburg-group-standing-army = Army
    .does = In winter two dice are rolled: you use the higher, all others the lower.
kingsburg-group-secret-society = Secret Society
    .does = At once you choose an advisor whom no other player may influence this year.
kingsburg-group-craftsmen = Craftsmen
    .does = At the end of every season, 1 good of your choice if you have no goods.
kingsburg-group-artists = Artists
    .does = Once a season, after the roll, you may reroll one die.
kingsburg-group-peasants = Peasants
    .does = If you influenced only advisors of rank 6 or lower, one of them supports you twice.
kingsburg-group-bandits = Bandits
    .does = At once you lose 2 VP; every season, before support, you get that of the lowest-ranked advisor whom nobody influenced.

kingsburg-edict-fashion-b = Fashion for Piety
    .does = Every building of row B built this year scores 2 VP more. (Our own card.)
kingsburg-edict-fashion-c = Fashion for Trade
    .does = Every building of row C built this year scores 2 VP more. (Our own card.)
kingsburg-edict-fashion-d = Fashion for Arms
    .does = Every building of row D built this year scores 2 VP more. (Our own card.)
kingsburg-edict-fashion-e = Fashion for Walls
    .does = Every building of row E built this year scores 2 VP more. (Our own card.)
kingsburg-edict-fashion-f = Fashion for Towns
    .does = Every building of row F built this year scores 2 VP more. (Our own card.)
kingsburg-edict-hard-frontier = The Hard Frontier
    .does = −1 in battle, but the rewards of the enemy card count double, and every victory brings 1 VP more. (Our own card.)

kingsburg-destiny-undiscovered-forest = Undiscovered Forest
    .does = At the end of each season a die is rolled for all; on 4 or more everybody gains 1 wood.
kingsburg-destiny-call-to-arms = Call to Arms
    .does = Without Stables: one more soldier whenever an advisor gives you soldiers. With Stables: 1 soldier for each advisor of rank 11 or higher whom you influence.
kingsburg-destiny-diplomacy = Diplomacy
    .does = At the end of each season, without Town Hall and Counting House: you may spend a good or a +2 token for 1 VP. With one of them: it brings 1 VP more.
kingsburg-destiny-blizzard = Blizzard
    .does = Nobody rolls for reinforcements: everybody gets 2 soldiers, beside the soldier token where those are played, and a die of one's own is halved. (Our own card.)
kingsburg-destiny-rising-stars = Rising Stars
    .does = Three advisors drawn by lot give 1 VP more to whoever influences them. (Our own card.)
kingsburg-destiny-secret-deals = Secret Deals
    .does = Three advisors drawn by lot cannot be influenced this year. (Our own card.)
kingsburg-destiny-kings-illness = The King's Illness
    .does = The King cannot be influenced this year.
kingsburg-destiny-queens-journey = The Queen's Journey
    .does = The Queen cannot be influenced this year. (Our own card.)
kingsburg-destiny-building-boom = Building Boom
    .does = Every building built this year scores 1 VP more. (Our own card.)
kingsburg-destiny-cheap-timber = Cheap Timber
    .does = Buildings of columns I and II cost 1 wood less. (Our own card.)
kingsburg-destiny-lean-treasury = Lean Treasury
    .does = Buildings of column IV cost 1 gold more. (Our own card.)
kingsburg-destiny-master-masons = Master Masons
    .does = Buildings of columns III and IV cost 1 stone less. (Our own card.)
kingsburg-destiny-volunteers = Volunteers
    .does = Recruit soldiers for 1 good each. (Our own card.)
kingsburg-destiny-open-granaries = Open Granaries
    .does = When you recruit, +2 tokens pay as though they were goods. (Our own card.)
kingsburg-destiny-clear-sky = Clear Sky
    .does = +1 in battle for everybody. (Our own card.)
kingsburg-destiny-bitter-frost = Bitter Frost
    .does = −1 in battle for everybody. (Our own card.)
kingsburg-destiny-steadfast-defenders = Steadfast Defenders
    .does = A draw counts as a victory. (Our own card.)
kingsburg-destiny-rich-spoils = Rich Spoils
    .does = The rewards of the enemy card count double. (Our own card.)
kingsburg-destiny-forgiving-king = The Forgiving King
    .does = A defeat costs nobody any VP. (Our own card.)
kingsburg-destiny-hidden-reserves = Hidden Reserves
    .does = In winter everybody rolls a die of their own; if it is higher than the king's, it counts instead. (Our own card.)
kingsburg-destiny-mercenaries = Mercenaries
    .does = Before the enemy is revealed, everybody may pay 1 good for +1 in battle. (Our own card.)
kingsburg-destiny-grand-muster = Grand Muster
    .does = At the end of recruiting, 2 VP for the largest army; all tied score. (Our own card.)
kingsburg-destiny-royal-visit = The Royal Visit
    .does = At the end of each season, 1 VP if nobody has more buildings than you. (Our own card.)
kingsburg-destiny-alms = Alms
    .does = At the end of each season, 1 gold for those who have no goods. (Our own card.)
kingsburg-destiny-pilgrims = Pilgrims
    .does = 1 VP every season in which your final dice total 9 or less. (Our own card.)
kingsburg-destiny-open-court = Open Court
    .does = 1 VP every season in which you influence three different advisors. (Our own card.)
kingsburg-destiny-new-years-gift = New Year's Gift
    .does = Everybody gains a +2 token at the start of the year. (Our own card.)
kingsburg-destiny-good-quarries = Good Quarries
    .does = Everybody gains 1 stone at the end of the year. (Our own card.)
kingsburg-destiny-summer-fair = Summer Fair
    .does = At the start of summer, before the roll, everybody takes 1 good of their choice. (Our own card.)
kingsburg-destiny-loaded-dice = Loaded Dice
    .does = After the roll, if your dice total 8 or less, you may reroll them all, once a season. (Our own card.)

kingsburg-whim-1 = whim 1
    .does = the same support as the lowest-ranked advisor whom nobody influenced this season
    .gist = as the lowest free advisor
kingsburg-whim-2 = whim 2
    .does = take two +2 tokens, or pay one for 1 gold and 1 soldier
    .gist = 2 :token: or :token: → :gold::soldier:
kingsburg-whim-3 = whim 3
    .does = take 1 good chosen by the player on your left
    .gist = :any: as your left neighbour says
kingsburg-whim-4 = whim 4
    .does = take 1 of the goods that lie here
    .gist = one of { $chest }
kingsburg-whim-5 = whim 5
    .does = take a good like the one that lies here
    .gist = { $lot } like the one here
kingsburg-whim-6 = whim 6
    .does = you may pay 1 good for 1 soldier and 1 VP, or 1 VP for 1 soldier and 1 good, or dismiss 1 soldier for 1 VP and 1 good
    .gist = give one, take two: :any: :soldier: :points:
kingsburg-whim-7 = whim 7
    .does = name another player, who takes 1 good; you take two of that kind
    .gist = whom you name :any:, you two alike
kingsburg-whim-8 = whim 8
    .does = take 1 good chosen by the player on your left, then 1 chosen by the player on your right
    .gist = :any: :any: as your neighbours say
kingsburg-whim-9 = whim 9
    .does = take two different ones of these: 1 gold; 1 wood; 1 stone; 1 soldier with a +2 token
    .gist = two of :gold: :wood: :stone: :soldier::token:
kingsburg-whim-10 = whim 10
    .does = take 2 gold, 2 wood or 2 stone
    .gist = 2 :gold: or 2 :wood: or 2 :stone:
kingsburg-whim-11 = whim 11
    .does = take 1 stone, 1 soldier and 1 VP; who has fewest goods, soldiers or VP may give up another one of the three for a second of that
    .gist = :stone: :soldier: :points: fewest: twice
kingsburg-whim-12 = whim 12
    .does = 3 gold for you and 1 VP for every other player, or 3 VP for you and 1 gold for every other player
    .gist = 3 :gold:, others :points1: or :points3:, others :gold:
kingsburg-whim-13 = whim 13
    .does = take 1 good of your choice, a +2 token, 1 VP and 1 soldier, then look secretly at the top enemy card
    .gist = :any: :token: :points1: :soldier: :eye:
kingsburg-whim-14 = whim 14
    .does = name another player, who takes one of these: 1 gold, 1 wood, 1 stone, a +2 token, 1 soldier; you take the other four
    .gist = :gold: :wood: :stone: :token: :soldier: but one for whom you name
kingsburg-whim-15 = whim 15
    .does = take 2 gold, 2 wood and 2 stone, then give two of these to other players
    .gist = 2 :gold: 2 :wood: 2 :stone:, two for others
kingsburg-whim-16 = whim 16
    .does = score 5 VP
    .gist = :points5:

kingsburg-enemy-barbarians = Barbarians
    .does = They come in years I, II and V. No building protects from them in particular.
kingsburg-enemy-goblins = Goblins
    .does = They come in years I to IV; a defeat always costs a building. The Barricade adds 1 against them.
kingsburg-enemy-orcs = Orcs
    .does = They come in years I to IV; a defeat always costs 2 goods of choice. No building protects from them in particular.
kingsburg-enemy-zombies = Zombies
    .does = They come in years I to IV; a defeat always costs 2 VP. The Palisade adds 2 against them.
kingsburg-enemy-demons = Demons
    .does = They come in years III to V. The Church adds 1 against them.
kingsburg-enemy-dragons = Dragons
    .does = They come in year V; a defeat costs 5 VP. No building protects from them in particular.

# .others: one each of the other two kinds, as the Alchemist gives them.
kingsburg-good-gold = gold
    .cap = Gold
    .others = 1 wood and 1 stone
kingsburg-good-wood = wood
    .cap = Wood
    .others = 1 gold and 1 stone
kingsburg-good-stone = stone
    .cap = Stone
    .others = 1 gold and 1 wood

kingsburg-phase-1 = King's aid
kingsburg-phase-2 = Spring
kingsburg-phase-3 = King's favour
kingsburg-phase-4 = Summer
kingsburg-phase-5 = King's envoy
kingsburg-phase-6 = Autumn
kingsburg-phase-7 = Recruiting
kingsburg-phase-8 = Winter

kingsburg-year-1 = I
kingsburg-year-2 = II
kingsburg-year-3 = III
kingsburg-year-4 = IV
kingsburg-year-5 = V

# What helps a placement. A +2 token shows as “+2”, which cannot be part of a key.
kingsburg-helps-market = Market
kingsburg-helps-fair = Fair
kingsburg-helps-envoy = king's envoy

## Amounts

kingsburg-some-gold = { $n } gold
kingsburg-some-wood = { $n } wood
kingsburg-some-stone = { $n } stone
kingsburg-some-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
kingsburg-some-points = { $n ->
    [-1] −1 VP
   *[other] { $n } VP
}
kingsburg-some-strength = +{ $n } in this battle
kingsburg-some-tokens = { $n ->
    [one] one +2 token
   *[other] { $n } tokens of +2
}

## The log: the year and the king's attention

kingsburg-destiny-comes = The year's destiny is { $destiny }. { $destiny-does }
kingsburg-destiny-skipped = The destiny card { $destiny } has no place in this scenario and is replaced.
kingsburg-marks = { $n ->
    [one] Drawn by lot: the { $advisors }.
   *[other] Drawn by lot: { $advisors }.
}
kingsburg-governs = { $seat } governs as { $governor }. { $governor-does }
kingsburg-stall = Up for auction: { $governors }.
kingsburg-opens = { $seat } puts { $governor } up for auction.
kingsburg-bids = { $seat } bids { $points } VP for { $governor }.
kingsburg-prays-by = { $source }: { $seat } prays.
kingsburg-sets-by = { $source }: { $seat } now has { $dice }.
kingsburg-joins = { $seat } courts the { $group }. { $group-does }
kingsburg-reserves-by = { $source }: nobody but { $seat } may influence the { $advisor } this year.
kingsburg-supports-twice-by = { $source }: { $seat } will be supported twice by the { $advisor }.
kingsburg-edict-comes = This year: { $edict }. { $edict-does }
kingsburg-allies = { $seat } puts a token on the { $advisor }.
kingsburg-ally = { $seat } scores 1 VP for a token on the { $advisor }.
kingsburg-betrays = { $seat } takes a token of the left neighbour away from the { $advisor }.
kingsburg-dealt-strips = { $seat } is dealt the strips { $strips }.
kingsburg-redraws = { $seat } puts one of two equal strips back and draws { $strips }.
kingsburg-picks = { $seat } takes the strip { $strip }.
kingsburg-covers = { $seat } lays strips over the sheet: { $strips }.
kingsburg-covers-nothing = { $seat } uses no strip.
kingsburg-phase-begins = Year { $year }: { $phase }
kingsburg-aid-die = The king lends { $seat } a white die for the spring.
kingsburg-favour = { $seat } enjoys the king's favour: 1 VP.
kingsburg-envoy-returns = { $seat } sends the king's envoy back to the board unused.
kingsburg-envoy-comes = The king's envoy comes to { $seat }.
kingsburg-envoy-stays = There is a tie, so the king's envoy goes to nobody.

## The log: the seasons

kingsburg-neutral-dice = Nobody's dice ({ $dice }) block the { $advisor }.
kingsburg-whim-drawn = { $seat } draws a whim for the { $advisor }: { $whim-does }.
kingsburg-whim-gone = The { $advisor } returns to tradition.
kingsburg-merchants-guild-earns = { $seat } takes 1 gold from the Merchants' Guild.
kingsburg-rolls = { $seat } rolls { $dice }, { $total } in all.
kingsburg-statue-rerolls = { $seat } uses the Statue and rerolls one die: it shows { $die }, { $total } in all.
kingsburg-order = Turn order: { $seats }.
kingsburg-influences = { $seat } influences the { $advisor } with { $dice }.
kingsburg-influences-with = { $seat } influences the { $advisor } with { $dice } (help: { $helps }).
kingsburg-white-die = white { $n }
kingsburg-passes = { $seat } passes.
kingsburg-support = The { $advisor } supports { $seat }: { $gifts }.
kingsburg-pays = { $seat } gives up { $gifts } to the { $advisor }.
kingsburg-names = { $seat } names { $other } to the { $advisor }.
kingsburg-hands = { $seat } hands { $goods } to { $other }.
kingsburg-takes = { $seat } takes { $goods }.
kingsburg-takes-from = { $seat } takes { $goods } from the { $advisor }.
kingsburg-trades = { $seat } swaps 1 { $good } for { $good-others } with the Alchemist.
kingsburg-peeks = { $seat } looks at this year's enemy in secret.
kingsburg-peek-shows = For your eyes only: { $enemy } will attack with strength { $strength }.
kingsburg-builds = { $points ->
    [0] { $seat } builds the { $building } for { $goods }.
   *[other] { $seat } builds the { $building } for { $goods } and scores { $points } VP.
}
kingsburg-builds-free = { $points ->
    [0] { $seat } builds the { $building } and pays nothing.
   *[other] { $seat } builds the { $building }, pays nothing and scores { $points } VP.
}
kingsburg-envoy-helped = { $seat } owes this second building to the king's envoy, who goes back to the board.
kingsburg-inn-earns = { $seat } takes a +2 token from the Inn.
kingsburg-embassy-earns = { $seat } scores 1 VP for the Embassy.
kingsburg-rerolls = { $seat } uses the { $building } and rerolls all dice: { $dice }, { $total } in all.
kingsburg-rerolls-by = { $source }: { $seat } rerolls all dice: { $dice }, { $total } in all.
kingsburg-rolls-for-all-by = { $source }: { $seat } rolls for everybody: { $die }.
kingsburg-sells = { $spent ->
    [gold] { $seat } spends 1 gold at the { $building } for { $points } VP.
    [wood] { $seat } spends 1 wood at the { $building } for { $points } VP.
    [stone] { $seat } spends 1 stone at the { $building } for { $points } VP.
   *[token] { $seat } spends a +2 token at the { $building } for { $points } VP.
}
kingsburg-sells-by = { $spent ->
    [gold] { $source }: { $seat } spends 1 gold for { $points } VP.
    [wood] { $source }: { $seat } spends 1 wood for { $points } VP.
    [stone] { $source }: { $seat } spends 1 stone for { $points } VP.
   *[token] { $source }: { $seat } spends a +2 token for { $points } VP.
}
kingsburg-gains-by = { $source }: { $seat } gains { $gifts }.
kingsburg-barters-by = { $source }: { $seat } gives up { $goods } for { $gifts }.
kingsburg-gains = { $seat } gains { $gifts } thanks to the { $building }.
kingsburg-barters = { $seat } gives up { $goods } at the { $building } for { $gifts }.
kingsburg-dismisses = { $seat } dismisses a soldier at the { $building } and gains { $gifts }.

## The log: recruiting, winter, the end

kingsburg-recruits = { $seat } recruits a soldier for { $goods }.
kingsburg-disbands = The armies are disbanded.
kingsburg-keeps-soldiers = { $n ->
    [one] { $seat } keeps { $n } soldier.
   *[other] { $seat } keeps { $n } soldiers.
}
kingsburg-lot = On the whim tile of the { $advisor } lies { $good }.
kingsburg-blessed = { $seat } gets a white die.
kingsburg-reinforcements = { $soldiers ->
    [one] { $seat } rolls for the king's reinforcements: { $soldiers } soldier for everybody.
   *[other] { $seat } rolls for the king's reinforcements: { $soldiers } soldiers for everybody.
}
kingsburg-levies = { $soldiers ->
    [0] { $seat } shows the token 0: no soldiers.
    [one] { $seat } shows a soldier token: { $soldiers } soldier.
   *[other] { $seat } shows a soldier token: { $soldiers } soldiers.
}
kingsburg-last-levy = { $seat } scores { $points } VP for the last soldier token.
kingsburg-fixed-reinforcements = Everybody gets { $soldiers } soldiers as reinforcements.
kingsburg-two-dice = A second die is rolled for { $seat }, who uses the higher: { $soldiers }.
kingsburg-own-die = { $soldiers ->
    [one] { $seat } rolls a die of their own: { $die }. That makes { $soldiers } soldier for them.
   *[other] { $seat } rolls a die of their own: { $die }. That makes { $soldiers } soldiers for them.
}
kingsburg-enemy = { $enemy } attack with strength { $strength }.
kingsburg-battle-won = { $seat } wins the battle with strength { $army }.
kingsburg-battle-drawn = { $seat } fights to a draw with strength { $army }.
kingsburg-battle-lost = { $seat } loses the battle with strength { $army }.
kingsburg-spoils = { $seat } is rewarded for the victory: { $gifts }.
kingsburg-loses-goods = { $seat } loses { $goods }.
kingsburg-razed = { $points ->
    [0] The enemy razes the { $building } of { $seat }.
   *[other] The enemy razes the { $building } of { $seat }, who loses { $points } VP.
}
kingsburg-loses-points = { $seat } loses { $points } VP.
kingsburg-strongest = { $seat } stands highest on the army track: 1 VP.
kingsburg-first-order = Drawn by lot, the turn order is: { $seats }.
kingsburg-wins = The game is over. Winner: { $seats }.
kingsburg-cathedral-earns = { $points ->
    [0] { $seat } has too few goods to score for the Cathedral.
   *[other] { $seat } scores { $points } VP for goods, thanks to the Cathedral.
}

## Questions

kingsburg-ask-take = { $n ->
    [one] Which good do you take?
   *[other] Which { $n } goods do you take?
}
kingsburg-ask-take-from = { $n ->
    [one] Which good do you take from the { $advisor }?
   *[other] Which { $n } goods do you take from the { $advisor }?
}
kingsburg-ask-after-roll = Do you use anything to change your roll?
kingsburg-ask-after-roll-by = Do you change your roll? You can use: { $source }.
kingsburg-ask-year-start = Do you use anything at the start of the year?
kingsburg-ask-season-start = What do you use before the roll?
kingsburg-ask-before-reveal = Do you use anything before the enemy is revealed?
kingsburg-ask-before-reveal-by = The enemy is about to be revealed. Do you use this: { $source }?
kingsburg-ask-levy = Which soldier token do you play this winter? The others see it once all have chosen.
kingsburg-ask-whim = What do you take from the { $advisor }?
kingsburg-ask-grant = Which good does { $seat } get from the { $advisor }?
kingsburg-ask-grant-both = Which good do you take from the { $advisor }? { $seat } takes two of that kind.
kingsburg-ask-name = Whom do you name to the { $advisor }?
kingsburg-ask-first-pick = What do you take from the { $advisor }? { $seat } takes all the rest.
kingsburg-ask-hand = Which good do you hand on, and to whom?
kingsburg-ask-keep = Which governor do you keep? All are revealed together.
kingsburg-ask-open = Which governor is auctioned next?
kingsburg-ask-bid-first = How many VP do you bid for { $governor }? { $governor-does }
kingsburg-ask-bid = { $points } VP are bid for { $governor }. Do you raise? { $governor-does }
kingsburg-ask-founded = What do you take first?
kingsburg-ask-season-opens = Do you use your governor before the roll?
kingsburg-ask-season-opens-by = Before the roll: do you use this: { $source }?
kingsburg-ask-join = Which group do you court this year?
kingsburg-ask-joins = Whom do you reserve for yourself this year?
kingsburg-ask-before-support = What do you use before support?
kingsburg-ask-ally = On which advisor do you put a token?
kingsburg-ask-betray = From which advisor do you take a token of your left neighbour?
kingsburg-ask-redraw = You were dealt two equal strips. Do you exchange one of them?
kingsburg-ask-pick = Which strip do you take?
kingsburg-ask-cover = Which of your strips do you lay over their rows?
kingsburg-ask-influence = Which advisor do you influence, and with which dice? You may also pass.
kingsburg-ask-trade = Do you swap 1 good with the Alchemist for one each of the other two kinds?
kingsburg-ask-build = What do you build? You may also build nothing.
kingsburg-ask-build-second = Do you use the king's envoy to build a second building this season?
kingsburg-ask-season-end = Do you use anything at the end of the season?
kingsburg-ask-season-end-by = The season ends. Do you use this: { $source }?
kingsburg-ask-recruit = { $n ->
    [one] Do you recruit a soldier for { $n } good of any kind?
   *[other] Do you recruit a soldier for { $n } goods of any kind?
}
kingsburg-ask-lose = { $n ->
    [one] Which good do you give up?
   *[other] Which { $n } goods do you give up?
}

## Options

kingsburg-do-take = Take { $goods }
kingsburg-do-statue = { $die ->
    [white] Statue: reroll a white die
   *[coloured] Statue: reroll a die of your colour
}
kingsburg-do-influence = Influence the { $advisor } ({ $rank }) with { $dice }
kingsburg-do-influence-with = Influence the { $advisor } ({ $rank }) with { $dice } (help: { $helps })
kingsburg-do-trade = Swap 1 { $good } for { $good-others }
kingsburg-do-build = { $points ->
    [0] Build the { $building } for { $goods }
   *[other] Build the { $building } for { $goods } (+{ $points } VP)
}
kingsburg-do-reroll = { $building }: reroll all your dice
kingsburg-do-reroll-by = { $source }: reroll all your dice
kingsburg-do-sell = { $spent ->
    [gold] { $building }: spend 1 gold for { $points } VP
    [wood] { $building }: spend 1 wood for { $points } VP
    [stone] { $building }: spend 1 stone for { $points } VP
   *[token] { $building }: spend a +2 token for { $points } VP
}
kingsburg-do-sell-by = { $spent ->
    [gold] { $source }: spend 1 gold for { $points } VP
    [wood] { $source }: spend 1 wood for { $points } VP
    [stone] { $source }: spend 1 stone for { $points } VP
   *[token] { $source }: spend a +2 token for { $points } VP
}
kingsburg-do-gain-by = { $source }: { $gifts }
kingsburg-do-barter-by = { $source }: { $goods } for { $gifts }
kingsburg-do-gain = { $building }: { $gifts }
kingsburg-do-barter = { $building }: { $goods } for { $gifts }
kingsburg-do-muster = Recruit a soldier for { $payment }
kingsburg-do-dismiss = { $building }: dismiss a soldier for { $gifts }
kingsburg-do-look = { $building }: look at this year's enemy in secret
kingsburg-do-levy = { $n ->
    [one] Play the token { $n }: { $n } soldier
   *[other] Play the token { $n }: { $n } soldiers
}
kingsburg-do-choose = Take { $gifts }
kingsburg-do-choose-for = Give up { $price }, take { $gifts }
kingsburg-do-choose-others = Take { $gifts }; every other player gets { $others }
kingsburg-do-decline = Decline
kingsburg-do-grant = { $good-cap }
kingsburg-do-name = { $player }
kingsburg-do-hand = { $good-cap } to { $player }
kingsburg-do-keep = { $governor }: { $governor-does }
kingsburg-do-open = { $governor }: { $governor-does }
kingsburg-do-bid = Bid { $n } VP
kingsburg-do-bid-no-more = Pass
kingsburg-do-claim-by = { $source }: take { $n } goods of your choice
kingsburg-do-pray-by = { $source }: pray
kingsburg-do-set-by = { $source }: set your dice to { $dice }
kingsburg-do-turn-by = { $die ->
    [white] { $source }: turn a white die to { $n }
   *[coloured] { $source }: turn a die of your colour to { $n }
}
kingsburg-do-look-by = { $source }: look at this year's enemy in secret
kingsburg-do-join = { $group }: { $group-does }
kingsburg-do-ally = { $advisor }
kingsburg-do-betray = { $advisor }
kingsburg-do-reserve-by = { $source }: the { $advisor }
kingsburg-do-reroll-die-by = { $die ->
    [white] { $source }: reroll a white { $n }
   *[coloured] { $source }: reroll a { $n } of your colour
}
kingsburg-do-support-twice-by = { $source }: the { $advisor } supports you twice
kingsburg-do-raid-by = { $source }: the support of the lowest free advisor
kingsburg-do-redraw = Exchange one of the two equal strips for another
kingsburg-do-keep-strips = Keep both
kingsburg-do-pick = Take strip { $strip }
kingsburg-do-cover = Use { $strips }
kingsburg-do-cover-nothing = Use none of your strips
kingsburg-do-recruit = Recruit a soldier for { $goods }
kingsburg-do-lose = Give up { $goods }
kingsburg-do-use-nothing = Use nothing
kingsburg-do-step-out = Pass for the rest of the season
kingsburg-do-keep-goods = Do not swap
kingsburg-do-build-nothing = Build nothing
kingsburg-do-recruit-no-more = Recruit no more soldiers

## Prospects: what an option brings beside what its label says; and what is foretold

kingsburg-would-advise = { $advisor-does }
kingsburg-would-indulge = { $whim-does }
kingsburg-would-build = { $building-does }
kingsburg-odds-winter = { $army ->
    [one] With { $army } soldier: victory { $won } %, defeat { $lost } %
   *[other] With { $army } soldiers: victory { $won } %, defeat { $lost } %
}
kingsburg-odds-levy = { $army ->
    [one] With { $army } soldier and the token { $n }: victory { $won } %, defeat { $lost } %
   *[other] With { $army } soldiers and the token { $n }: victory { $won } %, defeat { $lost } %
}
kingsburg-foretold-levy = The winter as you stand, with your token { $n }: victory { $won } %, defeat { $lost } %.
kingsburg-foretold-winter = The winter as you stand: victory { $won } %, defeat { $lost } %.

## Kinds of words in an action

kingsburg-word-advisor = an advisor's rank
kingsburg-word-dice = dice, as in “d35w4”
kingsburg-word-helps = what helps: “+2”, “market” or “envoy”
kingsburg-word-good = gold, wood or stone
kingsburg-word-goods = goods, as in “gold gold stone”
kingsburg-word-payment = goods and tokens, as in “gold +2”
kingsburg-word-building = a building, as in “guard-tower”
kingsburg-word-strip = the letter of a strip
kingsburg-word-strips = letters of strips, as in “b f”
kingsburg-word-n = a number
kingsburg-word-player = the number of a player
kingsburg-word-governor = a governor
kingsburg-word-turned = “down” or “up”
kingsburg-word-group = a group, as in “clergy”
kingsburg-word-die = “coloured” or “white”
kingsburg-word-spent = gold, wood, stone or “+2”

## Refusals: taking, losing and using

kingsburg-no-must-take = You must take goods now: choose which.
kingsburg-no-not-that-lot = These are not goods you can take now: choose one of the lots on offer.
kingsburg-no-must-lose = { $n ->
    [one] You must give up exactly { $n } good that you have.
   *[other] You must give up exactly { $n } goods that you have.
}
kingsburg-no-goods = You do not have these goods; pay with those you have.
kingsburg-no-good = You have no { $good } to swap.
kingsburg-no-not-yours = You do not have the { $building } in your province.
kingsburg-no-used = You have already used the { $building } this season; once is the limit.
kingsburg-no-help-twice = Each help counts once for a placement: one +2 token, the Market, the king's envoy.
kingsburg-no-not-yours-by = { $source } is not in play for you.
kingsburg-no-used-by = { $source }: already used this season; once is the limit.
kingsburg-no-use-by = { $source } cannot be used in this way now. What it does: { $does }
kingsburg-no-use = The { $building } cannot be used in this way now. What it does: { $building-does }
kingsburg-no-levy = Choose one of the soldier tokens you have left; each can be played once.
kingsburg-no-whim = Choose one of the ways on offer: only what you can pay for and what applies to you.
kingsburg-no-keep = Keep one of the governors you were dealt.
kingsburg-no-stall = Choose one of the governors that lie open.
kingsburg-no-bid = Bid at least { $n } VP, and no more than { $most }, or pass.
kingsburg-no-bid-more = Nobody can bid more than { $most } VP, and that is bid already: you can only pass.
kingsburg-no-join = Choose one of the groups that nobody has courted this year.
kingsburg-no-betray = There is no token of your left neighbour on that advisor.
kingsburg-bad-promises = “Election promises” cannot be combined with soldier tokens (module 5).
kingsburg-no-strip = Nobody can take this strip now: choose one of those that lie open.
kingsburg-no-cover = You can use the strips that lie before you, each once; no others.

## Refusals: influencing

kingsburg-no-advisor = There is no advisor of rank { $rank }: ranks go from 1 to 18.
kingsburg-no-dice-word =
    Write d and your own dice, then w and any white ones, as in “d35w4”; what helps follows: “+2”, “market”, “envoy”.
kingsburg-no-such-dice = You do not have these dice; yours are { $dice }.
kingsburg-no-way = No choice of your dice makes { $rank }, the rank of the { $advisor }.
kingsburg-no-dice-chosen = Choose the dice you want to place on the { $advisor }.
kingsburg-no-own-die = You need at least one die of your own colour; white dice only go along with one.
kingsburg-no-second-token = You have already used a +2 token this season; one is the limit.
kingsburg-no-token = You do not have a +2 token.
kingsburg-no-envoy = You do not have the king's envoy.
kingsburg-no-sum = This adds up to { $total }, but the { $advisor } has rank { $rank }.
kingsburg-no-market = This adds up to { $total }; with the Market the rank must be exactly 1 above or 1 below that.
kingsburg-no-fair = With the Fair you place exactly one die of your colour on an advisor of rank 6 or lower.
kingsburg-no-closed = The { $advisor } cannot be influenced by you this time.
kingsburg-no-taken = There are already dice on the { $advisor } this season; only the king's envoy lets you add yours.
kingsburg-no-need-of-token = With the { $building } the sum of the dice does not matter: a +2 token would be spent for nothing.
kingsburg-no-need-of-envoy =
    There are no dice on the { $advisor } yet, so you do not need the king's envoy: place yours without him.

## Refusals: building and recruiting

kingsburg-no-building = There is no building called “{ $name }”. Names look like “inn” or “guard-tower”.
kingsburg-no-twice = You already have the { $building }; each building can stand only once in a province.
kingsburg-no-left = You need the { $left } before you can build the { $building }: rows are built from left to right.
kingsburg-no-price = You cannot afford the { $building }. You need { $goods }.
kingsburg-no-recruit-price = { $n ->
    [one] Recruit one soldier at a time, for exactly { $n } good of any kind.
   *[other] Recruit one soldier at a time, for exactly { $n } goods of any kind.
}
kingsburg-no-muster = { $n ->
    [one] A soldier costs exactly { $n } good; with the Quartermaster one +2 token of yours stands in for it.
   *[other] A soldier costs exactly { $n } goods; with the Quartermaster +2 tokens that you have stand in for them.
}

## Kinds of components, as headings

kingsburg-kind-advisor = Advisors, by rank
kingsburg-kind-building = Buildings
kingsburg-kind-strip = Strips
kingsburg-kind-destiny = Destiny cards
kingsburg-kind-whim = Whims, by rank
kingsburg-kind-governor = Governors
kingsburg-kind-group = Groups of the realm
kingsburg-kind-edict = Edicts
kingsburg-kind-enemy = Enemies
kingsburg-kind-good = Goods

## Options of the game

kingsburg-option-rows = Module 1: seven rows of buildings
    .about = Seven rows of buildings instead of five: 28 to choose from, and more ways to the end of a row.
kingsburg-option-strips = Module 2: alternative rows
    .about = Strips with four other buildings each, laid over rows of your own sheet: everybody builds in another province.
kingsburg-option-strips-none = none
kingsburg-option-strips-dealt = dealt
    .about = Two strips each by lot; who has two alike may exchange one.
kingsburg-option-strips-drafted = drafted
    .about = All strips lie open and are taken in turn, two each.
kingsburg-option-levies = Module 5: soldier tokens
    .about = Each winter you send one of six tokens in secret, instead of the king's die for all: less luck, more bluff.
kingsburg-option-destiny = Module 4: destiny cards
    .about = A card a year that changes a rule for everybody, from cheap timber to a blizzard.
kingsburg-option-whims = Module 6: whims of the court
    .about = Tiles on the advisors change what they give, often with a part for others in it.
kingsburg-option-whims-none = none
kingsburg-option-whims-standard = one a season
    .about = Every season one more advisor has a whim.
kingsburg-option-whims-tradition = back to tradition
    .about = Sixteen advisors begin with a whim, and every season one of them returns to tradition.
kingsburg-option-governors = Module 3: governors
    .about = Everybody is somebody: one of 25 people with a power of their own for the whole game.
kingsburg-option-governors-none = none
kingsburg-option-governors-dealt = three dealt, one kept
    .about = Three cards each in secret; one is kept.
kingsburg-option-governors-auctioned = auctioned
    .about = The cards lie open and are bid for with victory points.
kingsburg-option-balanced = Balanced governors
    .about = Four governors that are weaker or stronger than the others get something besides.
kingsburg-option-scenario = Scenario
    .about = A tale that runs through all five years.
kingsburg-option-scenario-none = none
kingsburg-option-scenario-promises = Election promises
    .about = Each year you court one of eight groups of the realm, for a power until its end.
kingsburg-option-scenario-alliances = Shifting alliances
    .about = Each year you put a token on an advisor: whoever else goes there brings you a point.
kingsburg-option-scenario-fashions = Fashions of the court (our own)
    .about = Each year another row of buildings is in fashion and scores more.
kingsburg-option-scenario-frontier = The hard frontier (our own)
    .about = Every winter is harder, and pays double.

# Why not: what a component asks for

kingsburg-no-phase = The { $building } works only in this part of the year: { $phase }.
kingsburg-no-phase-by = { $source } works only in this part of the year: { $phase }.
kingsburg-no-year = The { $building } can be used from year { $year } on.
kingsburg-no-year-by = { $source } can be used from year { $year } on.
kingsburg-no-total = The { $building } asks for a total of { $n } or less, and your dice add up to { $total }.
kingsburg-no-total-by = { $source } asks for a total of { $n } or less, and your dice add up to { $total }.
kingsburg-no-alike = The { $building } asks for dice that all show the same value, white ones included, and yours do not.
kingsburg-no-alike-by = { $source } asks for dice that all show the same value, white ones included, and yours do not.
kingsburg-no-such-die = The { $building } asks for a die that shows { $n }, and you have none.
kingsburg-no-such-die-by = { $source } asks for a die that shows { $n }, and you have none.
kingsburg-no-many-soldiers = The { $building } works only for those with at most { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}; you have more.
kingsburg-no-many-soldiers-by = { $source } works only for those with at most { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}; you have more.
kingsburg-no-few-soldiers = The { $building } asks for at least { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}; you have fewer.
kingsburg-no-few-soldiers-by = { $source } asks for at least { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}; you have fewer.
kingsburg-no-lacks = The { $building } asks for one of these, and you have none: { $names }.
kingsburg-no-lacks-by = { $source } asks for one of these, and you have none: { $names }.
kingsburg-no-has = The { $building } works only for those who have none of these, and you do: { $names }.
kingsburg-no-has-by = { $source } works only for those who have none of these, and you do: { $names }.
kingsburg-no-has-goods = The { $building } works only for those without goods, and you have some.
kingsburg-no-has-goods-by = { $source } works only for those without goods, and you have some.
kingsburg-no-goods-left = The { $building } takes a good, and you have none.
kingsburg-no-goods-left-by = { $source }: it takes a good, and you have none.
kingsburg-no-goods-or-tokens = The { $building } takes a good or a +2 token, and you have neither.
kingsburg-no-goods-or-tokens-by = { $source }: it takes a good or a +2 token, and you have neither.
kingsburg-no-afford = The { $building } costs { $goods }, which you do not have.
kingsburg-no-afford-by = { $source }: it costs { $goods }, which you do not have.
kingsburg-no-largest-army = The { $building } works only if nobody has more soldiers than you.
kingsburg-no-largest-army-by = { $source } works only if nobody has more soldiers than you.
kingsburg-no-low-advisors = The { $building } works only if you influenced somebody this season, and nobody above rank { $rank }.
kingsburg-no-low-advisors-by = { $source } work only if you influenced somebody this season, and nobody above rank { $rank }.
kingsburg-no-free-advisor = All advisors are influenced this season: the { $building } finds none.
kingsburg-no-free-advisor-by = All advisors are influenced this season: { $source } find none.
kingsburg-no-moment = It is not the moment for the { $building }: it is used { $moment }.
kingsburg-no-moment-by = It is not the moment for this card ({ $source }): it is used { $moment }.
kingsburg-no-by-itself = The { $building } works by itself; there is nothing to do for it. What it does: { $building-does }
kingsburg-no-by-itself-by = { $source } works by itself; there is nothing to do for it. What it does: { $does }
kingsburg-no-only-helps = The { $building } is used together with dice: choose an advisor and dice, and the { $building } as a help.
kingsburg-no-only-helps-by = { $source } is used together with dice: choose an advisor and dice, and it as a help.
kingsburg-moment-founded = before the first year
kingsburg-moment-joins = when the group is joined
kingsburg-moment-year-start = at the start of a year
kingsburg-moment-season-opens = at the very start of a season, before the roll
kingsburg-moment-season-start = at the start of a season, before the roll
kingsburg-moment-after-roll = right after the roll, before anybody places dice
kingsburg-moment-roll-settled = once all rolls are settled
kingsburg-moment-before-support = once all dice are placed, before support
kingsburg-moment-season-end = at the end of a season
kingsburg-moment-recruiting-end = at the end of phase 7
kingsburg-moment-winter-start = at the start of winter
kingsburg-moment-before-reveal = in winter, before the enemy is revealed
kingsburg-moment-winter-end = at the end of winter
kingsburg-moment-year-end = at the end of a year
kingsburg-moment-game-end = at the end of the game
kingsburg-moment-last-points = at the very end of the game

# Why not: what is done in another part of the year

kingsburg-no-influence-now = Nobody places dice on advisors now: that follows the roll, in spring, summer and autumn.
kingsburg-no-trade-now = The Alchemist swaps goods only when he gives his support.
kingsburg-no-build-now = Nobody builds now: building follows the advisors' support, in spring, summer and autumn.
kingsburg-no-recruit-now = Soldiers are recruited in phase 7, after autumn.
kingsburg-no-muster-now = Soldiers are recruited in phase 7, after autumn.
kingsburg-no-levy-now = Soldier tokens are played in winter.
kingsburg-no-lose-now = You have no goods to give up now.
kingsburg-no-take-now = There are no goods to take now.
kingsburg-no-choose-now = No whim asks you for a choice now.
kingsburg-no-grant-now = No whim asks you for a good now.
kingsburg-no-name-now = No whim asks you to name anybody now.
kingsburg-no-hand-now = There are no goods to hand on now.
kingsburg-no-keep-now = Governors are chosen before the first year.
kingsburg-no-open-now = You do not put up a governor for auction now.
kingsburg-no-bid-now = You do not bid now.
kingsburg-no-join-now = Groups are courted at the start of a year.
kingsburg-no-ally-now = Tokens are put on advisors at the start of a year.
kingsburg-no-betray-now = No token is taken away now.
kingsburg-no-redraw-now = Strips are exchanged before the first year.
kingsburg-no-pick-now = Strips are taken before the first year.
kingsburg-no-cover-now = Strips are laid out before the first year.

# What may be answered ahead

kingsburg-ahead-season-opens = When you could use your governor before the roll
kingsburg-ahead-year-start = When you could use something at the start of a year
kingsburg-ahead-after-roll = When you could change your roll
kingsburg-ahead-before-support = When you could use something before support
kingsburg-ahead-trade = When you could swap a good with the Alchemist
kingsburg-ahead-build-second = When you could build a second time with the king's envoy
kingsburg-ahead-season-end = When you could use something at the end of a season
kingsburg-ahead-recruit = When you could recruit soldiers
kingsburg-ahead-before-reveal = When you could use something before the enemy is revealed
kingsburg-ahead-way-trade = swap 1 { $good }
kingsburg-never-once = What is chosen in secret or bid for: governors, strips and soldier tokens are the game itself, and chosen looking at the others.
kingsburg-never-own = Influence, what advisors give, building and losses: each answer hangs on dice and on what the others took just before.

# Personalities of bots

kingsburg-personality-builder = the builder
    .about = Builds early and often, and counts on what buildings bring in later years.
kingsburg-personality-captain = the captain
    .about = Fears the winter: hires soldiers and builds what helps in battle, whatever else it costs.
kingsburg-personality-flatterer = the flatterer
    .about = Seeks the favour of those high up at court, and the King’s envoy.
