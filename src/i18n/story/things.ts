// Units and land as the messages of a story want them.

import type { Board } from '../../board/index.ts';
import { countEntries, countTotal, type SpaceId, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import { list } from '../format.ts';
import type { Words } from '../words.ts';
import type { Clash, Toll } from './story.ts';

/** Units in words, as the subject, as the object, or behind “with”: `six infantry and one armor`. */
export const unitsSaid = (
  { tell, language }: Words,
  units: UnitCounts,
  form: 'story-unit' | 'story-unit-acc' | 'story-unit-dat' = 'story-unit-acc',
): string =>
  list(
    language,
    countEntries(units).map(([unit, count]) => tell(form, { unit, count })),
  );

const only = (units: UnitCounts, wanted: (type: UnitType) => boolean): UnitCounts =>
  Object.fromEntries(countEntries(units).filter(([type]) => wanted(type)));

/** What was lost, as the object; at sea with what went down in the ships, many kinds only by their number and price. */
export const tollSaid = (words: Words, at: Clash['at'], { units, ipc }: Toll): string => {
  const kinds = countEntries(units).length;
  if (kinds === 0) return words.tell('story-units-none');
  if (kinds > 3) return words.tell('story-units-worth', { count: countTotal(units), ipc });
  const isCargo = (type: UnitType): boolean => at === 'sea' && words.board.units[type].domain === 'land';
  const [fleet, cargo] = [only(units, (type) => !isCargo(type)), only(units, isCargo)];
  if (countTotal(cargo) === 0 || countTotal(fleet) === 0) return unitsSaid(words, units);
  return words.tell('story-cargo', {
    fleet: unitsSaid(words, fleet),
    cargo: unitsSaid(words, cargo, 'story-unit-dat'),
  });
};

/** What a battle at sea sent to the bottom: planes do not sink. */
export const vesselsIn = ({ board }: Words, { units }: Toll): 'ships' | 'planes' =>
  countEntries(units).every(([type]) => board.units[type].domain !== 'air') ? 'ships' : 'planes';

export const sameToll = (a: Toll, b: Toll): boolean =>
  a.ipc > 0 && JSON.stringify(countEntries(a.units)) === JSON.stringify(countEntries(b.units));

/** Spaces to be named, and how many more there are; with 0 the first alone. */
interface Land {
  readonly land: readonly SpaceId[];
  readonly more: number;
  /** Whether those that are only counted are called territories. */
  readonly named: 'territories' | 'bare';
}

/** What spaces that are only counted are called: a convoy that was won is no territory. */
export const calledIn = ({ byId }: Board, spaces: readonly SpaceId[]): Land['named'] =>
  spaces.every((space) => byId.get(space)?.kind === 'land') ? 'territories' : 'bare';

export const landOf = (spaces: readonly SpaceId[], most: number, named: Land['named'] = 'bare'): Land => {
  if (most === 0) return { land: spaces.slice(0, 1), more: 0, named };
  const land = spaces.length <= most ? spaces : spaces.slice(0, Math.max(1, most - 1));
  return { land, more: spaces.length - land.length, named };
};
