// What players agreed on, as pairs of a name and a value: options, dice, clock. Also what a change of it says.

import type { Clock, OpenGame } from '../../engine/index.ts';
import type { Options } from '../../rulesets/index.ts';
import type { Speech } from './speak.ts';

/** All options, or those a change names. */
type SomeOptions = { readonly [option in keyof Options]?: Options[option] | undefined };

export type Agreed = readonly [name: string, value: string];

/** Options in the order of the page. Technology on or off and when it starts are one line where both are known. */
export const sayOptions = ({ t }: Speech, options: SomeOptions): readonly Agreed[] => {
  const yes = (state: 'on' | 'off'): string => t[state === 'on' ? 'game.on' : 'game.off'];
  const { luck, technology, technologyStarts, askDefender, balance } = options;
  const technologyRow: readonly Agreed[] =
    technology === 'off'
      ? [[t['game.technology'], t['game.technology-off']]]
      : technologyStarts !== undefined
        ? [[t['game.technology'], t[`game.technology-${technologyStarts}`]]]
        : technology === undefined
          ? []
          : [[t['game.technology'], t['game.on']]];
  const switches = [
    [t['game.economic'], options.economicVictory],
    [t['game.total'], options.totalVictory],
    [t['game.ships'], options.shipsIntoEnemyZones],
    [t['game.pieces'], options.pieceLimits],
  ] as const;
  return [
    ...(luck === undefined ? [] : [[t['game.luck'], t[`game.luck-${luck}`]] as const]),
    ...technologyRow,
    ...(askDefender === undefined ? [] : [[t['game.ask'], t[`game.ask-${askDefender}`]] as const]),
    ...switches.flatMap(([name, state]) => (state === undefined ? [] : [[name, yes(state)] as const])),
    ...(balance === undefined ? [] : [[t['game.balance'], t[`game.balance-${balance}`]] as const]),
  ];
};

export const sayDice = ({ t }: Speech, source: OpenGame['dice']['source']): Agreed => [
  t['game.dice'],
  t[`game.dice-${source}`],
];

/** The clock of a game. */
export const sayClock = ({ t }: Speech, { turn, answer, forfeit, absence }: Clock): readonly Agreed[] => [
  [t['clock.turn'], t['clock.span'](turn)],
  [t['clock.answer'], t['clock.span'](answer ?? turn)],
  [t['clock.forfeit'], forfeit === undefined ? t['clock.by-referee'] : t['clock.after-deadline'](forfeit)],
  ...(absence === undefined ? [] : [[t['clock.absence'], t['clock.days'](absence)] as const]),
];
