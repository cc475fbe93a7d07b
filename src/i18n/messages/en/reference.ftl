### What the commands about the rules reference say.

reference-none = No clause has the id “{ $id }”.
reference-like = there is { $ids }
reference-search-instead = npx fieldpost clause --search "what it is about"
reference-which = Which clause? Give its id, or what it is about.
reference-both = Either an id or --search, not both.
reference-from = source
reference-related = the same point elsewhere
reference-borrowed = Not translated yet: this is the English text.
reference-stale = The English text has changed since this was translated. English decides.
reference-nothing = No clause answers to “{ $words }”.
reference-fewer = fewer words, or others; those of the glossary are known in all languages
reference-also = also found

## How far translations are

reference-kinds-clauses = clauses
reference-kinds-introductions = introductions
reference-kinds-cases = case titles
reference-kinds-messages = messages
reference-kinds-guides = guides
reference-kinds-glossary = glossary
reference-heading-language = language
reference-heading-texts = texts
reference-heading-fresh = up to date
reference-heading-stale = stale
reference-heading-missing = missing
reference-heading-unmarked = unmarked
reference-heading-left-over = left over
reference-unstamped = does not say which English text it renders
reference-orphans = nothing of that id in English
reference-no-topics = Nothing is translated into “{ $language }” yet.
reference-not-english = English is what is translated; it is not marked itself.
reference-stamped =
    { $files ->
        [0] Every text says already what it renders.
       *[other]
            { $files } { $files ->
                [one] file
               *[other] files
            } marked with the English texts rendered.
    }
reference-broken = Texts that cannot be read:
reference-faults-no-head = a title and a summary are missing at the top
reference-faults-tag = a <Clause> tag that is not understood; it stands alone on its line: <Clause id="…">
reference-faults-nested = a clause begins before the one above it has ended
reference-faults-unclosed = this clause is never ended by </Clause>
reference-faults-unopened = </Clause> ends nothing
reference-faults-empty = this clause has no text

## Systems of rules

system-name =
    { $system ->
        [second-edition] Second edition
        [daak] DAAK
        [enhanced-realism] Enhanced Realism
        [linked-war] Europe and Pacific alike
        [europe-1999] Europe (1999)
        [pacific-2001] Pacific (2001)
        [linked-2001] Europe and Pacific linked
       *[other] { $system }
    }

## The source documents

# The titles documents bear stay as they are; what is said about them is translated.
document-title =
    { $document ->
        [rulebook] Milton Bradley, Axis & Allies Game Play Manual, Second Edition, 1986
        [mb] Milton Bradley, Axis & Allies: rules clarifications to the Second Edition (“General M. Bradley”), unauthorised Dutch translation by Ronald Hoekstra, July 2002
        [daak] DAAK (Deutscher Axis & Allies Klub), Regelerläuterungen, version 1.2.1d, 29 January 2004
        [realism-1] R. D. Baker, Axis & Allies Enhanced Realism Rules, Section I: Basic Rule Changes, 1998–1999
        [realism-3] R. D. Baker, Axis & Allies Enhanced Realism Rules, Section III: Combat Losses, 1998
        [linked] Combined Rules for A&A Europe and A&A Pacific: Linked Game Rules, 15 May 2001
        [outside] R. D. Baker, Axis & Allies Enhanced Realism Rules, Section II: Artillery (as far as it is known)
        [fieldpost] Rulings of Fieldpost where the sources contradict each other or are silent
        [linked-war] Axis & Allies Europe (1999) and Pacific (2001): the rules as the sources of this archive have them
       *[other] { $document }
    }
