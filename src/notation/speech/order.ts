// What a sentence orders that is meant for an order: each of its forms is tried, in the order in which they tell most.

import { spaceOf } from '../../board/index.ts';
import { standingOf } from '../../engine/state/queries.ts';
import { countEntries, isBefore, type Language, type SpaceId, withoutCounts } from '../../vocab/index.ts';
import { announced } from './orders/announced.ts';
import {
  isAllSpent,
  isPaid,
  isPriced,
  isSummed,
  isTaken,
  readBuying,
  repeatsSum,
  speaksOfThose,
} from './orders/buying.ts';
import { readEnding } from './orders/endings.ts';
import { isPeaceful, ordersLosses, readThrow } from './orders/fighting.ts';
import { readLandingList } from './orders/landing-list.ts';
import { isAsBefore, isIdle, MOST_UNKNOWN, others, readMoving, readTarget } from './orders/moving.ts';
import { partsOf } from './orders/parts.ts';
import { isAllThatWaits, isPlacing, readPlacing } from './orders/placing.ts';
import { readPlanLine } from './orders/plan-line.ts';
import { readResearching } from './orders/research.ts';
import { isSettled } from './orders/settled.ts';
import { asked, nothing, type Said } from './said.ts';
import { isWord, type Scene } from './sentence/scene.ts';
import { noteMisspelt, noteStrangePlace, noteUnknownUnit } from './sentence/slips.ts';
import { countsUnheard, deniesSent } from './unheard.ts';

/** Words beside sums of money that say nothing to anybody. */
const MOST_OTHERS = 2;

/** Whether all that a sentence sends to an attack goes to sea where no enemy is. */
const attacksNobody = ({ cursor: { context }, has }: Scene, { what, items }: Said): boolean => {
  const { ruleset, state, power } = context;
  const ends = items.flatMap((item) =>
    item.kind === 'moves' && item.phase === 'combat-move'
      ? item.moves.flatMap((move) =>
          move.kind === 'march' ? (move.path.at(-1) ?? []) : move.kind === 'unload' ? move.to : [],
        )
      : [],
  );
  // On land the rules say so themselves; ships that come to a convoy of the enemy take it.
  const isQuiet = (space: SpaceId): boolean =>
    standingOf(ruleset, state, space, power) === 'sea-clear' && spaceOf(ruleset.board, space).convoy === undefined;
  return what === 'order' && has('attack') && !has('move', 'load', 'unload') && ends.length > 0 && ends.every(isQuiet);
};

/**
 * What a sentence orders that is meant for an order.
 *
 * @param told `revised` if it puts right what was said before
 */
export const readOrder = (scene: Scene, language: Language, told: 'plain' | 'revised'): Said => {
  const { cursor, elements, sofar, text, has } = scene;
  const { context } = cursor;
  const hasUnits = elements.some(({ kind }) => kind === 'units');
  const hasPlace = elements.some(({ kind }) => kind === 'place');
  const unknown = elements.find((each) => each.kind === 'unknown-unit');
  const researched = readResearching(scene);
  if (researched !== undefined) return { what: 'order', items: [researched], remarks: [] };
  const plan = readPlanLine(scene);
  if (plan === 'unread') return asked(cursor, text);
  if (plan !== undefined) return { what: 'order', items: plan, remarks: [] };
  if (isPeaceful(scene)) return { ...nothing('note'), peaceful: 'yes' };
  const target = announced(scene);
  if (target !== undefined) return target;
  const thrown = hasUnits && !ordersLosses(scene) ? undefined : readThrow(scene, language);
  if (thrown === 'unread') return asked(cursor, text);
  if (thrown !== undefined)
    return thrown === 'nothing'
      ? nothing('chat')
      : thrown === 'note'
        ? nothing('note')
        : { what: 'order', items: [thrown], remarks: [] };
  const ended = readEnding(scene);
  if (ended !== undefined) return ended;
  const tellsSum = !hasUnits && !hasPlace && has('ipc') && elements.some(({ kind }) => kind === 'number');
  if (tellsSum && !has('buy') && countEntries(sofar.purchased).length > 0) return nothing('money');
  if (repeatsSum(scene)) return nothing('money');
  const acting = has('attack', 'move', 'place', 'land', 'load', 'unload');
  // `The fourth does the same`: which one of how many, nobody counts.
  if (hasUnits && has('nth') && has('load', 'unload', 'ditto')) return asked(cursor, text);
  const isArrowed = elements.some((each) => each.kind === 'sign' && each.sign === 'arrow');
  if ((acting || isArrowed || hasUnits) && (hasPlace || isArrowed) && noteUnknownUnit(scene))
    return asked(cursor, text);
  // `I look at the map and send it on Sunday`: nothing is sent of which it is told.
  const sends = acting && (hasUnits || hasPlace || has('all', 'both', 'rest', 'attack', 'land', 'place'));
  if ((hasUnits || sends) && noteMisspelt(scene, sends && !hasUnits ? 'any' : 'led')) return asked(cursor, text);
  if (noteStrangePlace(scene)) return asked(cursor, text);
  if (hasUnits && isAsBefore(scene)) return nothing('note');
  const listed = readLandingList(scene);
  if (listed !== undefined) return listed;
  const fresh = sofar.fought === 'yes' || sofar.section === 'place' ? withoutCounts(sofar.purchased, sofar.placed) : {};
  const placing = context.ruleset.phases.find(({ id }) => id === context.state.turn.phase)?.kind === 'place';
  const parts = partsOf(
    cursor,
    elements,
    sofar.declaration === null ? 'no' : 'yes',
    placing ? withoutCounts(sofar.purchased, sofar.placed) : fresh,
  );
  const { phase } = context.state.turn;
  const opens = elements.findIndex((each) => each.kind !== 'sign' && !isWord(each, 'article', 'small'));
  // `1 bmr (15), 4 inf (12), 2 stay`: money that is left.
  const saves = elements.some(({ kind }) => kind === 'number') && (has('save', 'ipc', 'spend') || isPaid(scene));
  const acts =
    (has('stay') && !saves) ||
    has('along', 'throw', 'load', 'unload', 'attack', 'move', 'land', 'back', 'versus') ||
    (has('gets') && hasPlace) ||
    (has('also') && hasPlace) ||
    (has('again') && has('there', 'home'));
  const money =
    has('ipc', 'save', 'spend') ||
    elements.some((each) => each.kind === 'sign' && cursor.tokens[each.at]?.text === '=');
  const unknowns = others(elements);
  // Beside sums a word or two may stand that nobody knows; what is counted there must be units.
  const fewOthers = unknowns === 0 || (money && unknowns <= MOST_OTHERS && unknown === undefined);
  const guesses = !acts && !(hasPlace && !has('buy')) && fewOthers;
  const isFirst =
    isBefore(context.ruleset.phases, phase, 'combat-move') &&
    sofar.combatMoves.length === 0 &&
    sofar.section === null &&
    sofar.declaration === null &&
    sofar.comesLater === undefined;
  const isTold = sofar.section !== 'purchase' && speaksOfThose(cursor, elements);
  const buys =
    (has('buy') && !elements.slice(0, Math.max(0, opens)).some((each) => each.kind === 'place')) ||
    (sofar.section === 'purchase' && guesses) ||
    (guesses && isFirst && !isTold && (isPriced(elements) || told === 'revised')) ||
    (!acts && !hasPlace && isFirst && unknowns <= MOST_UNKNOWN && isPaid(scene)) ||
    (isFirst && ((unknowns <= MOST_UNKNOWN && (isAllSpent(scene) || isSettled(scene))) || isTaken(scene))) ||
    ((isFirst || sofar.section === 'purchase' || isBefore(context.ruleset.phases, phase, 'combat-move')) &&
      isSummed(scene));
  const onlyUnits =
    parts.parts.every(({ from: origin, to }) => origin === undefined && to === undefined) &&
    parts.landings.length === 0;
  // Somebody else may buy something else; what comes to just what there is to spend is one's own.
  if (buys && sofar.section !== 'purchase' && hasUnits && unknowns > MOST_UNKNOWN && !isPaid(scene) && !isSummed(scene))
    return asked(cursor, text);
  if (
    buys &&
    onlyUnits &&
    (hasUnits || unknown !== undefined || elements.some(({ kind }) => kind === 'number') || has('buy'))
  ) {
    const bought = readBuying(scene);
    if (bought !== undefined) {
      if (bought === 'money') return nothing('money');
      if (bought === 'heading') return { ...nothing('heading'), section: 'purchase' };
      return cursor.problem !== undefined
        ? asked(cursor, text)
        : { what: 'order', items: [{ kind: 'purchase', units: bought }], remarks: cursor.remarks, section: 'purchase' };
    }
  }
  // `…, and the two infantry stay in Tokyo`, where others were just put down: the last of those that were bought.
  const areLast = countEntries(sofar.placed).length > 0 && isAllThatWaits(scene, parts);
  if (!areLast && isIdle(scene, parts)) {
    const target = readTarget(scene, parts);
    if (target !== undefined) return target;
    if (deniesSent(scene)) return asked(cursor, text);
    // `Ukraine to Caucasus with the lot`
    const named = elements.filter(({ kind }) => kind === 'place').length;
    if (named === 2 && has('all') && has('to') && !has('throw', 'dice', 'save')) return asked(cursor, text);
    if (has('stay') || (has('not') && has('throw', 'attack', 'move', 'buy', 'place'))) return nothing('note');
    if (countsUnheard(scene)) return asked(cursor, text);
    return nothing(
      elements.some((each) => each.kind === 'number' || each.kind === 'unknown-unit') &&
        hasPlace &&
        elements.every(({ kind }) => kind !== 'other')
        ? 'problem'
        : 'chat',
    );
  }
  if (unknown?.kind === 'unknown-unit' && parts.parts.length === 0) {
    return nothing('chat');
  }
  if (isPlacing(scene, parts)) {
    const placed = readPlacing(scene, parts);
    if (placed !== undefined)
      return cursor.problem === undefined
        ? { what: 'order', items: [{ kind: 'place', placements: placed }], remarks: cursor.remarks }
        : asked(cursor, text);
  }
  const moved = readMoving(scene, parts);
  // `Versenke das Schlachtschiff mit dem U-Boot in der Ostsee`: who attacks goes where somebody is.
  if (moved !== undefined && attacksNobody(scene, moved)) return asked(cursor, text);
  return moved ?? asked(cursor, text, 'verb-missing');
};
