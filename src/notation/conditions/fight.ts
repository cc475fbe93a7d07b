// When a battle is left, as players say it, in whatever order: `Ukraine: fight on until only 3 inf are left, then back
// to Caucasus`, `max. 3 rounds, then home`. A sentence is cut into what is done and what must be so; all of it has to
// be understood, and there has to be one battle and one way.

import { spaceOf } from '../../board/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { about, type BattleRule, type Condition, joined, leavesOf, negated, placesOf } from './condition.ts';
import { isPart, type Part } from './elements.ts';
import { readCondition } from './read.ts';
import type { ConditionWord } from './words.ts';

/** What opens a stretch of a sentence. */
type Opening = 'said' | 'then' | 'else' | 'if' | 'unless' | 'until' | 'while' | 'aside';

interface Stretch {
  readonly opens: Opening;
  readonly parts: readonly Part[];
}

/** What a stretch says. */
type Saying =
  | { readonly says: 'leave' | 'go-on'; readonly since: Condition | null }
  | { readonly says: 'if' | 'unless' | 'until' | 'while'; readonly condition: Condition }
  | { readonly says: 'round'; readonly since: Condition };

const isHence = (part: Part | undefined): boolean => isPart(part, 'hence', 'afterwards');
const isLeaving = (part: Part | undefined): boolean => isPart(part, 'retreat') && !isPart(part, 'dead');
const isDoing = (part: Part | undefined): boolean =>
  isLeaving(part) || (isPart(part, 'go-on', 'stop') && !isPart(part, 'holds'));

const BOUNDS = ['comma', 'colon', 'open', 'close'] as const;
const isBound = (part: Part | undefined): boolean =>
  part === undefined || BOUNDS.some((kind) => kind === part.kind) || isPart(part, 'if', 'unless', 'else');

/** True for `then` where it opens what is done, and does not stand in what must be so: `more units than I`. */
const opensDeed = (parts: readonly Part[], at: number): boolean => {
  if (!isHence(parts[at])) return false;
  const end = parts.findIndex((part, index) => index > at && isBound(part));
  const rest = parts.slice(at + 1, end < 0 ? parts.length : end);
  return rest.some((part) => isDoing(part) || part.kind === 'place' || isPart(part, 'to'));
};

const openingAt = (parts: readonly Part[], at: number, isFirst: boolean): Opening | undefined => {
  const part = parts[at];
  if (isPart(part, 'unless') && isPart(part, 'else')) {
    const next = parts[at + 1];
    return isBound(next) || isDoing(next) || isPart(next, 'to') ? 'else' : 'unless';
  }
  if (isPart(part, 'unless')) return 'unless';
  if (isPart(part, 'else')) return 'else';
  if (isPart(part, 'while')) return 'while';
  if (isPart(part, 'if')) return 'if';
  if (isPart(part, 'until') && !parts.slice(at + 1, at + 4).some((each) => isPart(each, 'round'))) return 'until';
  // `bei`, `when` and the like open a stretch where they are first in it.
  if (isPart(part, 'perhaps') && (isFirst || !isPart(part, 'filler', 'at'))) return 'if';
  return undefined;
};

/**
 * True for what must be so without a word that says it is a condition: `below 40%: …`, `fewer than 3 inf left? then …`.
 */
const counts = ({ parts }: { readonly parts: readonly Part[] }): boolean =>
  parts.some((part) => isPart(part, '<', '<=', '>', '>=', 'odds')) &&
  parts.some(({ kind }) => kind === 'number') &&
  !parts.some((part) => isPart(part, 'round') || isDoing(part));

/** Cuts a sentence where something new is said. */
const stretchesOf = (parts: readonly Part[]): readonly Stretch[] => {
  const all: { opens: Opening; parts: Part[] }[] = [{ opens: 'said', parts: [] }];
  const begin = (opens: Opening): void => {
    const last = all.at(-1);
    if (last?.parts.length === 0 && (last.opens === 'said' || last.opens === 'then')) {
      all.pop();
      all.push({ opens: opens === 'said' ? last.opens : opens, parts: [] });
    } else all.push({ opens, parts: [] });
  };
  for (const [at, part] of parts.entries()) {
    const last = all.at(-1);
    const opening = openingAt(parts, at, last?.parts.length === 0);
    // `Below 3 tanks I break off`.
    if (last?.opens === 'said' && all.length === 1 && isDoing(part) && counts(last)) last.opens = 'if';
    const isAsking = last !== undefined && ['if', 'unless', 'until', 'while'].includes(last.opens);
    if (opening !== undefined) begin(opening);
    else if (part.kind === 'open') begin('aside');
    else if (part.kind === 'comma' || part.kind === 'colon' || part.kind === 'close') begin('said');
    else if (opensDeed(parts, at)) begin('then');
    else if (isAsking && isDoing(part)) {
      const own: Part[] = [];
      while (isPart(last.parts.at(-1), 'us') && last.parts.length > 1) own.unshift(...last.parts.splice(-1));
      begin('then');
      all.at(-1)?.parts.push(...own, part);
    } else last?.parts.push(part);
  }
  return all.filter(({ parts: own, opens }) => own.length > 0 || opens === 'else');
};

const small: readonly ConditionWord[] = [
  'filler',
  'at',
  'before',
  'after',
  'go-on',
  'most',
  '<=',
  'until',
  'for',
  'to',
];

/** The rounds a stretch speaks of, and what else it says. `Three rounds` are three that were fought. */
const roundsIn = (
  parts: readonly Part[],
): { readonly since: Condition | null; readonly rest: readonly Part[] } | null => {
  const at = parts.findIndex((part) => isPart(part, 'round'));
  if (at < 0) return { since: null, rest: parts };
  if (parts.slice(at + 1).some((part) => isPart(part, 'round'))) return null;
  const spot = [at + 1, at - 1].find((index) => parts[index]?.kind === 'number');
  const number = spot === undefined ? undefined : parts[spot];
  if (spot === undefined || number?.kind !== 'number' || number.value < 1) return null;
  let [from, to] = [Math.min(at, spot), Math.max(at, spot)];
  while (from > 0 && isPart(parts[from - 1], ...small) && !isPart(parts[from - 1], 'retreat')) from -= 1;
  while (isPart(parts[to + 1], '<=', 'most') || (isPart(parts[to + 1], 'filler') && !isPart(parts[to + 1], 'at')))
    to += 1;
  const own = parts.slice(from, to + 1);
  const isFrom = own.some((part) => isPart(part, 'since'));
  const isSaid = own.some((part) => isPart(part, 'after', 'go-on', '<=', 'most', 'for', 'until', 'before'));
  const isAlone = from === 0 && to === parts.length - 1;
  const isEarlier = isPart(parts[from - 1], 'since');
  if (!isSaid && !isFrom && !isAlone && !isEarlier) return null;
  if (
    own.some((part) => isPart(part, 'before')) &&
    !own.some((part) => isPart(part, '<=', 'after', 'until')) &&
    !isAlone
  )
    return null;
  const value = isFrom || isEarlier ? number.value - 1 : number.value;
  if (value < 1) return null;
  const since: Condition = { is: 'number', what: { count: 'round', at: null }, compare: '>=', value };
  return { since, rest: [...parts.slice(0, isEarlier ? from - 1 : from), ...parts.slice(to + 1)] };
};

const DEED_WORDS: readonly ConditionWord[] = [
  ...['retreat', 'stop', 'go-on', 'goes', 'us', 'them', 'filler', 'and', 'everyone', 'units', 'at', 'from', 'to', 'of'],
  ...['there', 'both', 'hence', 'afterwards', 'soon'],
] as ConditionWord[]; // all of them are words of conditions

/** What is known of the battle and of the way out. */
interface Ways {
  site: SpaceId | undefined;
  to: SpaceId | undefined;
  /** Named where neither was clear. */
  loose: SpaceId[];
}

/** Where a retreat leads on the board: an island stands for the sea around it where a sea battle is left. */
const outOf = ({ ruleset: { board } }: NotationContext, site: SpaceId, to: SpaceId): SpaceId | undefined => {
  const from = spaceOf(board, site);
  if (from.adjacent.includes(to)) return to;
  const [only, ...others] = spaceOf(board, to).adjacent.filter((id) => spaceOf(board, id).kind === 'sea');
  const isShore = from.kind === 'sea' && spaceOf(board, to).kind === 'land';
  return isShore && others.length === 0 ? only : undefined;
};

/** What is done, with the places it names; undefined if something in it is not understood. */
const readDoing = ({ opens, parts }: Stretch, ways: Ways): Saying | undefined => {
  const found = roundsIn(parts);
  if (found === null) return undefined;
  const { since, rest } = found;
  const isNeg = rest.some((part) => isPart(part, 'not'));
  for (const [index, part] of rest.entries()) {
    if (part.kind === 'arrow' || isPart(part, ...DEED_WORDS, 'after', '<=', 'not')) continue;
    if (part.kind !== 'place') return undefined;
    const before = rest.slice(0, index).findLast((each) => !isPart(each, 'filler') || isPart(each, 'from', 'of'));
    if (before?.kind === 'arrow' || isPart(before, 'to', 'after')) {
      if (ways.to !== undefined && ways.to !== part.space) return undefined;
      ways.to = part.space;
    } else if (isPart(before, 'from', 'at', 'of')) {
      if (ways.site !== undefined && ways.site !== part.space) return undefined;
      ways.site = part.space;
    } else if (opens !== 'said' || ways.site !== undefined) ways.loose.push(part.space);
    else ways.site = part.space;
  }
  const leaves = rest.some(isLeaving);
  const isOn = rest.some((part) => isPart(part, 'go-on'));
  if (leaves && isNeg && rest.filter((part) => isPart(part, 'not')).length === 1) return { says: 'go-on', since };
  if (isNeg || (leaves && isOn)) return undefined;
  const isWay = (opens === 'then' || opens === 'else') && rest.some(({ kind }) => kind === 'place');
  if (leaves || isWay) return { says: 'leave', since };
  if (isOn) return { says: 'go-on', since };
  // `Stop` alone asks for a word; what only names places says nothing by itself.
  if (rest.some((part) => isPart(part, 'stop', 'goes'))) return undefined;
  return since === null ? { says: 'go-on', since: null } : { says: 'round', since };
};

const readAsking = (context: NotationContext, { opens, parts }: Stretch, site: SpaceId): Saying | undefined => {
  if (opens !== 'if' && opens !== 'unless' && opens !== 'until' && opens !== 'while') return undefined;
  const fight = opens === 'if' || opens === 'unless' ? 'left' : 'on';
  const condition = readCondition(context, parts, { site, fight });
  return condition && { says: opens, condition };
};

/** When it is left, of what is said in a row. */
const whenOf = (all: readonly { readonly opens: Opening; readonly saying: Saying }[]): Condition | undefined => {
  const when: Condition[] = [];
  const leaves = all.filter(({ saying }) => saying.says === 'leave');
  if (leaves.length === 0) return undefined;
  const onAt = all.findIndex(({ opens, saying }) => saying.says === 'go-on' && opens !== 'aside');
  const isElse = leaves.some(({ opens }) => opens === 'else');
  for (const [at, { saying }] of all.entries()) {
    if ('since' in saying) {
      if (saying.since !== null) when.push(saying.since);
      continue;
    }
    const before = all[at - 1]?.saying;
    const isOn = before?.says === 'go-on' || before?.says === 'round' || (at === 0 && all[1]?.saying.says === 'go-on');
    const leftLater = all.slice(at + 1).some((each) => each.saying.says === 'leave');
    if (saying.says === 'unless') when.push(negated(saying.condition));
    else if (saying.says === 'until') {
      if (!leftLater) return undefined;
      when.push(saying.condition);
    } else if (isOn && leftLater && (isElse || saying.says === 'while')) when.push(negated(saying.condition));
    else if (isElse || (onAt >= 0 && onAt < at && !leftLater)) return undefined;
    else when.push(saying.condition);
  }
  return when.length === 0 ? undefined : joined('all', when);
};

/** What is said of battles to come is no reason to leave one that is fought. */
const isInside = (condition: Condition): boolean =>
  leavesOf(condition).every((leaf) => leaf.is === 'number' && leaf.what.count !== undefined);

/**
 * Reads when a battle is left.
 *
 * @param verbFirst whether the first stretch is a condition by its verb alone: `Sind nur noch 3 Inf da, …`
 * @param onlyBattle the battle where none is named
 * @returns undefined where something is not understood, or where it says of no battle, or of several, when it is left
 */
export const readFight = (
  context: NotationContext,
  parts: readonly Part[],
  verbFirst: 'yes' | 'no',
  onlyBattle: SpaceId | undefined,
): BattleRule | undefined => {
  const ways: Ways = { site: undefined, to: undefined, loose: [] };
  const cut = stretchesOf(parts);
  const [head, ...tail] = cut;
  if (head === undefined) return undefined;
  // `Ukraine: …`
  const isSite = head.opens === 'said' && head.parts.length <= 2 && tail.length > 0;
  const place = isSite ? head.parts.find(({ kind }) => kind === 'place') : undefined;
  const sited =
    place?.kind === 'place' && head.parts.every((part) => part === place || isPart(part, 'filler', 'of', 'at'));
  if (sited && place?.kind === 'place') ways.site = place.space;
  const rows = (sited ? tail : cut).map((each, index): Stretch => {
    const isAsked = each.opens === 'said' && index === 0 && (counts(each) || verbFirst === 'yes');
    return isAsked ? { ...each, opens: 'if' } : each;
  });
  const isAsking = ({ opens }: Stretch): boolean => ['if', 'unless', 'until', 'while'].includes(opens);
  // Places first, for what must be so is about the battle that is named.
  const done = rows.map((row) => (isAsking(row) ? null : readDoing(row, ways)));
  if (done.includes(undefined)) return undefined;
  const named = rows
    .filter(isAsking)
    .flatMap(({ parts: own }) => own.flatMap((p) => (p.kind === 'place' ? [p.space] : [])));
  const [asked, ...more] = new Set(named);
  const site = ways.site ?? (more.length === 0 ? asked : undefined) ?? onlyBattle;
  if (site === undefined || ways.loose.length > 1) return undefined;
  const [loose] = ways.loose;
  if (loose !== undefined && loose !== site && ways.to !== undefined && ways.to !== loose) return undefined;
  const said = ways.to ?? (loose === site ? undefined : loose);
  const to = said === undefined ? null : outOf(context, site, said);
  if (to === undefined || to === site) return undefined;
  const all: { opens: Opening; saying: Saying }[] = [];
  for (const [index, row] of rows.entries()) {
    const own = done[index];
    if (own !== null && own !== undefined) {
      all.push({ opens: row.opens, saying: own });
      continue;
    }
    const asking = readAsking(context, row, site);
    if (asking === undefined) return undefined;
    all.push({ opens: row.opens, saying: asking });
  }
  const when = whenOf(all);
  if (when === undefined || !isInside(when) || placesOf(when).some((each) => each !== site)) return undefined;
  return { battle: site, does: 'retreat', to, when: about(when, site) };
};
