// In a reader's browser, beside the page: what is planned in a trial is played, and an order that is taken back becomes
// lines again. Loaded once that is asked for.

import { written } from '../../clerk/planner/write.ts';
import { withoutEchoes } from '../../clerk/sheet-lines.ts';
import type { Reading } from '../../clerk/table.ts';
import type { Around, Trial } from '../../clerk/trial.ts';
import { PLAIN, readIn, type Tried, tryLines } from '../../clerk/trial-lines.ts';
import { leftToPlace, NO_NONCE, type PowerOrder } from '../../engine/index.ts';
import type { Tongue } from '../../i18n/check/tongue.ts';
import { capital } from '../../i18n/format.ts';
import { sayRefusal } from '../../i18n/refusals.ts';
import { parseLines } from '../../notation/index.ts';
import { tellerOf, tellProblem } from '../../post/check/tell-lines.ts';
import type { Language, Power } from '../../vocab/index.ts';
import type { TrialDeed, TrialTold } from './message.ts';
import { gameIn } from './seen.ts';

/** Why lines did not go on, in sentences; what only waits for battles to be fought is no trouble. */
const troubleOf = async (
  { found, entered, trial: after }: Tried,
  fluent: () => Promise<Tongue>,
): Promise<readonly string[]> => {
  const { ruleset, game } = after.table;
  const { read: first } = found;
  const { read, refused, lost, end } = entered?.played ?? {
    read: first,
    refused: 'doubts' in found ? found.doubts.refused : [],
    lost: [],
    end: 'done',
  };
  const { problems } = read.sheet;
  const refusals = withoutEchoes(read.sheet, refused)
    .flatMap((each) => each.refusals)
    .filter(({ code }) => code !== 'battles-unfought');
  if (problems.length + refusals.length + lost.length === 0 && end !== 'forfeit') return [];
  const teller = tellerOf({ ...gameIn(after), ruleset, state: game.replay.state }, await fluent());
  const { words } = teller;
  const told = [
    ...problems.map((problem) => {
      const { line, says } = tellProblem(teller, read.sheet, problem);
      return `${line.text}: ${says}`;
    }),
    ...refusals.map((refusal) => sayRefusal(refusal, words)),
    ...lost.map(({ type, count, space }) =>
      words.say('submit-would-crash', { units: words.units({ [type]: count }), space }),
    ),
  ];
  if (end === 'forfeit') {
    const units = capital(words.units(leftToPlace(ruleset, game.replay.state)));
    told.push(words.say('submit-would-forfeit', { units }));
  }
  return [...new Set(told)];
};

/** What was played, and what is to be told of it. */
interface Played extends Pick<TrialTold, 'text' | 'trouble' | 'held'> {
  readonly trial: Trial;
}

/** What reads lines: what reads letters too, where there is something that is no line of the notation. */
const readingFor = async (of: Trial, power: Power, text: string, around: Around): Promise<Reading> =>
  readIn(of, power, text, around, PLAIN).problems.length === 0
    ? PLAIN
    : (await import('../../clerk/reading.ts')).READING;

/**
 * Plays what is planned for a power, as far as it goes.
 *
 * @param fluent the words for what is refused
 */
export const play = async (
  of: Trial,
  power: Power,
  { text, losses }: Extract<TrialDeed, { does: 'play' }>,
  around: Around,
  fluent: () => Promise<Tongue>,
): Promise<Played> => {
  const tried = await tryLines(of, power, text, around, losses, await readingFor(of, power, text, around));
  const end = tried.entered?.played.end;
  const isDone = tried.found.what === 'entered' || tried.found.what === 'empty';
  return {
    trial: tried.trial,
    text: isDone ? '' : (tried.entered?.played.read.text ?? text).replaceAll(/\n{2,}/g, '\n').trim(),
    trouble: await troubleOf(tried, fluent),
    ...(end === 'crash' || end === 'forfeit' ? { held: 'losses' as const } : {}),
  };
};

/** The sheet of orders of a power, such as one that was taken back; empty where lines do not say just these. */
export const sheetOf = (
  { table: { game, ruleset } }: Trial,
  power: Power,
  orders: readonly PowerOrder[],
  language: Language,
): string => {
  const { state } = game.replay;
  const context = { ruleset, state, power, language, nonce: NO_NONCE };
  // Dice that were promised for them are promised anew.
  const plain = orders.map((order) => ('nonce' in order ? { ...order, nonce: NO_NONCE } : order));
  return written(context, { text: '', sheet: parseLines(context, '') }, plain, parseLines) ?? '';
};
