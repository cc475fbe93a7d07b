// Catalogues as messages are looked up in them: from their text, or packed, for a page that brings no parser along.

import { FluentResource } from '@fluent/bundle';

type Body = FluentResource['body'];

/** Messages that stand together. */
export interface Catalogue {
  /** True if a message or a term stands in it. */
  has(id: string): boolean;
  /** Its messages, in the library's shape. */
  read(): { readonly body: Body };
}

/** A catalogue as the text of an `.ftl` file. It is parsed when something of it is asked for, and once. */
export const catalogueOf = (text: string): Catalogue => {
  let parsed: FluentResource | undefined;
  return {
    has: (id) => text.startsWith(`${id} =`) || text.includes(`\n${id} =`),
    read: () => {
      parsed ??= new FluentResource(text);
      return parsed;
    },
  };
};

/** A parsed text or expression: of an expression its kind by number, and what it holds, one behind the other. */
type Part = string | number | readonly Part[];

/** Messages by id, parsed and with short words for their shapes. */
export type Packed = Readonly<Record<string, Part>>;

type Text = NonNullable<Body[number]['value']>;
type Expression = Exclude<Exclude<Text, string>[number], string>;
type Argument = Extract<Expression, { type: 'func' }>['args'][number];

const packText = (text: Text): Part =>
  typeof text === 'string' ? text : text.map((item) => (typeof item === 'string' ? item : packPart(item)));

const packPart = (part: Argument): Part => {
  switch (part.type) {
    case 'var':
      return [0, part.name];
    case 'func':
      return [1, part.name, ...part.args.map(packPart)];
    case 'str':
      return [2, part.value];
    case 'num':
      return [3, part.value];
    case 'narg':
      return [4, part.name, packPart(part.value)];
    case 'mesg':
      return [5, part.name];
    case 'select': {
      const variants = part.variants.flatMap(({ key, value }) => [key.value, packText(value)]);
      return [6, part.star, packPart(part.selector), ...variants];
    }
    case 'term':
      throw new Error(`A page that brings no parser along knows no terms, such as -${part.name}.`);
  }
};

/** Packs the text of a catalogue, when a site is built. */
export const pack = (text: string): Packed =>
  Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, packText(value ?? '')]));

const literal = (value: Part | undefined): object =>
  typeof value === 'number' ? { type: 'num', value, precision: 0 } : { type: 'str', value };

const unpackText = (text: Part | undefined): unknown => (Array.isArray(text) ? text.map(unpackPart) : text);

const unpackPart = (part: Part): unknown => {
  if (!Array.isArray(part)) return part;
  const [kind, value, ...rest] = part as readonly Part[];
  switch (kind) {
    case 0:
      return { type: 'var', name: value };
    case 1:
      return { type: 'func', name: value, args: rest.map(unpackPart) };
    case 4:
      return { type: 'narg', name: value, value: unpackPart(rest[0] ?? '') };
    case 5:
      return { type: 'mesg', name: value };
    case 6: {
      const [selector = '', ...flat] = rest;
      const variants = flat.flatMap((key, at) =>
        at % 2 === 0 ? [{ key: literal(key), value: unpackText(flat[at + 1]) }] : [],
      );
      return { type: 'select', star: value, selector: unpackPart(selector), variants };
    }
    default:
      return literal(value);
  }
};

/** A catalogue that was packed. */
export const unpacked = (packed: Packed): Catalogue => ({
  has: (id) => id in packed,
  read: () => ({
    // What `pack` took apart is put together again.
    body: Object.entries(packed).map(([id, text]) => ({ id, value: unpackText(text), attributes: {} })) as Body,
  }),
});
