// What a clerk is handed on this machine: the log on the disk, and chance.

import { customRandom } from 'nanoid';
import type { Hands } from '../clerk/index.ts';
import type { Desk } from './desk.ts';
import { writeDraft } from './table.ts';

/** What sheets are read with. */
export const readingOf = ({ env, language }: Desk): Pick<Hands, 'language' | 'nonce'> => {
  const freshNonce = customRandom('0123456789abcdef', 64, env.randomBytes);
  return { language, nonce: () => freshNonce() };
};

/** What sheets are played with; how dice are landed is the caller's. */
export const handsOf = (desk: Desk, land: Hands['land']): Hands => ({
  ...readingOf(desk),
  write: (draft) => writeDraft(desk, draft),
  land,
});
