// Deutsche Schlagzeilen: die Macht am Zug und was sie tut, in der Gegenwart.

import { countTotal, type SpaceId } from '../../../vocab/index.ts';
import { allWalked, canSink } from '../groups.ts';
import type { Beat, BeatOf, Clash, Gain } from '../story.ts';
import { contrast, type Placing, SINGLE, sharingVerb, type Telling } from '../teller.ts';
import { beforeDe, listDe, powerDe, seaTollDe, sideDe, spacesDe, tollDe, unitsDe, verbDe } from './terms.ts';

/** Zeitwort und Rest getrennt, denn ein `aber` steht dazwischen. */
interface Deed {
  readonly verb: readonly [one: string, many: string];
  readonly rest: string;
}

const LOSES = ['verliert', 'verlieren'] as const;
const WINS = ['siegt', 'siegen'] as const;

const clashDoes = ({ words }: Telling, clash: Clash): readonly Deed[] => {
  const { space, at, result, lost } = clash;
  const place = words.place(space);
  const toll = (at === 'sea' ? seaTollDe : tollDe)(words, lost.attack);
  const bled: readonly Deed[] = lost.attack.ipc > 0 ? [{ verb: LOSES, rest: `${toll} ${beforeDe(words, clash)}` }] : [];
  switch (result) {
    case 'taken':
    case 'freed':
      return [{ verb: ['erobert', 'erobern'], rest: place.acc }];
    case 'cleared': {
      if (at === 'land') return [{ verb: ['schlägt', 'schlagen'], rest: `die Verteidiger ${place.in}` }];
      const wins: Deed = { verb: WINS, rest: place.in };
      if (lost.defence.ipc === 0) return [wins];
      const verb = canSink(words, lost.defence)
        ? (['versenkt', 'versenken'] as const)
        : (['vernichtet', 'vernichten'] as const);
      return [wins, { verb, rest: `${seaTollDe(words, lost.defence)} ${place.in}` }];
    }
    case 'held':
      return at === 'sea'
        ? [{ verb: ['unterliegt', 'unterliegen'], rest: place.in }, ...bled]
        : [{ verb: ['scheitert', 'scheitern'], rest: beforeDe(words, clash) }, ...bled];
    case 'retreated':
      return at === 'sea'
        ? [{ verb: ['zieht', 'ziehen'], rest: `sich ${place.from} zurück` }]
        : [{ verb: ['bricht', 'brechen'], rest: `den Angriff auf ${place.acc} ab` }];
    case 'parted':
      return [{ verb: ['kämpft', 'kämpfen'], rest: `${place.in} ohne Entscheidung` }];
    case 'spent':
      return [{ verb: ['kämpft', 'kämpfen'], rest: `${place.in} bis zur letzten Einheit` }];
  }
};

const conquestDoes = (
  { words, story }: Telling,
  { gains }: BeatOf<'conquest'>,
  most: number,
  place: Placing,
): readonly Deed[] => {
  const spaces = (some: readonly Gain[]): string =>
    spacesDe(
      words,
      some.map(({ space }) => space),
      'acc',
      most,
      most > 1 ? 'weitere Gebiete' : 'weitere',
    );
  const own = gains.filter(({ to }) => to === story.power);
  const freed = gains.filter(({ to }) => to !== story.power);
  if (own.length === 0) return [{ verb: ['befreit', 'befreien'], rest: spaces(freed) }];
  const also =
    freed.length === 0 || place === 'beside' ? '' : `, ${verbDe(story.power, 'befreit', 'befreien')} ${spaces(freed)}`;
  if (own.every(({ from }) => from === null)) return [{ verb: ['besetzt', 'besetzen'], rest: `${spaces(own)}${also}` }];
  if (own.every(({ whose }) => whose === 'own')) {
    return [
      { verb: ['erobert', 'erobern'], rest: `${spaces(own)} zurück${also}` },
      { verb: ['holt', 'holen'], rest: `${spaces(own)} zurück${also}` },
    ];
  }
  return [
    { verb: allWalked(own) ? ['besetzt', 'besetzen'] : ['erobert', 'erobern'], rest: `${spaces(own)}${also}` },
    { verb: ['nimmt', 'nehmen'], rest: `${spaces(own)} ein${also}` },
  ];
};

/** Was die Macht tat, wie es ihrem Namen folgt. */
const does = (telling: Telling, beat: Beat, most: number, place: Placing): readonly Deed[] => {
  const { words, story } = telling;
  const spaces = (ids: readonly SpaceId[]): string => spacesDe(words, ids, 'acc', Math.min(most, 2));
  switch (beat.kind) {
    case 'capital': {
      const capital = words.city(beat.of);
      if (beat.change === 'taken') return [{ verb: ['erobert', 'erobern'], rest: capital }];
      if (beat.of !== story.power) return [{ verb: ['befreit', 'befreien'], rest: capital }];
      return [{ verb: ['holt', 'holen'], rest: `${capital} zurück` }];
    }
    case 'conquest':
      return conquestDoes(telling, beat, most, place);
    case 'clash':
      return clashDoes(telling, beat.clash);
    case 'technology':
      return [{ verb: ['entwickelt', 'entwickeln'], rest: listDe(beat.technologies.map(words.technology)) }];
    case 'research':
      return [{ verb: ['forscht', 'forschen'], rest: 'vergeblich' }];
    case 'raid':
      if (beat.by === 'rockets')
        return [{ verb: ['schießt', 'schießen'], rest: `Raketen auf ${spaces(beat.targets)}` }];
      return [
        {
          verb: ['bombardiert', 'bombardieren'],
          rest: `${spaces(beat.targets)}${beat.damage === 0 ? ' vergeblich' : ''}`,
        },
      ];
    case 'downed':
      return [{ verb: LOSES, rest: `${unitsDe(words, beat.lost.units)} über ${words.place(beat.space).dat}` }];
    case 'stranded':
      return [{ verb: LOSES, rest: `${unitsDe(words, beat.lost.units)} ohne Landeplatz` }];
    case 'pending':
      return [{ verb: ['greift', 'greifen'], rest: `${spaces(beat.spaces)} an` }];
    case 'purchase':
      return [{ verb: ['kauft', 'kaufen'], rest: unitsDe(words, beat.units) }];
    default:
      return [];
  }
};

/** Schlagzeilen mit einem anderen Subjekt. */
const besides = ({ words, story }: Telling, beat: Beat): readonly string[] => {
  const { head, acc } = powerDe(story.power);
  switch (beat.kind) {
    case 'won': {
      const side = sideDe(words, beat.side);
      return [`Sieg ${side.gen}`, `${side.nom} ${side.wins} den Krieg`];
    }
    case 'drawn':
      return ['der Krieg endet unentschieden'];
    case 'resigned': {
      const [first] = beat.powers;
      const one = first !== undefined && beat.powers.length === 1 && powerDe(first).number === 'one';
      return [`${listDe(beat.powers.map((power) => powerDe(power).head))} ${one ? 'gibt' : 'geben'} auf`];
    }
    case 'bid': {
      const side = sideDe(words, beat.side);
      return [`Gebot ${side.gen}: ${beat.total} IPC`];
    }
    case 'capital':
      return beat.change === 'taken' ? [`${words.city(beat.of)} fällt an ${acc}`] : [];
    case 'clash': {
      const { result, space, at } = beat.clash;
      const place = words.place(space);
      return result === 'held' && at === 'land' ? [`${place.the} ${place.agree('hält', 'halten')} stand`] : [];
    }
    case 'purchase': {
      const count = countTotal(beat.units);
      return count > 1 ? [`${head} ${verbDe(story.power, 'rüstet', 'rüsten')} auf: ${count} neue Einheiten`] : [];
    }
    case 'quiet':
      if (story.told === 'reported') return []; // who knows
      return story.status === 'over'
        ? [`${head} ${verbDe(story.power, 'wartet', 'warten')} ab`, `ruhiger Zug für ${acc}`]
        : [`${head} ${verbDe(story.power, 'ist', 'sind')} am Zug`];
    default:
      return [];
  }
};

export const headlinesDe = (telling: Telling, second: Beat | undefined): readonly (readonly string[])[] => {
  const { words, story } = telling;
  const { head } = powerDe(story.power);
  const [first] = story.beats;
  const say = ({ verb, rest }: Deed): string => `${verbDe(story.power, ...verb)} ${rest}`;
  const alone = (beat: Beat, most: number, place: Placing): readonly string[] =>
    does(telling, beat, most, place).map((deed) => `${head} ${say(deed)}`);
  const joined = (a: Deed, b: Deed, other: Beat): string => {
    if (contrast(first, other) === 'but') {
      return `${say(a)}, ${verbDe(story.power, ...b.verb)} aber ${b.rest}`;
    }
    return /,| und /.test(a.rest)
      ? `${say(a)}, ${say(b)}`
      : `${say(a)} und ${sharingVerb(say(a), say(b), verbDe(story.power, ...WINS))}`;
  };
  const both = (most: number, then: number): readonly string[] => {
    if (second === undefined) return [];
    if (first.kind === 'won') {
      const side = sideDe(words, first.side);
      return alone(second, most, 'beside').map((what) => `${what}: Sieg ${side.gen}`);
    }
    return does(telling, first, most, 'beside').flatMap((one) =>
      does(telling, second, then, 'beside').map((other) => `${head} ${joined(one, other, second)}`),
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
    [`${head}, Runde ${story.round}`],
  ];
};
