// The rules reference as values: its registry, the texts of its clauses, how fresh translations are. Files are read in
// `files.ts`, which is imported by name.
export { fingerprint } from './fingerprint.ts';
export { type Freshness, freshnessOf, type Progress, progressOf, stamped } from './freshness.ts';
export { type Glossary, glossaryOf } from './glossary.ts';
export { countWords, firstSentenceOf, plainOf } from './prose.ts';
export {
  type ClauseRegistry,
  clausesOfDocument,
  type RegisteredClause,
  registryOf,
  SYSTEMS,
  type System,
} from './registry.ts';
export { type Found, type Index, indexOf, type Searchable, search, WEIGHTS } from './search.ts';
export { indexOfTopics } from './searching.ts';
export { type ClauseText, clausesOf, type TextFault, type TextFaultCode, type TopicText, topicOfText } from './text.ts';
