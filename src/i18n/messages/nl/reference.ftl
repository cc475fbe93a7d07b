### Wat de opdrachten over het naslagwerk zeggen.

reference-none = Geen bepaling heet ‘{ $id }’.
reference-like = wel { $ids }
reference-search-instead = npx fieldpost clause --search "waar het over gaat"
reference-which = Welke bepaling? Geef haar naam, of waar het over gaat.
reference-both = Een naam of --search, niet allebei.
reference-from = bron
reference-related = dezelfde vraag elders
reference-borrowed = Nog niet vertaald: dit is de Engelse tekst.
reference-stale = De Engelse tekst is veranderd sinds deze vertaling. Het Engels beslist.
reference-nothing = Geen bepaling antwoordt op ‘{ $words }’.
reference-fewer = minder woorden, of andere; die van de woordenlijst zijn in alle talen bekend
reference-also = ook gevonden

## Hoe ver vertalingen zijn

reference-kinds-clauses = bepalingen
reference-kinds-introductions = inleidingen
reference-kinds-cases = titels van gevallen
reference-kinds-messages = meldingen
reference-kinds-guides = handleidingen
reference-kinds-glossary = woordenlijst
reference-heading-language = taal
reference-heading-texts = teksten
reference-heading-fresh = bijgewerkt
reference-heading-stale = verouderd
reference-heading-missing = ontbreekt
reference-heading-unmarked = ongemerkt
reference-heading-left-over = over
reference-unstamped = zegt niet welke Engelse tekst het weergeeft
reference-orphans = in het Engels is er niets met die naam
reference-no-topics = In ‘{ $language }’ is nog niets vertaald.
reference-not-english = Het Engels is wat vertaald wordt; het wordt zelf niet gemerkt.
reference-stamped =
    { $files ->
        [0] Elke tekst zegt al wat hij weergeeft.
       *[other]
            { $files } { $files ->
                [one] bestand
               *[other] bestanden
            } gemerkt met de weergegeven Engelse teksten.
    }
reference-broken = Teksten die niet te lezen zijn:
reference-faults-no-head = bovenaan ontbreken titel en samenvatting
reference-faults-tag = een <Clause> die niet te begrijpen is; ze staat alleen op haar regel: <Clause id="…">
reference-faults-nested = een bepaling begint voordat de vorige ten einde is
reference-faults-unclosed = deze bepaling wordt nergens door </Clause> beëindigd
reference-faults-unopened = </Clause> beëindigt niets
reference-faults-empty = deze bepaling heeft geen tekst

## Systemen van regels

system-name =
    { $system ->
        [second-edition] Tweede editie
        [daak] DAAK
        [enhanced-realism] Enhanced Realism
        [linked-war] Europe en Pacific samen
        [europe-1999] Europe (1999)
        [pacific-2001] Pacific (2001)
        [linked-2001] Europe en Pacific gekoppeld
       *[other] { $system }
    }

## De brondocumenten

document-title =
    { $document ->
        [rulebook] Milton Bradley, Axis & Allies Game Play Manual, Second Edition, 1986 (het regelboek)
        [mb] Milton Bradley, Axis & Allies: verduidelijkingen bij de regels van de tweede editie (‘General M. Bradley’), niet-geautoriseerde Nederlandse vertaling van Ronald Hoekstra, juli 2002
        [daak] DAAK (Deutscher Axis & Allies Klub), Regelerläuterungen (toelichting bij de regels), versie 1.2.1d, 29 januari 2004
        [realism-1] R. D. Baker, Axis & Allies Enhanced Realism Rules, deel I: Basic Rule Changes (basiswijzigingen), 1998–1999
        [realism-3] R. D. Baker, Axis & Allies Enhanced Realism Rules, deel III: Combat Losses (gevechtsverliezen), 1998
        [linked] Combined Rules for A&A Europe and A&A Pacific: Linked Game Rules (het gekoppelde spel), 15 mei 2001
        [outside] R. D. Baker, Axis & Allies Enhanced Realism Rules, deel II: Artillery (artillerie), voor zover bekend
        [fieldpost] Uitspraken van Fieldpost waar de bronnen elkaar tegenspreken of zwijgen
        [linked-war] Axis & Allies Europe (1999) en Pacific (2001): de regels zoals de bronnen van dit archief ze hebben
       *[other] { $document }
    }
