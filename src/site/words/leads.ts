// Wins by lead in words: the chart, its sentence and its table from the same numbers.

import { responsiveRangeChart } from '../../charts/index.ts';
import type { LedGroup, LedRound } from '../../stats/index.ts';
import type { Side } from '../../vocab/index.ts';
import type { Drawn } from './chart.ts';
import { percent, signed } from './numbers.ts';
import type { Speech } from './speak.ts';
import { sayShare } from './statistics.ts';

/** So many rounds are drawn at most; the table has all. */
const MOST_DRAWN = 6;

const sayLead = (s: Speech, { least, most }: LedGroup): string =>
  least === most ? signed(s, least) : s.t('leads-between', { from: signed(s, least), to: signed(s, most) });

/** What those furthest ahead in the first round told came to, and those furthest behind. */
const readLeads = (s: Speech, side: Side, [first]: readonly LedRound[]): string => {
  const [behind, ahead] = [first?.groups[0], first?.groups.at(-1)];
  if (first === undefined || behind === undefined || ahead === undefined) return '';
  const { t, words } = s;
  return t('leads-reading', {
    side: words.side(side),
    round: first.round,
    lead: signed(s, Math.round(ahead.middle)),
    share: sayShare(s, ahead.won, ahead.games),
    behind: signed(s, Math.round(behind.middle)),
    less: sayShare(s, behind.won, behind.games),
  });
};

/**
 * The share of games a side won, by its lead after each round.
 *
 * @param rounds one at least
 */
export const drawLeads = (s: Speech, side: Side, rounds: readonly LedRound[], id: string): Drawn => {
  const { t, words, number } = s;
  const name = words.side(side);
  const title = t('leads-chart', { side: name });
  const reading = readLeads(s, side, rounds);
  const sayGroup = (group: LedGroup): string =>
    `${sayLead(s, group)} ${t('chart-ipc')}: ${sayShare(s, group.won, group.games)}`;
  return {
    id,
    title,
    says:
      rounds.length > MOST_DRAWN ? `${t('leads-says')} ${t('leads-drawn', { rounds: MOST_DRAWN })}` : t('leads-says'),
    reading,
    svg: responsiveRangeChart(
      rounds.slice(0, MOST_DRAWN).map(({ round, games, groups }) => ({
        title: t('leads-after', { round }),
        note: t('leads-games', { games }),
        points: groups.map((group) => ({ ...group, says: sayGroup(group) })),
      })),
      {
        title,
        description: reading,
        unit: t('leads-share', { side: name }),
        axis: t('leads-lead', { side: name }),
        share: (share) => t('leads-percent', { share: percent(s, share) }),
        value: (value) => signed(s, value),
      },
    ),
    table: {
      corner: t('leads-round'),
      head: [t('leads-lead', { side: name }), t('stat-games'), t('leads-won', { side: name }), t('stat-share')],
      rows: rounds.flatMap(({ round, groups }) =>
        groups.map((group) => ({
          name: number(round),
          cells: [sayLead(s, group), number(group.games), number(group.won), sayShare(s, group.won, group.games)],
        })),
      ),
    },
  };
};
