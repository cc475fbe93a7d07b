// English headlines: the power in turn, and what it did in the present tense.

import { countTotal, type SpaceId } from '../../../vocab/index.ts';
import type { Words } from '../../words.ts';
import { allWalked, canSink } from '../groups.ts';
import type { Beat, BeatOf, Clash, Gain } from '../story.ts';
import { contrast, type Placing, SINGLE, sharingVerb, type Telling } from '../teller.ts';
import { beforeEn, listEn, powerEn, seaTollEn, spaceEn, spacesEn, tollEn, unitsEn } from './terms.ts';

const theSide = (words: Words, side: string): string => `the ${words.side(side)}`;

const clashDoes = (words: Words, clash: Clash): readonly string[] => {
  const { space, at, result, lost } = clash;
  const place = spaceEn(words, space);
  const toll = `loses ${(at === 'sea' ? seaTollEn : tollEn)(words, lost.attack)} ${beforeEn(words, clash)}`;
  const bled = lost.attack.ipc > 0 ? [toll] : [];
  switch (result) {
    case 'taken':
    case 'freed':
      return [`takes ${place.the}`];
    case 'cleared':
      if (at === 'land') return [`wipes out the defence of ${place.the}`];
      return lost.defence.ipc === 0
        ? [`clears ${place.the}`]
        : [
            `wins ${place.in}`,
            `${canSink(words, lost.defence) ? 'sinks' : 'destroys'} ${seaTollEn(words, lost.defence)} ${place.in}`,
          ];
    case 'held':
      return at === 'sea' ? [`is beaten ${place.in}`, ...bled] : [`fails ${beforeEn(words, clash)}`, ...bled];
    case 'retreated':
      return at === 'sea'
        ? [`breaks off ${place.in}`, `withdraws ${place.from}`]
        : [`breaks off ${beforeEn(words, clash)}`, `calls off the attack on ${place.the}`];
    case 'parted':
      return [`fights without decision ${place.in}`];
    case 'spent':
      return [`fights to the last unit ${place.in}`];
  }
};

const verbFor = (gains: readonly Gain[], plain: readonly string[]): readonly string[] => {
  if (gains.every(({ from }) => from === null)) return ['occupies'];
  if (gains.every(({ whose }) => whose === 'own')) return ['wins back', 'retakes'];
  return plain;
};

const conquestDoes = (
  { words, story }: Telling,
  { gains }: BeatOf<'conquest'>,
  most: number,
  place: Placing,
): readonly string[] => {
  const spaces = (some: readonly Gain[]): string =>
    spacesEn(
      words,
      some.map(({ space }) => space),
      most,
      most > 1 ? 'more territories' : 'more',
    );
  const own = gains.filter(({ to }) => to === story.power);
  const freed = gains.filter(({ to }) => to !== story.power);
  if (own.length === 0) return [`frees ${spaces(freed)}`, `liberates ${spaces(freed)}`];
  const verbs = verbFor(own, allWalked(own) ? ['takes', 'walks into'] : ['takes', 'captures']);
  if (freed.length === 0 || place === 'beside') return verbs.map((verb) => `${verb} ${spaces(own)}`);
  return verbs.map((verb) => `${verb} ${spaces(own)}, frees ${spaces(freed)}`);
};

/** What the power did, as it follows its name. */
const does = (telling: Telling, beat: Beat, most: number, place: Placing): readonly string[] => {
  const { words, story } = telling;
  const spaces = (ids: readonly SpaceId[]): string => spacesEn(words, ids, Math.min(most, 2));
  switch (beat.kind) {
    case 'capital': {
      const capital = words.city(beat.of);
      if (beat.change === 'taken') return [`takes ${capital}`];
      return [beat.of === story.power ? `wins back ${capital}` : `frees ${capital}`];
    }
    case 'conquest':
      return conquestDoes(telling, beat, most, place);
    case 'clash':
      return clashDoes(words, beat.clash);
    case 'technology':
      return [`gets ${listEn(beat.technologies.map(words.technology))}`];
    case 'research':
      return ['finds nothing in its laboratories'];
    case 'raid':
      if (beat.by === 'rockets') return [`fires rockets at ${spaces(beat.targets)}`];
      if (beat.damage === 0) return [`bombs ${spaces(beat.targets)} in vain`];
      return [`bombs ${spaces(beat.targets)}`, `burns ${beat.damage} IPC in ${spaces(beat.targets)}`];
    case 'downed':
      return [`loses ${unitsEn(words, beat.lost.units)} over ${spaceEn(words, beat.space).the}`];
    case 'stranded':
      return [`loses ${unitsEn(words, beat.lost.units)} for want of a landing place`];
    case 'pending':
      return [`attacks ${spaces(beat.spaces)}`];
    case 'purchase':
      return [`buys ${unitsEn(words, beat.units)}`, `builds ${unitsEn(words, beat.units)}`];
    default:
      return [];
  }
};

/** Headlines whose subject is another. */
const besides = ({ words, story }: Telling, beat: Beat): readonly string[] => {
  const { head, the } = powerEn(story.power);
  switch (beat.kind) {
    case 'won':
      return [`victory for ${theSide(words, beat.side)}`, `${theSide(words, beat.side)} win the war`];
    case 'drawn':
      return ['the war ends in a draw'];
    case 'resigned': {
      const powers = listEn(beat.powers.map((power) => powerEn(power).head));
      return [`${powers} ${beat.powers.length === 1 ? 'gives' : 'give'} up`];
    }
    case 'bid':
      return [`${theSide(words, beat.side)} lay out a bid of ${beat.total} IPC`];
    case 'capital':
      return beat.change === 'taken' ? [`${words.city(beat.of)} falls to ${head}`] : [];
    case 'clash': {
      const { result, space, at } = beat.clash;
      const { the } = spaceEn(words, space);
      return result === 'held' && at === 'land'
        ? [`${the} ${words.place(space).agree('holds', 'hold')} against ${head}`]
        : [];
    }
    case 'purchase': {
      const count = countTotal(beat.units);
      return count > 1 ? [`${head} arms: ${count} new units`] : [];
    }
    case 'quiet':
      if (story.told === 'reported') return []; // who knows
      return story.status === 'over' ? [`${head} waits`, `a quiet turn for ${the}`] : [`${head} to move`];
    default:
      return [];
  }
};

const joined = (a: Beat, b: Beat, first: string, second: string): string => {
  if (contrast(a, b) === 'but') return `${first} but ${second}`;
  return /,| and /.test(first) ? `${first}, ${second}` : `${first} and ${sharingVerb(first, second, 'wins')}`;
};

export const headlinesEn = (telling: Telling, second: Beat | undefined): readonly (readonly string[])[] => {
  const { words, story } = telling;
  const { head } = powerEn(story.power);
  const [first] = story.beats;
  const alone = (beat: Beat, most: number, place: Placing): readonly string[] =>
    does(telling, beat, most, place).map((what) => `${head} ${what}`);
  const both = (most: number, then: number): readonly string[] => {
    if (second === undefined) return [];
    if (first.kind === 'won') {
      return alone(second, most, 'beside').map((what) => `${what}: ${theSide(words, first.side)} win`);
    }
    return does(telling, first, most, 'beside').flatMap((one) =>
      does(telling, second, then, 'beside').map((other) => `${head} ${joined(first, second, one, other)}`),
    );
  };
  const single = (most: number, place: Placing): readonly string[] => [
    ...alone(first, most, place),
    ...besides(telling, first),
  ];
  return [
    both(2, 2),
    both(2, 0),
    both(1, 0),
    both(0, 0),
    ...SINGLE.map(([most, place]) => single(most, place)),
    [`${head}, round ${story.round}`],
  ];
};
