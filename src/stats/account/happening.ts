// What happens in a round of a battle, one event at a time, as a reader follows it.

import type { EventOf, GameEvent, UnitGroup } from '../../engine/index.ts';
import type { Ipc, Power, SpaceId } from '../../vocab/index.ts';
import { type FireAccount, fireOf } from './fire.ts';
import { type Force, forcesOfGroups } from './force.ts';

/** The dice that hit them, where that settles whom they may hit. */
type Dice = NonNullable<EventOf<'units-lost'>['dice']>;

/** Something that happened in a round, in order. */
export type Happening =
  | ({ readonly kind: 'fire' } & FireAccount)
  | {
      readonly kind: 'lost';
      readonly forces: readonly Force[];
      readonly cause: EventOf<'units-lost'>['cause'];
      readonly chosenBy: EventOf<'units-lost'>['chosenBy'];
      readonly dice?: Dice;
    }
  /** Hit, and firing once more before they leave; told only while they have not left. */
  | { readonly kind: 'marked'; readonly forces: readonly Force[]; readonly dice?: Dice }
  /** Hit, damaged and fighting on. */
  | { readonly kind: 'damaged'; readonly forces: readonly Force[]; readonly dice?: Dice }
  | { readonly kind: 'void'; readonly hits: number; readonly side: 'attack' | 'defence' }
  | {
      readonly kind: 'withdrew';
      readonly side: 'attack' | 'defence';
      readonly forces: readonly Force[];
      readonly to: SpaceId;
    }
  | {
      readonly kind: 'stayed';
      readonly decision: 'withdraw' | 'retreat';
      readonly side: 'attack' | 'defence';
      readonly powers: readonly Power[];
    }
  /** Without `to` planes broke off; ships that stay have broken off contact. */
  | { readonly kind: 'retreated'; readonly forces: readonly Force[]; readonly to?: SpaceId; readonly stays?: 'yes' }
  | { readonly kind: 'landing-off'; readonly forces: readonly Force[]; readonly zone: SpaceId }
  /** Paid at once, or when the owner counts his income. */
  | { readonly kind: 'bombed'; readonly owner: Power; readonly damage: Ipc; readonly paid?: 'later' };

/** A happening while its battle is being told; units that are hit and still fire are remembered by id. */
export type Happened = Happening & { readonly marks?: readonly UnitGroup[] };

const hitBy = ({ dice }: { readonly dice?: Dice }): { readonly dice?: Dice } => (dice === undefined ? {} : { dice });

/** What an event of a battle is to its reader; undefined for those that only move the battle on. */
export const happeningOf = (event: GameEvent, seq: number): Happened | undefined => {
  switch (event.type) {
    case 'rolled':
      return { kind: 'fire', ...fireOf(event, seq) };
    case 'units-marked':
      return { kind: 'marked', forces: forcesOfGroups(event.units), ...hitBy(event), marks: event.units };
    case 'units-damaged':
      return { kind: 'damaged', forces: forcesOfGroups(event.units), ...hitBy(event) };
    case 'units-lost':
      return {
        kind: 'lost',
        forces: forcesOfGroups(event.units),
        cause: event.cause,
        chosenBy: event.chosenBy,
        ...hitBy(event),
      };
    case 'hits-void':
      return { kind: 'void', hits: event.hits, side: event.side };
    case 'submarines-withdrew':
      return { kind: 'withdrew', side: event.side, forces: forcesOfGroups(event.units), to: event.to };
    case 'stayed':
      return { kind: 'stayed', decision: event.decision, side: event.side, powers: event.powers };
    case 'retreated':
      return {
        kind: 'retreated',
        forces: forcesOfGroups(event.units),
        ...(event.to === undefined ? {} : { to: event.to }),
        ...(event.to === event.from ? { stays: 'yes' as const } : {}),
      };
    case 'landing-cancelled':
      return { kind: 'landing-off', forces: forcesOfGroups(event.units), zone: event.zone };
    case 'industry-bombed':
      return {
        kind: 'bombed',
        owner: event.owner,
        damage: event.damage,
        ...(event.paid === undefined ? {} : { paid: event.paid }),
      };
    default:
      return undefined;
  }
};

/** Hits of one sort counted together. */
const sumOf = (dice: Dice): Dice => {
  const sums = new Map<string, Dice[number]>();
  for (const each of dice) {
    const key = `${each.power}/${each.unit ?? ''}/${each.face ?? ''}`;
    sums.set(key, { ...each, hits: (sums.get(key)?.hits ?? 0) + each.hits });
  }
  return [...sums.values()];
};

/**
 * The dice that hit units before, which leave only now; undefined unless their marks tell it of them all and nobody
 * else.
 */
export const diceOfMarks = (happenings: readonly Happened[], gone: ReadonlySet<number>): Dice | undefined => {
  const marked = happenings.flatMap((happening) => {
    const ids = happening.marks?.flatMap((group) => group.ids) ?? [];
    return ids.some((id) => gone.has(id)) ? [{ ids, ...(happening.kind === 'marked' ? hitBy(happening) : {}) }] : [];
  });
  const known = new Set(marked.flatMap(({ ids, dice }) => (dice === undefined ? [] : ids)));
  const isWhole = known.size === gone.size && marked.every(({ ids }) => ids.every((id) => gone.has(id)));
  return isWhole && known.size > 0 ? sumOf(marked.flatMap(({ dice }) => dice ?? [])) : undefined;
};

/** The happenings without marks of units that have left since. */
export const withoutMarks = (happenings: readonly Happened[], gone: ReadonlySet<number>): readonly Happened[] =>
  happenings.flatMap((happening): readonly Happened[] => {
    if (happening.marks === undefined) return [happening];
    const marks = happening.marks.flatMap((group) => {
      const ids = group.ids.filter((id) => !gone.has(id));
      return ids.length === 0 ? [] : [{ ...group, ids }];
    });
    return marks.length === 0
      ? []
      : [
          {
            kind: 'marked',
            forces: forcesOfGroups(marks),
            ...(happening.kind === 'marked' ? hitBy(happening) : {}),
            marks,
          },
        ];
  });
