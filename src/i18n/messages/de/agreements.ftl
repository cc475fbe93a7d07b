### Was Spieler während einer Partie vereinbaren: Abwesenheit, Ersatz, andere Optionen, eine berichtigte Stellung, ein Ende außerhalb des Bretts.

agreements-headings-substitute = Ein Spielerwechsel:
agreements-headings-settings = Von hier an:
agreements-headings-edit = Die Stellung wird berichtigt:
agreements-headings-draw = Die Partie endet remis.
agreements-offer-draw = Remis wird angeboten; bis alle anderen zugestimmt haben, geht die Partie weiter.
agreements-headings-forfeit = Für verloren erklärt: { $powers }
agreements-propose = Der anderen Seite vorschlagen?
agreements-do-now = Das gilt sofort. Schreiben?
agreements-done-substitute = Die Spieler sind gewechselt.
agreements-done-settings = Das gilt von hier an.
agreements-done-edit = Die Stellung ist berichtigt.
agreements-done-draw = Die Partie ist zu Ende: remis.
agreements-done-forfeit = Geschrieben.
agreements-set-right = im Einvernehmen berichtigt
agreements-days =
    Das sind zusammen { $days } { $days ->
        [one] Tag
       *[other] Tage
    } von { $most } erlaubten.
agreements-bad-day = »{ $said }« ist kein Tag: bitte wie 2026-03-05.
agreements-leaves = Wer geht, und wessen Mächte gibt er ab?
agreements-leaves-next = --leaves <Spieler>; oder --role steward, referee oder witness für jemanden, der dazukommt
agreements-bad-role = »{ $said }« ist hier keine Rolle: steward, referee, witness oder bot.
agreements-bad-language = »{ $said }« ist hier keine Sprache: en, de oder nl.
agreements-bad-name = »{ $said }« ist kein Name eines Spielers.
agreements-nothing = Es ist nichts genannt, was sich ändern soll.
agreements-nothing-next = nennen, was: etwa --option luck=low-luck, --dice recorded, --treasury germany=24
agreements-bad-control = »{ $said }« sagt nicht, wem was gehört: karelia=ussr, oder karelia=nobody.
agreements-bad-units = »{ $said }« sagt nicht, was wo steht: "karelia=ussr 3 inf 1 arm", oder "karelia=".
agreements-bad-treasury = »{ $said }« ist keine Kasse: germany=24.
agreements-bad-turn = »{ $said }« ist kein Zug: r03-germany.
