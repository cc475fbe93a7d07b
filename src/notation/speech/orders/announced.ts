// A heading that names the enemy's place among other words: `You have my purchase, so now Karelia:`, `Karelië, nu of
// nooit:`. What stands below goes there.

import { standingToAttack } from '../../../engine/state/queries.ts';
import { nothing, type Said } from '../said.ts';
import { clausesOf, isWord, type Scene } from '../sentence/scene.ts';
import { settlePlace } from './moves.ts';

/** Words in the clause of the place that nobody knows. */
const MOST_OTHERS = 1;

/** The target that a line with a colon at its end announces; undefined if it does something else. */
export const announced = (scene: Scene): Said | undefined => {
  const { cursor, elements, sofar, has } = scene;
  const last = elements.at(-1);
  if (last?.kind !== 'sign' || last.sign !== 'colon' || sofar.section === 'place') return undefined;
  const clauses = clausesOf(elements.slice(0, -1), 'comma', 'semicolon', 'dash', 'rule');
  const [place, ...others] = elements.filter((each) => each.kind === 'place');
  const own = clauses.find((clause) => clause.some((each) => each === place)) ?? [];
  if (place?.kind !== 'place' || others.length > 0 || clauses.length < 2) return undefined;
  const isPlain = elements.every((each) => ['place', 'word', 'other', 'sign'].includes(each.kind));
  const isAside = !own.some((each) => isWord(each, 'not', 'from', 'stay', 'past', 'land', 'back', 'place'));
  const isOpen = has('condition', 'doubt', 'should', 'another-time');
  if (!isPlain || !isAside || isOpen || own.filter(({ kind }) => kind === 'other').length > MOST_OTHERS)
    return undefined;
  const space = settlePlace({ ...cursor }, place);
  if (space === undefined) return undefined;
  const { ruleset, state, power } = cursor.context;
  const standing = standingToAttack(ruleset, state, space, power);
  const isEnemy = standing === 'enemy-occupied' || standing === 'enemy-empty';
  return isEnemy ? { ...nothing('declaration'), target: space } : undefined;
};
