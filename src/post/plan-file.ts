// A player's plan for a turn as a file: what a page in a browser keeps and exports, and `submit` takes in. The same
// fields as what a terminal or a mail leaves to wait (`store.ts`), and how far the log had come when the text was
// written. Without a schema, for a browser.

import { isGameId } from '../log/limits.ts';

/** Counts changes of the form that are more than a further key. */
export const PLAN_FORMAT = 'fieldpost-plan/1';

export interface PlanFile {
  readonly format: typeof PLAN_FORMAT;
  readonly game: string;
  /** The player's id. */
  readonly player: string;
  /** The turn it is for, such as `r02-germany`. */
  readonly turn: string;
  /** How many lines the log had, and the hash of the last. */
  readonly head: { readonly count: number; readonly hash: string };
  /** When it was written, as the log writes times. */
  readonly at: string;
  /** Lines of a sheet, as the player wrote them. */
  readonly text: string;
}

/** The text of the file. */
export const planText = (plan: PlanFile): string => `${JSON.stringify(plan, undefined, 2)}\n`;

/** The name it is saved under. */
export const planName = ({ game, turn }: Pick<PlanFile, 'game' | 'turn'>): string => `${game}-${turn}.plan.json`;

export const HASH = /^[0-9a-f]{64}$/;
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A time is only told, so that it looks like one is enough. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
export const TURN_ID = /^r\d{2,3}-[a-z]+(?:-[a-z]+)*$/;

/** Characters of a plan's text. */
export const MOST_TEXT = 60_000;

const matches =
  (pattern: RegExp, most = 40) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length <= most && pattern.test(value);

/** What each field of a plan must be. */
const FIELDS: { readonly [field in keyof PlanFile]: (value: unknown) => boolean } = {
  format: (value) => value === PLAN_FORMAT,
  game: (value) => typeof value === 'string' && isGameId(value),
  player: matches(ID),
  turn: matches(TURN_ID),
  head: (value) =>
    isRecord(value) &&
    Object.keys(value).length === 2 &&
    Number.isSafeInteger(value.count) &&
    Number(value.count) >= 1 &&
    matches(HASH, 64)(value.hash),
  at: matches(TIME),
  text: matches(/^/, MOST_TEXT),
};

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const isPlan = (json: unknown): json is PlanFile =>
  isRecord(json) &&
  Object.keys(json).length === Object.keys(FIELDS).length &&
  Object.entries(FIELDS).every(([field, isRight]) => isRight(json[field]));

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
  if (isPlan(json)) return { kind: 'plan', plan: json };
  const named = isRecord(json) ? json.format : /"format"\s*:\s*"(fieldpost-plan\/\d+)"/.exec(text)?.[1];
  if (typeof named !== 'string' || !named.startsWith('fieldpost-plan/')) return { kind: 'other' };
  return { kind: named === PLAN_FORMAT ? 'broken' : 'later' };
};
