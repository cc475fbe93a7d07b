// The lines of a log: read strictly, written canonically, chained by hash. `files.ts` alone touches the disk.
export { bytesOf, hashOf, textOf } from './bytes.ts';
export { chainedEntries } from './chain.ts';
export {
  type BareFault,
  bareFault,
  faultAt,
  inOrder,
  type LogFault,
  type LogFaults,
} from './fault.ts';
export { isGameId, LIMITS, logNameOf } from './limits.ts';
export { type LogEntry, parseLine } from './line.ts';
export { makeEntry, type Signer } from './make.ts';
export { type ParsedLog, parseLog, type TornTail } from './parse.ts';
export { logJsonSchema } from './schema.ts';
export { cleanText, unclean } from './text.ts';
export { type EntryFields, written } from './write.ts';
