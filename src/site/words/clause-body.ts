// The text of a clause as HTML where what holds is read, apart from the page of its topic: what it says itself, without
// what it tells of other systems.

import { withoutElsewhere } from '../../reference/index.ts';
import type { ClauseId, Language } from '../../vocab/index.ts';
import { inFull } from '../data/clause-texts.ts';
import { noteHtml } from './note.ts';
import { speak } from './speak.ts';

const made = new Map<string, string>();

/** Made once for each language: a clause stands on the pages of several rulesets. */
export const clauseHtml = (language: Language, id: ClauseId): string => {
  const key = `${language} ${id}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const { body, language: written } = inFull(language, id);
  const html = noteHtml(withoutElsewhere(body, speak(written).t('holds-elsewhere')));
  made.set(key, html);
  return html;
};
