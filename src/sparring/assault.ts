// Attacks on a territory: troops from next door, armor from two spaces away, landings, planes and battleships.

import type { Move, Unit } from '../engine/index.ts';
import { mayAttackAt } from '../engine/movement/land.ts';
import type { SpaceId } from '../vocab/index.ts';
import { deckStrikes, flyOut, type Sortie, sorties } from './air.ts';
import { type Boatload, boatloads } from './boats.ts';
import { clash, type Fighting } from './clash.ts';
import { navalAttack } from './naval.ts';
import { gather, march, type Plan } from './plan.ts';
import type { Pool } from './pool.ts';
import { asAttackers, asDefenders } from './threat.ts';
import type { View } from './view.ts';

/** Something that joins the attack as a whole: a unit by land or air, or a boatload. */
interface Part {
  readonly units: readonly Unit[];
  readonly moves: readonly Move[];
  readonly kind: 'land' | 'boat' | 'air';
  /** A flight whose way is looked for only if it is flown. */
  readonly sortie?: Sortie;
  /** Comes along and does not fight. */
  readonly carrier?: Unit;
}

const movesOf = (view: View, target: SpaceId, { moves, sortie }: Part): readonly Move[] =>
  sortie === undefined ? moves : flyOut(view, sortie, target);

const marchers = (view: View, pool: Pool, target: SpaceId): readonly Part[] => {
  const near = view.beside(target, 'land').filter((id) => view.isFriendly(id));
  const part = (unit: Unit, path: readonly SpaceId[]): Part => ({
    units: [unit],
    moves: [march(unit.type, path)],
    kind: 'land',
  });
  const troops = view.troops.flatMap((type) =>
    near.flatMap((id) => pool.leaving(id, type).map((unit) => part(unit, [id, target]))),
  );
  const isFar = !mayAttackAt(view.ruleset, view.state, 2) && view.defenders(target).length > 0;
  if (isFar) return troops;
  // A second step leads through friendly land, or through enemy land that nobody holds.
  const middles = view
    .beside(target, 'land')
    .filter((id) => view.isFriendly(id) || (view.isEnemy(id) && view.defenders(id).length === 0));
  const seen = new Set<Unit>(near.flatMap((id) => pool.leaving(id, 'armor')));
  const second = middles.flatMap((middle) =>
    view.beside(middle, 'land').flatMap((id) => {
      if (id === target || !view.isFriendly(id)) return [];
      return pool.leaving(id, 'armor').flatMap((unit) => {
        if (seen.has(unit)) return [];
        seen.add(unit);
        return [part(unit, [id, middle, target])];
      });
    }),
  );
  return [...troops, ...second];
};

const boatPart = ({ ship, troops, moves }: Boatload): Part => ({ units: [ship, ...troops], moves, kind: 'boat' });

/** Landings, with the sea battle they need first if the only way leads through enemies. */
const landings = (view: View, pool: Pool, target: SpaceId): { parts: readonly Part[]; sea: readonly Plan[] } => {
  const clear = boatloads(view, pool, target).map(boatPart);
  if (clear.length > 0) return { parts: clear, sea: [] };
  for (const load of boatloads(view, pool, target, 'contested')) {
    const sea = navalAttack(view, pool, load.zone);
    if (sea === undefined) continue;
    const all = boatloads(view, pool, target, 'contested').filter(({ zone }) => zone === load.zone);
    return { parts: all.map(boatPart), sea: [sea] };
  }
  return { parts: [], sea: [] };
};

/** Battleships that can support a landing from the zones the boats go to. */
const support = (view: View, pool: Pool, parts: readonly Part[]): readonly Part[] => {
  const zones = new Set(
    parts.flatMap(({ moves }) => moves.flatMap((move) => (move.kind === 'unload' ? [move.zone] : []))),
  );
  const seen = new Set<Unit>();
  return [...zones].flatMap((zone) =>
    pool.everywhere('battleship').flatMap(({ unit, at }): readonly Part[] => {
      const path = at === zone || seen.has(unit) ? undefined : view.seaWay(at, zone, 2);
      if (path === undefined) return [];
      seen.add(unit);
      return [{ units: [unit], moves: [march('battleship', path)], kind: 'boat' }];
    }),
  );
};

/** Carriers that launch their fighters from nearer by. */
const fromDecks = (view: View, pool: Pool, target: SpaceId): readonly Part[] =>
  deckStrikes(view, pool, target).map(({ carrier, fighters, moves }) => ({
    units: fighters,
    moves,
    kind: 'air',
    carrier,
  }));

const fightingOf = (view: View, parts: readonly Part[]): readonly Fighting[] =>
  asAttackers(
    view,
    parts.flatMap(({ units }) => units.filter(({ type }) => type !== 'transport')),
  );

/**
 * The cheapest sound attack on a territory, if there is one: parts are added until the average battle is won with
 * something to spare.
 *
 * @param margin attackers that should be left on average
 * @param defenders those there now, if not those that will be
 */
export const assault = (
  view: View,
  pool: Pool,
  target: SpaceId,
  margin: number,
  defenders: readonly Fighting[] = asDefenders(view, view.defenders(target)),
): Plan | undefined => {
  const { parts: boats, sea } = landings(view, pool, target);
  const busy = new Set(sea.flatMap(({ units }) => units));
  const planes = (): readonly Part[] =>
    sorties(view, pool, target)
      .filter(({ unit }) => !busy.has(unit))
      .map((sortie) => ({ units: [sortie.unit], moves: [], kind: 'air', sortie }));
  const gun = view.units(target).some(({ type }) => type === 'aa-gun');
  const all = [
    ...marchers(view, pool, target),
    ...boats,
    ...(defenders.length > 0 ? [...planes(), ...fromDecks(view, pool, target)] : []),
  ];

  const force: Part[] = [];
  const committed = new Set<Unit>();
  for (const part of all) {
    // The same troops may stand in for a march and for a boatload.
    if (part.units.some((unit) => committed.has(unit))) continue;
    for (const unit of part.units) committed.add(unit);
    force.push(part);
    const fighting = fightingOf(view, force);
    const outcome = clash(fighting, defenders);
    const ground = force.filter(({ kind }) => kind !== 'air').reduce((sum, one) => sum + groundUnits(one), 0);
    // For a capital planes are given up before the last unit that can hold it (plan TAAC).
    const isCapital = view.space(target).capitalOf !== null;
    const standing = isCapital ? outcome.attackers : ground - (fighting.length - outcome.attackers);
    if (outcome.defenders > 0 || standing < Math.min(margin, ground)) continue;
    const byBoat = force.filter(({ kind }) => kind === 'boat');
    const flying = force.filter(({ kind }) => kind === 'air');
    const shotDown = gun ? flying.reduce((sum, { units: [unit] }) => sum + (unit ? view.cost(unit) / 6 : 0), 0) : 0;
    const usedSea = byBoat.length > 0 ? sea : [];
    const escort = usedSea.length === 0 ? support(view, pool, byBoat) : [];
    return {
      target,
      moves: gather([
        ...[...usedSea, ...escort].flatMap(({ moves }) => moves),
        ...force.flatMap((part) => movesOf(view, target, part)),
      ]),
      units: [
        ...[...usedSea, ...escort, ...force].flatMap(({ units }) => units),
        ...force.flatMap(({ carrier }) => carrier ?? []),
      ],
      gain:
        view.worth(target) * 1.5 +
        outcome.defenceLoss -
        outcome.attackLoss -
        shotDown +
        usedSea.reduce((sum, { gain }) => sum + gain, 0),
    };
  }
  return undefined;
};

const groundUnits = ({ units }: Part): number => units.filter(({ type }) => type !== 'transport').length;
