// Orders that were not given: one already given with one thing in it changed, or given again at another time. What the
// rules answer to them is frozen too, refusals and all.

import { secondEditionBoard } from '../../../src/board/index.ts';
import { type GameOrder, GameOrderSchema } from '../../../src/engine/index.ts';
import type { Ruleset } from '../../../src/rulesets/index.ts';
import { FIVE_POWERS as POWERS } from '../five-powers.ts';
import type { Random } from '../sparring/index.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A place in an order: what holds it, and under which key. */
interface Place {
  readonly holder: Json[] | { [key: string]: Json };
  readonly key: string;
  readonly value: Json;
}

/** Every place in an order but those that say what kind of order it is and its random text. */
const placesIn = (holder: Json): readonly Place[] => {
  if (typeof holder !== 'object' || holder === null) return [];
  return Object.entries(holder).flatMap(([key, value]) =>
    key === 'type' || key === 'nonce' || key === 'seal' ? [] : [{ holder, key, value }, ...placesIn(value)],
  );
};

const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

/** Another value in the place of one; undefined takes it out. */
const changed = ({ board }: Ruleset, value: Json, random: Random): Json | undefined => {
  if (typeof value === 'number') return oneOf([value + 1, value + 7, value - 1], random);
  if (typeof value === 'string') {
    const space = board.byId.get(value);
    if (space !== undefined)
      return oneOf(random() < 0.7 ? space.adjacent : board.spaces.map(({ id }) => id), random) ?? value;
    return (POWERS as readonly string[]).includes(value) ? oneOf(POWERS, random) : undefined;
  }
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length);
    const without = value.filter((_, index) => index !== at);
    return oneOf([without, [...value, ...value.slice(at, at + 1)], [...value].reverse()], random);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const [type] = secondEditionBoard.roster.filter((one) => one in value);
  const other = oneOf(secondEditionBoard.roster, random);
  if (type === undefined || other === undefined) return undefined;
  const { [type]: count = 1, ...rest } = value;
  return { ...rest, [other]: count };
};

/** The order with one thing in it changed; undefined if what comes out is no order at all. */
export const twisted = (ruleset: Ruleset, order: GameOrder, random: Random): GameOrder | undefined => {
  const copy = structuredClone(order) as unknown as Json; // orders are JSON
  const place = oneOf(placesIn(copy), random);
  if (place === undefined) return undefined;
  const { holder, key, value } = place;
  const other = changed(ruleset, value, random);
  if (Array.isArray(holder)) holder.splice(Number(key), 1, ...(other === undefined ? [] : [other]));
  else if (other === undefined) delete holder[key];
  else holder[key] = other;
  const read = GameOrderSchema.safeParse(copy);
  return read.success ? read.data : undefined;
};
