// What players remember of a game's fighting: the battle with the kindest dice, the land that was attacked longest
// without falling, and where most was destroyed.

import type { Clash } from '../i18n/story/index.ts';
import type { Ipc, SpaceId } from '../vocab/index.ts';
import type { TurnAccount } from './account/account.ts';
import type { BattleLuck } from './chances/luck.ts';

/** The battles of a turn by their ids: how those came out that were fought to their end, and what their dice did. */
interface FoughtTurn {
  readonly round: number;
  readonly clashes: { readonly [battle: string]: Clash };
  readonly luck: { readonly [battle: string]: BattleLuck };
  /** Land whose owner is another after it, fought for or not. */
  readonly account: Pick<TurnAccount, 'captured'>;
}

/** A battle whose dice favoured one side most; `turn` is the index of its turn. */
interface LuckiestBattle {
  readonly turn: number;
  readonly battle: string;
  readonly space: SpaceId;
  readonly side: 'attacker' | 'defender';
  /** What the dice of both gave that side above the average, in IPC; the measure of `throws.ts`. */
  readonly ipc: Ipc;
}

/** Land attacked again and again before it fell, or until now. */
interface Siege {
  readonly space: SpaceId;
  /** Attacks it withstood, at least two. */
  readonly withstood: number;
  readonly from: { readonly turn: number; readonly round: number };
  readonly to: { readonly turn: number; readonly round: number };
  readonly end: 'fell' | 'held';
}

/** What was fought over a space. */
interface Fighting {
  readonly space: SpaceId;
  readonly battles: number;
  /** What both sides lost there, by the printed prices. */
  readonly lost: Ipc;
}

/** Luck that is worth less than this is no tale, in IPC. */
const LEAST_LUCK = 6;

/** Undefined where no dice went far from the average. */
export const luckiestBattle = (turns: readonly FoughtTurn[]): LuckiestBattle | undefined => {
  const all = turns.flatMap(({ clashes, luck }, turn) =>
    Object.entries(clashes).map(([battle, { space }]): LuckiestBattle => {
      const { attacker, defender } = luck[battle] ?? {};
      const ipc = (attacker?.ipc ?? 0) - (defender?.ipc ?? 0);
      return { turn, battle, space, side: ipc > 0 ? 'attacker' : 'defender', ipc: Math.round(Math.abs(ipc)) };
    }),
  );
  return all
    .filter(({ ipc }) => ipc >= LEAST_LUCK)
    .reduce<LuckiestBattle | undefined>(
      (best, one) => (best === undefined || one.ipc > best.ipc ? one : best),
      undefined,
    );
};

const FELL: ReadonlySet<Clash['result']> = new Set<Clash['result']>(['taken', 'freed']);

/** The land that withstood most attacks in a row; of several that which held out over more rounds. */
export const longestSiege = (turns: readonly FoughtTurn[]): Siege | undefined => {
  const sieges: Siege[] = [];
  const open = new Map<SpaceId, Siege>();
  for (const [turn, { round, clashes, account }] of turns.entries()) {
    const here = { turn, round };
    for (const { space, at, result } of Object.values(clashes)) {
      if (at !== 'land') continue;
      const before = open.get(space) ?? { space, withstood: 0, from: here, to: here, end: 'held' };
      const fell = FELL.has(result);
      open.set(space, { ...before, withstood: before.withstood + (fell ? 0 : 1), to: here });
    }
    // Land that was left without a fight fell too.
    for (const space of account.captured) {
      const siege = open.get(space);
      if (siege !== undefined) sieges.push({ ...siege, end: 'fell' });
      open.delete(space);
    }
  }
  const rounds = ({ from, to }: Siege): number => to.round - from.round;
  return [...sieges, ...open.values()]
    .filter(({ withstood }) => withstood > 1)
    .sort((a, b) => b.withstood - a.withstood || rounds(b) - rounds(a) || a.from.turn - b.from.turn)[0];
};

/** Where battles were fought, most destroyed first; at equal losses by battles, then by id. */
export const fightingIn = (turns: readonly FoughtTurn[]): readonly Fighting[] => {
  const found = new Map<SpaceId, Fighting>();
  for (const { clashes } of turns)
    for (const { space, lost } of Object.values(clashes)) {
      const before = found.get(space) ?? { space, battles: 0, lost: 0 };
      const fallen = lost.attack.ipc + lost.defence.ipc;
      found.set(space, { space, battles: before.battles + 1, lost: before.lost + fallen });
    }
  return [...found.values()].sort((a, b) => b.lost - a.lost || b.battles - a.battles || (a.space < b.space ? -1 : 1));
};
