// The form of plans, as they wait beside an archive and as files.

import { z } from 'zod';
import { isGameId } from '../log/index.ts';
import { isTime } from '../vocab/index.ts';
import { PLAN_FORMAT, type PlanFile } from './plan-file.ts';

export const Hash = z.string().regex(/^[0-9a-f]{64}$/);
export const Id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(40);
export const GameId = z.string().refine(isGameId);
export const Time = z.string().refine(isTime);
export const TurnId = z
  .string()
  .regex(/^r\d{2,3}-[a-z]+(?:-[a-z]+)*$/)
  .max(40);

/** What every plan says, wherever it was written. */
export const PLAN_FIELDS = {
  game: GameId,
  player: Id,
  /** The turn it is for. */
  turn: TurnId,
  at: Time,
  text: z.string().max(60_000),
} as const;

const FileSchema: z.ZodType<PlanFile> = z.strictObject({
  format: z.literal(PLAN_FORMAT),
  ...PLAN_FIELDS,
  head: z.strictObject({ count: z.int().min(1), hash: Hash }),
});

/** What a text is: a plan, one that is not whole or of a later program, or nothing of the kind. */
export type ReadPlan =
  | { readonly kind: 'plan'; readonly plan: PlanFile }
  | { readonly kind: 'broken' | 'later' }
  | { readonly kind: 'other' };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a text that may be a plan's file; a turn sheet is none. */
export const readPlan = (text: string): ReadPlan => {
  if (!/^\uFEFF?\s*\{/.test(text)) return { kind: 'other' };
  const json = jsonOf(text.replace(/^\uFEFF/, ''));
  const parsed = FileSchema.safeParse(json);
  if (parsed.success) return { kind: 'plan', plan: parsed.data };
  const named = z.object({ format: z.string() }).safeParse(json);
  const format = named.success ? named.data.format : /"format"\s*:\s*"(fieldpost-plan\/\d+)"/.exec(text)?.[1];
  if (format === undefined || !format.startsWith('fieldpost-plan/')) return { kind: 'other' };
  return { kind: format === PLAN_FORMAT ? 'broken' : 'later' };
};
