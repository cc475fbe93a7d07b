// A real game in which everybody signs, with dice of each kind that is proved.
import {
  appendFormal,
  appendOrder,
  appendRoll,
  type Drafted,
  type Game,
  type GameSigner,
  openGame,
} from '../../src/archive/index.ts';
import { anchorOf, QUICKNET, secretAt } from '../../src/dice/index.ts';
import type { DiceRules, OpenGame, Player, PowerOrder } from '../../src/engine/index.ts';
import { timeOf } from '../../src/vocab/index.ts';
import { genuine } from '../dice/rounds.ts';
import { KEYS, type Signs } from '../log/keys.ts';
import { GAME, openOrder } from '../log/sample.ts';
import { drafted } from './play.ts';

export const FIRST = genuine(1000);
export const SECOND = genuine(1001);

/** A minute before the first round of the tests: a receipt of this time asks for it. */
export const SEEN = timeOf(Date.parse(FIRST.time) / 1000 - 60);
/** Before all of it. */
export const EARLY = timeOf(Date.parse(FIRST.time) / 1000 - 3600);

/** Everybody signs with his own key. */
export const sign: GameSigner = (_, { by }, message) => (by in KEYS ? KEYS[by as Signs].sign(message) : undefined); // `in` has just told that it is one of them

const LENGTH = 8;
const SECRET = '5e'.repeat(32);

const withKey = (player: Player): Player =>
  player.id in KEYS ? { ...player, keys: [KEYS[player.id as Signs].public] } : player; // as above

export const openSigned = (dice: DiceRules, change: Partial<OpenGame> = {}, at = EARLY): Game => {
  const players = (openOrder.players as readonly Player[]).map(withKey);
  return drafted(openGame(GAME, { ...openOrder, dice, players, ...change }, { at, by: 'anna' }, sign)).game;
};

const playerOf = (order: PowerOrder): string => (['germany', 'japan'].includes(order.power) ? 'bernd' : 'anna');

/** Gives an order; dice it needs are still to come. */
export const say = (game: Game, order: PowerOrder, at = EARLY): Game =>
  drafted(appendOrder(game, order, { at, by: playerOf(order) })).game;

/** Bernd keeps the dice for Anna. */
export const anchored = (change: Partial<OpenGame> = {}): Game =>
  drafted(
    appendFormal(
      openSigned({ source: 'reveal' }, change),
      { type: 'anchor', anchor: anchorOf(SECRET, LENGTH), length: LENGTH },
      { at: EARLY, by: 'bernd' },
    ),
  ).game;

export const reveal = (game: Game, k: number, at = EARLY): Drafted =>
  appendRoll(game, { at, by: 'bernd' }, { source: 'reveal', k, x: secretAt(SECRET, LENGTH, k) });

export const beacon = (): Game => openSigned({ source: 'drand', chain: QUICKNET.chain });

export const receipt = (game: Game): Game =>
  drafted(appendFormal(game, { type: 'receipt', of: game.trust.open?.hash ?? '' }, { at: SEEN, by: 'robo' })).game;

export const rolled = (game: Game, signature = FIRST.signature): Drafted =>
  appendRoll(game, { at: SEEN, by: 'robo' }, { source: 'drand', chain: QUICKNET.chain, round: FIRST.round, signature });
