// Battles whose hits are taken a step at a time: what both sides throw in a step comes together, sort by sort, and
// ships that go under are out of it. Here their steps are read from the rules; rules that say more than this have no
// such program.

import { hasTrait } from '../board/roster.ts';
import { aimOf } from '../engine/combat/aims.ts';
import type { CombatProgram, FireRow, Ruleset, TargetClass } from '../rulesets/index.ts';
import type { Battle, Group } from './battle.ts';

/** Hits that may fall on the same units. */
interface Aim {
  /** The first class that has somebody left is hit. */
  readonly at: readonly (readonly TargetClass[])[];
  /** Where its hits come among those of a step. */
  readonly place: number;
}

/** Units of one group that fire in a step. */
export interface Shooter {
  readonly group: number;
  /** By whether a unit of its side hunts submarines in this battle. */
  readonly aim: { readonly hunter: Aim; readonly 'no-hunter': Aim };
}

export interface SalvoStep {
  readonly fires: 'attack' | 'defence';
  readonly shooters: readonly Shooter[];
  /** `at-once-unless-hunted`: who is hit is gone and fires no more, unless its side has one that hunts submarines. */
  readonly losses: 'marked' | 'at-once' | 'at-once-unless-hunted';
}

/** A round: what is there of it comes in this order. */
export interface SalvoProgram {
  readonly attackersSubmerge: boolean;
  /** Attackers who fire before all others. */
  readonly first?: SalvoStep;
  readonly attack: SalvoStep;
  readonly defendersSubmerge: boolean;
  readonly defence: SalvoStep;
}

export type SalvoRules = Ruleset;

type Slot = 'attackers-submerge' | 'first' | 'attack' | 'defenders-submerge' | 'defence' | 'remove-marked' | 'retreat';
const ORDER: readonly Slot[] = [
  'attackers-submerge',
  'first',
  'attack',
  'defenders-submerge',
  'defence',
  'remove-marked',
  'retreat',
];
const OPENING: CombatProgram['opening'] = ['antiaircraft-fire', 'supporting-shot'];

/** The place of a step in such a round; undefined where it has none. */
const slotOf = (step: CombatProgram['round'][number]): Slot | undefined => {
  if (typeof step === 'string') return ORDER.find((slot) => slot === step);
  const { fires, losses, who, ships } = step;
  if (ships !== undefined || who.supports !== undefined || who.landed !== undefined || who.rose !== undefined)
    return undefined;
  if (losses === 'marked') return fires;
  return fires === 'attack' && losses !== 'ships-at-once' ? 'first' : undefined;
};

/** The steps of a round by their places; undefined where one has none, or they come in another order. */
const slotsOf = (round: CombatProgram['round']): ReadonlyMap<Slot, CombatProgram['round'][number]> | undefined => {
  const slots = round.map(slotOf);
  const places = slots.map((slot) => (slot === undefined ? -1 : ORDER.indexOf(slot)));
  const inOrder = places.every((place, at) => place > (at === 0 ? -1 : (places[at - 1] ?? 0)));
  if (!inOrder) return undefined;
  return new Map(slots.flatMap((slot, at) => (slot === undefined ? [] : [[slot, round[at] as FireRow | 'retreat']]))); // as long as the round
};

const isFire = (step: CombatProgram['round'][number] | undefined): step is FireRow =>
  step !== undefined && typeof step !== 'string';

/** True for rules whose battles of a kind are fought in such steps. */
export const hasSalvos = ({ combat }: SalvoRules, kind: Battle['kind']): boolean => {
  const { opening, first, round } = combat[kind];
  const slots = slotsOf(round);
  return (
    first === undefined &&
    combat.landing === undefined &&
    opening.every((step) => OPENING.includes(step)) &&
    isFire(slots?.get('attack')) &&
    isFire(slots?.get('defence')) &&
    slots?.has('remove-marked') === true
  );
};

/** How units of a kind hit; undefined where more than one sort of hit comes of it, or the shooter picks. */
const onlyAim = (ruleset: SalvoRules, { type }: Group, side: FireRow['fires'], beside: 'hunter' | 'no-hunter') => {
  const aim = aimOf(ruleset, type, side, beside);
  if (aim === undefined) return { at: [['land', 'air', 'sea']], place: 0 } as const;
  const [row, ...others] = aim.rows;
  if (row === undefined || others.length > 0 || row.face !== 'any' || row.by !== 'owner') return undefined;
  return { at: row.at, place: aim.place };
};

const stepOf = (ruleset: SalvoRules, { fires, who, losses }: FireRow, groups: readonly Group[]) => {
  const { having, lacking = [], domain } = who;
  const shooters: Shooter[] = [];
  for (const [index, group] of groups.entries()) {
    const has = (trait: typeof having): boolean => trait !== undefined && hasTrait(ruleset.board, group.type, trait);
    const isMeant = (having === undefined || has(having)) && !lacking.some(has);
    if (!isMeant || (domain !== undefined && group.domain !== domain) || group.dice * group.need === 0) continue;
    const hunter = onlyAim(ruleset, group, fires, 'hunter');
    const alone = onlyAim(ruleset, group, fires, 'no-hunter');
    if (hunter === undefined || alone === undefined) return undefined;
    shooters.push({ group: index, aim: { hunter, 'no-hunter': alone } });
  }
  return losses === 'ships-at-once' ? undefined : { fires, shooters, losses };
};

/** The rounds of a battle; undefined where its steps are such as this solver does not know. */
export const salvoProgramOf = (ruleset: SalvoRules, battle: Battle): SalvoProgram | undefined => {
  const { kind, attacker, defender } = battle;
  if (!hasSalvos(ruleset, kind) || battle.beyond !== undefined) return undefined;
  const slots = slotsOf(ruleset.combat[kind].round);
  const [first, attack, defence] = (['first', 'attack', 'defence'] as const).map((slot) => {
    const row = slots?.get(slot);
    return isFire(row) ? stepOf(ruleset, row, slot === 'defence' ? defender.groups : attacker.groups) : undefined;
  });
  if (attack === undefined || defence === undefined || (first === undefined && slots?.has('first') === true))
    return undefined;
  return {
    attackersSubmerge: slots?.has('attackers-submerge') === true,
    ...(first === undefined ? {} : { first }),
    attack,
    defendersSubmerge: slots?.has('defenders-submerge') === true,
    defence,
  };
};
