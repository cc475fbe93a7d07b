export { type KeyedFile, ledgerOf, readLedger, standingIn, writeLedger } from './ledger.ts';
export { makersOf } from './makers.ts';
