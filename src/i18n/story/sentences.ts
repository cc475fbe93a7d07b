// A turn in two or three sentences: each beat told in full, with its numbers.

import { countEntries, countTotal } from '../../vocab/index.ts';
import { capital, list, stop } from '../format.ts';
import { tellClash } from './clash.ts';
import { allWalked, groupsOf, spacesOf, wasPeaceful, whoseOf } from './groups.ts';
import type { Beat, BeatOf, Gain } from './story.ts';
import { saidOnce, type Telling, tellingOf } from './telling.ts';
import { landOf, unitsSaid } from './things.ts';

const SENTENCES = { least: 2, most: 3 };

/** The land besides that of the hardest battle. */
const tellRest = ({ words, tell, power }: Telling, { gains, clash }: BeatOf<'conquest'>): readonly string[] => {
  const { stormed, walked, back, freed } = groupsOf(gains, power, clash);
  const also = clash === undefined ? 'plainly' : 'also';
  const peaceful = (some: readonly Gain[]): 'plainly' | 'peacefully' | 'also' => {
    if (walked.length > 0 || (some === freed && back.length > 0 && allWalked(back))) return 'plainly'; // it was said of those
    return allWalked(some) ? 'peacefully' : also;
  };
  const groups = [
    ['story-besides-fallen', stormed, also],
    ['story-besides-fallen', walked, 'peacefully'],
    ['story-besides-won-back', back, peaceful(back)],
    ['story-besides-freed', freed, peaceful(freed)],
  ] as const;
  const clauses = groups
    .filter(([, some]) => some.length > 0)
    .map(([key, some, how]) => tell(key, { power, how, ...landOf(spacesOf(some), 3) }));
  return clauses.length === 0 ? [] : [list(words.language, clauses)];
};

const tellCapital = (telling: Telling, beat: BeatOf<'capital'>): readonly string[] => {
  const { change, of, clash, loot } = beat;
  const { tell, power } = tellingOf(telling, beat);
  return [
    clash === undefined ? tell('story-capital-unfought', { power, of, change }) : tellClash(telling, clash),
    change === 'taken' ? tell('story-capital-loot', { power, of, loot }) : tell('story-capital-back', { power, of }),
  ];
};

const tellRaid = ({ words, tell, power }: Telling, { by, targets, damage, lost }: BeatOf<'raid'>): string => {
  const count = countTotal(lost.units);
  const units = unitsSaid(words, lost.units, 'story-unit');
  const down = count === 0 ? null : tell('story-raid-down', { power, units, count });
  return tell('story-raid', { power, by, damage, down, ...landOf(targets, 3) });
};

const tellPurchase = ({ words, tell, power }: Telling, { units, cost }: BeatOf<'purchase'>): string =>
  tell('story-purchase', {
    power,
    cost,
    units:
      countEntries(units).length > 4
        ? tell('story-units-of-all-kinds', { count: countTotal(units) })
        : unitsSaid(words, units),
  });

const tellQuiet = ({ story, tell, power }: Telling): string => {
  if (story.told === 'reported') return tell('story-quiet-reported', { power });
  return tell(story.status === 'over' ? 'story-quiet' : 'story-quiet-so-far', { power });
};

/** A beat in full: one sentence, or two. */
const sentencesOf = (telling: Telling, beat: Beat): readonly string[] => {
  const { words, tell, power } = telling;
  switch (beat.kind) {
    case 'won':
      return [tell('story-won', { power, side: beat.side, how: beat.how })];
    case 'theatre-won':
      return [tell('story-theatre-won', { power, theatre: beat.theatre, side: beat.side, how: beat.how })];
    case 'reopened':
      return [tell('story-reopened', { power, theatre: beat.theatre })];
    case 'peace-broken':
      return [tell('story-peace-broken', { power, with: beat.with })];
    case 'drawn':
      return [tell('story-drawn', { power })];
    case 'resigned':
      return [tell('story-resigned', { power, powers: beat.powers })];
    case 'capital':
      return tellCapital(telling, beat);
    case 'conquest': {
      const { clash } = beat;
      const fought = clash === undefined ? [] : [tellClash(telling, clash, whoseOf(beat))];
      return [...fought, ...tellRest(tellingOf(telling, beat), beat)];
    }
    case 'clash':
      return [tellClash(telling, beat.clash)];
    case 'technology':
      return [tell('story-technology', { power, technologies: beat.technologies })];
    case 'research':
      return [tell('story-research', { power, dice: beat.dice })];
    case 'raid':
      return [tellRaid(telling, beat)];
    case 'downed':
      return [tell('story-downed', { power, space: beat.space, units: unitsSaid(words, beat.lost.units) })];
    case 'stranded': {
      const { units } = beat.lost;
      const count = countTotal(units);
      return [tell('story-stranded', { power, units: unitsSaid(words, units, 'story-unit'), count })];
    }
    case 'pending':
      return [tell('story-pending', { power, ...landOf(beat.spaces, 4) })];
    case 'bid':
      return [tell('story-bid', { power, side: beat.side, total: beat.total })];
    case 'purchase':
      return [tellPurchase(telling, beat)];
    case 'quiet':
      return [tellQuiet(telling)];
  }
};

/** What may be said at the end if little else was. */
const closingOf = ({ story, tell, power }: Telling): readonly string[] => {
  const { was, is } = story.land;
  const change = is === 0 ? 'gone' : was === is ? 'same' : is > was ? 'more' : 'less';
  const worth = tell('story-land-worth', { power, change, ipc: is, by: Math.abs(is - was) });
  return wasPeaceful(story) ? [tell('story-peace', { power }), worth] : [worth];
};

/** A turn in two or three sentences, each with its full stop: what the headline says, told with numbers. */
export const saySentences = saidOnce((told): readonly string[] => {
  const said: string[] = [];
  for (const beat of told.story.beats) if (said.length < SENTENCES.most) said.push(...sentencesOf(told, beat));
  const more = said.length < SENTENCES.least ? closingOf(told).filter((text) => !said.includes(text)) : [];
  return [...said, ...more].slice(0, SENTENCES.most).map((sentence) => stop(capital(sentence)));
});
