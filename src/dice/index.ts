// From needs to faces, and back from faces to what proves them. Pure: random bytes are handed in as a seed.
export {
  areSignedByBeacon,
  type Beacon,
  beaconOf,
  isSignedByBeacon,
  QUICKNET,
  randomnessOf,
  roundFrom,
  timeOfRound,
} from './beacon.ts';
export { anchorOf, before, CHAIN_LENGTH, revealSeed, type Secret, secretAt } from './chain.ts';
export { type CheckRound, checkDice, type DiceVerdict, seedOf } from './check.ts';
export { deriveFaces, facesFromSeed, type Seed } from './derive.ts';
export { DICE_SOURCES, type Dice, DiceSchema, type DiceSource } from './record.ts';
