// Every message there is, and parameters that fit it: made up from the types that are written from the English
// catalogues.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Board, secondEditionBoard } from '../../src/board/index.ts';
import type { RefusalCode } from '../../src/engine/index.ts';
import { cataloguesIn } from '../../src/i18n/messages/files.ts';
import type { Messages } from '../../src/i18n/messages/keys.ts';
import type { MessageKey } from '../../src/i18n/messages/say.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import type { Language, Power, SpaceId } from '../../src/vocab/index.ts';

/** The English text is the source. */
export const MESSAGES: readonly MessageKey[] = cataloguesIn('en').flatMap((catalogue) =>
  catalogue.read().body.map(({ id }) => id as MessageKey),
);

const REFUSAL = 'refusal-';

/** Every code a refusal can have; that each has a message, the compiler sees. */
export const REFUSAL_CODES: readonly RefusalCode[] = MESSAGES.filter((id) => id.startsWith(REFUSAL)).map(
  (id) => id.slice(REFUSAL.length) as RefusalCode,
);

/** The types of the parameters of each message, as they are written. */
const TYPES: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(path.join(import.meta.dirname, '../../src/i18n/messages/keys.ts'), 'utf8').matchAll(
      /readonly '([\w-]+)': (.*);$/gm,
    ),
  ].map(([, key = '', body = '']) => [key, body]),
);

/** A few names of a board: those that are usual where it has them, else the first it has. */
const some = <Name extends string>(usual: readonly Name[], has: readonly Name[]): readonly Name[] =>
  usual.every((name) => has.includes(name))
    ? usual
    : usual.map((_, index) => has[index % has.length] ?? has[0] ?? ('' as Name));

/** What a parameter of each type can be, on a board. */
const valuesOn = (board: Board): { readonly [type: string]: readonly unknown[] } => {
  const [one, two, three, four] = some<Power>(
    ['germany', 'ussr', 'uk', 'usa'],
    board.powers.map(({ power }) => power),
  );
  const [land, sea, other, far] = some<SpaceId>(
    ['turkey', 'black-sea', 'caucasus', 'persia'],
    board.spaces.map(({ id }) => id),
  );
  return {
    number: [2, 1, 1200, 0],
    string: ['abc', 'x-1'],
    'string | number': ['abc', 3],
    SpaceId: [land, sea, other],
    'readonly SpaceId[]': [[other, far], [sea]],
    UnitType: ['armor', 'fighter'],
    UnitCounts: [{ infantry: 2 }, { fighter: 1, armor: 1 }],
    Power: [one, two],
    Who: [one, two, [three, four]],
    'readonly Power[]': [[three, four], [one]],
    Side: ['axis', 'allies'],
    'readonly Side[]': [['axis'], ['axis', 'allies']],
    Phase: ['combat', 'place'],
    GameOrderType: ['fight', 'place'],
    Technology: ['rockets'],
    'readonly Technology[]': [['rockets'], ['rockets', 'jet-power']],
    'readonly (string | number)[]': [
      [1, 2],
      ['a', 'b', 'c'],
    ],
    'readonly string[]': [['a', 'b'], ['c']],
    'string | readonly string[]': ['abc', ['a', 'b']],
    'string | readonly unknown[]': ['abc', [1, 2], []],
    'readonly unknown[]': [[1, 2], []],
  };
};

const known = new WeakMap<Board, ReturnType<typeof valuesOn>>();

/** The same, made once for a board. */
const knownOn = (board: Board): ReturnType<typeof valuesOn> => {
  const all = known.get(board) ?? valuesOn(board);
  known.set(board, all);
  return all;
};

const valuesOf = (type: string, board: Board): readonly unknown[] => {
  const kinds = type.split(' | ');
  const nothing = kinds.includes('null') ? [null] : [];
  const kind = kinds.filter((each) => each !== 'null' && each !== 'undefined').join(' | ');
  const words = [...kind.matchAll(/'([^']+)'/g)].map(([, word]) => word);
  const values = words.length > 0 ? words : knownOn(board)[kind];
  if (values === undefined) throw new Error(`Nothing is known to be of type ${type}.`);
  return [...values, ...nothing];
};

/** Sets of parameters that a message may be told, so that each value of each of them comes up. */
export const paramsOf = (key: MessageKey, board: Board = secondEditionBoard): readonly Messages[MessageKey][] => {
  const body = TYPES.get(key) ?? '';
  const typed = [...body.matchAll(/readonly (\w+): ([^;}]+?)(?=;| })/g)];
  // Of units there are always some.
  const least = typed.some(([, , type]) => type === 'UnitType') ? 1 : 0;
  const params = typed.map(([, name = '', type = '']) => {
    const values = valuesOf(type, board).filter((value) => typeof value !== 'number' || value >= least);
    return [name, values] as const;
  });
  const sets = Math.max(1, ...params.map(([, values]) => values.length));
  return Array.from({ length: sets }, (_, nth) =>
    Object.fromEntries(params.map(([name, values]) => [name, values[nth % values.length]])),
  ) as unknown as readonly Messages[MessageKey][]; // made from the types themselves
};

/** All that a message says, told one set of parameters after another. */
export const allSaid = (key: MessageKey, language: Language, board: Board = secondEditionBoard): readonly string[] =>
  paramsOf(key, board).map((params) => wordsOf(board, language).say(key, params));
