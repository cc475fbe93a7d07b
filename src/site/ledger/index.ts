export { keepStanding, type Made, STANDING, type Standing } from './integration.ts';
export { type KeyedFile, type Ledger, ledgerOf, readLedger, standingIn, writeLedger } from './ledger.ts';
export { makersOf } from './makers.ts';
