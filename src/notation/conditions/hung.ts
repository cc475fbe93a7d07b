// A line of a sheet that hangs on a condition: its orders where the condition is known to hold, nothing where it is
// known not to, and the line as it stands until then.

import { battleSpace, isPast, type Language } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import type { Item, SheetSoFar } from '../items.ts';
import { type Condition, leavesOf } from './condition.ts';
import { type Conditional, type Conditionals, placeOf, readConditionals } from './sentence.ts';
import { writeConditionals } from './write.ts';

/** A conditional line with what is known of its condition; a rule of a battle is over with the battle. */
export interface Hung extends Conditional {
  readonly holds: 'yes' | 'no' | 'open';
}

export interface HungLine {
  readonly hung: readonly Hung[];
  /** Orders of conditions that hold. */
  readonly items: readonly Item[];
  readonly before: Conditionals['before'];
  readonly goesOn: Conditionals['goesOn'];
  /** The same in the form that the guide shows; undefined for rules of battles. */
  readonly form: string | undefined;
}

/** Reads the text of an order as if it stood there alone. */
export type ReadAlone = (text: string, sofar: SheetSoFar) => readonly Item[] | undefined;

const EARLY: readonly Item['kind'][] = ['purchase'];

/** True for what is done before the battles of the turn, so that who holds what is known already. */
const isEarly = (items: readonly Item[]): boolean =>
  items.some((item) => EARLY.includes(item.kind) || (item.kind === 'moves' && item.phase === 'combat-move'));

/** What holds for an order that hangs on battles: it comes behind them, whatever heading it stands under. */
const behind = (sofar: SheetSoFar, when: Condition): SheetSoFar => {
  const isHeld = leavesOf(when).every(({ is }) => is === 'held');
  const { section } = sofar;
  const pointed = { ...sofar, spoken: placeOf(when) ?? sofar.spoken, before: [] };
  if (isHeld && (section === 'purchase' || section === 'combat-move')) return pointed;
  const isLate = section === 'noncombat-move' || section === 'place';
  return { ...pointed, section: isLate ? section : null, declaration: null, fought: 'yes' };
};

const isOver = ({ state, ruleset }: NotationContext, { deed }: Conditional): boolean => {
  if (deed.does !== 'rule') return false;
  const { battle } = deed.rule;
  const there = state.turn.battles.find(({ id }) => id === battle || battleSpace(id) === battle);
  return there === undefined ? isPast(ruleset.phases, state.turn.phase, 'combat') : there.status === 'ended';
};

/**
 * Reads a sentence that hangs on a condition.
 *
 * @returns undefined where it is not wholly understood
 */
export const readHung = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  language: Language,
  alone: ReadAlone,
): HungLine | undefined => {
  const heard = { ahead: sofar, before: sofar.before, above: sofar.declaration?.space ?? sofar.closed, language };
  const found = readConditionals(context, line, text, heard, (own, when) => alone(own, behind(sofar, when)));
  if (found === undefined) return undefined;
  const hung = found.all.map((each): Hung => {
    if (each.deed.does === 'rule') return { ...each, holds: isOver(context, each) ? 'no' : 'open' };
    const when = each.deed.does === 'orders' && isEarly(each.deed.items) ? 'early' : 'late';
    return { ...each, holds: context.judge?.(each.condition, when) ?? 'open' };
  });
  const items = hung.flatMap(({ holds, deed }) => (holds === 'yes' && deed.does === 'orders' ? deed.items : []));
  const form = writeConditionals(context, found, sofar.before.length, found.language ?? language);
  return { hung, items, before: found.before, goesOn: found.goesOn, form };
};
