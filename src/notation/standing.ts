// Standing orders: how a power's battles are fought without being asked, for one space or for all on land or at sea.

import type { StandingOrder } from '../engine/index.ts';
import type { Power } from '../vocab/index.ts';
import { readConduct } from './conduct.ts';
import { attempt, type Cursor, fault, finish, isKeyword, take, takeKeyword, textFrom } from './cursor.ts';
import { nearestKeywords } from './keywords.ts';
import { readPlace, skipPreposition, takePower } from './places.ts';

/** A power before `attack` or `defend`; without one it is the player's own. */
const readOwner = (cursor: Cursor): Power => {
  const owner = attempt(cursor, () => {
    const power = takePower(cursor);
    take(cursor, 'colon');
    return power !== undefined && (isKeyword(cursor, 'attack') || isKeyword(cursor, 'defend')) ? power : undefined;
  });
  return owner ?? cursor.context.power;
};

const readScope = (cursor: Cursor): StandingOrder['scope'] | undefined => {
  const everywhere = takeKeyword(cursor, 'on-land', 'at-sea');
  if (everywhere !== undefined) return everywhere === 'on-land' ? 'land' : 'sea';
  skipPreposition(cursor, 'at');
  const space = readPlace(cursor);
  return space === undefined ? undefined : { space };
};

/** `defend sea OOL trn sub ftr ac bb; subs withdraw`, `attack land TAAC`, `uk: defend India ask`. */
export const readStanding = (cursor: Cursor): StandingOrder | undefined => {
  take(cursor, 'colon');
  const power = readOwner(cursor);
  const word = textFrom(cursor, cursor.at, cursor.at + 1);
  const side = takeKeyword(cursor, 'attack', 'defend');
  if (side === undefined)
    return fault(
      cursor,
      'not-understood',
      { text: word },
      nearestKeywords(word, ['attack', 'defend'], cursor.context.language),
    );
  const scope = readScope(cursor);
  if (scope === undefined) return undefined;
  take(cursor, 'colon');
  const conduct = readConduct(cursor);
  if (conduct === undefined) return undefined;
  return finish(cursor, { power, side: side === 'attack' ? 'attack' : 'defence', scope, conduct: conduct ?? {} });
};
