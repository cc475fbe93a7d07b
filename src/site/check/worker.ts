// In a reader's browser, beside the page: the notation and the engine at work on a position. It is loaded when somebody
// asks, with the words of his language and the board of his game alone, and sends nothing anywhere. What a first answer
// can do without is loaded behind it, or when it is needed: the engine that knows what is legal, what finds orders in
// letters, what knows what is entered already, and what looks ahead behind the dice.

import type { TurnSoFar } from '../../clerk/so-far.ts';
import type { Parse } from '../../clerk/table.ts';
import { withFurther } from '../../i18n/check/tongue.ts';
import { parseLines } from '../../notation/index.ts';
import { openPosition, type PositionJson, type Seated } from '../../post/check/position.ts';
import { type Given, givenIn, type TurnRead, turnRead } from '../../post/check/read.ts';
import { openSoFar, type SoFarJson } from '../../post/check/so-far.ts';
import { tellCheck } from '../../post/check/tell.ts';
import { type Teller, type ToldRefusal, tellerOf } from '../../post/check/tell-lines.ts';
import { readPlain } from '../../post/plain.ts';
import type { MailSheet } from '../../post/prose.ts';
import type { CheckReply, CheckRequest, Topics } from './message.ts';
import { rulesOf } from './rules.ts';
import { TONGUES } from './tongues.ts';

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

/** What is entered of a player's turn; nothing where that cannot be had, or belongs to another position. */
const enteredFrom = async (address: string, json: Promise<PositionJson>): Promise<TurnSoFar | undefined> => {
  try {
    const [soFar, position] = await Promise.all([fetched<SoFarJson>(address), json]);
    return openSoFar(soFar, position);
  } catch {
    return undefined;
  }
};

/** True if something of a text hangs on a condition. */
const hangs = ({ sheet }: MailSheet): boolean => sheet.lines.some(({ hung }) => hung.length > 0);

/** Reads a turn, without what of it is entered; with it, what the rest of it is to be read with. */
const readTurn = async (
  given: Given,
  player: Seated,
  turn: TurnSoFar | undefined,
): Promise<{ readonly read: TurnRead; readonly parse: Parse }> => {
  const isNew = turn === undefined || turn.orders.length === 0;
  const plain = isNew ? readPlain(given.context, given.lines) : undefined;
  if (plain !== undefined) return { read: turnRead(given, player, plain), parse: parseLines };
  const { parseSheet, readMailSheet } = await import('./letters.ts');
  const first = readMailSheet(given.context, given.lines);
  // What has happened in the turn settles conditions, and may be what is said here again.
  if (turn === undefined || (isNew && !hangs(first)))
    return { read: turnRead(given, player, first), parse: parseSheet };
  const { knowing, restOf } = await import('../../post/check/again.ts');
  const known = knowing(given, turn);
  const reads = (lines: readonly string[]): MailSheet => readMailSheet(known.context, lines);
  const whole = reads(known.lines);
  const rest = restOf(known, player, turn, whole, parseSheet, reads);
  return { read: rest ?? turnRead(known, player, whole), parse: parseSheet };
};

const answer = async (request: CheckRequest, reply: (reply: CheckReply) => void): Promise<void> => {
  const { number, language, text } = request;
  const speaks = TONGUES[language];
  const speaking = speaks.tongue();
  const fetching = fetched<PositionJson>(request.position);
  const entering = enteredFrom(request.soFar, fetching);
  const json = await fetching;
  const [ruleset, tongue, turn] = await Promise.all([rulesOf(json.state.ruleset), speaking, entering]);
  const game = openPosition(json, ruleset);
  const player = game?.players.find(({ id }) => id === request.player);
  if (game === undefined || player === undefined) return reply({ number, kind: 'failed', why: 'outdated' });
  const { read, parse } = await readTurn(givenIn(game, player, text, language), player, turn);
  if (!rulesAreHere) {
    if (read.again === undefined)
      reply({ number, kind: 'told', told: tellCheck(tellerOf(game, tongue), read), topics: {} });
    await import('../../post/check/try.ts');
    rulesAreHere = true;
  }
  const { tryTurn } = await import('../../post/check/try.ts');
  const tried = tryTurn(read);
  const fluent = async (): Promise<Teller> => tellerOf(game, withFurther(tongue, await speaks.further()));
  const isHanging = hangs(read.mail);
  const teller = isHanging || tried.refused.length > 0 ? await fluent() : tellerOf(game, tongue);
  const conditions = isHanging ? (await import('../../post/check/tell-hung.ts')).tellHung(teller, read) : [];
  const told = tellCheck(teller, read, tried, conditions);
  reply({ number, kind: 'told', told, topics: await topicsOf(told.refused, request.topics) });
  await pause();
  if (number !== newest) return;
  if (read.mail.sheet.problems.length > 0) {
    const { proposalsOf } = await import('../../post/check/propose.ts');
    return reply({ number, kind: 'proposed', proposed: proposalsOf(teller, read) });
  }
  if (told.sendable === 'no') return;
  const { lookFrom } = await import('./ahead.ts');
  const { told: ahead, threats } = lookFrom(await fluent(), read, tried, parse);
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
