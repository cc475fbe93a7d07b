// The lines of a log: read strictly, written canonically, chained by hash. `files.ts` alone touches the disk.
export { bytesOf, hashOf, textOf } from './bytes.ts';
export {
  type BareFault,
  bareFault,
  faultAt,
  inOrder,
  type LogFault,
  type LogFaultCode,
  type LogFaults,
  type ShapeProblem,
} from './fault.ts';
export { isGameId, LIMITS, logNameOf } from './limits.ts';
export { type LogEntry, parseLine } from './line.ts';
export { type EntryFields, type MadeEntry, makeEntry, type Signer } from './make.ts';
export { type ParsedLog, type ParseOptions, parseLog, parseVerifiedLog, type TornTail } from './parse.ts';
export { EntrySchema, logJsonSchema } from './schema.ts';
export { cleanText, type Unclean, unclean } from './text.ts';
