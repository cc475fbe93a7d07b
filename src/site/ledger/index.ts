export { keepStanding, type Made, STANDING, type Standing } from './integration.ts';
export { ledgerOf, writeLedger } from './ledger.ts';
export { makersOf } from './makers.ts';
