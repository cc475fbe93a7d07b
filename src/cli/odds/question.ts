// A battle asked about on the command line: its words, and what to say of a question that cannot be read, which ends
// the command with what, and what next.

import { sayMeant, sayProblem } from '../../i18n/problems.ts';
import { type Problem, parseClash, parseForce, parseUnitTypes, type Reader } from '../../notation/index.ts';
import { type AskFault, type Dictionary, type Question, readQuestion } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { LANGUAGES, TECHNOLOGIES, type Technology } from '../../vocab/index.ts';
import { dialectIn } from '../club-rules.ts';
import type { Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

const stop = (desk: Desk, what: string, next?: string): Stop =>
  new Stop(EXIT.usage, [what, ...(next === undefined ? [] : [nextLine(desk, next)])]);

/** Units that were not understood, with what may have been meant. */
const notUnderstood = (desk: Desk, ruleset: Ruleset, problem: Problem): Stop => {
  const { nearest } = problem;
  const words = desk.words(ruleset);
  const meant = nearest.map((one) => sayMeant(one, words)).join(', ');
  return new Stop(EXIT.usage, [
    cleanLine(sayProblem(problem, words)),
    ...(nearest.length === 0 ? [] : [`  ${desk.paint.dim(desk.t('labels-meant'))}  ${meant}`]),
    nextLine(desk, problem.code === 'ambiguous-unit' ? '--dialect iaapa' : desk.t('odds-which-next')),
  ]);
};

/** Who reads the words: the rules and their board, the language, and the club whose abbreviations come first. */
export const readerOf = (desk: Desk, ruleset: Ruleset, given: Given): Reader => {
  const said = given.text('dialect');
  if (said === undefined) return { ruleset, language: desk.language };
  return { ruleset, language: desk.language, dialect: dialectIn(desk, said) };
};

/** Technologies by their ids, or by the beginning of a name in any language. */
const technologyOf = (desk: Desk, ruleset: Ruleset, said: string): Technology | undefined => {
  const names = (technology: Technology): readonly string[] => [
    technology,
    ...LANGUAGES.map((language) => desk.words(ruleset, language).technology(technology).toLowerCase()),
  ];
  const found = TECHNOLOGIES.filter((technology) => names(technology).some((name) => name.startsWith(said)));
  return found.length === 1 ? found[0] : undefined;
};

const refusal = (desk: Desk, ruleset: Ruleset, fault: AskFault<Problem>): Stop => {
  const { t } = desk;
  const { unit } = desk.words(ruleset);
  switch (fault.code) {
    case 'words':
      return notUnderstood(desk, ruleset, fault.why);
    case 'number':
      return stop(desk, desk.t('usage-number', { option: `--${fault.option}`, said: cleanLine(fault.said) }));
    case 'technology':
      return stop(desk, t('odds-bad-technology', { said: cleanLine(fault.said), known: TECHNOLOGIES.join(', ') }));
    case 'plan':
      return stop(desk, t('odds-fault-plan', { said: cleanLine(fault.said) }));
    case 'submarines':
      return stop(desk, t('odds-fault-submarines', { said: cleanLine(fault.said) }));
    case 'theatre':
      return stop(desk, t('odds-fault-theatre', { said: cleanLine(fault.said) }));
    case 'unit':
      return stop(desk, t('odds-fault-unit', { unit: unit(fault.unit) }));
    case 'shore':
      return stop(desk, t('odds-mixed', { unit: unit(fault.unit) }), t('odds-mixed-next'));
    case 'too-many':
      return stop(desk, t('odds-fault-too-many', { n: fault.most }));
    case 'defenders-stay':
      return stop(desk, t('odds-defenders-stay', { option: `--${fault.option}` }));
    case 'not-damaged':
      return stop(desk, t('odds-fault-not-damaged'));
    case 'no-landing':
      return stop(desk, t('odds-not-alone', { option: `--${fault.option}` }));
  }
};

/** The question that a command line asks. */
export const questionOf = (desk: Desk, reader: Reader, given: Given, text: string): Question => {
  const { ruleset } = reader;
  const dictionary: Dictionary<Problem> = {
    clash: (said) => parseClash(reader, said),
    force: (said) => parseForce(reader, said),
    types: (said) => parseUnitTypes(reader, said),
    technology: (said) => technologyOf(desk, ruleset, said),
  };
  const read = readQuestion(ruleset, dictionary, text, given);
  if (read.ok) return read.value;
  const [first] = read.error;
  throw first === undefined
    ? stop(desk, desk.t('odds-which'), desk.t('odds-which-next'))
    : refusal(desk, ruleset, first);
};
