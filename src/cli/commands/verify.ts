// `verify`: proves games line by line; a broken game never hides the others. With `--against` it judges a whole change
// of the archive, as CI does before it is taken. With `--checkpoint` or `--with` it holds against a game what somebody
// kept of it.

import { findingsIn, loadGame, rowsKept, type Verification, verifyGame } from '../../archive/index.ts';
import { against } from '../../git/index.ts';
import { listGames } from '../../log/files.ts';
import { againstData, stopAgainst, tellAgainst } from '../against.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { progressOf } from '../progress.ts';
import { proofData, tellProof } from '../proof.ts';
import { noSuchGame } from '../table.ts';
import { compareKept, gamesOf, holds, type Kept, readKept, tellCompared } from '../trust/kept.ts';

/** What builds keep of games beside the logs is held against these too: the games of which it says something false. */
const verifyRows = async (desk: Desk, slugs: readonly string[]): Promise<readonly string[]> => {
  if (!rowsKept(findingsIn(desk.env.project), desk.archive)) return [];
  const { falseRowsIn } = await import('../../site/held-rows.ts');
  const found = falseRowsIn(desk.archive, desk.env.project, slugs);
  for (const game of found) desk.say(desk.t('verify-row-false', { game }));
  return found;
};

const verifyGames = async (desk: Desk, named: readonly string[], kept?: Kept): Promise<Answer> => {
  const all = listGames(desk.archive);
  const missing = named.find((slug) => !all.includes(slug));
  if (missing !== undefined) throw noSuchGame(desk, missing);
  const slugs = named.length === 0 ? all : named;
  if (slugs.length === 0) desk.say(desk.t('status-empty'));
  const progress = progressOf(desk, slugs.length, (done, all) => desk.t('verify-progress', { done, all }));
  const results = slugs.map((slug, index) => {
    const game = loadGame(desk.archive, slug);
    const found = verifyGame(game);
    tellProof(desk, game, found);
    progress(index + 1);
    const compared = kept && compareKept(game, kept);
    if (compared !== undefined) tellCompared(desk, game, compared);
    return { game, found, compared };
  });
  const count = (verdict: Verification['verdict']): number =>
    results.filter(({ found }) => found.verdict === verdict).length;
  if (slugs.length > 1)
    desk.say(desk.t('verify-total', { sound: count('sound'), differs: count('differs'), broken: count('broken') }));
  const falseRows = await verifyRows(desk, slugs);
  const data = {
    games: results.map(({ game, found, compared }) => ({
      ...proofData(desk, game, found),
      ...(compared === undefined ? {} : { kept: compared }),
    })),
    sound: count('sound'),
    differs: count('differs'),
    broken: count('broken'),
    ...(falseRows.length === 0 ? {} : { falseRows }),
  };
  const good = results.every(
    ({ found, compared }) => found.verdict === 'sound' && (compared === undefined || holds(compared) === 'yes'),
  );
  return answer(data, good && falseRows.length === 0 ? EXIT.ok : EXIT.refused);
};

const verifyChange = (desk: Desk, base: string, given: Given): Answer => {
  const head = given.text('head') ?? 'HEAD';
  const how = given.has('forward') ? 'forward' : 'merge';
  const report = against(desk.archive, { base, head, how, now: desk.env.now() });
  if (!report.ok) throw stopAgainst(desk, report.error);
  const names = { base: cleanLine(base), head: cleanLine(head) };
  tellAgainst(desk, report.value, names);
  return answer(againstData(desk, report.value, names), report.value.refused.length === 0 ? EXIT.ok : EXIT.refused);
};

export const verify = command({
  name: 'verify',
  takes: { games: '[games...]' },
  options: {
    checkpoint: '--checkpoint <line>+',
    with: '--with <mail>+',
    against: '--against <commit>',
    head: '--head <commit>',
    forward: '--forward',
  },
  examples: [
    'npx fieldpost verify',
    'npx fieldpost verify spring-26 --json',
    'npx fieldpost verify --with {folder}',
    'npx fieldpost verify --against origin/main',
    'npx fieldpost verify --against main --head origin/anna-r03',
  ],
  async run(desk, named, given) {
    const base = given.text('against');
    const { t } = desk;
    if (base === undefined) {
      const lone = (['head', 'forward'] as const).find((option) => given.has(option));
      if (lone !== undefined) throw new Stop(EXIT.usage, [t('against-needs-against', { option: `--${lone}` })]);
      if (!given.has('checkpoint') && !given.has('with')) return verifyGames(desk, named);
      const kept = await readKept(desk, given);
      return verifyGames(desk, named.length === 0 ? gamesOf(kept) : named, kept);
    }
    const kept = (['checkpoint', 'with'] as const).find((option) => given.has(option));
    if (kept !== undefined) throw new Stop(EXIT.usage, [t('against-not-with', { option: `--${kept}` })]);
    if (named.length > 0) throw new Stop(EXIT.usage, [t('against-not-with-games')]);
    return verifyChange(desk, base, given);
  },
});
