// `odds`: the exact odds of two forces, or of the battles of a game as they stand.

import { spaceOf } from '../../board/index.ts';
import { capital } from '../../i18n/format.ts';
import { sayRaid } from '../../i18n/raid-odds.ts';
import { listGames } from '../../log/files.ts';
import { hasVersus } from '../../notation/index.ts';
import { ASKED, type Battle, battleOf, type Outcome, oddsFor, oddsOf, raidOdds, type Trial } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { command, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine, talkOfFaults } from '../faults.ts';
import { findSpaceOrStop } from '../find-space.ts';
import { questionOf, readerOf } from '../odds/question.ts';
import { sheetOdds } from '../odds/sheet.ts';
import { oddsLines } from '../odds/text.ts';
import { rulesetFor } from '../options.ts';
import { cleanLine } from '../paint.ts';
import { openTable, readText } from '../table.ts';

/** Options that a game answers by itself. */
const OF_FORCES = [
  'ruleset',
  'low-luck',
  'aa',
  'bombard',
  'assault',
  'trapped',
  'theatre',
  'damaged-attacker',
  'damaged-defender',
  'tech-attacker',
  'tech-defender',
  'order-attacker',
  'order-defender',
  'plan-attacker',
  'plan-defender',
  'subs-attacker',
  'subs-defender',
  'retreat',
  'retreat-below',
  'retreat-defender',
  'retreat-below-defender',
  'dialect',
] as const;

const forces = (desk: Desk, ruleset: Ruleset, given: Given, text: string): Answer => {
  const question = questionOf(desk, readerOf(desk, ruleset, given), given, text);
  const told = oddsFor(ruleset, question, trialOf(desk, given));
  if (told === undefined)
    throw new Stop(EXIT.refused, [desk.t('odds-no-such-position'), nextLine(desk, desk.t('odds-which-next'))]);
  const { battle, odds } = told;
  for (const line of oddsLines(desk, ruleset, battle, odds)) desk.say(line);
  return answer({ ruleset: ruleset.id, question, odds });
};

/** More would take a minute and longer. */
const MOST_GAMES = 20_000;

/** How battles are tried out that cannot be worked out. */
const trialOf = (desk: Desk, given: Given): Trial => {
  const { seed = ASKED.seed, games = String(ASKED.games) } = { seed: given.text('seed'), games: given.text('games') };
  if (!/^[1-9]\d{0,4}$/.test(games) || Number(games) > MOST_GAMES)
    throw new Stop(EXIT.usage, [desk.t('odds-bad-games', { said: cleanLine(games), most: MOST_GAMES })]);
  return { seed, games: Number(games) };
};

interface Told {
  readonly battle: string;
  readonly position: Battle;
  readonly odds: Outcome;
}

const battles = (desk: Desk, slug: string, name: string, trial: Trial, sheet: string | undefined): Answer => {
  const table = openTable(desk, slug, 'shown');
  const { game, ruleset, words } = table;
  talkOfFaults(desk, game.faults, words);
  const { state } = game.replay;
  const { t } = desk;
  const space = name === '' ? undefined : findSpaceOrStop(desk, table, name);
  if (sheet !== undefined) return sheetOdds(desk, table, sheet, space?.id, trial);
  const open = state.turn.battles
    .filter(({ status }) => status !== 'ended')
    .filter(({ spaces }) => space === undefined || spaces.includes(space.id));
  if (open.length === 0) {
    const what =
      space === undefined
        ? t('odds-no-battles', { game: game.slug })
        : t('odds-no-battle-there', { place: words.space(space.id) });
    throw new Stop(EXIT.refused, [what, nextLine(desk, t('odds-which-next'))], { battles: [] });
  }
  const told: Told[] = [];
  for (const { id, kind } of open) {
    const place = capital(words.battle(id));
    const position = battleOf(ruleset, state, id);
    const odds = position === undefined ? undefined : oddsOf(ruleset, state, id, position, { trial });
    if (told.length > 0 || odds === undefined) desk.say();
    if (position === undefined || odds === undefined) {
      const raid = kind === 'raid' ? raidOdds(ruleset, state, id) : undefined;
      if (raid !== undefined) for (const line of sayRaid(words, place, raid)) desk.say(line);
      else desk.say(kind === 'raid' ? t('odds-raid', { battle: place }) : t('odds-midst', { battle: place }));
      continue;
    }
    for (const line of oddsLines(desk, ruleset, position, odds, place)) desk.say(line);
    told.push({ battle: id, position, odds });
  }
  return answer({
    game: game.slug,
    battles: told.map(({ battle, odds }) => ({ battle, place: spaceOf(ruleset.board, battle).id, odds })),
  });
};

export const odds = command({
  name: 'odds',
  takes: { battle: '[battle...]' },
  options: {
    ...shared('ruleset'),
    'low-luck': '--low-luck',
    aa: '--aa <guns>',
    bombard: '--bombard <ships>',
    assault: '--assault',
    trapped: '--trapped',
    theatre: '--theatre <theatre>',
    'damaged-attacker': '--damaged-attacker <ships>',
    'damaged-defender': '--damaged-defender <ships>',
    'tech-attacker': '--tech-attacker <list>',
    'tech-defender': '--tech-defender <list>',
    'order-attacker': '--order-attacker <units>',
    'order-defender': '--order-defender <units>',
    'plan-attacker': '--plan-attacker <plan>',
    'plan-defender': '--plan-defender <plan>',
    'subs-attacker': '--subs-attacker <what>',
    'subs-defender': '--subs-defender <what>',
    retreat: '--retreat <round>',
    'retreat-below': '--retreat-below <units>',
    'retreat-defender': '--retreat-defender <round>',
    'retreat-below-defender': '--retreat-below-defender <units>',
    sheet: '--sheet <file>',
    seed: '--seed <words>',
    games: '--games <number>',
    dialect: '--dialect <club>',
  },
  examples: [
    'npx fieldpost odds "{forces}"',
    'npx fieldpost odds "{forces}" --bombard 2 --ruleset daak',
    'npx fieldpost odds spring-26 "{space}"',
    'npx fieldpost odds spring-26 --sheet turn.txt',
  ],
  async run(desk, args, given) {
    const { t } = desk;
    const text = args.join(' ').trim();
    if (text === '') throw new Stop(EXIT.usage, [t('odds-which'), nextLine(desk, t('odds-which-next'))]);
    const [slug = '', ...name] = args;
    const isGame = listGames(desk.archive).includes(slug);
    if (!isGame) {
      const ruleset = await rulesetFor(desk, given, 'no');
      if (given.has('sheet') || !hasVersus(readerOf(desk, ruleset, given), text))
        throw new Stop(EXIT.usage, [
          t('odds-no-game', { said: cleanLine(text) }),
          nextLine(desk, t('odds-which-next')),
        ]);
      return forces(desk, ruleset, given, text);
    }
    const foreign = OF_FORCES.find((option) => given.has(option));
    if (foreign !== undefined)
      throw new Stop(EXIT.usage, [
        t('odds-only-forces', { option: `--${foreign}` }),
        nextLine(desk, t('odds-which-next')),
      ]);
    const file = given.text('sheet');
    const sheet = file === undefined ? undefined : await readText(desk, file);
    return battles(desk, slug, name.join(' '), trialOf(desk, given), sheet);
  },
});
