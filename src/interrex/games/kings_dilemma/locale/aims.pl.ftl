# Co w grze Dylematy Króla przemawia za ruchem, a co przeciw niemu: `.more`, gdy jest czegoś więcej, `.less`, gdy mniej.

kings-dilemma-aim-fate =
    .more = panowanie zmierza w lepszą stronę
    .less = panowanie zmierza w gorszą stronę
kings-dilemma-aim-power =
    .more = więcej władzy na następne głosowania
    .less = mniej władzy na następne głosowania
kings-dilemma-aim-coins =
    .more = więcej monet na umowy
    .less = mniej monet na umowy
kings-dilemma-aim-leader =
    .more = żeton Lidera
    .less = brak żetonu Lidera
kings-dilemma-aim-moderator =
    .more = żeton Arbitra
    .less = brak żetonu Arbitra
kings-dilemma-aim-silent =
    .more = głos, który można jeszcze sprzedać
    .less = głos już oddany
