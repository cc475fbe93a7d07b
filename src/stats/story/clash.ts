// How a battle came out and what it cost both sides, read from its account.

import { onOneSide, turnMates } from '../../engine/index.ts';
import type { Clash, ClashResult } from '../../i18n/story/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, Who } from '../../vocab/index.ts';
import type { BattleAccount } from '../account/battles.ts';
import { type Force, sizeOf } from '../account/force.ts';
import { tollOf } from './worth.ts';

const resultOf = ({ outcome, taken }: BattleAccount, powers: readonly Power[]): ClashResult | undefined => {
  switch (outcome) {
    case 'attacker':
      if (taken === undefined) return 'cleared';
      return powers.includes(taken.to) ? 'taken' : 'freed';
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

/** Who of those that share a turn attacked in a battle, in turn order; whose turn it is where nobody did. */
export const attackersOf = (ruleset: Ruleset, turn: Power, { attackers }: BattleAccount): readonly Power[] => {
  const powers = turnMates(ruleset, turn).filter((mate) => attackers.some(({ power }) => power === mate));
  return powers.length === 0 ? [turn] : powers;
};

/** Who did something in a turn, if not the power alone that it is named after. */
export const byIf = (turn: Power, powers: readonly Power[]): { readonly by?: Who } => {
  const [first = turn, ...others] = powers;
  if (others.length > 0) return { by: powers };
  return first === turn ? {} : { by: first };
};

/**
 * A battle as a story tells it.
 *
 * @param turn whose turn it is
 * @returns undefined for raids, and for battles that were called off or are not over
 */
export const clashOf = (ruleset: Ruleset, turn: Power, battle: BattleAccount): Clash | undefined => {
  const { kind, space, assault, attackers, defenders, rounds } = battle;
  const powers = attackersOf(ruleset, turn, battle);
  const result = resultOf(battle, powers);
  if (kind === 'raid' || result === undefined) return undefined;
  const lost = lostIn(battle);
  const toll = (side: 'attack' | 'defence') =>
    tollOf(
      ruleset,
      lost.filter((force) => onOneSide(ruleset, force.power, turn) === (side === 'attack')),
    );
  return {
    space,
    at: kind,
    assault,
    result,
    ...byIf(turn, powers),
    rounds: rounds.filter(({ round }) => round > 0).length,
    defenders: defenders.map((force) => force.power),
    size: { attack: sizeOf(attackers), defence: sizeOf(defenders) },
    lost: { attack: toll('attack'), defence: toll('defence') },
  };
};
