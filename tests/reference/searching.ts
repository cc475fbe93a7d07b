// A search of the texts as they are, for tests: an index a language, made once.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BOARDS } from '../../src/board/index.ts';
import { readSearchLore, readTopics } from '../../src/reference/files.ts';
import { indexOfTopics, placesOf, searcherFor } from '../../src/reference/index.ts';
import type { ClauseId, Language } from '../../src/vocab/index.ts';
import type { Asked } from './searches.ts';

const project = path.resolve(import.meta.dirname, '../..');
export const lore = readSearchLore(project);
export const english = readTopics(project, 'en');
export const places = placesOf(BOARDS);

const made = new Map<Language, ReturnType<typeof indexOfTopics>>();

export const indexIn = (language: Language): ReturnType<typeof indexOfTopics> => {
  const known = made.get(language) ?? indexOfTopics(language, readTopics(project, language), english, lore, places);
  made.set(language, known);
  return known;
};

const searchers = new Map<Language, ReturnType<typeof searcherFor>>();

export const searchIn = (language: Language): ReturnType<typeof searcherFor> => {
  const known = searchers.get(language) ?? searcherFor(indexIn(language));
  searchers.set(language, known);
  return known;
};

/** The first clauses that are found. */
export const foundIn = (language: Language, question: string, most = 3): readonly ClauseId[] =>
  searchIn(language)(question)
    .found.slice(0, most)
    .map(({ id }) => id);

/** A list of questions, each with the clauses that answer it, decided before any search was asked. */
export const questionsIn = (name: string): readonly Asked[] =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'questions', `${name}.json`), 'utf8'));
