// `now`, which is also `fieldpost` alone: what happened in one's games since one last looked, what waits for one; and
// at a terminal straight on to it.

import { type Game, rulesOf } from '../../archive/index.ts';
import { isOver } from '../../engine/index.ts';
import { listGames } from '../../log/files.ts';
import { awaitedText, titleOf } from '../../post/index.ts';
import { playerOf } from '../../trust/index.ts';
import { awaitedAway, awayLine } from '../away.ts';
import { command, NOTHING_GIVEN } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, GaveUp, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { leadTurn } from '../guided.ts';
import { happenedLines } from '../happened.ts';
import { keepLooked, newTo, readLooked } from '../looked.ts';
import { cleanLine } from '../paint.ts';
import { telling } from '../post/letters.ts';
import { readGame } from '../readings.ts';
import { openTable, takeSeat } from '../table.ts';
import { byUrgency, type Late, lateOf } from '../waiting.ts';

interface Row {
  readonly game: Game;
  /** What happened, in lines. */
  readonly story: readonly string[];
  /** What waits for the player. */
  readonly mine: readonly Late[];
  /** Who is awaited and away, and who enters for him. */
  readonly away: ReturnType<typeof awaitedAway>;
}

/** After a long time the last headlines are enough. */
const MOST_LINES = 24;

const tellRow = (desk: Desk, { game, story, mine, away }: Row): void => {
  const { t } = desk;
  const ruleset = rulesOf(game);
  desk.say(`${desk.paint.bold(game.slug)}  ${cleanLine(titleOf(game))}`);
  if (story.length > MOST_LINES) desk.say('  …');
  for (const line of story.slice(-MOST_LINES)) desk.say(`  ${line}`);
  const [fault] = game.faults;
  if (fault !== undefined) desk.say(`  ${desk.paint.red(t('status-broken-line', { line: fault.line }))}`);
  else if (ruleset !== undefined) {
    for (const line of awaitedText(telling(desk, { game, ruleset }, desk.language))) desk.say(`  ${cleanLine(line)}`);
    for (const each of away) desk.say(`  ${awayLine(desk, game, each)}`);
    if (mine.length > 0) desk.say(`  ${desk.paint.green(t('now-waits'))}`);
  }
};

/** What can be done at a terminal at once. */
const isPlayable = ({ mine }: Row): boolean => mine.some(({ kind }) => kind === 'orders' || kind === 'decision');

/** The game to go on with, if any; whoever breaks off here has been told all the same. */
const choose = async (desk: Desk, rows: readonly Row[]): Promise<string | undefined> => {
  const [only, ...others] = rows;
  if (only === undefined) return undefined;
  desk.say();
  try {
    if (others.length === 0)
      return (await desk.confirm(desk.t('now-go-on', { slug: only.game.slug }))) ? only.game.slug : undefined;
    const said = await desk.select(desk.t('now-which'), [
      ...rows.map(({ game }) => ({ value: game.slug, label: game.slug, hint: cleanLine(titleOf(game)) })),
      { value: '', label: desk.t('guide-later') },
    ]);
    return said === '' ? undefined : said;
  } catch (error) {
    if (error instanceof GaveUp) return undefined;
    throw error;
  }
};

/** Whose games are meant; undefined where nobody has said who he is. */
const whoLooks = ({ common, env }: Desk): string | undefined => common.as ?? env.gitConfig('fieldpost.player');

/** Whether `fieldpost` alone has somebody to tell, and something to tell of. */
export const mayLook = (desk: Desk): boolean => whoLooks(desk) !== undefined && listGames(desk.archive).length > 0;

const rowsOf = (desk: Desk, player: string): readonly Row[] => {
  const looked = readLooked(desk);
  const tells = desk.common.format === 'text';
  return listGames(desk.archive)
    .map((slug) => readGame(desk, slug))
    .filter((game) => playerOf(game.trust, player) !== undefined)
    .map((game): Row => {
      const waiting = game.faults.length > 0 ? [] : lateOf(desk, game);
      const mine = waiting.filter(({ players }) => players.includes(player));
      const isNew = newTo(looked, player, game);
      const story = tells || game.entries.some(isNew) ? happenedLines(desk, game, isNew) : [];
      return { game, story, mine: [...mine].sort(byUrgency), away: awaitedAway(desk, game, waiting) };
    })
    .sort((a, b) => byUrgency(a.mine[0], b.mine[0]) || b.mine.length - a.mine.length);
};

const look = async (desk: Desk): Promise<Answer> => {
  const { t } = desk;
  const player = whoLooks(desk);
  if (player === undefined) throw new Stop(EXIT.usage, [t('clock-who-mine'), nextLine(desk, t('clock-who-mine-next'))]);
  const rows = rowsOf(desk, player);
  const told = rows.filter(
    ({ story, mine, game }) => story.length > 0 || mine.length > 0 || !isOver(game.replay.state),
  );
  if (rows.length === 0) desk.say(t('now-no-games', { player: cleanLine(player) }));
  else if (told.every(({ story, mine }) => story.length === 0 && mine.length === 0)) desk.say(t('now-nothing'));
  for (const [index, row] of told.entries()) {
    if (index > 0) desk.say();
    tellRow(desk, row);
  }
  const data = {
    games: told.map(({ game, story, mine, away }) => ({
      game: game.slug,
      title: titleOf(game),
      happened: story.map((line) => line.trim()),
      waiting: mine,
      away,
    })),
  };
  if (desk.common.format === 'json') return answer(data);
  keepLooked(
    desk,
    player,
    rows.map(({ game }) => game),
  );
  const playable = told.filter(isPlayable);
  const slug = desk.asks ? await choose(desk, playable) : undefined;
  if (slug !== undefined) {
    const seat = await takeSeat(desk, openTable(desk, slug), NOTHING_GIVEN);
    const played = await leadTurn(desk, slug, seat);
    keepLooked(desk, player, [readGame(desk, slug)]);
    return played;
  }
  for (const { game } of playable) desk.say(nextLine(desk, `npx fieldpost turn ${game.slug}`));
  return answer(data);
};

export const now = command({
  name: 'now',
  takes: {},
  options: {},
  examples: ['npx fieldpost now', 'npx fieldpost now --as anna'],
  run: (desk) => look(desk),
});
