## The guided first year

kingsburg-lesson-first-year = First year: three seasons and a winter, guided
kingsburg-lesson-first-year-text =
    A whole year with three governors. You are told what to do and why, the others play their part, and from the second
    year on the game is yours.
kingsburg-role-governor = Governor

kingsburg-lesson-first-year-goal =
    You govern a province for the king. After five years, whoever has the most victory points (VP) wins. Most of them
    come from buildings, some from advisors and from winters that are won.
kingsburg-lesson-first-year-turn =
    In spring, summer and autumn everybody rolls dice. The lowest total goes first; one after another, dice are put on
    an advisor worth exactly as much, and each advisor serves one governor only. Then the advisors help, and everybody may
    build once. In winter enemies come: soldiers, defences and the king's reinforcements have to hold them.
kingsburg-lesson-first-year-side-governor =
    You have three dice, no goods yet and an empty province sheet. A row is built from left to right; further to the
    right, buildings cost more and do more. You will put up a palisade, an inn and a market, and live through a winter.

## King's aid

kingsburg-why-aid =
    The year begins with the king's aid for whoever has the fewest buildings. Nobody has one, so everybody chooses one
    good. Wood is a good start: a palisade costs two.
kingsburg-why-aid-second = Wood here as well. All choose at the same time, and only then see what the others took.
kingsburg-why-aid-third = A stone: it is the rarest of the three, and low rolls hardly ever bring one.

## Spring

kingsburg-why-spring-squire =
    Three twos are the lowest roll, so this governor begins. A single 2 calls the Squire, who brings one gold.
kingsburg-why-spring-first =
    Now you. Your 3 alone calls the Architect for a wood. It goes first because a 3 is easy to have: if you wait, somebody
    else may take the Architect.
kingsburg-why-spring-jester = A 1 can hardly be used for anything else: the Jester, worth 1 VP.
kingsburg-why-spring-pair = Dice may be added: 2 and 2 make 4, the Merchant, who brings wood or gold.
kingsburg-why-spring-sum =
    2 and 5 make 7, the Astronomer: one good of your choice and a +2 token, which raises a later sum by two. Two dice on a
    better advisor are often worth more than two lesser ones.
kingsburg-why-spring-sergeant = A 5 for the Sergeant, who lends a soldier for the winter.
kingsburg-why-spring-alchemy = The others have no dice left, so the last one follows at once: the Alchemist.
kingsburg-why-spring-gold = Then the advisors help, from the Jester upwards. The Merchant lets one choose: gold for an inn.
kingsburg-why-spring-swap = The Alchemist turns one good into one each of the two other kinds: a stone into gold and wood.
kingsburg-why-spring-wood = The Astronomer gives you any one good. You have two wood already; a third will be needed for the inn.
kingsburg-why-spring-inn = Everybody may build once a season, in turn order. An inn costs one gold and one wood.
kingsburg-why-spring-palisade =
    Two wood for the palisade, the first building of its row. It strengthens you by one in every winter battle, and you
    keep a wood.
kingsburg-why-spring-tavern =
    Another inn. Everybody has one building now, so the king's favour for the most of them goes to all three: 1 VP each.

## Summer

kingsburg-why-summer-jester = With 8 in all the third governor begins this time: the lowest total is the first choice.
kingsburg-why-summer-first = The Architect again, before somebody else comes: a wood for the market you will want in autumn.
kingsburg-why-summer-merchant = The Merchant with a single 4.
kingsburg-why-summer-stars = 1 and 6 make 7: the Astronomer, with a good and a +2 token.
kingsburg-why-summer-token =
    Your 6 alone would call the Alchemist. With the +2 token it makes 8: the Treasurer and two gold. One token may be
    added to one sum, and it is spent.
kingsburg-why-summer-general =
    Two fives for the General: two soldiers and a look at the card of this winter's enemy, which nobody else gets to see.
kingsburg-why-summer-gold = Gold from the Merchant.
kingsburg-why-summer-any = Gold from the Astronomer.
kingsburg-why-summer-inn =
    The inn gives a +2 token at the end of every summer, this one included. The sooner it stands, the more often it pays.
kingsburg-why-summer-nothing =
    Nothing to build with these goods. That leaves this governor and the third with one building each.

## Autumn

kingsburg-why-autumn-first =
    The king's envoy goes to whoever has the fewest buildings and, among these, the fewest goods: to the third governor.
    Three threes are the lowest total: you begin, with the Architect.
kingsburg-why-autumn-jester = A 1 again: the Jester and 1 VP.
kingsburg-why-autumn-queen = All three dice on the Queen, the second highest: 3 VP, two goods and a look at the enemy.
kingsburg-why-autumn-token = 3 and 3 make 6, and the inn's token makes them 8: the Treasurer and two gold.
kingsburg-why-autumn-champion = 5 and 6 with a token make 13: the Champion brings three stone at once.
kingsburg-why-autumn-goods = Two goods of choice from the Queen.
kingsburg-why-autumn-market =
    Two gold and two wood for the market, which stands to the right of your inn. It scores 1 VP now, and from now on it
    can change a sum by one, up or down.
kingsburg-why-autumn-tower = A guard tower: one more in every battle.
kingsburg-why-autumn-fence = A barricade for a single wood: the cheapest building there is.
kingsburg-why-autumn-one =
    The envoy would allow a second building in one season, or an advisor who is taken already. He is kept for later.

## Recruiting and winter

kingsburg-why-recruit-second =
    Before the winter, two goods hire a soldier. With soldiers and a guard tower there is no need. You have no goods
    left, so nobody asks you.
kingsburg-why-recruit-third =
    No soldiers are hired here either. Now a die tells how many the king sends to everybody; with five of them and your
    palisade you come to six, and the goblins lose.

## What each kind of choice is good for

kingsburg-about-governor-take = You may choose freely. Think of the building you want next, and of what it costs.
kingsburg-about-governor-influence =
    Any of your dice may be added up, and the sum must be that of an advisor who is still free. Dice that find no advisor
    are wasted.
kingsburg-about-governor-pass = Whoever passes does nothing more in this step; dice that are left bring nothing.
kingsburg-about-governor-trade = The Alchemist turns one good into one each of the two other kinds. Nobody has to.
kingsburg-about-governor-build =
    One building a season, from left to right in each row. What does its work every year is best built early.
kingsburg-about-governor-recruit = Two goods hire a soldier, as often as you can pay. Soldiers go home after the winter.
