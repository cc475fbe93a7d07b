// What happens after a round that leaves both sides something: submarines go by themselves, then the attacker goes on
// or breaks off, by the plans of both (B13).

import type { Battle } from './battle.ts';
import { areShutIn, type Ladder } from './ladder.ts';
import { whole } from './lists.ts';

/** Where a pair of rungs stands after the round. */
interface After {
  /** `over`: the attacker is gone from the battle without having lost it. */
  what: 'goes-on' | 'over';
  attacker: number;
  defender: number;
}

/** Asks about the rungs `a` and `d` after `round`; every question is answered in the same object. */
export type AskAfter = (a: number, d: number, round: number) => After;

/** When the attacker is asked whether he breaks off, made ready for all rungs of both sides. */
export const askAfter = ({ leaving }: Battle, above: Ladder, below: Ladder): AskAfter => {
  const { planesAlone } = leaving;
  const { after = Number.POSITIVE_INFINITY, dangerFrom = Number.POSITIVE_INFINITY, below: least = 0 } = leaving;

  const onlyPlanes = (a: number): boolean => whole(above.planes, a) === whole(above.left, a);

  /** True if some attacker can still hit some defender. */
  const canHit = (a: number, d: number): boolean =>
    whole(above.fire.most, a) > 0 || (whole(above.torpedoes.most, a) > 0 && whole(below.ships, d) > 0);

  /** True if the next round's fire could reach a plane behind all that stands before it. */
  const endangered = (a: number, d: number): boolean => {
    const planes = whole(above.planes, a);
    const submarines = whole(below.submarines, d);
    const others = whole(below.left, d) - submarines;
    const shields = whole(above.left, a) - planes;
    return planes > 0 && others > shields - Math.min(submarines, whole(above.ships, a));
  };

  const wantsToLeave = (a: number, d: number, round: number): boolean =>
    round >= after ||
    whole(above.left, a) < least ||
    (planesAlone === 'leave' && onlyPlanes(a)) ||
    (round + 1 >= dangerFrom && endangered(a, d));

  const answer: After = { what: 'goes-on', attacker: 0, defender: 0 };
  return (a, d, round) => {
    answer.what = 'goes-on';
    answer.attacker = a;
    answer.defender = d;
    if (!areShutIn(above, below, d)) answer.attacker = whole(above.without, a);
    const here = answer.attacker;
    if (whole(above.left, here) === 0) {
      answer.what = 'over';
      return answer;
    }
    if (!areShutIn(below, above, here)) answer.defender = whole(onlyPlanes(here) ? below.withoutAll : below.without, d);
    const there = answer.defender;
    const exits = whole(below.gone, there) > 0 ? leaving.exitsOnceLeft : leaving.exits;
    if (whole(below.left, there) === 0 || exits === 'none') return answer;
    const possible = exits === 'open' || onlyPlanes(here);
    if (canHit(here, there)) {
      if (possible && wantsToLeave(here, there, round)) answer.what = 'over';
    } else if (possible) answer.what = 'over';
    else if (whole(above.transports, here) === whole(above.left, here)) {
      // Nothing but transports that cannot get away: they are sunk.
      while (whole(above.left, answer.attacker) > 0) answer.attacker = whole(above.any, answer.attacker);
    }
    return answer;
  };
};
