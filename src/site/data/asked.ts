// A battle of a game as a question for the calculator. What has no words there is left out: whose units they are where
// several powers fight together, cargo, and where exactly somebody may leave to.

import { hasTrait } from '../../board/index.ts';
import type { Conduct } from '../../engine/index.ts';
import { type Army, type Battle, type Group, prepare, type Question, supportersIn, unitsOf } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countTotal, sumCounts, TECHNOLOGIES, type Technology, type UnitType } from '../../vocab/index.ts';
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

const submarinesOf = (ruleset: Ruleset, groups: Groups, side: 'attack' | 'defence'): Conduct['submarines'] => {
  const plan = groups.find(({ type, hits }) => hits === 'ships' || hasTrait(ruleset.board, type, 'submerges'))?.leaves;
  if (plan === 'leave') return 'withdraw';
  return plan === 'stay' && side === 'defence' ? 'stay' : undefined;
};

const planOf = ({ attacker, leaving }: Battle): Conduct['plan'] => {
  if (attacker.keeps === 'last-holder') return 'TAAC';
  if (leaving.dangerFrom !== undefined) return 'SAAC';
  return leaving.planesAlone === 'leave' ? 'SA' : 'KAAC';
};

/** Ships that have borne a hit already. */
const damagedIn = ({ board }: Ruleset, groups: Groups): Pick<Army, 'damaged'> => {
  const damaged = sumCounts(
    groups.map(({ type, count, spare = 0 }) => {
      const { hits = 1 } = board.units[type];
      return hits > 1 ? { [type]: count * (hits - 1) - spare } : {};
    }),
  );
  return Object.keys(damaged).length === 0 ? {} : { damaged };
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
  const lands = kind === 'land' && (leaving.exits === 'none' || leaving.apart !== undefined);
  const isBound = lands && leaving.apart === undefined;
  const supporters = supportersIn(opening);
  const bare: Question = {
    kind,
    luck,
    attacker: {
      units: unitsOf(position.attacker),
      technologies: technologiesIn(ruleset, own, 'attack'),
      ...damagedIn(ruleset, own),
    },
    defender: {
      units: unitsOf(position.defender),
      technologies: technologiesIn(ruleset, other, 'defence'),
      ...damagedIn(ruleset, other),
    },
    guns: opening.guns.reduce((sum, guns) => sum + guns, 0),
    shots: opening.shots,
    ...(countTotal(supporters) === 0 ? {} : { supporters }),
    assault: lands || opening.shots > 0 ? 'landing' : 'none',
    exits: leaving.exits === 'planes' && !lands ? 'closed' : 'open',
  };
  const usual = prepare(ruleset, bare);
  const order = (groups: Groups, usually: Groups) =>
    String(typesOf(groups)) === String(typesOf(usually)) ? undefined : typesOf(groups);
  const plan = planOf(position);
  const attack = present({
    orderOfLoss: order(own, usual.attacker.groups)?.slice(),
    plan: isBound || plan === planOf(usual) ? undefined : plan,
    submarines: submarinesOf(ruleset, own, 'attack'),
    retreatAfter: isBound ? undefined : leaving.after,
    retreatBelow: isBound ? undefined : leaving.below,
  });
  const defence = present({
    orderOfLoss: order(other, usual.defender.groups)?.slice(),
    submarines: submarinesOf(ruleset, other, 'defence'),
  });
  return { ruleset: ruleset.id, question: withWishes(bare, attack, defence) };
};
