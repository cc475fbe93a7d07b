// What proving a game found out, told: the verdict, what was counted, and every line that is at fault or that the rules
// would decide otherwise today.

import { type CheckedEntry, type Difference, type Game, rulesOf, type Verification } from '../archive/index.ts';
import { fromTheFuture } from '../git/index.ts';
import { sayEvent } from '../i18n/echo/index.ts';
import type { Words } from '../i18n/words.ts';
import type { Desk } from './desk.ts';
import { faultData, faultLines, nextLine, refusalLines } from './faults.ts';

const VERDICTS = ['proved', 'clerical', 'reported', 'differs', 'wrong-dice', 'unknown-rules'] as const;
const DICE = ['proved', 'table', 'claimed', 'wrong'] as const;

const countLine = (desk: Desk, game: Game, { entries }: Verification): string => {
  const { t } = desk;
  const verdicts = VERDICTS.flatMap((verdict) => {
    const count = entries.filter((entry) => entry.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${t(`verify-verdicts-${verdict}`)}`];
  });
  const dice = DICE.flatMap((verdict) => {
    const count = entries.filter((entry) => entry.dice === verdict).length;
    return count === 0 ? [] : [`${count} × ${t(`verify-dice-${verdict}`)}`];
  });
  const signed = game.entries.filter(({ sig }) => sig !== undefined).length;
  const signatures = signed === 0 ? [] : [t('proof-signed', { count: signed })];
  return [t('counted-entries', { count: entries.length }), ...verdicts, ...dice, ...signatures].join(', ');
};

/** What would be decided now, and what stands written. */
export const differenceLines = (desk: Desk, difference: Difference, words: Words): readonly string[] => {
  const { t } = desk;
  const told = (event: Extract<Difference, { kind: 'events' }>['decided']): string =>
    event === undefined ? t('verify-nothing') : `${event.type}: ${sayEvent(event, words, 'edit').join('; ')}`;
  switch (difference.kind) {
    case 'refused':
      return [
        `  ${t('verify-refused-now')}`,
        ...difference.refusals.flatMap((refusal) => refusalLines(desk, refusal, words)),
      ];
    case 'events':
      return [
        `  ${t('verify-event-now', { number: difference.index + 1 })}`,
        `  ${t('verify-as-decided')}  ${told(difference.decided)}`,
        `  ${t('verify-as-written')}  ${told(difference.recorded)}`,
      ];
    case 'archive-refused':
      return [`  ${t('verify-refused-now')}`];
  }
};

const entryLines = (
  desk: Desk,
  game: Game,
  { seq, difference, ruling }: CheckedEntry,
  words: Words,
): readonly string[] => {
  if (difference === undefined) return [];
  return [
    `${desk.paint.bold(`${game.file}:${seq + 1}`)}  ${desk.t('verify-differs-at')}`,
    ...differenceLines(desk, difference, words),
    ...(ruling === undefined ? [] : [`  ${desk.t('verify-ruled')}`]),
    nextLine(desk, `npx fieldpost show ${game.slug} --at ${Math.max(0, seq - 1)}`),
  ];
};

/** Lines that say they were written later than now; each time once, for later lines cannot bear an earlier one. */
const aheadIn = (desk: Desk, { entries }: Game) => {
  const found = fromTheFuture(entries, 0, desk.env.now());
  return found.filter(({ at }, index) => found.findIndex((other) => other.at === at) === index);
};

const aheadLines = (desk: Desk, game: Game): readonly string[] => {
  const { t } = desk;
  const now = `${desk.env.now().toISOString().slice(0, 19)}Z`;
  return aheadIn(desk, game).flatMap(({ at, seq }) => [
    desk.paint.yellow(
      t('clock-ahead', { line: `${game.file}:${seq + 1}`, at: desk.moment(at), now: desk.moment(now) }),
    ),
    nextLine(desk, t('clock-ahead-next')),
  ]);
};

/** What was found out about a game, in lines. */
export const tellProof = (desk: Desk, game: Game, found: Verification): void => {
  const { t, paint } = desk;
  const words = desk.words(rulesOf(game));
  const colour = { sound: paint.green, differs: paint.yellow, broken: paint.red }[found.verdict];
  desk.say(`${paint.bold(game.slug)}  ${colour(t(`verify-${found.verdict}`))}  ${countLine(desk, game, found)}`);
  if (game.trust.purpose === 'trial') desk.say(`  ${t('status-trial')}`);
  for (const fault of found.faults) for (const line of faultLines(desk, fault, words)) desk.say(line);
  for (const entry of found.entries) for (const line of entryLines(desk, game, entry, words)) desk.say(line);
  for (const line of aheadLines(desk, game)) desk.say(line);
  if (game.torn !== undefined) desk.say(`  ${t('verify-torn', { bytes: game.torn.bytes })}`);
};

/** The same as data. */
export const proofData = (desk: Desk, game: Game, found: Verification) => ({
  game: game.slug,
  verdict: found.verdict,
  entries: found.entries,
  signed: game.entries.filter(({ sig }) => sig !== undefined).length,
  faults: found.faults.map((fault) => faultData(desk, fault, desk.words(rulesOf(game)))),
  ahead: aheadIn(desk, game).map(({ seq, at }) => ({ seq, at })),
  torn: game.torn ?? null,
});
