// A sentence that sends units somewhere, or names a target, or orders nothing.

import { findUnit } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import { countEntries, type SpaceId, withoutCounts } from '../../../vocab/index.ts';
import { boardOf, isBeforeCombat } from '../../context.ts';
import { type Cursor, fault } from '../../cursor.ts';
import type { Item } from '../../items.ts';
import { keywordLength } from '../../keywords.ts';
import { landingHint } from '../../notes.ts';
import { powerNamed } from '../../places.ts';
import { asked, nothing, type Said } from '../said.ts';
import { isAfterwards, isFriendly } from '../sentence/afterwards.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { hasStrayNumber } from '../sentence/shape.ts';
import { pointsNowhere, targetAbove } from './aims.ts';
import { isAir } from './draft.ts';
import { movesOf, settlePlace } from './moves.ts';
import { type Part, type Sentence as Parts, type Place, typesOf, type Units } from './part.ts';

/** Words of a sentence that nobody knows; with more it is asked about, for it may tell of another game. */
export const MOST_UNKNOWN = 3;

/** Words of a sentence that only says what comes next. */
const MOST_NEXT = 4;

/** Words beside a target that say how it is aimed at. */
const MOST_AIMING = 2;

export const others = (elements: readonly Element[]): number => elements.filter(({ kind }) => kind === 'other').length;

/** How a battle is to be fought has words of its own, which are not read in sentences. */
const CONDUCT = ['retreat', 'stop', 'SAAC', 'TAAC', 'KAAC', 'order-of-loss'] as const;

/** True for the word for a raid, in whatever form it was heard. */
const namesRaid = ({ tokens }: Cursor, { at }: Element): boolean => keywordLength(tokens, at, 'raid') > 0;

/** The elements without the word for a raid, whose letters are those of a sea zone too. */
export const withoutRaid = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const flown = elements.some((each) => each.kind === 'units' && typesOf(each).join() === 'bomber');
  return flown ? elements.filter((each) => each.kind === 'word' || !namesRaid(cursor, each)) : elements;
};

const ATTACK: ReadonlySet<'attack'> = new Set(['attack'] as const);

/** `The bomber bombs the factory in Russia`: bombers alone shoot for nobody, they attack it. */
export const withBombing = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const units = elements.flatMap((each) => (each.kind === 'units' ? [typesOf(each).join()] : []));
  const isRaid = units.includes('industrial-complex') && units.every((type) => RAIDED.includes(type));
  if (!isRaid || !units.includes('bomber')) return elements;
  const site = elements.findIndex((each) => each.kind === 'units' && typesOf(each).join() === 'industrial-complex');
  // `raids the factory in Moscow`
  const behind = elements.findIndex((each, at) => at > site && !isWord(each, 'article'));
  const place = elements.findIndex((each, at) => at > behind && !isWord(each, 'article'));
  const factory = elements[site];
  if (factory !== undefined && isWord(elements[behind], 'at') && elements[place]?.kind === 'place') {
    const { at, end } = factory;
    const against: Element = { kind: 'word', text: '', words: AGAINST, at, end };
    return [...elements.slice(0, site), against, ...elements.slice(place)];
  }
  return elements.flatMap((each): readonly Element[] => {
    if (isWord(each, 'along')) return each.kind === 'word' ? [{ ...each, words: ATTACK }] : [each];
    const site = each.kind === 'units' ? complexOf(cursor, each) : undefined;
    if (site === undefined) return [each];
    const { at, end } = each;
    const text = cursor.tokens[at]?.text ?? '';
    return [
      { kind: 'word', text, words: AGAINST, at, end },
      { kind: 'place', text, space: site, at, end },
    ];
  });
};

const AGAINST: ReadonlySet<'against'> = new Set(['against'] as const);

/** `the Russian factory`, of which there is one: where it stands. */
const complexOf = ({ context }: Cursor, units: Units): SpaceId | undefined => {
  if (typesOf(units).join() !== 'industrial-complex' || units.owner === undefined) return undefined;
  const { owner } = units;
  const [only, ...others] = boardOf(context).spaces.filter(({ id }) =>
    spaceAt(context.state, id).units.some((unit) => unit.type === 'industrial-complex' && unit.power === owner),
  );
  return owner === context.power || others.length > 0 ? undefined : only?.id;
};

/** Kinds of units of a raid. */
const RAIDED: readonly string[] = ['bomber', 'industrial-complex'];

/** `Bomb London's factory with the bomber`: of bombers alone that is a raid. */
const bombsComplex = ({ cursor: { context, tokens } }: Scene, { parts }: Parts): boolean =>
  parts.every(({ units }) => typesOf(units).join() === 'bomber') &&
  tokens.some(({ kind, text }) => {
    const found = kind === 'word' ? findUnit(boardOf(context), text) : undefined;
    return found?.outcome === 'found' && found.value.type === 'industrial-complex';
  });

/** The moves, as raids where the sentence has a word for that; undefined if something else than bombers goes. */
export const raidsOf = ({ tokens }: Cursor, moves: readonly Move[]): readonly Move[] | undefined =>
  tokens.some((_, at) => keywordLength(tokens, at, 'raid') > 0) ? asRaids(moves) : moves;

/** The moves as raids; undefined if something else than bombers goes. */
const asRaids = (moves: readonly Move[]): readonly Move[] | undefined => {
  const isRaid = (move: Move): boolean =>
    move.kind === 'march' && countEntries(move.units).every(([type]) => type === 'bomber');
  return moves.every(isRaid) ? moves.map((move) => ({ ...move, mission: 'raid' as const })) : undefined;
};

/**
 * Landings that are flights: without combat, planes from where none was sent come down where they go. `Die Jäger aus
 * Ost-USA landen auf dem Träger`.
 */
const flownIn = ({ cursor, sofar }: Scene, { landings }: Parts) =>
  landings.flatMap((landing) => {
    const { part, from, to, planes } = landing;
    if (part === undefined || from === undefined || typeof to !== 'object') return [];
    const origin = settlePlace(cursor, from);
    const isSent = sofar.combatMoves.some(
      (move) => move.kind === 'march' && move.path[0] === origin && planes.some((type) => (move.units[type] ?? 0) > 0),
    );
    return isSent ? [] : [{ landing, part: { ...part, to, land: undefined } }];
  });

/** Where planes land that do the same as those of the line above; `open` where home and that place are not the same. */
const landingAsAbove = (
  { cursor, sofar, has }: Scene,
  { parts }: Parts,
): { readonly part: Part; readonly land: Place } | 'open' | undefined => {
  const [part, ...more] = parts;
  const above = sofar.combatMoves.at(-1);
  if (!has('ditto') || part === undefined || more.length > 0 || !isAir(cursor, part)) return undefined;
  if (part.land !== undefined || above?.kind !== 'march' || above.land === undefined) return undefined;
  const from = part.from === undefined ? undefined : settlePlace(cursor, part.from);
  if (above.land === above.path[0] && from !== above.path[0]) return 'open';
  const { at, end } = part.units;
  return { part, land: { kind: 'place', text: '', space: above.land, at, end } };
};

/** `The fighter goes home afterwards`: planes that were sent above, and go nowhere else here. */
const landsOnly = ({ cursor, sofar }: Scene, { target }: Parts, part: Part): boolean => {
  const isMeant =
    isAir(cursor, part) &&
    part.units.phrase.bare === 'yes' &&
    part.to === undefined &&
    part.land !== undefined &&
    target === undefined;
  const from = part.from === undefined ? undefined : settlePlace({ ...cursor }, part.from);
  return (
    isMeant &&
    sofar.combatMoves.some(
      (move) =>
        move.kind === 'march' &&
        move.land === undefined &&
        (part.from === undefined || move.path[0] === from) &&
        typesOf(part.units).some((type) => (move.units[type] ?? 0) > 0),
    )
  );
};

/** `the tank and the blorp`: what stands in a list of units, and is none that anybody knows. */
const unknownIn = (elements: readonly Element[]): Extract<Element, { kind: 'other' }> | undefined =>
  elements.find((each, at): each is Extract<Element, { kind: 'other' }> => {
    const [units, joint, article] = elements.slice(Math.max(0, at - 3), at);
    const isListed =
      units?.kind === 'units' &&
      (isWord(joint, 'and') || (joint?.kind === 'sign' && ['comma', 'plus'].includes(joint.sign))) &&
      isWord(article, 'article');
    return each.kind === 'other' && isListed && elements[at + 1]?.kind !== 'units';
  });

/** The moves of a sentence, asked about where something of it has no part in them. */
export const readMoving = (scene: Scene, parts: Parts): Said | undefined => {
  const { cursor, sofar, elements } = scene;
  // With arrows somebody writes notation, where a word too many is a slip.
  const isTerse = elements.some((each) => each.kind === 'sign' && each.sign === 'arrow');
  // `kaz > rus 1 inf eve > nov 3 inf`: which units go which way is not to be guessed.
  const isArrow = (each: Element | undefined): boolean => each?.kind === 'sign' && each.sign === 'arrow';
  const ways = elements.filter(
    (each, at) => each.kind === 'place' && isArrow(elements[at + 1]) && elements[at - 1]?.kind === 'units',
  );
  if (isArrow(elements[1]) && ways.length > 0) return asked(cursor, scene.text);
  // What stays, what is left, and how it is to be fought, are not told by where units go.
  const hasConduct = elements.some(
    (each) => !isWord(each, 'stay') && CONDUCT.some((word) => keywordLength(cursor.tokens, each.at, word) > 0),
  );
  const isLost = parts.parts.some(({ units }) => units.count === 'rest') && sofar.fought === 'yes';
  if (parts.lost || parts.rest || scene.has('rest', 'stay') || isLost || hasConduct || hasStrayNumber(elements))
    return asked(cursor, scene.text);
  // The same as on the line above, but for where it lands: which of it is the same, nobody can tell.
  if (scene.has('ditto') && parts.parts.length < 2 && scene.has('back', 'land')) return asked(cursor, scene.text);
  const listed = unknownIn(elements);
  if (listed !== undefined) {
    fault(cursor, 'unknown-unit', { text: listed.text.slice(0, 60) }, [], cursor.tokens[listed.at]);
    return asked(cursor, scene.text);
  }
  const unknown = others(elements);
  // Each of several kinds of units may have a word with it that nobody knows.
  if (unknown > (isTerse ? 0 : MOST_UNKNOWN + parts.parts.length)) return asked(cursor, scene.text);
  // `2 tanks from Moscow to the Caucasus afterwards`: below the attacks, and to friends alone.
  const isLate =
    sofar.section !== 'noncombat-move' &&
    sofar.combatMoves.length > 0 &&
    elements.some(isAfterwards) &&
    parts.parts.every(({ to }) => to !== undefined && isFriendly(cursor, to));
  const phase = isLate
    ? 'noncombat-move'
    : sofar.section === 'combat-move' || sofar.section === 'noncombat-move'
      ? sofar.section
      : isBeforeCombat(cursor.context) && sofar.fought === 'no'
        ? 'combat-move'
        : 'noncombat-move';
  const opens = scene.elements.findIndex((each) => !isWord(each, 'article', 'small') && each.kind !== 'sign');
  // `from KAR 3 inf`, below a line with a target
  const points = parts.points || sofar.goesOn === 'yes' || isWord(scene.elements[opens], 'and', 'also', 'from');
  const ends = new Set(parts.parts.flatMap(({ to }) => to ?? []));
  const [shared, ...more] = ends;
  // `… to the East Coast, the infantry goes there too`: what this sentence says is nearer than what stands above.
  const own = more.length === 0 ? shared : undefined;
  // `Egypt: inf Libya. Trn CMD: 2 inf aboard, via EMD`: troops that are told nowhere to go ashore.
  const carries = parts.parts.some(({ units }) => typesOf(units).join() === 'transport') && shared === undefined;
  // `I attack Ukraine`, and below a gap who does.
  const isOpen =
    phase === 'combat-move' && parts.parts.every((part) => part.from !== undefined && part.to === undefined);
  const aimed =
    targetAbove(sofar, points || (carries && phase === 'combat-move')) ?? (isOpen ? sofar.hinted : undefined);
  const target = parts.target ?? (sofar.declaration === null ? own : undefined) ?? aimed ?? own;
  if (parts.left !== undefined) {
    settlePlace(cursor, parts.left);
    return { ...asked(cursor, scene.text) };
  }
  const flown = phase === 'noncombat-move' ? flownIn(scene, parts) : [];
  const [stays, goes] = [parts.parts.filter((part) => landsOnly(scene, parts, part)), parts.parts];
  const moving = [...goes.filter((part) => !stays.includes(part)), ...flown.map(({ part }) => part)];
  const alike = landingAsAbove(scene, parts);
  if (alike === 'open') return asked(cursor, scene.text);
  if (alike !== undefined) alike.part.land = alike.land;
  const before = phase === 'combat-move' ? sofar.combatMoves : sofar.otherMoves;
  // `Karelia: 3 inf to Ukraine; 2 inf to Finland`: behind the semicolon they come from there too.
  const above = sofar.goesOn === 'yes' ? before.at(-1) : undefined;
  const made = movesOf(cursor, moving, target, phase, before, above?.kind === 'march' ? above.path[0] : undefined);
  if (made === undefined || cursor.problem !== undefined) return asked(cursor, scene.text);
  const raids =
    cursor.tokens.some((_, at) => keywordLength(cursor.tokens, at, 'raid') > 0) || bombsComplex(scene, parts);
  const moves = raids ? asRaids(made.moves) : made.moves;
  if (moves === undefined) return asked(cursor, scene.text);
  // `The transports carry 4 inf from England`: where to, nobody has said.
  if (moves.length > 0 && moves.every(({ kind }) => kind === 'load')) return asked(cursor, scene.text);
  if (moves.length === 0 && parts.landings.length === flown.length && stays.length === 0)
    // Ships that only shoot from where they lie need no move.
    return parts.parts.length > 0 && parts.parts.every(({ along, shoots }) => along || shoots === 'yes')
      ? nothing('note')
      : asked(cursor, scene.text);
  if (pointsNowhere(scene)) return asked(cursor, scene.text);
  const landings: Item[] = [];
  const told = stays.map(({ units, from, land }) => ({ planes: typesOf(units), from, to: land ?? 'home' }) as const);
  // What is said of those from one place is not said of all the others.
  const all = [...parts.landings, ...told].toSorted(
    (a, b) => Number(a.from === undefined) - Number(b.from === undefined),
  );
  for (const landing of all) {
    const { planes, from, to, count } = { count: undefined, ...landing };
    if (flown.some((each) => each.landing === landing)) continue;
    const origin = from === undefined ? null : settlePlace(cursor, from);
    const end =
      to === 'home' ? 'origin' : to === 'deck' ? 'deck' : settlePlace(cursor, to, landingHint(cursor.context));
    if (origin === undefined || end === undefined) return asked(cursor, scene.text);
    const said = count === undefined ? {} : { count };
    landings.push({ kind: 'landing', planes, from: origin, to: end, ...said });
  }
  const last = moves.findLast((move) => move.kind !== 'load');
  const end = last?.kind === 'unload' ? last.to : last?.kind === 'march' ? last.path.at(-1) : undefined;
  const named = typeof target === 'string' ? target : target === undefined ? undefined : settlePlace(cursor, target);
  return {
    what: 'order',
    items: [
      ...(moves.length === 0 ? [] : [{ kind: 'moves', phase, coming: sofar.coming, moves } as const]),
      ...made.late.map((each): Item => ({ kind: 'landing', ...each })),
      ...landings,
    ],
    remarks: cursor.remarks,
    ...((named ?? end) === undefined ? {} : { target: named ?? end ?? null }),
  };
};

/** A place alone, which what comes next attacks. */
export const readTarget = (scene: Scene, parts: Parts): Said | undefined => {
  const { cursor, elements, has } = scene;
  const { target } = parts;
  if (target === undefined || parts.parts.length > 0) return undefined;
  // `I want Egypt back`
  const wished = elements.filter((each) => each.kind !== 'sign' && !isWord(each, 'article', 'again'));
  const [own, , place, back] = wished;
  if (wished.length === 4 && isWord(own, 'own') && place === target && isWord(back, 'back')) {
    const space = settlePlace(cursor, target);
    return space === undefined
      ? asked(cursor, scene.text)
      : { ...nothing('declaration'), target: space, remarks: cursor.remarks };
  }
  // `Now for Norway.`, `Then Egypt.`
  const opening = elements.filter((each) => each.kind !== 'sign' && !isWord(each, 'article'));
  const isNext =
    opening.length <= MOST_NEXT &&
    isWord(opening[0], 'so', 'again', 'first', 'and') &&
    opening.at(-1) === target &&
    opening.slice(0, -1).every((each) => isWord(each, 'so', 'again', 'first', 'and', 'please', 'to'));
  const isLead = (each: Element): boolean =>
    isNext ||
    each.kind === 'place' ||
    each.kind === 'sign' ||
    isWord(each, 'attack', 'against', 'article', 'at', 'throw', 'also', 'gets', 'and', 'again', 'first', 'small') ||
    (opens && isWord(each, 'so', 'please'));
  // `The attack is aimed at the Ukraine`, but `the attack on the Ukraine was fun` tells only.
  const last = elements.at(-1);
  const opens = last?.kind === 'sign' && last.sign === 'colon';
  // `… is attacked from:`, and from where stands below.
  const from = elements.findIndex((each) => isWord(each, 'from'));
  const isPlain =
    others(elements) <= MOST_AIMING &&
    !has('being', 'not', 'dice') &&
    (from < 0 || (opens && from === elements.length - 2));
  const aims = has('attack') && isPlain;
  // `In die Ukraine gehen:`, `To Egypt:`, and whoever goes stands below.
  const sends = isPlain && opens && has('move', 'to', 'at', 'against', 'gets');
  const isBeside = (each: Element): boolean =>
    each.kind === 'other' ||
    isWord(each, 'to') ||
    // `Okay, so I'm hitting Ukraine`
    (aims && isWord(each, 'so', 'please', 'own')) ||
    (sends && isWord(each, 'move', 'from', 'others', 'so', 'please', 'along'));
  if (!elements.every((each) => isLead(each) || ((aims || sends) && isBeside(each)))) return undefined;
  const space = settlePlace(cursor, target);
  if (space === undefined) return asked(cursor, scene.text);
  const { state, power } = cursor.context;
  const isOwn = state.slots.has(space) && powerNamed(boardOf(cursor.context), target.text) === power;
  if (isOwn && !has('attack')) return nothing('turn');
  return { ...nothing('declaration'), target: space, remarks: cursor.remarks };
};

/**
 * `Infantry only`, `the tanks as before`: kinds of units that nothing more is said of, when moves have been ordered.
 */
export const isAsBefore = ({ elements, sofar, has }: Scene): boolean =>
  sofar.combatMoves.length > 0 &&
  has('small', 'usual') &&
  (has('usual') || elements.every((each) => each.kind !== 'units' || each.end - each.at === 1)) &&
  elements.every((each) => each.kind === 'units' || isWord(each, 'small', 'usual', 'article', 'and', 'among'));

/** Sentences about the game that order nothing: units that stay, nothing to do, thanks. */
export const isIdle = ({ elements, sofar, has }: Scene, parts: Parts): boolean => {
  const units = parts.parts.length;
  // Units that go nowhere for all that is understood: better asked about than passed over.
  const isLost = units === 0 && parts.landings.length === 0 && has('move', 'attack') && !has('stay');
  if (isLost && ['units', 'place'].every((kind) => elements.some((each) => each.kind === kind))) return false;
  // `Both pursuit planes fly along from England`: what they are nobody knows, and they are sent.
  const unnamed = elements.findIndex((each, at) => isWord(each, 'both') && elements[at + 1]?.kind === 'other');
  const isSent = units === 0 && unnamed >= 0 && has('from') && has('move', 'also', 'along', 'back', 'land');
  if (isSent && elements.some(({ kind }) => kind === 'place')) return false;
  // `Evenki both to Russia`: who goes is not named, and somebody does.
  const ways = elements.filter((each, at) => each.kind === 'place' || (isWord(each, 'to') && at > 0));
  if (units === 0 && has('both') && ways.length === 3 && isWord(ways[1], 'to')) return false;
  const sums = has('save', 'ipc', 'spend') && elements.some(({ kind }) => kind === 'number');
  const alone = has('stay') && !has('attack', 'move', 'rest', 'place', 'buy', 'load', 'unload');
  // Dutch `op zijn post` leaves nobody out.
  const excepts = elements.some((each) => isWord(each, 'except') && !isWord(each, 'at'));
  if (alone && !sums && parts.parts.every(({ to }) => to === undefined) && !excepts) return true;
  const acts = has('buy', 'place', 'attack', 'move', 'land', 'back', 'load', 'unload', 'throw', 'along');
  if (
    has('not') &&
    !acts &&
    elements.every(({ kind }) => kind !== 'place') &&
    elements.some(({ kind }) => kind === 'other')
  )
    return true;
  if (units > 0 || parts.landings.length > 0 || parts.rest) return false;
  if (elements.some((each) => each.kind === 'unknown-unit' || each.kind === 'vague')) return false;
  if (has('buy', 'place') && elements.some(({ kind }) => kind === 'number')) return false;
  // `Everything new goes to Moscow`
  const isBare = elements.every(
    (each) =>
      each.kind === 'place' ||
      each.kind === 'sign' ||
      isWord(each, 'all', 'rest', 'to', 'at', 'article', 'small', 'please', 'fresh', 'and'),
  );
  // `Alles nach Moskau`, where something is bought and not yet put down.
  const waits =
    isBare && sofar.fought === 'yes' && countEntries(withoutCounts(sofar.purchased, sofar.placed)).length > 0;
  const gathers = (has('place') || waits) && has('all', 'rest') && elements.some(({ kind }) => kind === 'place');
  if (gathers && !has('not')) return false;
  if (has('not')) return true;
  return !elements.some(({ kind }) => kind === 'units');
};
