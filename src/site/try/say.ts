// What the script of the page of a trial says, in the words of a language.

import { open } from '../elements/fill.ts';
import type { Speech } from '../words/speak.ts';
import type { TrySaid } from './said.ts';

export const trySaid = (t: Speech['t']): TrySaid => ({
  against: t('try-all-here'),
  loading: t('plan-loading'),
  failed: t('plan-failed'),
  outdated: t('plan-outdated'),
  'no-trial': t('try-no-trial'),
  'no-turn': t('try-no-turn'),
  case: t('try-case'),
  accepted: t('rules-accepted'),
  refused: t('rules-refused'),
  rule: t('try-case-rule'),
  planned: t('try-case-planned'),
  noCase: t('try-no-case'),
  caseNote: t('try-case-note', open('case')),
  name: t('try-name', open('of')),
  goOn: t('try-go-on', open('title')),
  drop: t('try-drop', open('title')),
  dropSure: t('try-drop-sure'),
  setting: t('try-setting'),
  screen: t('try-screen'),
  player: t('try-player'),
  yours: t('try-yours', open('turn')),
  his: t('try-his', open('turn')),
  choice: t('try-choice'),
  fights: t('try-fights'),
  line: t('try-line'),
  send: t('try-send'),
  moving: t('try-moving'),
  playing: t('try-playing'),
  nothing: t('try-nothing'),
  trouble: t('try-trouble'),
  anyway: t('try-anyway'),
  anywayWhy: t('try-anyway-why'),
  full: t('try-full'),
  notKept: t('try-not-kept'),
  kept: t('try-kept'),
  exported: t('try-exported', open('slug')),
});
