// The odds of a battle by trying it out: the engine fights it over and over with dice from a seed, and what came of it
// is counted. For battles that no solver here knows exactly. Whoever shows such numbers says so (`Basis`).

import { advance } from '../engine/advance.ts';
import { takeWithoutAsking } from '../engine/combat/hits.ts';
import { completeOrder } from '../engine/combat/order-of-loss.ts';
import { begin, type Course } from '../engine/course.ts';
import {
  areFriends,
  type BattleId,
  type Conduct,
  type Decision,
  decide,
  type EventOf,
  evolve,
  type Battle as Fight,
  findUnit,
  type GameEvent,
  type GameState,
  NO_NONCE,
  type Refusal,
  resume,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { countEntries, type Faces, type Result as Given, ok, type UnitCounts, type UnitId } from '../vocab/index.ts';
import { type Lots, lotsFrom } from './lots.ts';
import { type End, type Outcome, RESULTS, type Result } from './outcome.ts';

/** Of dice for which nobody named words of his own. */
export const SEED = 'fieldpost';

/** How a battle is tried out. */
export interface Trial {
  /** Any words; the same give the same numbers. */
  readonly seed: string;
  /** How often it is fought. */
  readonly games: number;
}

/** Rounds after which a battle counts as one that nobody can end. */
const MOST_ROUNDS = 500;

const sideOf = (fight: Fight): 'land' | 'sea' => (fight.kind === 'sea' ? 'sea' : 'land');

/** A conduct that never stops to ask: the order of loss answers, and whoever wanted to be asked about leaving stays. */
const unasked = (
  ruleset: Ruleset,
  side: 'attack' | 'defence',
  where: 'land' | 'sea',
  { plan, rounds: _, submarines, ...conduct }: Conduct,
): Conduct => ({
  ...conduct,
  ...(plan === undefined || plan === 'ask' ? {} : { plan }),
  ...(plan === 'ask'
    ? { plan: 'KAAC', orderOfLoss: [...completeOrder(ruleset, side, where, conduct.orderOfLoss)] }
    : {}),
  ...(submarines === undefined || submarines === 'ask' ? {} : { submarines }),
});

/**
 * The spaces with those alone filled that a battle is about and that lie beside it: what stands further off only costs
 * time.
 */
const around = (ruleset: Ruleset, { spaces, slots }: GameState, fight: Fight): GameState['spaces'] => {
  const near = fight.spaces.flatMap((id) => [id, ...(ruleset.board.byId.get(id)?.adjacent ?? [])]);
  const kept = new Set(near.map((id) => slots.get(id)));
  return spaces.map((space, slot) => (kept.has(slot) || space.units.length === 0 ? space : { ...space, units: [] }));
};

/** The position with this battle alone, in which nobody is asked anything. */
const alone = (ruleset: Ruleset, state: GameState, fight: Fight): GameState => {
  const where = sideOf(fight);
  const { conduct } = fight;
  return {
    ...state,
    spaces: around(ruleset, state, fight),
    options: { ...state.options, askDefender: 'never' },
    standing: state.standing.map((order) => ({
      ...order,
      conduct: unasked(ruleset, order.side, where, order.conduct),
    })),
    awaiting: fight.status === 'open' ? state.awaiting : [],
    turn: {
      ...state.turn,
      battles: [
        {
          ...fight,
          after: [],
          ...(conduct === undefined ? {} : { conduct: unasked(ruleset, 'attack', where, conduct) }),
        },
      ],
      queue: fight.status === 'open' ? [fight.id] : [],
    },
  };
};

const fightOf = (state: GameState, id: BattleId): Fight | undefined =>
  state.turn.battles.find((battle) => battle.id === id);

const goOn = (course: Course): Given<Decision, readonly Refusal[]> => {
  advance(course);
  const { events, applied, asked, rolls } = course;
  return ok({ events, applied, asked, rolls });
};

/** What comes next: dice, an answer, or the battle's first die. */
const next = (
  ruleset: Ruleset,
  state: GameState,
  fight: Fight,
  faces: Faces,
  isFirst: boolean,
): Given<Decision, readonly Refusal[]> => {
  const { id, due } = fight;
  if (state.awaiting.length > 0) return resume(ruleset, state, faces);
  if (due?.decision === 'casualties') {
    const course = begin(ruleset, state, faces);
    takeWithoutAsking(course, id);
    return goOn(course);
  }
  if (fight.status === 'open' && due === undefined) return goOn(begin(ruleset, state, faces));
  const [power = state.turn.power] = due?.from ?? [];
  const [to] = due?.to ?? [];
  const goesOn = () =>
    decide(ruleset, state, { type: 'fight', power, battles: [{ battle: id }], nonce: NO_NONCE }, faces);
  // Whoever was asked before this began stays; whoever is asked now wanted to leave, and had several ways.
  if (isFirst || due?.decision !== 'retreat' || to === undefined) return goesOn();
  const left = decide(ruleset, state, { type: 'retreat', power, battle: id, to, nonce: NO_NONCE }, faces);
  return left.ok ? left : goesOn();
};

const idsOf = (groups: EventOf<'battle-opened'>['attackers']): readonly UnitId[] => groups.flatMap(({ ids }) => ids);

/** One battle fought to its end. */
interface Fought {
  readonly result: Result;
  readonly taken: boolean;
  readonly rounds: number;
  readonly attackers: UnitCounts;
  readonly defenders: UnitCounts;
  readonly lost: { readonly attacker: number; readonly defender: number };
}

const RESULT_OF = new Map<string, Result>([
  ...RESULTS.map((result) => [result, result] as const),
  ['broken-off', 'retreat'],
]);

/** Fights it once; undefined if the engine refuses to go on, or it never ends. */
const fightOnce = (ruleset: Ruleset, start: GameState, id: BattleId, lots: Lots): Fought | undefined => {
  const faces: Faces = ({ n, sides }) => Array.from({ length: n }, () => lots(sides) + 1);
  const begun = fightOf(start, id);
  const roster = new Map<UnitId, { readonly type: keyof UnitCounts; readonly side: 'attacker' | 'defender' }>();
  const enlist = (side: 'attacker' | 'defender', ids: readonly UnitId[], state: GameState): void => {
    for (const unit of ids) {
      const found = findUnit(state, unit)?.unit;
      if (found !== undefined) roster.set(unit, { type: found.type, side });
    }
  };
  if (begun?.status === 'open') {
    enlist('attacker', begun.attackers, start);
    enlist('defender', begun.defenders, start);
  }
  const lost = { attacker: 0, defender: 0 };
  const homeless = new Set<UnitId>();
  let ended: EventOf<'battle-ended'> | undefined;
  let state = start;
  const note = (event: GameEvent): void => {
    if (event.type === 'battle-opened' && event.battle === id) {
      enlist('attacker', idsOf(event.attackers), state);
      enlist('defender', idsOf(event.defenders), state);
    }
    if (event.type === 'units-lost' && event.cause === 'no-landing-place') {
      for (const unit of idsOf(event.units)) homeless.add(unit);
    } else if (event.type === 'units-lost' && ended === undefined) {
      for (const { power, type, ids } of event.units) {
        const side = areFriends(ruleset, state, power, state.turn.power) ? 'attacker' : 'defender';
        lost[side] += ids.length * ruleset.board.units[type].cost;
      }
    }
    if (event.type === 'battle-ended' && event.battle === id) ended = event;
    state = evolve(state, event);
  };
  for (let step = 0; ended === undefined && step < MOST_ROUNDS; step += 1) {
    const fight = fightOf(state, id);
    if (fight === undefined) return undefined;
    const decided = next(ruleset, state, fight, faces, step === 0);
    if (!decided.ok || decided.value.events.length === 0) return undefined;
    for (const event of decided.value.events) note(event);
  }
  const result = RESULT_OF.get(ended?.outcome ?? '');
  if (ended === undefined || result === undefined) return undefined;
  const left = { attacker: {}, defender: {} } as {
    readonly [side in 'attacker' | 'defender']: { [type: string]: number };
  };
  let taken = false;
  for (const [unit, { type, side }] of roster) {
    if (findUnit(state, unit) === undefined && !homeless.has(unit)) continue;
    left[side][type] = (left[side][type] ?? 0) + 1;
    if (side === 'attacker' && ruleset.board.units[type].domain === 'land') taken = true;
  }
  return {
    result,
    taken: taken && result === 'attacker' && begun?.kind === 'land',
    rounds: ended.rounds - (begun?.round ?? 0),
    attackers: left.attacker,
    defenders: left.defender,
    lost,
  };
};

/**
 * Tries a battle of a game out as it stands, declared or open. Where players would be asked, the order of loss answers
 * and nobody leaves; battles that come first are taken as won without loss.
 *
 * @returns chances counted over all games, with `rests` saying so; undefined where the engine cannot fight it from here
 */
export const simulate = (
  ruleset: Ruleset,
  state: GameState,
  id: BattleId,
  { seed, games }: Trial,
): Outcome | undefined => {
  const fight = fightOf(state, id);
  if (fight === undefined || fight.status === 'ended' || games < 1) return undefined;
  const start = alone(ruleset, state, fight);
  const ends = new Map<string, { readonly end: End; count: number }>();
  const chance = { attacker: 0, defender: 0, nobody: 0, retreat: 0 };
  const sum = { taken: 0, rounds: 0, attacker: 0, defender: 0 };
  for (let game = 0; game < games; game += 1) {
    const fought = fightOnce(ruleset, start, id, lotsFrom(`${seed}/${game}`));
    if (fought === undefined) return undefined;
    const { result, attackers, defenders, lost } = fought;
    chance[result] += 1;
    sum.taken += fought.taken ? 1 : 0;
    sum.rounds += fought.rounds;
    sum.attacker += lost.attacker;
    sum.defender += lost.defender;
    const key = JSON.stringify([result, countEntries(attackers), countEntries(defenders), lost]);
    const known = ends.get(key);
    if (known === undefined) ends.set(key, { end: { chance: 0, result, attackers, defenders, lost }, count: 1 });
    else known.count += 1;
  }
  const share = (count: number): number => count / games;
  const attacker = share(chance.attacker);
  return {
    chance: {
      attacker,
      defender: share(chance.defender),
      nobody: share(chance.nobody),
      retreat: share(chance.retreat),
    },
    taken: sum.taken / games,
    rounds: sum.rounds / games,
    lost: { attacker: sum.attacker / games, defender: sum.defender / games },
    ends: [...ends.values()]
      .sort((a, b) => b.count - a.count)
      .map(({ end, count }) => ({ ...end, chance: count / games })),
    rests: { kind: 'simulated', games, seed, error: Math.sqrt((attacker * (1 - attacker)) / games) },
  };
};
