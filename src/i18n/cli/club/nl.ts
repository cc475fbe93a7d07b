// Nederlands: van een kopie het archief van een groep maken, en er een latere versie in opnemen.

import { counted } from '../../format.ts';
import type { ClubTexts } from './en.ts';

export const club: ClubTexts = {
  init: {
    notACopy: (folder) => `${folder} is geen kopie van Fieldpost: package.json en .ci/archive ontbreken.`,
    notACopyNext: 'gebruik de sjabloon of kloon de repository, en geef deze opdracht in de kopie',
    played: (games) => `Hier wordt al gespeeld: ${games}. Demonstratiespellen worden daarnaast niet verwijderd.`,
    playedNext: (paths) => `om ze toch te verwijderen: git rm -r ${paths}`,
    name: 'Hoe heet jullie groep of archief?',
    languages: 'In welke talen moet de site zijn? Engels hoort er altijd bij.',
    languageNames: { en: 'Engels', de: 'Duits', nl: 'Nederlands' },
    site: 'Op welke server komt de site te staan?',
    base: 'Onder welk pad daar?',
    dice: 'Waar komen de worpen van een nieuw spel vandaan?',
    timeZone: 'In welke tijdzone moeten tijden getoond worden?',
    wrong: (what, said, wanted) => `${what} kan niet ‘${said}’ zijn; nodig is ${wanted}.`,
    remove: (count) => `${counted('nl', count, 'demonstratiespel wordt', 'demonstratiespellen worden')} verwijderd.`,
    confirm: 'Zo schrijven?',
    wrote: (file) => `${file} is geschreven.`,
    removed: (count) => `${counted('nl', count, 'demonstratiespel', 'demonstratiespellen')} verwijderd.`,
    english: 'Engels staat aan de wortel van de site, de andere talen ernaast.',
    nowhere: 'Er is nog geen adres, dus er wordt niets gepubliceerd: npx fieldpost init --site https://… --base /…/',
    at: (address) => `De site komt te staan op ${address}/`,
    message: 'Ons archief',
    afterwards: 'daarna het eerste spel: npx fieldpost new',
  },
  upgrade: {
    nothingNew: (version) => `Dit archief heeft ${version} al: niets te doen.`,
    done: (from, to, files) =>
      `Van ${from} naar ${to} gebracht: ${counted('nl', files, 'bestand', 'bestanden')} veranderd. Jullie spellen en fieldpost.json zijn zoals ze waren.`,
    taken: (files) => `Zoals in de nieuwe versie, want beide kanten hadden het veranderd: ${files}`,
    stops: {
      'no-git': () => 'git is hier niet geïnstalleerd.',
      'no-repository': () => 'Dit archief staat in geen git-repository.',
      'not-the-top': (folder) =>
        `Het archief staat in de map ${folder} van een grotere repository; alleen een hele kopie kan een nieuwe versie krijgen.`,
      dirty: (paths) => `Er zijn wijzigingen die niet gecommit zijn: ${paths}.`,
      'unknown-ref': (said) => `git kent hier geen versie ‘${said}’.`,
      'not-a-release': (said) => `${said} is geen versie van Fieldpost: in package.json staat daar niets van.`,
      'no-base': (version) =>
        `Er is niet te zien van welke versie deze kopie gemaakt is: de twee hebben geen commit gemeen, en er is geen tag v${version}.`,
      conflict: (paths) => `Zowel jullie als de nieuwe versie hebben ${paths} veranderd. Er is niets gewijzigd.`,
      'no-identity': (said) => `git weet niet wie er commit: ${said}`,
      failed: (said) => `git kon het niet: ${said}`,
    },
    stopNext: {
      'no-git': () => 'installeer git 2.38 of nieuwer',
      'no-repository': () => 'git init; of kloon het archief van de plek waar jullie groep het bewaart',
      'not-the-top': () => 'kopieer de bestanden van de nieuwe versie met de hand',
      dirty: () =>
        'commit ze eerst (npx fieldpost sync publiceert beurten), of neem ze terug: git restore --staged --worktree .',
      'unknown-ref': () => 'git remote add fieldpost <adres van Fieldpost>; git fetch --tags fieldpost',
      'not-a-release': () => 'noem een tag zoals v0.2.0, of een branch zoals fieldpost/main',
      'no-base': (version) =>
        `git fetch --tags fieldpost; is er geen v${version}, tag dan zelf de commit die gekopieerd is: git tag v${version} <commit>`,
      conflict: (paths, base) =>
        `neem de eigen wijzigingen van deze bestanden terug (git checkout ${base} -- ${paths}; git commit), haal de nieuwe versie binnen en maak ze dan opnieuw`,
      'no-identity': () => 'git config user.name "<naam>"; git config user.email <adres>',
      failed: () => 'er is niets gewijzigd; zet recht wat git zegt en probeer het opnieuw',
    },
  },
};
