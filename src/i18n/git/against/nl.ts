// Nederlands: wat er over een wijziging van het archief wordt gezegd voordat zij wordt aangenomen.

import { counted, number } from '../../format.ts';
import type { AgainstTexts } from './params.ts';

const files = (count: number): string => counted('nl', count, 'bestand', 'bestanden');
const entries = (count: number): string => counted('nl', count, 'regel', 'regels');
const KINDS = {
  link: 'een symbolische koppeling',
  module: 'een andere repository',
  executable: 'een bestand dat als programma is gemarkeerd',
  other: 'geen gewoon bestand',
};

export const nl: AgainstTexts = {
  heading: (base, head) => `De wijziging van ${base} naar ${head}:`,
  games: {
    opened: (game, count) => `${game}: een nieuw spel, ${entries(count)}`,
    grown: (game, count) => `${game}: ${entries(count)} erbij`,
    repaired: (game, line, dropped) =>
      `${game}: het beschadigde eind, ${entries(dropped)} vanaf regel ${number('nl', line)}, is afgeknipt; zo wordt het hersteld`,
    demonstration: (game) => `${game}: een demonstratiespel, nieuw of opnieuw gemaakt`,
    removed: (game) => `${game}: een demonstratiespel, verwijderd`,
  },
  carried: (where, commit, by, signer) => `${where} is van ${by}, ${commit} is ondertekend door ${signer}`,
  others: (count) => `daarnaast ${files(count)}`,
  nothing: 'Er is niets veranderd.',
  commit: (commit) => `commit ${commit}`,
  good: 'De wijziging is in orde.',
  bad: (count) => `De wijziging wordt geweigerd, om ${counted('nl', count, 'reden', 'redenen')}.`,
  notWithGames: 'Met --against wordt de hele wijziging bekeken: laat de spellen weg.',
  notWith: (option) => `${option} gaat over losse spellen, --against over een wijziging: het een of het ander.`,
  needsAgainst: (option) => `${option} hoort bij --against.`,

  refusals: {
    'log-missing': ({ movedTo }) =>
      movedTo === ''
        ? 'Dit gepubliceerde logboek is verdwenen.'
        : `Dit gepubliceerde logboek is verplaatst naar ${movedTo}; zijn plaats is zijn naam, voorgoed.`,
    'log-not-plain': ({ what }) => `Op de plaats van het logboek staat ${KINDS[what]}.`,
    'log-rewritten': () => 'Vanaf deze regel is het logboek niet meer het gepubliceerde.',
    'log-cut': ({ lines }) =>
      lines === 1
        ? 'De laatste regel van het gepubliceerde logboek ontbreekt.'
        : `De laatste ${number('nl', lines)} regels van het gepubliceerde logboek ontbreken.`,
    'log-line-ends': () => 'De regels eindigen op CR LF: een editor of git heeft de gepubliceerde bytes veranderd.',
    'log-torn': ({ bytes }) =>
      `De laatste regel is nooit afgekomen: ${counted('nl', bytes, 'byte', 'bytes')} zonder eind.`,
    'log-too-large': ({ max }) => `Het logboek is groter dan ${number('nl', max)} bytes.`,
    'several-games': ({ games }) => `Beurten van meer spellen komen samen: ${games.join(', ')}.`,
    'turn-not-alone': ({ game, others, more }) =>
      `Een beurt van ${game} komt samen met andere bestanden: ${others.join(', ')}${more === 0 ? '' : ` en nog ${number('nl', more)}`}.`,
    'not-a-log': () => 'Dit bestand is geen logboek van een spel.',
    'game-broken': ({ game }) => `${game} zou beschadigd zijn, zoals hierboven gezegd.`,
    'game-differs': ({ game }) => `${game} heeft regels die de spelregels anders beslissen, zoals hierboven gezegd.`,
    'wrong-author': ({ author, by, names }) =>
      `De regel is van ${by}, die commit als ${names.join(' of ')}; deze commit is van ${author}.`,
    'wrong-signer': ({ author, by, signer }) =>
      `De regel is van ${by}; de commit noemt ${author} als auteur, maar is ondertekend met de sleutel van ${signer}.`,
    'commit-signature': ({ by }) =>
      `De regel is van ${by}; de handtekening onder de commit klopt niet: de commit is veranderd, of de sleutel is ingetrokken.`,
    'in-the-future': ({ at, now }) => `De regel zegt om ${at} geschreven te zijn, maar het is nu ${now}.`,
    'not-forward': () => 'De gepubliceerde commit hoort niet meer bij de branch: de geschiedenis daarvan is vervangen.',
    'does-not-merge': ({ paths }) =>
      `Zo is de wijziging niet samen te voegen: beide kanten hebben ${paths.join(', ')} veranderd.`,
    'bad-settings': () => 'fieldpost.json: is niet te lezen.',
  },
  rules: {
    'only-appended': 'aan een gepubliceerd logboek wordt alleen toegevoegd',
    'plain-logs': 'onder games/ staan alleen gewone bestanden games/<spel>/log.jsonl',
    'one-game': 'een voorgestelde wijziging gaat over één spel',
    'turn-alone': 'een beurt komt alleen: wat een logboek verandert, verandert verder niets',
    proved: 'elke regel van een spel dat verandert, wordt bewezen',
    'own-name':
      'in dit spel commit wie een regel invoert die ook zelf, op zijn naam of met zijn sleutel (authors: checked)',
    'no-future': 'een regel loopt hooguit 10 minuten op de klok vooruit',
    'never-back': 'wat gepubliceerd is, blijft gepubliceerd: geen geforceerde push',
    merges: 'een wijziging wordt beoordeeld zoals zij zou worden samengevoegd',
    'readable-settings': 'fieldpost.json is te lezen',
  },
  next: {
    'log-missing': ({ base, path }) => `git checkout ${base} -- ${path}`,
    'log-not-plain': ({ base, path }) => `zet het bestand zelf daar neer: git checkout ${base} -- ${path}`,
    'log-rewritten': ({ base, path }) =>
      `haal het gepubliceerde bestand terug: git checkout ${base} -- ${path}; wat fout was, zetten nieuwe regels recht (void, edit, ruling)`,
    'log-cut': ({ base, path }) =>
      `haal het gepubliceerde bestand terug: git checkout ${base} -- ${path}; wat fout was, zetten nieuwe regels recht (void, edit, ruling)`,
    'log-line-ends': () =>
      'npx fieldpost sync herstelt ze; in .gitattributes moet staan: games/*/log.jsonl -text -merge',
    'log-torn': ({ game }) => `de volgende opdracht die in ${game} schrijft, legt haar opzij; commit daarna opnieuw`,
    'log-too-large': () => 'vraag het wie het gemaakt heeft',
    'several-games': () => 'stel elk spel apart voor, op een eigen branch',
    'turn-not-alone': () => 'stuur de beurt apart, en de andere bestanden in een eigen wijziging',
    'not-a-log': () =>
      'bewaar het ergens anders; de naam van een spel heeft 3 tot 40 kleine letters, cijfers en enkele streepjes',
    'game-broken': ({ base, path }) =>
      `haal het gepubliceerde bestand terug en geef de orders opnieuw: git checkout ${base} -- ${path}`,
    'game-differs': ({ game }) =>
      `geef andere orders; of, als iedereen vrede heeft met hoe er gespeeld is: npx fieldpost ruling ${game} <regels> --reason "…"`,
    'wrong-author': () => 'git config user.name "<naam>"; git commit --amend --reset-author --no-edit',
    'wrong-signer': ({ game }) =>
      `laat ieder publiceren wat hij zelf invoert, vanuit zijn eigen kloon: npx fieldpost sync ${game}`,
    'commit-signature': () =>
      'onderteken hem opnieuw met een sleutel die geldt: git commit --amend --no-edit --gpg-sign',
    'in-the-future': ({ base, path }) =>
      `zet de klok van de computer gelijk, haal het bestand terug (git checkout ${base} -- ${path}) en geef de orders opnieuw`,
    'not-forward': ({ base }) =>
      `haal de gepubliceerde commits terug uit een kloon die ze nog heeft: git push --force origin ${base}:main; daarna npx fieldpost sync`,
    'does-not-merge': () => 'npx fieldpost sync, en stuur het dan opnieuw',
    'bad-settings': () => 'zet deze instelling recht',
  },
  stops: {
    'no-git': () => 'git is hier niet geïnstalleerd, en --against heeft het nodig.',
    'no-repository': () => 'Dit archief staat in geen git-repository; er is niets om het mee te vergelijken.',
    'unknown-ref': (said) => `git kent hier geen commit ‘${said}’.`,
    shallow: (said) => `Deze kloon is ondiep en mist wat er van ${said} nodig is.`,
    'odd-tree': (said) =>
      `De bestanden van ${said} staan vermeld zoals git het zelf nooit doet, of zijn er niet allemaal.`,
    unrelated: (said) => `De twee kanten hebben geen commit gemeen met ${said}.`,
  },
  stopNext: {
    'no-git': 'installeer git 2.38 of nieuwer',
    'no-repository': 'npx fieldpost verify',
    'unknown-ref': 'git fetch origin; git branch --all laat zien wat er is',
    shallow: 'git fetch --unshallow',
    'odd-tree': 'voeg dit niet samen; maak de wijziging opnieuw vanaf de gepubliceerde branch, alleen met git',
    unrelated: 'begin de wijziging op de gepubliceerde branch',
  },
};
