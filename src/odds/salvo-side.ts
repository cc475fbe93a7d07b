// The strengths one side can come down to where the hits of a step are taken together: numbers left of each group, hits
// its ships still bear, submarines that went under; and where each fall of the dice leads from every one of them.

import type { Force, Group } from './battle.ts';
import { grounded } from './row-side.ts';
import { type Beside, hitsIn, type SalvoFire } from './salvo-fire.ts';
import { type Afloat, bearTogether, leftAfter } from './salvo-losses.ts';

type Words = Parameters<typeof leftAfter>[4];

export interface SalvoSide {
  readonly groups: readonly Group[];
  /** How many strengths; whatever befalls one leads to a later one. */
  readonly size: number;
  readonly standing: readonly Afloat[];
  /** Units alive, row by row, a number for each group; those that went under included. */
  readonly counts: readonly number[];
  /** The same without them. */
  readonly fighting: readonly number[];
  /** Units in the battle, all of them and the planes. */
  readonly left: readonly number[];
  readonly planes: readonly number[];
  /** Units in the battle that belong at sea. */
  readonly ships: readonly number[];
  /** The strength after each way in which the hits of a step can fall. */
  leads(fire: SalvoFire, beside: Beside, strength: number): readonly number[];
  /** The strength once those have gone under that do: at any time, or only while the enemy has no ship. */
  under(strength: number, enemy: 'ships' | 'no-ships'): number;
  /** The strength without its planes, and the one without anybody who is not under water. */
  grounded(strength: number): number;
  gone(strength: number): number;
  find(standing: Afloat): number;
}

/** What can become of a side. */
interface Fates {
  /** What it can begin with. */
  readonly from: readonly Afloat[];
  /** Fire that falls on it. */
  readonly fires: readonly SalvoFire[];
  readonly words: Words;
  /** Groups that can go under. */
  readonly divers: readonly number[];
  /** Whether its planes may leave the others. */
  readonly parts: 'planes-leave' | 'together';
  /** How many strengths are borne. */
  readonly most: number;
}

const keyOf = ({ here, spare, under }: Afloat): string => `${here.join()}/${spare.join()}/${under.join()}`;
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The position once these groups have gone under. */
const submerged = (standing: Afloat, divers: readonly number[]): Afloat => {
  const [here, under] = [[...standing.here], [...standing.under]];
  for (const index of divers) {
    under[index] = (under[index] ?? 0) + (here[index] ?? 0);
    here[index] = 0;
  }
  return { ...standing, here, under };
};

/** What the rounds can make of strengths, found one from another. */
class Found {
  readonly known = new Map<string, Afloat>();
  readonly #waiting: Afloat[] = [];

  meet(standing: Afloat): string {
    const key = keyOf(standing);
    if (!this.known.has(key)) {
      this.known.set(key, standing);
      this.#waiting.push(standing);
    }
    return key;
  }

  /** @returns whether there were no more than are borne */
  each(most: number, see: (standing: Afloat, key: string) => void): boolean {
    for (let at = 0; at < this.#waiting.length; at += 1) {
      if (this.#waiting.length > most) return false;
      const standing = this.#waiting[at] as Afloat; // below the length of the list
      see(standing, keyOf(standing));
    }
    return true;
  }
}

/** Who goes under now. */
export const diving = (groups: readonly Group[], divers: readonly number[], enemy: 'ships' | 'no-ships') =>
  divers.filter((index) => enemy === 'no-ships' || groups[index]?.leaves === 'leave');

/**
 * The strengths of a side.
 *
 * @returns undefined where there are more than are borne
 */
export const salvoSideOf = (
  force: Pick<Force, 'groups' | 'keeps'>,
  { from, fires, words, divers, parts, most }: Fates,
): SalvoSide | undefined => {
  const { groups } = force;
  const found = new Found();
  const ways = new Map<string, Map<SalvoFire, { [beside in Beside]?: readonly string[] }>>();
  const without = new Map<string, { readonly [what in 'ships' | 'no-ships' | 'grounded' | 'gone']: string }>();
  for (const standing of from) found.meet(standing);
  const isFew = found.each(most, (standing, key) => {
    const own = new Map<SalvoFire, { [beside in Beside]?: readonly string[] }>();
    for (const fire of fires) {
      const led: { [beside in Beside]?: readonly string[] } = {};
      for (const beside of fire.possible) {
        const salvo = fire.salvo[beside];
        const targets = salvo.sorts.map((sort) => sort.targets);
        led[beside] = Array.from({ length: salvo.ways }, (_, way) =>
          found.meet(leftAfter(force, standing, targets, hitsIn(salvo, way), words)),
        );
      }
      own.set(fire, led);
    }
    ways.set(key, own);
    const nobody = standing.here.map(() => 0);
    without.set(key, {
      ships: found.meet(submerged(standing, diving(groups, divers, 'ships'))),
      'no-ships': found.meet(submerged(standing, diving(groups, divers, 'no-ships'))),
      grounded: parts === 'together' ? key : found.meet({ ...standing, here: grounded(groups, standing.here) }),
      gone: found.meet({ ...standing, here: nobody, spare: nobody }),
    });
  });
  if (!isFew) return undefined;
  const standing = [...found.known.values()].sort(
    (a, b) => bearTogether(b) - bearTogether(a) || sum(b.here) - sum(a.here),
  );
  const places = new Map(standing.map((one, at) => [keyOf(one), at]));
  const place = (key: string | undefined): number => places.get(key ?? '') ?? -1; // every strength was met
  const told = standing.map((one) => {
    const key = keyOf(one);
    const [own, left] = [ways.get(key), without.get(key)];
    return {
      leads: new Map(
        fires.map((fire) => [
          fire,
          {
            hunter: (own?.get(fire)?.hunter ?? []).map(place),
            'no-hunter': (own?.get(fire)?.['no-hunter'] ?? []).map(place),
          },
        ]),
      ),
      ships: place(left?.ships),
      'no-ships': place(left?.['no-ships']),
      grounded: place(left?.grounded),
      gone: place(left?.gone),
    };
  });
  const number = (isCounted: (group: Group) => boolean): readonly number[] =>
    standing.map(({ here }) => sum(here.filter((_, index) => isCounted(groups[index] as Group)))); // as long as the groups
  return {
    groups,
    size: standing.length,
    standing,
    counts: standing.flatMap(({ here, under }) => here.map((count, index) => count + (under[index] ?? 0))),
    fighting: standing.flatMap(({ here }) => here),
    left: number(() => true),
    planes: number(({ domain }) => domain === 'air'),
    ships: number(({ domain }) => domain === 'sea'),
    leads: (fire, beside, strength) => told[strength]?.leads.get(fire)?.[beside] ?? [],
    under: (strength, enemy) => told[strength]?.[enemy] ?? strength,
    grounded: (strength) => told[strength]?.grounded ?? strength,
    gone: (strength) => told[strength]?.gone ?? strength,
    find: (one) => place(keyOf(one)),
  };
};
