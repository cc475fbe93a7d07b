// Every message there is, with something to say it with: parameters made from their types, as the generator reads them from
// the English catalogues.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '../../src/i18n/messages/keys.ts';
import type { MessageKey } from '../../src/i18n/messages/say.ts';

const root = path.join(import.meta.dirname, '../..');

/** Something of each type that a parameter may have. */
const SAMPLES: { readonly [type: string]: unknown } = {
  SpaceId: 'ukraine-ssr',
  'readonly SpaceId[]': ['ukraine-ssr', 'persia'],
  Power: 'germany',
  'readonly Power[]': ['germany', 'japan'],
  Side: 'axis',
  Phase: 'combat',
  GameOrderType: 'fight',
  Technology: 'rockets',
  UnitType: 'armor',
  UnitCounts: { infantry: 2 },
  number: 3,
  string: 'abc',
  'string | number': 'abc',
  'readonly (string | number)[]': ['abc', 'def'],
  'readonly string[]': ['abc', 'def'],
  'string | readonly string[]': 'abc',
  'string | readonly unknown[]': 'abc',
};

/** @throws if no sample is of this type */
const sampleOf = (type: string): unknown => {
  const [, word] = /^'([^']*)'/.exec(type) ?? [];
  const sample = word ?? SAMPLES[type.replace(' | null | undefined', '')];
  if (sample === undefined) throw new Error(`There is no sample of a parameter that is ${type}.`);
  return sample;
};

const read = (): ReadonlyMap<MessageKey, Messages[MessageKey]> => {
  execFileSync(process.execPath, [path.join(root, 'scripts/message-types.mjs')]);
  const types = readFileSync(path.join(root, 'src/i18n/messages/keys.ts'), 'utf8');
  const messages = [...types.matchAll(/^ {2}readonly '([\w-]+)': (.*);$/gm)].map(([, key = '', told = '']) => {
    const params = [...told.matchAll(/readonly (\w+): (.+?)(?=; readonly \w+:| \}$)/g)];
    return [key, Object.fromEntries(params.map(([, name = '', type = '']) => [name, sampleOf(type)]))];
  });
  return new Map(messages as [MessageKey, Messages[MessageKey]][]); // what the generator wrote a line before
};

/** Each message with parameters to say it with. */
export const MESSAGES = read();
