### De woorden voor het spelen per post: wie wat heeft ingevoerd, klok en termijnen, orders aan het archief, feeds, controlepunten.


## Voor een ander ingevoerd

entered-by = ingevoerd door { $by }, { $mail }
entered-by-role = ingevoerd door { $by } ({ $role }), { $mail }
entered-mail = mail bewaard
entered-mail-hash = mail bewaard (SHA-256 { $hash }…)
entered-no-mail = geen mail bewaard
entered-turn = Voor { $player }: { $entered }.

## Wachten

wait-since = sinds
wait-until = tot
wait-forfeit = verloren te verklaren vanaf
wait-overdue = te laat

## Klok en afwezigheid

clock-title = Klok
clock-turn = Tijd voor een beurt
clock-answer = Tijd voor een antwoord
clock-forfeit = Het spel mag verloren worden verklaard
clock-after-deadline = { $span } na afloop van de termijn
clock-by-referee = alleen door scheidsrechter of beheerder
clock-absence = Toegestane afwezigheid per speler
length-days =
    { $days } { $days ->
        [one] dag
       *[other] dagen
    }
length-hours =
    { $hours } { $hours ->
        [one] uur
       *[other] uur
    }
clock-days =
    { $days } { $days ->
        [one] dag
       *[other] dagen
    } in het hele spel
clock-none = Er zijn geen termijnen afgesproken.
clock-authors = Auteur van de commits
clock-authors-checked = moet degene zijn die de logregels heeft ingevoerd
clock-authors-free = wordt niet gecontroleerd
absence-title = Afwezigheid

## Spelers die kwamen en gingen

change-title = Spelerswissels
change-took-over = { $enters } heeft het overgenomen van { $leaves }
change-joined = { $enters } is erbij gekomen ({ $role })

## Orders aan het archief

log-absence = { $player } is afwezig van { $from } tot en met { $to }
log-absence-day = { $player } is afwezig op { $day }
log-substitute = { $enters } neemt het over van { $leaves }
log-substitute-proposed = Stelt voor dat { $enters } het overneemt van { $leaves }
log-join = { $enters } komt erbij ({ $role })
log-join-proposed = Stelt voor dat { $enters } erbij komt ({ $role })
log-takes-powers = Overgenomen mogendheden: { $powers }
log-forfeit-bid = Het bod van { $player } telt niet meer
log-forfeit = Verloren verklaard: { $powers }
log-settings = Wijzigt de afspraken vanaf hier
log-settings-proposed = Stelt voor de afspraken vanaf hier te wijzigen
log-setting = { $what }: { $value }
log-edit = Zet de stelling recht
log-edit-proposed = Stelt voor de stelling recht te zetten
log-edit-to = terug naar de stelling na logregel { $entry }
log-edit-control = { $space }: in handen van { $owner }
log-edit-free = { $space }: van niemand
log-edit-aboard = { $space }, aan boord: { $units }
log-edit-treasury = Kas ({ $power }): { $ipc } IPC
log-edit-turn = Aan de beurt: { $power }, ronde { $round }
log-edit-technology = Technologieën ({ $power }): { $technologies }
log-draw = Het spel eindigt in remise
log-draw-proposed = Biedt remise aan
log-anchor =
    Legt { $length } { $length ->
        [one] geheim
       *[other] geheimen
    } vast voor worpen
log-change-key = Wijzigt de sleutel van { $player }
turn-besides = Buiten de zetten om
log-mail = mail
log-other-rounds = Andere rondes van het logboek

## Hoe een spel kan eindigen

game-drawn = Het spel is in ronde { $round } in remise geëindigd.

## De lijst van spellen

games-lead =
    { $games } { $games ->
        [one] spel
       *[other] spellen
    } in dit archief.
games-broken-state = moet hersteld worden

## Controlepunten

head-title = Controlepunt
head-says =
    { $entries } { $entries ->
        [one] logregel
       *[other] logregels
    }. Wie deze regel tekst bewaart, kan later vaststellen of er iets aan veranderd is:
head-all = de controlepunten van alle spellen (JSON)

## De pagina van een speler

player-lead = Waarvoor op deze speler gewacht wordt en welke spellen hij in dit archief speelt.
player-awaited = Aan de beurt
player-nothing = Er wacht geen spel op deze speler.

## Feeds

feed-link = Feed (Atom)
feed-archive = { $name }: alle spellen
feed-player = { $player }: { $name }
feed-in-game = { $what }, in ‘{ $game }’
feed-opened = ‘{ $game }’ is geopend
feed-over = ‘{ $game }’ is afgelopen
feed-orders = Aan de beurt: { $turn }
feed-dice = Er wordt op worpen gewacht: { $turn }
feed-decision = Er wordt op een beslissing gewacht ({ $powers }): { $turn }
feed-consent = Er wordt op instemming gewacht ({ $powers })
feed-bids = Er wordt op biedingen gewacht: { $players }
feed-your-bid = Er wordt op jouw bod gewacht
feed-your-orders = Jij bent aan de beurt: { $turn }
feed-your-dice = Er wordt op jouw worpen gewacht: { $turn }
feed-your-decision = Er wordt op jouw beslissing gewacht: { $turn }
feed-your-consent = Er wordt op jouw instemming gewacht
feed-money = Landwaarde { $land } IPC, { $cash } IPC te besteden.
