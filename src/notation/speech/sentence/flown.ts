// Planes that were sent above, by where they came from alone: `der Moskauer landet im Kaukasus`, `the Karelian one goes
// home`, `Moscow's lands in the Caucasus`.

import { fold } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import { countEntries, type SpaceId, type UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { ownerIn } from '../../peoples.ts';
import { readingsAt } from '../../places.ts';
import { COMING_DOWN } from '../words/forms.ts';
import { foldedIn } from '../words/phrases.ts';
import type { Element } from './elements.ts';
import { homeNamed, sitedBy } from './owned.ts';
import { isSign, isWord } from './scene.ts';

type Flight = { readonly type: UnitType; readonly count: number; readonly from: SpaceId };

/** A word that stands for one that was named just before: `der landet wieder daheim`, `it lands in Karelia`. */
const HIM = foldedIn(COMING_DOWN.him);

const ONE = foldedIn(COMING_DOWN.one);

/** True for a verb of one plane alone. */
const isOfOne = ({ tokens }: Cursor, each: Element | undefined): boolean =>
  ONE.has(fold(tokens[each?.at ?? -1]?.text ?? ''));

const LAND: ReadonlySet<'land'> = new Set(['land'] as const);

const isLanding = (each: Element | undefined): boolean => isWord(each, 'land', 'back', 'home');

/**
 * `Die uit Mantsjoerije doet ook mee`, `the one from Moscow joins them`: one more of those that were sent just before,
 * from where just one of them stands.
 */
export const withOneMore = (
  cursor: Cursor,
  elements: readonly Element[],
  sent: readonly Move[],
): readonly Element[] => {
  const [one, ...behind] = elements;
  const place = behind.find((each) => !isWord(each, 'article', 'from', 'at'));
  const joins = elements.some((each) => isWord(each, 'also', 'along', 'attack'));
  const isAlone = isWord(one, 'one') && place?.kind === 'place' && !elements.some(({ kind }) => kind === 'units');
  const last = sent.at(-1);
  if (one === undefined || place?.kind !== 'place' || !isAlone || !joins || last?.kind !== 'march') return elements;
  const { state, power } = cursor.context;
  const spaces = readingsAt(cursor, place.at, place.end);
  const there = spaces.flatMap(({ id }) => spaceAt(state, id).units.filter((unit) => unit.power === power));
  const found = countEntries(last.units).flatMap(([type]) =>
    there.filter((unit) => unit.type === type).length === 1 ? [type] : [],
  );
  const [type, ...others] = found;
  if (type === undefined || others.length > 0) return elements;
  const token = cursor.tokens[one.at];
  const phrase = { count: 1, readings: [type], text: token?.text ?? '', token };
  const units: Element = { kind: 'units', phrase, count: 1, of: place, at: one.at, end: one.end };
  return [units, ...elements.slice(elements.indexOf(place) + 1)];
};

/** Where those are from that an adjective names: `the Karelian one`, or one's own, `the Russian one`. */
const siteOf = (cursor: Cursor, { at, text }: Element & { readonly text: string }, types: readonly UnitType[]) =>
  ownerIn(text) === cursor.context.power ? homeNamed(cursor, at)?.id : sitedBy(cursor, at, types)?.space;

/** The elements with such planes by their kind, where just one kind was sent from the place. */
export const withFlown = (cursor: Cursor, elements: readonly Element[], sent: readonly Move[]): readonly Element[] => {
  if (sent.length === 0 || !elements.some(isLanding)) return elements;
  const { units } = boardOf(cursor.context);
  const flightsIn = (moves: readonly Move[]): readonly Flight[] =>
    moves.flatMap((move) =>
      move.kind === 'march' && move.land === undefined
        ? countEntries(move.units).flatMap(([type, count]) =>
            units[type].domain === 'air' ? [{ type, count, from: move.path[0] ?? '' }] : [],
          )
        : [],
    );
  const flights = flightsIn(sent);
  const types = flights.map(({ type }) => type);
  const out: Element[] = [];
  const push = ({ type, count, from }: Flight, each: Element): void => {
    const spot = { at: each.at, end: each.end };
    const phrase = { count, readings: [type], text: '', token: cursor.tokens[each.at], bare: 'yes' as const };
    out.push({ kind: 'units', phrase, count, of: { kind: 'place', text: '', space: from, ...spot }, ...spot });
  };
  for (let at = 0; at < elements.length; at += 1) {
    const each = elements[at];
    if (each === undefined) break;
    const [before, next] = [elements[at - 1], elements[at + 1]];
    const [latest, ...rest] = flightsIn(sent.slice(-1));
    const isHim =
      at === 0 && HIM.has(fold(cursor.tokens[each.at]?.text ?? '')) && isLanding(next) && isOfOne(cursor, next);
    if (isHim && each.end - each.at === 1 && latest?.count === 1 && rest.length === 0) {
      push(latest, each);
      continue;
    }
    const opens = at === 0 || isSign(before, 'comma') || isWord(before, 'and', 'article');
    const isOwn = each.kind === 'place' && /['’]s$/u.test(cursor.tokens[each.end - 1]?.text ?? '');
    const isOne = isWord(next, 'one') || (next?.kind === 'other' && /^ones?$/iu.test(next.text));
    const follows = elements[at + (isOne ? 2 : 1)];
    const isLed = isWord(follows, 'at', 'to');
    const isAlone =
      isLanding(follows) || isLed || (isWord(follows, 'move', 'again') && isLanding(elements[at + (isOne ? 3 : 2)]));
    // `the Russian one`, of him who plays Russia
    const isOfOwn = each.kind === 'place' && isOne && ownerIn(each.text) === cursor.context.power;
    const [space, ...others] =
      each.kind === 'other' || isOfOwn
        ? [siteOf(cursor, each, types)].flatMap((id) => id ?? [])
        : isOwn
          ? readingsAt(cursor, each.at, each.end).map(({ id }) => id)
          : [];
    const [flight, ...more] = flights.filter(({ from }) => from === space);
    if (!opens || !isAlone || others.length > 0 || flight === undefined || more.length > 0) {
      out.push(each);
      continue;
    }
    push(flight, each);
    // `…, der Moskauer im Kaukasus`: he lands there, as the one before him.
    if (!isWord(follows, 'land', 'back'))
      out.push({ kind: 'word', words: LAND, text: '', at: each.end, end: each.end });
    if (isOne) at += 1;
  }
  return out;
};
