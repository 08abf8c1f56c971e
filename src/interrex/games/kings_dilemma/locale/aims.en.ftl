# What speaks for a move in The King’s Dilemma, and what against it: `.more` of what its judgement looks at, and `.less`.

kings-dilemma-aim-fate =
    .more = a reign that ends more to its liking
    .less = a reign that ends less to its liking
kings-dilemma-aim-power =
    .more = more power for votes to come
    .less = less power for votes to come
kings-dilemma-aim-coins =
    .more = more coins for deals
    .less = fewer coins for deals
kings-dilemma-aim-leader =
    .more = the Leader token
    .less = no Leader token
kings-dilemma-aim-moderator =
    .more = the Moderator token
    .less = no Moderator token
kings-dilemma-aim-silent =
    .more = a vote still to be sold
    .less = a vote already cast
