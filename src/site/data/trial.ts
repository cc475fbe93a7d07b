// Games that somebody can try orders on: those under way, each with its position as a file and what is entered of each
// player's turn, and for what it waits with a line that would answer.

import { awaitedPowers, idOf, nextTurn, powerFor, turnNow, turnSoFar } from '../../clerk/index.ts';
import { awaits, isActing, makeStateJson } from '../../engine/index.ts';
import type { Words } from '../../i18n/words.ts';
import { answerLine, POSITION_FORMAT, type PositionJson, type Seated, type SoFarJson } from '../../post/index.ts';
import { theRegistry } from './clauses.ts';
import type { GameData } from './games.ts';

/** True for a game that goes on and whose rules are known. */
export const isRunning = ({ view, told }: GameData): boolean =>
  view.status === 'under-way' && told.ruleset !== undefined && told.game.faults.length === 0;

/** The games under way, in the order of lists. */
export const runningGames = (games: readonly GameData[]): readonly GameData[] => games.filter(isRunning);

/** What others may know of a player; keys and git names are of no use here. */
const seated = ({ id, name, role, powers, language, dialect }: Seated): Seated => ({
  id,
  name,
  role,
  powers,
  ...(language === undefined ? {} : { language }),
  ...(dialect === undefined ? {} : { dialect }),
});

/** How far the log of a game has come. */
export const headOf = ({ told }: { readonly told: Pick<GameData['told'], 'game'> }): PositionJson['head'] => {
  const { count, hash } = told.game.trust.head;
  return { count, hash };
};

/** The position of a game under way, for programs that have no log. */
export const positionJson = ({ view, told }: GameData): PositionJson => {
  const { state } = told.game.replay;
  return {
    format: POSITION_FORMAT,
    game: view.slug,
    title: view.title,
    head: headOf({ told }),
    players: view.players.map(seated),
    state: { ...makeStateJson(state), players: state.players.map(seated) },
  };
};

/** What is entered of a player's turn in it: of the power he would be read for. */
export const soFarJson = ({ view, told: { ruleset, game } }: GameData, player: string): SoFarJson => {
  const powers = view.players.find(({ id }) => id === player)?.powers ?? [];
  const power = ruleset && powerFor(ruleset, game.replay.state, { powers });
  const turn = power && turnSoFar(game, power);
  const start = turn && { ...makeStateJson(turn.start), players: turn.start.players.map(seated) };
  return {
    format: POSITION_FORMAT,
    game: view.slug,
    head: headOf({ told: { game } }),
    player,
    ...(turn && start ? { turn: { ...turn, start } } : {}),
  };
};

/** Those who play powers, who is awaited first. */
export const playersIn = ({ view, told }: GameData): readonly Seated[] => {
  const { ruleset, game } = told;
  const awaited = ruleset === undefined ? [] : awaitedPowers(ruleset, game.replay.state);
  const isAwaited = ({ powers }: Seated): boolean => powers.some((power) => awaited.includes(power));
  const players = view.players.filter(({ powers }) => powers.length > 0);
  return [...players.filter(isAwaited), ...players.filter((player) => !isAwaited(player))];
};

/** The turn that what a player writes now is for: the one under way where he is awaited, else his next. */
export const turnFor = ({ told: { ruleset, game } }: GameData, { powers }: Pick<Seated, 'powers'>): string => {
  const { state } = game.replay;
  const isMoving = ruleset === undefined || powers.some((power) => isActing(state, power));
  return idOf((isMoving ? undefined : nextTurn(ruleset, state, powers)) ?? turnNow(state));
};

/** Lines that would answer the decisions a game waits for. */
export const answersIn = ({ told: { ruleset, game } }: GameData, words: Words): readonly string[] =>
  ruleset === undefined
    ? []
    : awaits(ruleset, game.replay.state).flatMap((due) =>
        due.kind === 'decision' ? [answerLine(ruleset.board, words, game.replay.state, due)] : [],
      );

/** The topic that explains each clause. */
export const topicsJson = () => ({
  format: 1,
  topics: Object.fromEntries([...theRegistry().clauses.values()].map(({ id, topic }) => [id, topic])),
});
