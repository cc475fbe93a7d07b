// What is to be expected of a turn, in lines of one language for terminal and mail.

import { sayBattle } from '../i18n/echo/index.ts';
import { capital, decimal, either, percent } from '../i18n/format.ts';
import { sayBasis } from '../i18n/odds-basis.ts';
import { sayRaid } from '../i18n/raid-odds.ts';
import type { Words } from '../i18n/words.ts';
import { resultsIn } from '../odds/index.ts';
import type { Threat, Threats } from '../stats/index.ts';
import { countEntries } from '../vocab/index.ts';
import type { AverageLoss, ForeseenBattle, Foresight, Reckoned } from './foresee.ts';
import type { Through } from './through.ts';

const averages = ({ say, language, unit }: Words, losses: AverageLoss): readonly string[] =>
  losses.map(([type, n]) => say('foresee-average', { n: decimal(language, n), unit: unit(type, n > 1 ? 2 : 1) }));

/** What may come of a battle, each with its chance from 0 to 1. */
export const chancesOf = (
  { say }: Words,
  { battle, outcome }: Reckoned,
): readonly { readonly name: string; readonly chance: number }[] => [
  ...resultsIn(outcome.chance).map((result) => ({
    name: say(`odds-result-${result}`),
    chance: outcome.chance[result],
  })),
  ...(battle.kind === 'land' ? [{ name: say('odds-taken'), chance: outcome.taken }] : []),
];

const lossesLine = (words: Words, { outcome, losses }: Reckoned): string => {
  const [attackers, defenders] = [averages(words, losses.attacker), averages(words, losses.defender)];
  return words.say('foresee-losses', {
    attacker: decimal(words.language, outcome.lost.attacker),
    defender: decimal(words.language, outcome.lost.defender),
    attackers,
    defenders,
    units: attackers.length > 0 ? 'yes' : 'no',
    theirs: defenders.length > 0 ? 'yes' : 'no',
  });
};

const retreatLine = ({ say, language, place }: Words, { out }: Reckoned): string => {
  const { who, why, to } = out;
  if (why !== undefined && who !== 'all') return say('foresee-retreat-none', { who, why });
  if (to.length === 0) return say('foresee-retreat-planes');
  return say('foresee-retreat-to', {
    spaces: either(
      language,
      to.map((space) => place(space).to),
    ),
  });
};

const drownsLines = ({ say, language, unit }: Words, { drowning, drowns }: Reckoned): readonly string[] => {
  if (drowning === undefined || drowns === 0) return [];
  const { ships, cargo, before } = drowning;
  const chance = drowns === undefined ? undefined : 'some';
  const said = drowns === undefined ? '' : percent(language, drowns);
  return [say('foresee-drowns', { ships, cargo, before: before.map((type) => unit(type, 2)), chance, said })];
};

/** What is to be said of a battle beside its chances; of one without odds, why. */
export const battleSays = (words: Words, foreseen: ForeseenBattle): readonly string[] => {
  const { say, unit } = words;
  const battle = capital(sayBattle(foreseen.id, words));
  if (foreseen.kind === 'unknown') return [say('odds-midst', { battle })];
  if (foreseen.kind === 'raid') {
    if (foreseen.raid === undefined) return [say('odds-raid', { battle })];
    return sayRaid(words, battle, foreseen.raid);
  }
  const { attacker, defender } = foreseen.firstToDie;
  return [
    ...(foreseen.supposes === undefined ? [] : [say('chances-supposes')]),
    lossesLine(words, foreseen),
    say('foresee-order', {
      attacker: attacker.map((type) => unit(type)),
      defender: defender.map((type) => unit(type)),
    }),
    ...foreseen.supports.map((support) => say('foresee-support', { ...support })),
    retreatLine(words, foreseen),
    ...drownsLines(words, foreseen),
    ...sayBasis(words, foreseen.outcome.rests),
  ];
};

const battleLines = (words: Words, foreseen: ForeseenBattle): readonly string[] => {
  const says = battleSays(words, foreseen);
  if (foreseen.kind === 'unknown' || foreseen.kind === 'raid') return says;
  const battle = capital(sayBattle(foreseen.id, words));
  const chances = chancesOf(words, foreseen).map(({ name, chance }) => `${name} ${percent(words.language, chance)}`);
  return [words.say('foresee-chances', { battle, chances }), ...says.map((line) => `  ${line}`)];
};

const threatLine = (
  words: Words,
  { space, by, attackers, defenders, chance, rests, capital: isCapital }: Threat,
): string =>
  words.say('foresee-threat', {
    space: words.space(space),
    capital: isCapital,
    by,
    attackers,
    open: defenders.length === 0 ? 'yes' : 'no',
    defenders: defenders.map(({ power, units }) => words.say('force-of-power', { power, units })),
    chance: `${rests?.kind === 'simulated' ? '≈ ' : ''}${percent(words.language, chance)}`,
  });

/** What the enemy can hit next: what that supposes, and the threats, the greatest first. */
export interface SaidThreats {
  readonly title: string;
  readonly lines: readonly string[];
}

export const threatsSaid = (words: Words, { list, safe }: Threats, assumed: Foresight['assumed']): SaidThreats => ({
  title: words.say('foresee-next', { assumed }),
  lines: [
    ...(list.length === 0 ? [words.say('threat-none')] : list.map((threat) => threatLine(words, threat))),
    ...(safe.length === 0 ? [] : [words.say('threat-safe', { spaces: words.spaces(safe) })]),
  ],
});

/** What is to be expected of a turn, in lines; none where nothing is to be fought and nothing to be feared. */
export const foresightLines = (words: Words, { battles, threats, assumed }: Foresight): readonly string[] => {
  const ahead = battles.flatMap((battle) => battleLines(words, battle));
  const next = threats === undefined ? undefined : threatsSaid(words, threats, assumed);
  return [
    ...(ahead.length === 0 ? [] : [words.say('foresee-title'), ...ahead.map((line) => `  ${line}`)]),
    ...(next === undefined ? [] : [next.title, ...next.lines.map((line) => `  ${line}`)]),
  ];
};

/** What would be lost at the end of a turn for want of a place, in sentences. */
export const lostSaid = (
  words: Words,
  { crashed, unplaced }: Pick<Through, 'crashed' | 'unplaced'>,
): readonly string[] => [
  ...crashed.map(({ type, count, space }) =>
    words.say('submit-would-crash', { units: words.units({ [type]: count }), space }),
  ),
  ...(countEntries(unplaced).length === 0
    ? []
    : [words.say('submit-would-forfeit', { units: capital(words.units(unplaced)) })]),
];
