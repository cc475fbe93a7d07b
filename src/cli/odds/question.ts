// A battle asked about on the command line: two forces and the options that go with them, read into a question for the
// odds. What cannot be read ends the command with what, and what next.

import { DIALECTS, type Dialect } from '../../board/index.ts';
import type { Conduct } from '../../engine/index.ts';
import { sayMeant } from '../../i18n/problems/index.ts';
import { type Problem, parseClash, parseForce, parseUnitTypes, type Reader } from '../../notation/index.ts';
import type { Question } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  countEntries,
  countTotal,
  LANGUAGES,
  PLANS,
  type Plan,
  type Result,
  TECHNOLOGIES,
  type Technology,
  type UnitCounts,
} from '../../vocab/index.ts';
import type { Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { sayProblem } from '../sheet.ts';

/** More than any board holds in one place. The work grows with the fourth power, at sea faster still. */
const MOST_UNITS = { land: 200, sea: 80 } as const;

const stop = (desk: Desk, what: string, next?: string): Stop =>
  new Stop(EXIT.usage, [what, ...(next === undefined ? [] : [nextLine(desk, next)])]);

/** The value, or the end of the command with the sentence about what was wrong with it. */
const understood = <T>(desk: Desk, ruleset: Ruleset, read: Result<T, Problem>): T => {
  if (read.ok) return read.value;
  const { nearest } = read.error;
  const words = desk.words(ruleset);
  const meant = nearest.map((one) => sayMeant(one, words)).join(', ');
  throw new Stop(EXIT.usage, [
    cleanLine(sayProblem(read.error, words)),
    ...(nearest.length === 0 ? [] : [`  ${desk.paint.dim(desk.t.labels.meant)}  ${meant}`]),
    nextLine(desk, read.error.code === 'ambiguous-unit' ? '--dialect iaapa' : desk.t.odds.whichNext),
  ]);
};

export const readerOf = (desk: Desk, ruleset: Ruleset, given: Given): Reader => {
  const said = given.text('dialect');
  if (said === undefined) return { ruleset, language: desk.language };
  const dialect = DIALECTS.find((one): one is Dialect => one === said);
  if (dialect === undefined) throw stop(desk, desk.t.odds.badDialect(cleanLine(said), DIALECTS.join(', ')));
  return { ruleset, language: desk.language, dialect };
};

/** A whole number from 1 on. */
const numberOf = (desk: Desk, given: Given, option: string): number | undefined => {
  const said = given.text(option);
  if (said === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(said)) throw stop(desk, desk.t.usage.number(`--${option}`, cleanLine(said)));
  return Number(said);
};

/** Technologies by their ids, or by the beginning of a name in any language. */
const technologiesOf = (desk: Desk, ruleset: Ruleset, said: string | undefined): readonly Technology[] =>
  (said ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
    .map((part) => {
      const names = (technology: Technology): readonly string[] => [
        technology,
        ...LANGUAGES.map((language) => desk.words(ruleset, language).technology(technology).toLowerCase()),
      ];
      const found = TECHNOLOGIES.filter((technology) => names(technology).some((name) => name.startsWith(part)));
      const [only] = found;
      if (only !== undefined && found.length === 1) return only;
      throw stop(desk, desk.t.odds.badTechnology(cleanLine(part), TECHNOLOGIES.join(', ')));
    });

const planOf = (desk: Desk, said: string | undefined): Plan | undefined => {
  if (said === undefined) return undefined;
  const plan = PLANS.find((one) => one === said.toUpperCase());
  if (plan === undefined) throw stop(desk, desk.t.odds.badPlan(cleanLine(said)));
  return plan;
};

const submarinesOf = (desk: Desk, said: string | undefined): 'stay' | 'withdraw' | undefined => {
  if (said === undefined || said === 'stay' || said === 'withdraw') return said;
  throw stop(desk, desk.t.odds.badSubmarines(cleanLine(said)));
};

const SIDES = ['attacker', 'defender'] as const;
type Role = (typeof SIDES)[number];

const conductOf = (desk: Desk, reader: Reader, given: Given, role: Role): Conduct => {
  const order = given.text(`order-${role}`);
  const plan = planOf(desk, given.text(`plan-${role}`));
  const submarines = submarinesOf(desk, given.text(`subs-${role}`));
  const [after, below] =
    role === 'attacker' ? [numberOf(desk, given, 'retreat'), numberOf(desk, given, 'retreat-below')] : [];
  return {
    ...(order === undefined
      ? {}
      : { orderOfLoss: [...new Set(understood(desk, reader.ruleset, parseUnitTypes(reader, order)))] }),
    ...(plan === undefined ? {} : { plan }),
    ...(submarines === undefined ? {} : { submarines }),
    ...(after === undefined ? {} : { retreatAfter: after }),
    ...(below === undefined ? {} : { retreatBelow: below }),
  };
};

/** Battleships that support: a number, or a list of them. */
const shotsOf = (desk: Desk, reader: Reader, given: Given): number => {
  const said = given.text('bombard');
  if (said === undefined) return 0;
  if (/^\d+$/.test(said)) return numberOf(desk, given, 'bombard') ?? 0;
  const units = understood(desk, reader.ruleset, parseForce(reader, said));
  const other = countEntries(units).find(([type]) => type !== 'battleship');
  if (other !== undefined) throw stop(desk, desk.t.odds.badUnit(desk.words(reader.ruleset).unit(other[0])));
  return units.battleship ?? 0;
};

/** Units of a side that fight where the battle is. */
const checkForce = (desk: Desk, ruleset: Ruleset, kind: 'land' | 'sea', role: Role, units: UnitCounts): void => {
  const words = desk.words(ruleset);
  if (countTotal(units) > MOST_UNITS[kind]) throw stop(desk, desk.t.odds.tooMany(MOST_UNITS[kind]));
  for (const [type] of countEntries(units)) {
    const { domain } = ruleset.board.units[type];
    const isGun = type === 'aa-gun' && role === 'defender' && kind === 'land';
    if (type === 'industrial-complex' || (type === 'aa-gun' && !isGun))
      throw stop(desk, desk.t.odds.badUnit(words.unit(type)));
    if (!isGun && domain !== 'air' && domain !== kind)
      throw stop(desk, desk.t.odds.mixed(words.unit(type)), desk.t.odds.mixedNext);
  }
};

/** The question that a command line asks. */
export const questionOf = (desk: Desk, reader: Reader, given: Given, text: string): Question => {
  const { ruleset } = reader;
  const clash = understood(desk, ruleset, parseClash(reader, text));
  const isShip = ([type]: ReturnType<typeof countEntries>[number]): boolean =>
    ruleset.board.units[type].domain === 'sea';
  const kind = SIDES.some((role) => countEntries(clash[role]).some(isShip)) ? 'sea' : 'land';
  for (const role of SIDES) checkForce(desk, ruleset, kind, role, clash[role]);
  const shots = shotsOf(desk, reader, given);
  const lands = (clash.attacker.infantry ?? 0) + (clash.attacker.armor ?? 0) > 0 && kind === 'land';
  if ((shots > 0 || given.has('assault')) && !lands)
    throw stop(desk, desk.t.odds.notAlone(shots > 0 ? '--bombard' : '--assault'));
  const guns = numberOf(desk, given, 'aa') ?? clash.defender['aa-gun'] ?? 0;
  const army = (role: Role) => ({
    units: clash[role],
    technologies: technologiesOf(desk, ruleset, given.text(`tech-${role}`)),
    conduct: conductOf(desk, reader, given, role),
  });
  return {
    kind,
    attacker: army('attacker'),
    defender: army('defender'),
    luck: given.has('low-luck') ? 'low-luck' : 'dice',
    guns: kind === 'land' ? guns : 0,
    shots,
    assault: shots > 0 || given.has('assault') ? 'landing' : 'none',
  };
};
