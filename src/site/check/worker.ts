// In a reader's browser, beside the page: the notation and the engine at work on a position. It is loaded when somebody
// asks, with the words of his language and the board of his game alone, and sends nothing anywhere. What a first answer
// can do without is loaded behind it, or when it is needed: the engine that knows what is legal, what finds orders in
// letters, and what looks ahead behind the dice.

import { type Tongue, withFurther } from '../../i18n/check/tongue.ts';
import type { Packed } from '../../i18n/messages/catalogue.ts';
import { parseLines } from '../../notation/index.ts';
import { openPosition, type PositionJson } from '../../post/check/position.ts';
import { type Given, givenIn, turnRead } from '../../post/check/read.ts';
import { tellCheck } from '../../post/check/tell.ts';
import { type ToldRefusal, tellerOf } from '../../post/check/tell-lines.ts';
import { readPlain } from '../../post/plain.ts';
import type { Language } from '../../vocab/index.ts';
import type { CheckReply, CheckRequest, Topics } from './message.ts';
import { rulesOf } from './rules.ts';

interface Speaks {
  tongue(): Promise<Tongue>;
  further(): Promise<readonly Packed[]>;
}

const TONGUES: { readonly [language in Language]: Speaks } = {
  en: {
    tongue: async () => (await import('../../i18n/check/tongue-en.ts')).en,
    further: async () => (await import('../../i18n/check/further-en.ts')).en,
  },
  de: {
    tongue: async () => (await import('../../i18n/check/tongue-de.ts')).de,
    further: async () => (await import('../../i18n/check/further-de.ts')).de,
  },
  nl: {
    tongue: async () => (await import('../../i18n/check/tongue-nl.ts')).nl,
    further: async () => (await import('../../i18n/check/further-nl.ts')).nl,
  },
};

/** A file of the site's own, so its shape is what this program writes. A browser asks whether there is a newer one. */
const fetched = async <T>(address: string): Promise<T> => {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
};

/** The topics of the clauses that are named; where the list cannot be had they are named without a link. */
const topicsOf = async (refused: readonly ToldRefusal[], address: string): Promise<Topics> => {
  const named: ReadonlySet<string> = new Set(
    refused.flatMap(({ reasons }) => reasons.flatMap(({ clauses }) => clauses)),
  );
  if (named.size === 0) return {};
  try {
    const { topics } = await fetched<{ readonly topics: Topics }>(address);
    return Object.fromEntries(Object.entries(topics).filter(([clause]) => named.has(clause)));
  } catch {
    return {};
  }
};

/** The newest request; an older one is not worked at any longer. */
let newest = 0;

/** Whether the rules have been loaded. Until then what was read is told by itself. */
let rulesAreHere = false;

/** Lets a newer request come in, if there is one. */
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, 0));

/** Reads a turn, and with what the rest of it is to be read. */
const readTurn = async ({ context, lines }: Given) => {
  const plain = readPlain(context, lines);
  if (plain !== undefined) return { mail: plain, parse: parseLines };
  const { parseSheet, readMailSheet } = await import('./letters.ts');
  return { mail: readMailSheet(context, lines), parse: parseSheet };
};

const answer = async (request: CheckRequest, reply: (reply: CheckReply) => void): Promise<void> => {
  const { number, language, position, text } = request;
  const speaks = TONGUES[language];
  const speaking = speaks.tongue();
  const json = await fetched<PositionJson>(position);
  const [ruleset, tongue] = await Promise.all([rulesOf(json.state.ruleset), speaking]);
  const game = openPosition(json, ruleset);
  const player = game?.players.find(({ id }) => id === request.player);
  if (game === undefined || player === undefined) return reply({ number, kind: 'failed', why: 'outdated' });
  const given = givenIn(game, player, text, language);
  const { mail, parse } = await readTurn(given);
  const read = turnRead(given, player, mail);
  if (!rulesAreHere) {
    reply({ number, kind: 'told', told: tellCheck(tellerOf(game, tongue), read), topics: {} });
    await import('../../post/check/try.ts');
    rulesAreHere = true;
  }
  const { tryTurn } = await import('../../post/check/try.ts');
  const tried = tryTurn(read);
  const fluent = async (): Promise<Tongue> => withFurther(tongue, await speaks.further());
  const told = tellCheck(tellerOf(game, tried.refused.length > 0 ? await fluent() : tongue), read, tried);
  reply({ number, kind: 'told', told, topics: await topicsOf(told.refused, request.topics) });
  if (told.sendable === 'no' || number !== newest) return;
  const { lookFrom } = await import('./ahead.ts');
  const { told: ahead, threats } = lookFrom(tellerOf(game, await fluent()), read, tried, parse);
  reply({ number, kind: 'ahead', ahead, topics: await topicsOf(ahead.through?.refused ?? [], request.topics) });
  await pause();
  if (ahead.threats === 'to come' && number === newest) reply({ number, kind: 'threats', threats: threats() });
};

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const { number } = data;
  newest = number;
  answer(data, (reply) => self.postMessage(reply)).catch((error: unknown) => {
    console.error(error);
    self.postMessage({ number, kind: 'failed', why: 'not-loaded' } satisfies CheckReply);
  });
});
