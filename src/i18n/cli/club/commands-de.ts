// Deutsch: die Hilfe zu `init` und `upgrade`.

import type { ClubCommands } from './commands-en.ts';

export const clubCommands: ClubCommands = {
  init: {
    does: 'eine Kopie von Fieldpost zum eigenen Archiv machen',
    about:
      'Fragt nach Name, Sprachen, Adresse, Würfeln und Zeitzone oder nimmt sie als Optionen; schreibt fieldpost.json und entfernt die Demonstrationspartien. Committet nichts.',
    args: {},
    options: {
      name: 'Name der Gruppe oder des Archivs',
      languages: 'Sprachen der Website, etwa de,en; Englisch gehört immer dazu',
      site: 'Server der Website, etwa https://unser-klub.github.io (Vorgabe: aus dem Remote)',
      base: 'Pfad der Website dort, etwa /archiv/ (Vorgabe: aus dem Remote)',
      dice: 'woher die Würfel neuer Partien kommen: local, recorded, reveal oder drand (Vorgabe: local)',
      'time-zone': 'IANA-Zone, in der Zeiten gezeigt werden, etwa Europe/Berlin',
      yes: 'nichts fragen: Was nicht gesagt wird, hat seine Vorgabe',
    },
    examples: [
      ['npx fieldpost init', 'fragt nach allem'],
      [
        'npx fieldpost init --name "Unser Klub" --languages de,en --site https://unser-klub.github.io --base /archiv/ --time-zone Europe/Berlin',
        'sagt alles',
      ],
    ],
  },
  upgrade: {
    does: 'eine spätere Fassung von Fieldpost hereinholen',
    about:
      'Führt eine Fassung mit dieser Kopie zusammen. Partien und fieldpost.json bleiben, wie sie sind; haben beide Seiten eine Datei geändert, geschieht nichts.',
    args: { release: 'Marke, Zweig oder Commit der Fassung' },
    options: {},
    examples: [
      ['npx fieldpost upgrade v0.2.0', 'eine Fassung nach ihrer Marke, nach git fetch --tags fieldpost'],
      ['npx fieldpost upgrade fieldpost/main', 'das Neueste von dort'],
    ],
  },
};
