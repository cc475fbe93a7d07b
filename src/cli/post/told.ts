// What a mail asks to be told, which changes nothing: told by the commands of the same name, at a desk in the reader's
// language.

import { turnsOf } from '../../archive/index.ts';
import { historyLines, type Received, type Request } from '../../post/index.ts';
import type { Command, Given } from '../command.ts';
import { openDesk } from '../desk.ts';
import { Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { telling } from './letters.ts';
import type { Clerk, Sitting } from './sitting.ts';

/** At work on what one mail wants. */
export interface Work {
  readonly clerk: Clerk;
  readonly sitting: Sitting;
  readonly mail: Received;
}

export type Options = { readonly [option: string]: string | true };

const given = (options: Options): Given => ({
  has: (option) => options[option] !== undefined,
  text: (option) => {
    const value = options[option];
    return typeof value === 'string' ? value : undefined;
  },
  all: (option) => {
    const value = options[option];
    return typeof value === 'string' ? [value] : [];
  },
});

/** What a command would print for this player; without lines that lead to a command line, for he has none. */
export const runFor = async (
  { clerk, sitting }: Work,
  command: Command,
  args: readonly string[],
  options: Options = {},
): Promise<{ readonly lines: readonly string[]; readonly stop?: Stop }> => {
  const { desk } = clerk;
  let out = '';
  const own = openDesk(
    {
      ...desk.env,
      stdout: {
        write: (text) => {
          out += text;
        },
        terminal: 'no',
      },
      stderr: { write: () => undefined, terminal: 'no' },
      terminal: 'no',
    },
    {
      archive: desk.archive,
      settings: desk.settings,
      language: sitting.reader.language,
      common: { as: sitting.me.id, format: 'text' },
    },
  );
  const next = own.t('labels-next');
  const plain = (lines: readonly string[]): readonly string[] =>
    lines
      .flatMap((line) => line.split('\n'))
      .filter((line) => !line.includes('npx fieldpost') && !line.trimStart().startsWith(next))
      .map((line) => line.trimEnd());
  try {
    await command.run(own, args, given(options));
    return { lines: plain(out.trimEnd().split('\n')) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return {
      lines: plain([
        ...out
          .trimEnd()
          .split('\n')
          .filter((line) => line !== ''),
        ...error.lines,
      ]),
      stop: error,
    };
  }
};

/** Rules found for a question: so many, each in three lines. */
const FOUND_LINES = 9;

const tellRule = async (work: Work, about: string): Promise<readonly string[]> => {
  const { clause } = await import('../commands/clause.ts');
  const id = about.trim().replace(/[.?!]+$/, '');
  if (/^[\w.-]+$/.test(id) && work.clerk.desk.clause(id) !== undefined) return (await runFor(work, clause, [id])).lines;
  const { lines } = await runFor(work, clause, [], { search: about });
  return [work.sitting.reader.t('request-rules'), ...lines.slice(0, FOUND_LINES)];
};

const tellOdds = async (work: Work, about: string): Promise<readonly string[]> => {
  const { odds } = await import('../commands/odds.ts');
  const { game, ruleset } = work.sitting.table;
  const battle = await runFor(work, odds, [game.slug, ...(about === '' ? [] : [about])]);
  if (battle.stop === undefined || about === '') return battle.lines;
  // Forces one against the other, which need no battle.
  const forces = await runFor(work, odds, [about], { ruleset: ruleset.id });
  return forces.stop === undefined ? forces.lines : battle.lines;
};

/** The last turns in words, and the entries of the one under way with their numbers, by which they can be named. */
const tellHistory = async (work: Work): Promise<readonly string[]> => {
  const { desk } = work.clerk;
  const { t, table, language } = work.sitting.reader;
  const turns = turnsOf(table.game);
  const told = historyLines(telling(desk, table, language), turns).map(cleanLine);
  const entries =
    told.length > 0 && (turns.at(-1)?.entries ?? []).length === 0
      ? []
      : (await runFor(work, (await import('../commands/log.ts')).log, [table.game.slug])).lines;
  return [
    ...(told.length === 0 ? [] : [t('request-history'), '', ...told]),
    ...(told.length === 0 || entries.length === 0 ? [] : ['', t('request-entries'), '']),
    ...entries,
  ];
};

/** Without what is due, which stands below every answer. */
const untilGap = (lines: readonly string[]): readonly string[] => {
  const gap = lines.indexOf('');
  return gap < 0 ? lines : lines.slice(0, gap);
};

/** What changes nothing. */
export const tell = async (
  work: Work,
  request: Extract<Request, { does: 'help' | 'status' | 'board' | 'history' | 'odds' | 'rule' }>,
): Promise<readonly string[]> => {
  const { slug } = work.sitting.table.game;
  const { t } = work.sitting.reader;
  switch (request.does) {
    case 'help':
      return t('request-help', { game: slug }).split('\n');
    case 'board':
      return [t('request-board')];
    case 'status':
      return untilGap((await runFor(work, (await import('../commands/status.ts')).status, [slug])).lines);
    case 'history':
      return tellHistory(work);
    case 'odds':
      return tellOdds(work, request.about);
    case 'rule':
      return tellRule(work, request.about);
  }
};
