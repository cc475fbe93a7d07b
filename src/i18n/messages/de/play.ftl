### Die Wörter für das Spiel per Post: wer was eingetragen hat, Uhr und Fristen, Befehle an das Archiv, Feeds, Prüfpunkte.


## Für andere eingetragen

entered-by = eingetragen von { $by }, { $mail }
entered-by-role = eingetragen von { $by } ({ $role }), { $mail }
entered-mail = Mail aufbewahrt
entered-mail-hash = Mail aufbewahrt (SHA-256 { $hash }…)
entered-no-mail = keine Mail aufbewahrt
entered-turn = Für { $player }: { $entered }.

## Warten

wait-since = seit
wait-until = bis
wait-forfeit = für verloren zu erklären ab
wait-overdue = überfällig

## Uhr und Abwesenheiten

clock-title = Uhr
clock-turn = Zeit für einen Zug
clock-answer = Zeit für eine Antwort
clock-forfeit = Die Partie darf für verloren erklärt werden
clock-after-deadline = { $span } nach Ablauf der Frist
clock-by-referee = nur durch Schiedsrichter oder Archivar
clock-absence = Erlaubte Abwesenheit je Spieler
length-days =
    { $days } { $days ->
        [one] Tag
       *[other] Tage
    }
length-hours =
    { $hours } { $hours ->
        [one] Stunde
       *[other] Stunden
    }
clock-days =
    { $days } { $days ->
        [one] Tag
       *[other] Tage
    } in der ganzen Partie
clock-none = Es wurden keine Fristen vereinbart.
clock-authors = Verfasser der Commits
clock-authors-checked = muss sein, wer die Zeilen eingetragen hat
clock-authors-free = wird nicht geprüft
absence-title = Abwesenheiten

## Spieler, die kamen und gingen

change-title = Spielerwechsel
change-took-over = { $enters } hat von { $leaves } übernommen
change-joined = { $enters } ist dazugekommen ({ $role })

## Befehle an das Archiv

log-absence = { $player } ist vom { $from } bis { $to } abwesend
log-absence-day = { $player } ist am { $day } abwesend
log-substitute = { $enters } übernimmt von { $leaves }
log-substitute-proposed = Schlägt vor, dass { $enters } von { $leaves } übernimmt
log-join = { $enters } kommt dazu ({ $role })
log-join-proposed = Schlägt vor, dass { $enters } dazukommt ({ $role })
log-takes-powers = Übernommene Mächte: { $powers }
log-forfeit-bid = Das Gebot von { $player } zählt nicht mehr
log-forfeit = Für verloren erklärt: { $powers }
log-settings = Ändert die Vereinbarungen, von hier an
log-settings-proposed = Schlägt vor, die Vereinbarungen von hier an zu ändern
log-setting = { $what }: { $value }
log-edit = Berichtigt die Stellung
log-edit-proposed = Schlägt vor, die Stellung zu berichtigen
log-edit-to = zurück zur Stellung nach Eintrag { $entry }
log-edit-control = { $space }: gehört jetzt { $owner }
log-edit-free = { $space }: gehört niemandem
log-edit-aboard = { $space }, an Bord: { $units }
log-edit-treasury = Kasse ({ $power }): { $ipc } IPC
log-edit-turn = Am Zug: { $power }, Runde { $round }
log-edit-technology = Technologien ({ $power }): { $technologies }
log-draw = Die Partie endet remis
log-draw-proposed = Bietet Remis an
log-anchor =
    Hinterlegt { $length } { $length ->
        [one] Geheimnis
       *[other] Geheimnisse
    } für Würfel
log-change-key = Ändert den Schlüssel von { $player }
turn-besides = Außer den Bewegungen
log-mail = Mail
log-other-rounds = Andere Runden des Protokolls

## Wie eine Partie enden kann

game-drawn = Die Partie endete in Runde { $round } remis.

## Die Liste der Partien

games-lead =
    { $games } { $games ->
        [one] Partie
       *[other] Partien
    } in diesem Archiv.
games-broken-state = muss repariert werden

## Prüfpunkte

head-title = Prüfpunkt
head-says =
    { $entries } { $entries ->
        [one] Eintrag
       *[other] Einträge
    }. Wer sich diese Zeile aufschreibt, kann später feststellen, ob etwas davon verändert wurde:
head-all = die Prüfpunkte aller Partien (JSON)

## Seite eines Spielers

player-lead = Worauf bei diesem Spieler gewartet wird und welche Partien er in diesem Archiv spielt.
player-awaited = Am Zug
player-nothing = Auf diesen Spieler wartet keine Partie.

## Feeds

feed-link = Feed (Atom)
feed-archive = { $name }: alle Partien
feed-player = { $player }: { $name }
feed-in-game = { $what }, in »{ $game }«
feed-opened = »{ $game }« ist eröffnet
feed-over = »{ $game }« ist zu Ende
feed-orders = Am Zug: { $turn }
feed-dice = Würfel stehen aus: { $turn }
feed-decision = Eine Entscheidung steht aus ({ $powers }): { $turn }
feed-consent = Eine Zustimmung steht aus ({ $powers })
feed-bids = Gebote stehen aus: { $players }
feed-your-bid = Dein Gebot steht aus
feed-your-orders = Du bist am Zug: { $turn }
feed-your-dice = Deine Würfel stehen aus: { $turn }
feed-your-decision = Deine Entscheidung steht aus: { $turn }
feed-your-consent = Deine Zustimmung steht aus
feed-money = Landwert { $land } IPC, { $cash } IPC verfügbar.
