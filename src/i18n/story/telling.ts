// A story on its way into words, and how wording is varied without chance.

import type { Power, SpaceId, Who } from '../../vocab/index.ts';
import type { Say } from '../messages/say.ts';
import type { Words } from '../words.ts';
import type { Beat, Story } from './story.ts';

export interface Telling {
  readonly words: Words;
  readonly story: Story;
  /** Who is told of: whose turn it is, or who of those that share it did something. */
  readonly power: Who;
  readonly tell: Say;
  /** One of several ways to say a thing, none of them empty: the same turn always gets the same. */
  pick(ways: readonly string[]): string;
}

const placesOf = (beat: Beat): readonly SpaceId[] => {
  switch (beat.kind) {
    case 'capital':
    case 'downed':
      return [beat.space];
    case 'conquest':
      return beat.gains.map(({ space }) => space);
    case 'clash':
      return [beat.clash.space];
    case 'raid':
      return beat.targets;
    case 'pending':
      return beat.spaces;
    default:
      return [];
  }
};

/** A number that is the same for the same turn and unlike those of the turns around it. */
const seedOf = ({ round, power, beats }: Story): number => {
  const text = `${round}${power}${beats.flatMap(placesOf).join()}`;
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return seed;
};

const telling = (words: Words, story: Story): Telling => {
  const seed = seedOf(story);
  const pick = (ways: readonly string[]): string => ways[seed % ways.length] ?? '';
  return { words, story, power: story.power, tell: words.tell, pick };
};

/** Says a story once in each language: its headline stands on many pages of a build. */
export const saidOnce = <T>(say: (told: Telling) => T): ((words: Words, story: Story) => T) => {
  const known = new WeakMap<Words, WeakMap<Story, T>>();
  return (words, story) => {
    const inWords = known.get(words) ?? new WeakMap<Story, T>();
    known.set(words, inWords);
    const said = inWords.get(story) ?? say(telling(words, story));
    inWords.set(story, said);
    return said;
  };
};

/** Who did what a beat tells. */
const whoOf = (beat: Beat): Who | undefined => {
  if (beat.kind === 'conquest') return beat.by;
  return beat.kind === 'clash' || beat.kind === 'capital' ? beat.clash?.by : undefined;
};

/** The telling of those who did what a beat tells. */
export const tellingOf = (telling: Telling, beat: Beat): Telling => ({
  ...telling,
  power: whoOf(beat) ?? telling.power,
});

/** True if a power is who is meant, or one of them. */
export const isOf = (who: Who, power: Power): boolean =>
  typeof who === 'string' ? who === power : who.includes(power);

/** The ways that a message gives, between its bars. */
export const waysIn = (said: string): readonly string[] =>
  said
    .split('|')
    .map((way) => way.trim())
    .filter((way) => way !== '');
