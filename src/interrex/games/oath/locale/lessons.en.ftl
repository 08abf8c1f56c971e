# The guided first game.

oath-lesson-first-chronicle = First chronicle: guided, for three
oath-lesson-first-chronicle-text =
    Two rounds of a Chancellor and two Exiles: searching, mustering, trading, travelling, three campaigns and a deal. You
    are told what to do and why, the others play their parts, and then the game is yours.

oath-lesson-first-chronicle-goal =
    The Chancellor swore an oath, here Supremacy: to rule the most sites. Whoever meets it holds the title. The Chancellor
    wins by keeping it until the realm settles, after five to eight rounds. An Exile wins by holding it through a whole
    round, as Usurper, or by fulfilling a Vision. The winner then writes the chronicle for the next game.
oath-lesson-first-chronicle-turn =
    In your turn you wake, act and rest. Acting costs Supply: search for cards, muster warbands, trade, recover relics
    and banners, campaign, travel; as often as you can pay. Resting brings back what lies on cards, and new Supply.
oath-lesson-first-chronicle-side-chancellor =
    You are the Chancellor. The whole known map is yours, thinly held. These two rounds you will win the people, lose
    most of your sites, and buy one of them back with a seat in the Empire.
oath-lesson-first-chronicle-side-exile =
    You are an Exile, in red. Nothing is yours yet. These two rounds you will take a mountain without a fight, beat the
    bandits, and take the title from the Chancellor.

## Before the first round

oath-why-c-adviser =
    Everybody begins with three cards, keeps one as a face-down adviser and discards the others. Discards go to the pile
    of the next region, where others may find them.
oath-why-c-adviser-last =
    What stays lies face down: nobody knows it, and it does nothing yet. Turning it up later costs no Supply.
oath-why-r-pawn =
    Exiles begin at any site that is face up. At Mountain lies a relic, and only one of the Chancellor's warbands stands
    guard.
oath-why-r-adviser =
    Think of where you stand: a card that is good at somebody else's site is worth most to whoever is there.
oath-why-r-adviser-last = The card you keep will be the surprise of your first turn.
oath-why-b-pawn = The other Exile begins far away, at Rocky Coast, where again one warband stands.
oath-why-b-adviser = Who wants to fight keeps what helps in a fight.
oath-why-b-adviser-last = The last card stays as a face-down adviser. The first round begins.

## First round: the Chancellor

oath-why-c1-search =
    The Chancellor goes first and has 7 Supply. A search of the world deck costs 2 while no Vision has been drawn. You
    draw three cards and keep one at most.
oath-why-c1-discard = Two of the three go. Some cards are only good at sites, some only as advisers: their faces say it.
oath-why-c1-keep = The one that is left can be played now: to your site, to your advisers, or discarded as well.
oath-why-c1-friend =
    Faithful Friend is an adviser. Played face up it gives 4 Supply at once, though never more than 7: that search has paid
    for itself.
oath-why-c1-trade =
    You need favor. Trading costs 1 Supply: lay your secret on a card at your site and take favor from the bank of its
    suit, 1 and 1 more for each of your advisers of that suit. The secret comes back when you rest.
oath-why-c1-again = Supply is there to be spent: a second search.
oath-why-c1-out = Look for a card that makes your own site better. This is none.
oath-why-c1-in = Nor is this: what it does needs others to stand where you stand.
oath-why-c1-oak =
    A card played to your site pays 1 favor from the bank of its suit. The Old Oak lies at Plains from now on, for
    whoever stands there.
oath-why-c1-muster =
    Mustering costs 1 Supply and 1 favor, laid on a card at your site that has none: you gain 2 warbands on your board.
oath-why-c1-banner =
    The People's Favor belongs to whoever pays more favor than lies on it. With 3 it will be dear to take from you. Its
    holder may play cards to any site of the region, and must tend it on waking.
oath-why-c1-bank = The favor that lay on it before goes to the banks, beginning with one of your choice.
oath-why-c1-station =
    Warbands on your board move with your pawn, those at a site defend it. Two of them to Plains, the seat of the realm.
oath-why-c1-rest =
    Resting: favor on cards goes to the banks, your secret comes home, and Supply is refreshed; what you did not spend is
    added.

## First round: the Exile in red

oath-why-r1-peek = At your site you may peek at a face-down relic. It costs nothing, and the others only see that you looked.
oath-why-r1-trade = The relic here costs 2 favor, and you have 1. Lay your secret on Taming Charm for another.
oath-why-r1-recover =
    Recovering costs 1 Supply and what the site asks for: 2 favor, burned. The Ivory Eye is yours. Relics are kept, fought
    over, and count for some goals.
oath-why-r1-turn-up = Now the adviser you kept. Turning up a card costs no Supply; it goes to your advisers or to your site.
oath-why-r1-key =
    Key to the City: where no pawn of the ruler stands, all warbands are killed, and one of yours takes their place. Mountain
    is yours, without a campaign.
oath-why-r1-station = One warband can be lost as easily as this one was: put a second beside it.
oath-why-r1-muster = The favor the card just brought pays for 2 warbands. For the next step you need a force.
oath-why-r1-travel =
    Travelling within the Provinces costs 2 Supply. You reach a face-down site, and it is turned up: nobody knows what
    lies there until somebody goes.
oath-why-r1-campaign =
    Buried Giant belongs to bandits. A campaign costs 2 Supply; you choose the defender, then the targets, here this one
    site. Each site is a die of defense, and bandits count as one warband.
oath-why-r1-dice =
    Up to one die for each warband with you. Swords attack, two hollow swords make one, a skull kills one of your own. What
    is missing for victory you may sacrifice afterwards.
oath-why-r1-hold =
    Victory. At a conquered site you may leave warbands; without any nobody would rule it. Two here, and you rule two
    sites, as many as the Chancellor has left.
oath-why-r1-rest =
    To draw level is not enough: whoever holds the title keeps it in a tie. But the round is not over.

## First round: the Exile in blue

oath-why-b1-turn-up = The other Exile turns up an adviser as well, before a fight.
oath-why-b1-adviser =
    Battle Honors is a battle plan: it can be used in any campaign of its owner, and pays 2 favor for a victory.
oath-why-b1-muster = First more warbands, with Elders at Rocky Coast.
oath-why-b1-campaign =
    The Chancellor rules Rocky Coast and is the defender, though far away. The site where the attacker stands must be among the
    targets.
oath-why-b1-targets = Plains could be a second target, wherever it lies; but each target is one more die for the defense.
oath-why-b1-dice =
    All five warbands attack. The defense has a die for the site and one for the title of Oathkeeper, and the one warband
    that stands there.
oath-why-b1-plan = Now both may use battle plans, the attacker first. Battle Honors costs nothing: use it.
oath-why-b1-defence =
    Plans at sites you rule are yours in every campaign. Longbows can add or remove an attack die: as the defender, remove
    one.
oath-why-b1-hold = It was enough. Three warbands stay at Rocky Coast.
oath-why-b1-rest =
    And so red, with two sites, now rules more than anybody else: the title changes hands. An Exile who still holds it on
    waking turns it over and is the Usurper, and who wakes as Usurper wins.

## Second round: the Chancellor

oath-why-c2-talk =
    On waking, the People's Favor had to be tended. The title is lost, and two Exiles stand against you: make one of them a
    friend. Whoever holds the Grand Scepter can negotiate Citizenship.
oath-why-c2-with = A deal is drafted first: what you give, and what the other gives for it.
oath-why-c2-gives =
    A new Citizen gets a relic of the Reliquary, unseen. Their sites count for the Empire, purple warbands take the
    place of theirs, and if you win, a Citizen may prove the better successor.
oath-why-c2-asks = One favor in return: it pays for your next warbands.
oath-why-c2-propose = Laid on the table, an offer binds you as soon as it is accepted. Everything said in the chat binds nobody.
oath-why-c2-accept =
    A relic and an Empire at one's back for one favor: accepted. All of it happens at once, and the rules see to it.
oath-why-c2-agreed = That is settled; end the talks. The Empire rules two sites again, but in a tie the title stays with red.
oath-why-c2-muster = The favor becomes warbands.
oath-why-c2-rest = The Usurper's turn comes now. Whoever still holds the title on waking once more has won: red must be stopped this round.

## Second round: the Usurper

oath-why-r2-search =
    You have woken as the Usurper: hold the title until you wake again, and you win. Look for something that helps, or for
    a second way to win.
oath-why-r2-discard =
    A Vision ends the drawing at once, and everybody is told. Discard the other card.
oath-why-r2-vision =
    Revealed on your board it is a goal of your own: Conquest asks you to rule the most sites when you wake, once three
    Visions have been drawn. Now you have two roads.
oath-why-r2-recover =
    Buried Giant has a relic too, for one burned secret. What it is you see when it is yours.
oath-why-r2-station = Your last warband stays here: what is not at a site defends nothing while you are away.
oath-why-r2-rest = Whatever comes will come to Mountain or to Buried Giant. You cannot be everywhere.

## Second round: the Citizen

oath-why-b2-withdraw = A Citizen may take Imperial warbands along, if the Chancellor allows it.
oath-why-b2-allow = They go to save your title: of course.
oath-why-b2-travel = From the Hinterland to the Provinces it is 2 Supply, to the Cradle it would be 4.
oath-why-b2-campaign = Against the Usurper, for Mountain. At Mountain every attacker must leave out one die.
oath-why-b2-targets = Buried Giant would make it two targets, and more dice against you: Mountain alone is enough.
oath-why-b2-dice = Everything that is there. A Usurper defends with two dice for the title.
oath-why-b2-longbows = Longbows lie at a site of the Empire, so a Citizen can use them too: one more die to attack.
oath-why-b2-plan = And Battle Honors again.
oath-why-b2-cauldron =
    You may use plans as the defender: with the Cursed Cauldron a victory would bring a warband for each one killed. It
    costs nothing.
oath-why-b2-hold =
    By one. The Usurper loses half of the force there, and the rest comes home. Two warbands hold Mountain for the Empire.
oath-why-b2-rest =
    Three sites: the Chancellor is Oathkeeper again. Red still has a Vision and two relics, blue has an Empire to inherit.
    From here on the game is yours.

## What else could be done

-about-accept = The deal happens at once, as it is written.
-about-allow = Imperial warbands may be taken along.
-about-bank = Any bank may be the first; the others follow in their order.
-about-by-hand = Modifiers that are free and only help are used by themselves. You can be asked about each instead.
-about-campaign = Against whoever rules your site or stands there, or against bandits. It costs 2 Supply.
-about-commit = Fewer dice risk fewer skulls; more attack harder.
-about-deny = Then they stay where they are.
-about-discard = Discarded cards go to the pile of the next region, for others to find.
-about-exile-self = A Citizen can leave the Empire, but not for nothing.
-about-muster = 1 Supply and 1 favor onto a card at your site that has none: 2 warbands.
-about-offer-citizenship = Negotiate with any Exile, wherever they are.
-about-pass = Ends this step for you: what you have not done in it stays undone.
-about-pawn = Any site that is face up.
-about-peek = Look at a relic here; only you learn what it is.
-about-peek-reliquary = Whoever holds the Grand Scepter may look at the relics of the Reliquary.
-about-play-face-down = Nobody knows the card; it has no suit and does nothing until it is turned up.
-about-play-face-up = You can have three advisers. Their suits make trading better, their powers are yours.
-about-play-to-site = It pays 1 favor of its suit, and serves whoever rules the site or stands there.
-about-promise = What is promised is handed over when the deal is struck.
-about-propose = Lays the draft on the table.
-about-recover = The site says what its relic costs.
-about-recover-banner = Pay more than lies on it. Both banners matter for some oaths and Visions.
-about-refuse = Then nothing happens.
-about-reveal = A revealed Vision is a goal of your own. Everybody sees it.
-about-search = Three cards of the world deck, or of the discard pile of your region; keep one.
-about-share = Warbands you do not leave here stay with you.
-about-show = You may show a hidden card to somebody. It costs nothing, and proves what you say.
-about-station = Warbands at a site defend it; without any you do not rule it.
-about-target-site = More targets bring more, and more dice against you.
-about-trade = A secret for favor, or favor for a secret, with a card at your site.
-about-travel = The further, the more Supply. Face-down sites are turned up.
-about-turn-up = A face-down adviser goes face up to your advisers or your site, or is discarded.
-about-with = Drafts a deal.
-about-withdraw = Tears up the draft, or takes back an offer.
-about-withdraw-warbands = Warbands on your board move with you. The last one of a site would give it up.

## The Chancellor

oath-about-chancellor-allow = { -about-allow }
oath-about-chancellor-bank = { -about-bank }
oath-about-chancellor-by-hand = { -about-by-hand }
oath-about-chancellor-deny = { -about-deny }
oath-about-chancellor-discard = { -about-discard }
oath-about-chancellor-elders = { oath-card-elders.does }
oath-about-chancellor-longbows = { oath-card-longbows.does }
oath-about-chancellor-muster = { -about-muster }
oath-about-chancellor-offer-citizenship = { -about-offer-citizenship }
oath-about-chancellor-pass = { -about-pass }
oath-about-chancellor-peek-reliquary = { -about-peek-reliquary }
oath-about-chancellor-play-face-down = { -about-play-face-down }
oath-about-chancellor-play-face-up = { -about-play-face-up }
oath-about-chancellor-play-to-site = { -about-play-to-site }
oath-about-chancellor-promise = { -about-promise }
oath-about-chancellor-propose = { -about-propose }
oath-about-chancellor-recover-banner = { -about-recover-banner }
oath-about-chancellor-search = { -about-search }
oath-about-chancellor-show = { -about-show }
oath-about-chancellor-station = { -about-station }
oath-about-chancellor-trade = { -about-trade }
oath-about-chancellor-travel = { -about-travel }
oath-about-chancellor-turn-up = { -about-turn-up }
oath-about-chancellor-with = { -about-with }
oath-about-chancellor-withdraw = { -about-withdraw }
oath-about-chancellor-withdraw-warbands = { -about-withdraw-warbands }

## An Exile

oath-about-exile-accept = { -about-accept }
oath-about-exile-battle-honors = { oath-card-battle-honors.does }
oath-about-exile-by-hand = { -about-by-hand }
oath-about-exile-campaign = { -about-campaign }
oath-about-exile-commit = { -about-commit }
oath-about-exile-cursed-cauldron = { oath-relic-cursed-cauldron.does }
oath-about-exile-discard = { -about-discard }
oath-about-exile-elders = { oath-card-elders.does }
oath-about-exile-exile-self = { -about-exile-self }
oath-about-exile-ivory-eye = { oath-relic-ivory-eye.does }
oath-about-exile-longbows = { oath-card-longbows.does }
oath-about-exile-muster = { -about-muster }
oath-about-exile-pass = { -about-pass }
oath-about-exile-pawn = { -about-pawn }
oath-about-exile-peek = { -about-peek }
oath-about-exile-play-face-down = { -about-play-face-down }
oath-about-exile-play-face-up = { -about-play-face-up }
oath-about-exile-play-to-site = { -about-play-to-site }
oath-about-exile-recover = { -about-recover }
oath-about-exile-recover-banner = { -about-recover-banner }
oath-about-exile-refuse = { -about-refuse }
oath-about-exile-reveal = { -about-reveal }
oath-about-exile-search = { -about-search }
oath-about-exile-share = { -about-share }
oath-about-exile-show = { -about-show }
oath-about-exile-station = { -about-station }
oath-about-exile-target-site = { -about-target-site }
oath-about-exile-trade = { -about-trade }
oath-about-exile-travel = { -about-travel }
oath-about-exile-turn-up = { -about-turn-up }
oath-about-exile-with = { -about-with }
oath-about-exile-withdraw-warbands = { -about-withdraw-warbands }
