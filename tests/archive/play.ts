// Real games for the tests of the archive: every line comes from the engine.
import {
  appendOrder,
  appendProposal,
  type Draft,
  type Drafted,
  type Game,
  openGame,
  type Rejection,
} from '../../src/archive/index.ts';
import type { OpenGame, PowerOrder } from '../../src/engine/index.ts';
import { type EntryFields, makeEntry } from '../../src/log/index.ts';
import { EMPTY_HEAD, type VoidOrder } from '../../src/trust/index.ts';
import type { Need, Roll } from '../../src/vocab/index.ts';
import { AT, GAME, NONCE, openOrder } from '../log/sample.ts';

/** The draft, or an error that shows why there is none. */
export const drafted = (draft: Drafted): Draft => {
  if (!draft.ok) throw new Error(JSON.stringify(draft.error));
  return draft.value;
};

export const rejected = (draft: Drafted): Rejection => {
  if (draft.ok) throw new Error(`went through: ${draft.value.lines.join('\n')}`);
  return draft.error;
};

export const open = (change: Partial<OpenGame> = {}, slug = GAME): Game =>
  drafted(openGame(slug, { ...openOrder, ...change }, { at: AT, by: 'anna' })).game;

/** A seed for a number: tests choose dice by it. */
export const seed = (n: number): string => n.toString(16).padStart(64, '0');

/** Who plays a power in the sample. */
const playerOf = (order: PowerOrder): string => (['germany', 'japan'].includes(order.power) ? 'bernd' : 'anna');

/** Gives an order with dice from a seed. */
export const give = (game: Game, order: PowerOrder, n = 1): Game =>
  drafted(appendOrder(game, order, { at: AT, by: playerOf(order) }, { source: 'local', seed: seed(n) })).game;

export const giveAll = (game: Game, ...orders: readonly PowerOrder[]): Game =>
  orders.reduce((so, order, index) => give(so, order, index + 1), game);

/** The hash of a line. */
export const hashAt = (game: Game, seq: number): string => game.entries[seq]?.hash ?? 'none';

export const voidOf = (game: Game, ...seqs: readonly number[]): VoidOrder => ({
  type: 'void',
  of: seqs.map((seq) => hashAt(game, seq)),
  reason: 'entered wrongly',
});

/** The referee voids lines. */
export const strike = (game: Game, ...seqs: readonly number[]): Drafted =>
  appendProposal(game, voidOf(game, ...seqs), { at: AT, by: 'ref' });

/** The Soviet first turn up to the end of combat: three infantry, a tank and a fighter against the Ukraine. */
export const research: PowerOrder = { type: 'research', power: 'ussr', dice: 1, nonce: NONCE };
export const purchase: PowerOrder = { type: 'purchase', power: 'ussr', units: { infantry: 5 } };
export const attack: PowerOrder = {
  type: 'combat-move',
  power: 'ussr',
  moves: [
    {
      kind: 'march',
      units: { infantry: 3, armor: 1, fighter: 1 },
      path: ['karelia-ssr', 'ukraine-ssr'],
      land: 'karelia-ssr',
    },
  ],
  nonce: NONCE,
};
export const fight: PowerOrder = { type: 'fight', power: 'ussr', battles: [{ battle: 'ukraine-ssr' }], nonce: NONCE };
export const stay: PowerOrder = { type: 'noncombat-move', power: 'ussr', moves: [] };
export const placeFive: PowerOrder = {
  type: 'place',
  power: 'ussr',
  placements: [{ space: 'russia', units: { infantry: 5 } }],
};
export const endTurn: PowerOrder = { type: 'end-turn', power: 'ussr' };

/** The lines of a game, with one written otherwise and everything after it chained anew. */
export const rewrite = (game: Game, seq: number, change: (fields: EntryFields) => EntryFields): readonly string[] => {
  let head = EMPTY_HEAD;
  const names = new Map<string, string>();
  return game.entries.map((entry) => {
    const { v: _, game: __, seq: ___, prev: ____, hash, ...fields } = entry;
    const text = JSON.stringify(entry.seq === seq ? change(fields) : fields);
    const renamed = [...names].reduce((so, [from, to]) => so.replaceAll(from, to), text);
    const made = makeEntry(game.slug, head, JSON.parse(renamed) as EntryFields); // the same fields under new names
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    names.set(hash, made.value.entry.hash);
    head = { count: head.count + 1, hash: made.value.entry.hash };
    return made.value.line;
  });
};

/** 1 March 2026, 20:14, is when the sample opens; times are days and hours of that month, such as `02T09:00`. */
export const march = (time: string): string => `2026-03-${time}:00Z`;

export const CLOCK = { turn: 48, answer: 24, forfeit: 72, absence: 10 } as const;

/** A game with a clock. */
export const clocked = (clock: OpenGame['clock'] = CLOCK, change: Partial<OpenGame> = {}): Game =>
  open({ ...(clock === undefined ? {} : { clock }), ...change });

/** Gives an order at a time, with dice from a seed. */
export const giveAt = (game: Game, order: PowerOrder, time: string, by = 'anna'): Game =>
  drafted(appendOrder(game, order, { at: march(time), by }, { source: 'local', seed: seed(1) })).game;

/** Dice of a table: one hit for the attack in round 1, in the next all hit; the defence never does. */
const facesOf = ({ purpose, n }: Need): number[] => {
  const [, , round, role] = purpose.split('/');
  return Array.from({ length: n }, (_, die) => (role === 'attack' && (round !== '1' || die === 0) ? 1 : 6));
};
/** Gives an order at a time, with dice thrown on a table. */
export const table = (game: Game, order: PowerOrder, time: string, by: string): Game => {
  const said = { at: march(time), by };
  const rolls: Roll[] = [];
  for (;;) {
    const draft = drafted(appendOrder(game, order, said, { source: 'recorded', service: 'table', rolls }));
    const [need] = draft.asked;
    if (need === undefined) return draft.game;
    rolls.push({ purpose: need.purpose, sides: need.sides, values: facesOf(need) });
  }
};
