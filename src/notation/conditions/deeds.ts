// What is to be done where a condition holds, beside orders: a battle is left or stopped, nobody goes somewhere.

import type { BattleId } from '../../engine/index.ts';
import { battleSpace, type SpaceId } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { type Ahead, battlesToFight } from '../to-fight.ts';
import { about, type BattleRule, type Condition, joined, leavesOf, placesOf } from './condition.ts';
import { isPart, type Part } from './elements.ts';
import { readCondition } from './read.ts';
import type { ConditionWord } from './words.ts';

/** Nobody lands, moves or is placed there. */
export interface Bar {
  readonly space: SpaceId;
  readonly what: 'land' | 'move' | 'place';
}

/** What is done, and what has to be so beside what the condition says. */
export type Deed =
  | { readonly does: 'rule'; readonly rule: BattleRule }
  | { readonly does: 'bar'; readonly bar: Bar }
  | { readonly does: 'nothing' }
  /** Nothing but going on, which every battle does that nobody stops. */
  | { readonly does: 'go-on' };

const RULE_WORDS: readonly ConditionWord[] = [
  ...['retreat', 'stop', 'filler', 'us', 'of', 'at', 'from', 'to', 'hence', 'everyone', 'there', 'and', 'round'],
] as ConditionWord[]; // all of them are words of conditions

const isLed = (part: Part | undefined, ...words: readonly ConditionWord[]): boolean =>
  isPart(part, ...words) || (words.includes('to') && part?.kind === 'arrow');

/** The battle a rule is about that names none: the one its condition is about, else the only one there is. */
const battleMeant = (context: NotationContext, ahead: Ahead, when: Condition): BattleId | undefined => {
  const named = placesOf(when);
  const battles = battlesToFight(context, ahead);
  const [one, ...others] = named.length > 0 ? named : battles;
  if (one === undefined || others.length > 0) return undefined;
  return battles.find((battle) => battle === one) ?? battles.find((battle) => battleSpace(battle) === one) ?? one;
};

/** `Ukraine: retreat to Caucasus`, `break off after round 2`, `stop`. */
const readRule = (
  context: NotationContext,
  ahead: Ahead,
  parts: readonly Part[],
  when: Condition | null,
): Deed | undefined => {
  const does = parts.some((part) => isPart(part, 'retreat')) ? 'retreat' : 'stop';
  // German `nach` is also the way to a place.
  const isRounds = (part: Part | undefined): boolean => part?.kind === 'number' || isPart(part, 'round');
  const at = parts.findIndex(
    (part, index) => isPart(part, 'after') && parts.slice(index + 1, index + 3).some(isRounds),
  );
  const rounds = at < 0 ? [] : parts.slice(at, at + 3).filter((part) => !isPart(part, 'filler'));
  const since = at < 0 ? undefined : readCondition(context, rounds);
  if (at >= 0 && since === undefined) return undefined;
  const left = parts.filter((part) => !rounds.includes(part));
  let [battle, to]: [SpaceId | undefined, SpaceId | undefined] = [undefined, undefined];
  for (const [index, part] of left.entries()) {
    if (part.kind === 'comma' || part.kind === 'colon' || part.kind === 'arrow' || isPart(part, ...RULE_WORDS))
      continue;
    if (part.kind !== 'place') return undefined;
    const before = left.slice(0, index).findLast((each) => !isPart(each, 'filler'));
    const isElsewhere = when !== null && placesOf(when).length > 0 && !placesOf(when).includes(part.space);
    // `If fewer than 3 are left in KAR: retreat EEU`.
    if (isLed(before, 'to') || (isElsewhere && isPart(before, 'retreat') && !isPart(left[index - 1], 'filler'))) {
      if (to !== undefined) return undefined;
      to = part.space;
    } else if (battle === undefined) battle = part.space;
    else return undefined;
  }
  const both = [...(when === null ? [] : [when]), ...(since === undefined ? [] : [since])];
  if (both.length === 0 || battle === to) return battle === undefined && both.length > 0 ? ruled() : undefined;
  return ruled();
  function ruled(): Deed | undefined {
    const whole = joined('all', both);
    const site = battle ?? battleMeant(context, ahead, whole);
    // How a battle ends is no reason to leave it.
    const isAfter = leavesOf(whole).some(
      (leaf) => leaf.is !== 'number' && placesOf(leaf).includes(battleSpace(site ?? '')),
    );
    if (site === undefined || site === to || isAfter) return undefined;
    return { does: 'rule', rule: { battle: site, does, to: to ?? null, when: about(whole, site) } };
  }
};

/** `the tanks stay in Germany`. */
const isStaying = (parts: readonly Part[]): boolean =>
  parts.some((part) => isPart(part, 'stays')) &&
  parts.every(
    (part) =>
      ['unit', 'number', 'place', 'comma'].includes(part.kind) ||
      (isPart(part, 'stays', 'filler', 'at', 'there', 'everyone', 'us', 'them', 'hence', 'units') &&
        !isPart(part, 'not')),
  );

/** `do not land there`, `no landing in Norway`. */
const readBar = (parts: readonly Part[], when: Condition | null): Deed | undefined => {
  const places = parts.flatMap((part) => (part.kind === 'place' ? [part.space] : []));
  const named = places.length > 0 ? places : when === null ? [] : placesOf(when);
  const [space, ...others] = named;
  const isKnown = (part: Part): boolean =>
    ['place', 'comma', 'colon'].includes(part.kind) ||
    isPart(part, 'not', 'lands', 'goes', 'places', 'there', 'filler', 'us', 'at', 'to', 'everyone', 'one', 'hence');
  if (space === undefined || others.length > 0 || !parts.every(isKnown)) return undefined;
  const what = (['lands', 'places', 'goes'] as const).find((word) => parts.some((part) => isPart(part, word)));
  if (what === undefined || parts.filter((part) => isPart(part, 'not')).length !== 1) return undefined;
  return { does: 'bar', bar: { space, what: what === 'lands' ? 'land' : what === 'places' ? 'place' : 'move' } };
};

/**
 * Reads what is done under a condition, if it is no order.
 *
 * @param when null where only the deed itself says when, as `retreat after round 3`
 */
export const readDeed = (
  context: NotationContext,
  ahead: Ahead,
  parts: readonly Part[],
  when: Condition | null,
): Deed | undefined => {
  if (parts.every((part) => part.kind === 'comma' || isPart(part, 'go-on', 'filler', 'us', 'hence', 'at')))
    return parts.some((part) => isPart(part, 'go-on')) ? { does: 'go-on' } : undefined;
  if (isStaying(parts)) return { does: 'nothing' };
  if (parts.some((part) => isPart(part, 'not'))) return readBar(parts, when);
  return parts.some((part) => isPart(part, 'retreat', 'stop')) ? readRule(context, ahead, parts, when) : undefined;
};
