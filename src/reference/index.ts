// The rules reference as values: its registry, the texts of its clauses, how fresh translations are. Files are read in
// `files.ts`, which is imported by name.
export { type CaseTitles, caseTitlesOf, caseTitlesText, titleIn } from './case-titles.ts';
export { fingerprint } from './fingerprint.ts';
export {
  freshnessOf,
  type Original,
  type Progress,
  progressOf,
  stamped,
} from './freshness.ts';
export type { GlossaryEntry } from './glossary.ts';
export { guideOf, stampedGuide } from './guides.ts';
export { markedMessages, messageMarksOf, messageMarksText } from './message-marks.ts';
export { firstSentenceOf, plainOf } from './prose.ts';
export {
  type ClauseRegistry,
  clausesOfDocument,
  isOurRuling,
  type RegisteredClause,
  registryOf,
  SYSTEMS,
  type System,
} from './registry.ts';
export { type PackedIndex, packed, unpacked } from './search/pack.ts';
export { placesOf } from './search/places.ts';
export { searcherFor } from './search/rank.ts';
export { indexOfTopics } from './search/texts.ts';
export { synonymsOf } from './synonyms.ts';
export { clausesOf, topicOfText } from './text.ts';
