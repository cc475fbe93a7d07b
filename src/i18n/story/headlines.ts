// A turn in a line: what the power did, one deed or two, or what happened to others.

import { countTotal } from '../../vocab/index.ts';
import { capital, list } from '../format.ts';
import { deedsOf, type Placing } from './deeds.ts';
import type { Beat, Clash, Story } from './story.ts';
import { saidOnce, type Telling, tellingOf, waysIn } from './telling.ts';

/** Letters of a headline at most, so that it stands in one line of a wide page and two of a small one. */
export const HEADLINE_LENGTH = 70;

/** What changes the war: beside it stands whatever else was done. */
const TURNS: readonly Beat['kind'][] = [
  ...(['won', 'drawn', 'theatre-won', 'capital', 'resigned', 'reopened', 'peace-broken'] as const),
];

/** What is heavy enough to stand in the headline beside the first beat. */
const secondOf = ({ beats }: Story): Beat | undefined => {
  const [first, second] = beats;
  if (second === undefined || second.weight < 10) return undefined;
  return TURNS.includes(first.kind) || second.weight >= first.weight / 3 ? second : undefined;
};

type Tone = 'good' | 'bad' | 'even';

const TONES: { readonly [result in Clash['result']]: Tone } = {
  held: 'bad',
  retreated: 'bad',
  spent: 'even',
  parted: 'even',
  cleared: 'good',
  taken: 'good',
  freed: 'good',
};

/** Whether a beat is good news for the power in turn; what is neither goes with both. */
const toneOf = (beat: Beat): Tone => {
  switch (beat.kind) {
    case 'capital':
    case 'conquest':
    case 'technology':
      return 'good';
    case 'clash':
      return TONES[beat.clash.result];
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

/** What stands between two deeds: good news and bad want a “but”, two battles won at sea one verb. */
const jointOf = (
  { words, tell, power }: Telling,
  [a, b]: readonly [Beat, Beat],
  [first, second]: readonly [string, string],
): 'and' | 'comma' | 'but' | 'shared' => {
  const tones = [toneOf(a), toneOf(b)];
  if (tones.includes('good') && tones.includes('bad')) return 'but';
  if (first.includes(',') || first.includes(list(words.language, ['', '']))) return 'comma';
  if (a.kind !== 'clash' || b.kind !== 'clash') return 'and';
  const verb = `${tell('story-deeds-verb', { power })} `;
  return first.startsWith(verb) && second.startsWith(verb) ? 'shared' : 'and';
};

const joined = (telling: Telling, beats: readonly [Beat, Beat], first: string, second: string): string => {
  const { tell, power } = telling;
  const [verb = '', ...rest] = second.split(' ');
  return tell('story-deeds', {
    power,
    joint: jointOf(telling, beats, [first, second]),
    first,
    verb,
    rest: rest.join(' '),
  });
};

/** Headlines whose subject is another, in one message. */
const othersSaid = (told: Telling, beat: Beat): string => {
  const { story, tell, power } = tellingOf(told, beat);
  switch (beat.kind) {
    case 'won':
      return tell('story-headline-won', { power, side: beat.side });
    case 'theatre-won':
      return tell('story-headline-theatre-won', { power, theatre: beat.theatre, side: beat.side });
    case 'drawn':
      return tell('story-headline-drawn', { power });
    case 'resigned':
      return tell('story-headline-resigned', { power, powers: beat.powers });
    case 'bid':
      return tell('story-headline-bid', { power, side: beat.side, total: beat.total });
    case 'capital':
      return beat.change === 'taken' ? tell('story-headline-capital', { power, of: beat.of }) : '';
    case 'clash': {
      const { result, space, at } = beat.clash;
      return result === 'held' && at === 'land' ? tell('story-headline-held', { power, space }) : '';
    }
    case 'purchase': {
      const count = countTotal(beat.units);
      return count > 1 ? tell('story-headline-arms', { power, count }) : '';
    }
    case 'quiet':
      if (story.told === 'reported') return ''; // who knows
      return tell(story.status === 'over' ? 'story-headline-waits' : 'story-headline-to-move', { power });
    default:
      return '';
  }
};

/** Spaces named at most in the first deed and in the second, the fullest first. */
const BOTH: readonly (readonly [number, number])[] = [
  [2, 2],
  [2, 0],
  [1, 0],
  [0, 0],
];

/** Ways to tell the first beat without the second, the fullest first: spaces named at most, and how. */
const SINGLE: readonly (readonly [number, Placing])[] = [
  [3, 'alone'],
  [2, 'alone'],
  [3, 'beside'],
  [2, 'beside'],
  [1, 'beside'],
];

/** Who did something and what, as a headline. */
const headlineOf = (telling: Telling, beat: Beat, deed: string): string =>
  telling.tell('story-headline', { power: tellingOf(telling, beat).power, deed });

/** Two deeds in one headline: of the same power, or powers, or each with its own. */
const bothSaid = (telling: Telling, beats: readonly [Beat, Beat], deeds: readonly [string, string]): string => {
  const [first, second] = beats;
  const told = tellingOf(telling, first);
  if (String(told.power) === String(tellingOf(telling, second).power))
    return headlineOf(telling, first, joined(told, beats, ...deeds));
  const [one, other] = [headlineOf(telling, first, deeds[0]), headlineOf(telling, second, deeds[1])];
  return telling.tell('story-headline-both', { power: told.power, first: one, second: other });
};

/** The first beat and the second in one headline: two deeds, or the deed on the day the war ends. */
const together = (telling: Telling, second: Beat, most: number, then: number): readonly string[] => {
  const { story, tell, power } = telling;
  const [first] = story.beats;
  if (first.kind === 'won' || first.kind === 'theatre-won') {
    const { kind, side } = first;
    return deedsOf(telling, second, most, 'beside').map((deed) => {
      const told = { power, side, headline: headlineOf(telling, second, deed) };
      if (kind === 'won') return tell('story-headline-and-won', told);
      return tell('story-headline-and-theatre-won', { ...told, theatre: first.theatre });
    });
  }
  return deedsOf(telling, first, most, 'beside').flatMap((one) =>
    deedsOf(telling, second, then, 'beside').map((other) => bothSaid(telling, [first, second], [one, other])),
  );
};

/** Lists of equally good headlines, made as they are asked for: the fullest come first. */
function* headlinesOf(telling: Telling): Generator<readonly string[]> {
  const { story, tell, power } = telling;
  const [first] = story.beats;
  const second = secondOf(story);
  if (second !== undefined) for (const [most, then] of BOTH) yield together(telling, second, most, then);
  const others = waysIn(othersSaid(telling, first));
  for (const [most, placing] of SINGLE) {
    const own = deedsOf(telling, first, most, placing).map((deed) => headlineOf(telling, first, deed));
    yield [...own, ...others];
  }
  yield [tell('story-headline-round', { power, round: story.round })];
}

/** A turn in a line, without a full stop: for titles, lists and feeds. At most 70 letters. */
export const sayHeadline = saidOnce((told): string => {
  for (const ways of headlinesOf(told)) {
    const fitting = ways.filter((text) => text.length <= HEADLINE_LENGTH);
    if (fitting.length > 0) return capital(told.pick(fitting));
  }
  return '';
});
