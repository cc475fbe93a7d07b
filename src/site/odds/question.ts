// The question in an address, read: with the words of addresses if they will do, else with the reader of orders.

import type { Problem } from '../../notation/index.ts';
import { type AskFault, type AskOption, readQuestion, type Said } from '../../odds/ask.ts';
import { type Asked, USUAL_RULESET } from '../odds-address.ts';
import { addressWords, type Unread } from './dictionary.ts';
import type { Handed } from './handed.ts';

/** What is wrong with a question that was asked in full. */
export type Fault = AskFault<Problem> | { readonly code: 'ruleset'; readonly said: string };

export type Read =
  | { readonly kind: 'asked'; readonly asked: Asked }
  /** Nothing is asked yet. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly faults: readonly Fault[] };

const saidIn = (query: URLSearchParams): Said => ({
  has: (option: AskOption) => query.has(option),
  text: (option: AskOption) => query.get(option)?.trim() || undefined,
});

const isUnread = ({ code }: AskFault<Unread>): boolean => code === 'words';

/**
 * Reads what an address asks.
 *
 * @throws if the reader of orders is needed and cannot be loaded
 */
export const readQuery = async ({ rules, names }: Handed, query: URLSearchParams): Promise<Read> => {
  const text = (query.get('battle') ?? '').replace(/\s+/g, ' ').trim();
  if (text === '') return { kind: 'empty' };
  const ruleset = query.get('ruleset') ?? USUAL_RULESET;
  const known = Object.hasOwn(rules, ruleset) ? rules[ruleset] : undefined;
  if (known === undefined) return { kind: 'wrong', faults: [{ code: 'ruleset', said: ruleset }] };
  const said = saidIn(query);
  const quick = readQuestion(known, addressWords, text, said);
  if (quick.ok) return { kind: 'asked', asked: { ruleset, question: quick.value } };
  if (!quick.error.some(isUnread)) return { kind: 'wrong', faults: quick.error as readonly AskFault<never>[] }; // none of them is about words
  const { readerOf } = await import('./reader.ts');
  const read = readQuestion(known, readerOf(names, known.board.roster), text, said);
  if (read.ok) return { kind: 'asked', asked: { ruleset, question: read.value } };
  return { kind: 'wrong', faults: read.error };
};
