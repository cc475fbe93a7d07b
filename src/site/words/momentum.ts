// The course of a game in words: the line of who had the upper hand with its turning points, the luckiest battle, the
// longest siege, and where it was fought.

import { responsiveLineChart } from '../../charts/index.ts';
import { fightingIn, longestSiege, luckiestBattle, type Momentum } from '../../stats/index.ts';
import type { Side } from '../../vocab/index.ts';
import type { TurnLink } from '../data/game.ts';
import type { GameData } from '../data/loaded.ts';
import type { TurnView } from '../data/turn.ts';
import type { Drawn, Frame } from './chart.ts';
import type { Speech } from './speak.ts';
import { turnHeadline } from './story.ts';

/** A turn that is told of, with the battle that it is about. */
interface Tale {
  readonly title: string;
  readonly says: string;
  readonly turn: TurnLink;
  readonly battle?: string;
}

/** So many spaces are named beside the map of the fighting. */
const MOST_NAMED = 6;

/** The side that is ahead, and by how much. */
const ahead = ({ sides }: Momentum, value: number): readonly [Side, number] => [
  value < 0 ? sides[1] : sides[0],
  Math.abs(value),
];

const sayLead = ({ t, words, number }: Speech, momentum: Momentum, value: number): string => {
  const [side, by] = ahead(momentum, value);
  return by === 0 ? t('lead-even') : t('lead-by', { side: words.side(side), value: number(by) });
};

const sayTurn = ({ t, words }: Speech, { power, round }: Pick<TurnView, 'power' | 'round'>): string =>
  t('game-turn-of', { power: words.power(power), round });

/** Who is ahead at the end, and how often and when that changed. */
const readLead = (s: Speech, momentum: Momentum, turns: readonly TurnView[]): string => {
  const { t, words, number, capital } = s;
  const { lead } = momentum;
  const signs = lead.map(Math.sign);
  const changes = signs.flatMap((sign, at) => {
    const before = signs.slice(0, at).findLast((each) => each !== 0);
    return sign !== 0 && before !== undefined && before !== sign ? [at] : [];
  });
  const last = turns[(changes.at(-1) ?? 0) - 1];
  const [side, by] = ahead(momentum, lead.at(-1) ?? 0);
  const now = by === 0 ? t('reading-lead-even') : t('reading-lead', { side: words.side(side), value: number(by) });
  const turn = last === undefined ? '' : sayTurn(s, last);
  return `${capital([now, t('reading-lead-changes', { changes: changes.length, turn })].join('; '))}.`;
};

/** The line of who had the upper hand, its turning points numbered. */
export const drawLead = (s: Speech, momentum: Momentum, turns: readonly TurnView[], common: Frame['common']): Drawn => {
  const { t, words, number } = s;
  const { sides, lead, turningPoints } = momentum;
  const [above, below] = sides.map((side) => t('lead-side', { side: words.side(side) }));
  const [now, by] = ahead(momentum, lead.at(-1) ?? 0);
  const title = t('chart-lead');
  const reading = readLead(s, momentum, turns);
  const events = turningPoints.flatMap((turn, at) => {
    const view = turns[turn];
    return view === undefined ? [] : [{ at: turn + 1, sign: String(at + 1), says: turnHeadline(s, view) }];
  });
  const label = by === 0 ? t('lead-even') : words.side(now);
  return {
    id: 'chart-lead',
    title,
    says: t('chart-lead-says'),
    reading,
    over: 'turns',
    svg: responsiveLineChart([{ id: 'lead', label, letter: '', values: lead }], {
      ...common,
      id: 'chart-lead',
      yLabel: t('lead-unit'),
      title,
      description: reading,
      format: (value) => number(Math.abs(value)),
      halves: { above: above ?? '', below: below ?? '' },
      events,
    }),
    table: {
      corner: t('chart-after'),
      head: [t('lead-unit')],
      rows: [undefined, ...turns].map((turn, at) => ({
        name: turn === undefined ? t('chart-opening') : sayTurn(s, turn),
        cells: [sayLead(s, momentum, lead[at] ?? 0)],
      })),
    },
  };
};

/** The turning points as the line numbers them: what happened, and what it was worth to whom. */
export const sayTurningPoints = (s: Speech, { momentum, turns }: Told): readonly Tale[] =>
  (momentum?.turningPoints ?? []).flatMap((at) => {
    const turn = turns[at];
    if (turn === undefined || momentum === undefined) return [];
    const moved = `${sayLead(s, momentum, momentum.swings[at] ?? 0)} ${s.t('chart-ipc')}`;
    return [{ title: turnHeadline(s, turn), says: `${sayTurn(s, turn)}: ${moved}`, turn }];
  });

type Told = Pick<GameData, 'turns'> & { readonly momentum: Momentum | undefined };

/** What players remember: the luckiest battle and the longest siege, where there were such. */
export const sayFeats = (s: Speech, { turns }: Pick<Told, 'turns'>): readonly Tale[] => {
  const { t, words, number } = s;
  const luckiest = luckiestBattle(turns);
  const lucky = luckiest && turns[luckiest.turn];
  const siege = longestSiege(turns);
  const besieged = siege && turns[siege.to.turn];
  const feats: Tale[] = [];
  if (luckiest !== undefined && lucky !== undefined) {
    const { battle, space, side, ipc } = luckiest;
    const clash = lucky.clashes[battle];
    const powers = side === 'attacker' ? [clash?.by ?? lucky.power].flat() : (clash?.defenders ?? []);
    const says = t('feat-luckiest-says', {
      turn: sayTurn(s, lucky),
      powers: words.powers([...new Set(powers)]),
      value: number(ipc),
    });
    feats.push({ title: `${t('feat-luckiest')}: ${words.space(space)}`, says, turn: lucky, battle });
  }
  if (siege !== undefined && besieged !== undefined) {
    const { space, withstood, from, to, end } = siege;
    const says = t('feat-siege-says', {
      attacks: withstood,
      from: from.round,
      to: to.round,
      rounds: to.round - from.round + 1,
      end,
    });
    feats.push({ title: `${t('feat-siege')}: ${words.space(space)}`, says, turn: besieged });
  }
  return feats;
};

/** Where it was fought: what was destroyed in each space, and those with most of it in words. */
export const sayFighting = ({ t, words, number }: Speech, { turns }: Pick<Told, 'turns'>) => {
  const all = fightingIn(turns);
  return {
    heat: new Map(all.map(({ space, lost }) => [space, lost])),
    named: all.slice(0, MOST_NAMED).map(({ space, battles, lost }) => ({
      code: words.code(space),
      name: words.space(space),
      says: t('heat-space', { battles, lost: number(lost) }),
    })),
  };
};
