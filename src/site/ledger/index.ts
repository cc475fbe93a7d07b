export { keepStanding, type Made, type Paths, STANDING, type Standing } from './integration.ts';
export { type KeyedFile, ledgerOf, readLedger, standingIn, writeLedger } from './ledger.ts';
export { makersOf } from './makers.ts';
