// `new`: opens a game. Asks on a terminal for what the options do not say; shows the game before it is written.

import { z } from 'zod';
import { openGame } from '../../archive/index.ts';
import { type OpenGame, type Player, type Position, PositionSchema } from '../../engine/index.ts';
import { isGameId } from '../../log/index.ts';
import { DEFAULT_OPTIONS, type Options, OptionsSchema, secondEdition } from '../../rulesets/index.ts';
import { absencesFor, authorsFor, clockFor, withDuties } from '../club-rules.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { dueData, dueLines } from '../due.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine, stopAt } from '../faults.ts';
import { optionList } from '../options.ts';
import { cleanLine } from '../paint.ts';
import { askPlayers, idFrom, readPlayer, readRole } from '../players.ts';
import { readJson } from '../read-json.ts';
import { timeNow, writeDraft } from '../table.ts';

const playersFor = async (desk: Desk, given: Given): Promise<readonly Player[]> => {
  const said = given.all('player').map((each) => readPlayer(desk, each));
  const players = said.length > 0 || !desk.asks ? said : await askPlayers(desk);
  if (players.length === 0)
    throw new Stop(EXIT.usage, [desk.t.create.playersMissing, nextLine(desk, desk.t.create.playersNext)]);
  const missing = secondEdition.turnOrder.filter((power) => !players.some(({ powers }) => powers.includes(power)));
  if (missing.length > 0)
    throw new Stop(EXIT.usage, [
      desk.t.create.notGiven(desk.words(secondEdition).powers(missing)),
      nextLine(desk, desk.t.create.playersNext),
    ]);
  return withDuties(desk, given, [...players, ...given.all('role').map((each) => readRole(desk, each))]);
};

const optionsFor = async (desk: Desk, given: Given): Promise<Options> => {
  let options: Options = DEFAULT_OPTIONS;
  for (const said of given.all('option')) {
    const [name = '', value = ''] = said.split('=');
    const changed = OptionsSchema.safeParse({ ...options, [name]: value });
    if (!changed.success) throw new Stop(EXIT.usage, [desk.t.create.badOption(cleanLine(said), optionList())]);
    options = changed.data;
  }
  if (given.all('option').length > 0 || given.text('title') !== undefined || !desk.asks) return options;
  const luck = await desk.select(desk.t.create.luck, [
    { value: 'dice', label: desk.t.create.lucks.dice },
    { value: 'low-luck', label: desk.t.create.lucks['low-luck'] },
  ]);
  const technology = await desk.select(desk.t.create.technology, [
    { value: 'on', label: desk.t.create.yes },
    { value: 'off', label: desk.t.create.no },
  ]);
  return OptionsSchema.parse({ ...options, luck, technology });
};

const SourceSchema = z.enum(['local', 'recorded']);

const sourceFor = async (desk: Desk, given: Given): Promise<'local' | 'recorded'> => {
  const said = given.text('dice');
  if (said !== undefined) {
    const source = SourceSchema.safeParse(said);
    if (source.success) return source.data;
    throw new Stop(EXIT.usage, [desk.t.create.badSource(cleanLine(said))]);
  }
  if (!desk.asks || given.text('title') !== undefined) return desk.settings.dice;
  const chosen = await desk.select(desk.t.create.source, [
    { value: 'local', label: desk.t.create.sources.local },
    { value: 'recorded', label: desk.t.create.sources.recorded },
  ]);
  return SourceSchema.parse(chosen);
};

const titleFor = async (desk: Desk, given: Given): Promise<string> => {
  const said = given.text('title') ?? (desk.asks ? await desk.text(desk.t.create.title) : '');
  const title = cleanLine(said).trim();
  if (title === '') throw new Stop(EXIT.usage, [desk.t.create.titleMissing, nextLine(desk, '--title "Spring 26"')]);
  return title;
};

const slugFor = async (desk: Desk, given: Given, title: string): Promise<string> => {
  const made = idFrom(title);
  const asked = desk.asks && given.text('title') === undefined;
  const slug = given.text('slug') ?? (asked ? await desk.text(desk.t.create.slug, made) : made);
  if (!isGameId(slug))
    throw new Stop(EXIT.usage, [desk.t.create.badSlug(cleanLine(slug)), nextLine(desk, '--slug spring-26')]);
  return slug;
};

const startFor = async (desk: Desk, given: Given): Promise<{ readonly start?: Position }> => {
  const file = given.text('from');
  return file === undefined ? {} : { start: await readJson(desk, file, PositionSchema) };
};

export const newGame = command({
  name: 'new',
  takes: '',
  options: {
    title: '--title <text>',
    slug: '--slug <name>',
    player: '--player <name=powers>+',
    option: '--option <name=value>+',
    dice: '--dice <source>',
    from: '--from <file>',
    role: '--role <name=role>+',
    clock: '--clock <limits>',
    absence: '--absence <player=days>+',
    'enters-for': '--enters-for <player=others>+',
    commits: '--commits <player=names>+',
    authors: '--authors <how>',
    demonstration: '--demonstration',
    yes: '-y, --yes',
  },
  async run(desk, _, given) {
    const title = await titleFor(desk, given);
    const slug = await slugFor(desk, given, title);
    const players = await playersFor(desk, given);
    const asked = desk.asks && given.text('title') === undefined ? 'yes' : 'no';
    const options = await optionsFor(desk, given);
    const source = await sourceFor(desk, given);
    const clock = await clockFor(desk, given, asked);
    const authors = authorsFor(desk, given);
    const absences = absencesFor(desk, given, players);
    const order: OpenGame = {
      type: 'open-game',
      title,
      board: secondEdition.board.id,
      ruleset: secondEdition.id,
      version: secondEdition.version,
      options,
      players: [...players],
      dice: { source },
      purpose: given.has('demonstration') ? 'demonstration' : 'play',
      ...(authors === undefined ? {} : { authors }),
      ...(clock === undefined ? {} : { clock }),
      ...(absences.length === 0 ? {} : { absences: [...absences] }),
      ...(await startFor(desk, given)),
    };
    const words = desk.words(secondEdition);
    const by = desk.common.as ?? desk.env.gitConfig('fieldpost.player') ?? players[0]?.id ?? '';
    const opener = players.some(({ id }) => id === by) ? by : (players[0]?.id ?? '');
    const draft = openGame(slug, order, { at: timeNow(desk), by: opener });
    if (!draft.ok) throw stopAt(desk, slug, draft.error, words);
    for (const { id, name, powers, role } of players) {
      desk.say(
        `  ${desk.paint.bold(id)}  ${name}  ${role === 'player' ? words.powers(powers) : desk.t.status.roles[role]}`,
      );
    }
    if (!given.has('yes') && desk.asks && !(await desk.confirm(desk.t.create.confirm))) {
      desk.say(desk.t.submit.nothingWritten);
      return answer({ game: slug, written: [] });
    }
    const game = writeDraft(desk, draft.value);
    const table = { game, ruleset: secondEdition, words };
    desk.say(desk.t.create.opened(title, slug));
    for (const line of dueLines(desk, table)) desk.say(line);
    return answer({
      game: slug,
      title,
      players,
      options: order.options,
      written: draft.value.entries.map(({ seq, hash }) => ({ seq, hash })),
      due: dueData(table),
    });
  },
});
