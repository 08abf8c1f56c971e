## The guided first game

root-lesson-first-game = First game: two guided rounds
root-lesson-first-game-text =
    Two rounds of a game with all four factions. You are told what to do and why, the others play their part,
    and then the game is yours.

root-lesson-first-game-goal =
    Whoever reaches 30 victory points (VP) first wins at once. Every faction scores in a way of its own, so watch not only
    the map but also what the others score for.
root-lesson-first-game-turn =
    A turn has three parts: Birdsong, Daylight and Evening. What happens in them is different for each faction; most of
    the doing is in Daylight, and in the Evening cards are drawn. Whoever has more warriors and buildings in a clearing
    rules it.
root-lesson-first-game-side-marquise =
    You play the Marquise de Cat. She holds nearly the whole woodland at the beginning and has to keep it while she builds.
    Sawmills bring wood, wood pays for buildings, and every building scores when it is built.
root-lesson-first-game-side-eyrie =
    You play the Eyrie Dynasties. Every turn you add cards to a Decree and must carry out all of it; what you cannot do
    throws you into turmoil. Roosts on the map score every Evening.
root-lesson-first-game-side-alliance =
    You play the Woodland Alliance. You begin with nothing on the map. Supporters spread sympathy, which scores; where
    there is sympathy, you can rise in revolt and win a base and officers.
root-lesson-first-game-side-vagabond =
    You play the Vagabond, alone and with a bag of items instead of an army. What you do exhausts items. You score for
    quests, for aid to others and for fighting those who are hostile.

## Round 1: the Marquise

root-why-m1-craft =
    Every turn has three parts. In Birdsong each sawmill has brought a wood token. Daylight begins with crafting: a
    workshop lends the suit of its clearing, here a rabbit. It can wait until the next turn.
root-why-m1-build =
    The first of three actions. A building costs wood, and the wood has to be connected with it through clearings the
    Marquise rules. The second sawmill costs one wood, scores 1 VP and brings one more wood every turn.
root-why-m1-march =
    The second action. A march is up to two moves. To move, one must rule the clearing one leaves or the one one
    enters, and the ruler has the most warriors and buildings there. The Marquise rules nearly everything.
root-why-m1-second = The second move of the same march goes on to the fox clearing in the east, beside the Eyrie.
root-why-m1-both = Both warriors go. With the one who is there already they are three, enough to hold the clearing.
root-why-m1-recruit =
    The third action. Each recruiter brings one warrior, but only once a turn. There is one recruiter, in the mouse
    clearing in the west.
root-why-m1-end =
    Three actions are done. A bird card would pay for a fourth, but cards are worth keeping for a busier turn. In
    the Evening the Marquise draws a card.

## Round 1: the Eyrie

root-why-e1-decree =
    In Birdsong the Eyrie add one or two cards to their Decree. A card stays there turn after turn and demands its
    action in a clearing of its suit. The roost stands in a rabbit clearing, so rabbits belong under Recruit.
root-why-e1-second = A second rabbit under Recruit brings a second warrior every turn.
root-why-e1-craft =
    The Eyrie craft with their roosts before the Decree. One rabbit roost is not much to craft with, so on to the
    Decree.
root-why-e1-recruit =
    Now the Decree is carried out from left to right, card by card. The first card under Recruit: a warrior at a roost
    of its suit.
root-why-e1-again = And the second card: another warrior at the roost.
root-why-e1-move =
    Under Move lies a Loyal Vizier, a bird. Birds are wild and stand for any suit, so the move may begin in the rabbit
    clearing. It goes west to the mouse clearing.
root-why-e1-three =
    Three are enough to rule there: the Marquise has one warrior. The Eyrie rule even where they are only level, but
    five should stay at home to guard the roost.
root-why-e1-build =
    The last column, another Vizier. The Eyrie rule the mouse clearing and have no roost there, so they can build one.
    In the Evening two roosts score 1 VP. Had there been nowhere to build, turmoil would have cost points and the
    leader.

## Round 1: the Alliance

root-why-a1-spread =
    In Birdsong supporters are spent to spread sympathy. The first token can go anywhere, later ones beside others.
    The central clearing has five paths: from there sympathy spreads well, and whoever marches in must give up a card.
root-why-a1-spend =
    Supporters must match the clearing: a fox for a fox clearing. The first token costs one and scores nothing yet.
root-why-a1-enough = Another token would take supporters that a revolt in the next turn needs more.
root-why-a1-craft =
    The Alliance craft with sympathy tokens. One in a fox clearing is what a crossbow takes: 1 VP, and the item comes
    from the supply beside the map.
root-why-a1-mobilize = Cards in hand become supporters. Without a base the Alliance can keep five at most.
root-why-a1-again = The more supporters, the more will happen next turn. What the cards are stays secret.
root-why-a1-end = In the Evening officers act, but there are none before the first revolt. A card is drawn.

## Round 1: the Vagabond

root-why-v1-slip =
    The Vagabond is a lone wanderer: nobody rules him out of a clearing. In Birdsong he slips to a neighbouring place
    for nothing, here to the clearing in the centre.
root-why-v1-aid =
    He acts by exhausting items. To aid somebody in his clearing he exhausts any item and gives a card that matches the
    clearing, a fox here. The Alliance think better of him for it: 1 VP.
root-why-v1-take =
    Who aids may take an item the other has crafted. A crossbow is worth more to a Vagabond than to anybody else.
root-why-v1-move =
    A boot takes him along a path to the mouse clearing. Where hostile warriors stand he would need two boots.
root-why-v1-strike =
    The crossbow removes a warrior without a battle. The Eyrie are now hostile to him: from here on each of their
    warriors he removes in battle scores.
root-why-v1-battle =
    A sword pays for a battle. Two dice are rolled: the attacker deals the higher number, the defender the lower, and
    nobody more than he has swords or warriors there.
root-why-v1-no-ambush =
    The defender may play an ambush from the hand before the dice are rolled. None is played here. The question is
    always asked, so that it tells nothing.
root-why-v1-end =
    One hit, one hostile warrior gone: 1 VP. Now only the tea is left, and it works best face up on its track: it will
    refresh two more items. In the Evening he draws a card.

## Round 2: the Marquise

root-why-m2-craft =
    Two sawmills have brought two wood. Now the workshop is put to use: one rabbit crafts Travel Gear, for 1 VP and a
    boot.
root-why-m2-crafted = Each workshop can be used once a turn, and there is only one.
root-why-m2-march =
    The Eyrie in the mouse clearing are weak after the Vagabond's visit. A march brings help from the south-west.
root-why-m2-second = On to the mouse clearing in the same march.
root-why-m2-both =
    Both warriors go, so that there are three: a battle can never deal more hits than one has warriors there.
root-why-m2-battle =
    Warriors protect buildings: hits go to them first. Behind the only warrior stands a roost worth 1 VP.
root-why-m2-no-ambush = No ambush again. Attackers have to fear it all the same.
root-why-m2-no-hospital =
    The dice fell 2 and 1: the Eyrie lose warrior and roost, the Marquise a warrior. Field Hospitals would bring the
    fallen back to the keep for one card that matches the clearing. For a single warrior that is too dear.
root-why-m2-build =
    The third sawmill costs two wood and scores 2 VP. The wood in two clearings counts, since ruled clearings
    connect it.
root-why-m2-bird = Three actions are done, but a bird card pays for one more.
root-why-m2-recruit = A warrior at the recruiter, while it has not been used this turn.
root-why-m2-end = The day is over. Next turn three sawmills will bring three wood.

## Round 2: the Eyrie

root-why-e2-decree =
    A Decree grows every turn: at least one card must be added. A mouse under Battle means a battle in a mouse clearing
    every turn from now on. This turn there are enemies there.
root-why-e2-one = One card is enough. Every card is a promise that must be kept.
root-why-e2-craft = One roost is left to craft with. On to the Decree.
root-why-e2-recruit = From left to right again. The rabbits of the last turn are still there.
root-why-e2-again = And a second warrior at the roost.
root-why-e2-move = The Decree will demand a battle among mice and then a new roost. So back to the mouse clearing.
root-why-e2-five = Five can deal three hits and stand losses; two at home are still enough for the roost.
root-why-e2-battle = The mouse card demands a battle in a mouse clearing: against the Marquise, who tore down the roost.
root-why-e2-no-ambush = The Marquise may ambush too, and does not.
root-why-e2-hospital =
    Both warriors have fallen at once. One card that matches the clearing brings all of them back to the keep: for two
    that is a fair price.
root-why-e2-build =
    The clearing is ruled again, and the second roost stands: 1 VP in the Evening. Nothing on the Decree was left
    undone. Turmoil would cost 1 VP for each bird on it, every card and the leader.

## Round 2: the Alliance

root-why-a2-revolt =
    A revolt in a clearing with sympathy costs two matching supporters. Every enemy piece there goes, and a base comes,
    with warriors for each sympathetic clearing of its suit and the first officer.
root-why-a2-spend = The first of two foxes.
root-why-a2-pair = And the second.
root-why-a2-no-hospital =
    Field Hospitals could bring the fallen warrior to the keep for a matching card. The Marquise does without.
root-why-a2-spread =
    Sympathy spreads to clearings beside it. The rabbit clearing holds a single warrior; where three of one enemy
    stand, martial law would make it cost one supporter more.
root-why-a2-rabbit = A rabbit for a rabbit clearing. The second token scores 1 VP, later ones up to 4.
root-why-a2-enough = The last supporter stays for the next turn.
root-why-a2-train =
    A card that matches the suit of a base trains a warrior to be an officer. Each officer is one action every
    Evening.
root-why-a2-again = A second card, a third officer.
root-why-a2-evening = On to the Evening and the officers.
root-why-a2-move = The first officer: a move, by the usual rules.
root-why-a2-organize =
    The second: a warrior is given up for a sympathy token where he stands. No supporter is spent, and it scores 1
    VP.
root-why-a2-recruit = The third: a new warrior at the base. A base also brings one card more in the Evening.

## Round 2: the Vagabond

root-why-v2-slip =
    In Birdsong three items are refreshed, and two more for each tea on its track: everything is face up again. He
    slips back to the centre, where there is a ruin and a quest to complete.
root-why-v2-explore = The torch searches a ruin: 1 VP, and the item under it is his.
root-why-v2-quest = A quest wants a clearing of its suit and two items: tea and boot, for an errand among foxes.
root-why-v2-points =
    Points or two cards. Points are as many as quests of this suit he has completed: 1 now, 2 for the next one of the
    foxes.
root-why-v2-craft =
    The Vagabond crafts with hammers, in the suit of the clearing he is in. The hammer from the ruin, in a fox
    clearing, makes Armorers: in a battle they will let him ignore every rolled hit once.
root-why-v2-end =
    Sword and crossbow stay ready. This is where the walkthrough ends; what comes next is up to the players.

## What else could be done: the Marquise

root-about-marquise-craft =
    Crafting uses workshops, each once a turn, in the suit of its clearing. Items score at once; other cards stay in
    front of you and give an ability.
root-about-marquise-march = A march is up to two moves. You must rule the clearing you leave or the one you enter.
root-about-marquise-move = Any warriors of yours may make the second move of a march, from wherever you like.
root-about-marquise-warriors = As many warriors as you like may move, but at least one.
root-about-marquise-recruit = Recruiting places a warrior at each recruiter, once a turn.
root-about-marquise-build =
    Building costs wood and scores VP; the more buildings of a kind, the more of both. You need to rule the
    clearing, and it needs an open slot.
root-about-marquise-overwork = Overworking spends a card that matches a sawmill's clearing for one wood there.
root-about-marquise-bird = A bird card pays for one action more, as often as you have birds.
root-about-marquise-battle =
    A battle takes place where you have warriors and an enemy has pieces. Every building or token you remove scores
    1 VP.
root-about-marquise-hospital =
    Field Hospitals: one card that matches the clearing brings all warriors just lost there to the keep.
root-about-marquise-pass = Passing ends this step: what you have not done in it stays undone this turn.

## The Eyrie

root-about-eyrie-decree =
    Any column may take the card. Think of every turn to come: recruiting needs a roost of its suit, moving warriors
    there, battle an enemy, building a ruled clearing without a roost.
root-about-eyrie-recruit = Cards of one column may be resolved in any order; each must be.
root-about-eyrie-move = The move must begin in a clearing of the card's suit, but may end in any beside it.
root-about-eyrie-warriors = As many warriors as you like may move, but at least one.
root-about-eyrie-battle = The battle must be in a clearing of the card's suit; the enemy is yours to choose.
root-about-eyrie-build = A roost goes to a clearing you rule that has none and has an open slot.
root-about-eyrie-pass = Passing goes on to the next step.

## The Alliance

root-about-alliance-spread =
    Sympathy goes beside sympathy. Tokens score more the more there are, and bring a card whenever somebody marches
    in or removes one.
root-about-alliance-spend = Supporters that are spent must match the clearing; birds match any.
root-about-alliance-revolt = A revolt clears a clearing with sympathy of all enemies and founds a base there.
root-about-alliance-craft = Crafting uses sympathy tokens, each once a turn, in the suit of its clearing.
root-about-alliance-mobilize = Mobilizing puts a card from your hand with the supporters, face down.
root-about-alliance-train = Training spends a card of a base's suit and makes an officer.
root-about-alliance-move = An officer can lead a move, by the usual rules.
root-about-alliance-battle =
    An officer can lead a battle. As a defender the Alliance deal the higher number: guerrilla war.
root-about-alliance-recruit = An officer can place a warrior at a base.
root-about-alliance-organize = An officer can turn a warrior into a sympathy token where he stands.
root-about-alliance-pass = Passing ends this step.

## The Vagabond

root-about-vagabond-slip = Slipping to a neighbouring clearing costs nothing, hostile warriors or not.
root-about-vagabond-hide =
    In a forest nobody can reach him, and after a night there every item is repaired; but he is away from
    everything.
root-about-vagabond-move = A boot for a move, two where hostile warriors stand.
root-about-vagabond-battle =
    A sword for a battle. His hits are limited by undamaged swords, and hits he takes damage items.
root-about-vagabond-explore = A torch explores a ruin in his clearing: an item and 1 VP.
root-about-vagabond-special = The Thief exhausts a torch to take a card at random from somebody in his clearing.
root-about-vagabond-aid = Aid gives a matching card for a better relationship, an item the other has, and often VP.
root-about-vagabond-take = The item may be taken or left.
root-about-vagabond-quest = A quest takes its two items, in a clearing of its suit; for VP or for two cards.
root-about-vagabond-points = One VP for each completed quest of this suit, this one included.
root-about-vagabond-cards = Two cards instead of the points.
root-about-vagabond-strike =
    The crossbow removes a warrior in his clearing, or another piece if no warrior protects it. Warriors make their
    faction hostile.
root-about-vagabond-craft = Crafting exhausts hammers, in the suit of his clearing.
root-about-vagabond-pass = Passing ends the Daylight. Items that are still face up stay so.
