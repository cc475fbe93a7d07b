// What was to be expected of a turn's battles, and what the dice made of it.
export {
  type BattleChances,
  type BothSides,
  chancesOf,
  type FoughtChances,
  type Prospect,
  type RaidChances,
  type TurnChances,
} from './battles.ts';
export { type BattleLuck, type Luck, luckIn } from './luck.ts';
