// In a reader's browser, beside the page: the notation, the engine and the odds at work on a position. It is loaded when
// somebody asks, with the words of his language and the rules of his game alone, and sends nothing anywhere.

import type { Tongue } from '../../i18n/check/tongue.ts';
import { checkTurn } from '../../post/check/check.ts';
import { openPosition, type PositionJson } from '../../post/check/position.ts';
import { type ToldCheck, tellCheck } from '../../post/check/tell.ts';
import type { Language } from '../../vocab/index.ts';
import type { CheckReply, CheckRequest } from './message.ts';
import { rulesOf } from './rules.ts';

const TONGUES: { readonly [language in Language]: () => Promise<Tongue> } = {
  en: async () => (await import('../../i18n/check/tongue-en.ts')).en,
  de: async () => (await import('../../i18n/check/tongue-de.ts')).de,
  nl: async () => (await import('../../i18n/check/tongue-nl.ts')).nl,
};

/** A file of the site's own, so its shape is what this program writes. A browser asks whether there is a newer one. */
const fetched = async <T>(address: string): Promise<T> => {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
};

/** The topics of the clauses that are named; where the list cannot be had they are named without a link. */
const topicsOf = async ({ refused }: ToldCheck, address: string): Promise<{ readonly [clause: string]: string }> => {
  const named: ReadonlySet<string> = new Set(
    refused.flatMap(({ reasons }) => reasons.flatMap(({ clauses }) => clauses)),
  );
  if (named.size === 0) return {};
  try {
    const { topics } = await fetched<{ readonly topics: { readonly [clause: string]: string } }>(address);
    return Object.fromEntries(Object.entries(topics).filter(([clause]) => named.has(clause)));
  } catch {
    return {};
  }
};

const answer = async (request: CheckRequest): Promise<CheckReply> => {
  const { number, language, position, text } = request;
  const reading = TONGUES[language]();
  const json = await fetched<PositionJson>(position);
  const [rules, tongue] = await Promise.all([rulesOf(json.state.ruleset), reading]);
  const game = openPosition(json, rules?.ruleset);
  const player = game?.players.find(({ id }) => id === request.player);
  if (rules === undefined || game === undefined || player === undefined)
    return { number, kind: 'failed', why: 'outdated' };
  const told = tellCheck(game, checkTurn(game, player, text, language, rules.odds), tongue);
  return { number, kind: 'told', told, topics: await topicsOf(told, request.topics) };
};

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  answer(data)
    .catch((error: unknown): CheckReply => {
      console.error(error);
      return { number: data.number, kind: 'failed', why: 'not-loaded' };
    })
    .then((reply) => self.postMessage(reply));
});
