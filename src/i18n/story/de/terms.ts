// Deutsch: die Dinge einer Geschichte im Satz, mit Artikel, Fall und Zahl.

import {
  countEntries,
  countTotal,
  type Power,
  type Side,
  type SpaceId,
  type UnitCounts,
  type UnitType,
} from '../../../vocab/index.ts';
import { list } from '../../format.ts';
import type { Words } from '../../words.ts';
import { atSea } from '../groups.ts';
import type { Clash, Toll } from '../story.ts';

interface Named {
  /** In Schlagzeilen ohne Artikel. */
  readonly head: string;
  readonly nom: string;
  readonly acc: string;
  readonly number: 'one' | 'many';
  readonly it: 'es' | 'sie';
  readonly their: 'ihre' | 'seine';
}
const plain = (name: string): Named => ({
  head: name,
  nom: name,
  acc: name,
  number: 'one',
  it: 'es',
  their: 'seine',
});
const POWERS: { readonly [power in Power]: Named } = {
  ussr: {
    head: 'UdSSR',
    nom: 'die UdSSR',
    acc: 'die UdSSR',
    number: 'one',
    it: 'sie',
    their: 'ihre',
  },
  germany: plain('Deutschland'),
  uk: plain('Großbritannien'),
  japan: plain('Japan'),
  usa: { head: 'USA', nom: 'die USA', acc: 'die USA', number: 'many', it: 'sie', their: 'ihre' },
};
export const powerDe = (power: Power): Named => POWERS[power];

/** Das Zeitwort in der Form, die zur Macht passt. */
export const verbDe = (power: Power, one: string, many: string): string =>
  POWERS[power].number === 'one' ? one : many;

/** Seiten, mit Artikel: Wer gewinnt, und wessen Sieg es ist. */
export const sideDe = (words: Words, side: Side) => {
  if (side === 'axis') return { nom: 'die Achse', gen: 'der Achse', wins: 'gewinnt', has: 'hat', their: 'ihr' };
  const name = side === 'allies' ? 'Alliierten' : words.side(side);
  return { nom: `die ${name}`, gen: `der ${name}`, wins: 'gewinnen', has: 'haben', their: 'ihr' };
};

const NUMBERS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
export const numberDe = (count: number): string => NUMBERS[count] ?? String(count);

type Case = 'nom' | 'acc' | 'dat';
const ONE = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem' },
} as const;
const GENDERS: { readonly [type in UnitType]: 'm' | 'f' | 'n' } = {
  infantry: 'f',
  armor: 'm',
  fighter: 'm',
  bomber: 'm',
  'aa-gun': 'f',
  'industrial-complex': 'f',
  transport: 'm',
  submarine: 'n',
  carrier: 'm',
  battleship: 'n',
  artillery: 'f',
};

const unit = (words: Words, type: UnitType, count: number, in_: Case): string => {
  if (count === 1) return `${ONE[GENDERS[type]][in_]} ${words.unit(type)}`;
  const many = words.unit(type, count);
  // Truppengattungen auf `-ie` bleiben, wie sie sind.
  const bent = in_ === 'dat' && /(?:er|[^i]e)$/.test(many) ? `${many}n` : many;
  return `${numberDe(count)} ${bent}`;
};

export const listDe = (items: readonly string[]): string => list('de', items);

export const unitsDe = (words: Words, units: UnitCounts, in_: Case = 'acc'): string =>
  listDe(countEntries(units).map(([type, count]) => unit(words, type, count, in_)));

/** `sechs Infanterie und einen Panzer`, im vierten Fall; viele Arten nur nach Zahl und Preis. */
export const tollDe = (words: Words, { units, ipc }: Toll): string => {
  const kinds = countEntries(units).length;
  if (kinds === 0) return 'nichts';
  return kinds <= 3 ? unitsDe(words, units) : `${numberDe(countTotal(units))} Einheiten im Wert von ${ipc} IPC`;
};

/** Dasselbe auf See: `zwei Transporter mit drei Infanterie an Bord`. */
export const seaTollDe = (words: Words, toll: Toll): string => {
  const { fleet, cargo } = atSea(words, toll);
  if (countTotal(cargo) === 0 || countTotal(fleet) === 0 || countEntries(toll.units).length > 3) {
    return tollDe(words, toll);
  }
  return `${unitsDe(words, fleet)} mit ${unitsDe(words, cargo, 'dat')} an Bord`;
};

/** `vor Karelien`, `auf den Philippinen`, `in der Ostsee`. */
export const beforeDe = (words: Words, { space, at }: Pick<Clash, 'space' | 'at'>): string => {
  const place = words.place(space);
  return at === 'sea' || place.in.startsWith('auf ') ? place.in : `vor ${place.dat}`;
};

/** Mehrere Gebiete im genannten Fall, von vielen die letzten nur nach ihrer Zahl; bei 0 nur das erste. */
export const spacesDe = (
  words: Words,
  spaces: readonly SpaceId[],
  in_: 'the' | 'acc',
  most: number,
  more = 'weitere',
): string => {
  const names = spaces.map((space) => words.place(space)[in_]);
  if (most === 0) return names[0] ?? '';
  if (names.length <= most) return listDe(names);
  const kept = Math.max(1, most - 1);
  const left = names.length - kept;
  const rest = left === 1 ? 'ein weiteres Gebiet' : `${numberDe(left)} ${more}`;
  return listDe([...names.slice(0, kept), rest]);
};
