// Openings in words: a choice of a power, and what came of the games in which it was made.

import { type Branch, type Choice, type Results, shareOf } from '../../stats/index.ts';
import type { Speech } from './speak.ts';
import { sayBid, sayShare } from './statistics.ts';

export const sayChoice = (s: Speech, choice: Choice): string => {
  const { t } = s;
  switch (choice.what) {
    case 'bid':
      return t('opening-bid', { bid: sayBid(s, choice) });
    case 'bought': {
      const { power, units } = choice;
      return Object.keys(units).length === 0
        ? t('opening-bought-nothing', { power })
        : t('opening-bought', { power, units });
    }
    case 'attacked': {
      const { power, spaces } = choice;
      return spaces.length === 0 ? t('opening-attacked-nobody', { power }) : t('opening-attacked', { power, spaces });
    }
  }
};

/** A choice, with those after it that all its games share, and the last of them: there the games part, or end. */
export const sayChoices = (s: Speech, branch: Branch): { readonly says: string; readonly last: Branch } => {
  const says = sayChoice(s, branch.choice);
  const [next, ...more] = branch.branches;
  if (next === undefined || more.length > 0 || branch.others !== undefined) return { says, last: branch };
  const { says: then, last } = sayChoices(s, next);
  return { says: `${says} · ${then}`, last };
};

/** How many games, who won how many of them, and a share where there are enough; that of the last side is the rest. */
export const sayResults = (s: Speech, { games, wins, drawn }: Results): string => {
  const { t, words, number } = s;
  const counts = [
    ...wins.map((win) => t('opening-won', { side: words.side(win.side), games: number(win.games) })),
    ...(drawn === 0 ? [] : [t('opening-drawn', { games: number(drawn) })]),
  ];
  const shares =
    shareOf(0, games) === undefined
      ? []
      : wins
          .slice(0, -1)
          .map((win) => t('opening-share', { side: words.side(win.side), share: sayShare(s, win.games, games) }));
  return [t('opening-results', { games, won: counts.join(', ') }), ...shares].join(' · ');
};
