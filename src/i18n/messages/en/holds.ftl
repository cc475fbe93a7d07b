### What holds in a game: the rules as they are played by a ruleset, topic by topic and as a booklet.

holds-title = What holds: { system-name }
holds-rules = The rules as they are played
holds-rules-lead = All documents of a ruleset read as one: what holds in its games, and what was replaced by what.
holds-by = What holds in a game by
holds-lead = All documents of a game by { ruleset-name }, read as one. What is not played is folded away, with what is played instead.
holds-counts =
    { $holds } { $holds ->
        [one] clause holds
       *[other] clauses hold
    }{ $overridden ->
        [0] {""}
       *[other] , { $overridden } replaced
    }
# The word with which texts of the rules begin what other systems say.
holds-elsewhere = Elsewhere
holds-documents = The documents
holds-amended = In part otherwise:
holds-overridden =
    { $clauses } { $clauses ->
        [one] clause that is not played
       *[other] clauses that are not played
    }
holds-whole = its text
holds-instead = Played instead:
holds-idle =
    { $clauses } { $clauses ->
        [one] clause
       *[other] clauses
    } about a board, a set-up or an option that these games do not have
holds-needs = Only where it was agreed: { $option }: { $value }
holds-needs-usual = Unless it was agreed otherwise: { $option }: { $value }
holds-more = cases, turns, other systems
holds-options = What players may agree on
holds-options-lead = Each option with the clauses that hang on it.
holds-with = If it is agreed: { $value }
holds-with-holds = Then these are in force, else not:
holds-with-changes = Then these are played otherwise:
holds-booklet = All of it as a booklet
holds-booklet-lead = All that holds in games by { ruleset-name }, on one page.
holds-booklet-keep = To print it, or to save it as a PDF, use the browser’s own print. To have it without a network, save this page, on a telephone with “Download”: it needs no script and no picture. Nothing here is kept for you by itself.
holds-contents = Contents

## In a game

holds-game = The rules of this game
holds-game-all = All that holds in it, topic by topic
holds-game-usual = Nothing in them is changed by an agreement.
holds-game-changes = What was agreed changes this in them:
holds-game-out =
    { $clauses } { $clauses ->
        [one] clause is
       *[other] clauses are
    } not in force
holds-game-into =
    { $clauses } { $clauses ->
        [one] clause is
       *[other] clauses are
    } in force besides
holds-game-otherwise =
    { $clauses } { $clauses ->
        [one] clause is
       *[other] clauses are
    } played otherwise
holds-game-version = The game was begun under version { DIGITS($version) } of its rules, which does not know these yet:
holds-now =
    The rules for what is due: { $clauses } { $clauses ->
        [one] clause
       *[other] clauses
    }
