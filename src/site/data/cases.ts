// The conformance cases, read once for all pages, and their titles in the reader's language.

import { type CaseFile, readCases } from '../../cases/files.ts';
import type { Case } from '../../cases/index.ts';
import { readCaseTitles } from '../../reference/files.ts';
import { type CaseTitles, titleIn } from '../../reference/index.ts';
import type { Language } from '../../vocab/index.ts';

let held: readonly CaseFile[] | undefined;

/** All cases of this program. */
export const theCases = (): readonly CaseFile[] => {
  held ??= readCases(process.cwd());
  return held;
};

const titles = new Map<Language, CaseTitles>();

export interface SaidTitle {
  readonly title: string;
  /** The language it is in: English where no translation says the same. */
  readonly language: Language;
}

/** What a case is about. */
export const titleOf = ({ id, title }: Case, language: Language): SaidTitle => {
  if (language === 'en') return { title, language };
  const known = titles.get(language) ?? readCaseTitles(process.cwd(), language);
  titles.set(language, known);
  const own = titleIn(known, { id, body: title });
  return own === undefined ? { title, language: 'en' } : { title: own, language };
};
