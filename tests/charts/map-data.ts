// The second edition's board as the map tests need it, read straight from its data files.

import board from '../../src/board/second-edition/board.json' with { type: 'json' };
import geo from '../../src/board/second-edition/geo.json' with { type: 'json' };
import topology from '../../src/board/second-edition/topology.json' with { type: 'json' };
import {
  type Letters,
  type MapPosition,
  type MapWords,
  mapBase,
  mapLabels,
  type Printed,
  parseGeometry,
  type Units,
} from '../../src/charts/index.ts';
import { isUnitType, POWERS, type Power, type SpaceId } from '../../src/vocab/index.ts';

export { geo, topology };

const isPower = (text: string): text is Power => (POWERS as readonly string[]).includes(text);
const printedOwner = (owner: string | null) => (owner !== null && isPower(owner) ? owner : null);

const capitals = new Set<string>(board.powers.map(({ capital }) => capital));

export const printed: ReadonlyMap<SpaceId, Printed> = new Map(
  board.spaces.map(
    (space) =>
      [
        space.id,
        {
          owner: printedOwner(space.originalOwner),
          ipc: space.ipc,
          rank: capitals.has(space.id) ? 'capital' : 'common',
        },
      ] as const,
  ),
);

const drawn = parseGeometry(topology, geo);
export const geometry = {
  ...drawn,
  canals: drawn.canals.filter(({ id }) => board.canals.some((canal) => canal.id === id)),
};

const roster = board.units.flatMap(({ id }) => (isUnitType(id) ? [id] : []));
const names = new Map(board.spaces.map((space) => [space.id, space.name] as const));
export const nameOf = (language: 'en' | 'de' | 'nl') => (space: SpaceId) => names.get(space)?.[language] ?? space;

export const base = mapBase(geometry, printed, roster, nameOf('en'));

/** Letters of the powers, in the order of play. */
export const lettersIn = (letters: string): Letters => {
  const each = letters.split(' ');
  return (owner) => each[(POWERS as readonly string[]).indexOf(owner)] ?? '';
};

export const labels = {
  en: mapLabels(base, { name: () => undefined, letter: lettersIn('U G UK J US') }),
  de: mapLabels(base, { name: nameOf('de'), letter: lettersIn('U D G J V') }),
  nl: mapLabels(base, { name: nameOf('nl'), letter: lettersIn('S D V J VS') }),
};

const stacks = new Map<SpaceId, Units[]>();
for (const { space, owner, units } of board.setup) {
  const stack = stacks.get(space) ?? [];
  for (const [type, count] of Object.entries(units)) {
    if (isPower(owner) && isUnitType(type)) stack.push({ power: owner, type, count });
  }
  stacks.set(space, stack);
}

/** The position the game opens with. */
export const opening: MapPosition = {
  owners: new Map(board.spaces.map(({ id, originalOwner }) => [id, printedOwner(originalOwner)] as const)),
  stacks,
};

export const words: MapWords = {
  title: 'The board after set-up',
  description: 'Every territory with its owner and the units in it.',
};
