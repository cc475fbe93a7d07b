// What was to be expected of a turn's battles, and what the dice made of it.
export {
  type BattleChances,
  chancesOf,
  type FoughtChances,
  type TurnChances,
} from './battles.ts';
export { type BattleLuck, type Luck, luckIn } from './luck.ts';
