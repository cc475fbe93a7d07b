// A small strict reader of XML for tests: it knows elements, attributes and text, and nothing of what they mean.

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly inside, entities resolved. */
  readonly text: string;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
]);

const decode = (text: string): string =>
  text.replace(/&([^;]*);?/g, (all, name: string) => {
    const found = ENTITIES.get(name);
    if (found === undefined) throw new Error(`bad entity ${all}`);
    return found;
  });

interface Open {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Reads one document. @throws Error on anything that is not well-formed. */
export const readXml = (source: string): XmlElement => {
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const stack: Open[] = [root];
  let at = 0;
  const top = (): Open => stack.at(-1) ?? root;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    const text = source.slice(at, open < 0 ? undefined : open);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these.
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error('control character in text');
    top().text += decode(text);
    if (open < 0) break;
    const tag = /^<(?:\/([\w-]+)|([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?))>/.exec(source.slice(open, open + 60_000));
    if (tag === null) throw new Error(`bad tag at ${open}: ${source.slice(open, open + 60)}`);
    const [all, closing, opening, list = '', empty] = tag;
    if (closing !== undefined) {
      const done = stack.pop();
      if (done === undefined || done.name !== closing) throw new Error(`</${closing}> closes <${done?.name ?? ''}>`);
      top().children.push(done);
    } else {
      const attributes = new Map<string, string>();
      for (const [, name = '', value = ''] of list.matchAll(/([\w:-]+)="([^"]*)"/g)) {
        if (attributes.has(name)) throw new Error(`attribute ${name} twice in <${opening}>`);
        attributes.set(name, decode(value));
      }
      const element: Open = { name: opening ?? '', attributes, children: [], text: '' };
      if (empty === '/') top().children.push(element);
      else stack.push(element);
    }
    at = open + all.length;
  }
  const [only, ...more] = root.children;
  if (stack.length !== 1 || only === undefined || more.length > 0 || root.text.trim() !== '') {
    throw new Error('not exactly one closed element');
  }
  return only;
};

/** An element and all below it, in document order. */
export const all = (element: XmlElement): readonly XmlElement[] => [element, ...element.children.flatMap(all)];

/** All elements with a certain name. */
export const named = (element: XmlElement, name: string): readonly XmlElement[] =>
  all(element).filter((one) => one.name === name);

/** The values of an attribute wherever it occurs. */
export const valuesOf = (element: XmlElement, attribute: string): readonly string[] =>
  all(element).flatMap((one) => one.attributes.get(attribute) ?? []);
