// The odds of a turn that is not declared yet: its sheet is read and tried as far as its dice, and nothing is written.

import { foresee, foresightLines, tryToDice } from '../../clerk/index.ts';
import { NO_NONCE } from '../../engine/index.ts';
import { parseSheet, type Sheet } from '../../notation/index.ts';
import { oddsOf, type Trial } from '../../odds/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine, refusalData } from '../faults.ts';
import { problemLines, refusedLines, remarkLines } from '../sheet.ts';
import type { Table } from '../table.ts';

/** What keeps a part of the sheet from being foreseen, in lines. */
const obstacleLines = (
  desk: Desk,
  table: Table,
  sheet: Sheet,
  tried: ReturnType<typeof tryToDice>,
): readonly string[] => [
  ...remarkLines(desk, sheet, table.words),
  ...(sheet.problems.length === 0
    ? []
    : [desk.t('submit-problems', { count: sheet.problems.length }), ...problemLines(desk, sheet, table.words)]),
  ...(tried.refused.length === 0
    ? []
    : [desk.t('submit-refused'), ...refusedLines(desk, table, { ...sheet, orders: tried.orders }, tried.refused)]),
];

/**
 * Tells what is to be expected of a sheet.
 *
 * @param space the only one that is meant, if one was named
 */
export const sheetOdds = (desk: Desk, table: Table, text: string, space: SpaceId | undefined, trial: Trial): Answer => {
  const { ruleset, words, game } = table;
  const { state } = game.replay;
  const { power } = state.turn;
  const sheet = parseSheet({ ruleset, state, power, language: desk.language, nonce: NO_NONCE }, text);
  const tried = tryToDice(ruleset, state, sheet.orders);
  const all = foresee(ruleset, tried.reached, {
    odds: (rules, at, id, battle) => oddsOf(rules, at, id, battle, { trial }),
    threats: space === undefined ? 'yes' : 'no',
  });
  const meant = tried.reached.turn.battles.filter(({ spaces }) => space === undefined || spaces.includes(space));
  const foreseen = { ...all, battles: all.battles.filter(({ id }) => meant.some((battle) => battle.id === id)) };
  const obstacles = obstacleLines(desk, table, sheet, tried);
  for (const line of obstacles) desk.say(line);
  const data = {
    game: game.slug,
    problems: sheet.problems,
    refused: tried.refused.flatMap(({ refusals }) => refusals.map((refusal) => refusalData(refusal, words))),
    battles: foreseen.battles,
    assumed: foreseen.assumed,
    ...(foreseen.threats === undefined ? {} : { threats: foreseen.threats }),
  };
  const lines = foresightLines(words, foreseen);
  if (foreseen.battles.length === 0) {
    const what =
      space === undefined
        ? desk.t('odds-no-battles', { game: game.slug })
        : desk.t('odds-no-battle-there', { place: words.space(space) });
    throw new Stop(EXIT.refused, [what, nextLine(desk, desk.t('odds-which-next'))], data);
  }
  if (obstacles.length > 0) desk.say();
  for (const line of lines) desk.say(line);
  return answer(data, sheet.problems.length + tried.refused.length === 0 ? EXIT.ok : EXIT.refused);
};
