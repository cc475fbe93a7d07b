// The words of an HTML mail as lines of text. Nothing of it is run, fetched or followed; what it quotes stands behind
// `>`, as in a mail of plain text. Takes time in proportion to its length, whatever is left open in it.

/** Elements whose content is not for reading. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'textarea',
  'select',
]);

/** Elements that begin and end on a line of their own. */
const BLOCKS =
  /^(?:p|div|br|hr|li|ul|ol|dl|dt|dd|tr|table|tbody|thead|h[1-6]|pre|section|article|header|footer|center|address|form|fieldset)$/;
const CELLS = /^t[dh]$/;
/** Those that part the lines of a cell. */
const LINES = /^(?:p|div|li)$/;
const LISTS = /^[uod]l$/;

const NAMED: { readonly [entity: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euml: 'ë',
  iuml: 'ï',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  rarr: '→',
  larr: '←',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  euro: '€',
};

const character = (code: number): string =>
  code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (typeof decimal === 'string') return character(Number(decimal));
    if (typeof hex === 'string') return character(Number.parseInt(hex, 16));
    return NAMED[String(name)] ?? whole;
  });

/** Between two cells of a row; no text of a mail holds it. */
const CELL = '\u001f';
/** Between two lines of a cell. */
const BREAK = '\u001e';

const linesOf = (cell: string): readonly string[] =>
  cell
    .split(BREAK)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** True for cells of a table that holds data: one of one column, or with a letter in a cell, only holds the page. */
const isRow = (cells: readonly string[]): boolean => {
  const lined = cells.map(linesOf).filter(({ length }) => length > 0);
  const [first, ...others] = lined.map(({ length }) => length);
  const isLetter = first !== undefined && first >= LINES_OF_LETTER && others.every((length) => length < first);
  return lined.length > 1 && !isLetter;
};

/** A row whose cells hold several lines is as many rows; what stands alone in its cell holds for each of them. */
const rowsOf = (cells: readonly string[]): readonly string[] => {
  const lined = cells.map(linesOf);
  const height = Math.min(MOST_ROWS, Math.max(...lined.map(({ length }) => length)));
  return Array.from({ length: height }, (_, row) => {
    const own = lined.map(
      (lines) => lines[row] ?? (lines.length === 1 ? lines[0]?.slice(0, LONGEST_ALONE) : undefined) ?? '',
    );
    return `| ${own.join(' | ')} |`;
  });
};
/** More lines than a cell of a turn has, and more letters than one that holds for all of them. */
const MOST_ROWS = 100;
/** So many lines in the first cell alone are a letter beside something else. */
const LINES_OF_LETTER = 6;
const LONGEST_ALONE = 200;

/** Lines in the making, with how deep they are quoted. */
class Lines {
  readonly done: string[] = [];
  depth = 0;
  /** Whether a cell is under way. */
  inCell: 'yes' | 'no' = 'no';
  private now = '';

  /** Adds text to the line under way. */
  say(text: string): void {
    const begins = this.now === '' || [' ', CELL, BREAK].some((each) => this.now.endsWith(each));
    const from = begins ? text.trimStart() : text;
    this.now += from;
  }

  /** Ends the cell under way. */
  part(): void {
    this.inCell = 'no';
    this.now += CELL;
  }

  /** Ends a line within a cell. */
  breaks(): 'within' | 'no' {
    if (this.inCell === 'no') return 'no';
    this.now += BREAK;
    return 'within';
  }

  /** Takes back an empty line: a list belongs to the paragraph above it. */
  closeUp(): void {
    if (this.done.at(-1) === '') this.done.pop();
  }

  /** Ends the line under way; `always` also an empty one. */
  end(always: 'always' | 'if-any' = 'if-any'): void {
    const cells = this.now.split(CELL).map((cell) => cell.trim());
    const texts = isRow(cells) ? rowsOf(cells.slice(0, -1)) : cells.flatMap(linesOf);
    const isEmpty = texts.every((text) => text === '') && always === 'if-any';
    const quote = '> '.repeat(Math.min(this.depth, 5));
    if (!isEmpty) this.done.push(...texts.map((text) => `${quote}${text}`.trimEnd()));
    this.now = '';
  }
}

/** As much of a tag as its name can take. */
const LONGEST_NAME = 40;

const nameOf = (tag: string): string => /^\/?([a-zA-Z][a-zA-Z0-9:-]{0,30})/.exec(tag)?.[1]?.toLowerCase() ?? '';

/** The lines of an HTML text. */
export const htmlLines = (html: string): readonly string[] => {
  const lower = html.toLowerCase();
  const lines = new Lines();
  let preformatted = 0;
  let at = 0;
  /** The next `>`, looked for once however many `<` stand before it. */
  let close = -1;
  const text = (raw: string): void => {
    const plain = decoded(raw).replaceAll('\u00a0', ' ');
    if (preformatted === 0) return lines.say(plain.replace(/\s+/g, ' '));
    const [first = '', ...more] = plain.split(/\r\n|\n|\r/);
    lines.say(first);
    for (const line of more) {
      lines.end('always');
      lines.say(line);
    }
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    text(html.slice(at, open));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    if (close < open) close = html.indexOf('>', open);
    if (close < 0) {
      at = open;
      break;
    }
    const tag = html.slice(open + 1, Math.min(close, open + LONGEST_NAME));
    const closed = html[close - 1] === '/' ? 'yes' : 'no';
    const name = nameOf(tag);
    at = close + 1;
    if (name === '' && !/^[!?/]/.test(tag)) {
      text('<');
      at = open + 1;
    } else if (SILENT.has(name) && !tag.startsWith('/') && closed === 'no') {
      const end = lower.indexOf(`</${name}`, at);
      const after = end < 0 ? -1 : html.indexOf('>', end);
      at = after < 0 ? html.length : after + 1;
    } else if (name === 'blockquote') {
      lines.end();
      lines.depth = Math.max(0, lines.depth + (tag.startsWith('/') ? -1 : 1));
    } else if (name === 'br') {
      if (lines.breaks() === 'no') lines.end('always');
    } else if (CELLS.test(name)) {
      if (tag.startsWith('/')) lines.part();
      else lines.inCell = 'yes';
    } else if (lines.inCell === 'yes' && LINES.test(name)) lines.breaks();
    else if (BLOCKS.test(name)) {
      lines.end();
      if (name === 'p' && tag.startsWith('/')) lines.end('always');
      if (LISTS.test(name) && !tag.startsWith('/')) lines.closeUp();
      if (name === 'pre') preformatted = Math.max(0, preformatted + (tag.startsWith('/') ? -1 : 1));
    }
  }
  if (at < html.length) text(html.slice(at));
  lines.end();
  return lines.done;
};
