### Op wie sinds wanneer wordt gewacht, termijnen, en wat aan de volgende wordt doorgegeven.

clock-since = sinds { $at }
clock-until = tot { $at }
clock-overdue = { $span } te laat
clock-forfeit-from = mag vanaf { $at } verloren worden verklaard
clock-forfeit-now = mag nu verloren worden verklaard
length-late-days =
    { $days } { $days ->
        [one] dag
       *[other] dagen
    }
length-late-hours =
    { $hours } { $hours ->
        [one] uur
       *[other] uur
    }
clock-consent = instemming met #{ DIGITS($seq) }
clock-nothing-mine = Op { $player } wacht niets.
clock-who-mine = Het is niet bekend wiens spellen gezocht worden.
clock-who-mine-next = zeg het met --as <speler>, of voor altijd: git config fieldpost.player <id>

## Wat is afgesproken

clock-agreed-turn = voor een beurt: { $span }
clock-agreed-answer = voor een antwoord: { $span }
clock-agreed-forfeit = verloren verklaren: { $span } na de termijn
clock-agreed-absence =
    afwezigheid: { $days } { $days ->
        [one] dag
       *[other] dagen
    } per speler
clock-agreed-none = geen termijnen
# after who is away, and when
clock-stand-in =
    zolang { COUNT($names) ->
        [one] voert
       *[other] voeren
    } { LIST($names) } in wat er aan orders komt
clock-agreed-authors = Commits: de auteur moet degene zijn die de logregels heeft ingevoerd.

## What `new` asks and takes

clock-asks-clock = Hoeveel uur heeft een speler voor een beurt (leeg: geen termijnen)?
clock-asks-answer = Hoeveel uur voor een antwoord, zoals verliezen (leeg: even veel)?
clock-asks-forfeit = Hoeveel uur na de termijn mogen de anderen verloren verklaren (leeg: nooit)?
clock-asks-absence = Hoeveel dagen in totaal mag een speler weg zijn (leeg: zo veel als hij zegt)?
clock-asks-bad-clock = ‘{ $said }’ is geen klok: uren voor turn, answer, forfeit en dagen voor absence, alles hele getallen.
clock-asks-bad-absence = ‘{ $said }’ zijn geen dagen: anna=2026-03-05..2026-03-12.
clock-asks-bad-list = ‘{ $said }’ past niet bij { $option }: speler=naam,naam.
clock-asks-bad-dialect = ‘{ $said }’ is geen dialect; er zijn: { $there }.
clock-asks-bad-authors = ‘{ $said }’ bestaat niet: checked of free.
clock-asks-no-player = Niemand in dit spel heeft het id ‘{ $id }’: { $ids }.

## Doorgegeven aan de volgende

clock-pass-on = Om door te geven, per mail of chat:
clock-done = { $turn }, is klaar: { $page }
clock-next = Aan de beurt: { $who }.
clock-next-by = Aan de beurt: { $who }, tot { $at }.
clock-decide = Een beslissing van { $who }: { $battle }.
clock-decide-by = Een beslissing van { $who }: { $battle }, tot { $at }.
clock-defend =
    { $who } kiest verdedigers voor { THE($space) }, voor { $ipc } IPC{ $at ->
        [none] { "" }
       *[other] , tot { $at }
    }, met een regel als: { $line }
clock-to-agree = Om in te stemmen, { $who }: { $command }
clock-ahead = { $line } zegt geschreven te zijn op { $at }, maar nu is het { $now }. Termijnen tellen vanaf daar, en geen latere logregel kan eerder zijn.
clock-ahead-next = wie hem heeft ingevoerd, moet zijn klok gelijkzetten; de logregel zelf blijft zoals hij is
