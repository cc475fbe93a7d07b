// The rules reference as values: its registry, the texts of its clauses, how fresh translations are. Files are read in
// `files.ts`, which is imported by name.
export { type CaseTitle, type CaseTitles, caseTitlesOf, caseTitlesText, titleIn } from './case-titles.ts';
export { partsIn, partsOf, vocabularyOf } from './compounds.ts';
export { fingerprint } from './fingerprint.ts';
export {
  type Freshness,
  freshnessOf,
  type Original,
  type Progress,
  progressOf,
  stamped,
  type Translated,
} from './freshness.ts';
export {
  type Glossary,
  type GlossaryEntries,
  type GlossaryEntry,
  glossaryEntriesOf,
  glossaryOf,
} from './glossary.ts';
export { ideasBy, termsOf } from './ideas.ts';
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
export { type Found, type Index, indexOf, type Searchable, search, WEIGHTS } from './search.ts';
export { indexOfTopics, type SearchLore, wordsOfId } from './searching.ts';
export { STANDING } from './standing.ts';
export { alsoSaid, type Synonyms, synonymsOf } from './synonyms.ts';
export { type ClauseText, clausesOf, type TextFault, type TextFaultCode, type TopicText, topicOfText } from './text.ts';
export { isStopWord, likeness, wordsIn } from './words.ts';
