### Was die Befehle über das Nachschlagewerk sagen.

reference-none = Keine Bestimmung hat die Kennung »{ $id }«.
reference-like = es gibt { $ids }
reference-search-instead = npx fieldpost clause --search "worum es geht"
reference-which = Welche Bestimmung? Nenne ihre Kennung, oder worum es geht.
reference-both = Entweder eine Kennung oder --search, nicht beides.
reference-from = Quelle
reference-related = dieselbe Frage anderswo
reference-borrowed = Noch nicht übersetzt: Dies ist der englische Text.
reference-stale = Der englische Text hat sich seit dieser Übersetzung geändert. Englisch entscheidet.
reference-nothing = Keine Bestimmung antwortet auf »{ $words }«.
reference-fewer = weniger Wörter oder andere; die des Glossars sind in allen Sprachen bekannt
reference-also = auch gefunden

## Wie weit Übersetzungen sind

reference-kinds-clauses = Bestimmungen
reference-kinds-introductions = Einleitungen
reference-kinds-cases = Titel der Fälle
reference-kinds-messages = Meldungen
reference-kinds-guides = Anleitungen
reference-kinds-glossary = Glossar
reference-heading-language = Sprache
reference-heading-texts = Texte
reference-heading-fresh = aktuell
reference-heading-stale = veraltet
reference-heading-missing = fehlt
reference-heading-unmarked = unmarkiert
reference-heading-left-over = übrig
reference-unstamped = sagt nicht, welchen englischen Text es wiedergibt
reference-orphans = im Englischen gibt es nichts mit diesem Namen
reference-no-topics = Ins »{ $language }« ist noch nichts übersetzt.
reference-not-english = Englisch ist das, was übersetzt wird; es selbst wird nicht markiert.
reference-stamped =
    { $files ->
        [0] Jeder Text sagt schon, was er wiedergibt.
       *[other]
            { $files } { $files ->
                [one] Datei
               *[other] Dateien
            } mit den wiedergegebenen englischen Texten markiert.
    }
reference-broken = Texte, die sich nicht lesen lassen:
reference-faults-no-head = oben fehlen Titel und Zusammenfassung
reference-faults-tag = ein <Clause>, das nicht zu verstehen ist; es steht allein in seiner Zeile: <Clause id="…">
reference-faults-nested = eine Bestimmung beginnt, bevor die vorige zu Ende ist
reference-faults-unclosed = diese Bestimmung wird von keinem </Clause> beendet
reference-faults-unopened = </Clause> beendet nichts
reference-faults-empty = diese Bestimmung hat keinen Text

## Systeme von Regeln

system-name =
    { $system ->
        [second-edition] Second Edition
        [daak] DAAK
        [enhanced-realism] Enhanced Realism
        [linked-war] Europe und Pacific gemeinsam
        [europe-1999] Europe (1999)
        [pacific-2001] Pacific (2001)
        [linked-2001] Europe und Pacific verbunden
       *[other] { $system }
    }

## Die Quellen

document-title =
    { $document ->
        [rulebook] Milton Bradley, Axis & Allies Game Play Manual, Second Edition, 1986 (das Regelheft)
        [mb] Milton Bradley, Axis & Allies: Klarstellungen zu den Regeln der Second Edition (»General M. Bradley«), nicht autorisierte niederländische Übersetzung von Ronald Hoekstra, Juli 2002
        [daak] DAAK (Deutscher Axis & Allies Klub), Regelerläuterungen, Version 1.2.1d, 29. Januar 2004
        [realism-1] R. D. Baker, Axis & Allies Enhanced Realism Rules, Abschnitt I: Basic Rule Changes (Grundänderungen), 1998–1999
        [realism-3] R. D. Baker, Axis & Allies Enhanced Realism Rules, Abschnitt III: Combat Losses (Verluste im Kampf), 1998
        [linked] Combined Rules for A&A Europe and A&A Pacific: Linked Game Rules (das verbundene Spiel), 15. Mai 2001
        [outside] R. D. Baker, Axis & Allies Enhanced Realism Rules, Abschnitt II: Artillery (Artillerie), soweit er bekannt ist
        [fieldpost] Entscheidungen von Fieldpost, wo die Quellen einander widersprechen oder schweigen
        [linked-war] Axis & Allies Europe (1999) und Pacific (2001): die Regeln, wie die Quellen dieses Archivs sie haben
       *[other] { $document }
    }
