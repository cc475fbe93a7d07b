// Deutsch: die Hilfe der Befehle zu Schlüsseln und zu Würfeln, die andere liefern.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

const GAME = 'Kurzname einer Partie';

export const proofCommands = {
  key: {
    does: 'Schlüssel zum Unterschreiben: erzeugen, zeigen, eintragen, zurückziehen',
    about:
      'Erzeugt einen Schlüssel und zeigt ihn; trägt ihn in eine Partie ein oder zieht ihn dort zurück. Wer in einer Partie einen Schlüssel hat, unterschreibt alles, was er einträgt; das Programm tut es für ihn. `allowed-signers` gibt die Schlüssel einer Partie so aus, wie git und ssh-keygen sie lesen.',
    args: { what: 'new, show, add, revoke oder allowed-signers', game: GAME },
    options: {
      key: 'ein anderer Schlüssel: wie OpenSSH ihn schreibt, eine .pub-Datei, oder für revoke sein SHA256-Fingerabdruck',
      player: 'wessen Schlüssel, wenn du Schiedsrichter bist',
    },
    examples: examples(
      ['npx fieldpost key new --as anna', 'erzeugt auf diesem Rechner einen Schlüssel für anna'],
      ['npx fieldpost key add spring-26', 'ab dem nächsten Eintrag unterschreibt anna in dieser Partie'],
      ['npx fieldpost key show spring-26', 'wessen Schlüssel gelten'],
      ['npx fieldpost key allowed-signers spring-26', 'für git und ssh-keygen'],
    ),
  },
  anchor: {
    does: 'Würfel für die Gegner hinterlegen',
    about:
      'Erzeugt eine Kette von Geheimnissen für die Würfel der Gegner und veröffentlicht ihr Ende, damit du sie nicht mehr ändern kannst. Einmal nötig, bevor in einer Partie mit »reveal« zum ersten Mal gewürfelt wird, und wieder, wenn die Geheimnisse verbraucht sind. Erzeugt einen Schlüssel, falls du keinen hast.',
    args: { game: GAME },
    options: {},
    examples: examples(
      ['npx fieldpost anchor spring-26', 'danach können die anderen würfeln'],
      ['npx fieldpost anchor spring-26 --as ben', 'dasselbe für jemand anderen an diesem Rechner'],
    ),
  },
  bot: {
    does: 'Befehle bezeugen und die Würfel der Zufallsquelle holen',
    about:
      'Für jede Partie mit »drand«, in der ein Befehl wartet: schreibt die Quittung eines Zeugen und, sobald die Runde heraus ist, ihre Würfel. Für jemanden mit Schlüssel, der dort nie eine Macht gespielt hat; von Hand oder zeitgesteuert. Mit --sync wird die Quittung sofort veröffentlicht und auf die Runde gewartet.',
    args: { games: 'Kurznamen von Partien (sonst alle)' },
    options: {
      sync: 'vorher, dazwischen und danach abgleichen und veröffentlichen, und auf kommende Runden warten',
    },
    examples: examples(
      ['npx fieldpost bot --as robo', 'einmal alle Partien durchsehen'],
      ['npx fieldpost bot --sync --as robo', 'dasselbe aus einem Klon, veröffentlicht'],
    ),
  },
};
