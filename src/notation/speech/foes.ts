// Units of somebody else that are named as what is attacked: `against their battleship off Gibraltar`, `versenken den
// Transporter in der Ostsee`. What matters of them is where they are.

import type { Cursor } from '../cursor.ts';
import type { Element } from './elements.ts';
import { stand, typesOf } from './part.ts';
import { isWord } from './scene.ts';

/** Where the name of an enemy's units ends in a place: the place; undefined if it does not. */
const siteOf = (cursor: Cursor, elements: readonly Element[], at: number): number | undefined => {
  const lead = elements[at];
  if (!isWord(lead, 'against', 'versus', 'attack')) return undefined;
  const units = elements.findIndex((each, index) => index > at && !isWord(each, 'others', 'article'));
  const foe = elements[units];
  if (foe?.kind !== 'units' || !isWord(elements[units + 1], 'at')) return undefined;
  const site = elements.findIndex((each, index) => index > units + 1 && !isWord(each, 'article'));
  const place = elements[site];
  if (place?.kind !== 'place' || stand(cursor, place, typesOf(foe))) return undefined;
  const isTheirs = elements.slice(at + 1, units).some((each) => isWord(each, 'others'));
  const isOwned = foe.owner !== undefined && foe.owner !== cursor.context.power;
  const isThe = units > at + 1 && foe.end - foe.at === 1;
  return isTheirs || isOwned || isThe || isWord(lead, 'against', 'versus') ? site : undefined;
};

const AGAINST: ReadonlySet<'against'> = new Set(['against'] as const);

/** The elements with such units as the place they are at. */
export const withFoes = (cursor: Cursor, elements: readonly Element[]): readonly Element[] => {
  const out: Element[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const each = elements[at];
    if (each === undefined) break;
    const site = siteOf(cursor, elements, at);
    const place = site === undefined ? undefined : elements[site];
    if (site === undefined || place === undefined || each.kind !== 'word') {
      out.push(each);
      continue;
    }
    // `gegen` is said of both sides of a battle; here it leads to the place.
    out.push(isWord(each, 'attack') ? each : { ...each, words: AGAINST }, place);
    at = site;
  }
  return out;
};
