// What a power did, as it follows its name in a headline.

import { allWalked, spacesOf } from './groups.ts';
import type { Beat, BeatOf, Clash, Gain } from './story.ts';
import { isOf, type Telling, tellingOf, waysIn } from './telling.ts';
import { calledIn, landOf, tollSaid, unitsSaid, vesselsIn } from './things.ts';

/** Whether a deed has the headline for itself, or shares it and is told in short. */
export type Placing = 'alone' | 'beside';

const clashDeed = ({ words, tell, power }: Telling, { space, at, result, lost }: Clash): string => {
  const told = { power, space, at };
  switch (result) {
    case 'taken':
    case 'freed':
      return tell('story-deed-taken', told);
    case 'cleared': {
      const sunk = at === 'land' || lost.defence.ipc === 0 ? null : tollSaid(words, at, lost.defence);
      return tell('story-deed-cleared', { ...told, sunk, vessels: vesselsIn(words, lost.defence) });
    }
    case 'held':
      return tell('story-deed-held', { ...told, lost: lost.attack.ipc > 0 ? tollSaid(words, at, lost.attack) : null });
    default:
      return tell(`story-deed-${result}`, told);
  }
};

/** How own land was won. */
const howWon = (own: readonly Gain[]): 'occupied' | 'own' | 'walked' | 'conquered' => {
  if (own.every(({ from }) => from === null)) return 'occupied';
  if (own.every(({ whose }) => whose === 'own')) return 'own';
  return allWalked(own) ? 'walked' : 'conquered';
};

const conquestDeeds = (
  { words, tell, power }: Telling,
  { gains }: BeatOf<'conquest'>,
  most: number,
  placing: Placing,
): readonly string[] => {
  const land = (some: readonly Gain[]) => {
    const spaces = spacesOf(some);
    return landOf(spaces, most, most > 1 ? calledIn(words.board, spaces) : 'bare');
  };
  const own = gains.filter(({ to }) => isOf(power, to));
  const freed = gains.filter(({ to }) => !isOf(power, to));
  if (own.length === 0) return waysIn(tell('story-deed-conquest', { power, how: 'freed', ...land(freed) }));
  const deeds = waysIn(tell('story-deed-conquest', { power, how: howWon(own), ...land(own) }));
  if (freed.length === 0 || placing === 'beside') return deeds;
  return deeds.map((deed) => tell('story-deed-conquest-and', { power, deed, ...land(freed) }));
};

/** What a beat tells of those who did it, in one message. */
const deedSaid = (telling: Telling, beat: Beat, most: number): string => {
  const { words, tell, power } = telling;
  switch (beat.kind) {
    case 'capital': {
      const { change, of } = beat;
      return tell('story-deed-capital', { power, of, change: change === 'freed' && isOf(power, of) ? 'own' : change });
    }
    case 'reopened':
      return tell('story-deed-reopened', { power, theatre: beat.theatre });
    case 'peace-broken':
      return tell('story-deed-peace-broken', { power, with: beat.with });
    case 'clash':
      return clashDeed(telling, beat.clash);
    case 'technology':
      return tell('story-deed-technology', { power, technologies: beat.technologies });
    case 'research':
      return tell('story-deed-research', { power });
    case 'raid': {
      const { by, damage, targets } = beat;
      return tell('story-deed-raid', { power, by, damage, ...landOf(targets, Math.min(most, 2)) });
    }
    case 'downed':
      return tell('story-deed-downed', { power, space: beat.space, units: unitsSaid(words, beat.lost.units) });
    case 'stranded':
      return tell('story-deed-stranded', { power, units: unitsSaid(words, beat.lost.units) });
    case 'pending':
      return tell('story-deed-pending', { power, ...landOf(beat.spaces, Math.min(most, 2)) });
    case 'purchase':
      return tell('story-deed-purchase', { power, units: unitsSaid(words, beat.units) });
    default:
      return '';
  }
};

/**
 * The ways to say what a beat tells of those who did it; none if it tells of others.
 *
 * @param most how many spaces may be named
 */
export const deedsOf = (told: Telling, beat: Beat, most: number, placing: Placing): readonly string[] => {
  const telling = tellingOf(told, beat);
  return beat.kind === 'conquest' ? conquestDeeds(telling, beat, most, placing) : waysIn(deedSaid(telling, beat, most));
};
