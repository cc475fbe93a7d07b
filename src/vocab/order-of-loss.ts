// The clubs' words for how a battle is to be fought without asking.

/**
 * Standing plans of the clubs:
 * `SA` save air: fight until the ground units are gone, then the planes break off;
 * `SAAC` save air at all costs: break off as soon as a plane could be lost, from a named round on;
 * `TAAC` take at all costs: planes die before the last unit that can hold the ground;
 * `KAAC` kill at all costs: lowest attack value first, fight to the end;
 * `ask` stop at every real choice.
 */
export const PLANS = ['SA', 'SAAC', 'TAAC', 'KAAC', 'ask'] as const;
export type Plan = (typeof PLANS)[number];
