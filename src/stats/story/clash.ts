// How a battle came out and what it cost both sides, read from its account.

import { onOneSide } from '../../engine/index.ts';
import type { Clash, ClashResult } from '../../i18n/story/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { BattleAccount } from '../account/battles.ts';
import { type Force, sizeOf } from '../account/force.ts';
import { tollOf } from './worth.ts';

const resultOf = ({ outcome, taken }: BattleAccount, power: Power): ClashResult | undefined => {
  switch (outcome) {
    case 'attacker':
      if (taken === undefined) return 'cleared';
      return taken.to === power ? 'taken' : 'freed';
    case 'defender':
      return 'held';
    case 'retreat':
      return 'retreated';
    case 'nobody':
      return 'spent';
    case 'broken-off':
      return 'parted';
    default: // a raid, called off, or not over
      return undefined;
  }
};

/** Everything that was lost in a battle or raid, by power. */
export const lostIn = ({ rounds }: BattleAccount): readonly Force[] =>
  rounds.flatMap(({ happenings }) => happenings.flatMap((each) => (each.kind === 'lost' ? each.forces : [])));

/**
 * A battle as a story tells it.
 *
 * @param turn whose turn it is
 * @returns undefined for raids, and for battles that were called off or are not over
 */
export const clashOf = (ruleset: Ruleset, turn: Power, battle: BattleAccount): Clash | undefined => {
  const { kind, space, assault, attackers, defenders, rounds } = battle;
  const [first = turn, ...others] = attackers.map((force) => force.power);
  const power = others.length === 0 ? first : turn;
  const result = resultOf(battle, power);
  if (kind === 'raid' || result === undefined) return undefined;
  const lost = lostIn(battle);
  const toll = (side: 'attack' | 'defence') =>
    tollOf(
      ruleset,
      lost.filter((force) => onOneSide(ruleset, force.power, power) === (side === 'attack')),
    );
  return {
    space,
    at: kind,
    assault,
    result,
    ...(power === turn ? {} : { by: power }),
    rounds: rounds.filter(({ round }) => round > 0).length,
    defenders: defenders.map((force) => force.power),
    size: { attack: sizeOf(attackers), defence: sizeOf(defenders) },
    lost: { attack: toll('attack'), defence: toll('defence') },
  };
};
