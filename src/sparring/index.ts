// A sparring player: somebody to play against, in the reader's browser and in games that tests play. He decides by
// plain heuristics and by whims that are handed in; the rules accept every order of his.
export { nextOrder } from './player.ts';
export { derivedFaces, nonceFrom, type Random, randomFrom, seedOf } from './random.ts';
export { wander } from './wanderer.ts';
export type { Player } from './whims.ts';
