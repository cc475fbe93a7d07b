### What is to be known of each source document: who decides, which version is rendered, where to object, what is missing.

document-about = About this document
document-clauses = Its clauses
document-decides = Who decides
document-version = Which version this is
document-objections = Where to object
document-missing = What is not covered
document-written = Language of what was at hand
document-rests = Read together with
document-played = Read in games by
document-tell = If a sentence here, a place in the document or a translation is wrong, tell whoever keeps this archive, with the id of the clause.

document-rulebook =
    { $part ->
        [decides] The manual; but where the publisher’s clarifications speak of the same point, they win, being his later word. What a club has decided holds in the games of that club alone.
        [version] The manual of 1986 itself was not at hand: what stands here follows a public summary of it in English. Pages are those the summary names; a clause without one has none there. The set-up goes back to a map that players made.
        [objections] Whoever has the booklet can settle a point by its page. Whether the publisher still answers questions about this edition is not known here.
       *[missing] Whatever the summary leaves out of the manual; how much that is cannot be told without the manual. Where the summary leaves a point open and Fieldpost had to decide it, the clause says so.
    }
document-mb =
    { $part ->
        [decides] The publisher, in answers signed “General M. Bradley”. They win over the manual; where they say nothing, the manual holds.
        [version] A Dutch translation by Ronald Hoekstra, of July 2002, made without the publisher’s authority. The publisher’s own text was not at hand: our English was written from the Dutch, and a slip of the translator would be in it.
        [objections] Whoever has the publisher’s own text can settle a point by it. Whether anybody there still answers is not known here.
       *[missing] Of what this document says, nothing that decides a point was left out; links and addresses were. The publisher did not answer all the questions he was sent.
    }
document-daak =
    { $part ->
        [decides] The club, in games by its rules. Where its explanations say nothing, the publisher’s clarifications hold, and then the manual. Other clubs may read the same points otherwise.
        [version] Version 1.2.1d of 29 January 2004, in German. Whether the club has changed it since is not known here.
        [objections] Against the explanations: at the club. Who answers for them there today is not known here.
       *[missing] The club’s other rules: on mistakes, on its ranking, on play by e-mail and on tournaments. They were not at hand or are not rendered, and what Fieldpost does about such things is its own.
    }
# The three documents of Enhanced Realism have the same author, and miss the same.
document-realism-decides = The author of these rules, R. D. Baker, where a game is played by them. What they do not change is as in the second edition. Where they leave a gap, rulings of ours fill it; they are no word of his.
document-realism-objections = Against a rule: with its author. Whether he can still be reached is not known here.
document-realism-missing = Of Enhanced Realism, Section I, Section III and the beginning of Section II are here. Sections IV to X are not, nor are the author’s advanced weapons and his answers to questions. Section IV is about advanced air power; of the others too little was at hand. No game can be played by them at Fieldpost.
document-realism-1 =
    { $part ->
        [decides] { document-realism-decides }
        [version] Section I, written in 1998 and 1999, in English. Whether there is a later version is not known here.
        [objections] { document-realism-objections }
       *[missing] Of this section, nothing that decides a point was left out. { document-realism-missing }
    }
document-realism-3 =
    { $part ->
        [decides] { document-realism-decides }
        [version] Section III, of 1998, in English. Whether there is a later version is not known here.
        [objections] { document-realism-objections }
       *[missing] Of this section, nothing that decides a point was left out. { document-realism-missing }
    }
document-outside =
    { $part ->
        [decides] { document-realism-decides }
        [version] The beginning of Section II, as far as a search on the net still showed it. It breaks off where artillery fires at planes.
        [objections] { document-realism-objections } Whoever has the whole of Section II is asked to say so.
       *[missing] The rest of Section II, and with it the price of artillery and its dice against planes; for both a ruling of ours stands in. { document-realism-missing }
    }
document-linked =
    { $part ->
        [decides] This document, over the rules of Europe and Pacific; where it says nothing, they hold.
        [version] The version of 15 May 2001, in English. A later one was reprinted in a forum; what could be read of it breaks off, and it is not rendered here.
        [objections] Who answers for this document today is not known here.
       *[missing] The strips printed for the spaces between the boards were not at hand. A few of these spaces are named in the document; what else lies there, what touches what, and that all of it is worth nothing is ours. What becomes of a theatre where war breaks out again the document itself leaves open; a ruling of ours says it.
    }
document-linked-war =
    { $part ->
        [decides] The publisher’s rulebooks of Europe (1999) and Pacific (2001). What stands here cannot take their place. What neither speaks of is as in the second edition with the publisher’s clarifications.
        [version] Neither rulebook was at hand in full: of Europe’s only the opening, of Pacific’s some pages. The rest was gathered from the first parts of the publisher’s questions and answers (Europe 2005, Pacific 2003), from answers in forums, from programs that play the games, and from players’ lists of where these depart from the rulebooks.
        [objections] Whoever has one of the rulebooks can settle a point by its page, also against us. Whether the publisher still answers questions about these games is not known here.
       *[missing] What the rulebooks say where they were not at hand; how much that is cannot be told. Where every source is silent and Fieldpost had to decide, a ruling says so.
    }
document-fieldpost =
    { $part ->
        [decides] Fieldpost, and for its own program alone, which has to decide something. No club is bound by it.
        [version] The rulings as the program of this site plays them, each with its question and its reason.
        [objections] With whoever keeps this archive, best with a source that speaks of the point. A ruling that proves wrong is mended in a new version of the ruleset; games already begun go on under theirs. In a game, those who play can let an entry stand that the program would decide otherwise.
       *[missing] Questions nobody has met yet.
    }
