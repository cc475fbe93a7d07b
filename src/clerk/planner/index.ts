// A turn planned on the board: where units can go, what the turn comes to so far, and the sheet that says it.
export { type Developing, developing } from './developing.ts';
export { type Change, changed } from './edit.ts';
export { type Idle, idleIn } from './idle.ts';
export { placesFor, whyNotPlaced } from './placing.ts';
export { type Positions, positionsOf, type Stage, type StageId } from './positions.ts';
export { type Group, groupsIn, reachOf } from './reach.ts';
export { type Rocket, rocketsIn } from './rockets.ts';
export type { Chosen, Doing, Ground, Target } from './trial.ts';
export { whyNot } from './why.ts';
export { writable } from './writable.ts';
export { written } from './write.ts';
