// Rows of fire read for the solver that takes them one after the other: who throws in each, what sorts of hit the dice
// make, and whom each sort takes. Where rows are such as it does not know, there is nothing to read.

import { hasTrait } from '../board/roster.ts';
import type { AimRow, CombatProgram, FireRow, Ruleset, TargetClass } from '../rulesets/index.ts';
import type { Battle, Group } from './battle.ts';

/** Hits that are taken alike. */
export interface Sort {
  /** Kinds or domains; the first class that has somebody left is hit. */
  readonly at: readonly (readonly TargetClass[])[];
  readonly by: 'owner' | 'shooter';
  /** Units on the spot, or ships beside a landing as well. */
  readonly reach: 'spot' | 'beside';
  /** Faces of a die that make such a hit. */
  readonly faces: number;
}

/** Dice of one group in a row. */
export interface Shots {
  /** The group's place in its force. */
  readonly group: number;
  /** Dice a unit throws. */
  readonly dice: number;
  /** At most two, in the order in which their hits are taken. */
  readonly sorts: readonly Sort[];
}

/** A row: the groups that fire, first to be taken first. */
export interface Step {
  readonly fires: 'attack' | 'defence';
  readonly shots: readonly Shots[];
}

/** A round: fire whose losses leave at once, then fire of both sides whose losses leave together. */
export interface Round {
  readonly atOnce: readonly Step[];
  readonly together: readonly Step[];
}

/** A row of the first round of a landing. */
export interface LandingStep extends Step {
  readonly losses: FireRow['losses'];
}

export interface RowProgram {
  readonly first: Round;
  readonly later: Round;
}

type Aims = Ruleset['combat']['aims'];
export type RowRules = Pick<Ruleset, 'board' | 'combat'>;

/** Faces at or under `need` that a row of an aim takes, others of the same aim left out. */
const facesOf = (row: AimRow, rows: readonly AimRow[], need: number): number => {
  const named = rows.flatMap(({ face }) => (face === 'any' || face > need ? [] : [face]));
  return row.face === 'any' ? need - named.length : row.face <= need ? 1 : 0;
};

const sortsOf = (aims: Aims, { type, need }: Group, { fires, ships }: FireRow): readonly Sort[] => {
  const rows = aims?.find(({ unit }) => unit === type)?.[fires] ?? [
    { face: 'any', at: [['land', 'air', 'sea']], by: 'owner', clauses: [] },
  ];
  return rows
    .map(
      (row): Sort => ({
        at: row.at,
        by: row.by,
        reach: ships === 'any-hit' || (ships === 'picked' && row.by === 'shooter') ? 'beside' : 'spot',
        faces: facesOf(row, rows, need),
      }),
    )
    .filter(({ faces }) => faces > 0);
};

/** The dice of a row; undefined where they make more sorts of hit than two. */
const stepOf = (
  { board, combat: { aims } }: RowRules,
  row: FireRow,
  groups: readonly Group[],
  fires: (group: Group, index: number) => boolean,
): Step | undefined => {
  const { having, lacking = [], domain } = row.who;
  const place = ({ type }: Group): number => {
    const at = aims?.findIndex(({ unit }) => unit === type) ?? -1;
    return at < 0 ? (aims?.length ?? 0) + board.roster.indexOf(type) : at;
  };
  const shots = groups
    .map((group, index) => ({ group, index }))
    .filter(({ group, index }) => {
      const { type, need } = group;
      const has = (trait: typeof having): boolean => trait !== undefined && hasTrait(board, type, trait);
      return (
        need > 0 &&
        (having === undefined || has(having)) &&
        !lacking.some(has) &&
        (domain === undefined || group.domain === domain) &&
        fires(group, index)
      );
    })
    .sort((a, b) => place(a.group) - place(b.group))
    .map(({ group, index }) => ({ group: index, dice: group.dice, sorts: sortsOf(aims, group, row) }));
  return shots.some(({ sorts }) => sorts.length > 2) ? undefined : { fires: row.fires, shots };
};

const roundOf = (
  rules: RowRules,
  steps: CombatProgram['round'],
  attackers: readonly Group[],
  defenders: readonly Group[],
): Round | undefined => {
  const atOnce: Step[] = [];
  const together: Step[] = [];
  let ended = false;
  for (const step of steps) {
    if (step === 'remove-marked') ended = true;
    else if (step === 'retreat') continue;
    else if (typeof step === 'string' || ended) return undefined;
    else {
      const { who, ships, losses, fires } = step;
      // Rows that reach ships beside the battle belong to the first round of a landing.
      if (who.supports !== undefined || who.landed !== undefined || ships !== undefined) return undefined;
      const read = stepOf(rules, step, fires === 'attack' ? attackers : defenders, () => true);
      if (read === undefined) return undefined;
      if (losses === 'at-once' && together.length === 0) atOnce.push(read);
      // Once a side's fire is over, it makes no difference whether those it loses leave now or with those marked.
      else if (losses !== 'ships-at-once' && together.every((other) => other.fires !== fires)) together.push(read);
      else return undefined;
    }
  }
  return ended ? { atOnce, together } : undefined;
};

/**
 * What rows can say of a battle at all: dice that count one by one, units that bear one hit, no guns, nobody marked.
 */
const isPlain = ({ board, combat }: RowRules, battle: Battle): boolean =>
  battle.luck === 'dice' &&
  battle.beyond === undefined &&
  battle.marked.every((count) => count === 0) &&
  battle.opening.guns.length === 0 &&
  combat[battle.kind].opening.every((step) => step === 'antiaircraft-fire') &&
  [...battle.attacker.groups, ...battle.defender.groups, ...(battle.ships ?? [])].every(
    ({ type, hits }) => (board.units[type].hits ?? 1) === 1 && hits === 'all',
  );

/**
 * The rounds of a battle but for the first one of a landing; undefined where its steps or units are such as this solver
 * does not know.
 *
 * @param attackers the groups that the rounds are fought with, the battle's own or others made of them
 */
export const rowProgramOf = (rules: RowRules, battle: Battle, attackers: readonly Group[]): RowProgram | undefined => {
  if (!isPlain(rules, battle)) return undefined;
  const { first, round } = rules.combat[battle.kind];
  const defenders = battle.defender.groups;
  const later = roundOf(rules, round, attackers, defenders);
  const begin = first === undefined ? later : roundOf(rules, first, attackers, defenders);
  return later === undefined || begin === undefined ? undefined : { first: begin, later };
};

/**
 * The rows of the first round of a landing, the ships taken as the last of the attackers' groups; undefined where the
 * rules have no such round, or one with other steps.
 */
export const landingRowsOf = (rules: RowRules, battle: Battle): readonly LandingStep[] | undefined => {
  const { landing } = rules.combat;
  const { ships = [], attacker, defender } = battle;
  if (landing?.first === undefined || landing.opening.some((step) => step !== 'antiaircraft-fire')) return undefined;
  const groups = [...attacker.groups, ...ships];
  const rows: LandingStep[] = [];
  let ashore = false;
  let ended = false;
  for (const step of landing.first) {
    if (step === 'come-ashore') ashore = true;
    else if (step === 'remove-marked') ended = true;
    else if (step === 'retreat') continue;
    else if (typeof step === 'string' || ended) return undefined;
    else {
      const { who, fires, losses } = step;
      const cameBySea = ({ on }: Group): boolean => ships.some(({ ship }) => ship !== undefined && ship === on);
      const mayFire = (group: Group, index: number): boolean => {
        if (fires === 'defence') return true;
        if (index >= attacker.groups.length) return who.supports === 'too';
        return !cameBySea(group) || (ashore && who.landed === undefined);
      };
      const read = stepOf(rules, step, fires === 'attack' ? groups : defender.groups, mayFire);
      if (read === undefined) return undefined;
      rows.push({ ...read, losses });
    }
  }
  return ended ? rows : undefined;
};
