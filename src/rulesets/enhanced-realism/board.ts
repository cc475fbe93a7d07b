// The board as Enhanced Realism plays it: links and canals of its map clarifications, artillery in place of guns
// (Section II), and the set-up with six more complexes. What a unit does in a fight is in the ruleset.

import {
  type Board,
  type Canal,
  type SetupEntry,
  secondEditionBoard,
  type UnitSpec,
  withLinks,
  withUnits,
} from '../../board/index.ts';
import type { SpaceId, UnitCounts } from '../../vocab/index.ts';

const printed = secondEditionBoard;

const straits = (id: string, zone: SpaceId): Canal => ({
  id,
  name: { en: 'Turkish Straits', de: 'Türkische Meerengen', nl: 'Turkse zeestraten' },
  between: [zone, 'black-sea'],
  banks: ['turkey'],
  control: 'mover', // ruling.RR3: the moving power itself
  since: 'instant',
  into: 'black-sea', // realism.canal.black-sea speaks of entering alone
  cost: 1,
});

const linked: Board = withLinks(printed, {
  close: ['caspian-sea'], // ruling.D27: a zone of the German club alone
  add: [{ between: ['southern-europe', 'turkey'], scope: 'land' }], // realism.board.turkey-by-land
  remove: [
    { between: ['western-canada', 'labrador-sea'], scope: 'transport' }, // realism.board.western-canada
    { between: ['union-of-south-africa', 'mozambique-channel'] }, // realism.board.south-africa-mozambique
  ],
  canals: [
    // realism.board.realtime-ownership, ruling.RR2, ruling.D42: the banks count at the moment of passing
    ...printed.canals.map((canal): Canal => {
      const now = { ...canal, since: 'instant' } as const;
      return canal.id === 'panama' ? { ...now, cost: 0 } : now; // realism.canal.panama-one-zone, ruling.RR39
    }),
    straits('turkish-straits-central', 'central-mediterranean-sea'),
    straits('turkish-straits-eastern', 'eastern-mediterranean-sea'),
  ],
});

/** realism.artillery.unit-values; its price is the gun's. Rockets are the gun's, whose place it takes. */
const artillery: UnitSpec = {
  type: 'artillery',
  name: { en: 'Artillery', de: 'Artillerie', nl: 'Artillerie' },
  plural: { en: 'artillery', de: 'Artillerie', nl: 'artillerie' },
  tripleaName: 'artillery',
  abbreviations: { en: ['Art', 'Arty'], de: ['Art', 'Artillerie'], nl: ['Art', 'Artillerie'] },
  said: { de: { article: 'die' }, nl: { one: 'één artillerie' } },
  cost: 5,
  move: 1,
  attack: 2,
  defence: 2,
  domain: 'land',
  traits: ['holds-land', 'rockets', 'fires-first'],
};

/** realism.sequence.battleship-as-artillery */
const battleship: UnitSpec = {
  ...linked.units.battleship,
  traits: [...linked.units.battleship.traits, 'fires-first'],
};

/** ruling.RR15: no leaving by itself, and on a 1 it may hit planes. */
const submarine: UnitSpec = { ...linked.units.submarine, traits: ['first-shot'] };

/** realism.transport.unloaded-attacks-on-one; one artillery piece takes the place of one gun in the hold. */
const transport: UnitSpec = {
  ...linked.units.transport,
  attack: 1,
  traits: [...linked.units.transport.traits, 'attacks-empty'], // ruling.RR14
  cargo: (linked.units.transport.cargo ?? []).map((option) =>
    option.type === 'aa-gun' ? { type: 'artillery', max: 1 } : option,
  ),
};

/** realism.setup.extra-complexes, realism.setup.extra-guns; "Canada" is its eastern half (ruling.D35). */
const MORE_INDUSTRY: readonly SpaceId[] = [
  'caucasus',
  'eastern-europe',
  'eastern-canada',
  'india',
  'australia',
  'manchuria',
];

/** A gun is an artillery piece (realism.artillery.replaces-guns, ruling.D36), and six territories get more of both. */
const setUp = ({ space, power, units }: SetupEntry): SetupEntry => {
  const { 'aa-gun': guns = 0, ...others } = units;
  const more = MORE_INDUSTRY.includes(space) ? 1 : 0;
  const industry: UnitCounts = more === 0 ? {} : { 'industrial-complex': more };
  return { space, power, units: { ...others, ...industry, ...(guns + more === 0 ? {} : { artillery: guns + more }) } };
};

export const realismBoard: Board = withUnits(linked, {
  without: ['aa-gun'],
  units: [artillery, transport, submarine, battleship],
  setup: linked.setup.map(setUp),
});
