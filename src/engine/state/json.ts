// A position as plain JSON and back: whole enough to go on from, in a browser that has no log. It trusts what it reads;
// the file is the site's own.

import type { SpaceId, UnitId } from '../../vocab/index.ts';
import { Notes } from '../evolve/notes.ts';
import type { GameState, SpaceState, TurnState } from './state.ts';
import type { UnitTurn } from './unit.ts';

/** A space; without `control` nobody has it, without `units` nothing stands there. */
type SpaceJson = Partial<Pick<SpaceState, 'units'>> & { readonly control?: NonNullable<SpaceState['control']> };

type SpacesJson = { readonly [space: SpaceId]: SpaceJson };

type TurnJson = Omit<TurnState, 'start' | 'units' | 'placed'> & {
  /** Only spaces that were otherwise when the turn began. */
  readonly start: SpacesJson;
  /** What units did this turn, by id. */
  readonly units: { readonly [unit: UnitId]: UnitTurn };
  readonly placed: { readonly [space: SpaceId]: number };
};

/** A position; its maps are objects, and its spaces go by their ids. */
export type StateJson = Omit<GameState, 'slots' | 'spaces' | 'turn'> & {
  readonly spaces: SpacesJson;
  readonly turn: TurnJson;
};

const spaceJson = ({ control, units }: SpaceState): SpaceJson => ({
  ...(control === null ? {} : { control }),
  ...(units.length === 0 ? {} : { units }),
});

const spaceFrom = ({ control, units }: SpaceJson): SpaceState => ({ control: control ?? null, units: units ?? [] });

/** The position as JSON. */
export const makeStateJson = ({ slots, spaces, turn, ...rest }: GameState): StateJson => {
  const { start, units, placed, ...more } = turn;
  const named = (of: readonly SpaceState[], which: (slot: number) => boolean): SpacesJson =>
    Object.fromEntries(
      [...slots].flatMap(([id, slot]) => {
        const space = of[slot];
        return space === undefined || !which(slot) ? [] : [[id, spaceJson(space)]];
      }),
    );
  return {
    ...rest,
    spaces: named(spaces, () => true),
    turn: {
      ...more,
      // Spaces nothing happened to are the same value, by reference.
      start: named(start, (slot) => start[slot] !== spaces[slot]),
      units: Object.fromEntries(units),
      placed: Object.fromEntries(placed),
    },
  };
};

/** The position of its JSON. */
export const parseStateJson = ({ spaces: named, turn, ...rest }: StateJson): GameState => {
  const ids = Object.keys(named).sort();
  const spaces = ids.map((id) => spaceFrom(named[id] ?? {}));
  const { start, units, placed, ...more } = turn;
  return {
    ...rest,
    slots: new Map(ids.map((id, slot) => [id, slot])),
    spaces,
    turn: {
      ...more,
      start: ids.map((id, slot) => {
        const before = start[id];
        return before === undefined ? (spaces[slot] ?? spaceFrom({})) : spaceFrom(before);
      }),
      units: Notes.of(new Map(Object.entries(units).map(([id, did]) => [Number(id), did]))),
      placed: new Map(Object.entries(placed)),
    },
  };
};
