// Order lines and turn sheets as players write them, to orders and back.
export { hasVersus, parseClash, parseForce, parseUnitTypes, type Reader } from './clash.ts';
export type { NotationContext } from './context.ts';
export type { Clash } from './forces.ts';
export type { Source } from './gather.ts';
export { makeOrder, makeSheet } from './make.ts';
export type {
  Nearest,
  NotationProblems,
  NotationRemarks,
  Problem,
  ProblemCode,
  Remark,
  RemarkCode,
} from './problems.ts';
export { MOST_CHARACTERS, parseSheet, type Sheet, type SheetLine } from './sheet.ts';
export { KEYWORDS, type Keyword, type Section } from './words.ts';
