// Order lines and turn sheets as players write them, to orders and back.
export { hasVersus, parseClash, parseForce, parseUnitTypes, type Reader } from './clash.ts';
export type { BattleRule, Condition, Counted, Quantity, Whose } from './conditions/condition.ts';
export { placesOf } from './conditions/condition.ts';
export { rulesFor } from './conditions/rules.ts';
export type { Judge, NotationContext } from './context.ts';
export { asksNothing } from './letter.ts';
export { makeOrder, makeSheet } from './make.ts';
export { parseSheet, sheetReader } from './parse.ts';
export type {
  Nearest,
  NotationProblems,
  NotationRemarks,
  Problem,
  ProblemCode,
  Remark,
  RemarkCode,
} from './problems.ts';
export { problem as problemOf } from './problems.ts';
export type { HungSentence, Sheet } from './reading.ts';
export { parseLines } from './sheet.ts';
export { saysBuying } from './speech/orders/buying.ts';
export { closesTurn } from './speech/orders/endings.ts';
export { pleadsForDice } from './speech/pleas.ts';
export { withNames } from './speech/sentence/nicknames.ts';
export { endsOpen } from './speech/sentence/sentences.ts';
export { CLOSINGS } from './speech/words/closings.ts';
export { languageOf, languagesOf } from './speech/words/lexicon.ts';
export { anyOf, type Phrases as Rows, phrasesIn } from './speech/words/phrases.ts';
export { NUMBER_WORDS } from './speech/words/words.ts';
export { KEYWORDS, type Keyword, SECTION_WORDS, type Section } from './words.ts';
