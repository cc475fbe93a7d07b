// Rows of fire read for the solver that takes them one after the other: who throws in each, what sorts of hit the dice
// make, and whom each sort takes. Where rows are such as it does not know, there is nothing to read.

import { hasTrait } from '../board/roster.ts';
import type { AimRow, CombatProgram, FireRow, Ruleset, TargetClass } from '../rulesets/index.ts';
import type { Battle, Force, Group } from './battle.ts';

/** Hits that are taken alike. */
export interface Sort {
  /** Kinds or domains; the first class that has somebody left is hit. */
  readonly at: readonly (readonly TargetClass[])[];
  readonly by: 'owner' | 'shooter';
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

export interface RowProgram {
  readonly first: Round;
  readonly later: Round;
}

type Aims = Ruleset['combat']['aims'];
type Rules = Pick<Ruleset, 'board' | 'combat'>;

/** Faces at or under `need` that a row of an aim takes, others of the same aim left out. */
const facesOf = (row: AimRow, rows: readonly AimRow[], need: number): number => {
  const named = rows.flatMap(({ face }) => (face === 'any' || face > need ? [] : [face]));
  return row.face === 'any' ? need - named.length : row.face <= need ? 1 : 0;
};

const sortsOf = (aims: Aims, { type, need }: Group, fires: Step['fires']): readonly Sort[] => {
  const rows = aims?.find(({ unit }) => unit === type)?.[fires];
  if (rows === undefined) return [{ at: [['land', 'air', 'sea']], by: 'owner', faces: need }];
  return rows
    .map((row) => ({ at: row.at, by: row.by, faces: facesOf(row, rows, need) }))
    .filter(({ faces }) => faces > 0);
};

const stepOf = ({ board, combat: { aims } }: Rules, row: FireRow, { groups }: Force): Step => {
  const { having, lacking = [], domain } = row.who;
  const place = ({ type }: Group): number => {
    const at = aims?.findIndex(({ unit }) => unit === type) ?? -1;
    return at < 0 ? (aims?.length ?? 0) + board.roster.indexOf(type) : at;
  };
  const shots = groups
    .map((group, index) => ({ group, index }))
    .filter(({ group: { type, need } }) => {
      const has = (trait: typeof having): boolean => trait !== undefined && hasTrait(board, type, trait);
      return (
        need > 0 &&
        (having === undefined || has(having)) &&
        !lacking.some(has) &&
        (domain === undefined || board.units[type].domain === domain)
      );
    })
    .sort((a, b) => place(a.group) - place(b.group))
    .map(({ group, index }) => ({ group: index, dice: group.dice, sorts: sortsOf(aims, group, row.fires) }));
  return { fires: row.fires, shots };
};

const roundOf = (rules: Rules, steps: CombatProgram['round'], battle: Battle): Round | undefined => {
  const atOnce: Step[] = [];
  const together: Step[] = [];
  let ended = false;
  for (const step of steps) {
    if (step === 'remove-marked') ended = true;
    else if (step === 'retreat') continue;
    else if (typeof step === 'string' || ended) return undefined;
    else {
      const { who, ships, losses, fires } = step;
      // Rows of landings reach ships beside the battle: this solver knows those on the spot alone.
      if (who.supports !== undefined || who.landed !== undefined || ships !== undefined) return undefined;
      const read = stepOf(rules, step, fires === 'attack' ? battle.attacker : battle.defender);
      if (read.shots.some(({ sorts }) => sorts.length > 2)) return undefined;
      if (losses === 'at-once' && together.length === 0) atOnce.push(read);
      // Once a side's fire is over, it makes no difference whether those it loses leave now or with those marked.
      else if (losses !== 'ships-at-once' && together.every((other) => other.fires !== fires)) together.push(read);
      else return undefined;
    }
  }
  return ended ? { atOnce, together } : undefined;
};

/** Planes in the price of a ship are followed on one ship alone, with all planes of the force on it. */
const hasPlainDecks = ({ groups }: Force): boolean => {
  const decks = groups.filter(({ decked = 0 }) => decked > 0);
  const planes = groups.filter(({ domain }) => domain === 'air');
  const [deck, ...others] = decks;
  if (deck === undefined) return true;
  const [kind, ...more] = planes;
  return others.length + more.length === 0 && deck.count === 1 && deck.decked === kind?.count;
};

/** The rows of a battle that is no landing; undefined where its steps or units are such as this solver does not know. */
export const rowProgramOf = (ruleset: Rules, battle: Battle): RowProgram | undefined => {
  const { opening, first, round } = ruleset.combat[battle.kind];
  const { board } = ruleset;
  const all = [...battle.attacker.groups, ...battle.defender.groups];
  const isPlain =
    battle.luck === 'dice' &&
    battle.marked.every((count) => count === 0) &&
    battle.opening.guns.length === 0 &&
    opening.every((step) => step === 'antiaircraft-fire') &&
    [battle.attacker, battle.defender].every(hasPlainDecks) &&
    all.every(({ type, hits }) => (board.units[type].hits ?? 1) === 1 && hits === 'all');
  if (!isPlain) return undefined;
  const later = roundOf(ruleset, round, battle);
  const begin = first === undefined ? later : roundOf(ruleset, first, battle);
  return later === undefined || begin === undefined ? undefined : { first: begin, later };
};
