// The words of the glossaries are words of the notation: whoever writes as the reference speaks is understood.

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUnit, secondEditionBoard } from '../../src/board/index.ts';
import { keywordLength } from '../../src/notation/keywords.ts';
import { tokenise } from '../../src/notation/tokens.ts';
import type { Keyword } from '../../src/notation/words.ts';
import { readGlossary } from '../../src/reference/files.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Ideas of the glossary that can be said in an order, and the word of the notation for each. */
const KEYWORD_OF: Readonly<Record<string, Keyword>> = {
  research: 'research',
  purchase: 'purchase',
  'combat-move': 'combat-move',
  'noncombat-move': 'noncombat-move',
  placement: 'place',
  ool: 'order-of-loss',
  casualty: 'lose',
  sa: 'SA',
  saac: 'SAAC',
  taac: 'TAAC',
  kaac: 'KAAC',
  sbr: 'raid',
  'walk-in': 'walk-in',
  blitz: 'blitz',
  'supporting-shot': 'bombard',
  bridging: 'bridge',
  retreat: 'retreat',
  withdrawal: 'withdraw',
  empty: 'empty',
  'standing-orders': 'standing',
};

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  const glossary = readGlossary(project, language);

  test.each(secondEditionBoard.roster)('calls %s what orders may call it', (type) => {
    const words = glossary.get(type) ?? [];
    expect(words.length).toBeGreaterThan(0);
    const misread = words.filter((word) => {
      const found = findUnit(secondEditionBoard, word);
      return found.outcome !== 'found' || found.value.type !== type;
    });
    expect(misread).toEqual([]);
  });

  test.each(Object.entries(KEYWORD_OF))('says %s as orders may', (idea, keyword) => {
    const words = glossary.get(idea) ?? [];
    expect(words.length).toBeGreaterThan(0);
    const strange = words.filter((word) => {
      const tokens = tokenise(word);
      return keywordLength(tokens, 0, keyword) !== tokens.length;
    });
    expect(strange).toEqual([]);
  });
});
