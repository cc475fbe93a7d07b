// What is to be expected of a turn, in lines of one language for terminal and mail.

import { sayBattle } from '../i18n/echo/index.ts';
import { capital, decimal, either, percent } from '../i18n/format.ts';
import { sayBasis } from '../i18n/odds-basis.ts';
import type { Words } from '../i18n/words.ts';
import { resultsIn } from '../odds/index.ts';
import type { Threat } from '../stats/index.ts';
import type { AverageLoss, ForeseenBattle, Foresight, Reckoned } from './foresee.ts';

const averages = ({ say, language, unit }: Words, losses: AverageLoss): readonly string[] =>
  losses.map(([type, n]) => say('foresee-average', { n: decimal(language, n), unit: unit(type, n > 1 ? 2 : 1) }));

const chancesOf = ({ say, language }: Words, { battle, outcome }: Reckoned): readonly string[] =>
  [
    ...resultsIn(outcome.chance).map((result) => [say(`odds-result-${result}`), outcome.chance[result]] as const),
    ...(battle.kind === 'land' ? [[say('odds-taken'), outcome.taken] as const] : []),
  ].map(([name, chance]) => `${name} ${percent(language, chance)}`);

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

const battleLines = (words: Words, foreseen: ForeseenBattle): readonly string[] => {
  const { say, language, unit } = words;
  const battle = capital(sayBattle(foreseen.id, words));
  if (foreseen.kind === 'unknown') return [say('odds-midst', { battle })];
  if (foreseen.kind === 'raid') {
    if (foreseen.raid === undefined) return [say('odds-raid', { battle })];
    const { through, damage, lost } = foreseen.raid;
    const said = {
      through: percent(language, through),
      damage: decimal(language, damage),
      lost: decimal(language, lost),
    };
    return [say('odds-raid-odds', { battle, ...said })];
  }
  const { attacker, defender } = foreseen.firstToDie;
  return [
    say('foresee-chances', { battle, chances: chancesOf(words, foreseen) }),
    ...[
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
    ].map((line) => `  ${line}`),
  ];
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

/** What is to be expected of a turn, in lines; none where nothing is to be fought and nothing to be feared. */
export const foresightLines = (words: Words, { battles, threats, assumed }: Foresight): readonly string[] => {
  const { say } = words;
  const ahead = battles.flatMap((battle) => battleLines(words, battle));
  const next =
    threats === undefined
      ? []
      : [
          say('foresee-next', { assumed }),
          ...(threats.list.length === 0
            ? [say('threat-none')]
            : threats.list.map((threat) => threatLine(words, threat))),
          ...(threats.safe.length === 0 ? [] : [say('threat-safe', { spaces: words.spaces(threats.safe) })]),
        ].map((line, at) => (at === 0 ? line : `  ${line}`));
  return [...(ahead.length === 0 ? [] : [say('foresee-title'), ...ahead.map((line) => `  ${line}`)]), ...next];
};
