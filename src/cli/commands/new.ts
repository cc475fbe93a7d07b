// `new`: opens a game. Asks on a terminal for what the options do not say; shows the game before it is written.

import { DICE_CHOICES, openGame } from '../../archive/index.ts';
import { CRAFT } from '../../clerk/index.ts';
import { type DiceRules, type OpenGame, type Player, type Position, PositionSchema } from '../../engine/index.ts';
import { isGameId } from '../../log/index.ts';
import type { LoggedOptions, Ruleset } from '../../rulesets/index.ts';
import { absencesFor, authorsFor, clockFor, withDuties } from '../club-rules.ts';
import { command, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { dueData, dueLines } from '../due.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine, stopAt } from '../faults.ts';
import { agreedLines, optionsFor, rulesetFor } from '../options.ts';
import { cleanLine } from '../paint.ts';
import { askBidders, askPlayers, idFrom, readBidder, readPlayer, readRole } from '../players.ts';
import { readJson } from '../read-json.ts';
import { timeNow, writeDraft } from '../table.ts';
import { diceRulesFor, signaturesFor, sourceIn, withKeys } from '../trust/dice-choice.ts';
import { signerOf } from '../trust/keys.ts';
import { maySay } from '../undo.ts';

/** How players are named on the command line: one a side, under these rules. */
const playersOf = ({ sides }: Ruleset): string =>
  sides.map(({ powers }, at) => `--player "${['Anna', 'Ben', 'Carl'][at]}=${powers.join(',')}"`).join(' ');

const playersFor = async (
  desk: Desk,
  given: Given,
  ruleset: Ruleset,
  { bids }: LoggedOptions,
): Promise<readonly Player[]> => {
  const sealed = bids === 'sealed';
  const said = given
    .all('player')
    .map((each) => (sealed ? readBidder(desk, ruleset, each) : readPlayer(desk, ruleset, each)));
  const asked = async () => (sealed ? askBidders(desk, ruleset) : askPlayers(desk, ruleset));
  const players = said.length > 0 || !desk.asks ? said : await asked();
  if (players.length === 0)
    throw new Stop(EXIT.usage, [desk.t('create-players-missing'), nextLine(desk, playersOf(ruleset))]);
  const missing = ruleset.turnOrder.filter((power) => !players.some(({ powers }) => powers.includes(power)));
  if (missing.length > 0 && !sealed)
    throw new Stop(EXIT.usage, [
      desk.t('create-not-given', { powers: desk.words(ruleset).powers(missing) }),
      nextLine(desk, playersOf(ruleset)),
    ]);
  const all = [...players, ...given.all('role').map((each) => readRole(desk, each))];
  return withKeys(desk, given, withDuties(desk, given, all));
};

const diceFor = async (desk: Desk, given: Given): Promise<DiceRules> => {
  const said = sourceIn(desk, given);
  if (said !== undefined || !desk.asks || given.text('title') !== undefined)
    return diceRulesFor(desk, given, said ?? desk.settings.dice);
  const chosen = await desk.select(
    desk.t('create-source'),
    DICE_CHOICES.map((value) => ({ value, label: desk.t(`proof-sources-${value}`) })),
  );
  return diceRulesFor(desk, given, DICE_CHOICES.find((choice) => choice === chosen) ?? desk.settings.dice);
};

const titleFor = async (desk: Desk, given: Given): Promise<string> => {
  const said = given.text('title') ?? (desk.asks ? await desk.text(desk.t('create-title')) : '');
  const title = cleanLine(said).trim();
  if (title === '') throw new Stop(EXIT.usage, [desk.t('create-title-missing'), nextLine(desk, '--title "Spring 26"')]);
  return title;
};

const slugFor = async (desk: Desk, given: Given, title: string): Promise<string> => {
  const made = idFrom(title);
  const asked = desk.asks && given.text('title') === undefined;
  const slug = given.text('slug') ?? (asked ? await desk.text(desk.t('create-slug'), made) : made);
  if (!isGameId(slug))
    throw new Stop(EXIT.usage, [
      desk.t('create-bad-slug', { said: cleanLine(slug) }),
      nextLine(desk, '--slug spring-26'),
    ]);
  return slug;
};

const startFor = async (desk: Desk, given: Given): Promise<{ readonly start?: Position }> => {
  const file = given.text('from');
  return file === undefined ? {} : { start: await readJson(desk, file, PositionSchema) };
};

export const newGame = command({
  name: 'new',
  takes: {},
  options: {
    title: '--title <text>',
    slug: '--slug <name>',
    ...shared('ruleset'),
    player: '--player <name=powers>+',
    option: '--option <name=value>+',
    dice: '--dice <source>',
    from: '--from <file>',
    role: '--role <name=role>+',
    clock: '--clock <limits>',
    absence: '--absence <player=days>+',
    'enters-for': '--enters-for <player=others>+',
    commits: '--commits <player=names>+',
    dialect: '--dialect <player=club>+',
    language: '--language <player=language>+',
    authors: '--authors <how>',
    keeper: '--keeper <player>',
    key: '--key <player=key>+',
    signatures: '--signatures <how>',
    demonstration: '--demonstration',
    ...shared('yes'),
  },
  examples: [
    'npx fieldpost new',
    'npx fieldpost new --title "Spring 26" --player "Anna=ussr,uk,usa" --player "Ben=germany,japan" --as anna --yes',
  ],
  async run(desk, _, given) {
    const title = await titleFor(desk, given);
    const slug = await slugFor(desk, given, title);
    const asked = desk.asks && given.text('title') === undefined ? 'yes' : 'no';
    const ruleset = await rulesetFor(desk, given, asked);
    const options = await optionsFor(desk, given, ruleset, asked);
    const players = await playersFor(desk, given, ruleset, options);
    const dice = await diceFor(desk, given);
    const clock = await clockFor(desk, given, asked);
    const authors = authorsFor(desk, given);
    const absences = absencesFor(desk, given, players);
    const order: OpenGame = {
      type: 'open-game',
      title,
      board: ruleset.board.id,
      ruleset: ruleset.id,
      version: ruleset.version,
      options,
      players: [...players],
      dice,
      purpose: given.has('demonstration') ? 'demonstration' : 'play',
      ...(authors === undefined ? {} : { authors }),
      ...signaturesFor(desk, given),
      ...(clock === undefined ? {} : { clock }),
      ...(absences.length === 0 ? {} : { absences: [...absences] }),
      ...(await startFor(desk, given)),
    };
    const words = desk.words(ruleset);
    const by = desk.common.as ?? desk.env.gitConfig('fieldpost.player') ?? players[0]?.id ?? '';
    const opener = players.some(({ id }) => id === by) ? by : (players[0]?.id ?? '');
    const draft = openGame(slug, order, { at: timeNow(desk), by: opener }, signerOf(desk.env));
    if (!draft.ok) throw stopAt(desk, slug, draft.error, words);
    for (const { id, name, powers, role } of players) {
      desk.say(
        `  ${desk.paint.bold(id)}  ${name}  ${powers.length > 0 ? words.powers(powers) : desk.t(`game-role-${role}`)}`,
      );
    }
    for (const line of agreedLines(desk, ruleset, options)) desk.say(`  ${line}`);
    if ((await maySay(desk, given, desk.t('create-confirm'))) === 'no') return answer({ game: slug, written: [] });
    const game = writeDraft(desk, draft.value);
    const table = { game, ruleset, words, ...CRAFT };
    desk.say(desk.t('create-opened', { title, slug }));
    for (const line of dueLines(desk, table)) desk.say(line);
    return answer({
      game: slug,
      title,
      players,
      ruleset: { id: ruleset.id, version: ruleset.version },
      options: order.options,
      written: draft.value.entries.map(({ seq, hash }) => ({ seq, hash })),
      due: dueData(table),
    });
  },
});
