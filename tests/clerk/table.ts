// A clerk at a game in memory: sheets are played, and dice fall as a test says.

import { appendRoll, type Game, rulesOf } from '../../src/archive/index.ts';
import { resent } from '../../src/clerk/entered.ts';
import { CRAFT, type Hands, type Played, readSheet, type Seat, type Table } from '../../src/clerk/index.ts';
import { playSheet } from '../../src/clerk/play.ts';
import type { PowerOrder } from '../../src/engine/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { playerOf } from '../../src/trust/index.ts';
import type { Need, Power, Roll } from '../../src/vocab/index.ts';
import { drafted, open, seed } from '../archive/play.ts';
import { AT } from '../log/sample.ts';

/** The faces of a need; undefined where they have not fallen yet. */
export type Fall = (need: Need) => readonly number[] | undefined;

const every =
  (face: (need: Need) => number): Fall =>
  (need) =>
    Array.from({ length: need.n }, () => face(need));
const isAttack = ({ purpose }: Need): boolean => purpose.includes('/attack');

/** All attackers hit and no defender; the other way round; nobody does. */
export const WON = every((need) => (isAttack(need) ? 1 : 6));
export const LOST = every((need) => (isAttack(need) ? 6 : 1));
export const MISSED = every(() => 6);

export const newTable = (): Table => {
  const game = open({ dice: { source: 'recorded' } });
  const ruleset = rulesOf(game);
  if (ruleset === undefined) throw new Error('There is no ruleset.');
  return { game, ruleset, words: wordsOf(ruleset.board, 'en'), ...CRAFT };
};

export const seatOf = ({ game }: Table, player: string, power: Power): Seat => {
  const speaker = playerOf(game.trust, player);
  if (speaker === undefined) throw new Error(`${player} plays nothing.`);
  return { said: { at: AT, by: player }, speaker, power };
};

const handsWith = (fall: Fall): Hands => {
  let nth = 0;
  const land = (at: Game): ReturnType<Hands['land']> => {
    let game = at;
    const entries = [];
    for (;;) {
      const ruleset = rulesOf(game);
      const [need] = game.replay.state.awaiting;
      const faces = need && fall(need);
      if (ruleset === undefined || faces === undefined || need === undefined)
        return Promise.resolve({ game, entries, missing: game.replay.state.awaiting });
      const rolls: readonly Roll[] = [{ purpose: need.purpose, sides: need.sides, values: [...faces] }];
      const draft = drafted(appendRoll(game, { at: AT, by: 'anna' }, { source: 'recorded', service: 'table', rolls }));
      game = draft.game;
      entries.push(...draft.entries);
    }
  };
  return {
    language: 'en',
    nonce: () => {
      nth += 1;
      return seed(nth);
    },
    write: ({ game }) => game,
    land: ({ game }) => land(game),
  };
};

/** Plays lines as far as they go, leaving out what the log has already. */
export const playLines = async (table: Table, seat: Seat, text: string, fall: Fall): Promise<Played> => {
  const hands = handsWith(fall);
  const whole = readSheet(hands, table, seat, text);
  const again = resent(hands, table, seat, whole);
  const read = again === undefined ? whole : readSheet(hands, table, seat, again.text);
  const listener = { home: () => {}, ordered: () => {}, landed: () => {}, missing: () => {} };
  return playSheet(table, seat, read, { losses: 'held-back', hands, listener });
};

/** Dice that were due fall now. */
export const letFall = async (table: Table, seat: Seat, fall: Fall): Promise<Table> => ({
  ...table,
  game: (await handsWith(fall).land(table, seat)).game,
});

/** The orders in the log, without what every order has. */
export const ordersIn = ({ game }: Table): readonly PowerOrder[] =>
  game.entries.flatMap(({ order }) => (order !== undefined && 'power' in order ? [order as PowerOrder] : []));
