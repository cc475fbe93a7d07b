// The rules reference as values: its registry, the texts of its clauses, how fresh translations are. Files are read in
// `files.ts`, which is imported by name.
export { arranged } from './arrange.ts';
export { type CaseTitles, caseTitlesOf, caseTitlesText, titleIn } from './case-titles.ts';
export { clausesOfSystems, type Difference, differencesOf, type Value } from './differences.ts';
export { DOCUMENT_PARTS, type DocumentFacts, documentFactsOf } from './documents.ts';
export { fingerprint } from './fingerprint.ts';
export {
  freshnessOf,
  type Original,
  type Progress,
  progressOf,
  stamped,
} from './freshness.ts';
export type { GlossaryEntry } from './glossary.ts';
export { guideOf, withMark } from './guides.ts';
export {
  clausesPlayed,
  type Holding,
  type Holds,
  holdingsIn,
  holdsOf,
  type OptionWords,
} from './holds.ts';
export { markedMessages, messageMarksOf, messageMarksText } from './message-marks.ts';
export { firstSentenceOf, plainOf, withoutElsewhere } from './prose.ts';
export {
  type ClauseRegistry,
  clausesOfDocument,
  isOurRuling,
  type RegisteredClause,
  registryOf,
  SYSTEMS,
  type System,
} from './registry.ts';
export {
  amendedBy,
  type Counterpart,
  PLAYED_SYSTEMS,
  type PlayedSystem,
  type Relation,
  type Relations,
  relationsOf,
  restsOn,
  systemsBeside,
  treatmentOf,
  turned,
} from './relations.ts';
export { type PackedIndex, packed, unpacked } from './search/pack.ts';
export { placesOf } from './search/places.ts';
export { searcherFor } from './search/rank.ts';
export { indexOfTopics } from './search/texts.ts';
export { synonymsOf } from './synonyms.ts';
export { clausesOf, topicOfText } from './text.ts';
