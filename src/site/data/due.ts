// Who is awaited, for what, since when and until when, as pages show it. Times are those of the log, UTC; what time it
// is now, a page cannot know.

import { type GameTurn, type Waiting, waitingOf } from '../../archive/index.ts';
import { type Awaited, awaits, type BattleId, decisionsIn, openToFight } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { isArchiveOrder } from '../../trust/index.ts';
import type { Ipc, Phase, Power, SpaceId } from '../../vocab/index.ts';
import type { Told } from './archive.ts';

/** Something somebody has to do before the game goes on. */
export type Due = {
  readonly powers: readonly Power[];
  /** Ids of those who play these powers. */
  readonly players: readonly string[];
  readonly since?: string;
  /** Absent where no clock was agreed. */
  readonly deadline?: string;
  /** From when a forfeit may be declared; absent where none may without a referee. */
  readonly forfeit?: string;
} /** `turn`: whether any of the turn is entered yet. */ & (
  | { readonly kind: 'orders'; readonly phase: Phase; readonly turn: 'whole' | 'begun' }
  /** Nobody has to: battles that may be fought while others wait for a decision. */
  | { readonly kind: 'meanwhile'; readonly battles: readonly BattleId[] }
  | { readonly kind: 'bid-seal' | 'bid' }
  | { readonly kind: 'dice'; readonly dice: number }
  | {
      readonly kind: 'casualties' | 'withdraw' | 'retreat' | 'intercept';
      readonly battle: string;
      readonly hits: number;
    }
  | { readonly kind: 'defenders'; readonly space: SpaceId; readonly ipc: Ipc }
  | { readonly kind: 'cash-advance' | 'tribute' | 'fund'; readonly ipc: Ipc }
  | { readonly kind: 'kamikaze'; readonly left: number }
  | { readonly kind: 'recall'; readonly space: SpaceId }
  /** `seq`: the entry that proposes. */
  | { readonly kind: 'consent'; readonly seq: number }
);

type Times = Pick<Due, 'since' | 'deadline' | 'forfeit'>;

const timesOf = (waiting: Waiting | undefined): Times => {
  if (waiting === undefined) return {};
  const { since, deadline, forfeit } = waiting;
  return { since, ...(deadline === undefined ? {} : { deadline }), ...(forfeit === undefined ? {} : { forfeit }) };
};

/** The phase that orders are awaited for: where nobody develops weapons that is the one after it. */
const phaseFor = ({ game, ruleset }: Told, orders: readonly string[]): Phase => {
  const { phase } = game.replay.state.turn;
  const next = ruleset?.phases[ruleset.phases.findIndex(({ id }) => id === phase) + 1];
  return phase === 'research' && !orders.includes('research') && next !== undefined ? next.id : phase;
};

/** What is said to the archive in a turn, such as who is away, begins it not. */
export const isBegun = ({ entries }: Pick<GameTurn, 'entries'>): boolean =>
  entries.some(
    ({ standing, entry: { order } }) => standing === 'counts' && order !== undefined && !isArchiveOrder(order),
  );

const dueFor = (told: Told, ruleset: Ruleset, awaited: Awaited, waiting: Waiting | undefined): Due => {
  const { game } = told;
  if (awaited.kind === 'bids') return { powers: [], players: awaited.players, ...timesOf(waiting), kind: awaited.step };
  const powers = 'from' in awaited ? awaited.from : (waiting?.powers ?? [awaited.power]);
  const seated = game.trust.players.filter((player) => player.powers.some((power) => powers.includes(power)));
  // A die between bids is thrown before anybody has a power.
  const players = game.trust.bidders.length > 0 ? (waiting?.players ?? []) : seated.map(({ id }) => id);
  const common = { powers, players, ...timesOf(waiting) };
  switch (awaited.kind) {
    case 'dice':
      return { ...common, kind: 'dice', dice: awaited.needs.reduce((sum, { n }) => sum + n, 0) };
    case 'decision':
      return { ...common, kind: awaited.decision, battle: awaited.battle, hits: awaited.hits };
    case 'choice':
      if (awaited.choice === 'neutral-defence')
        return { ...common, kind: 'defenders', space: awaited.space, ipc: awaited.ipc };
      if (awaited.choice === 'recall') return { ...common, kind: awaited.choice, space: awaited.to };
      return awaited.choice === 'kamikaze'
        ? { ...common, kind: awaited.choice, left: awaited.left }
        : { ...common, kind: awaited.choice, ipc: awaited.ipc };
    case 'orders': {
      const { state } = game.replay;
      if (waiting === undefined && decisionsIn(state).length > 0)
        return { ...common, kind: 'meanwhile', battles: openToFight(ruleset, state).map(({ id }) => id) };
      const turn = told.turns.slice(-1).some(isBegun) ? 'begun' : 'whole';
      return { ...common, kind: 'orders', phase: phaseFor(told, awaited.orders), turn };
    }
  }
};

/** Who chooses for a neutral has the time of any other decision. */
const isFor =
  (awaited: Awaited) =>
  ({ kind, battle }: Waiting): boolean =>
    kind === (awaited.kind === 'choice' ? 'decision' : awaited.kind) &&
    (awaited.kind !== 'decision' || awaited.battle === battle);

/** What a game waits for; nothing while its log is broken, for then nobody knows. */
export const dueOf = (told: Told): readonly Due[] => {
  const { game, ruleset } = told;
  if (ruleset === undefined || game.faults.length > 0) return [];
  const waiting = waitingOf(game);
  const held = awaits(ruleset, game.replay.state).map((awaited) =>
    dueFor(told, ruleset, awaited, waiting.find(isFor(awaited))),
  );
  const consent = waiting.flatMap((one): readonly Due[] => {
    const seq = one.proposal === undefined ? undefined : game.lineOf.get(one.proposal);
    const { powers, players } = one;
    return seq === undefined ? [] : [{ kind: 'consent', seq, powers, players, ...timesOf(one) }];
  });
  return [...held, ...consent];
};
