### Die Antwort auf eine Mail mit Befehlen.


## Der Betreff

answer-subject-done = eingetragen
answer-subject-partly = zum Teil eingetragen
answer-subject-draft = noch nicht eingetragen
answer-subject-question = eine Rückfrage
answer-subject-refused = nicht möglich
answer-subject-waiting = du bist nicht am Zug
answer-subject-nothing = kein Befehl darin
answer-subject-duplicate = schon gelesen
answer-subject-fork = zwei Fassungen
answer-subject-game = welche Partie?

## Der Text

answer-hello = Hallo { $player },
answer-done = Verstanden und eingetragen:
answer-home = Wie angesagt heimgeflogen: { $flights }.
answer-understood = So weit verstanden und nicht eingetragen:
answer-unclear =
    { $lines } { $lines ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } nicht verstanden, darum wurde aus dieser Mail nichts eingetragen.
answer-ask = »{ $text }« kann { $readings } heißen. Was ist gemeint?
answer-refused = Das ist nicht möglich, darum wurde aus dieser Mail nichts eingetragen:
answer-also-refused = Außerdem ist dies nicht möglich:
answer-remarks = Dazu ist zu bemerken:
answer-not-checked = Nicht angesehen, weil es vom Vorigen abhängt: { $orders }.
answer-prose = Als Worte an Menschen gelesen, nicht als Befehle:
# $first is the number of the first line
answer-proposed =
    { $lines ->
        [one] War das gemeint? Dann antworte »ja«:
       *[other] Waren diese Zeilen gemeint? Dann antworte »ja«, oder »ja zu { $first }« für eine davon:
    }
answer-proposed-others = Oder, mit ihrer Nummer geschickt:
answer-proposed-declined = Dann gilt nicht, was vorgeschlagen war. Eingetragen ist nichts; deine Zeilen sind aufgehoben:
answer-correct = Deine Zeilen sind aufgehoben. Schick das Ganze berichtigt noch einmal oder nur die geänderten Zeilen, jede mit ihrer Nummer, etwa »4: 2 Inf KAR > FIN«. Eine leere, »4:«, entfällt.
answer-mixed = In dieser Mail haben manche Zeilen eine Nummer und andere keine; so ist nicht klar, ob sie deine aufgehobenen Zeilen berichtigen oder ersetzen sollen. Es wurde nichts eingetragen. Gib jeder geänderten Zeile ihre Nummer oder schick den ganzen Zug ohne Nummern. Aufgehoben ist:
answer-replaced = Diese Mail ist an die Stelle deiner aufgehobenen Zeilen getreten.
answer-kept = Aufgehoben und noch nicht eingetragen:
answer-kept-dice = Es geht von selbst weiter, sobald die Würfel da sind.
answer-dice-first = Erst müssen Würfel fallen, darum wurde aus dieser Mail nichts eingetragen.
answer-stays = An dem, was vorher aufgehoben wurde, ändert sich nichts:
answer-kept-decision = Es geht von selbst weiter, sobald die Entscheidung gefallen ist.
answer-kept-crash = { $units } { $place }: verloren, wenn nichts sie heimbringt.
answer-crash-next = Antworte mit einer Bewegung für sie, etwa »{ $line }«, oder gib sie mit »verfallen« allein in einer Zeile auf; dann wird der Rest eingetragen.
answer-kept-forfeit = { $units }: gekauft, aber nicht aufgestellt und damit verloren.
answer-forfeit-next = Antworte damit, wohin sie sollen, oder gib sie mit »verfallen« allein in einer Zeile auf; dann wird der Rest eingetragen.
answer-rest-unclear =
    { $lines } { $lines ->
        [one] Zeile wurde
       *[other] Zeilen wurden
    } nicht verstanden; was daran hängt, ist nicht eingetragen:
answer-rest-refused = Das ist nicht möglich; weder das noch was daran hängt ist eingetragen:
answer-entered-before =
    { $count } { $count ->
        [one] Befehl dieser Mail steht
       *[other] Befehle dieser Mail stehen
    } schon im Protokoll und { $count ->
        [one] wird
       *[other] werden
    } nicht noch einmal eingetragen.
answer-all-entered = Alles, was diese Mail befiehlt, steht schon im Protokoll. Es hat sich nichts geändert.
answer-later-refused = Nach dem, was geschehen ist, geht dies nicht mehr:
answer-later-unclear = Nach dem, was geschehen ist, ist dies nicht mehr klar:
answer-waiting =
    Du bist nicht am Zug, die Partie wartet auf: { $powers }{ COUNT($players) ->
        [0] { "" }
       *[other] { "" } ({ $players })
    }. Aus dieser Mail wurde nichts eingetragen.
answer-ahead = Diese Zeilen sind für einen Zug aufgehoben, der noch kommt ({ POWER($power) }, Runde { $round }):
answer-ahead-kept = Sobald dieser Zug da ist, werden sie am dann geltenden Stand neu geprüft und von selbst eingetragen, wenn sich alles davon machen lässt; sonst nichts davon, und du wirst gefragt. Sie liegen auf dem Rechner, der diese Mails liest; wer ihn benutzt, kann sie lesen, und solange er ruht, geschieht nichts. »Plan« allein in einer Zeile zeigt sie, »verwerfen« verwirft sie.
answer-past = Dieser Zug ({ POWER($power) }, Runde { $round }) ist vorbei. Aus dieser Mail wurde nichts eingetragen.
answer-no-power = Du spielst in dieser Partie keine Macht, darum wurde aus dieser Mail nichts eingetragen.
answer-over = Die Partie ist zu Ende, darum wurde aus dieser Mail nichts eingetragen.
answer-nothing = In dieser Mail steht kein Befehl.
answer-nothing-kept = Von dir ist nichts aufgehoben.
answer-no-draft = Von dir ist nichts aufgehoben, »Entwurf« trägt also nichts ein.
answer-no-draft-line = Von dir ist keine Zeile { DIGITS($line) } aufgehoben, die sich berichtigen ließe; es wurde nichts eingetragen.
answer-duplicate = Diese Mail wurde schon gelesen, am { $at }. Es hat sich nichts geändert.
answer-duplicate-entries = Was sie befahl, steht im Protokoll als { $entries }.
answer-entries-taken =
    { $count } { $count ->
        [one] Eintrag
       *[other] Einträge
    } ins Protokoll übernommen: { $seqs }.
answer-entries-known =
    { $count } { $count ->
        [one] Eintrag stand
       *[other] Einträge standen
    } schon im Protokoll.
answer-entries-wait =
    { $held } { $held ->
        [one] Eintrag wartet
       *[other] Einträge warten
    } auf Eintrag #{ DIGITS($seq) }, der noch nicht da ist.
answer-entries-refused = Eintrag #{ DIGITS($seq) } konnte nicht übernommen werden:
answer-entries-damaged =
    { $count } { $count ->
        [one] Block
       *[other] Blöcke
    } mit Einträgen in dieser Mail { $count ->
        [one] ist
       *[other] sind
    } unterwegs beschädigt worden. Bitte noch einmal schicken, am besten als Anhang.
answer-entries-not-his = Er trägt den Namen von { $by }, und die Mail kommt nicht von dort.
answer-entries-unsigned = Er ist nicht unterschrieben, und { $reader } darf nicht für dich eintragen. Schick ihn bitte unterschrieben.
answer-not-for-you = Was neben den Einträgen steht, wurde nicht angesehen: { $reader } darf keine Befehle für dich eintragen.
answer-reveal = Die Würfel sind aufgedeckt, als { $seqs }; der Eintrag liegt dieser Mail bei:
answer-receipt = Der Befehl ist gesehen; die Quittung, { $seqs }, liegt dieser Mail bei.
answer-round = Die Würfel sind gefallen, als { $seqs }; der Eintrag liegt dieser Mail bei:
answer-not-taken = Das nimmt das Protokoll von dem, der es eintragen würde, nicht an:
answer-entries-differ = Die Regeln oder die Würfel sagen etwas anderes als der Eintrag.
answer-entries-future = Seine Zeit liegt in der Zukunft: Eine Uhr geht falsch.
answer-fork = Von Eintrag #{ DIGITS($seq) } gibt es zwei Fassungen. Es zählt die, die zuerst kam; die andere ist aufgehoben, wie sie kam. Bitte klärt das untereinander.
answer-which-game = Du spielst in mehreren Partien, und diese Mail sagt nicht, welche sie meint: { $games }. Antworte auf eine Mail der Partie oder schreib ihren Namen in den Betreff, etwa:
answer-now = Das Brett jetzt
