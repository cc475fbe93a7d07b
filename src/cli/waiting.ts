// Who is awaited, since when and until when, in the archive's time zone. The log says the times; only here is it known
// what time it is now.

import { type Game, type Waiting, waitingOf } from '../archive/index.ts';
import { list } from '../i18n/format.ts';
import { sayLate } from '../i18n/length.ts';
import { HOUR, secondsOf } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import { timeNow } from './table.ts';

/** Somebody awaited, and how late he is now. */
export interface Late extends Waiting {
  readonly game: string;
  /** Whole hours past the deadline; absent in time, and where there is none. */
  readonly overdue?: number;
}

export const lateOf = (desk: Desk, game: Game): readonly Late[] => {
  const now = secondsOf(timeNow(desk));
  return waitingOf(game).map((waiting) => {
    const { deadline } = waiting;
    const late = deadline === undefined ? -1 : now - secondsOf(deadline);
    return { ...waiting, game: game.slug, ...(late > 0 ? { overdue: Math.floor(late / HOUR) } : {}) };
  });
};

/** Overdue first, the latest of them foremost; then those that have waited longest. */
export const byUrgency = (a: Late | undefined, b: Late | undefined): number => {
  const late = (one: Late | undefined): number => one?.overdue ?? -1;
  if (late(a) !== late(b)) return late(b) - late(a);
  const [since, other] = [a?.since ?? '', b?.since ?? ''];
  return since < other ? -1 : since > other ? 1 : 0;
};

/** `since 3 Mar 2026, 21:14 CET, until 6 Mar 2026, 21:14 CET`. */
export const timesText = (desk: Desk, { since, deadline, forfeit, overdue }: Late): string => {
  const { t } = desk;
  const now = timeNow(desk);
  return [
    t('clock-since', { at: desk.moment(since) }),
    ...(deadline === undefined ? [] : [t('clock-until', { at: desk.moment(deadline) })]),
    ...(overdue === undefined ? [] : [desk.paint.red(t('clock-overdue', { span: sayLate(t, overdue) }))]),
    ...(overdue === undefined || forfeit === undefined
      ? []
      : [forfeit <= now ? t('clock-forfeit-now') : t('clock-forfeit-from', { at: desk.moment(forfeit) })]),
  ].join(', ');
};

const isConsent = ({ kind }: Late): boolean => kind === 'consent';

/** What is waited for, in a few words; for orders nothing need be said. */
const whatText = (desk: Desk, game: Game, late: Late): string => {
  if (!isConsent(late)) return '';
  const proposal = game.trust.proposals.find(({ hash }) => hash === late.proposal);
  return proposal === undefined ? '' : `${desk.t('clock-consent', { seq: proposal.seq })}  `;
};

/** A line for each that is awaited: who, for what, since when and until when. */
export const waitingLines = (desk: Desk, game: Game, waiting: readonly Late[]): readonly string[] =>
  waiting.map((late) => {
    const who = list(desk.language, late.players);
    return `${who === '' ? '' : `${who}  `}${whatText(desk, game, late)}${timesText(desk, late)}`;
  });
