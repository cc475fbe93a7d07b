// A language made up: English with accents, longer by a third, in the place of Dutch. Whatever is said in plain English
// where it is spoken comes from no message.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type NamedArgument,
  parse,
  type SelectExpression,
  StringLiteral,
  serialize,
  type TextElement,
  Transformer,
} from '@fluent/syntax';

const root = path.resolve(import.meta.dirname, '../..');

const PLAIN = 'aeiouyAEIOUYcnszCNSZ';
const ACCENTED = 'áéíóúýÁÉÍÓÚÝçñšžÇÑŠŽ';

/** English with accents, every vowel and every s twice. */
export const madeUp = (text: string): string =>
  [...text]
    .map((letter) => {
      const accented = ACCENTED[PLAIN.indexOf(letter)];
      if (accented === undefined) return letter;
      return /[aeiouys]/.test(letter) ? `${accented}${accented}` : accented;
    })
    .join('');

/** Options of functions that hold text; others name a form. */
const HOLDS_TEXT = new Set(['one', 'many', 'none', 'more']);

class Accents extends Transformer {
  override visitTextElement(text: TextElement): TextElement {
    text.value = madeUp(text.value);
    return text;
  }
  override visitNamedArgument(argument: NamedArgument): NamedArgument {
    const { name, value } = argument;
    if (HOLDS_TEXT.has(name.name) && value instanceof StringLiteral) value.value = madeUp(value.value);
    return argument;
  }
  override visitSelectExpression(select: SelectExpression): SelectExpression {
    for (const variant of select.variants) this.visit(variant.value);
    return select;
  }
}

/** What a build and the command line need of this project. */
const NEEDED = [
  'bin',
  'content',
  'public',
  'scripts',
  'src',
  'tests/cases',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
];

/** A copy of this project that speaks the language, at `folder`. */
export const copySpeakingIt = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const types = readdirSync(root).filter((file) => file.startsWith('tsconfig'));
  for (const name of [...NEEDED, ...types].filter((each) => existsSync(path.join(root, each))))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const messages = path.join(folder, 'src/i18n/messages');
  for (const file of readdirSync(path.join(messages, 'en'))) {
    const catalogue = parse(readFileSync(path.join(messages, 'en', file), 'utf8'), {});
    new Accents().visit(catalogue);
    writeFileSync(path.join(messages, 'nl', file), serialize(catalogue, {}));
  }
};
