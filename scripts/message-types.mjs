// Writes the types of messages from their English text: `src/i18n/messages/keys.ts`, which is not kept in git. What
// stands in a catalogue and cannot be read is named with file, line and message, in every language.
//
// `node scripts/message-types.mjs [<folder of catalogues>]`

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, Visitor } from '@fluent/syntax';

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../src/i18n/messages'));
const target = path.join(folder, 'keys.ts');
const SOURCE = 'en';

/**
 * The type of what each function is given first.
 * @type {Readonly<Record<string, string>>}
 */
const TAKES = {
  IN: 'SpaceId',
  TO: 'SpaceId',
  FROM: 'SpaceId',
  THE: 'SpaceId',
  ACC: 'SpaceId',
  DAT: 'SpaceId',
  SHORT: 'SpaceId',
  CITY: 'Power',
  SPACE: 'SpaceId',
  AGREE: 'SpaceId',
  SPACES: 'readonly SpaceId[]',
  PATH: 'readonly SpaceId[]',
  UNIT: 'UnitType',
  UNITS: 'UnitType',
  KIND: 'string',
  FORCE: 'UnitCounts',
  POWER: 'Who',
  POWERS: 'readonly Power[]',
  SIDE: 'Side',
  SIDES: 'readonly Side[]',
  PHASE: 'Phase',
  ORDER: 'GameOrderType',
  CANAL: 'string',
  THEATRE: 'string',
  PURSE: 'string',
  PURSES: 'readonly string[]',
  TECHNOLOGY: 'Technology',
  LIST: 'readonly (string | number)[]',
  EITHER: 'readonly (string | number)[]',
  ITEM: 'readonly (string | number)[]',
  COUNT: 'string | readonly unknown[]',
  CAPITAL: 'string',
  QUOTE: 'string | readonly string[]',
  DIGITS: 'number',
  DECIMAL: 'number',
  PERCENT: 'number',
  IN_OR_ON: 'SpaceId',
  ARTICLE: 'SpaceId',
  TECHNOLOGIES: 'readonly Technology[]',
  WORD: 'number',
  HASH: 'string',
};
/** Types that hold others: where a parameter goes to several functions, the narrower one is its type. */
const WIDE = ['string | readonly unknown[]', 'string | readonly string[]'];
/** Where the types are from. @type {Readonly<Record<string, readonly string[]>>} */
const ROOMS = {
  '../../engine/index.ts': ['GameOrderType'],
  '../../vocab/index.ts': ['Phase', 'Power', 'Side', 'SpaceId', 'Technology', 'UnitCounts', 'UnitType', 'Who'],
};

/**
 * @typedef {{ takes: Set<string>, keys: Set<string>, shown: boolean, counted: boolean }} Use
 *   how a message uses a parameter: what the functions take that it goes to, the words it is compared with, whether it
 *   is shown as it is, and whether a number is asked for
 * @typedef {{ id: string, where: string, uses: Map<string, Use>, names: Set<string>, unknown: Set<string> }} Message
 *   `names` are the messages it names, `unknown` the functions it asks for that there are not
 */

/** Finds the parameters of a message. */
class Reader extends Visitor {
  /** @type {Message} */
  message;
  /** @param {string} id @param {string} where */
  constructor(id, where) {
    super();
    this.message = { id, where, uses: new Map(), names: new Set(), unknown: new Set() };
  }
  /** @param {string} name @returns {Use} */
  use(name) {
    const use = this.message.uses.get(name) ?? { takes: new Set(), keys: new Set(), shown: false, counted: false };
    this.message.uses.set(name, use);
    return use;
  }
  /** @override @param {import('@fluent/syntax').VariableReference} node */
  visitVariableReference(node) {
    this.use(node.id.name).shown = true;
  }
  /** @override @param {import('@fluent/syntax').MessageReference} node */
  visitMessageReference(node) {
    this.message.names.add(node.id.name);
  }
  /** @override @param {import('@fluent/syntax').FunctionReference} node */
  visitFunctionReference(node) {
    const [first, ...others] = node.arguments.positional;
    const name = node.id.name;
    if (TAKES[name] === undefined) this.message.unknown.add(name);
    if (first?.type === 'VariableReference') {
      // FORCE($unit, $number) takes a unit, FORCE($counts) what units there are.
      this.use(first.id.name).takes.add(name === 'FORCE' && others.length > 0 ? 'UnitType' : (TAKES[name] ?? ''));
    } else if (first !== undefined) this.visit(first);
    for (const other of others) {
      if (other.type === 'VariableReference') this.use(other.id.name).counted = true;
      else this.visit(other);
    }
  }
  /** @override @param {import('@fluent/syntax').SelectExpression} node */
  visitSelectExpression(node) {
    const { selector, variants } = node;
    if (selector.type === 'VariableReference') {
      const use = this.use(selector.id.name);
      const keys = variants.map(({ key }) => (key.type === 'NumberLiteral' ? key.value : key.name));
      if (keys.some((key) => key === 'one' || /^\d/.test(key))) use.counted = true;
      else for (const key of keys) use.keys.add(key);
    } else this.visit(selector);
    for (const variant of variants) this.visit(variant.value);
  }
}

/** What a parameter must be to go where it goes. @param {Use} use @returns {readonly string[]} */
const narrowOf = ({ takes }) => [...takes].filter((type) => type !== '' && !WIDE.includes(type));

/** The type of a parameter, without whether it may be missing. @param {Use} use @returns {string} */
const kindOf = (use) => {
  const { takes, keys, shown, counted } = use;
  const narrow = narrowOf(use);
  if (narrow.length > 0) return narrow.join(' & ');
  if (counted) return 'number';
  const words = [...keys].filter((key) => key !== 'none');
  if (words.length > 0 && !keys.has('other')) return words.map((word) => `'${word}'`).join(' | ');
  if (takes.size > 0) return shown || keys.size > 0 ? 'string' : [...takes].join(' & ');
  if (words.length > 1) return 'string';
  return shown || keys.size > 0 ? 'string | number' : 'never';
};

/** @param {Use} use @returns {string} the type of a parameter */
const typeOf = (use) => `${kindOf(use)}${use.keys.has('none') ? ' | null | undefined' : ''}`;

/**
 * Adds the parameters that a comment declares, such as `# $power (Power) whose turn it is`: translations may use them
 * where the English text has no need of them. Those of a heading (`##`) hold for every message below it.
 *
 * @param {Reader} reader @param {string} comment
 */
const declare = (reader, comment) => {
  for (const [, name = '', type = ''] of comment.matchAll(/\$([\w-]+) \(([^)]+)\)/g)) reader.use(name).takes.add(type);
};

/** @param {string} text @param {number} at @returns {number} the line of a position, from 1 */
const lineOf = (text, at) => text.slice(0, at).split('\n').length;

/** @type {string[]} */
const faults = [];

/** The messages of a language by name. @param {string} language @returns {Map<string, Message>} */
const messagesIn = (language) => {
  /** @type {Map<string, Message>} */
  const messages = new Map();
  for (const file of readdirSync(path.join(folder, language)).sort()) {
    const text = readFileSync(path.join(folder, language, file), 'utf8');
    let heading = '';
    for (const entry of parse(text, { withSpans: true }).body) {
      const line = lineOf(text, entry.span?.start ?? 0);
      const where = `${path.relative(process.cwd(), path.join(folder, language, file))}:${line}`;
      if (entry.type === 'Junk') {
        const said = entry.annotations.map(({ message }) => message).join(' ');
        faults.push(`${where}: ${/^[\w-]+/.exec(entry.content)?.[0] ?? ''}: ${said}`);
      }
      if (entry.type === 'GroupComment') heading = entry.content;
      if (entry.type !== 'Message' || entry.value === null) continue;
      // A message is found by the line it begins with, before its catalogue is parsed (src/i18n/messages/say.ts).
      if (!text.startsWith(`${entry.id.name} =`, entry.id.span?.start))
        faults.push(`${where}: ${entry.id.name}: a message begins with “${entry.id.name} =”.`);
      if (messages.has(entry.id.name)) faults.push(`${where}: ${entry.id.name} is there twice.`);
      const reader = new Reader(entry.id.name, where);
      reader.visit(entry.value);
      declare(reader, `${heading}\n${entry.comment?.content ?? ''}`);
      messages.set(entry.id.name, reader.message);
    }
  }
  for (const { id, where, names, unknown } of messages.values()) {
    for (const name of names)
      if (!messages.has(name)) faults.push(`${where}: ${id} names ${name}, which is not there.`);
    for (const name of unknown) faults.push(`${where}: ${id} asks for ${name}, which is no function.`);
  }
  return messages;
};

const source = messagesIn(SOURCE);

/** A parameter used in two messages. @param {Use | undefined} one @param {Use} other @returns {Use} */
const both = (one, other) =>
  one === undefined
    ? other
    : {
        takes: new Set([...one.takes, ...other.takes]),
        keys: new Set([...one.keys, ...other.keys]),
        shown: one.shown || other.shown,
        counted: one.counted || other.counted,
      };

/**
 * What a message is told, and what those are told that it names. @param {Message} message @returns {Map<string, Use>}
 */
const usesOf = ({ uses, names }) => {
  const all = new Map(uses);
  for (const name of names) {
    const named = source.get(name);
    if (named === undefined) continue;
    for (const [param, use] of usesOf(named)) all.set(param, both(all.get(param), use));
  }
  return all;
};

for (const { name: language } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (language === SOURCE) continue;
  const messages = messagesIn(language);
  for (const id of source.keys()) if (!messages.has(id)) faults.push(`${language}: ${id} is missing.`);
  for (const message of messages.values()) {
    const { id, where, uses } = message;
    const original = source.get(id);
    if (original === undefined) faults.push(`${where}: ${id} is not in the English text.`);
    const told = original === undefined ? uses : usesOf(original);
    for (const [param, use] of uses) {
      const originally = told.get(param);
      if (originally === undefined) {
        faults.push(`${where}: ${id} is not told $${param}.`);
        continue;
      }
      for (const type of narrowOf(use)) {
        if (!narrowOf(originally).includes(type)) faults.push(`${where}: ${id}: $${param} is no ${type} in English.`);
      }
    }
  }
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  const lines = [...source.values()].map((message) => {
    const params = [...usesOf(message)].map(([name, use]) => `readonly ${name}: ${typeOf(use)}`);
    return `  readonly '${message.id}': ${params.length === 0 ? 'Record<never, never>' : `{ ${params.join('; ')} }`};`;
  });
  const head = '// Written by scripts/message-types.mjs from the English catalogues.';
  const types = `export interface Messages {\n${lines.join('\n')}\n}`;
  const imports = Object.entries(ROOMS).flatMap(([from, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(types));
    return used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '${from}';`];
  });
  const text = `${[head, ...imports].join('\n')}\n\n${types}\n`;
  writeFileSync(target, text);
}
