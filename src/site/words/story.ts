// A turn in a line and in a few sentences, in the reader's language.

import { sayHeadline, saySentences } from '../../i18n/story/index.ts';
import type { TurnView } from '../data/turn.ts';
import type { Speech } from './speak.ts';

type Told = Pick<TurnView, 'story'>;

/** A line without a full stop, at most 70 letters. */
export const turnHeadline = ({ words }: Speech, { story }: Told): string => sayHeadline(words, story);

/** Two or three sentences. */
export const turnSentences = ({ words }: Speech, { story }: Told): string => saySentences(words, story).join(' ');

/** `Germany takes the Caucasus (round 3)`: for lists of turns of several games. */
export const sayInLine = ({ t }: Speech, headline: string, round: number): string =>
  `${headline} (${t('story-label-in-round', { round })})`;
