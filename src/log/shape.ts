// What is wrong with the shape of a line, in words of our own: what is missing, what a thing must be. The schema
// library's words stay in here.

import { z } from 'zod';
import { type BareFault, bareFault, type LogFaults, type ShapeProblem } from './fault.ts';
import { EntrySchema } from './schema.ts';
import type { Json } from './walk.ts';

type Shape = Omit<LogFaults['wrong-shape'], 'at'>;
type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const step = (value: Json | undefined, key: PropertyKey): Json | undefined =>
  typeof value === 'object' && value !== null
    ? (value as { readonly [key: string]: Json })[String(key)] // lists answer to their index as a key too
    : undefined;

const valueAt = (root: Json, path: Path): Json | undefined => path.reduce<Json | undefined>(step, root);

/** The schema of one part of a value, as far as it can be told. */
const partOf = (schema: unknown, value: Json | undefined, key: PropertyKey): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return partOf(schema.unwrap(), value, key);
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const type = step(value, 'type');
    const option = schema.options.find((one) => one instanceof z.ZodObject && isNamed(one.shape.type, type));
    return partOf(option, value, key);
  }
  return schema instanceof z.ZodObject ? (schema.shape as { readonly [key: string]: unknown })[String(key)] : undefined;
};

const isNamed = (schema: unknown, type: Json | undefined): boolean =>
  schema instanceof z.ZodLiteral && typeof type === 'string' && schema.values.has(type);

const schemaAt = (root: Json, path: Path): unknown => {
  let schema: unknown = EntrySchema;
  let value: Json | undefined = root;
  for (const key of path) {
    schema = partOf(schema, value, key);
    value = step(value, key);
  }
  return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional ? schema.unwrap() : schema;
};

const wholeNumber = (root: Json, path: Path): Shape => {
  const schema = schemaAt(root, path);
  const { minValue = null, maxValue = null } = schema instanceof z.ZodNumber ? schema : {};
  return {
    problem: 'whole-number',
    expected: [],
    ...(minValue === null || !Number.isFinite(minValue) || minValue <= Number.MIN_SAFE_INTEGER
      ? {}
      : { min: minValue }),
    ...(maxValue === null || !Number.isFinite(maxValue) || maxValue >= Number.MAX_SAFE_INTEGER
      ? {}
      : { max: maxValue }),
  };
};

const KINDS: { readonly [expected: string]: string } = {
  string: 'text',
  array: 'list',
  object: 'object',
  record: 'object',
};

const HEX = /^\^\[0-9a-f\]\{64\}\$$/;
const ID = /a-z0-9/;
const DAYS: readonly PropertyKey[] = ['from', 'to'];

/** Which form a text must have, by its pattern or by where it stands. */
const formOf = (path: Path, pattern = ''): string => {
  const key = path.at(-1);
  const bare = pattern.replace(/^\/|\/[a-z]*$/g, '');
  if (HEX.test(bare)) return 'hash';
  if (key === 'at') return 'time';
  if (path[0] === 'order' && key !== undefined && DAYS.includes(key) && pattern === '') return 'day';
  return key === 'game' || ID.test(bare) ? 'id' : 'other';
};

const lengthOf = (origin: string): ShapeProblem => (origin === 'string' ? 'text-length' : 'list-length');
const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

const shapeOf = (root: Json, issue: Issue): Shape => {
  const { path } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (valueAt(root, path) === undefined) return { problem: 'missing', expected: [] };
      if (isNumber(issue.expected)) return wholeNumber(root, path);
      return { problem: 'kind', expected: [KINDS[issue.expected] ?? 'other'] };
    case 'unrecognized_keys':
      return { problem: 'unknown-keys', expected: issue.keys };
    case 'invalid_value':
      if (valueAt(root, path) === undefined) return { problem: 'missing', expected: [] };
      return { problem: 'not-one-of', expected: issue.values.map(String) };
    case 'too_big':
      if (isNumber(issue.origin)) return wholeNumber(root, path);
      return { problem: lengthOf(issue.origin), expected: [], max: Number(issue.maximum) };
    case 'too_small':
      if (isNumber(issue.origin)) return wholeNumber(root, path);
      return { problem: lengthOf(issue.origin), expected: [], min: Number(issue.minimum) };
    case 'invalid_format':
      return { problem: 'form', expected: [formOf(path, issue.format === 'regex' ? issue.pattern : 'other')] };
    case 'custom':
      return { problem: typeof valueAt(root, path) === 'string' ? 'form' : 'other', expected: [formOf(path)] };
    case 'invalid_key':
      return { problem: 'unknown-keys', expected: [String(path.at(-1) ?? '')] };
    default:
      return { problem: valueAt(root, path) === undefined ? 'missing' : 'other', expected: [] };
  }
};

/** The word at `path`, cut short; empty if there is none. */
const wordAt = (root: Json, path: Path): string => {
  const word = valueAt(root, path);
  return typeof word === 'string' ? word.slice(0, 80) : '';
};

/** The fault behind an issue of the schema. */
export const shapeFault = (root: Json, issue: Issue): BareFault => {
  const at = issue.path.map(String).join('/');
  if (issue.code === 'invalid_union' && 'discriminator' in issue && issue.discriminator === 'type') {
    const asked = wordAt(root, [...issue.path.filter((key) => key !== 'type'), 'type']);
    if (asked === '')
      return bareFault('wrong-shape', {
        at: `${at}/type`.replace(/\/type\/type$/, '/type'),
        problem: 'missing',
        expected: [],
      });
    if (issue.path[0] === 'order' && issue.path.length <= 2) return bareFault('unknown-order', { order: asked });
    if (issue.path[0] === 'events' && issue.path.length <= 3) return bareFault('unknown-event', { at, event: asked });
  }
  return bareFault('wrong-shape', { at, ...shapeOf(root, issue) });
};
