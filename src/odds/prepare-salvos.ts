// What only hits taken a step at a time ask of a battle made from counts: support on land, hits that ships bear,
// submarines that go under, the fire of each kind of ship that supports a landing.

import { hasTrait, typesWith } from '../board/roster.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { diceOf, LIFTED, needOf, supportingShotOf } from '../rulesets/unit-values.ts';
import { countEntries, countTotal, type UnitCounts, type UnitType } from '../vocab/index.ts';
import type { Battle, Force, Group, Opening } from './battle.ts';
import { type Army, prepare, type Question, submarinePlan } from './prepare.ts';

/** The kind of ship meant where nobody says which supports a landing: the one that hits best. */
export const usualSupporter = ({ board }: Pick<Ruleset, 'board'>): UnitType | undefined =>
  typesWith(board, 'bombards').toSorted((a, b) => board.units[b].attack - board.units[a].attack)[0];

/** The ships that support the landing a question is about, by kind. */
export const supportersOf = (ruleset: Ruleset, { shots = 0, supporters }: Question): UnitCounts => {
  if (supporters !== undefined) return supporters;
  const kind = usualSupporter(ruleset);
  return kind === undefined || shots === 0 ? {} : { [kind]: shots };
};

const supportOf = (ruleset: Ruleset, question: Question): Pick<Opening, 'shots' | 'support'> => {
  const { technologies = [] } = question.attacker;
  const support = countEntries(supportersOf(ruleset, question)).map(([type, count]) => ({
    type,
    dice: count * diceOf(ruleset, technologies, 'attack', type),
    need: supportingShotOf(ruleset.combat, question.theatre, type) ?? needOf(ruleset, technologies, 'attack', type),
  }));
  return { shots: support.reduce((sum, { dice }) => sum + dice, 0), support };
};

/** What troops of a kind are to support on land; those that attack better where they come ashore take none. */
export const supportIn = ({ board }: Ruleset, type: UnitType, ashore: boolean): Pick<Group, 'support'> => {
  if (hasTrait(board, type, 'lifts-infantry')) return { support: 'gives' };
  if (ashore && hasTrait(board, type, 'lands-stronger')) return {};
  return hasTrait(board, type, 'takes-artillery') ? { support: 'takes' } : {};
};

const asSalvos = (
  ruleset: Ruleset,
  { kind }: Battle,
  force: Force,
  side: 'attack' | 'defence',
  { conduct = {}, damaged = {} }: Army,
  ashore: boolean,
): Force => ({
  ...force,
  groups: force.groups.map((group) => {
    const { type, count, need } = group;
    const { hits = 1 } = ruleset.board.units[type];
    const lands = ashore && hasTrait(ruleset.board, type, 'lands-stronger');
    return {
      ...group,
      ...(side === 'attack' && kind === 'land' ? supportIn(ruleset, type, ashore) : {}),
      need: lands ? Math.max(LIFTED, need) : need,
      ...(hits > 1 ? { spare: Math.max(0, count * (hits - 1) - (damaged[type] ?? 0)) } : {}),
      leaves: hasTrait(ruleset.board, type, 'submerges') ? submarinePlan(side, conduct.submarines) : 'stay',
    };
  }),
});

/** The battle a question is about, under rules whose hits are taken a step at a time. */
export const prepareSalvos = (ruleset: Ruleset, question: Question): Battle => {
  const shots = countTotal(supportersOf(ruleset, question));
  const battle = prepare(ruleset, { ...question, shots });
  const { leaving, kind } = battle;
  const ashore = kind === 'land' && (question.assault ?? (shots > 0 ? 'landing' : 'none')) === 'landing';
  return {
    ...battle,
    attacker: asSalvos(ruleset, battle, battle.attacker, 'attack', question.attacker, ashore),
    defender: asSalvos(ruleset, battle, battle.defender, 'defence', question.defender, ashore),
    opening: ashore ? { ...battle.opening, ...supportOf(ruleset, question) } : battle.opening,
    leaving: ashore && leaving.exits === 'planes' ? { ...leaving, apart: 'planes' } : leaving,
  };
};
