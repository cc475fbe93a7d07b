// A second combat movement, where a turn has one: armor that may still move goes for what it can take by itself.

import { evolve, type GameEvent, type GameState, legal, type Offer, type OrderOf } from '../engine/index.ts';
import { isAhead, kindOf, type PhaseSpec, type SpaceId, type UnitType } from '../vocab/index.ts';
import { clash, type Fighting } from './clash.ts';
import { acceptedOrder, gather, type Plan } from './plan.ts';
import { nonceFrom } from './random.ts';
import { asAttackers, asDefenders } from './threat.ts';
import { View } from './view.ts';
import type { Player } from './whims.ts';

/** The combat movement the turn can still come to now that its battles are over; undefined if there is none. */
const laterMove = ({ ruleset, state }: View): PhaseSpec | undefined =>
  ruleset.phases.find(({ id, kind }) => kind === 'combat-move' && isAhead(ruleset.phases, state.turn.phase, id));

/** The position as the phase begins. */
const entered = (state: GameState, { id }: PhaseSpec): GameState => {
  const began: GameEvent = { type: 'phase-began', phase: id };
  return evolve(state, began);
};

/** Units of one kind in one space, and the way they would go; how many are still free is counted along the way. */
interface Group {
  readonly from: SpaceId;
  readonly type: UnitType;
}

const nameOf = ({ from, type }: Group): string => `${from}/${type}`;

/** The cheapest sound attack with what is left, as offers and how many units take each up. */
const attackOn = (
  view: View,
  offers: readonly Offer[],
  taken: ReadonlyMap<string, number>,
  target: SpaceId,
): { readonly plan: Plan; readonly uses: readonly Group[] } | undefined => {
  const defenders = asDefenders(view, view.defenders(target));
  const force: Fighting[] = [];
  const uses: Group[] = [];
  const moves: Plan['moves'][number][] = [];
  const used = new Map(taken);
  for (const { space: from, type, to, count, moves: way } of offers) {
    if (to !== target) continue;
    const name = nameOf({ from, type });
    for (let left = count - (used.get(name) ?? 0); left > 0; left -= 1) {
      force.push(...asAttackers(view, [{ power: view.power, type }]));
      used.set(name, (used.get(name) ?? 0) + 1);
      uses.push({ from, type });
      moves.push(...way);
      const { attackers, defenders: standing, attackLoss, defenceLoss } = clash(force, defenders);
      if (standing > 0 || attackers < Math.min(1, force.length)) continue;
      const gain = view.worth(target) * 1.5 + defenceLoss - attackLoss;
      return { plan: { target, moves: gather(moves), units: [], gain }, uses };
    }
  }
  return undefined;
};

/** Combat moves after the first battles, if any is worth it. */
export const secondAttackOrder = (view: View, player: Player): OrderOf<'combat-move'> | undefined => {
  const phase = laterMove(view);
  if (phase === undefined || kindOf(view.state.turn.phase) !== 'combat') return undefined;
  const now = new View(view.ruleset, entered(view.state, phase), view.power);
  const offers = legal(now.ruleset, now.state).filter(({ aim }) => aim === 'battle' || aim === 'walk-in');
  const taken = new Map<string, number>();
  const plans: Plan[] = [];
  const targets = new Set(offers.map(({ to }) => to));
  for (;;) {
    const open = [...targets].flatMap((target) => attackOn(now, offers, taken, target) ?? []);
    const best = open.filter(({ plan }) => plan.gain > 0).sort((a, b) => b.plan.gain - a.plan.gain)[0];
    if (best === undefined) break;
    plans.push(best.plan);
    targets.delete(best.plan.target);
    for (const use of best.uses) taken.set(nameOf(use), (taken.get(nameOf(use)) ?? 0) + 1);
  }
  const nonce = nonceFrom(player.random);
  const order = acceptedOrder(
    view.ruleset,
    view.state,
    plans,
    (moves) => ({ type: 'combat-move', power: view.power, moves, nonce }),
    player.onRefusal,
  );
  return order.moves.length === 0 ? undefined : order;
};
