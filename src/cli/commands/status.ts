// `status`: the games of an archive, whose turn it is, what is awaited.

import { type Game, rulesOf } from '../../archive/index.ts';
import { isOver } from '../../engine/index.ts';
import { sayLength } from '../../i18n/length.ts';
import { listGames } from '../../log/files.ts';
import { endedText } from '../../post/index.ts';
import { agreedOptions } from '../../rulesets/index.ts';
import { playerOf } from '../../trust/index.ts';
import { awaitedAway, awayIn, awayLine } from '../away.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { dueData, dueLines } from '../due.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { faultLines, nextLine } from '../faults.ts';
import { agreedLines } from '../options.ts';
import { cleanLine } from '../paint.ts';
import { progressOf } from '../progress.ts';
import { enteredBy } from '../proposed.ts';
import { readGame } from '../readings.ts';
import { openTable, type Table } from '../table.ts';
import { byUrgency, type Late, lateOf, waitingLines } from '../waiting.ts';
import { mayEnterFor } from '../whose.ts';

type State = 'waiting' | 'finished' | 'broken';

interface Row {
  readonly game: Game;
  readonly state: State;
  readonly last: string;
  /** Whom it waits for, the most urgent first; nobody once it is over or broken. */
  readonly waiting: readonly Late[];
}

const stateOf = (game: Game): State =>
  game.faults.length > 0 ? 'broken' : isOver(game.replay.state) ? 'finished' : 'waiting';

const titleOf = (game: Game): string => {
  const order = game.entries[0]?.order;
  return order?.type === 'open-game' ? cleanLine(order.title) : game.slug;
};

/** How the game stands. */
const standing = (desk: Desk, { game, state }: Row): string => {
  const { paint, t } = desk;
  const words = desk.words(rulesOf(game));
  const { round, turn } = game.replay.state;
  const [fault] = game.faults;
  if (state === 'broken') return paint.red(t('status-broken-line', { line: fault?.line ?? 0 }));
  const ended = endedText(words, game.replay.state);
  if (ended !== undefined) return ended;
  return `${t('status-round', { round })}, ${words.power(turn.power)}, ${words.phase(turn.phase)}`;
};

const rowLines = (desk: Desk, row: Row): readonly string[] => [
  `  ${desk.paint.bold(row.game.slug)}  ${titleOf(row.game)}  ${standing(desk, row)}`,
  ...waitingLines(desk, row.game, row.waiting).map((line) => `      ${line}`),
  ...awaitedAway(desk, row.game, row.waiting).map((away) => `      ${awayLine(desk, row.game, away)}`),
];

/** Whose games are asked for: `--as`, or `--mine` with the player git knows; nobody in particular without either. */
const askedFor = (desk: Desk, given: Given): string | undefined => {
  const { t } = desk;
  if (!given.has('mine')) return desk.common.as;
  const said = desk.common.as ?? desk.env.gitConfig('fieldpost.player');
  if (said !== undefined) return said;
  throw new Stop(EXIT.usage, [t('clock-who-mine'), nextLine(desk, t('clock-who-mine-next'))]);
};

const allGames = (desk: Desk, given: Given) => {
  const { t } = desk;
  const player = askedFor(desk, given);
  const slugs = listGames(desk.archive);
  const progress = progressOf(desk, slugs.length, (done, all) => t('verify-progress', { done, all }));
  const rows: readonly Row[] = slugs
    .map((slug, index): Row => {
      const game = readGame(desk, slug);
      progress(index + 1);
      const state = stateOf(game);
      const waiting = state === 'broken' ? [] : [...lateOf(desk, game)].sort(byUrgency);
      const mine = player === undefined ? waiting : waiting.filter(({ players }) => players.includes(player));
      return { game, state, last: game.entries.at(-1)?.at ?? '', waiting: mine };
    })
    .filter(({ waiting }) => player === undefined || waiting.length > 0)
    .sort((a, b) => byUrgency(a.waiting[0], b.waiting[0]) || (a.last < b.last ? 1 : a.last > b.last ? -1 : 0));
  if (rows.length === 0 && player !== undefined && slugs.length > 0)
    desk.say(t('clock-nothing-mine', { player: cleanLine(player) }));
  else if (rows.length === 0) {
    desk.say(t('status-empty'));
    desk.say(nextLine(desk, 'npx fieldpost new'));
  }
  for (const [state, title] of [
    ['waiting', t('status-waiting')],
    ['finished', t('status-finished')],
    ['broken', t('status-broken')],
  ] as const) {
    const own = rows.filter((row) => row.state === state);
    if (own.length > 0) desk.say(desk.paint.bold(title));
    for (const row of own) for (const line of rowLines(desk, row)) desk.say(line);
  }
  return answer({
    games: rows.map(({ game, state, last, waiting }) => ({
      game: game.slug,
      title: titleOf(game),
      state,
      last,
      entries: game.entries.length,
      round: game.replay.state.round,
      power: game.replay.state.turn.power,
      phase: game.replay.state.turn.phase,
      awaited: [...new Set(waiting.flatMap(({ players }) => players))],
      away: state === 'broken' ? [] : awaitedAway(desk, game, waiting),
      waiting,
      winner: game.replay.state.winner ?? null,
      drawn: game.replay.state.drawn === 'yes',
      faults: game.faults,
    })),
  });
};

/** Deadlines as line 0 sets them, and who is away now or later. */
const clockLines = (desk: Desk, game: Game): readonly string[] => {
  const { t } = desk;
  const { clock, authors } = game.trust;
  const agreed =
    clock === undefined
      ? [t('clock-agreed-none')]
      : [
          t('clock-agreed-turn', { span: sayLength(t, clock.turn) }),
          ...(clock.answer === undefined ? [] : [t('clock-agreed-answer', { span: sayLength(t, clock.answer) })]),
          ...(clock.forfeit === undefined ? [] : [t('clock-agreed-forfeit', { span: sayLength(t, clock.forfeit) })]),
          ...(clock.absence === undefined ? [] : [t('clock-agreed-absence', { days: clock.absence })]),
        ];
  return [
    `${t('clock-title')}: ${agreed.join('; ')}`,
    ...(authors === 'checked' ? [t('clock-agreed-authors')] : []),
    ...awayIn(desk, game).map((away) => awayLine(desk, game, away)),
  ];
};

/** How somebody who enters for others does so for those who are awaited; nothing for anybody else. */
const forOthers = (desk: Desk, table: Table): readonly string[] => {
  const { game } = table;
  const me = playerOf(game.trust, desk.common.as ?? desk.env.gitConfig('fieldpost.player') ?? '');
  const awaited = [...new Set(dueData(table).flatMap(({ players }) => players))];
  if (me === undefined || awaited.includes(me.id) || game.trust.purpose !== 'play') return [];
  return game.trust.players
    .filter(({ id }) => awaited.includes(id) && mayEnterFor(game, me, id) === 'yes')
    .map(({ id, name }) => nextLine(desk, desk.t('seat-next-for', { id, name: cleanLine(name) })));
};

const oneGame = (desk: Desk, slug: string) => {
  const { t, paint } = desk;
  const table = openTable(desk, slug, 'shown');
  const { game, words } = table;
  const { state } = game.replay;
  desk.say(`${paint.bold(titleOf(game))}  (${game.slug})`);
  if (game.trust.purpose !== 'play')
    desk.say(t(game.trust.purpose === 'trial' ? 'status-trial' : 'status-demonstration'));
  for (const line of agreedLines(desk, state.ruleset, state.options)) desk.say(line);
  desk.say(t('status-dice', { source: game.trust.source }));
  desk.say(`${t('game-players')}:`);
  for (const { id, name, powers, role } of game.trust.players) {
    const plays = role === 'player' ? words.powers(powers) || t('status-no-powers') : t(`game-role-${role}`);
    desk.say(`  ${paint.bold(id)}  ${cleanLine(name)}  ${plays}`);
  }
  for (const line of clockLines(desk, game)) desk.say(line);
  const last = game.entries.at(-1);
  if (last !== undefined) desk.say(t('status-last', { at: desk.moment(last.at), by: enteredBy(desk, last) }));
  desk.say();
  for (const fault of game.faults) for (const line of faultLines(desk, fault, words)) desk.say(line);
  if (game.faults.length === 0)
    for (const line of [...dueLines(desk, table), ...forOthers(desk, table)]) desk.say(line);
  return answer({
    game: game.slug,
    title: titleOf(game),
    state: stateOf(game),
    ruleset: state.ruleset,
    options: agreedOptions(table.ruleset, state.options),
    dice: game.trust.source,
    purpose: game.trust.purpose,
    players: game.trust.players,
    entries: game.entries.length,
    round: state.round,
    power: state.turn.power,
    phase: state.turn.phase,
    due: game.faults.length === 0 ? dueData(table) : [],
    waiting: game.faults.length === 0 ? lateOf(desk, game) : [],
    clock: game.trust.clock ?? null,
    absences: game.trust.absences,
    away: awayIn(desk, game),
    authors: game.trust.authors,
    proposals: game.trust.proposals,
    winner: state.winner ?? null,
    drawn: state.drawn === 'yes',
    faults: game.faults,
  });
};

export const status = command({
  name: 'status',
  takes: { game: { shared: '[game]' } },
  options: { mine: '--mine' },
  examples: ['npx fieldpost status', 'npx fieldpost status --mine', 'npx fieldpost status spring-26'],
  async run(desk, [slug], given) {
    return slug === undefined ? allGames(desk, given) : oneGame(desk, slug);
  },
});
