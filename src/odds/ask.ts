// A question about a battle, read from what somebody typed: two forces and options, by the names the command line and
// the calculator's addresses share. Units and technologies are words of a language, so who asks brings a dictionary.
// What is wrong is told as values; the sentences are made elsewhere.

import { canFight, hasTrait, typesWith } from '../board/roster.ts';
import type { Conduct } from '../engine/index.ts';
import {
  countEntries,
  countTotal,
  fail,
  ok,
  PLANS,
  type Plan,
  type Result,
  type Technology,
  type TheatreId,
  type UnitCounts,
  type UnitType,
} from '../vocab/index.ts';
import type { Battle } from './battle.ts';
import type { Army, Question } from './prepare.ts';
import type { BattleRules } from './rules.ts';

/** More than any board holds in one place. The work grows with the fourth power, at sea faster still. */
export const MOST_UNITS = { land: 200, sea: 80 } as const;

/** What can be said about a battle beside its forces. */
export type AskOption =
  | 'low-luck'
  | 'aa'
  | 'bombard'
  | 'assault'
  | 'trapped'
  | 'theatre'
  | 'retreat'
  | 'retreat-below'
  | 'retreat-defender'
  | 'retreat-below-defender'
  | `${'tech' | 'order' | 'plan' | 'subs' | 'damaged'}-${Role}`;
type Role = 'attacker' | 'defender';

/** What was said: an option that takes no value is there or not. */
export interface Said {
  has(option: AskOption): boolean;
  text(option: AskOption): string | undefined;
}

/** How words become units and technologies; `Why` tells what was wrong with them. */
export interface Dictionary<Why> {
  clash(text: string): Result<{ readonly [role in Role]: UnitCounts }, Why>;
  force(text: string): Result<UnitCounts, Why>;
  types(text: string): Result<readonly UnitType[], Why>;
  /** Undefined for what is none, or more than one. */
  technology(text: string): Technology | undefined;
}

/** Why a question cannot be asked. */
export type AskFault<Why> =
  /** Units that were not understood; without an option the two forces are meant. */
  | { readonly code: 'words'; readonly why: Why; readonly option?: AskOption }
  | {
      readonly code: 'number' | 'technology' | 'plan' | 'submarines' | 'theatre';
      readonly option: AskOption;
      readonly said: string;
    }
  /** A unit that takes no part in such a battle. */
  | { readonly code: 'unit'; readonly unit: UnitType }
  /** A unit on the wrong side of the shore. */
  | { readonly code: 'shore'; readonly unit: UnitType }
  | { readonly code: 'too-many'; readonly most: number }
  /** Defenders whom the rules let nowhere go. */
  | { readonly code: 'defenders-stay'; readonly option: AskOption }
  /** Damaged ships where none bears a hit, or more of them than there are. */
  | { readonly code: 'not-damaged'; readonly option: AskOption }
  /** Something that goes with a landing only. */
  | { readonly code: 'no-landing'; readonly option: 'bombard' | 'assault' };

const numberOf = (units: UnitCounts, test: (type: UnitType) => boolean): number =>
  countEntries(units).reduce((sum, [type, count]) => (test(type) ? sum + count : sum), 0);

/** Reads one question and gathers what is wrong with it. */
class Reading<Why> {
  readonly faults: AskFault<Why>[] = [];
  readonly #rules: BattleRules;
  readonly #words: Dictionary<Why>;
  readonly #said: Said;

  constructor(rules: BattleRules, words: Dictionary<Why>, said: Said) {
    this.#rules = rules;
    this.#words = words;
    this.#said = said;
  }

  units<T>(read: Result<T, Why>, option?: AskOption): T | undefined {
    if (read.ok) return read.value;
    this.faults.push({ code: 'words', why: read.error, ...(option === undefined ? {} : { option }) });
    return undefined;
  }

  /** A whole number from 1 on. */
  number(option: AskOption): number | undefined {
    const said = this.#said.text(option);
    if (said === undefined) return undefined;
    if (/^[1-9]\d{0,2}$/.test(said)) return Number(said);
    this.faults.push({ code: 'number', option, said });
    return undefined;
  }

  /** One of some words, in capitals or not. */
  #word<T extends string>(code: 'plan' | 'submarines', option: AskOption, known: readonly T[]): T | undefined {
    const said = this.#said.text(option);
    if (said === undefined) return undefined;
    const found = known.find((one) => one.toLowerCase() === said.toLowerCase());
    if (found === undefined) this.faults.push({ code, option, said });
    return found;
  }

  #technologies(option: AskOption): readonly Technology[] {
    const parts = (this.#said.text(option) ?? '').split(',').map((part) => part.trim().toLowerCase());
    return parts.filter(Boolean).flatMap((said) => {
      const technology = this.#words.technology(said);
      if (technology === undefined) this.faults.push({ code: 'technology', option, said });
      return technology ?? [];
    });
  }

  army(role: Role, units: UnitCounts): Army {
    const order = this.#said.text(`order-${role}`);
    const types = order ? this.units(this.#words.types(order), `order-${role}`) : undefined;
    const plan = this.#word<Plan>('plan', `plan-${role}`, PLANS);
    const submarines = this.#word('submarines', `subs-${role}`, ['stay', 'withdraw']);
    const whose = role === 'attacker' ? '' : '-defender';
    const [after, below] = [this.number(`retreat${whose}`), this.number(`retreat-below${whose}`)];
    if (whose !== '' && (after ?? below) !== undefined && this.#rules.retreat.by === 'attacker')
      this.faults.push({ code: 'defenders-stay', option: `retreat${whose}` });
    const hurt = this.number(`damaged-${role}`) ?? 0;
    // Of a board's kinds of ship one bears more than a hit.
    const ship = this.#rules.board.roster.find((type) => this.#rules.board.units[type].hits);
    if (hurt > ((ship && units[ship]) ?? 0)) this.faults.push({ code: 'not-damaged', option: `damaged-${role}` });
    const damaged = ship && hurt > 0 ? { damaged: { [ship]: hurt } } : {};
    const orderOfLoss = types && [...new Set(types)];
    const wishes = { orderOfLoss, plan, submarines, retreatAfter: after, retreatBelow: below };
    // What nobody said is not there.
    const said = Object.entries(wishes).filter(([, wish]) => wish !== undefined);
    const conduct: Conduct = Object.fromEntries(said);
    return { units, technologies: this.#technologies(`tech-${role}`), ...damaged, conduct };
  }

  /** Ships that support a landing: so many of the usual kind, or a list of them. */
  shots(): { readonly shots: number; readonly supporters?: UnitCounts } {
    const said = this.#said.text('bombard');
    if (said === undefined || /^\d+$/.test(said)) return { shots: this.number('bombard') ?? 0 };
    const { board } = this.#rules;
    const supporters = this.units(this.#words.force(said), 'bombard') ?? {};
    for (const [unit] of countEntries(supporters))
      if (!hasTrait(board, unit, 'bombards')) this.faults.push({ code: 'unit', unit });
    const shots = countTotal(supporters);
    return typesWith(board, 'bombards').length > 1 ? { shots, supporters } : { shots };
  }

  /** The theatre a battle is fought in; between them where none is named. */
  theatre(): TheatreId | undefined {
    const said = this.#said.text('theatre');
    if (said === undefined) return undefined;
    const { theatres = [] } = this.#rules.board;
    const found = theatres.find(({ id }) => id === said.toLowerCase())?.id;
    if (found === undefined) this.faults.push({ code: 'theatre', option: 'theatre', said });
    return found;
  }

  isShip(type: UnitType): boolean {
    return this.#rules.board.units[type].domain === 'sea';
  }

  /** How many units of a force are such as take land. */
  troops(units: UnitCounts): number {
    const { board } = this.#rules;
    return numberOf(units, (type) => board.units[type].domain === 'land' && canFight(board, type));
  }

  /** How many guns stand among the units of a force. */
  guns(units: UnitCounts): number {
    return numberOf(units, (type) => hasTrait(this.#rules.board, type, 'antiaircraft'));
  }

  /** Units of a side that fight where the battle is. */
  check(kind: Battle['kind'], role: Role, units: UnitCounts): void {
    if (countTotal(units) > MOST_UNITS[kind]) this.faults.push({ code: 'too-many', most: MOST_UNITS[kind] });
    for (const [unit] of countEntries(units)) {
      const { board } = this.#rules;
      const { domain } = board.units[unit];
      const isGun = hasTrait(board, unit, 'antiaircraft') && role === 'defender' && kind === 'land';
      const fights = board.roster.includes(unit) && (canFight(board, unit) || isGun);
      if (!fights) this.faults.push({ code: 'unit', unit });
      else if (!isGun && domain !== 'air' && domain !== kind) this.faults.push({ code: 'shore', unit });
    }
  }
}

/**
 * The question that somebody asks.
 *
 * @param text two forces, the attacker's first
 * @returns all that is wrong with it, what comes first first, if anything is
 */
export const readQuestion = <Why>(
  rules: BattleRules,
  words: Dictionary<Why>,
  text: string,
  said: Said,
): Result<Question, readonly AskFault<Why>[]> => {
  const reading = new Reading(rules, words, said);
  const read = reading.units(words.clash(text));
  const clash = read ?? { attacker: {}, defender: {} };
  const isAtSea = [clash.attacker, clash.defender].some((units) =>
    countEntries(units).some(([type]) => reading.isShip(type)),
  );
  const kind = isAtSea ? 'sea' : 'land';
  reading.check(kind, 'attacker', clash.attacker);
  reading.check(kind, 'defender', clash.defender);
  const support = reading.shots();
  const lands = reading.troops(clash.attacker) > 0 && !isAtSea;
  const isAssault = support.shots > 0 || said.has('assault');
  if (isAssault && !lands && read !== undefined)
    reading.faults.push({ code: 'no-landing', option: support.shots > 0 ? 'bombard' : 'assault' });
  const guns = reading.number('aa') ?? reading.guns(clash.defender);
  const theatre = reading.theatre();
  const question: Question = {
    kind,
    attacker: reading.army('attacker', clash.attacker),
    defender: reading.army('defender', clash.defender),
    luck: said.has('low-luck') ? 'low-luck' : 'dice',
    guns: isAtSea ? 0 : guns,
    ...support,
    assault: isAssault ? 'landing' : 'none',
    ...(said.has('trapped') ? { exits: 'closed' } : {}),
    ...(theatre === undefined ? {} : { theatre }),
  };
  return reading.faults.length === 0 ? ok(question) : fail(reading.faults);
};
