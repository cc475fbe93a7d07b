// What somebody has to choose in the midst of a turn, and how a game ended, in words: for mails, terminals and pages.

import { type Awaited, findUnit, type GameState, isOver } from '../engine/index.ts';
import { sayBattle } from '../i18n/echo/orders.ts';
import { capital, list } from '../i18n/format.ts';
import type { Words } from '../i18n/words.ts';
import { battleSpace, countUnits, type UnitId } from '../vocab/index.ts';
import { breakOffLine } from './answer-line.ts';

type Decision = Extract<Awaited, { kind: 'decision' }>;

/** Ships by the zone they are in. */
const shipsIn = (words: Words, state: GameState, among: readonly UnitId[]): string => {
  const ships = among.flatMap((id) => findUnit(state, id) ?? []);
  const zones = [...Map.groupBy(ships, ({ space }) => space)].map(
    ([space, there]) => `${words.units(countUnits(there.map(({ unit }) => unit)))} ${words.place(space).in}`,
  );
  return list(words.language, zones);
};

/** A choice that belongs to no battle, and whose it is, told in words. */
export const choiceText = (
  words: Words,
  due: Extract<Awaited, { kind: 'choice' }>,
  from: string,
  state: GameState,
): string => {
  switch (due.choice) {
    case 'neutral-defence':
      return words.say('awaited-defenders', { from, space: due.space, ipc: due.ipc });
    case 'cash-advance':
      return words.say('awaited-cash-advance', { from, ipc: due.ipc });
    case 'tribute':
      return words.say('awaited-tribute', { from, to: due.to, ipc: due.ipc });
    case 'kamikaze':
      return words.say('awaited-kamikaze', { from, left: due.left, ships: shipsIn(words, state, due.among) });
    case 'recall':
      return words.say('awaited-recall', { from, space: due.to });
    case 'fund':
      return words.say('awaited-fund', { from, ipc: due.ipc, purses: due.purses });
  }
};

/** What is to be decided in a battle, by whom, among which units or whereto. `powers` as they are told, in words. */
export const decisionText = (words: Words, state: GameState, due: Decision, powers: string): readonly string[] => {
  const { say } = words;
  const battle = capital(sayBattle(due.battle, words));
  const what = say(`awaited-${due.decision}`, { battle, powers, hits: due.hits });
  const units = due.among.flatMap((id) => findUnit(state, id)?.unit ?? []);
  const away = due.to.filter((to) => to !== battleSpace(due.battle));
  return [
    what,
    ...(units.length === 0 || due.decision === 'retreat'
      ? []
      : [`  ${say('awaited-among', { units: words.units(countUnits(units)) })}`]),
    ...(away.length === 0 ? [] : [`  ${say('awaited-to', { spaces: words.spaces(away) })}`]),
    ...(away.length === due.to.length ? [] : [`  ${say('awaited-break-off', { line: breakOffLine(words, due) })}`]),
  ];
};

/** How a game ended; undefined while it goes on. */
export const endedText = (words: Words, state: GameState): string | undefined => {
  if (!isOver(state)) return undefined;
  const { winner } = state;
  return winner === undefined
    ? words.say('clock-drawn')
    : words.say('clock-over', { sides: [winner.side, ...(winner.with ?? [])] });
};
