// Sparring: whole games between simple players, for laws and for demonstration.
export { derivedFaces, nextOrder, nonceFrom, type Random, randomFrom, seedOf } from '../../../src/sparring/index.ts';
export { type PlayedEntry, playGame, statesOf } from './game.ts';
