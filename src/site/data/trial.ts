// Games that somebody can try orders on: those under way, each with its position as a file and what is entered of each
// player's turn, and for what it waits with a line that would answer.

import { headOf } from '../../archive/index.ts';
import { awaitedPowers, idOf, nextTurn, powerFor, turnNow, turnSoFar } from '../../clerk/index.ts';
import { awaits, isActing, makeStateJson } from '../../engine/index.ts';
import type { Words } from '../../i18n/words.ts';
import { answerLine, POSITION_FORMAT, type PositionJson, type Seated, type SoFarJson } from '../../post/index.ts';
import { theRegistry } from './clauses.ts';
import type { GameData } from './loaded.ts';

/** What others may know of a player; keys and git names are of no use here. */
const seated = ({ id, name, role, powers, language, dialect }: Seated): Seated => ({
  id,
  name,
  role,
  powers,
  ...(language === undefined ? {} : { language }),
  ...(dialect === undefined ? {} : { dialect }),
});

/** The position of a game under way, for programs that have no log. */
export const positionJson = ({ view, told: { game } }: GameData): PositionJson => {
  const { state } = game.replay;
  return {
    format: POSITION_FORMAT,
    game: view.slug,
    title: view.title,
    head: headOf(game),
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
    head: headOf(game),
    player,
    ...(turn && start ? { turn: { ...turn, start } } : {}),
  };
};

/** Somebody who plays powers, and the turn that what he writes now is for. */
export interface Seat extends Seated {
  readonly turn: string;
}

/** The turn under way where he is awaited, else his next. */
const turnFor = ({ told: { ruleset, game } }: GameData, { powers }: Pick<Seated, 'powers'>): string => {
  const { state } = game.replay;
  const isMoving = ruleset === undefined || powers.some((power) => isActing(state, power));
  return idOf((isMoving ? undefined : nextTurn(ruleset, state, powers)) ?? turnNow(state));
};

/** Those who play powers, who is awaited first. */
export const seatsIn = (data: GameData): readonly Seat[] => {
  const { ruleset, game } = data.told;
  const awaited = ruleset === undefined ? [] : awaitedPowers(ruleset, game.replay.state);
  const isAwaited = ({ powers }: Seated): boolean => powers.some((power) => awaited.includes(power));
  const players = data.view.players.filter(({ powers }) => powers.length > 0);
  const inOrder = [...players.filter(isAwaited), ...players.filter((player) => !isAwaited(player))];
  return inOrder.map((player) => ({ ...seated(player), turn: turnFor(data, player) }));
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
