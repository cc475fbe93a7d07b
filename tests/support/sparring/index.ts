// Sparring: whole games between simple players, for laws and for demonstration.
export { type Played, type PlayedEntry, playGame, type Setting, statesOf } from './game.ts';
export { nextOrder, type Player } from './player.ts';
export { derivedFaces, nonceFrom, type Random, randomFrom, seedOf } from './random.ts';
