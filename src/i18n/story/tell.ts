// A story in words: a headline that fits its line, and two or three sentences behind it.

import type { Language } from '../../vocab/index.ts';
import { capital, stop } from '../format.ts';
import type { Words } from '../words.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { nl } from './nl/index.ts';
import type { Beat, Story } from './story.ts';
import { type Teller, telling } from './teller.ts';

const TELLERS: { readonly [language in Language]: Teller } = { en, de, nl };

/** Letters of a headline at most, so that it stands in one line of a wide page and two of a small one. */
export const HEADLINE_LENGTH = 70;
const SENTENCES = { least: 2, most: 3 };

/** What is heavy enough to stand in the headline beside the first beat. */
const secondOf = ({ beats }: Story): Beat | undefined => {
  const [first, second] = beats;
  if (second === undefined || second.weight < 10) return undefined;
  const isEnd = first.kind === 'won' || first.kind === 'drawn' || first.kind === 'resigned';
  return isEnd || first.kind === 'capital' || second.weight >= first.weight / 3 ? second : undefined;
};

/** A turn in a line, without a full stop: for titles, lists and feeds. At most 70 letters. */
export const sayHeadline = (words: Words, story: Story): string => {
  const told = telling(words, story);
  const groups = TELLERS[words.language].headlines(told, secondOf(story));
  const fitting = groups.map((group) => group.filter((text) => text.length <= HEADLINE_LENGTH));
  const [best = ''] = fitting.find((group) => group.length > 0) ?? [];
  const ways = fitting.find((group) => group.length > 0) ?? [];
  return capital(told.pick([best, ...ways.slice(1)]));
};

/** A turn in two or three sentences, each with its full stop: what the headline says, told with numbers. */
export const saySentences = (words: Words, story: Story): readonly string[] => {
  const told = telling(words, story);
  const teller = TELLERS[words.language];
  const said = story.beats.flatMap((beat) => teller.sentences(told, beat)).slice(0, SENTENCES.most);
  const more = said.length < SENTENCES.least ? teller.closing(told).filter((text) => !said.includes(text)) : [];
  return [...said, ...more].slice(0, SENTENCES.most).map((sentence) => stop(capital(sentence)));
};
