// What happens after a round of a battle by rows that leaves both sides something: the attacker goes on or leaves, of a
// landing his planes alone; then the defenders stay or leave. By the plans of both, and only what they say of any pair
// of strengths.

import type { Battle } from './battle.ts';
import { whole } from './lists.ts';
import type { RowSide } from './row-side.ts';

/** `away`: all attackers leave; `planes`: those of them that fly, while the troops fight on. */
type AttackersLeave = 'no' | 'away' | 'planes';

export interface AskRows {
  attackers(a: number, d: number, round: number): AttackersLeave;
  /** Whether the defenders leave, once the attackers who stay have said so. */
  defenders(d: number, round: number): 'no' | 'away';
}

const NEVER = Number.POSITIVE_INFINITY;

/** What is asked of the strengths of a side. */
type Asked = Pick<RowSide, 'groups' | 'counts' | 'left' | 'planes'>;

/** Whether anybody is left on a strength who can hit at all. */
const hasFire =
  ({ groups, counts }: Asked) =>
  (a: number): boolean =>
    groups.some(({ need }, group) => need > 0 && whole(counts, a * groups.length + group) > 0);

/** @param canHit whether attackers are left who can hit one of these defenders */
export const askRows = (
  { leaving, defender }: Battle,
  above: Asked,
  below: Asked,
  canHit: (a: number, d: number) => boolean = hasFire(above),
): AskRows => {
  const { after = NEVER, dangerFrom = NEVER, below: least = 0 } = leaving;
  return {
    attackers: (a, d, round) => {
      if (leaving.exits === 'none') return 'no';
      const [all, planes] = [whole(above.left, a), whole(above.planes, a)];
      const onlyPlanes = all === planes;
      const apart = leaving.apart === 'planes' && planes > 0 && !onlyPlanes;
      if (leaving.exits === 'planes' && !onlyPlanes && !apart) return 'no';
      const endangered = planes > 0 && whole(below.left, d) > all - planes;
      const wants =
        round >= after ||
        all < least ||
        (leaving.planesAlone === 'leave' && onlyPlanes) ||
        (round + 1 >= dangerFrom && endangered);
      if (!wants && canHit(a, d)) return 'no';
      return apart ? 'planes' : 'away';
    },
    defenders: (d, round) => {
      if (defender.leaves === undefined) return 'no';
      const { after: last = NEVER, below: fewest = 0 } = defender.leaves;
      return round >= last || whole(below.left, d) < fewest ? 'away' : 'no';
    },
  };
};
