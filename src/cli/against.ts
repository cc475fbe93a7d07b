// A change of the archive, told: what it does to each game, and everything that stands against taking it, each with
// where, which rule and what next.

import { SETTINGS_FILE } from '../archive/index.ts';
import type { AgainstReport, AgainstStop, ChangedGame, ChangeRefusal } from '../git/index.ts';
import { sayCoded } from '../i18n/messages/say.ts';
import { saySettings } from '../i18n/settings.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import { proofData, tellProof } from './proof.ts';

/** The two sides as they were named. */
export interface Sides {
  readonly base: string;
  readonly head: string;
}

/** Names of files and people in a change are anybody's: every text in them is made harmless before it is shown. */
const cleaned = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? cleanLine(part) : part)) as T; // only texts are replaced, by texts

const sentenceOf = (desk: Desk, refusal: ChangeRefusal): string =>
  refusal.code === 'bad-settings'
    ? saySettings(desk.t, refusal.params.fault, SETTINGS_FILE)
    : sayCoded(desk.words(), 'against-refusal', refusal);

const adviceOf = (desk: Desk, { code, path, game = '' }: ChangeRefusal, { base }: Sides): string =>
  desk.t(`against-next-${code}`, { base, path, game });

const gameLine = (desk: Desk, { slug, how, kept, cut, game }: ChangedGame): string => {
  const { t } = desk;
  switch (how) {
    case 'opened':
    case 'grown':
      return t(`against-game-${how}`, { game: slug, count: (game?.entries.length ?? 0) - kept });
    case 'repaired':
      return t('against-game-repaired', { game: slug, line: cut?.line ?? 0, dropped: cut?.lines ?? 0 });
    case 'demonstration':
    case 'removed':
      return t(`against-game-${how}`, { game: slug });
  }
};

const shortCommit = (commit: string): string => commit.slice(0, 10);

/** Lines that somebody else committed, where the game leaves that free: told, and no fault. */
const carriedLines = (desk: Desk, { path, carried = [] }: ChangedGame): readonly string[] =>
  carried.flatMap((each) => {
    if (each.kind !== 'signer') return [];
    const { line, commit, by, signer } = each;
    const where = `${cleanLine(path)}:${line}`;
    return [`  ${desk.t('against-carried', { where, commit: shortCommit(commit), by, signer })}`];
  });

const refusalLinesOf = (desk: Desk, refusal: ChangeRefusal, sides: Sides): readonly string[] => {
  const { t } = desk;
  const { code, rule, path, line, commit } = refusal;
  // What is wrong with the settings names the file itself.
  const file = code === 'bad-settings' ? '' : line === undefined ? path : `${path}:${line}`;
  const where = [file, commit === undefined ? '' : t('against-commit', { commit: shortCommit(commit) })]
    .filter((each) => each !== '')
    .join(', ');
  return [
    `${where === '' ? '' : `${desk.paint.bold(where)}  `}${sentenceOf(desk, refusal)}`,
    `  ${desk.paint.dim(desk.t('labels-rule'))}  ${t(`against-rule-${rule}`)}`,
    nextLine(desk, adviceOf(desk, refusal, sides)),
  ];
};

/** Tells a change; the last line says whether it may be taken. */
export const tellAgainst = (desk: Desk, report: AgainstReport, sides: Sides): void => {
  const { t } = desk;
  const refused = cleaned(report.refused);
  desk.say(t('against-heading', { base: sides.base, head: sides.head }));
  const gone = new Set(refused.flatMap(({ code, path }) => (code === 'log-missing' ? [path] : [])));
  for (const changed of report.games) {
    const { game, found, how } = changed;
    // A log that was refused before it was read has nothing to tell of itself.
    if (gone.has(changed.path) || (game === undefined && how !== 'removed' && how !== 'repaired')) continue;
    desk.say(`  ${gameLine(desk, changed)}`);
    if (game !== undefined && found !== undefined) tellProof(desk, game, found);
    for (const line of carriedLines(desk, changed)) desk.say(line);
  }
  if (report.others > 0) desk.say(`  ${t('against-others', { count: report.others })}`);
  if (report.games.length + report.others + refused.length === 0) desk.say(`  ${t('against-nothing')}`);
  for (const refusal of refused) for (const line of refusalLinesOf(desk, refusal, sides)) desk.say(line);
  desk.say(
    refused.length === 0
      ? desk.paint.green(t('against-good'))
      : desk.paint.red(t('against-bad', { count: refused.length })),
  );
};

/** The same as data. */
export const againstData = (desk: Desk, report: AgainstReport, sides: Sides) => ({
  against: { said: sides.base, commit: report.base },
  head: { said: sides.head, commit: report.head },
  games: report.games.map(({ slug, how, kept, cut, game, found, carried = [] }) => ({
    ...(game === undefined || found === undefined ? { game: slug } : proofData(desk, game, found)),
    how,
    kept,
    ...(cut === undefined ? {} : { cut }),
    carried: cleaned(carried),
  })),
  others: report.others,
  refused: cleaned(report.refused).map((refusal) => ({
    ...refusal,
    words: sentenceOf(desk, refusal),
    next: adviceOf(desk, refusal, sides),
  })),
});

/** Ends a command because there is nothing to compare. */
export const stopAgainst = (desk: Desk, stop: AgainstStop): Stop => {
  const { t } = desk;
  const said = 'said' in stop ? cleanLine(stop.said) : '';
  return new Stop(
    EXIT.usage,
    [t(`against-stop-${stop.kind}`, { said }), nextLine(desk, t(`against-stop-${stop.kind}-next`))],
    { stop: stop.kind },
  );
};
