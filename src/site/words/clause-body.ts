// The text of a clause as HTML where it stands by itself, apart from the page of its topic.

import type { ClauseId, Language } from '../../vocab/index.ts';
import { inFull } from '../data/clause-texts.ts';
import { noteHtml } from './note.ts';

const made = new Map<string, string>();

/** Made once for each language: a clause stands on the pages of several rulesets. */
export const clauseHtml = (language: Language, id: ClauseId): string => {
  const key = `${language} ${id}`;
  const known = made.get(key) ?? noteHtml(inFull(language, id).body);
  made.set(key, known);
  return known;
};
