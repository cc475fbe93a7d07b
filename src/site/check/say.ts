// What the script of the page that checks a turn says, in the words of a language; the page on which a turn is planned
// has some of it too.

import { open } from '../elements/fill.ts';
import type { Speech } from '../words/speak.ts';
import type { Said } from './said.ts';

export const checkSaid = (t: Speech['t']): Said => ({
  working: t('check-working'),
  workingAhead: t('check-working-ahead'),
  workingThreats: t('check-working-threats'),
  empty: t('check-empty'),
  failed: t('check-failed'),
  outdated: t('check-outdated'),
  moved: t('check-moved', open('turn', 'was', 'now')),
  dropSure: t('check-drop-sure'),
  dropped: t('check-dropped'),
  notKept: t('check-not-kept'),
  saved: t('check-saved'),
  opened: t('check-opened'),
  openSure: t('check-open-sure'),
  noPlan: { other: t('check-open-other'), broken: t('plan-file-broken'), later: t('plan-file-later') },
  ofGame: t('check-open-game', open('game')),
  ofPlayer: t('check-open-player', open('player')),
  ofOtherLog: t('plan-file-other-log'),
  ofLaterLog: t('check-open-newer'),
  ofPast: t('check-open-past', open('turn')),
  ofOtherTurn: t('check-open-turn', open('turn')),
  rule: t('check-rule'),
  use: t('check-use', { said: '{it}' }),
  mail: t('check-mail'),
  mailHow: t('check-mail-how'),
  subject: t('check-subject'),
  text: t('check-text'),
  copySubject: t('check-copy-subject'),
  copy: t('check-copy'),
  copied: t('check-copied'),
  notCopied: t('check-not-copied'),
  open: t('check-open'),
});
