// From needs to faces, and back from faces to what proves them. Pure: random bytes are handed in as a seed.
export {
  CHECKED_SOURCES,
  checkDice,
  DICE_VERDICTS,
  type DiceFinding,
  type DiceVerdict,
  isChecked,
} from './check.ts';
export { deriveFaces, facesFromSeed, type Seed, type Throw } from './derive.ts';
export { DICE_SOURCES, type Dice, DiceSchema, type DiceSource, RollSchema } from './record.ts';
