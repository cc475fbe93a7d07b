// An answer that is taken back in the same letter: `two infantry. No, wait: the fighter`.

import { anyOf } from '../../notation/index.ts';
import type { Sentence } from './sentences.ts';
import { TAKEN_BACK } from './set-phrases.ts';

/** Takes back what was said before it. */
const TAKEN_BACK_BY = new RegExp(
  `(?:^|[\\s,;:.…–—-])(?:${anyOf(TAKEN_BACK).replaceAll('\\s+', ',?\\s+')})(?=$|[\\s,;:.!…–—-])`,
  'giu',
);

/** The sentences from the last word on that takes back what stands before it. */
export const lastSaid = <S extends Pick<Sentence, 'text'>>(sentences: readonly S[]): readonly S[] => {
  const from = sentences.findLastIndex(({ text }) => text.search(TAKEN_BACK_BY) >= 0);
  const turned = sentences[from];
  if (turned === undefined) return sentences;
  const match = [...turned.text.matchAll(TAKEN_BACK_BY)].at(-1);
  const rest = turned.text.slice((match?.index ?? 0) + (match?.[0].length ?? 0)).replace(/^[\s,;:.!…–—-]+/u, '');
  return [...(rest === '' ? [] : [{ ...turned, text: rest }]), ...sentences.slice(from + 1)];
};
