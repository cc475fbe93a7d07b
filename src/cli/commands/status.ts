// `status`: the games of an archive, whose turn it is, what is awaited.

import { type Game, loadGame, rulesOf } from '../../archive/index.ts';
import { awaits } from '../../engine/index.ts';
import { moment } from '../../i18n/index.ts';
import { listGames } from '../../log/files.ts';
import { DEFAULT_OPTIONS } from '../../rulesets/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { dueData, dueLines, playersOf } from '../due.ts';
import { answer } from '../exit.ts';
import { faultLines, nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { progressOf } from '../progress.ts';
import { openTable, type Table } from '../table.ts';

type State = 'waiting' | 'finished' | 'broken';

interface Row {
  readonly game: Game;
  readonly state: State;
  readonly last: string;
}

const stateOf = (game: Game): State =>
  game.faults.length > 0 ? 'broken' : game.replay.state.winner === undefined ? 'waiting' : 'finished';

const titleOf = (game: Game): string => {
  const order = game.entries[0]?.order;
  return order?.type === 'open-game' ? cleanLine(order.title) : game.slug;
};

const awaitedFrom = (game: Game): readonly string[] => {
  const ruleset = rulesOf(game);
  if (ruleset === undefined) return [];
  return awaits(ruleset, game.replay.state).flatMap((due) =>
    playersOf(game, due.kind === 'decision' ? due.from : [due.power]),
  );
};

const rowLine = (desk: Desk, { game, state }: Row): string => {
  const { paint, t } = desk;
  const words = desk.words(rulesOf(game));
  const { round, turn, winner } = game.replay.state;
  const name = `${paint.bold(game.slug)}  ${titleOf(game)}`;
  const [fault] = game.faults;
  if (state === 'broken') return `  ${name}  ${paint.red(t.status.brokenLine(fault?.line ?? 0))}`;
  if (winner !== undefined) return `  ${name}  ${t.due.over(words.side(winner.side))}`;
  const players = awaitedFrom(game);
  const who = players.length === 0 ? '' : ` (${players.join(', ')})`;
  return `  ${name}  ${t.status.round(round)}, ${words.power(turn.power)}, ${words.phase(turn.phase)}${who}`;
};

const allGames = (desk: Desk) => {
  const { t } = desk;
  const slugs = listGames(desk.archive);
  const progress = progressOf(desk, slugs.length, t.verify.progress);
  const rows: readonly Row[] = slugs
    .map((slug, index) => {
      const game = loadGame(desk.archive, slug);
      progress(index + 1);
      return { game, state: stateOf(game), last: game.entries.at(-1)?.at ?? '' };
    })
    .sort((a, b) => (a.last < b.last ? 1 : a.last > b.last ? -1 : 0));
  if (rows.length === 0) {
    desk.say(t.status.empty);
    desk.say(nextLine(desk, t.status.emptyNext));
  }
  for (const [state, title] of [
    ['waiting', t.status.waiting],
    ['finished', t.status.finished],
    ['broken', t.status.broken],
  ] as const) {
    const own = rows.filter((row) => row.state === state);
    if (own.length > 0) desk.say(desk.paint.bold(title));
    for (const row of own) desk.say(rowLine(desk, row));
  }
  return answer({
    games: rows.map(({ game, state, last }) => ({
      game: game.slug,
      title: titleOf(game),
      state,
      last,
      entries: game.entries.length,
      round: game.replay.state.round,
      power: game.replay.state.turn.power,
      phase: game.replay.state.turn.phase,
      awaited: state === 'waiting' ? awaitedFrom(game) : [],
      winner: game.replay.state.winner ?? null,
      faults: game.faults,
    })),
  });
};

/** Options that differ from what is usually played, as `luck=low-luck`. */
const unusual = ({ game }: Table): readonly string[] =>
  Object.entries(game.replay.state.options).flatMap(([name, value]) =>
    Object.entries(DEFAULT_OPTIONS).some(([usual, other]) => usual === name && other === value)
      ? []
      : [`${name}=${value}`],
  );

const oneGame = (desk: Desk, slug: string) => {
  const { t, paint } = desk;
  const table = openTable(desk, slug, 'shown');
  const { game, words } = table;
  const { state } = game.replay;
  desk.say(`${paint.bold(titleOf(game))}  (${game.slug})`);
  if (game.trust.purpose === 'demonstration') desk.say(t.status.demonstration);
  desk.say(t.status.ruleset(state.ruleset.id, state.ruleset.version));
  desk.say(t.status.dice(game.trust.source));
  desk.say(t.status.options(unusual(table).join(', ') || t.status.asUsual));
  desk.say(`${t.status.players}:`);
  for (const { id, name, powers, role } of game.trust.players) {
    const plays = role === 'player' ? words.powers(powers) || t.status.noPowers : t.status.roles[role];
    desk.say(`  ${paint.bold(id)}  ${cleanLine(name)}  ${plays}`);
  }
  const last = game.entries.at(-1);
  if (last !== undefined) desk.say(t.status.last(moment(desk.language, last.at), last.by));
  desk.say();
  for (const fault of game.faults) for (const line of faultLines(desk, fault, words)) desk.say(line);
  if (game.faults.length === 0) for (const line of dueLines(desk, table)) desk.say(line);
  return answer({
    game: game.slug,
    title: titleOf(game),
    state: stateOf(game),
    ruleset: state.ruleset,
    options: state.options,
    dice: game.trust.source,
    purpose: game.trust.purpose,
    players: game.trust.players,
    entries: game.entries.length,
    round: state.round,
    power: state.turn.power,
    phase: state.turn.phase,
    due: game.faults.length === 0 ? dueData(table) : [],
    proposals: game.trust.proposals,
    winner: state.winner ?? null,
    faults: game.faults,
  });
};

export const status = command({
  name: 'status',
  takes: '[game]',
  options: {},
  async run(desk, [slug]) {
    return slug === undefined ? allGames(desk) : oneGame(desk, slug);
  },
});
