### The words of the rules reference.

rules-decides = The English text decides; the sources decide over it.
rules-stale = Not yet updated: the English text has changed since this was translated.
rules-in-english = Read it in English
rules-filter = Show the clauses of
rules-all = all systems
rules-elsewhere = The same point elsewhere
rules-relation =
    { $relation ->
        [same] the same there
        [stricter] stricter there
        [looser] leaves more free
       *[other] decides otherwise
    }
rules-silent-holds = Without a clause of its own, and so as here
rules-silent-amends = Without a clause of its own; the edition it amends holds
rules-silent = Says nothing of it
rules-compare-differ = They do not decide alike.
rules-compare-agree = They decide alike.
rules-cases =
    { $cases } { $cases ->
        [one] case
       *[other] cases
    }{ $refused ->
        [0] , accepted
       *[other]
            { $accepted ->
                [0] , refused
               *[other] : { $accepted } accepted, { $refused } refused
            }
    }
rules-accepted = accepted
rules-refused = refused
rules-no-cases = No case tests this clause.
rules-board = A case on the board
rules-compare = The systems side by side
rules-compare-lead = Where two or more systems speak of the same point, topic by topic.
rules-compare-alone =
    and { $clauses } { $clauses ->
        [one] clause
       *[other] clauses
    } on which no other system has a word of its own
rules-differences = All differences in one table
rules-differences-lead = What each system makes of the points on which they differ, in few words, with the clauses that say it in full.
rules-differences-point = Point
rules-differences-silent = not spoken of
glossary-title = Glossary
glossary-lead = The words of the game: what they mean, what players say instead, and what they are called in other languages.
glossary-also = also
suite-title = The conformance suite
suite-lead = Small positions with an order and what must come of it, for every clause of the systems that are played here. Any engine can run them.
suite-total =
    { $passed } of { $cases } { $cases ->
        [one] case
       *[other] cases
    } passed.
suite-clauses =
    They try { $clauses } { $clauses ->
        [one] clause
       *[other] clauses
    }.
suite-guide = How to run it with an engine of your own
suite-data = The same as JSON
suite-clause = Clause
suite-status = Status
suite-holds = holds
suite-fails =
    { $failed } { $failed ->
        [one] case fails
       *[other] cases fail
    }
suite-none = no case
rules-sources = The source documents
rules-sources-lead = Each document with who decides, which version is rendered, where to object and what is not covered, and its clauses in its own order. The words are ours; the place in the document is named.
rules-source-lead =
    { $clauses } { $clauses ->
        [one] clause
       *[other] clauses
    }, in the order of the document. Each is said here in its first sentence.
rules-no-section = without a page
rules-topics = Topics
