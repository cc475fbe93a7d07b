// A change of the archive, told: what it does to each game, and everything that stands against taking it, each with where,
// which rule and what next.

import { SETTINGS_FILE } from '../archive/index.ts';
import type { AgainstReport, ChangedGame, ChangeRefusal } from '../git/index.ts';
import {
  AGAINST_TEXTS,
  type AgainstCode,
  type AgainstParams,
  type AgainstStop,
  type AgainstTexts,
} from '../i18n/git/against/index.ts';
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

const textsOf = (desk: Desk): AgainstTexts => AGAINST_TEXTS[desk.language];

/** Names of files and people in a change are anybody's: every text in them is made harmless before it is shown. */
const cleaned = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? cleanLine(part) : part)) as T; // only texts are replaced, by texts

const sentenceOf = (desk: Desk, refusal: ChangeRefusal): string => {
  if (refusal.code === 'bad-settings') return saySettings(desk.t, refusal.params.fault, SETTINGS_FILE);
  const say = textsOf(desk).refusals[refusal.code] as (params: AgainstParams[AgainstCode]) => string; // `ChangeRefusal` pairs each code with its params
  return say(refusal.params);
};

const gameLine = (desk: Desk, { slug, how, kept, cut, game }: ChangedGame): string => {
  const { games } = textsOf(desk);
  const added = (game?.entries.length ?? 0) - kept;
  switch (how) {
    case 'opened':
      return games.opened(slug, added);
    case 'grown':
      return games.grown(slug, added);
    case 'repaired':
      return games.repaired(slug, cut?.line ?? 0, cut?.lines ?? 0);
    case 'demonstration':
      return games.demonstration(slug);
    case 'removed':
      return games.removed(slug);
  }
};

/** Lines that somebody else committed, where the game leaves that free: told, and no fault. */
const carriedLines = (desk: Desk, { path, carried = [] }: ChangedGame): readonly string[] =>
  carried.flatMap((each) =>
    each.kind === 'signer'
      ? [
          `  ${textsOf(desk).carried(`${cleanLine(path)}:${each.line}`, shortCommit(each.commit), each.by, each.signer)}`,
        ]
      : [],
  );

const shortCommit = (commit: string): string => commit.slice(0, 10);

const refusalLinesOf = (desk: Desk, refusal: ChangeRefusal, { base }: Sides): readonly string[] => {
  const t = textsOf(desk);
  const { code, rule, path, line, commit, game = '' } = refusal;
  // What is wrong with the settings names the file itself.
  const file = code === 'bad-settings' ? '' : line === undefined ? path : `${path}:${line}`;
  const where = [file, commit === undefined ? '' : t.commit(shortCommit(commit))]
    .filter((each) => each !== '')
    .join(', ');
  return [
    `${where === '' ? '' : `${desk.paint.bold(where)}  `}${sentenceOf(desk, refusal)}`,
    `  ${desk.paint.dim(desk.t('labels-rule'))}  ${t.rules[rule]}`,
    nextLine(desk, t.next[code]({ base, path, game })),
  ];
};

/** Tells a change; the last line says whether it may be taken. */
export const tellAgainst = (desk: Desk, report: AgainstReport, sides: Sides): void => {
  const t = textsOf(desk);
  const refused = cleaned(report.refused);
  desk.say(t.heading(sides.base, sides.head));
  const gone = new Set(refused.flatMap(({ code, path }) => (code === 'log-missing' ? [path] : [])));
  for (const changed of report.games) {
    const { game, found, how } = changed;
    // A log that was refused before it was read has nothing to tell of itself.
    if (gone.has(changed.path) || (game === undefined && how !== 'removed' && how !== 'repaired')) continue;
    desk.say(`  ${gameLine(desk, changed)}`);
    if (game !== undefined && found !== undefined) tellProof(desk, game, found);
    for (const line of carriedLines(desk, changed)) desk.say(line);
  }
  if (report.others > 0) desk.say(`  ${t.others(report.others)}`);
  if (report.games.length + report.others + refused.length === 0) desk.say(`  ${t.nothing}`);
  for (const refusal of refused) for (const line of refusalLinesOf(desk, refusal, sides)) desk.say(line);
  desk.say(refused.length === 0 ? desk.paint.green(t.good) : desk.paint.red(t.bad(refused.length)));
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
    next: textsOf(desk).next[refusal.code]({ base: sides.base, path: refusal.path, game: refusal.game ?? '' }),
  })),
});

/** Ends a command because there is nothing to compare. */
export const stopAgainst = (desk: Desk, stop: AgainstStop): Stop => {
  const t = textsOf(desk);
  const said = 'said' in stop ? cleanLine(stop.said) : '';
  return new Stop(EXIT.usage, [t.stops[stop.kind](said), nextLine(desk, t.stopNext[stop.kind])], { stop: stop.kind });
};
