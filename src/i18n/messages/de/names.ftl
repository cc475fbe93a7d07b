### Wie alle Felder eines Bretts heißen: die Seite, auf der man ein Kürzel oder einen Namen nachschlägt.

names-title = Felder und Kürzel: { system-name }
names-spaces = Alle Felder und ihre Kürzel
names-spaces-lead = Kürzel, Namen in allen Sprachen und was in einem Zugblatt sonst noch verstanden wird, Brett für Brett.
names-lead = Wie die Felder dieses Bretts in jeder Sprache heißen, mit welchem Kürzel man sie schreibt und was in einem Zugblatt sonst noch verstanden wird.
names-how = Großschreibung, Akzente, Bindestriche und Leerzeichen spielen beim Schreiben keine Rolle; der Anfang eines Namens genügt, wenn er nur auf ein Feld passt.
names-guide = Wie man einen Zug schreibt
names-played = Darauf gespielt:
names-boards = Andere Bretter
names-terminal = Auf der Kommandozeile nennt »npx fieldpost show <Partie> --all« die Felder einer Partie mit ihren Kürzeln und »npx fieldpost show <Partie> <Feld>« ein einzelnes, unter welchem Namen auch immer.
names-by-code = Nach Kürzeln
names-kind =
    { $kind ->
        [land] Gebiete
       *[sea] Seezonen
    }
names-kind-in =
    { $kind ->
        [land] { $where }: Gebiete
       *[sea] { $where }: Seezonen
    }
names-between = Zwischen den Brettern
names-name = Name
names-code = Kürzel
names-also = Auch verstanden
names-owner = Erstbesitzer
names-convoy =
    { $kind ->
        [box] Konvoi
       *[centre] Konvoizentrum
    }
names-convoy-route = Konvoiroute für { SPACE($space) }
names-closed = nicht im Spiel: { LIST($systems) }
names-shared = Mehrdeutige Wörter
names-shared-lead = Steht so ein Wort allein, entscheidet, was erreichbar ist. Klärt das die Sache nicht, ist das fett gedruckte Feld gemeint; wo keines fett ist, wird nachgefragt.
