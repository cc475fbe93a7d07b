// Planes for a strike: who can reach a space and still come down somewhere safe.

import type { March, Unit } from '../../../src/engine/index.ts';
import type { SpaceId } from '../../../src/vocab/index.ts';
import type { Pool } from './pool.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { View } from './view.ts';

/** A plane on its way to a strike. */
export interface Sortie {
  readonly unit: Unit;
  readonly from: SpaceId;
  readonly land: SpaceId;
}

const havens = new WeakMap<View, readonly { readonly id: SpaceId; readonly safety: number }[]>();

/** Territories where planes may come down; the safest first: how many units hold it, 0 if it will be overrun. */
export const havensOf = (view: View): readonly { readonly id: SpaceId; readonly safety: number }[] => {
  const known = havens.get(view);
  if (known !== undefined) return known;
  const found = view.territories
    .filter(({ id }) => view.isHaven(id))
    .map(({ id }) => {
      const garrison = view.garrison(id);
      return { id, safety: isDoomed(view, id, asDefenders(view, garrison)) ? 0 : 1 + garrison.length };
    })
    .sort((a, b) => b.safety - a.safety);
  havens.set(view, found);
  return found;
};

/** Where a plane that still has `left` spaces after a strike comes down: its own deck, else the safest haven. */
const landingFor = (view: View, pool: Pool, unit: Unit, from: SpaceId, target: SpaceId, left: number) => {
  const home = view.byAir(target);
  if (unit.aboard !== undefined && (home.get(from) ?? left + 1) <= left) return from;
  const haven = havensOf(view).find(
    ({ id, safety }) => safety > 0 && id !== target && (home.get(id) ?? left + 1) <= left,
  );
  if (haven !== undefined) return haven.id;
  if (unit.type !== 'fighter') return undefined;
  return [...home].find(([id, steps]) => steps <= left && view.space(id).kind === 'sea' && pool.decks(id) > 0)?.[0];
};

/** Every plane that could strike a space and come home. */
export const sorties = (view: View, pool: Pool, target: SpaceId): readonly Sortie[] =>
  (['fighter', 'bomber'] as const).flatMap((type) =>
    pool.everywhere(type).flatMap(({ unit, at }) => {
      const steps = view.byAir(target).get(at);
      if (steps === undefined || at === target) return [];
      const left = view.range(unit) - steps;
      const land = left < 0 ? undefined : landingFor(view, pool, unit, at, target, left);
      return land === undefined ? [] : [{ unit, from: at, land }];
    }),
  );

/** The move that flies it out. */
export const flyOut = (
  view: View,
  { unit, from, land }: Sortie,
  target: SpaceId,
  mission?: 'raid',
): readonly March[] => {
  const path = view.airWay(from, target);
  if (path === undefined) return [];
  const march = { kind: 'march' as const, units: { [unit.type]: 1 }, path: [...path], land };
  return [mission === undefined ? march : { ...march, mission }];
};
