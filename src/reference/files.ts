// What there is to read and to translate on disk: `content/clauses.json`, `content/rules/<language>/<topic>.mdx`,
// cases, glossaries and guides, and which English messages render. Reads them as they are each time it is asked; what
// the texts mean is for the modules beside it.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../vocab/index.ts';
import { type CaseTitles, caseTitlesOf, caseTitlesText } from './case-titles.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type Original, stamped, type Translated } from './freshness.ts';
import { type Glossary, type GlossaryEntries, glossaryEntriesOf, glossaryOf } from './glossary.ts';
import { guideOf, withMark } from './guides.ts';
import { type MessageMarks, messageMarksOf, messageMarksText } from './message-marks.ts';
import { type ClauseRegistry, registryOf } from './registry.ts';
import { type Relations, relationsOf } from './relations.ts';
import { type WaysOfAsking, waysOf } from './search/lore.ts';
import type { SearchLore } from './search/texts.ts';
import { synonymsOf } from './synonyms.ts';
import { type ClauseText, type TopicText, topicOfText } from './text.ts';

/** A topic in one language, with the name of its file. */
export interface Topic extends TopicText {
  readonly topic: string;
}

/** A clause and the topic it stands in. */
export interface PlacedClause extends ClauseText {
  readonly topic: string;
}

const folderOf = (project: string, language: Language): string => path.join(project, 'content', 'rules', language);

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => file.slice(0, -'.mdx'.length))
        .sort()
    : [];

/** The topics of a language by name; none if nobody has translated any. */
export const readTopics = (project: string, language: Language): readonly Topic[] => {
  const folder = folderOf(project, language);
  return namesIn(folder).map((topic) => ({
    topic,
    ...topicOfText(readFileSync(path.join(folder, `${topic}.mdx`), 'utf8')),
  }));
};

/** All clauses of topics, each with its topic. */
export const placed = (topics: readonly Topic[]): readonly PlacedClause[] =>
  topics.flatMap(({ topic, clauses }) => clauses.map((clause) => ({ ...clause, topic })));

/** What topics say beside their clauses, by the name of the topic, with the English it renders where it says so. */
export const introductionsOf = (topics: readonly Topic[]): readonly (Original & Translated)[] =>
  topics.map(({ topic, introduction, of }) => ({
    id: topic,
    body: introduction,
    ...(of === undefined ? {} : { of }),
  }));

/** The registry of clauses of a project. */
export const readRegistry = (project: string): ClauseRegistry =>
  registryOf(JSON.parse(readFileSync(path.join(project, 'content', 'clauses.json'), 'utf8')));

/** How the clauses of a project stand to those of other systems. */
export const readRelations = (project: string, registry: ClauseRegistry): Relations =>
  relationsOf(JSON.parse(readFileSync(path.join(project, 'content', 'relations.json'), 'utf8')), registry);

/** The known differences between the systems of a project. */
export const readDifferences = (project: string, registry: ClauseRegistry): readonly Difference[] =>
  differencesOf(JSON.parse(readFileSync(path.join(project, 'content', 'differences.json'), 'utf8')), registry);

const glossaryJson = (project: string, language: Language): unknown => {
  const file = path.join(project, 'content', 'glossary', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** The words of a language for the ideas of the game; none if nobody has written any. */
export const readGlossary = (project: string, language: Language): Glossary =>
  glossaryOf(glossaryJson(project, language));

/** The same with what each word means. */
export const readGlossaryEntries = (project: string, language: Language): GlossaryEntries =>
  glossaryEntriesOf(glossaryJson(project, language));

/**
 * Writes fingerprints into the heads and blocks of a translation that have none. Gives the topics that were changed.
 */
export const stampTopics = (project: string, language: Language): readonly string[] => {
  const topics = readTopics(project, 'en');
  const english = topics.flatMap(({ clauses }) => clauses);
  const introductions = new Map(introductionsOf(topics).map((one) => [one.id, one]));
  const folder = folderOf(project, language);
  return namesIn(folder).filter((topic) => {
    const file = path.join(folder, `${topic}.mdx`);
    const before = readFileSync(file, 'utf8');
    const introduction = introductions.get(topic);
    const blocks = stamped(before, english);
    const after = introduction === undefined ? blocks : withMark(blocks, introduction);
    if (after === before) return false;
    writeFileSync(file, after);
    return true;
  });
};

const titlesFileOf = (project: string, language: Language): string =>
  path.join(project, 'content', 'cases', `${language}.json`);

/** The titles of the conformance cases in a language; none if nobody has translated any. */
export const readCaseTitles = (project: string, language: Language): CaseTitles => {
  const file = titlesFileOf(project, language);
  return existsSync(file) ? caseTitlesOf(JSON.parse(readFileSync(file, 'utf8'))) : new Map();
};

/** Writes fingerprints into the titles of a translation that have none. True if there were such. */
export const stampCaseTitles = (project: string, language: Language, english: readonly Original[]): boolean => {
  const titles = readCaseTitles(project, language);
  if ([...titles.values()].every(({ of }) => of !== undefined)) return false;
  writeFileSync(titlesFileOf(project, language), caseTitlesText(titles, english));
  return true;
};

const marksFileOf = (project: string, language: Language): string =>
  path.join(project, 'content', 'messages', `${language}.json`);

/** Which English the messages of a language render; nothing if none is marked. */
export const readMessageMarks = (project: string, language: Language): MessageMarks => {
  const file = marksFileOf(project, language);
  return existsSync(file) ? messageMarksOf(JSON.parse(readFileSync(file, 'utf8'))) : {};
};

/** Marks the messages of a translation that are new, or were translated anew. True if there were such. */
export const stampMessages = (
  project: string,
  language: Language,
  own: readonly Original[],
  english: readonly Original[],
): boolean => {
  const file = marksFileOf(project, language);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const marks = readMessageMarks(project, language);
  const after = messageMarksText(marks, own, english);
  if (after === before) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, after);
  return true;
};

const guidesOf = (project: string, language: Language): string => path.join(project, 'content', 'guides', language);

/** The guides of a language by name. */
export const readGuides = (project: string, language: Language): readonly (Original & Translated)[] => {
  const folder = guidesOf(project, language);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).sort();
  return files.map((file) => guideOf(file.replace(/\.mdx?$/, ''), readFileSync(path.join(folder, file), 'utf8')));
};

/** Marks the guides of a translation that have no mark. Gives those that were changed. */
export const stampGuides = (project: string, language: Language): readonly string[] => {
  const english = new Map(readGuides(project, 'en').map((guide) => [guide.id, guide]));
  const folder = guidesOf(project, language);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const guide = english.get(file.replace(/\.mdx?$/, ''));
      const before = readFileSync(path.join(folder, file), 'utf8');
      const after = guide === undefined ? before : withMark(before, guide);
      if (guide === undefined || after === before) return [];
      writeFileSync(path.join(folder, file), after);
      return [guide.id];
    });
};

const readWays = (project: string, language: Language): WaysOfAsking | undefined => {
  const file = path.join(project, 'content', 'search', `${language}.json`);
  return existsSync(file) ? waysOf(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
};

/**
 * What a search of the reference knows beside its texts: the registry, `content/synonyms.json`, all glossaries and how
 * people ask in each language.
 *
 * @throws if there are synonyms for a clause that does not exist
 */
export const readSearchLore = (project: string): SearchLore => {
  const registry = readRegistry(project);
  const synonyms: unknown = JSON.parse(readFileSync(path.join(project, 'content', 'synonyms.json'), 'utf8'));
  return {
    registry,
    synonyms: synonymsOf(synonyms, registry),
    glossaries: new Map(LANGUAGES.map((language) => [language, readGlossary(project, language)])),
    ways: new Map(
      LANGUAGES.flatMap((language) => {
        const ways = readWays(project, language);
        return ways === undefined ? [] : [[language, ways] as const];
      }),
    ),
  };
};
