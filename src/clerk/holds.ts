// Whether a condition of a sheet holds: in the course of the turn, at the first moment it can be known, so that it is
// the same whenever somebody asks; and in a battle that waits for its attacker's word, now.

import { areEnemies, areFriends, type Battle, findUnit, type GameState, type Unit } from '../engine/index.ts';
import { spaceAt } from '../engine/state/queries.ts';
import type { Condition, Counted, Judge, Quantity, Whose } from '../notation/index.ts';
import { battleOf, oddsOf } from '../odds/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { battleSpace, type Power, type SpaceId, type UnitId } from '../vocab/index.ts';

/** A position as somebody sees it who wrote a condition. */
interface View {
  readonly ruleset: Ruleset;
  readonly state: GameState;
  readonly power: Power;
  /**
   * `now`: as it stands; else only what cannot change any more, or for an early order, what holds before the battles.
   */
  readonly when: 'early' | 'late' | 'now';
}

const battleAt = ({ state }: View, at: string): Battle | undefined =>
  state.turn.battles.find(({ id }) => id === at) ??
  state.turn.battles.findLast(({ id }) => battleSpace(id) === battleSpace(at));

/** Whether the battles of the turn are over, the last of them too. */
const isFought = ({ ruleset: { phases }, state: { turn, awaiting } }: View): boolean => {
  const now = phases.findIndex(({ id }) => id === turn.phase);
  const last = phases.findLastIndex(({ kind }) => kind === 'combat');
  if (now !== last) return now > last;
  return turn.battles.every(({ status }) => status === 'ended') && awaiting.length === 0;
};

const isOurs = ({ ruleset, state, power }: View, space: SpaceId): boolean => {
  const { control } = spaceAt(state, space);
  return control !== null && areFriends(ruleset, state, control, power);
};

/** Whether nothing can happen in a space any more before the battles are over. */
const isSettled = (view: View, space: SpaceId): boolean => {
  if (view.when !== 'late' || isFought(view)) return true;
  const there = view.state.turn.battles.filter(({ id }) => battleSpace(id) === space);
  return there.length > 0 && there.every(({ status }) => status === 'ended');
};

const isHeld = (view: View, { space, by }: Extract<Condition, { is: 'held' }>): boolean | undefined => {
  if (!isSettled(view, space)) return undefined;
  const { control } = spaceAt(view.state, space);
  if (by === 'ours') return isOurs(view, space);
  if (by === 'theirs') return control !== null && areEnemies(view.ruleset, view.state, control, view.power);
  return control === by;
};

const wentSo = (view: View, { battle: at, result }: Extract<Condition, { is: 'battle' }>): boolean | undefined => {
  const battle = battleAt(view, at);
  if (battle === undefined) {
    if (!isFought(view)) return undefined;
    // Where nobody resisted, it was won by whoever came.
    const won = isOurs(view, battleSpace(at)) && spaceAt(view.state, battleSpace(at)).control !== null;
    return result === 'won' ? won : result === 'lost' && !won;
  }
  if (battle.outcome === undefined) return undefined;
  const { outcome } = battle;
  const won = outcome === 'attacker' || outcome === 'raided';
  if (result === 'won') return won;
  if (result === 'lost') return !won;
  return result === 'drawn' ? outcome === 'nobody' : outcome === 'retreat' || outcome === 'broken-off';
};

/** The units a battle began with, of a side. */
const linedUp = (battle: Battle, side: Whose): readonly UnitId[] => {
  const lines = side === 'ours' ? battle.lineUp?.attackers : battle.lineUp?.defenders;
  return lines?.flatMap(({ ids }) => ids) ?? (side === 'ours' ? battle.attackers : battle.defenders);
};

const alive = ({ state }: View, ids: readonly UnitId[]): readonly Unit[] =>
  ids.flatMap((id) => findUnit(state, id)?.unit ?? []);

/** What a side has in a battle, or has left of it; without a battle, what it has in the space. */
const unitsOf = (view: View, at: string, side: Whose): readonly Unit[] => {
  const battle = battleAt(view, at);
  if (battle === undefined) {
    const { ruleset, state, power } = view;
    const related = side === 'ours' ? areFriends : areEnemies;
    return spaceAt(state, battleSpace(at)).units.filter((unit) => related(ruleset, state, unit.power, power));
  }
  const still = side === 'ours' ? battle.attackers : battle.defenders;
  const ids = linedUp(battle, side);
  return alive(view, battle.status === 'ended' ? ids : ids.filter((id) => still.includes(id)));
};

const lostIn = (
  view: View,
  battle: Battle,
  { whose, unit, cost }: { whose: Whose; unit: string | null; cost: boolean },
) => {
  const lines = (whose === 'ours' ? battle.lineUp?.attackers : battle.lineUp?.defenders) ?? [];
  return lines
    .filter(({ type }) => unit === null || type === unit)
    .reduce((sum, { type, ids }) => {
      const lost = ids.filter((id) => findUnit(view.state, id) === undefined).length;
      return sum + lost * (cost ? view.ruleset.board.units[type].cost : 1);
    }, 0);
};

/** How much there is of something; undefined where that is not known yet. */
const amountOf = (view: View, what: Quantity): number | undefined => {
  const { state, ruleset, when } = view;
  const battle = what.at === null ? undefined : battleAt(view, what.at);
  if (what.count === 'odds') {
    if (what.at === null || battle === undefined || battle.status !== 'open') return undefined;
    const position = battleOf(ruleset, state, battle.id);
    const odds = position && oddsOf(ruleset, state, battle.id, position);
    return odds && odds.chance.attacker * 100;
  }
  if (battle === undefined ? !isFought(view) && when !== 'early' : battle.status !== 'ended' && when !== 'now')
    return undefined;
  if (what.count === 'round') return battle?.round ?? 0;
  if (what.count === 'units') {
    if (what.at === null) return undefined;
    return unitsOf(view, what.at, what.whose).filter(({ type }) => what.unit === null || type === what.unit).length;
  }
  const fought = battle === undefined ? (what.at === null ? state.turn.battles : []) : [battle];
  const kind = what.count === 'ipc' ? null : what.unit;
  const sought = { whose: what.whose, unit: kind, cost: what.count === 'ipc' };
  return fought.reduce((sum, each) => sum + lostIn(view, each, sought), 0);
};

const compares = (view: View, { what, compare, value }: Counted): boolean | undefined => {
  const amount = amountOf(view, what);
  const other = typeof value === 'number' ? value : amountOf(view, value);
  if (amount === undefined || other === undefined) return undefined;
  switch (compare) {
    case '<':
      return amount < other;
    case '<=':
      return amount <= other;
    case '>':
      return amount > other;
    case '>=':
      return amount >= other;
    case '=':
      return amount === other;
  }
};

/** Whether a condition holds; undefined where it cannot be known yet. */
const holds = (view: View, condition: Condition): boolean | undefined => {
  switch (condition.is) {
    case 'not': {
      const inner = holds(view, condition.of);
      return inner === undefined ? undefined : !inner;
    }
    case 'all':
    case 'any': {
      const each = condition.of.map((one) => holds(view, one));
      const decides = condition.is === 'any';
      if (each.includes(decides)) return decides;
      return each.includes(undefined) ? undefined : !decides;
    }
    case 'battle':
      return wentSo(view, condition);
    case 'held':
      return isHeld(view, condition);
    case 'number':
      return compares(view, condition);
  }
};

/** Whether a condition holds in a battle that waits for its attacker's word. What is not known does not hold. */
export const holdsNow = (ruleset: Ruleset, state: GameState, power: Power, condition: Condition): boolean =>
  holds({ ruleset, state, power, when: 'now' }, condition) === true;

const answer = (known: boolean | undefined): ReturnType<Judge> => (known === undefined ? 'open' : known ? 'yes' : 'no');

/** Judges by a position alone. */
export const judgeAt =
  (ruleset: Ruleset, state: GameState, power: Power): Judge =>
  (condition, when) =>
    answer(holds({ ruleset, state, power, when }, condition));

/**
 * Judges by the positions of a turn, one after the other: a condition is settled at the first at which it is known, and
 * stays as it was settled whatever comes after.
 */
export const judgeAlong =
  (ruleset: Ruleset, power: Power, course: readonly GameState[]): Judge =>
  (condition, when) => {
    for (const state of course) {
      const known = holds({ ruleset, state, power, when }, condition);
      if (known !== undefined) return answer(known);
    }
    return 'open';
  };
