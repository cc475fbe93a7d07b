// What players agreed on, as pairs of a name and a value: options, dice, clock. Also what a change of it says.

import type { Clock, OpenGame } from '../../engine/index.ts';
import { sayLength } from '../../i18n/length.ts';
import { type Offering, sayOptions } from '../../i18n/options.ts';
import type { LoggedOptions } from '../../rulesets/index.ts';
import type { Speech } from './speak.ts';

export type Agreed = readonly [name: string, value: string];

/** Options of a ruleset in the order of the page; one that differs from the usual says so. */
export const sayAgreedOptions = (
  { t }: Speech,
  ruleset: Offering | undefined,
  options: LoggedOptions,
): readonly Agreed[] =>
  sayOptions(t, ruleset, options).map(({ name, value, usual }) => [
    name,
    usual === undefined ? value : `${value} (${t('options-usual', { value: usual })})`,
  ]);

/** The rules of a game, with the id under which they stand in its log. */
export const sayRules = ({ t }: Speech, id: string, version: number): string => t('options-rules', { id, version });

/** Where the dice of a game come from. */
export const sayDice = ({ t }: Speech, source: OpenGame['dice']['source']): Agreed => [
  t('game-dice'),
  t(`game-dice-${source}`),
];

/** The clock of a game. */
export const sayClock = ({ t }: Speech, { turn, answer, forfeit, absence }: Clock): readonly Agreed[] => [
  [t('clock-turn'), sayLength(t, turn)],
  [t('clock-answer'), sayLength(t, answer ?? turn)],
  [
    t('clock-forfeit'),
    forfeit === undefined ? t('clock-by-referee') : t('clock-after-deadline', { span: sayLength(t, forfeit) }),
  ],
  ...(absence === undefined ? [] : [[t('clock-absence'), t('clock-days', { days: absence })] as const]),
];
