// Reasons that have to do with battles and the choices in them.

import type { Power, SpaceId, UnitType } from '../../vocab/index.ts';

export interface CombatRefusals {
  // fight
  readonly 'no-such-battle': { readonly battle: string };
  readonly 'battle-over': { readonly battle: string };
  readonly 'battle-twice': { readonly battle: string };
  readonly 'sea-battle-first': { readonly battle: string; readonly first: string };
  readonly 'raid-first': { readonly battle: string; readonly first: string };
  readonly 'order-of-loss-twice': { readonly unit: UnitType };
  /** More supporting shots asked for than battleships beside the landing can fire. */
  readonly 'no-shot-there': { readonly battle: string; readonly asked: number; readonly there: number };
  // casualties
  readonly 'casualties-miscounted': { readonly battle: string; readonly needed: number; readonly named: number };
  readonly 'casualty-not-there': {
    readonly power: Power;
    readonly unit: UnitType;
    readonly asked: number;
    readonly there: number;
  };
  /** Submarines have hit; too few of those named are ships. */
  readonly 'submarine-hits-need-ships': { readonly battle: string; readonly needed: number; readonly named: number };
  // retreat
  readonly 'retreat-not-attacker': { readonly battle: string; readonly power: Power };
  readonly 'retreat-before-defence': { readonly battle: string };
  readonly 'retreat-from-nothing': { readonly battle: string };
  readonly 'retreat-from-assault': { readonly battle: string };
  /** The force has left, all of it. */
  readonly 'retreat-is-whole': { readonly battle: string };
  readonly 'retreat-needs-space': { readonly battle: string; readonly spaces: readonly SpaceId[] };
  readonly 'retreat-not-there': { readonly battle: string; readonly to: SpaceId; readonly spaces: readonly SpaceId[] };
  /** Some of a power's units would leave and some stay, or nobody said where they go. */
  readonly 'retreat-is-partial': {
    readonly battle: string;
    readonly power: Power;
    readonly unit: UnitType;
    readonly left: number;
  };
  /** A place that is not open to units of this kind, where each goes for itself. */
  readonly 'way-not-open': {
    readonly battle: string;
    readonly unit: UnitType;
    readonly to: SpaceId;
    readonly spaces: readonly SpaceId[];
  };
  /** Troops are ashore: they and those who joined them stay, planes excepted. */
  readonly 'only-planes-leave': { readonly battle: string };
  /** Several places are named where the whole force goes to one. */
  readonly 'retreat-goes-together': { readonly battle: string };
  readonly 'planes-have-no-retreat-space': { readonly battle: string; readonly to: SpaceId };
  // raids
  /** No plane that rises against raiders. */
  readonly 'cannot-intercept': { readonly space: SpaceId; readonly unit: UnitType };
  // casualties that leave others nobody
  /** A hit that may fall on some units only would find nobody left. */
  readonly 'hit-made-void': { readonly battle: string };
  // withdraw
  /** Submarines go under and stay in their zone. */
  readonly 'submerge-stays': { readonly battle: string; readonly to: SpaceId };
  readonly 'withdraw-not-now': { readonly battle: string };
  readonly 'withdraw-after-victory': { readonly battle: string };
  readonly 'withdraw-needs-zone': { readonly battle: string; readonly zones: readonly SpaceId[] };
  readonly 'not-enough-submarines': { readonly battle: string; readonly asked: number; readonly there: number };
  readonly 'withdraw-not-adjacent': { readonly from: SpaceId; readonly to: SpaceId };
  readonly 'withdraw-to-enemies': { readonly to: SpaceId };
  readonly 'withdraw-to-battle-site': { readonly to: SpaceId };
  readonly 'withdraw-not-an-origin': { readonly to: SpaceId; readonly zones: readonly SpaceId[] };
  readonly 'withdraw-other-zone': { readonly to: SpaceId; readonly used: SpaceId };
  readonly 'withdraw-not-open': { readonly to: SpaceId; readonly zones: readonly SpaceId[] };
}
