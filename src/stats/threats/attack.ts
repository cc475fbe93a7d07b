// The strongest attack a power can make on one space this turn: everything that gets there, made into an order that the
// engine accepts. It takes the moves `legal` and `ferries` offer and adds none: what becomes possible only through
// other moves (an escort that clears the zone first, a battleship that sails up to support, a carrier sent to meet
// fighters) is not in it.

import {
  decide,
  evolve,
  type Ferry,
  type GameState,
  type Move,
  NO_NONCE,
  type Offer,
  type Refusal,
  spaceAt,
  standingOf,
} from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type Faces, type SpaceId, sumCounts, type UnitCounts, type UnitType } from '../../vocab/index.ts';

/** Moves that stand or fall together. */
interface Part {
  readonly units: UnitCounts;
  readonly moves: readonly Move[];
}

/** Everything that gets to a space. */
export interface Plan {
  readonly space: SpaceId;
  readonly parts: readonly Part[];
  readonly units: UnitCounts;
}

/** A plan made good. */
export interface Attack {
  readonly units: UnitCounts;
  /** The position with all its moves made and its battles declared. */
  readonly state: GameState;
}

/** Guns on the way miss: their dice are no part of the battle the attack is for. */
const missing: Faces = ({ n, sides }) => Array<number>(n).fill(sides);

/** Transports stay out of sea battles: nobody plans with them as targets. */
const fights = ({ type, aim, by }: Offer): boolean =>
  by === 'march' && (aim === 'battle' || aim === 'walk-in') && type !== 'transport' && type !== 'aa-gun';

const keyOf = ({ space, type }: Pick<Offer, 'space' | 'type'>): string => `${space}/${type}`;

/** So many units on the same way as the one of the offer. */
const together = ({ type, moves, count }: Offer): readonly Move[] =>
  moves.map((move) => (move.kind === 'march' ? { ...move, units: { ...move.units, [type]: count } } : move));

/** Marches and flights to a space. A group of units may be offered several ways there; the first is the straightest. */
const marchesTo = (offers: readonly Offer[], taken: Map<string, number>): readonly Part[] => {
  const seen = new Set<string>();
  return offers.filter(fights).flatMap((offer): readonly Part[] => {
    const [first] = offer.moves;
    const cargo = first?.kind === 'march' ? JSON.stringify(first.cargo ?? {}) : '';
    // Squadrons with different cargo are different ships; a second way of the same troops is not.
    const group = `${keyOf(offer)}/${offer.home ?? ''}/${cargo}`;
    if (seen.has(group)) return [];
    seen.add(group);
    taken.set(keyOf(offer), (taken.get(keyOf(offer)) ?? 0) + offer.count);
    return [{ units: { [offer.type]: offer.count }, moves: together(offer) }];
  });
};

/** Units first, then how hard they hit. */
const heft = (ruleset: Ruleset, { type, count }: Offer): number => count * (1 + ruleset.board.units[type].attack);

/** One load for each transport, the heaviest of those whose troops have not gone already. */
const landingsAt = (
  ruleset: Ruleset,
  space: SpaceId,
  fleet: readonly Ferry[],
  isOpen: (landing: Offer) => boolean,
  there: (from: SpaceId, type: UnitType) => number,
  taken: Map<string, number>,
): readonly Part[] =>
  fleet.flatMap(({ offers }): readonly Part[] => {
    const [best] = offers
      .filter(({ to, aim }) => to === space && (aim === 'battle' || aim === 'walk-in'))
      .filter((offer) => isOpen(offer))
      .filter((offer) => offer.moves[0]?.kind === 'unload' || isAshore(offer, there, taken))
      .sort((a, b) => heft(ruleset, b) - heft(ruleset, a) || b.count - a.count || a.cost - b.cost);
    if (best === undefined) return [];
    taken.set(keyOf(best), (taken.get(keyOf(best)) ?? 0) + best.count);
    return [{ units: { [best.type]: best.count }, moves: best.moves }];
  });

const isAshore = (
  offer: Offer,
  there: (from: SpaceId, type: UnitType) => number,
  taken: Map<string, number>,
): boolean => there(offer.space, offer.type) - (taken.get(keyOf(offer)) ?? 0) >= offer.count;

const unitsOf = (parts: readonly Part[]): UnitCounts => sumCounts(parts.map(({ units }) => units));

/** The parts that a refusal points at; all of them if it points at none. */
const blamed = (parts: readonly Part[], refusals: readonly Refusal[]): ReadonlySet<Part> => {
  const owners = parts.flatMap((part) => part.moves.map(() => part));
  const found = refusals.flatMap(({ at }) => {
    const owner = owners[Number(/^moves\/(\d+)/.exec(at ?? '')?.[1] ?? Number.NaN)];
    return owner === undefined ? [] : [owner];
  });
  return new Set(found.length === 0 ? parts : found);
};

/** What a power can bring to bear, worked out once for all its targets. */
export interface Means {
  readonly offers: ReadonlyMap<SpaceId, readonly Offer[]>;
  readonly fleet: readonly Ferry[];
}

/**
 * Everything that gets to a space, before it is known whether it can all go together.
 *
 * @param state the turn of the attacker, before any move
 */
export const planFor = (ruleset: Ruleset, state: GameState, { offers, fleet }: Means, space: SpaceId): Plan => {
  const { power } = state.turn;
  const taken = new Map<string, number>();
  const there = (from: SpaceId, type: UnitType): number =>
    spaceAt(state, from).units.filter((unit) => unit.power === power && unit.type === type && unit.aboard === undefined)
      .length;
  /** From a zone with enemies in it nobody lands before they are beaten, which is another battle. */
  const isOpen = ({ moves }: Offer): boolean => {
    const last = moves.at(-1);
    return last?.kind === 'unload' && standingOf(ruleset, state, last.zone, power) !== 'sea-hostile';
  };
  const parts = [
    ...marchesTo(offers.get(space) ?? [], taken),
    ...landingsAt(ruleset, space, fleet, isOpen, there, taken),
  ];
  return { space, parts, units: unitsOf(parts) };
};

/**
 * The attack as an order that stands: what the engine refuses is left out.
 *
 * @returns undefined if nothing is left
 */
export const strongestAttack = (ruleset: Ruleset, state: GameState, plan: Plan): Attack | undefined => {
  const { power } = state.turn;
  let { parts } = plan;
  while (parts.length > 0) {
    const moves = parts.flatMap((part) => part.moves);
    const decided = decide(ruleset, state, { type: 'combat-move', power, moves, nonce: NO_NONCE }, missing);
    if (decided.ok) return { units: unitsOf(parts), state: decided.value.events.reduce(evolve, state) };
    const out = blamed(parts, decided.error);
    parts = parts.filter((part) => !out.has(part));
  }
  return undefined;
};
