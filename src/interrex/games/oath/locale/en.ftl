# What Oath says. The names are those of rulebook/en.md.

oath-title = Oath
oath-invitation = Rule the land under an oath, usurp it, or win it over to a vision of your own; and what you leave behind is where the next game begins.
oath-preset-first = First game
    .about = The map and both decks in the order meant for a first evening.
oath-preset-usual = One game
    .about = A young empire; sites, relics and cards by chance. Nothing is kept afterwards.
oath-preset-chronicle = A chronicle
    .about = Game after game: the winner writes down what stays, what falls and who belongs, and the land remembers.

# .does: what a component does, in our own words, for every face. It leaves out what icons show: suit, cost, restriction, dice.

## Denizens of Discord

oath-card-mercenaries = Mercenaries
    .does = Battle plan: ±3 attack dice. If that ends in your defeat, discard this card.
    .gist = ±3 attack dice; discarded in defeat
oath-card-a-small-favor = A Small Favor
    .does = When played: you gain 4 warbands.
    .gist = gain 4 warbands
oath-card-second-wind = Second Wind
    .does = Attacker's plan: once victorious you may travel and afterwards may campaign, both for no Supply.
    .gist = after victory travel and campaign free
oath-card-sleight-of-hand = Sleight of Hand
    .does = Action: take 1 secret, but never the last, from another player whose pawn is at your site.
    .gist = take 1 secret from a player here
oath-card-key-to-the-city = Key to the City
    .does = When played: if no pawn of this site's ruler is here, all warbands here are killed, and you gain 1 warband and put it here.
    .gist = kill the warbands here, put 1 of yours
oath-card-scryer = Scryer
    .does = Action: peek at the whole of one discard pile, in any region.
    .gist = peek at a whole discard pile
oath-card-disgraced-captain = Disgraced Captain
    .does = Attacker's plan: +4 attack dice with a site that has an Order card among the targets.
    .gist = +4 attack dice where Order lies
oath-card-naysayers = Naysayers
    .does = Rest: while an Exile holds the title, as Oathkeeper or as Usurper, take 1 favor from the Chancellor.
    .gist = if an Exile has the title: 1 favor
oath-card-book-burning = Book Burning
    .does = Attacker's plan: after a victory with the defender's pawn as a target, the defender burns the secrets on their board down to the last one.
    .gist = a beaten pawn keeps one secret
oath-card-charlatan = Charlatan
    .does = When played: of the secrets on the Darkest Secret 1 stays; the others are burned.
    .gist = burns the Darkest Secret down to 1
oath-card-assassin = Assassin
    .does = Your adviser limit is 2. Action: discard a face-up adviser of another player whose pawn is at your site.
    .gist = limit 2; discard an adviser here
oath-card-downtrodden = Downtrodden
    .does = Muster: if the bank of the card's suit has less favor than every other, gain 2 more warbands.
    .gist = poorest bank: 2 more warbands
oath-card-blackmail = Blackmail
    .does = When played: name a relic of another player whose pawn is at your site. Either they give you 3 favor, or you take it.
    .gist = take a relic here, or get 3 favor
oath-card-cracked-sage = Cracked Sage
    .does = Battle plan: against an enemy with an Arcane adviser, ±4 attack dice.
    .gist = ±4 attack dice against Arcane
oath-card-dissent = Dissent
    .does = When played: all players but the holder of the People's Favor put favor on this card, 1 for every suit they rule.
    .gist = others put favor here, 1 a suit ruled
oath-card-false-prophet = False Prophet
    .does = When played: as an Exile, gain 1 warband and put it on a revealed Vision, whosever it is; that Vision is revealed for you too. Should it be discarded, the warband dies instead, and you play or discard the Vision as if you had searched.
    .gist = share a revealed Vision
oath-card-vow-of-renewal = Vow of Renewal
    .does = You cannot recover the People's Favor. Favor that anybody burns you take instead.
    .gist = take the favor that others burn
oath-card-zealots = Zealots
    .does = Attacker's plan: if the defending force is now larger than yours, a sacrificed warband adds 3 to your attack, not 1.
    .gist = outnumbered: a sacrifice counts 3
oath-card-royal-ambitions = Royal Ambitions
    .does = When played: as an Exile with more sites than the Chancellor rules, you may become a Citizen (take 1 relic of the Reliquary unseen; your Act Phase ends, your Supply is full).
    .gist = more sites than Chancellor: Citizen
oath-card-salt-the-earth = Salt the Earth
    .does = It cannot be played where a locked card lies. When played: ignore the site's capacity and discard all other denizens here; the capacity here is 1 from now on.
    .gist = discard all others; capacity 1
oath-card-beast-tamer = Beast Tamer
    .does = Campaign: against you, Beast and Nomad battle plans cannot be used by enemies.
    .gist = stops Beast and Nomad plans
oath-card-riots = Riots
    .does = When played: if the People's Favor is on its Mob side, discard all other cards of the suit that is most common at sites; you break ties.
    .gist = under the Mob: discard a whole suit
oath-card-silver-tongue = Silver Tongue
    .does = Your adviser limit is 2. Rest: take 1 favor from a bank that matches some card at your site.
    .gist = limit 2; 1 favor of a suit here
oath-card-gambling-hall = Gambling Hall
    .does = Action: roll 4 defense dice, then take 1 favor for each shield of the result, all from one bank.
    .gist = roll 4: 1 favor for each shield
oath-card-boiling-lake = Boiling Lake
    .does = Travel: whoever comes to this site and does not rule this card must kill 2 warbands on their own board, if able.
    .gist = strangers who arrive kill 2 of theirs
oath-card-relic-thief = Relic Thief
    .does = When another player whose pawn is in your region has taken relics, you may use this card: roll 1 defense die for each, and if none shows a shield, take them.
    .gist = may rob relics taken in your region
oath-card-enchantress = Enchantress
    .does = Action: this card and a face-up adviser, of whatever player, are swapped.
    .gist = swap it with any adviser
oath-card-insomnia = Insomnia
    .does = Your adviser limit is 2. Rest: you gain 1 secret.
    .gist = limit 2; gain 1 secret
oath-card-sneak-attack = Sneak Attack
    .does = Campaign: when another player's campaign is over, you may campaign against that player for no Supply.
    .gist = strike free after another's campaign
oath-card-gossip = Gossip
    .does = Enemies of this card's ruler cannot play advisers face down.
    .gist = no face-down advisers for enemies
oath-card-bandit-chief = Bandit Chief
    .does = When played: at every site 1 warband is killed. As long as this card is face up, every site counts 2 bandits more.
    .gist = 1 warband a site dies; 2 more bandits
oath-card-chaos-cult = Chaos Cult
    .does = Whenever another player takes the title of Oathkeeper, take 1 favor from that player.
    .gist = 1 favor from each new Oathkeeper
oath-card-slander = Slander
    .does = Attacker's plan: after a victory with the defender's pawn as a target, the defender burns all favor on their board.
    .gist = beaten pawn burns all favor

## Denizens of Arcane

oath-card-alchemist = Alchemist
    .does = Action: gain 4 favor, from one bank or several, as you like.
    .gist = gain 4 favor
oath-card-fire-talkers = Fire Talkers
    .does = Battle plan: holding the Darkest Secret, ±3 attack dice.
    .gist = with the Darkest Secret: ±3 attack dice
oath-card-magicians-code = Magician's Code
    .does = Recover: for the Darkest Secret, gain 2 secrets and pay with them; you may add secrets of your own or none.
    .gist = 2 secrets for the Darkest Secret
oath-card-spirit-snare = Spirit Snare
    .does = Action: take 1 favor from a bank of your choice.
    .gist = take 1 favor from any bank
oath-card-wizard-school = Wizard School
    .does = Action: gain 1 secret; with that your Act Phase is over.
    .gist = gain 1 secret, end your Act Phase
oath-card-dazzle = Dazzle
    .does = When played: every Hearth and Order card at the sites of your region is discarded.
    .gist = discard Hearth and Order in the region
oath-card-acting-troupe = Acting Troupe
    .does = Trade: this adviser counts as Beast or as Order, whichever you like, and not as Arcane.
    .gist = counts as Beast or Order
oath-card-taming-charm = Taming Charm
    .does = Action: discard a Beast or Nomad card of your site; for that you gain 2 favor from its bank.
    .gist = discard Beast or Nomad: 2 favor
oath-card-inquisitor = Inquisitor
    .does = Action: at your site, peek at an adviser of somebody else whose pawn is there. The Conspiracy is yours to play or discard; for any other card give them the favor placed here.
    .gist = peek at an adviser here; Conspiracy
oath-card-secret-signal = Secret Signal
    .does = Trade: if it brings exactly 1 favor, you gain another.
    .gist = a trade for 1 favor brings another
oath-card-augury = Augury
    .does = Search: draw 1 more card; a Vision from the world deck ends the drawing as ever.
    .gist = draw 1 more card
oath-card-rusting-ray = Rusting Ray
    .does = Defender's plan: holding the Darkest Secret, you ignore the hollow swords of your enemy.
    .gist = Darkest Secret: ignore hollow swords
oath-card-portal = Portal
    .does = Travel: leaving this site or coming to it, you spend no Supply and ignore the powers of sites.
    .gist = to and from here for no Supply
oath-card-billowing-fog = Billowing Fog
    .does = Battle plan: in a defeat nobody of your force dies. Ignore powers that would kill your whole force.
    .gist = in defeat none of yours die
oath-card-kindred-warriors = Kindred Warriors
    .does = Battle plan: ignore your skulls. ± attack dice of any number up to that of the suits, other than Arcane, among the cards you rule.
    .gist = no skulls; ± a die for each suit
oath-card-terror-spells = Terror Spells
    .does = Action: holding the Darkest Secret, kill 2 warbands in your region, at sites or on boards, whosever they are.
    .gist = with the Darkest Secret: kill 2
oath-card-blood-pact = Blood Pact
    .does = Action: sacrifice warbands from your board; for every 2 of them you gain 1 secret.
    .gist = sacrifice 2 warbands for a secret
oath-card-revelation = Revelation
    .does = When played: in turn order from the Chancellor, each player may burn as much favor as they like and gains as many secrets.
    .gist = all may burn favor for secrets
oath-card-observatory = Observatory
    .does = Search: with your pawn here, the discard piles of all regions are open to you.
    .gist = here: search any discard pile
oath-card-plague-engines = Plague Engines
    .does = Action: all players, you too, pay into the Arcane bank 1 favor for each site they rule.
    .gist = all pay 1 favor for each site ruled
oath-card-gleaming-armor = Gleaming Armor
    .does = Campaign: every battle plan costs your enemy 1 secret more, placed on it.
    .gist = enemy plans cost 1 secret more
oath-card-bewitch = Bewitch
    .does = When played: as an Exile with more secrets on board and cards than the Chancellor, you may become a Citizen (no relic; your Act Phase ends, your Supply is full).
    .gist = more secrets than Chancellor: Citizen
oath-card-jinx = Jinx
    .does = Whatever you roll attack or defense dice for, you may use this card, if you rule it, to roll all those dice again, once. It is no battle plan.
    .gist = reroll your dice, once
oath-card-tutor = Tutor
    .does = Action: you gain 1 secret.
    .gist = gain 1 secret
oath-card-dream-thief = Dream Thief
    .does = Action: two face-down advisers, whosever they are, are swapped.
    .gist = swap two face-down advisers
oath-card-cracking-ground = Cracking Ground
    .does = Battle plan: ±1 attack die for each site among the targets.
    .gist = ±1 attack die for each target site
oath-card-sealing-ward = Sealing Ward
    .does = Campaign: as a target, each of your relics adds 1 defense die more.
    .gist = your relics: +1 defense die each
oath-card-initiation-rite = Initiation Rite
    .does = Muster: you must pay with 1 secret, not with favor, placed on the card.
    .gist = pay 1 secret, not favor
oath-card-vow-of-silence = Vow of Silence
    .does = Recover: you cannot recover the Darkest Secret, nor give secrets to anybody. As often as it is recovered, you gain as many secrets as were paid for it.
    .gist = gain the secrets paid for the banner
oath-card-forgotten-vault = Forgotten Vault
    .does = Action: 1 secret from the shared bank goes onto the Darkest Secret, or 1 of those on it is burned, never the last.
    .gist = Darkest Secret: 1 secret more or less
oath-card-map-library = Map Library
    .does = Trade: with your pawn here, you may choose a card at any site in your region.
    .gist = here: trade anywhere in the region
oath-card-witchs-bargain = Witch's Bargain
    .does = Action: with other players whose pawns are at your site, as often as you like, either give 1 secret and take 2 favor, or give 2 favor and take 1 secret.
    .gist = trade 1 secret for 2 favor, or back
oath-card-master-of-disguise = Master of Disguise
    .does = Trade: another player's face-up advisers, with their powers, count as yours, and your own do not.
    .gist = use another player's advisers

## Denizens of Order

oath-card-wrestlers = Wrestlers
    .does = Defender's plan: sacrifice 1 warband of your force for +1 defense die.
    .gist = sacrifice 1: +1 defense die
oath-card-battle-honors = Battle Honors
    .does = Battle plan: a victory earns you 2 favor from the Order bank.
    .gist = victory: 2 favor
oath-card-bear-traps = Bear Traps
    .does = Defender's plan: −1 attack die, and 1 warband on the attacker's board is killed.
    .gist = −1 attack die, 1 warband dies
oath-card-longbows = Longbows
    .does = Battle plan: ±1 attack die.
    .gist = ±1 attack die
oath-card-keep = Keep
    .does = Defender's plan: with this site among the targets, +2 defense dice.
    .gist = this site: +2 defense dice
oath-card-pressgangs = Pressgangs
    .does = Muster: the card you muster with may already have favor or secrets on it.
    .gist = muster with a card in use
oath-card-garrison = Garrison
    .does = When played: gain 1 warband for each site you rule, then put 1 from your board at each of those sites.
    .gist = 1 warband for each site you rule
oath-card-scouts = Scouts
    .does = Attacker's plan: you gain 1 Supply.
    .gist = gain 1 Supply
oath-card-martial-culture = Martial Culture
    .does = Battle plan: as an Exile victorious over another Exile, you may become a Citizen (no relic; your Act Phase ends, your Supply is full).
    .gist = beat an Exile: become a Citizen
oath-card-code-of-honor = Code of Honor
    .does = Battle plan: ±2 attack dice. You cannot use any other plan.
    .gist = ±2 attack dice; no other plan
oath-card-outriders = Outriders
    .does = Attacker's plan: ignore your skulls.
    .gist = ignore your skulls
oath-card-messenger = Messenger
    .does = Action: rearrange your warbands among your board and the sites you rule; the last one at a site stays.
    .gist = rearrange your warbands
oath-card-field-promotion = Field Promotion
    .does = Battle plan: a victory earns you 3 warbands.
    .gist = victory: 3 warbands
oath-card-palanquin = Palanquin
    .does = Action: choose another player whose pawn is at your site, and a site that they can travel to. Put your pawn there and make them follow; they travel for no Supply.
    .gist = travel and drag a player along
oath-card-shield-wall = Shield Wall
    .does = Defender's plan: +2 defense dice. In a defeat your whole force is killed.
    .gist = +2 defense dice; defeat kills all
oath-card-military-parade = Military Parade
    .does = Battle plan: a victory earns you 1 favor for each adviser of your enemy, Allies included, from the bank of that adviser's suit.
    .gist = victory: favor for enemy advisers
oath-card-tome-guardians = Tome Guardians
    .does = Enemies of this card's ruler cannot make the Darkest Secret a target, nor take it by any other means.
    .gist = enemies cannot take the Darkest Secret
oath-card-tyrant = Tyrant
    .does = Travel: at the site you reach you must kill 1 warband, if able, though it be your own.
    .gist = kill 1 warband where you arrive
oath-card-forced-labor = Forced Labor
    .does = Search: at sites of this card's ruler, the ruler's enemies cannot search unless they give the ruler 1 favor (for the Empire the Chancellor gets it; for bandits it is burned).
    .gist = enemies pay 1 favor to search here
oath-card-secret-police = Secret Police
    .does = At sites of this card's ruler, the ruler's enemies cannot play Visions face up.
    .gist = no enemy Visions face up here
oath-card-specialist = Specialist
    .does = Attacker's plan: battle plans cannot be used by the defending side.
    .gist = the defender has no plans
oath-card-captains = Captains
    .does = Action: campaign for no Supply as if your pawn were at a site you rule; your warbands there join your force.
    .gist = campaign free from a site you rule
oath-card-siege-engines = Siege Engines
    .does = Action: choose a site in your region and kill 2 warbands there, whosever they are.
    .gist = kill 2 warbands at a site
oath-card-royal-tax = Royal Tax
    .does = When played: take 2 favor from every other player whose pawn stands in your region at a site you rule.
    .gist = 2 favor from each pawn at your sites
oath-card-toll-roads = Toll Roads
    .does = Travel: to sites of this card's ruler the ruler's enemies cannot travel unless they give the ruler 1 favor (for the Empire the Chancellor gets it; for bandits it is burned).
    .gist = enemies pay 1 favor to come
oath-card-curfew = Curfew
    .does = Trade: with cards that this card's ruler rules the ruler's enemies cannot trade unless they give the ruler 1 favor (for the Empire the Chancellor gets it; for bandits it is burned).
    .gist = enemies pay 1 favor to trade
oath-card-knights-errant = Knights Errant
    .does = Muster: when it is done, you may campaign for no Supply.
    .gist = then campaign for no Supply
oath-card-vow-of-obedience = Vow of Obedience
    .does = You cannot play a Vision face up. Rest: take 1 favor from a bank of your choice.
    .gist = no Visions; 1 favor from any bank
oath-card-hunting-party = Hunting Party
    .does = Search: once you have searched the world deck, you may campaign for no Supply.
    .gist = world deck: then campaign free
oath-card-council-seat = Council Seat
    .does = While you are a Citizen nobody can exile you, nor can you yourself.
    .gist = as a Citizen you cannot be exiled
oath-card-encirclement = Encirclement
    .does = Battle plan: if yours is now the larger force, ±2 attack dice.
    .gist = the larger force: ±2 attack dice
oath-card-peace-envoy = Peace Envoy
    .does = Battle plan: if your enemy's pawn is at your site, give them 1 favor for each die in the defense pool, and you are victorious now. Ignore whatever would kill warbands. You cannot use any other plan.
    .gist = buy a victory with favor
oath-card-relic-hunter = Relic Hunter
    .does = Attacker's plan: face-down relics at targeted sites may be targets too, for 1 defense die each. Relics you take may go to the bottom of the relic deck.
    .gist = target the relics at sites too

## Denizens of Hearth

oath-card-tinkers-fair = Tinker's Fair
    .does = Action: make a binding deal with any player about favor, secrets and relics.
    .gist = deal: favor, secrets, relics
oath-card-wayside-inn = Wayside Inn
    .does = Action: you gain 2 Supply.
    .gist = gain 2 Supply
oath-card-extra-provisions = Extra Provisions
    .does = Defender's plan: +1 defense die.
    .gist = +1 defense die
oath-card-memory-of-home = Memory of Home
    .does = Action: empty one bank: all its favor goes to the Hearth bank.
    .gist = a whole bank moves to Hearth
oath-card-welcoming-party = Welcoming Party
    .does = Search: a denizen you play face up, if it was no face-down adviser, earns you 1 favor from the Hearth bank.
    .gist = a denizen played: 1 favor
oath-card-traveling-doctor = Traveling Doctor
    .does = Battle plan: in a defeat nobody of your force dies, and this card is discarded. Ignore powers that would kill your whole force.
    .gist = in defeat none die, this card goes
oath-card-storyteller = Storyteller
    .does = Action: add 1 secret from the shared bank to those on the Darkest Secret.
    .gist = 1 secret onto the Darkest Secret
oath-card-armed-mob = Armed Mob
    .does = Action: whoever holds the Darkest Secret without the People's Favor loses a face-up adviser of your choice: discard it.
    .gist = discard an adviser of its holder
oath-card-tavern-songs = Tavern Songs
    .does = Action: peek at the 3 topmost cards in the discard pile of your region.
    .gist = peek at 3 cards of the pile here
oath-card-homesteaders = Homesteaders
    .does = Action: a face-up adviser of yours moves to your site.
    .gist = move your adviser to your site
oath-card-crop-rotation = Crop Rotation
    .does = Search: before you play to a site, a denizen there may be discarded.
    .gist = discard a denizen where you play
oath-card-a-round-of-ale = A Round of Ale
    .does = Action: favor and secrets on cards return as at Rest, and your face-down secrets turn face up. The favor on this card stays.
    .gist = favor and secrets return as at Rest
oath-card-land-warden = Land Warden
    .does = Search: you may play two of the cards drawn, if at least one of them goes to a site.
    .gist = play two cards, one to a site
oath-card-charming-friend = Charming Friend
    .does = Action: take 1 favor from one of the others whose pawns stand at your site.
    .gist = take 1 favor from a player here
oath-card-village-constable = Village Constable
    .does = Battle plan: against an enemy who does not hold the People's Favor, ±2 attack dice.
    .gist = ±2 attack dice against most
oath-card-family-heirloom = Family Heirloom
    .does = When played: draw a relic, and either take it or bury it at the bottom of the relic deck.
    .gist = draw a relic; take it or bury it
oath-card-news-from-afar = News from Afar
    .does = Search: you spend no Supply on it.
    .gist = for no Supply
oath-card-levelers = Levelers
    .does = Action: the bank with the most favor loses 2 to the bank with the least; you break ties.
    .gist = 2 favor from richest bank to poorest
oath-card-fabled-feast = Fabled Feast
    .does = When played: count the Hearth cards you rule, this one in any case, and take so much favor from one bank.
    .gist = favor for each Hearth card you rule
oath-card-the-great-levy = The Great Levy
    .does = Battle plan: against an enemy who does not hold the People's Favor, ±3 attack dice, and ignore your skulls.
    .gist = ±3 attack dice, no skulls, against most
oath-card-hearts-and-minds = Hearts and Minds
    .does = Defender's plan: you are victorious now. This card is discarded at the end, unless you then hold the People's Favor.
    .gist = you win now
oath-card-relic-breaker = Relic Breaker
    .does = Action: a face-down relic of your site goes to the bottom of the relic deck; for that you gain 3 warbands.
    .gist = bury a relic here for 3 warbands
oath-card-book-binders = Book Binders
    .does = Search: whenever another player has played a Vision face up, gain 2 favor, both from one bank.
    .gist = another's Vision: 2 favor
oath-card-ballot-box = Ballot Box
    .does = Action: as an Exile holding the People's Favor, become a Citizen (no relic; your Act Phase ends, your Supply is full).
    .gist = with People's Favor: become a Citizen
oath-card-saddle-makers = Saddle Makers
    .does = Search: whenever another player has played a Nomad or Order card face up, gain 2 favor from the bank of its suit.
    .gist = another's Nomad or Order: 2 favor
oath-card-herald = Herald
    .does = Campaign: when another player's campaign against a player, not bandits, is over, gain 1 favor from a bank of your choice.
    .gist = another's campaign ends: 1 favor
oath-card-rowdy-pub = Rowdy Pub
    .does = Muster: this card brings 1 warband more.
    .gist = here 1 warband more
oath-card-vow-of-peace = Vow of Peace
    .does = Campaign: you cannot begin one. Whoever attacks you cannot sacrifice warbands for a higher attack.
    .gist = no campaigns; no sacrifices against you
oath-card-deed-writer = Deed Writer
    .does = Action: make a binding deal with any player about favor, secrets and ruled sites. Whoever hands over a site moves all their warbands there to their board; whoever gets it moves at least 1 there from theirs.
    .gist = deal: favor, secrets, sites
oath-card-salad-days = Salad Days
    .does = When played: choose three banks and gain 1 favor from each of them.
    .gist = 1 favor from each of three banks
oath-card-marriage = Marriage
    .does = It stands for two Hearth advisers, but for the adviser limit it is one.
    .gist = counts as two Hearth advisers
oath-card-hospital = Hospital
    .does = Battle plan: your warbands that would be killed are put aside. At the very end they go to this site if you rule it; if not, they die.
    .gist = your dead come to this site
oath-card-awaited-return = Awaited Return
    .does = Trade: sacrifice 1 warband of your board, and you spend no Supply.
    .gist = sacrifice 1: for no Supply

## Denizens of Beast

oath-card-errand-boy = Errand Boy
    .does = Search: instead of your own region's discard pile you may draw from another's.
    .gist = search another region's pile
oath-card-wolves = Wolves
    .does = Action: choose a board, perhaps your own, and kill 1 warband there.
    .gist = kill 1 warband on any board
oath-card-animal-playmates = Animal Playmates
    .does = Muster: with a Beast card you spend no Supply.
    .gist = with Beast for no Supply
oath-card-true-names = True Names
    .does = Campaign: battle plans that match one of your advisers cannot be used by your enemy.
    .gist = no enemy plans of your advisers' suits
oath-card-the-old-oak = The Old Oak
    .does = Trade: trading for secrets with this card, you gain 1 secret more if you have a Beast adviser.
    .gist = with a Beast adviser 1 secret more
oath-card-forest-paths = Forest Paths
    .does = Travel: on the way to a site with a Beast card you spend no Supply and ignore the powers of sites.
    .gist = to Beast sites for no Supply
oath-card-long-lost-heir = Long-Lost Heir
    .does = When played: as an Exile you may become a Citizen (no relic; your Act Phase ends, your Supply is full).
    .gist = an Exile may become a Citizen
oath-card-rangers = Rangers
    .does = Attacker's plan: ignore your skulls. With 4 dice or more now in the defense pool, +2 attack dice.
    .gist = no skulls; +2 against 4 dice
oath-card-roving-terror = Roving Terror
    .does = Action: discard a denizen at another site, anywhere, and this card moves there.
    .gist = discard a denizen, take its place
oath-card-nature-worship = Nature Worship
    .does = Battle plan: ±1 attack die for each Beast among your advisers.
    .gist = ±1 attack die for each Beast adviser
oath-card-birdsong = Birdsong
    .does = Trade: with a Beast or Nomad card you spend no Supply.
    .gist = Beast and Nomad for no Supply
oath-card-small-friends = Small Friends
    .does = Trade: your pawn counts as being at a site with a Beast card, and the Trade modifiers there are yours to use.
    .gist = trade as if at a Beast site
oath-card-grasping-vines = Grasping Vines
    .does = Travel: enemies of this card's ruler who leave a site of that ruler must kill 1 warband on their own board, if able.
    .gist = enemies who leave kill 1 of theirs
oath-card-threatening-roar = Threatening Roar
    .does = When played: every other Nomad and Beast card at the sites of your region is discarded.
    .gist = discard Nomad and Beast in the region
oath-card-fae-merchant = Fae Merchant
    .does = Action: draw a relic and take it. Then one relic of yours, never the Grand Scepter, goes to the bottom of the relic deck.
    .gist = take a relic, bury one of yours
oath-card-second-chance = Second Chance
    .does = Action: kill 1 warband on a board whose player has an Order or Discord adviser; for that you gain 1.
    .gist = kill 1 of Order or Discord, gain 1
oath-card-pied-piper = Pied Piper
    .does = Its own arrival ignores the adviser limit. Action: move it to the advisers of another player, from whom you take 2 favor.
    .gist = send it to a player: take 2 favor
oath-card-mushrooms = Mushrooms
    .does = Search: for no Supply you draw from the bottom of your region's discard pile, but 1 card instead of 3.
    .gist = 1 card from the pile's bottom, free
oath-card-insect-swarm = Insect Swarm
    .does = Campaign: every battle plan costs your enemy 1 favor more, burned.
    .gist = enemy plans burn 1 favor more
oath-card-vow-of-union = Vow of Union
    .does = When you attack, your warbands at the sites you rule belong to your force. With warbands on your board you cannot travel from a site you rule.
    .gist = site warbands join your attacks
oath-card-giant-python = Giant Python
    .does = Campaign: whoever attacks you must declare targets whose defense dice are even in number.
    .gist = targets must have even dice
oath-card-war-tortoise = War Tortoise
    .does = Battle plan: ignore what enemy dice with two swords or two shields add; their skulls still kill.
    .gist = ignore double swords and shields
oath-card-new-growth = New Growth
    .does = Search: Beast and Hearth cards you may play to any site where there is room.
    .gist = Beast and Hearth to any site
oath-card-wild-cry = Wild Cry
    .does = Search: a Beast card played face up brings you 1 Supply and 2 warbands.
    .gist = Beast played: 1 Supply, 2 warbands
oath-card-animal-host = Animal Host
    .does = When played: gain 1 warband for each Beast card at a site, whoever rules it, this card too if it lies at one.
    .gist = 1 warband for each Beast at sites
oath-card-memory-of-nature = Memory of Nature
    .does = Action: count the Beast cards at all sites; so much favor, from banks of your choice, moves to the Beast bank.
    .gist = favor moves to Beast for its cards
oath-card-marsh-spirit = Marsh Spirit
    .does = Campaign: an attacker with this site among the targets cannot use battle plans.
    .gist = attackers here have no plans
oath-card-vow-of-poverty = Vow of Poverty
    .does = Trade cannot bring you favor. Rest: if you have no favor, take 2, both from one bank.
    .gist = no trade favor; 2 if you have none
oath-card-forest-council = Forest Council
    .does = With Beast cards the enemies of this card's ruler cannot trade and cannot muster.
    .gist = no Beast trade or muster for enemies
oath-card-walled-garden = Walled Garden
    .does = Defender's plan: with this site among the targets, +1 defense die for each Beast card at any site.
    .gist = this site: +1 die for each Beast
oath-card-vow-of-beastkin = Vow of Beastkin
    .does = Muster: it must be with a card that matches one of your advisers; you gain 1 more warband.
    .gist = only advisers' suits; 1 warband more
oath-card-bracken = Bracken
    .does = Search: all your discards may go to one discard pile of your choice, on top or at the bottom.
    .gist = choose where your discards go
oath-card-wild-allies = Wild Allies
    .does = Action: campaign for no Supply as if your pawn were at a site with a Beast card; your warbands there join your force.
    .gist = campaign free from a Beast site

## Denizens of Nomad

oath-card-rain-boots = Rain Boots
    .does = Attacker's plan: ignore each defense die that shows one shield. Discard this card at the end.
    .gist = ignore single shields; discarded
oath-card-ancient-binding = Ancient Binding
    .does = Action: each player keeps 1 of the secrets on their board and cards and burns the others. The one you keep is the one on this card.
    .gist = all burn their secrets but 1
oath-card-horse-archers = Horse Archers
    .does = Battle plan: ±3 attack dice. Discard this card at the end.
    .gist = ±3 attack dice; discarded
oath-card-warning-signals = Warning Signals
    .does = Defender's plan: rearrange your warbands among your board and the sites you rule; the last one at a site stays. Discard this card at the end.
    .gist = rearrange your warbands; discarded
oath-card-elders = Elders
    .does = Action: you gain 1 secret.
    .gist = gain 1 secret
oath-card-the-gathering = The Gathering
    .does = When played: in turn order from the Chancellor, each player may put their pawn here. After that those with pawns here may make binding deals about favor, secrets, relics and advisers.
    .gist = pawns gather here and deal
oath-card-faithful-friend = Faithful Friend
    .does = When played: you gain 4 Supply.
    .gist = gain 4 Supply
oath-card-tents = Tents
    .does = Travel: within your region you spend no Supply.
    .gist = in your region for no Supply
oath-card-great-herd = Great Herd
    .does = When played: you may swap it with a Nomad card of any site on the map.
    .gist = swap it with a Nomad at a site
oath-card-convoys = Convoys
    .does = Action: the discard pile of another region goes on top of that of your region, which may be empty.
    .gist = another region's pile comes here
oath-card-vow-of-kinship = Vow of Kinship
    .does = Your favor moves to the Nomad bank, and there goes all that you gain, take or are given from now on. What lies in the Nomad bank you can use like favor on your board.
    .gist = the Nomad bank is your purse
oath-card-wild-mounts = Wild Mounts
    .does = Battle plan: in place of all the Nomad battle plans you would discard, you may discard one Beast card you rule.
    .gist = discard one Beast for all Nomad plans
oath-card-lancers = Lancers
    .does = Attacker's plan: all that your attack dice show counts twice, skulls too. Discard this card at the end.
    .gist = your attack counts twice; discarded
oath-card-mountain-giant = Mountain Giant
    .does = Battle plan: either ±1 attack die, or ±3 attack dice, and then discard this card at the end.
    .gist = ±1, or ±3 attack dice and discarded
oath-card-rival-khan = Rival Khan
    .does = Battle plan: against an enemy with a Nomad adviser, ±4 attack dice. Discard this card at the end.
    .gist = ±4 attack dice against Nomad; discarded
oath-card-lost-tongue = Lost Tongue
    .does = Your relics and banners cannot be targeted, nor taken in any way, by other players who rule no Nomad card.
    .gist = your treasures: only Nomads take them
oath-card-special-envoy = Special Envoy
    .does = Travel: you spend no Supply, and when you have arrived your Act Phase is over.
    .gist = for no Supply, ends your Act Phase
oath-card-resettle = Resettle
    .does = Action: a face-up Nomad adviser, of whatever player, moves to a site of your choice.
    .gist = move a Nomad adviser to a site
oath-card-oracle = Oracle
    .does = Action: draw the topmost Vision of the world deck, wherever it lies there, and play or discard it as after a search.
    .gist = draw the next Vision
oath-card-pilgrimage = Pilgrimage
    .does = When played: all denizens of your site join the Dispossessed. As many random denizens of the Dispossessed, which you peek at, go onto the discard pile of your region.
    .gist = denizens here go, new ones come
oath-card-spell-breaker = Spell Breaker
    .does = Powers that cost secrets, however paid, cannot be used by enemies of this card's ruler.
    .gist = enemies use no powers for secrets
oath-card-mounted-patrol = Mounted Patrol
    .does = Defender's plan: of the dice in the attack pool only half, rounded down, are rolled. Discard this card at the end.
    .gist = half the attack dice; discarded
oath-card-great-crusade = Great Crusade
    .does = Battle plan: ±1 attack die for each Nomad card you rule. Discard this card at the end.
    .gist = ±1 attack die for each Nomad; discarded
oath-card-ancient-bloodline = Ancient Bloodline
    .does = At sites you rule, denizens and relics count as locked for your enemies.
    .gist = all is locked at your sites
oath-card-ancient-pact = Ancient Pact
    .does = When played: as an Exile you may give the Darkest Secret, if you hold it, to the Chancellor, and become a Citizen (take 1 relic of the Reliquary unseen; your Act Phase ends, your Supply is full).
    .gist = give the Darkest Secret: Citizen
oath-card-storm-caller = Storm Caller
    .does = Defender's plan: +2 defense dice. Discard this card at the end.
    .gist = +2 defense dice; discarded
oath-card-family-wagon = Family Wagon
    .does = You can have any number of Nomad advisers, whatever your limit, but of other advisers only one.
    .gist = any number of Nomads, one other
oath-card-way-station = Way Station
    .does = Travel: coming to this site, you spend no Supply if you rule this card or choose to give its ruler 1 favor (for the Empire the Chancellor gets it; for bandits it is burned).
    .gist = to here for no Supply, or 1 favor
oath-card-twin-brother = Twin Brother
    .does = When played: you may swap it with a face-up Nomad among another player's advisers.
    .gist = swap it with a Nomad adviser
oath-card-hospitality = Hospitality
    .does = Travel: on arrival gain 1 favor from a bank whose suit is found both at the site you reach and among your advisers.
    .gist = arrival: 1 favor of a shared suit
oath-card-a-fast-steed = A Fast Steed
    .does = Travel: with 3 warbands or fewer on your board you spend no Supply.
    .gist = 3 warbands or fewer: no Supply
oath-card-relic-worship = Relic Worship
    .does = Recover: a relic, once recovered, brings you 3 Supply.
    .gist = a relic brings 3 Supply
oath-card-sacred-ground = Sacred Ground
    .does = Search: nobody whose pawn is elsewhere can play a Vision face up, except the Conspiracy.
    .gist = Visions face up only here

## Edifices: the intact side, and its ruin after it

oath-card-sprawling-rampart = Sprawling Rampart
    .does = Campaign: each site its ruler rules, bandits included, adds 1 more defense die as a target.
    .gist = ruler's sites: +1 defense die
oath-card-bandit-rampart = Bandit Rampart
    .does = Defender's plan: with this site among the targets, −2 attack dice.
    .gist = this site: −2 attack dice
oath-card-hall-of-debate = Hall of Debate
    .does = Campaign: the People's Favor cannot be a target. It can still be recovered, or taken in other ways.
    .gist = People's Favor is no target
oath-card-hall-of-mockery = Hall of Mockery
    .does = Recover: whoever recovers the People's Favor must turn it to its Mob side afterwards.
    .gist = recovered People's Favor turns Mob
oath-card-forest-temple = Forest Temple
    .does = When the chronicle is written, sites with a Beast card are kept; edifices there fall into ruin all the same.
    .gist = Beast sites outlast the game
oath-card-ruined-temple = Ruined Temple
    .does = Search: Beast cards cannot be played face up by enemies of its ruler.
    .gist = enemies play no Beast face up
oath-card-festival-district = Festival District
    .does = Action: make a binding deal with any player about favor, secrets and advisers.
    .gist = deal: favor, secrets, advisers
oath-card-squalid-district = Squalid District
    .does = After each roll of the end die its ruler, unless a Citizen, may raise or lower the result by 1.
    .gist = shift the end die by 1
oath-card-great-spire = Great Spire
    .does = Search: before you discard, you may swap any number of the denizens drawn with random cards of the Dispossessed.
    .gist = swap drawn cards with Dispossessed
oath-card-fallen-spire = Fallen Spire
    .does = Action: name a number up to 5; so many denizens from the top of your region's discard pile are swapped, unseen, with random cards of the Dispossessed. Visions are passed over.
    .gist = swap the pile with Dispossessed
oath-card-ancient-forge = Ancient Forge
    .does = Action: draw a relic, and either take it or bury it at the bottom of the relic deck.
    .gist = draw a relic; take it or bury it
oath-card-broken-forge = Broken Forge
    .does = Action: turn it to its intact side. What was placed stays on it.
    .gist = turn it to its intact side

## Visions

oath-card-conspiracy = Conspiracy
    .does = Anybody can play it face up. When played: if at least two of your advisers each match an adviser of another player whose pawn is at your site, you may burn 1 secret to take one relic or banner from that player; a banner is thereby seized. Then this card leaves the game.
    .gist = two matching advisers: take a treasure
oath-card-vision-of-faith = Vision of Faith
    .does = Wake: as an Exile you win with the Darkest Secret in your hands, once 3 Visions have been drawn from the world deck.
    .gist = win with the Darkest Secret
oath-card-vision-of-rebellion = Vision of Rebellion
    .does = Wake: as an Exile you win with the People's Favor in your hands, once 3 Visions have been drawn from the world deck.
    .gist = win with the People's Favor
oath-card-vision-of-sanctuary = Vision of Sanctuary
    .does = Wake: as an Exile you win with more relics and banners than any other player, once 3 Visions have been drawn from the world deck.
    .gist = win with most relics and banners
oath-card-vision-of-conquest = Vision of Conquest
    .does = Wake: as an Exile you win by ruling more sites than any other player, the Empire counted as one, once 3 Visions have been drawn from the world deck.
    .gist = win with most sites

## Relics

oath-relic-sticky-fire = Sticky Fire
    .does = Battle plan: once victorious, you may kill all that is left of your enemy's force. If you choose to, you must give that enemy 1 favor, if able.
    .gist = after victory kill all that is left
oath-relic-cursed-cauldron = Cursed Cauldron
    .does = Battle plan: a victory earns you 1 warband for each enemy warband killed in this campaign, by whatever cause.
    .gist = victory: 1 warband for each killed
oath-relic-brass-horse = Brass Horse
    .does = Action: reveal the top card of your region's discard pile and travel, for no Supply, to a site with a card of its suit. If there is no such site but your own, or no suit, travel where you like for no Supply.
    .gist = travel free to a revealed suit
oath-relic-truthful-harp = Truthful Harp
    .does = Search: draw 2 more cards if you like; you must then reveal all that you draw, and the card you keep.
    .gist = draw 2 more, openly
oath-relic-grand-mask = Grand Mask
    .does = While you are an Exile and it is your turn, you, and no Imperial player, rule the cards at Imperial sites, battle plans excepted. The sites remain theirs.
    .gist = rule cards at Imperial sites
oath-relic-horned-mask = Horned Mask
    .does = Action: a face-up adviser of yours and a card at your site are swapped.
    .gist = swap your adviser with a card here
oath-relic-cup-of-plenty = Cup of Plenty
    .does = Trade: with a card that matches one of your advisers you spend no Supply.
    .gist = matching advisers: no Supply
oath-relic-whistle = Whistle
    .does = Action: choose a pawn elsewhere; if able, it must travel to your site, for no Supply. If it came, give its player the secret placed here.
    .gist = call a pawn to your site
oath-relic-dowsing-sticks = Dowsing Sticks
    .does = Action: draw a relic, and either take it or bury it at the bottom of the relic deck.
    .gist = draw a relic; take it or bury it
oath-relic-cracked-horn = Cracked Horn
    .does = Search: all your discards may go to the bottom of the world deck.
    .gist = discards under the world deck
oath-relic-bandit-crown = Bandit Crown
    .does = Except at sites that an enemy rules, bandits count as your warbands; so you rule the face-up sites without warbands. They cannot be killed, moved or sacrificed.
    .gist = bandits count as your warbands
oath-relic-ring-of-devotion = Ring of Devotion
    .does = You cannot put warbands at sites, in any way. When you muster, gain 2 more.
    .gist = 2 more mustered, none at sites
oath-relic-skeleton-key = Skeleton Key
    .does = Action: at a site the Chancellor rules, peek at one relic in the Reliquary; it is yours to take if you like.
    .gist = at the Chancellor's: rob the Reliquary
oath-relic-oracular-pig = Oracular Pig
    .does = Action: peek at the 3 topmost cards of the world deck; they are not drawn.
    .gist = peek at 3 cards of the world deck
oath-relic-circlet-of-command = Circlet of Command
    .does = Your banners and your other relics cannot be targeted or taken by other players. As a target your pawn and favor add 1 more defense die.
    .gist = your treasures cannot be taken
oath-relic-ivory-eye = Ivory Eye
    .does = Action: peek at one face-down card, anywhere: a site, an adviser or a relic at a site.
    .gist = peek at one face-down card
oath-relic-map = Map
    .does = Action: it goes to the bottom of the relic deck, and you gain 4 Supply.
    .gist = bury it: gain 4 Supply
oath-relic-obsidian-cage = Obsidian Cage
    .does = Battle plan: once victorious, move into the Cage all of your enemy's force that was not killed. Action: any number of warbands leave the Cage for a board of their colour.
    .gist = cages a beaten force
oath-relic-book-of-records = Book of Records
    .does = Search: for playing to a site you must gain 1 secret, not the favor.
    .gist = a card at a site: 1 secret
oath-relic-dragonskin-drum = Dragonskin Drum
    .does = Travel: once you have arrived, gain 1 warband.
    .gist = arrival: 1 warband
oath-relic-the-grand-scepter = The Grand Scepter
    .does = Action: peek at relics in the Reliquary, offer Citizenship to an Exile, or exile a Citizen other than yourself. You cannot use it in the turn in which you took it.
    .gist = Reliquary, Citizenship, exile

## Sites

oath-site-ancient-city = Ancient City
    .does = Homeland of Order: for an Order card you play here, if you have discarded none here this turn, gain 2 warbands.
    .gist = Order played: 2 warbands
oath-site-barren-coast = Barren Coast
    .does = The journey from here to another Coast costs 1 Supply and ignores the Narrow Pass.
    .gist = to a Coast for 1 Supply
oath-site-buried-giant = Buried Giant
    .does = For the journey from here you may turn 1 secret on your board face down, to spend no Supply and ignore the Narrow Pass.
    .gist = leave for a secret, no Supply
oath-site-charming-valley = Charming Valley
    .does = The journey from here costs 1 Supply more.
    .gist = leaving costs 1 Supply more
oath-site-deep-woods = Deep Woods
    .does = Homeland of Beasts: for a Beast card you play here, if you have discarded none here this turn, take a relic here for nothing. It counts as recovered.
    .gist = Beast played: a relic
oath-site-drowned-city = Drowned City
    .does = If your pawn is here as your Wake Phase ends, you may take 1 of the secrets lying here.
    .gist = Wake here: 1 secret
oath-site-fertile-valley = Fertile Valley
    .does = Homeland of the Hearth: for a Hearth card you play here, if you have discarded none here this turn, gain 1 favor from the Hearth bank.
    .gist = Hearth played: 1 favor
oath-site-great-slum = Great Slum
    .does = Whoever plays or moves a card here may first discard a card here.
    .gist = discard a card as you play
oath-site-the-tribunal = The Tribunal
    .does = Action: if you rule this site or your pawn is here, make a binding deal with any player about favor, secrets and future deeds.
    .gist = deal about future deeds
oath-site-lush-coast = Lush Coast
    .does = The journey from here to another Coast costs 1 Supply and ignores the Narrow Pass.
    .gist = to a Coast for 1 Supply
oath-site-marshes = Marshes
    .does = With your pawn here you must draw 1 card fewer when you search.
    .gist = search draws 1 card fewer
oath-site-mine = Mine
    .does = If your pawn is here as your Wake Phase ends, you may take 1 of the favor lying here.
    .gist = Wake here: 1 favor
oath-site-mountain = Mountain
    .does = An attacker with any target here must remove 1 attack die, whoever rules the site.
    .gist = attackers: −1 die
oath-site-narrow-pass = Narrow Pass
    .does = Whoever travels from another region to this one must travel to this site. Whoever declares targets in this region, with the pawn in another, must declare this site too, unless they rule it.
    .gist = the only way into the region
oath-site-plains = Plains
    .does = An attacker with any target here must add 1 attack die, whoever rules the site.
    .gist = attackers: +1 die
oath-site-river = River
    .does = If you muster with a card here and rule this site, you gain 1 more warband.
    .gist = ruler musters 1 more here
oath-site-rocky-coast = Rocky Coast
    .does = The journey from here to another Coast costs 1 Supply and ignores the Narrow Pass.
    .gist = to a Coast for 1 Supply
oath-site-salt-flats = Salt Flats
    .does = If your pawn is here as your Wake Phase ends, you may take 1 favor or 1 secret lying here.
    .gist = Wake here: 1 favor or secret
oath-site-shrouded-wood = Shrouded Wood
    .does = The journey from here costs 2 Supply and ignores the Narrow Pass and the Hidden Place. If an enemy player rules this site, that player chooses where you go, even if somebody else makes you travel; for the Empire the Chancellor does.
    .gist = leave for 2; its ruler says where
oath-site-standing-stones = Standing Stones
    .does = Homeland of the Arcane: for an Arcane card you play here, if you have discarded none here this turn, gain 1 secret.
    .gist = Arcane played: 1 secret
oath-site-steppe = Steppe
    .does = Homeland of Nomads: for a Nomad card you play here, if you have discarded none here this turn, gain 1 secret.
    .gist = Nomad played: 1 secret
oath-site-the-hidden-place = The Hidden Place
    .does = You cannot travel to this site, nor declare targets at it, except by turning 1 secret on your board face down.
    .gist = reached only with a secret
oath-site-wastes = Wastes
    .does = Homeland of Discord: for a Discord card you play here, if you have discarded none here this turn, take a relic here for nothing. It counts as recovered.
    .gist = Discord played: a relic

## Banners

oath-banner-darkest-secret = The Darkest Secret
    .does = Recover: from another player only if a card at their site matches none of their advisers; pay more secrets than lie on it. Of the old ones you take 1, the old holder the rest. Seized, it loses 2 secrets, but never its last. Search: the world deck costs you 2 Supply, whatever the track says.
oath-banner-mobs-favor = The Mob's Favor
    .does = Recover: pay more favor than lies on it. The old favor goes to the banks, one by one, from a bank of your choice; then this banner turns over. Seized, it loses 2 favor, but never its last. Wake: you must put 1 favor on it or move 1 from it to the poorest bank, and that twice. Search: when you play to a site, you may first discard a denizen at any site in your region, and may play to any site in your region.
oath-banner-peoples-favor = The People's Favor
    .does = Recover: pay more favor than lies on it. The old favor goes to the banks, one by one, from a bank of your choice. Seized, it loses 2 favor, but never its last, and turns to its Mob side. Wake: you must put 1 favor on it or move 1 from it to the poorest bank; with 6 or more on it, it turns to its Mob side. Search: when you play to a site, you may first discard a denizen at any site in your region, and may play to any site in your region.

## Oaths

oath-oath-devotion = Devotion
    .does = Oathkeeper: holds the Darkest Secret. Successor: holds the Grand Scepter.
oath-oath-protection = Protection
    .does = Oathkeeper: holds the most relics and banners. Successor: holds the People's Favor.
oath-oath-supremacy = Supremacy
    .does = Oathkeeper: rules the most sites. Successor: holds more relics and banners than the Chancellor and than every other Citizen.
oath-oath-people = The People
    .does = Oathkeeper: holds the People's Favor. Successor: holds the Darkest Secret.

## The title

oath-title-oathkeeper = Oathkeeper
    .does = Campaign: defending, you must add 1 defense die.
oath-title-usurper = Usurper
    .does = Campaign: defending, you must add 2 defense dice. In your Wake Phase you win.

## The Imperial Reliquary

oath-reliquary-brutal = Brutal
    .does = Campaign: if the Chancellor attacks, whoever is defeated, even the Chancellor, must kill the whole of their force.
oath-reliquary-decadent = Decadent
    .does = Travel: from other regions to the Cradle the Chancellor spends no Supply; to a site in the Hinterland it costs 1 Supply more.
oath-reliquary-careless = Careless
    .does = Trade: the Chancellor must gain 1 more favor, even when trading for secrets, and then must gain 1 secret less.
oath-reliquary-greedy = Greedy
    .does = Search: the Chancellor must draw 2 more cards, and cannot search for more than 2 Supply.

## Names of what is no card

oath-kind-role = Roles
oath-kind-card = Denizens, edifices and Visions
oath-kind-relic = Relics
oath-kind-site = Sites
oath-kind-banner = Banners
oath-kind-oath = Oaths
oath-kind-reliquary = The Imperial Reliquary
oath-kind-title = The title
oath-kind-suit = Suits
oath-kind-region = Regions
oath-kind-colour = Colours
oath-role-chancellor = Chancellor
    .about = Rules the land and wants the oath kept until a die ends the game: the most to defend, and the most to defend it with. Everybody else can see what it must do.
oath-role-exile = Exile
    .about = Wants the land: takes the oath away and holds it, or keeps a Vision secret until the day it comes true. Begins with little, goes where it likes, and needs the other Exiles more than it trusts them.
oath-role-citizen = Citizen
    .about = An Exile who was let in. Fights beside the Empire and wins in the Chancellor's place if the Successor goal is met: a friend to be watched.
oath-suit-discord = Discord
oath-suit-arcane = Arcane
oath-suit-order = Order
oath-suit-hearth = Hearth
oath-suit-beast = Beast
oath-suit-nomad = Nomad
oath-bank-discord = Discord
oath-bank-arcane = Arcane
oath-bank-order = Order
oath-bank-hearth = Hearth
oath-bank-beast = Beast
oath-bank-nomad = Nomad
oath-region-cradle = Cradle
oath-region-provinces = Provinces
oath-region-hinterland = Hinterland
oath-pile-cradle = onto the pile of the Cradle
oath-pile-provinces = onto the pile of the Provinces
oath-pile-hinterland = onto the pile of the Hinterland
oath-pile-under-cradle = under the pile of the Cradle
oath-pile-under-provinces = under the pile of the Provinces
oath-pile-under-hinterland = under the pile of the Hinterland
oath-pile-world = under the world deck
oath-pile-world-alone = to where the world deck lay, alone
oath-back-denizen = a denizen
oath-back-vision = a Vision
oath-source-cradle = the discard pile of the Cradle
oath-source-provinces = the discard pile of the Provinces
oath-source-hinterland = the discard pile of the Hinterland
oath-source-world = the world deck
oath-colour-purple = purple
oath-colour-red = red
oath-colour-blue = blue
oath-colour-white = white
oath-colour-yellow = yellow
oath-colour-black = black
oath-end-top = on top
oath-end-bottom = at the bottom
oath-seen-site = the face-down site in slot { $n }
oath-seen-adviser = face-down adviser { $n } of { $who }
oath-seen-relic = relic { $n } in slot { $slot }
oath-sign-plus = add dice
oath-sign-minus = remove dice
oath-goods-favor = favor
oath-goods-secrets = secrets
oath-verb-search = the search
oath-verb-muster = the muster
oath-verb-trade = the trade
oath-verb-recover = the recovery
oath-verb-campaign = the campaign
oath-verb-travel = the journey
oath-verb-play = the card
oath-option-chancellor = Chancellor
oath-option-chancellor-0 = the last winner, else the first seat
oath-bad-chancellor = The Chancellor must be one of the { $players } seats.
oath-option-guided = The map and decks of the guided first game
oath-bad-guided = The guided game is a first game: it does not go on from a chronicle.
oath-player = { $seat }
oath-bandits = the bandits
oath-board-of = the board of { $seat }
oath-hidden-site = the face-down site in slot { $n }

## Kinds of words

oath-word-card = a card
oath-word-other = a card
oath-word-relic = a relic
oath-word-banner = a banner
oath-word-site = a site
oath-word-slot = a slot of the map, 1 to 8
oath-word-seat = a player
oath-word-foe = a player, or bandits
oath-word-suit = a suit
oath-word-region = a region
oath-word-source = a region or world
oath-word-colour = a colour
oath-word-n = a number
oath-word-sign = plus or minus
oath-word-step = plus or minus
oath-word-wanted = favor or secrets
oath-word-end = top or bottom
oath-word-with = a face-down adviser
oath-word-goods = favor or secrets
oath-word-space = a space of the Reliquary, 1 to 4
oath-word-at = a number from 1 on
oath-word-place = a slot or a board
oath-word-seen = a face-down site, adviser or relic
oath-word-what = a promise

## What can be done

oath-do-search = Search { $source }
oath-do-muster = Muster with { $card }
oath-do-trade = Trade with { $card } for { $goods }
oath-do-recover = Recover relic { $at } here
oath-do-recover-banner = Recover { $banner } with { $n }
oath-do-campaign = Campaign against { $foe }
oath-do-travel = Travel to { $slot }
oath-do-leave = Leave the site; its ruler chooses where to
oath-do-turn-up = Play or discard { $card }, a face-down adviser
oath-do-peek = Peek at relic { $at } here
oath-do-peek-reliquary = Peek at space { $space } of the Reliquary
oath-do-show-reliquary = Show space { $space } of the Reliquary to { $seat }
oath-do-show = Show { $card } to { $seat }
oath-do-station = { $n ->
    [one] Move { $n } warband to your site
   *[other] Move { $n } warbands to your site
}
oath-do-withdraw-warbands = { $n ->
    [one] Move { $n } warband from your site to your board
   *[other] Move { $n } warbands from your site to your board
}
oath-do-give-warbands = { $n ->
    [one] Give { $seat } { $n } warband
   *[other] Give { $seat } { $n } warbands
}
oath-do-ask-warbands = { $n ->
    [one] Ask { $seat } for { $n } warband
   *[other] Ask { $seat } for { $n } warbands
}
oath-do-exile = Exile { $seat }
oath-do-exile-self = Exile yourself
oath-do-offer-citizenship = Negotiate Citizenship with { $seat }
oath-do-accept-own-offer = Become a Citizen yourself, with the relic in space { $space }
oath-do-rest = Rest
oath-do-use = Use { $what }
oath-do-use-on = Use { $what }: { $on }
oath-do-use-nothing = Use nothing
oath-do-go-on = Go on with { $verb }
oath-do-discard = Discard { $card }
oath-do-play-to-site = Play { $card } to { $slot }
oath-do-play-face-up = Play { $card } as a face-up adviser
oath-do-play-face-down = Play { $card } as a face-down adviser
oath-do-reveal = Play { $card } face up
oath-do-clear = Discard { $card } first
oath-do-clear-nothing = Discard nothing first
oath-do-send = Send to { $slot }
oath-do-pay = Pay, and go
oath-do-refuse = Refuse
oath-do-target-site = Target { $slot }
oath-do-target-relic = Target { $relic }
oath-do-target-banner = Target { $banner }
oath-do-target-pawn = Target pawn and favor
oath-do-targets-done = No further targets
oath-do-commit = { $n ->
    [one] Attack with { $n } die
   *[other] Attack with { $n } dice
}
oath-do-join = Join the defender
oath-do-stay-out = Stay out of it
oath-do-allow = Allow it
oath-do-deny = Refuse it
oath-do-no-plan = No further battle plan
oath-do-keep-roll = Keep the roll
oath-do-sacrifice = Sacrifice as many as it takes
oath-do-no-sacrifice = Sacrifice nobody
oath-do-share = { $n }
oath-do-banish = Banish
oath-do-burn = Burn half of the favor
oath-do-spare-favor = Leave the favor
oath-do-resolve = Resolve { $card } next
oath-do-tend-add = Put one favor on the banner
oath-do-tend-move = Move one favor from the banner to the { $suit } bank
oath-do-board = Take the { $colour } board
oath-do-pawn = Start at { $slot }
oath-do-bank = The { $suit } bank
oath-do-player = { $seat }
oath-do-foe = { $foe }
oath-do-site = { $slot }
oath-do-card = { $card }
oath-do-relic = { $relic }
oath-do-face-down = { $seen }
oath-do-banner = { $banner }
oath-do-pile = The discard pile of the { $region }
oath-do-colour = { $colour }
oath-do-number = { $n }
oath-do-space = Space { $space }
oath-do-dice = { $step ->
    [plus] One more
   *[minus] One less
}
oath-do-goods = { $goods }
oath-do-where = { $place }
oath-do-yes = Yes
oath-do-onto = { $step ->
    [plus] Put one secret on the Darkest Secret
   *[minus] Burn one secret from the Darkest Secret
}
oath-do-bargain = { $wanted ->
    [favor] Give one secret, take two favor
   *[secrets] Give two favor, take one secret
}
oath-do-suit = { $suit }
oath-do-side = { $way ->
    [up] A face-up one
   *[down] A face-down one
}
oath-do-nothing = Do nothing
oath-do-end-talks = End the talks

## Terms of deals

oath-do-give-favor = give { $seat } { $n } favor
oath-do-give-secrets = { $n ->
    [one] give { $seat } { $n } secret
   *[other] give { $seat } { $n } secrets
}
oath-do-give-relic = give { $seat } { $relic }
oath-do-give-banner = give { $seat } { $banner }
oath-do-give-adviser = give { $seat } the adviser { $card }
oath-do-give-hidden = give { $seat } face-down adviser { $at }
oath-do-give-site = give { $seat } the site { $slot }
oath-do-give-citizenship = make { $seat } a Citizen, with the relic in space { $space } of the Reliquary
oath-do-leave-alone = not campaign against { $seat } until the end of round { $until }
oath-do-spare = not target { $spared-id ->
    [sites] sites
    [relics] relics
    [banners] banners
   *[pawn] pawn and favor
} of { $seat } until the end of round { $until }
oath-do-shun-banner = not recover { $banner } until the end of round { $until }
oath-do-keep-away = not travel to { $slot } until the end of round { $until }
oath-do-hide-visions = play no Vision face up until the end of round { $until }
oath-do-leave-unused = not use { $card } until the end of round { $until }
oath-do-permit = give { $seat } every permission until the end of round { $until }
oath-do-ally-with = join { $seat } as an Ally until the end of round { $until }
oath-do-name-heir = choose { $seat } in ties for the title until the end of round { $until }
oath-do-owe-favor = give { $seat } { $n } favor at the end of round { $until }
oath-do-owe-secrets = { $n ->
    [one] give { $seat } one secret at the end of round { $until }
   *[other] give { $seat } { $n } secrets at the end of round { $until }
}
oath-do-forfeit = if a promise is broken, give { $seat } { $goods }: { $n }

# What can be promised, and what is filled in, as titles
oath-term-give-favor = Favor
oath-term-give-secrets = Secrets
oath-term-give-relic = A relic
oath-term-give-banner = A banner
oath-term-give-adviser = An adviser
oath-term-give-hidden = A face-down adviser
oath-term-give-site = A site
oath-term-give-citizenship = Citizenship
oath-term-leave-alone = No campaign
oath-term-spare = Targets spared
oath-term-shun-banner = A banner left alone
oath-term-keep-away = Keeping away
oath-term-hide-visions = No Vision
oath-term-leave-unused = A card unused
oath-term-permit = Permission
oath-term-ally-with = Joining as an Ally
oath-term-name-heir = A tie for the title
oath-term-owe-favor = Favor later
oath-term-owe-secrets = Secrets later
oath-term-forfeit = A penalty
oath-slot-relic = Relic
oath-slot-banner = Banner
oath-slot-card = Card
oath-slot-at = Adviser
oath-slot-slot = Site
oath-slot-space = Space
oath-slot-until = Until round
oath-slot-spared = Targets
oath-slot-goods = Goods
oath-spared-sites = sites
oath-spared-relics = relics
oath-spared-banners = banners
oath-spared-pawn = pawn and favor
oath-too-few-to-buy = Every site that is sold takes a warband from its buyer's board.
oath-no-citizenship-in-deal = This must include Citizenship with a relic of the Reliquary.

## Questions

oath-ask-act = Your turn: what do you do? You have { $n } Supply.
oath-ask-modify = Use a modifier, or go on with { $verb }.
oath-ask-discard = { $n ->
    [one] Discard { $n } more card.
   *[other] Discard { $n } more cards.
}
oath-ask-place = Where does the card go?
oath-ask-clear = Discard a card before the new one comes?
oath-ask-send = Where must { $traveller } go?
oath-ask-pay-to-go = Will you pay what the journey takes?
oath-ask-target = What else do you target?
oath-ask-commit = How many attack dice?
oath-ask-join = Do you join the defender?
oath-ask-admit = { $who } wants to join you. Do you allow it?
oath-ask-plan = Use a battle plan?
oath-ask-rolled = Roll again?
oath-ask-sacrifice = { $n ->
    [one] Sacrifice { $n } warband to win?
   *[other] Sacrifice { $n } warbands to win?
}
oath-ask-lose = { $n } must die. How many here: { $place }?
oath-ask-occupy = How many warbands go here: { $place }? There are { $n } left.
oath-ask-replace = { $n } purple warbands are left for yours. How many here: { $place }?
oath-ask-prompt = { $n } favor are left for sites. How many here: { $place }?
oath-ask-banish = Make { $traveller } travel? The ruler of the site chooses where to.
oath-ask-burn = Burn half of the defender's favor?
oath-ask-resolve = Which battle plan comes next?
oath-ask-tend = Tend the People's Favor.
oath-ask-let-withdraw = { $who } wants to take { $n } Imperial warbands from their site. Do you allow it?
oath-ask-take-warbands = { $who } wants to give you { $n } warbands. Do you take them?
oath-ask-give-warbands = { $who } asks you for { $n } warbands. Do you give them?
oath-ask-talks = Negotiate, or end the talks.
oath-ask-board = Which board do you take?
oath-ask-pawn = Where does your pawn start?
oath-ask-rest = Use a Rest power?
oath-ask-at-site = Take something from your site?
oath-ask-bank = { $what }: which bank?
oath-ask-player = { $what }: which player?
oath-ask-foe = { $what }: against whom?
oath-ask-site = { $what }: which site?
oath-ask-card = { $what }: which card?
oath-ask-relic = { $what }: which relic?
oath-ask-face-down = { $what }: which face-down relic?
oath-ask-banner = { $what }: which banner?
oath-ask-pile = { $what }: which discard pile?
oath-ask-colour = { $what }: which colour?
oath-ask-number = { $what }: how many, or which one?
oath-ask-space = { $what }: which space of the Reliquary?
oath-ask-dice = { $what }: change the die?
oath-ask-goods = { $what }: favor or secrets?

oath-ask-suit = { $what }: which suit?
oath-ask-side = { $what }: which secret?
oath-ask-ransom = Give three favor to keep your relic?
oath-ask-yes = { $what }: use it?
oath-ask-onto = { $what }: what happens to the Darkest Secret?
oath-ask-bargain = { $what }: what do you exchange?
oath-ask-recall = Which warbands of your force come to your board, to be put on the targeted sites?

## What happens

oath-round = Round { $n } begins.
oath-turn = It is the turn of { $seat }.
oath-wins = { $seat } wins.
oath-end-roll = The end die shows { $n }.
oath-takes-board = { $seat } takes the { $colour } board.
oath-searches = { $seat } searches { $source } and draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
oath-searches-beneath = { $seat } searches { $source } from the bottom and draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
oath-top-vision = A Vision is now on top of the world deck.
oath-world-deck-empty = The world deck is used up.
oath-draws-vision = { $seat } has drawn a Vision.
oath-shows = { $seat } reveals: { $what }.
oath-plays = { $seat } plays { $card }: { $where }.
oath-among-advisers = among the advisers
oath-on-board = face up
oath-targets = { $seat } declares as targets: { $what }.
oath-pawn-of = the pawn and favor of { $seat }
oath-uses-signed = { $seat } uses { $what }: { $sign }.
oath-bandits-use = The bandits use { $what }.
oath-moves-in = { $n ->
    [one] { $seat } moves in with { $n } warband and rules { $site }.
   *[other] { $seat } moves in with { $n } warbands and rules { $site }.
}
oath-falls-back = { $n ->
    [one] { $n } warband falls back from { $site } to the board of { $seat }.
   *[other] { $n } warbands fall back from { $site } to the board of { $seat }.
}
oath-healed = { $n ->
    [one] { $n } warband comes back to { $site }.
   *[other] { $n } warbands come back to { $site }.
}
oath-rests = { $seat } rests. Supply: { $supply }, favor: { $favor }, secrets: { $secrets }.
oath-pays = { $seat } pays for { $what }. Favor: { $favor }, secrets: { $secrets }.
oath-into-purse = For { $seat }, { $n } favor goes into the { $bank } bank.
oath-out-of-purse = For { $seat }, { $n } favor comes out of the { $bank } bank.
oath-gets-favor-on = { $seat } gets the favor on { $what }: { $n }.
oath-gets-secret-on = { $seat } gets a secret from { $what }.
oath-tidies = Of what lies on cards, favor goes to the banks and secrets come back to { $seat }; favor on { $what } stays.
oath-renews = { $what }: { $seat } gets the burned favor, { $n }.
oath-to-bank = { $seat } puts { $n } favor into the { $bank } bank.
oath-gets-secrets-back = { $n ->
    [one] { $seat } gets { $n } secret.
   *[other] { $seat } gets { $n } secrets.
}
oath-turns-card = { $card } is turned over: { $what }.
oath-discards-adviser = { $seat } discards a face-down adviser, { $back }, { $pile }.
oath-turns-up = { $seat } takes a face-down adviser in hand: { $back }.
oath-buries = { $what } of { $seat } goes to the bottom of the relic deck.
oath-takes-from-site = { $seat } takes this from { $site }: { $what }.
oath-lays-favor = { $seat } puts favor on { $what }: { $n }.
oath-caged = { $n ->
    [one] { $n } warband is caged: { $place }.
   *[other] { $n } warbands are caged: { $place }.
}
oath-comes-home = { $n ->
    [one] { $n } caged warband comes home to { $seat }.
   *[other] { $n } caged warbands come home to { $seat }.
}
oath-comes-home-turned = Out of the cage and to their bank: { $n } × { $colour }. { $seat } gets purple warbands for them: { $there }.
oath-foretells = { $seat } puts a warband on { $what }.
oath-inherits = { $what } is now for { $seat } to play; the warband on it dies.
oath-swaps = { $card } changes places with { $other }.
oath-places-one = { $seat } puts a warband at { $site }.
oath-turns-purple = { $n ->
    [one] { $n } warband of the Empire now stands here: { $place }.
   *[other] { $n } warbands of the Empire now stand here: { $place }.
}
oath-turns-own = { $seat } takes the own colour again. Warbands: { $n }.
oath-gives-hidden = { $seat } hands { $other } a face-down adviser: { $back }.
oath-takes-adviser = { $seat } takes a face-down adviser of { $other } in hand: { $back }.
oath-exchanges-hidden = Face-down advisers change places: { $back } of { $seat }, { $theirs } of { $other }.
oath-gives-adviser = { $seat } hands { $other } an adviser: { $what }.
oath-plays-hidden = { $seat } plays { $back } face down.
oath-discards = { $what } is discarded { $pile }.
oath-dispossesses = { $what } joins the Dispossessed.
oath-discards-hidden = { $seat } discards { $back } { $pile }.
oath-swaps-drawn = { $seat } exchanges a denizen in hand for one of the Dispossessed.
oath-replaces-top = { $seat } exchanges denizens on top of the discard pile of the { $region } for some of the Dispossessed: { $n }.
oath-leaves-board = { $what } leaves the board it lay on.
oath-gone-relic-of-site = A relic leaves { $site }.
oath-gone-relic-of-reliquary = A relic leaves the Reliquary, space { $n }.
oath-buried-relic = A relic goes under the relic deck.
oath-drawn-relic = A relic is drawn from the relic deck.
oath-spreads = What lay on the People's Favor goes to the banks, { $n } in all, one to each from { $bank } on.
oath-bandits-take = The bandits burn { $n } favor of a bank ({ $bank }).
oath-return-to-pile = Of the Dispossessed { $n } come back, { $pile }.
oath-musters = { $seat } musters with { $card }.
oath-trades = { $seat } trades with { $card }.
oath-recovers = { $seat } recovers { $what } with { $n }.
oath-lends-secrets = Of these secrets { $n } come from the shared bank.
oath-travels = { $seat } travels to { $site }.
oath-puts-pawn = { $seat } puts their pawn here: { $site }.
oath-fails = { $seat } cannot pay, and stays.
oath-campaigns = { $seat } campaigns against { $foe }.
oath-joins = { $seat } joins the defender.
oath-denied = { $seat } refuses.
oath-pools = Attack dice: { $attack }. Defense dice: { $defense }.
oath-pools-now = After all plans: attack dice { $attack }, defense dice { $defense }.
oath-rolls-attack = The attack roll: { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}, { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
}.
oath-rolls-defense = The defense roll: { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}.
oath-defense-counts = The defense counts { $n }: { $shields } from the dice and { $force } for the defending force.
oath-rolls-shields = { $seat } rolls { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}.
oath-sacrifices = { $n ->
    [one] { $seat } sacrifices { $n } warband.
   *[other] { $seat } sacrifices { $n } warbands.
}
oath-strengths = Attack { $attack }, defense { $defense }.
oath-attacker-wins = { $seat } is victorious.
oath-attacker-loses = { $seat } is defeated.
oath-killed = { $n ->
    [one] { $seat } loses { $n } warband.
   *[other] { $seat } loses { $n } warbands.
}
oath-killed-at = { $n ->
    [one] { $n } warband dies at { $site }.
   *[other] { $n } warbands die at { $site }.
}
oath-uses = { $seat } uses { $what }.
oath-uses-for = { $seat } uses { $what }: { $deed }.
oath-deed-peek-reliquary = a look at space { $space } of the Reliquary
oath-deed-show-reliquary = space { $space } of the Reliquary is shown to { $seat }
oath-deed-offer-citizenship = talks about Citizenship with { $seat }
oath-deed-accept-own-offer = Citizenship for oneself, with the relic of space { $space }
oath-deed-exile = { $seat } is to go into exile
oath-gains-favor = { $seat } gains { $n } favor from the { $bank } bank.
oath-gains-secrets = { $n ->
    [one] { $seat } gains { $n } secret.
   *[other] { $seat } gains { $n } secrets.
}
oath-gains-warbands = { $n ->
    [one] { $seat } gains { $n } warband.
   *[other] { $seat } gains { $n } warbands.
}
oath-spends-supply = { $seat } spends { $n } Supply, { $left } left.
oath-gains-supply = { $seat } gains { $n } Supply.
oath-takes-favor = { $seat } takes { $n } favor from { $other }.
oath-takes-secret = { $seat } takes a secret from { $other }.
oath-gives-favor = { $seat } gives { $other } { $n } favor.
oath-gives-secrets = { $n ->
    [one] { $seat } gives { $other } { $n } secret.
   *[other] { $seat } gives { $other } { $n } secrets.
}
oath-gives = { $seat } gives { $other }: { $what }.
oath-takes = { $seat } takes: { $what }.
oath-burns-favor = { $seat } burns { $n } favor.
oath-burns-secrets = { $n ->
    [one] { $seat } burns { $n } secret.
   *[other] { $seat } burns { $n } secrets.
}
oath-burns-secrets-on = { $n ->
    [one] The secret on { $what } is burned.
   *[other] { $n } secrets on { $what } are burned.
}
oath-turns-secret = { $seat } turns a secret face down.
oath-turns-banner = The banner turns: { $what }.
oath-tends = { $seat } adds favor to the People's Favor: { $n } now.
oath-tends-away = { $seat } moves favor from the People's Favor to the { $bank } bank: { $n } left.
oath-pays-toll = { $seat } pays a toll: { $what }.
oath-takes-title = { $seat } is the Oathkeeper.
oath-usurps = { $seat } is the Usurper.
oath-becomes-citizen = { $seat } becomes a Citizen.
oath-becomes-exile = { $seat } becomes an Exile.
oath-reveals-site = A site is turned face up: { $site }.
oath-piles-up = { $seat } puts the discard pile of the { $region } onto their own.
oath-peeks = { $seat } looks at a face-down card.
oath-sees = You see: { $what }.
oath-shows-to = { $seat } shows { $other } a card.
oath-stations = { $n ->
    [one] { $seat } moves { $n } warband to { $site }.
   *[other] { $seat } moves { $n } warbands to { $site }.
}
oath-withdraws = { $n ->
    [one] { $seat } takes { $n } warband from { $site }.
   *[other] { $seat } takes { $n } warbands from { $site }.
}
oath-hands-warbands = { $n ->
    [one] { $seat } hands { $other } { $n } warband.
   *[other] { $seat } hands { $other } { $n } warbands.
}
oath-moves-card = { $card } moves to { $site }.
oath-shifts-favor = { $n } favor moves from the { $bank } bank to the { $other } bank.
oath-lays-on-secret = { $n ->
    [one] { $n } secret now lies on the Darkest Secret.
   *[other] { $n } secrets now lie on the Darkest Secret.
}

## Why not

oath-no-supply = You have only { $n } Supply.
oath-no-favor = That takes { $n } favor.
oath-no-secret = { $n ->
    [one] That takes { $n } face-up secret.
   *[other] That takes { $n } face-up secrets.
}
oath-forbidden-by = { $what } forbids it.
oath-no-such-card-here = There is no such denizen or intact edifice here.
oath-tokens-on-it = There are tokens on { $what }.
oath-other-pile = That pile is not in your region.
oath-empty-pile = There are no cards.
oath-pay-more = You must pay more than { $n }.
oath-cannot-take = You cannot take { $what }.
oath-cannot-take-here = You cannot take relics here.
oath-no-relic-here = There is no such relic at your site.
oath-no-such-banner = There is no such banner.
oath-already-there = Your pawn is there already.
oath-another-chooses = From here another player chooses where you go.
oath-no-such-foe = You can attack only those who rule your site or whose pawn is there.
oath-no-such-target = That cannot be a target.
oath-no-such-force = Your force has only { $n }.
oath-only-sites = { $what } can be played to sites only.
oath-only-advisers = { $what } can be an adviser only.
oath-visions-not-advisers = A Vision cannot be a face-up adviser.
oath-visions-not-at-sites = A Vision cannot be played to a site.
oath-no-vision = That is no Vision.
oath-exiles-only = Only an Exile can play it face up.
oath-no-room-for-advisers = Too many of your advisers are locked.
oath-no-room-at-site = There is no room there for this card.
oath-not-your-adviser = That is no face-down adviser of yours.
oath-no-citizen = That is no other Citizen.
oath-no-self-exile = Only a Citizen without the Grand Scepter can do that.
oath-not-drawn = { $what } is not among the cards you have drawn.
oath-not-ruled-here = You do not rule your site.
oath-has-warbands = { $n ->
    [one] { $seat } has only { $n } warband on the board.
   *[other] { $seat } has only { $n } warbands on the board.
}
oath-none-at-site = None of your warbands is at your site.
oath-known-relic = You have seen that relic.
oath-knows-it = { $seat } knows that card.
oath-only-the-empire = Only players of the Empire hand warbands to each other.
oath-no-fellow = { $seat } is no other player of the Empire at your site.
oath-asked-so-already = It is so already.
oath-switched-already = That was changed in this turn already.
oath-nothing-by-itself = You have no modifier that can only help.
oath-nobody-else-chooses = From here nobody else chooses where you go: travel.
oath-no-withdraw = You must leave one warband at your site.
# Of a promise
oath-no-promise-to-oneself = Promises are made to others, and about others.
oath-no-such-player = There is no such player at this table.
oath-no-promise-of-none = It must be one at least.
oath-gives-less-favor = { $seat } can give no more favor than { $n }.
oath-gives-less-secrets = { $seat } can give no more secrets than { $n }.
oath-does-not-hold = { $seat } does not hold this: { $what }.
oath-shows-banner = The banner shows its other side: { $what }.
oath-not-their-adviser = { $what } is no face-up adviser of theirs ({ $seat }).
oath-locked-adviser = { $what } is locked: it cannot be given away.
oath-hidden-advisers = { $seat } has this many face-down advisers: { $n }.
oath-not-their-site = { $seat } does not rule { $site }.
oath-same-colour = { $seat } has warbands of the same colour: the site would be sold to its own rulers.
oath-buyer-without-warbands = { $seat } has no warband on their board that could go there.
oath-not-an-exile = { $seat } is no Exile.
oath-not-a-citizen = { $seat } is no Citizen.
oath-space-empty = Space { $n } of the Reliquary is empty.
oath-round-over = Round { $n } is over.
oath-no-such-round = Round { $n } is the last one.
oath-both-its-sides = Name it by its other side ({ $what }): the promise holds for both.
oath-nothing-to-forswear = { $what } has no power that one chooses to use.
oath-not-near = { $seat } neither has { $what } nor has a pawn at its site.
oath-owes-at-most = One promise is about { $n } at most.
# Of a component's power
oath-not-in-play = { $what } does not lie face up.
oath-no-access = You do not rule { $what }, nor is your pawn at its site.
oath-not-its-ruler = You do not rule { $what }.
oath-its-own-ruler = You rule { $what } yourself.
oath-not-its-holder = { $what } is not yours.
oath-its-own-holder = { $what } is yours.
oath-pawn-not-there = Your pawn is not at { $what }.
oath-no-enemy-of-it = You are no enemy of whoever rules { $what }.
oath-used-already = You have used { $what } already.
oath-used-in-this = { $what } has been used in this action already.
oath-scepter-rests = { $what } cannot be used in the turn in which it was taken.
oath-works-by-itself = { $what } works by itself: nobody uses it.
oath-used-in-act = { $what } is used as an action of its own, in your Act Phase.
oath-used-at-rest = { $what } is used at the end of your Rest Phase.
oath-used-on-waking = { $what } is used at the end of your Wake Phase.
oath-used-in-campaign = { $what } is a battle plan: it is used in a campaign.
oath-used-after-roll = { $what } is used when dice have been rolled.
oath-used-when-played = The power of { $what } was for the moment when it was played.
oath-used-with = { $what } is used at the start of an action: { $verb }.
oath-leads-nowhere = With { $what } the action could not be done after all.
oath-other-sides-plan = { $what } is a plan of the other side.
oath-plan-used = { $what } has been used in this campaign already.
oath-no-plan-beside = { $what } cannot be used beside another plan of your side.
oath-would-do-nothing = { $what } would change nothing now.
oath-nothing-to-choose = There is nothing to use { $what } on.
oath-bank-empty = The bank that { $what } takes favor from is empty.
oath-banks-empty = No bank has the favor that { $what } takes.
oath-nobody-has-favor = Nobody whom { $what } could take favor from has any.
oath-no-secret-left = You have no face-up secret for { $what }.
oath-no-warbands-left = No warbands are left that { $what } could bring.
oath-nobody-to-kill = There are no warbands that { $what } could kill.
oath-nobody-to-move = There are no warbands that { $what } could move.
oath-supply-full = You have all your Supply: { $what } would bring none.
oath-no-relics-left = The relic deck is empty.
oath-nothing-to-discard = There is no card that { $what } could discard.
oath-seen-already = You have seen all that { $what } could show you.
oath-nobody-to-send = There is nobody whom { $what } could make travel.

# What conditions ask for
oath-only-darkest-secret = That is for recovering the Darkest Secret only.
oath-only-through-here = That is for journeys from or to the site where the card lies.
oath-only-beast-or-order = That is for trading with a Beast or Order card only.
oath-only-beast-or-nomad = That is for trading with a Beast or Nomad card only.
oath-only-with-beast = That is for Beast cards only.
oath-only-acting-here = You must be acting at the site where the card lies.
oath-already-elsewhere = You act from another site, or with others' advisers, already.
oath-before-other-modifiers = That must be used before any other modifier.
oath-only-beasts-elsewhere = That is for cards at another site with a Beast card.
oath-only-another-pile = That is for the discard pile of another region only.
oath-only-a-pile = That is for discard piles only.
oath-only-world-deck = That is for searching the world deck only.
oath-only-the-oak = That is for trading with this very card for secrets, with a Beast adviser.
oath-only-this-card = That is for this very card only.
oath-only-penniless = You must have no favor.
oath-only-poorest-bank = That is for a card whose bank has less favor than any other.
oath-no-exile-keeps-oath = The holder of the title must be an Exile.
oath-force-not-smaller = The attacker's force must be the smaller one.
oath-force-not-larger = Your force must be the larger one.
oath-no-force-left = Your force has no warband.
oath-needs-warband = You have no warband on your board.
oath-host-too-large = You have more than three warbands on your board.
oath-only-to-this-site = That is for journeys to the site where the card lies.
oath-only-within-region = That is for journeys within your region.
oath-only-to-beasts = That is for journeys to a site with a Beast card.
oath-only-to-coast = That is for journeys to another Coast.
oath-no-beast-to-discard = You rule no Beast card that could be discarded.
oath-exiles-on-both-sides = You and your enemy must both be Exiles.
oath-enemy-not-here = Your enemy's pawn is not at your site.
oath-only-matching-adviser = You have no adviser of that card's suit.
oath-not-imperial-site = The Empire does not rule your site.
oath-nowhere-to-ride = The discard pile of your region is empty, or there is nowhere to go.
oath-only-mustering-here = That is for mustering with a card at this site, and you must rule it.
oath-costs-nothing = The action costs no Supply already.
oath-only-an-exile = Only an Exile can do that.
oath-needs-peoples-favor = You do not hold the People's Favor.
oath-needs-darkest-secret = You do not hold the Darkest Secret.
oath-side-needs-secret = Nobody on your side holds the Darkest Secret.
oath-enemy-holds-people = Your enemy holds the People's Favor.
oath-locked = This card is locked where it lies.
oath-its-site-no-target = The site where the card lies is no target.
oath-pawn-not-targeted = The defender's pawn is no target.
oath-enemy-not-advised = Your enemy has no adviser of this suit: { $suit }.
oath-no-such-site-targeted = No site with a card of this suit is a target: { $suit }.

oath-ask-where = { $what }: where?
oath-ask-room = Too many advisers: which one goes?

# The chronicle
oath-word-oath = one of the four oaths
oath-option-chancellor-1 = player 1
oath-option-chancellor-2 = player 2
oath-option-chancellor-3 = player 3
oath-option-chancellor-4 = player 4
oath-option-chancellor-5 = player 5
oath-option-chancellor-6 = player 6
oath-ask-vow = You have won. Which oath do you vow for the next game?
oath-do-vow = Vow { $oath }
oath-vows = { $seat } vows { $oath }.
oath-ask-grant = Whom do you offer Citizenship?
oath-do-grant = Offer Citizenship to { $seat }
oath-do-grant-nobody = Nobody else
oath-grants = { $seat } offers Citizenship to { $other }.
oath-ask-swear = { $who } offers you Citizenship in the next game.
oath-do-swear = Become a Citizen
oath-do-stay-exile = Stay an Exile
oath-swears = { $seat } accepts and will be a Citizen.
oath-ask-build = Build an edifice in the place of a denizen, or repair a ruin?
oath-do-build = Build the edifice of its suit on { $card }
oath-do-repair = Repair { $card }
oath-do-build-nothing = Neither
oath-no-building = Only at a site you rule: a denizen where no edifice stands, if the edifice of its suit is in the Archive, or a ruin.
oath-builds = { $seat } builds { $what }.
oath-repairs = { $seat } repairs { $what }.
oath-discards-site = { $site } leaves the map.
oath-ruins = Fallen into ruin: { $what }.
oath-ask-next-discard = Which of these cards is discarded next?
oath-ask-recruit = Of which suit do most cards join?
oath-do-recruit = { $suit }
oath-recruits = Six cards join the world deck, most of them { $suit }.
oath-heals = The Archive heals: cards of { $suit } come back from the Dispossessed.
oath-chronicle-written = { $seat } has written the chronicle.
oath-history-game = Game { $n }: { $seat } won under the oath of { $oath } ({ $role }).
oath-history-vision = Game { $n }: { $seat } won under the oath of { $oath } ({ $role }) with { $vision }.
oath-history-next = Game { $n } is played under the oath of { $oath }.

# The history book
oath-book-title = Game { $n }: { $oath }
oath-book-usurper = { $seat } won as the Usurper.
oath-book-visionary = { $seat } won by a Vision: { $vision }.
oath-book-visions = { $seat } won by more than one Vision.
oath-book-successor = { $seat }, a Citizen, won as Successor of the Chancellor.
oath-book-settled = { $seat } won as Chancellor: the realm had settled.
oath-book-exhausted = { $seat } won as Chancellor, when all were tired of war.
oath-book-chancellor = { $seat } had been Chancellor.
oath-book-citizens = { $n ->
    [one] A Citizen at the end: { $who }.
   *[other] Citizens at the end: { $who }.
}
oath-book-ruled = The winner's side ruled: { $what }.
oath-book-relics = { $n ->
    [one] The winner held a relic: { $what }.
   *[other] The winner held relics: { $what }.
}
oath-book-kept = { $n ->
    [one] One site stayed on the map: { $what }.
   *[other] These sites stayed on the map: { $what }.
}
oath-book-built = Built or repaired: { $what }.
oath-book-ruined = Fallen into ruin: { $what }.
oath-book-some = { $n } × { $suit }
oath-book-joined = Six cards joined the world deck: { $what }. Six others left it, seen by nobody.
oath-book-healed = The Archive was healed: the Dispossessed came home. Six other cards left, seen by nobody.
oath-book-vows = For the next game { $seat } vowed: { $oath }.

# Chronicles brought along
oath-string-short = The string breaks off after { $n } characters.
oath-string-digits = At character { $n } a hexadecimal number was expected, not “{ $found }”.
oath-string-byte = At character { $n } stands { $found }, which is no card or site.
oath-string-unknown = The chronicle names a card that there is not: { $card }.
oath-string-twice = { $card } is in the chronicle twice.
oath-string-sites = A chronicle has eight sites, the first of them face up.
oath-string-oath = The chronicle names an oath that there is not.
oath-string-colours = The chronicle names a colour that there is not.
oath-string-face-down = A face-down site of the chronicle has cards.
oath-string-visions = A Vision is missing in the chronicle's world deck.
oath-string-relics = The relics in the chronicle are not all twenty.
oath-string-misplaced = In this chronicle a card stands where cards of its kind do not belong, or something is to be drawn that is not there.
oath-mended-doubles = In the chronicle twice, so once too often: { $cards }.
oath-mended-visions = Missing in the world deck, so added: { $cards }.
oath-mended-relics = Missing among the relics, so added: { $cards }.
oath-string-full = { $site } has more than three cards and relics: a string cannot hold that.

# Automatic modifiers
oath-do-by-hand = From now on, ask about every modifier
oath-do-by-themselves = From now on, use modifiers that can only help without asking

## Prospects

oath-would-spend-supply = Supply: { $n }
oath-would-pay-favor = favor: { $n }
oath-would-pay-secrets = secrets: { $n }
oath-would-gain-warbands = warbands: { $n }
oath-would-gain-favor = favor: { $n }
oath-would-gain-secrets = secrets: { $n }
oath-odds = victory: { $n } % ({ $attack } against { $defense } dice, sacrifices included)

## Kinds of offers, where there are many

oath-group-search = Search
oath-group-muster = Muster
oath-group-trade = Trade
oath-group-recover = Recover a relic
oath-group-recover-banner = Recover a banner
oath-group-campaign = Campaign
oath-group-travel = Travel
oath-group-use = Use a power
oath-group-use-on = Use a power
oath-group-turn-up = Play or discard a face-down adviser
oath-group-peek-reliquary = Peek at the Reliquary
oath-group-show-reliquary = Show a relic of the Reliquary
oath-group-show = Show a card
oath-group-station = Move warbands to your site
oath-group-withdraw-warbands = Move warbands to your board
oath-group-give-warbands = Give warbands
oath-group-ask-warbands = Ask for warbands
oath-group-exile = Exile
oath-group-offer-citizenship = Negotiate Citizenship
oath-group-play-to-site = Play to a site
oath-group-target-site = Target a site
oath-group-target-relic = Target a relic

## What may be answered ahead

oath-ahead-plan = When you defend in a campaign and may use battle plans
oath-ahead-lose = When warbands of a defeated defense must die
oath-ahead-rolled = When you could roll defense dice again
oath-ahead-join = When you may join a defender as an Ally
oath-ahead-admit = When a Citizen wants to join your defense
oath-ahead-warbands = When somebody of the Empire asks for warbands, or offers you some
oath-ahead-citizenship = When somebody offers you Citizenship
oath-ahead-swear = When the winner offers you Citizenship in the next game
oath-ahead-ransom = When you could pay for a relic of yours
oath-ahead-way-use = use { $card }, to take dice from the attack where it may do either
oath-ahead-way-free = use every plan that costs nothing
oath-ahead-way-at-sites = let them die at sites, and only the rest on your board
oath-ahead-way-on-board = let them die on your board, and only the rest at sites
oath-ahead-way-join = join
oath-ahead-way-allow = allow it
oath-ahead-way-deny = deny it
oath-ahead-way-refuse = refuse
oath-ahead-way-swear = accept
oath-ahead-way-pay-ransom = pay three favor and keep it
oath-ahead-if-by = it is the turn of { $seat }
oath-never-set-up = Set-up: boards and first sites are chosen once, looking at what the others chose.
oath-never-ending = The end: vows, edifices and what becomes of the decks are decided for the whole chronicle.
oath-never-deal = Deals: two people agree on something they have both looked at. Only Citizenship can be refused ahead.
oath-never-card = What single cards ask of you in others' turns: it hangs on what just happened, and is asked too rarely.
oath-never-own = Everything in your own turn: you are there, and each answer hangs on the one before.

# Personalities of bots

oath-personality-conqueror = the conqueror
    .about = Goes to war whenever there is a chance, and holds what it has taken.
oath-personality-visionary = the visionary
    .about = Searches for a Vision and puts its trust in it.
oath-personality-collector = the collector
    .about = Wants relics and banners, whatever the oath says.
