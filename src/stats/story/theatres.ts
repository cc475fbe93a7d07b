// A war on several theatres as several stories: what mattered most in each of them, and what decides it all.

import type { Beat, Story } from '../../i18n/story/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId, TheatreId } from '../../vocab/index.ts';

/** The turns of a game that one story is made of, in their order, each with those beats alone that belong to it. */
export interface WarStory {
  /** Undefined for what decides the whole war. */
  readonly theatre?: TheatreId;
  readonly turns: readonly { readonly turn: number; readonly story: Story }[];
}

/**
 * A part of a beat that belongs to some spaces, if any does; a conquest weighs as much of the whole as it has of its
 * land.
 */
const within = (beat: Beat, has: (space: SpaceId) => boolean): readonly Beat[] => {
  switch (beat.kind) {
    case 'capital':
    case 'downed':
      return has(beat.space) ? [beat] : [];
    case 'clash':
      return has(beat.clash.space) ? [beat] : [];
    case 'raid':
      return beat.targets.every(has) ? [beat] : [];
    case 'conquest': {
      const { clash, weight, ...rest } = beat;
      const gains = beat.gains.filter(({ space }) => has(space));
      if (gains.length === 0) return [];
      const share = { ...rest, gains, weight: (weight * gains.length) / beat.gains.length };
      return [clash !== undefined && has(clash.space) ? { ...share, clash } : share];
    }
    default:
      return [];
  }
};

const DECIDES: readonly Beat['kind'][] = ['won', 'theatre-won', 'reopened', 'peace-broken', 'capital'];

/** The turns in which something is left of their stories, with the heaviest of its beats first. */
const turnsWith = (stories: readonly Story[], keep: (beat: Beat) => readonly Beat[]): WarStory['turns'] =>
  stories.flatMap((story, turn) => {
    const [first, ...rest] = story.beats.flatMap(keep).sort((a, b) => b.weight - a.weight);
    return first === undefined ? [] : [{ turn, story: { ...story, beats: [first, ...rest] } }];
  });

const heaviest = (turns: WarStory['turns'], most: number): WarStory['turns'] => {
  const weight = ({ story }: WarStory['turns'][number]): number => story.beats[0].weight;
  const chosen = new Set(turns.toSorted((a, b) => weight(b) - weight(a)).slice(0, most));
  return turns.filter((turn) => chosen.has(turn));
};

/**
 * A story for each theatre, the turns that mattered most in it, and one of what decides the war; none on a board of one
 * theatre.
 *
 * @param stories of all turns of a game, in their order
 * @param most how many turns the story of a theatre has
 */
export const warStories = ({ board }: Ruleset, stories: readonly Story[], most: number): readonly WarStory[] => {
  const { theatres = [] } = board;
  if (theatres.length === 0) return [];
  const told = theatres.map(({ id: theatre, spaces }): WarStory => {
    const own = new Set<SpaceId>(spaces);
    return {
      theatre,
      turns: heaviest(
        turnsWith(stories, (beat) => within(beat, (space) => own.has(space))),
        most,
      ),
    };
  });
  return [...told, { turns: turnsWith(stories, (beat) => (DECIDES.includes(beat.kind) ? [beat] : [])) }].filter(
    ({ turns }) => turns.length > 0,
  );
};
