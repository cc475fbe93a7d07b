// Which spaces of the board units can be meant to stand in, or to go to, by what is said of them and by what stands
// there.

import { distances, neighboursOfKind, type Space, spaceOf } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import { moveOf } from '../../../engine/state/values.ts';
import type { Domain, SpaceId, UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import { zonesWithTransports } from '../../path.ts';
import { readingsAt } from '../../places.ts';
import type { Place } from '../orders/part.ts';
import type { Group } from './hear.ts';

/** A space with how unlikely it is to be the one that is meant. */
export interface Guess {
  readonly space: SpaceId;
  readonly cost: number;
}

/** Kinds of units by their whole names of a sentence; of `everything` no kind is known. */
const typesOf = ({ units }: Group): readonly UnitType[] => units.phrase.readings;

export const domainOf = (cursor: Cursor, group: Group): Domain | 'any' => {
  const domains = new Set(typesOf(group).map((type) => boardOf(cursor.context).units[type].domain));
  const [only, ...others] = domains;
  return only === undefined || others.length > 0 ? 'any' : only;
};

export const spacesOf = (cursor: Cursor, place: Place): readonly Space[] =>
  place.space === undefined ? readingsAt(cursor, place.at, place.end) : [spaceOf(boardOf(cursor.context), place.space)];

/** How many own units of the kinds stand in a space and have not been sent away on the lines above. */
const leftIn = (cursor: Cursor, space: SpaceId, types: readonly UnitType[], gone: readonly Move[]): number => {
  const { state, power } = cursor.context;
  const isMeant = (type: UnitType): boolean => types.length === 0 || types.includes(type);
  const there = spaceAt(state, space).units.filter((unit) => unit.power === power && isMeant(unit.type)).length;
  const away = gone.reduce((sum, move) => {
    const origin = move.kind === 'march' ? move.path[0] : move.kind === 'load' ? move.from : undefined;
    if (origin !== space) return sum;
    return sum + Object.entries(move.units).reduce((all, [type, n]) => all + (isMeant(type as UnitType) ? n : 0), 0);
  }, 0);
  return there - away;
};

/** Ships go by the name of the shore they lie off. */
const OFF_SHORE = 0.1;

const isEnough = (cursor: Cursor, group: Group, space: SpaceId, gone: readonly Move[]): boolean => {
  const { count, phrase } = group.units;
  const left = leftIn(cursor, space, phrase.readings, gone);
  return typeof count === 'number' ? left >= count : left > 0;
};

/** Where units may come from that go by a place: there, or for ships and what they carry off its shore. */
export const originsAt = (cursor: Cursor, group: Group, place: Place, gone: readonly Move[]): readonly Guess[] => {
  const domain = domainOf(cursor, group);
  const named = spacesOf(cursor, place);
  const shores = named.filter(({ kind }) => kind === 'land');
  const plain = named.filter(({ kind }) => domain === 'any' || domain === 'air' || kind === domain);
  const off = domain === 'land' ? [] : shores.flatMap(({ id }) => neighboursOfKind(boardOf(cursor.context), id, 'sea'));
  return [
    ...plain.map(({ id }) => ({ space: id, cost: 0 })),
    ...off.filter(({ id }) => plain.every((each) => each.id !== id)).map(({ id }) => ({ space: id, cost: OFF_SHORE })),
  ].filter(({ space }) => isEnough(cursor, group, space, gone));
};

/** Where units may go that are sent to a place. */
export const endsAt = (cursor: Cursor, group: Group, place: Place, with_: 'ships' | 'no-ships'): readonly Guess[] => {
  const domain = domainOf(cursor, group);
  const named = spacesOf(cursor, place);
  const plain = named.filter(({ kind }) => domain === 'any' || domain === 'air' || kind === domain);
  // Which of several seas of a name is meant, nobody knows, whichever of them is within reach.
  if (plain.length > 1 && plain.every(({ kind }) => kind === plain[0]?.kind)) return [];
  const atSea = domain === 'sea' || (domain !== 'land' && with_ === 'ships');
  const off = atSea
    ? named
        .filter(({ kind }) => kind === 'land')
        .flatMap(({ id }) => neighboursOfKind(boardOf(cursor.context), id, 'sea'))
    : [];
  return [
    ...plain.map(({ id }) => ({ space: id, cost: 0 })),
    ...off
      .filter(({ id }) => plain.every((each) => each.id !== id))
      .map(({ id }) => ({ space: id, cost: domain === 'sea' ? OFF_SHORE : 0.3 })),
  ];
};

/** Further than any unit goes in a turn, aboard a ship too. */
const FURTHEST = 7;

/**
 * Where units that say nothing of it stand: everywhere such units are, near enough to get to the target.
 *
 * @returns each way to find as many of them as are said: in one space, or all there are in several
 */
export const originsFound = (
  cursor: Cursor,
  group: Group,
  to: SpaceId | undefined,
  gone: readonly Move[],
): readonly (readonly { readonly space: SpaceId; readonly count: number }[])[] => {
  const types = typesOf(group);
  const [type, ...others] = types;
  const { count } = group.units;
  if (type === undefined || others.length > 0 || typeof count !== 'number') return [];
  const { ruleset, state, power } = cursor.context;
  const board = boardOf(cursor.context);
  const domain = board.units[type].domain;
  const range = moveOf(ruleset, state, power, type);
  const steps = to === undefined ? undefined : distances(board, to);
  const isNear = (id: SpaceId): boolean => {
    const far = steps?.get(id) ?? FURTHEST + 1;
    const sails = domain === 'land' && far <= FURTHEST && zonesWithTransports(cursor.context, id, power).length > 0;
    return steps === undefined || far <= range || sails;
  };
  const found = board.spaces.flatMap(({ id }) => {
    const left = leftIn(cursor, id, types, gone);
    return left > 0 && id !== to && isNear(id) ? [{ space: id, count: left }] : [];
  });
  const single = found.filter((each) => each.count >= count).map(({ space }) => [{ space, count }]);
  const all = found.reduce((sum, each) => sum + each.count, 0);
  return all === count && found.length > 1 ? [...single, found] : single;
};
