// Sparring: whole games between simple players, for laws and for demonstration.
export { type PlayedEntry, playGame, statesOf } from './game.ts';
export { nextOrder } from './player.ts';
export { derivedFaces, nonceFrom, type Random, randomFrom, seedOf } from './random.ts';
