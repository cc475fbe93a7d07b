// How a battle is likely to go, by averages: hits fall as fractions and the cheapest units go first. Rough and quick;
// the exact odds have a module of their own.

/** One unit as a battle sees it. */
export interface Fighting {
  /** The highest face that hits. */
  readonly value: number;
  /** In IPC: the cheap die first. */
  readonly cost: number;
}

export interface Outcome {
  /** Units left on average, as fractions. */
  readonly attackers: number;
  readonly defenders: number;
  readonly attackLoss: number;
  readonly defenceLoss: number;
}

const SIDES = 6;
const ROUNDS = 8;

const inOrderOfLoss = (units: readonly Fighting[]): readonly Fighting[] =>
  [...units].sort((a, b) => a.cost - b.cost || a.value - b.value);

/** What is left when the first `lost` of a side are gone: pips that still fire, and the IPC lost. */
const after = (units: readonly Fighting[], lost: number): { pips: number; ipc: number } => {
  let pips = 0;
  let ipc = 0;
  units.forEach(({ value, cost }, i) => {
    const gone = Math.min(1, Math.max(0, lost - i));
    pips += value * (1 - gone);
    ipc += cost * gone;
  });
  return { pips, ipc };
};

/** Fights it out, or for `ROUNDS` rounds. */
export const clash = (attackers: readonly Fighting[], defenders: readonly Fighting[]): Outcome => {
  const a = inOrderOfLoss(attackers);
  const d = inOrderOfLoss(defenders);
  let aLost = 0;
  let dLost = 0;
  for (let round = 0; round < ROUNDS && aLost < a.length && dLost < d.length; round += 1) {
    const hits = after(a, aLost).pips / SIDES;
    const answer = after(d, dLost).pips / SIDES;
    dLost = Math.min(d.length, dLost + hits);
    aLost = Math.min(a.length, aLost + answer);
  }
  return {
    attackers: a.length - aLost,
    defenders: d.length - dLost,
    attackLoss: after(a, aLost).ipc,
    defenceLoss: after(d, dLost).ipc,
  };
};
