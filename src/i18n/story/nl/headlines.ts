// Nederlandse koppen: de mogendheid aan de beurt en wat zij doet, in de tegenwoordige tijd.

import { countTotal, type SpaceId } from '../../../vocab/index.ts';
import { allWalked, canSink } from '../groups.ts';
import type { Beat, BeatOf, Clash, Gain } from '../story.ts';
import { contrast, type Placing, SINGLE, sharingVerb, type Telling } from '../teller.ts';
import { listNl, nearNl, powerNl, seaTollNl, sideNl, spacesNl, tollNl, unitsNl, verbNl } from './terms.ts';

const clashDoes = ({ words, story }: Telling, clash: Clash): readonly string[] => {
  const { space, at, result, lost } = clash;
  const place = words.place(space);
  const verb = (one: string, many: string): string => verbNl(story.power, one, many);
  const toll = (at === 'sea' ? seaTollNl : tollNl)(words, lost.attack);
  const bled = lost.attack.ipc > 0 ? [`${verb('verliest', 'verliezen')} ${toll} ${nearNl(words, clash)}`] : [];
  switch (result) {
    case 'taken':
    case 'freed':
      return [`${verb('verovert', 'veroveren')} ${place.the}`];
    case 'cleared': {
      if (at === 'land') return [`${verb('verslaat', 'verslaan')} de verdedigers ${place.in}`];
      const wins = `${verb('wint', 'winnen')} ${place.in}`;
      if (lost.defence.ipc === 0) return [wins];
      const fleet = seaTollNl(words, lost.defence);
      return canSink(words, lost.defence)
        ? [wins, `${verb('brengt', 'brengen')} ${fleet} tot zinken ${place.in}`]
        : [wins, `${verb('vernietigt', 'vernietigen')} ${fleet} ${place.in}`];
    }
    case 'held':
      return at === 'sea'
        ? [`${verb('verliest', 'verliezen')} de zeeslag ${place.in}`, ...bled]
        : [`${verb('strandt', 'stranden')} ${nearNl(words, clash)}`, ...bled];
    case 'retreated':
      return at === 'sea'
        ? [`${verb('trekt', 'trekken')} zich terug ${place.from}`]
        : [`${verb('breekt', 'breken')} de aanval op ${place.the} af`];
    case 'parted':
      return [`${verb('vecht', 'vechten')} ${place.in} zonder beslissing`];
    case 'spent':
      return [`${verb('vecht', 'vechten')} ${place.in} tot de laatste eenheid`];
  }
};

const conquestDoes = (
  { words, story }: Telling,
  { gains }: BeatOf<'conquest'>,
  most: number,
  place: Placing,
): readonly string[] => {
  const verb = (one: string, many: string): string => verbNl(story.power, one, many);
  const spaces = (some: readonly Gain[]): string =>
    spacesNl(
      words,
      some.map(({ space }) => space),
      most,
      most > 1 ? 'andere gebieden' : 'andere',
    );
  const own = gains.filter(({ to }) => to === story.power);
  const freed = gains.filter(({ to }) => to !== story.power);
  const frees = verb('bevrijdt', 'bevrijden');
  if (own.length === 0) return [`${frees} ${spaces(freed)}`];
  const also = freed.length === 0 || place === 'beside' ? '' : `, ${frees} ${spaces(freed)}`;
  if (own.every(({ from }) => from === null)) return [`${verb('bezet', 'bezetten')} ${spaces(own)}${also}`];
  if (own.every(({ whose }) => whose === 'own')) return [`${verb('herovert', 'heroveren')} ${spaces(own)}${also}`];
  return [
    `${allWalked(own) ? verb('bezet', 'bezetten') : verb('verovert', 'veroveren')} ${spaces(own)}${also}`,
    `${verb('neemt', 'nemen')} ${spaces(own)} in${also}`,
  ];
};

/** Wat de mogendheid deed, zoals het op haar naam volgt. */
const does = (telling: Telling, beat: Beat, most: number, place: Placing): readonly string[] => {
  const { words, story } = telling;
  const verb = (one: string, many: string): string => verbNl(story.power, one, many);
  const spaces = (ids: readonly SpaceId[]): string => spacesNl(words, ids, Math.min(most, 2));
  const loses = verb('verliest', 'verliezen');
  switch (beat.kind) {
    case 'capital': {
      const capital = words.city(beat.of);
      if (beat.change === 'taken') return [`${verb('verovert', 'veroveren')} ${capital}`];
      return [`${beat.of === story.power ? verb('herovert', 'heroveren') : verb('bevrijdt', 'bevrijden')} ${capital}`];
    }
    case 'conquest':
      return conquestDoes(telling, beat, most, place);
    case 'clash':
      return clashDoes(telling, beat.clash);
    case 'technology':
      return [`${verb('ontwikkelt', 'ontwikkelen')} ${listNl(beat.technologies.map(words.technology))}`];
    case 'research':
      return [`${verb('doet', 'doen')} vergeefs onderzoek`];
    case 'raid':
      if (beat.by === 'rockets') return [`${verb('vuurt', 'vuren')} raketten af op ${spaces(beat.targets)}`];
      return [`${verb('bombardeert', 'bombarderen')} ${spaces(beat.targets)}${beat.damage === 0 ? ' tevergeefs' : ''}`];
    case 'downed':
      return [`${loses} ${unitsNl(words, beat.lost.units)} boven ${words.place(beat.space).the}`];
    case 'stranded':
      return [`${loses} ${unitsNl(words, beat.lost.units)} zonder landingsplaats`];
    case 'pending':
      return [`${verb('valt', 'vallen')} ${spaces(beat.spaces)} aan`];
    case 'purchase':
      return [`${verb('koopt', 'kopen')} ${unitsNl(words, beat.units)}`];
    default:
      return [];
  }
};

/** Koppen met een ander onderwerp. */
const besides = ({ words, story }: Telling, beat: Beat): readonly string[] => {
  const { head, the } = powerNl(story.power);
  switch (beat.kind) {
    case 'won':
      return [`zege voor ${sideNl(words, beat.side)}`, `${sideNl(words, beat.side)} winnen de oorlog`];
    case 'drawn':
      return ['de oorlog eindigt onbeslist'];
    case 'resigned': {
      const [first] = beat.powers;
      const one = first !== undefined && beat.powers.length === 1 && powerNl(first).number === 'one';
      return [`${listNl(beat.powers.map((power) => powerNl(power).head))} ${one ? 'geeft' : 'geven'} op`];
    }
    case 'bid':
      return [`bod van ${sideNl(words, beat.side)}: ${beat.total} IPC`];
    case 'capital':
      return beat.change === 'taken' ? [`${words.city(beat.of)} valt in handen van ${the}`] : [];
    case 'clash': {
      const { result, space, at } = beat.clash;
      const place = words.place(space);
      return result === 'held' && at === 'land' ? [`${place.the} ${place.agree('houdt', 'houden')} stand`] : [];
    }
    case 'purchase': {
      const count = countTotal(beat.units);
      return count > 1
        ? [`${head} ${verbNl(story.power, 'bewapent', 'bewapenen')} zich: ${count} nieuwe eenheden`]
        : [];
    }
    case 'quiet':
      if (story.told === 'reported') return []; // who knows
      return story.status === 'over'
        ? [`${head} ${verbNl(story.power, 'wacht', 'wachten')} af`, `rustige beurt voor ${the}`]
        : [`${head} ${verbNl(story.power, 'is', 'zijn')} aan de beurt`];
    default:
      return [];
  }
};

const joined = (a: Beat, b: Beat, first: string, second: string): string => {
  if (contrast(a, b) === 'but') return `${first}, maar ${second}`;
  if (/,| en /.test(first)) return `${first}, ${second}`;
  return `${first} en ${sharingVerb(first, sharingVerb(first, second, 'winnen'), 'wint')}`;
};

export const headlinesNl = (telling: Telling, second: Beat | undefined): readonly (readonly string[])[] => {
  const { words, story } = telling;
  const { head } = powerNl(story.power);
  const [first] = story.beats;
  const alone = (beat: Beat, most: number, place: Placing): readonly string[] =>
    does(telling, beat, most, place).map((what) => `${head} ${what}`);
  const both = (most: number, then: number): readonly string[] => {
    if (second === undefined) return [];
    if (first.kind === 'won') {
      return alone(second, most, 'beside').map((what) => `${what}: zege voor ${sideNl(words, first.side)}`);
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
    [`${head}, ronde ${story.round}`],
  ];
};
