// `report`: rounds that were played elsewhere, as somebody reported them. A whole position is checked like an opening
// one; single events are taken as they are. Nothing of either is proved.

import { z } from 'zod';
import { appendReport, type Game } from '../../archive/index.ts';
import {
  decide,
  type EventOf,
  type GameEvent,
  GameEventSchema,
  type GameState,
  type OpenGame,
  type Position,
  PositionSchema,
  unopened,
} from '../../engine/index.ts';
import { turnStart } from '../../vocab/index.ts';
import { command, GAME, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { dueData, dueLines } from '../due.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine, refusalLines, stopAt } from '../faults.ts';
import { readJson } from '../read-json.ts';
import { openTable, type Table, takeSeat, writeDraft } from '../table.ts';
import { tellEvents } from '../tell.ts';

const About = { at: z.string().exactOptional(), note: z.string().min(1).max(4000).exactOptional() };
const ReportSchema = z
  .array(
    z.union([
      z.strictObject({ ...About, position: PositionSchema }),
      z.strictObject({ ...About, events: z.array(GameEventSchema).min(1) }),
    ]),
  )
  .max(500);
const FileSchema = z.union([ReportSchema, ReportSchema.element.transform((one) => [one])]);

const openingOf = (game: Game): OpenGame => {
  const order = game.entries[0]?.order;
  if (order?.type !== 'open-game') throw new Error('a game that is open has an opening'); // `trust` sees to it
  return order;
};

/** A whole position as an event: its units get numbers nobody has had yet. */
const reported = (
  desk: Desk,
  { game, ruleset, words }: Table,
  state: GameState,
  position: Position,
): EventOf<'position-reported'> => {
  const tried = decide(ruleset, unopened(), { ...openingOf(game), start: position });
  if (!tried.ok) {
    throw new Stop(EXIT.refused, [
      desk.t('submit-refused'),
      ...tried.error.flatMap((refusal) => refusalLines(desk, refusal, words)),
    ]);
  }
  const opened = tried.value.events.find((event) => event.type === 'game-opened');
  if (opened === undefined) throw new Error('an opening opens a game');
  const shift = state.nextUnit - 1;
  const placed = opened.units.map(({ aboard, ...unit }) => ({
    ...unit,
    first: unit.first + shift,
    ...(aboard === undefined ? {} : { aboard: aboard + shift }),
  }));
  return {
    type: 'position-reported',
    round: position.round,
    power: position.power,
    phase: turnStart(ruleset.phases),
    control: opened.control,
    units: { spaces: ruleset.board.spaces.map(({ id }) => id), placed },
    treasury: opened.treasury,
    technology: opened.technology,
  };
};

/** What a file of reports is a list of. */
export const REPORTS = { positions: '{ at?, note?, position }', events: '{ at?, note?, events }' };

export const report = command({
  name: 'report',
  takes: { ...GAME, file: '<file>' },
  options: shared('yes', 'for'),
  examples: ['npx fieldpost report spring-26 rounds.json', 'npx fieldpost report spring-26 rounds.json --yes --json'],
  async run(desk, [slug = '', file = '-'], given) {
    const table = openTable(desk, slug);
    const reports = await readJson(desk, file, FileSchema);
    if (reports.length === 0)
      throw new Stop(EXIT.usage, [desk.t('report-empty'), nextLine(desk, desk.t('report-whole', REPORTS))]);
    const seat = await takeSeat(desk, table, given);
    let { game } = table;
    const drafts = reports.map((each) => {
      const events: readonly GameEvent[] =
        'position' in each ? [reported(desk, table, game.replay.state, each.position)] : each.events;
      const said = {
        ...seat.said,
        ...(each.at === undefined ? {} : { at: each.at }),
        ...(each.note === undefined ? {} : { note: each.note }),
      };
      const draft = appendReport(game, events, said);
      if (!draft.ok) throw stopAt(desk, slug, draft.error, table.words);
      game = draft.value.game;
      for (const line of tellEvents(desk, table.words, events, 'all', 'report')) desk.say(line);
      return draft.value;
    });
    if (!given.has('yes')) {
      if (!desk.asks)
        throw new Stop(EXIT.usage, [desk.t('submit-nothing-written'), nextLine(desk, desk.t('submit-say-yes'))]);
      if (!(await desk.confirm(desk.t('submit-confirm', { slug })))) {
        desk.say(desk.t('submit-nothing-written'));
        return answer({ game: slug, written: [] });
      }
    }
    for (const draft of drafts) writeDraft(desk, draft);
    const after = { ...table, game };
    desk.say(desk.t('report-done', { count: drafts.length }));
    for (const line of dueLines(desk, after)) desk.say(line);
    const written = drafts.flatMap(({ entries }) => entries.map(({ seq, hash }) => ({ seq, hash })));
    return answer({ game: slug, written, due: dueData(after) });
  },
});
