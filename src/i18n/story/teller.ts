// What each language brings to tell a turn, and how wording is varied without chance.

import type { SpaceId } from '../../vocab/index.ts';
import type { Words } from '../words.ts';
import type { Beat, Story } from './story.ts';

/** A story on its way into words. */
export interface Telling {
  readonly words: Words;
  readonly story: Story;
  /** One of several ways to say a thing: the same turn always gets the same. */
  pick<T>(ways: readonly [T, ...T[]]): T;
}

/** What a language says of one beat. No text has a capital or full stop of its own where a sentence puts it. */
export interface Teller {
  /**
   * Headlines, a list of equally good ones for each length: the fullest come first.
   *
   * @param second what is heavy enough to stand beside the first beat, if anything is
   */
  headlines(telling: Telling, second: Beat | undefined): readonly (readonly string[])[];
  /** A beat in full: one sentence, or two. */
  sentences(telling: Telling, beat: Beat): readonly string[];
  /** What may be said at the end if little else was. */
  closing(telling: Telling): readonly string[];
}

/** Whether a deed has the headline for itself, or shares it and is told in short. */
export type Placing = 'alone' | 'beside';

/** Ways to tell the first beat without the second, the fullest first: spaces named at most, and how. */
export const SINGLE: readonly (readonly [most: number, place: Placing])[] = [
  [3, 'alone'],
  [2, 'alone'],
  [3, 'beside'],
  [2, 'beside'],
  [1, 'beside'],
];

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

export const telling = (words: Words, story: Story): Telling => {
  const seed = seedOf(story);
  return {
    words,
    story,
    pick: (ways) => ways[seed % ways.length] ?? ways[0],
  };
};

/** The second of two deeds without the verb it shares with the first: `wins in the Baltic Sea and in the Black Sea`. */
export const sharingVerb = (first: string, second: string, verb: string): string =>
  first.startsWith(`${verb} `) && second.startsWith(`${verb} `) ? second.slice(verb.length + 1) : second;

/** Whether a beat is good news for the power in turn; what is neither goes with both. */
const tone = (beat: Beat): 'good' | 'bad' | 'even' => {
  switch (beat.kind) {
    case 'capital':
    case 'conquest':
    case 'technology':
      return 'good';
    case 'clash':
      return {
        held: 'bad',
        retreated: 'bad',
        spent: 'even',
        parted: 'even',
        cleared: 'good',
        taken: 'good',
        freed: 'good',
      }[beat.clash.result] as 'good' | 'bad' | 'even'; // the values of the table above
    case 'raid':
      return beat.damage >= beat.lost.ipc ? 'good' : 'bad';
    case 'downed':
    case 'stranded':
    case 'research':
      return 'bad';
    default:
      return 'even';
  }
};

/** Two beats side by side want a `but`. */
export const contrast = (a: Beat, b: Beat): 'but' | 'and' => {
  const tones = [tone(a), tone(b)];
  return tones.includes('good') && tones.includes('bad') ? 'but' : 'and';
};
