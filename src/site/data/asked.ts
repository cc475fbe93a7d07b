// A battle of a game as a question for the calculator. What has no words there is left out: whose units they are where
// several powers fight together, cargo, and where exactly somebody may leave to.

import type { Conduct } from '../../engine/index.ts';
import { type Battle, type Group, prepare, type Question, unitsOf } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { TECHNOLOGIES, type Technology, type UnitType } from '../../vocab/index.ts';
import type { Asked } from '../odds-address.ts';

type Groups = readonly Group[];

const typesOf = (groups: Groups): readonly UnitType[] => [...new Set(groups.map(({ type }) => type))];

/** Technologies that show in the values of these units; the others make no difference in this battle. */
const technologiesIn = ({ research }: Ruleset, groups: Groups, side: 'attack' | 'defence'): readonly Technology[] =>
  TECHNOLOGIES.filter((technology) => {
    const effect = research.effects[technology];
    return groups.some(
      ({ type, need, dice }) =>
        effect[side]?.[type] === need || (side === 'attack' && dice > 1 && effect.attackDice?.[type] === dice),
    );
  });

const submarinesOf = (groups: Groups, side: 'attack' | 'defence'): Conduct['submarines'] => {
  const plan = groups.find(({ hits }) => hits === 'ships')?.leaves;
  if (plan === 'leave') return 'withdraw';
  return plan === 'stay' && side === 'defence' ? 'stay' : undefined;
};

const planOf = ({ attacker, leaving }: Battle): Conduct['plan'] => {
  if (attacker.keeps === 'last-holder') return 'TAAC';
  if (leaving.dangerFrom !== undefined) return 'SAAC';
  return leaving.planesAlone === 'leave' ? 'SA' : 'KAAC';
};

/** The wishes without those that are as they would be anyway. */
const withWishes = (question: Question, attack: Conduct, defence: Conduct): Question => {
  const { attacker, defender } = question;
  return { ...question, attacker: { ...attacker, conduct: attack }, defender: { ...defender, conduct: defence } };
};

const present = (conduct: { readonly [K in keyof Conduct]: Conduct[K] | undefined }): Conduct =>
  Object.fromEntries(Object.entries(conduct).filter(([, value]) => value !== undefined));

/**
 * The question that comes closest to a battle of a game.
 *
 * @param position as `battleOf` or a battle's story gives it
 */
export const askedAbout = (ruleset: Ruleset, position: Battle): Asked => {
  const { kind, luck, opening, leaving } = position;
  const [own, other] = [position.attacker.groups, position.defender.groups];
  const lands = kind === 'land' && (leaving.exits === 'none' || position.ships !== undefined);
  const bare: Question = {
    kind,
    luck,
    attacker: { units: unitsOf(position.attacker), technologies: technologiesIn(ruleset, own, 'attack') },
    defender: { units: unitsOf(position.defender), technologies: technologiesIn(ruleset, other, 'defence') },
    guns: opening.guns.reduce((sum, guns) => sum + guns, 0),
    shots: opening.shots,
    assault: lands || opening.shots > 0 ? 'landing' : 'none',
    exits: leaving.exits === 'planes' ? 'closed' : 'open',
  };
  const usual = prepare(ruleset, bare);
  const order = (groups: Groups, usually: Groups) =>
    String(typesOf(groups)) === String(typesOf(usually)) ? undefined : typesOf(groups);
  const plan = planOf(position);
  const attack = present({
    orderOfLoss: order(own, usual.attacker.groups)?.slice(),
    plan: lands || plan === planOf(usual) ? undefined : plan,
    submarines: submarinesOf(own, 'attack'),
    retreatAfter: lands ? undefined : leaving.after,
    retreatBelow: lands ? undefined : leaving.below,
  });
  const defence = present({
    orderOfLoss: order(other, usual.defender.groups)?.slice(),
    submarines: submarinesOf(other, 'defence'),
  });
  return { ruleset: ruleset.id, question: withWishes(bare, attack, defence) };
};
