// Nederlands: de hulp bij `init` en `upgrade`.

import type { ClubCommands } from './commands-en.ts';

export const clubCommands: ClubCommands = {
  init: {
    does: 'van een kopie van Fieldpost het eigen archief maken',
    about:
      'Vraagt naar naam, talen, adres, worpen en tijdzone, of neemt ze als opties; schrijft fieldpost.json en verwijdert de demonstratiespellen. Commit niets.',
    args: {},
    options: {
      name: 'naam van de groep of het archief',
      languages: 'talen van de site, zoals nl,en; Engels hoort er altijd bij',
      site: 'server van de site, zoals https://onze-club.github.io (standaard: uit de remote)',
      base: 'pad van de site daar, zoals /archief/ (standaard: uit de remote)',
      dice: 'waar worpen van nieuwe spellen vandaan komen: local, recorded, reveal of drand (standaard: local)',
      'time-zone': 'IANA-zone waarin tijden getoond worden, zoals Europe/Amsterdam',
      yes: 'niets vragen: wat niet gezegd wordt, krijgt zijn standaard',
    },
    examples: [
      ['npx fieldpost init', 'vraagt naar alles'],
      [
        'npx fieldpost init --name "Onze club" --languages nl,en --site https://onze-club.github.io --base /archief/ --time-zone Europe/Amsterdam',
        'zegt alles',
      ],
    ],
  },
  upgrade: {
    does: 'een latere versie van Fieldpost opnemen',
    about:
      'Voegt een versie samen met deze kopie. Spellen en fieldpost.json blijven zoals ze zijn; hebben beide kanten een bestand veranderd, dan gebeurt er niets.',
    args: { release: 'tag, branch of commit van de versie' },
    options: {},
    examples: [
      ['npx fieldpost upgrade v0.2.0', 'een versie bij haar tag, na git fetch --tags fieldpost'],
      ['npx fieldpost upgrade fieldpost/main', 'het nieuwste van daar'],
    ],
  },
};
