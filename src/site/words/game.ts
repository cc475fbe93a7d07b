// What is said of a game as a whole: who is awaited for what, how it ended, how far it is proved.

import type { Player } from '../../engine/index.ts';
import { sayFault as sayLogFault } from '../../i18n/faults.ts';
import type { LogFault } from '../../log/index.ts';
import { comingOf, kindOf, type Phase } from '../../vocab/index.ts';
import type { Due } from '../data/due.ts';
import type { GameBrief } from '../data/game.ts';
import type { Speech } from './speak.ts';

/** The mark of a game that nobody plays by mail, and why it bears one; undefined where people play. */
export const purposeOf = ({ purpose, isTrial }: Pick<GameBrief, 'purpose' | 'isTrial'>) => {
  if (isTrial) return { mark: 'game-trial', why: 'status-trial' } as const;
  if (purpose === 'demonstration') return { mark: 'game-demonstration', why: 'game-demonstration-why' } as const;
  return undefined;
};

/** The name of a player; an id nobody has is shown as it is. */
export const nameOf = (players: readonly Player[], id: string): string =>
  players.find((player) => player.id === id)?.name ?? id;

const sayWhat = ({ t, words, list }: Speech, due: Due): string => {
  const sayRest = (phase: Phase): string => {
    const kind = kindOf(phase);
    if (comingOf(phase) > 1) return words.phase(phase);
    return t('due-orders', { phase: kind === 'income' ? 'end' : kind });
  };
  switch (due.kind) {
    case 'orders':
      return due.turn === 'whole' ? t('due-orders', { phase: 'turn' }) : sayRest(due.phase);
    case 'meanwhile':
      return t('due-meanwhile', { battles: list(due.battles.map((battle) => words.battle(battle))) });
    case 'dice':
      return t('due-dice', { dice: due.dice });
    case 'casualties':
      return t('due-casualties', { battle: words.battle(due.battle), hits: due.hits });
    case 'withdraw':
      return t('due-withdraw', { battle: words.battle(due.battle) });
    case 'retreat':
      return t('due-retreat', { battle: words.battle(due.battle) });
    case 'intercept':
      return t('due-intercept', { battle: words.battle(due.battle) });
    case 'cash-advance':
      return t('due-cash-advance', { ipc: due.ipc });
    case 'tribute':
      return t('due-tribute', { ipc: due.ipc });
    case 'kamikaze':
      return t('due-kamikaze', { left: due.left });
    case 'recall':
      return t('due-recall');
    case 'fund':
      return t('due-fund', { ipc: due.ipc });
    case 'defenders':
      return t('due-defenders', { space: due.space, ipc: due.ipc });
    case 'bid-seal':
      return t('due-bid-seal');
    case 'bid':
      return t('due-bid');
    case 'consent':
      return t('due-consent', { seq: due.seq });
  }
};

/** What is said before it to the one who has to do it. */
export const sayOwn = ({ t }: Speech, { kind }: Due): string => {
  switch (kind) {
    case 'orders':
    case 'dice':
    case 'consent':
      return t('own-due', { kind });
    case 'bid':
    case 'bid-seal':
      return t('own-due', { kind: 'bid' });
    case 'meanwhile':
      return t('own-due', { kind: 'orders' });
    default:
      return t('own-due', { kind: 'decision' });
  }
};

/** What a game waits for, and those it waits for by name. */
export const sayDue = (
  s: Speech,
  due: Due,
  players: readonly Player[],
): { readonly what: string; readonly players: string } => ({
  what: sayWhat(s, due),
  players: s.list(due.players.map((id) => nameOf(players, id))),
});

/** `Anna and Dora against Bram`. */
export const sayTeams = ({ t, list }: Speech, { teams }: GameBrief): string =>
  teams.map(list).join(` ${t('game-versus')} `);

/** How the game ended; undefined while it goes on. */
export const sayWon = ({ t, words }: Speech, { won, drawn, round }: GameBrief): string | undefined => {
  if (drawn !== undefined) return t('game-drawn', { round });
  return won === undefined ? undefined : t(`game-won-${won.how}`, { side: words.side(won.side), rounds: round });
};

/** Since when and until when somebody is awaited, as far as it is known. */
export const sayTimes = (
  { t, moment }: Speech,
  { since, deadline, forfeit }: Pick<Due, 'since' | 'deadline' | 'forfeit'>,
): readonly string[] => [
  ...(since === undefined ? [] : [`${t('wait-since')} ${moment(since)}`]),
  ...(deadline === undefined ? [] : [`${t('wait-until')} ${moment(deadline)}`]),
  ...(forfeit === undefined ? [] : [`${t('wait-forfeit')} ${moment(forfeit)}`]),
];

/** What is wrong with a log, where, and what to do. */
export const sayFault = (
  { words, t, moment }: Speech,
  fault: LogFault,
  game: string,
): { readonly where: string; readonly what: string; readonly next: string } => {
  return {
    where:
      fault.line === 0
        ? t('broken-file', { file: fault.file })
        : t('broken-line', { file: fault.file, line: fault.line }),
    what: sayLogFault(fault, words, moment),
    next: t(`advice-${fault.remedy}`, { game }),
  };
};
