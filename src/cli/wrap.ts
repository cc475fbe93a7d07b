// Long lines of a terminal, broken between words. A line goes on under what it is about: under the last column of a
// table, else two characters in. Words that are longer than a line, such as addresses, stay whole.

const ESC = '\u001b';
const COLOUR = new RegExp(`${ESC}\\[\\d+m`, 'g');

/** How many columns a text takes. */
const widthOf = (text: string): number => [...text.replace(COLOUR, '')].length;

/**
 * Where the lines after the first begin: behind the last gap of two blanks in the left half, else behind the indent.
 */
const hangOf = (text: string, width: number): number => {
  const plain = text.replace(COLOUR, '');
  const gaps = [...plain.matchAll(/\S( {2,})(?=\S)/gu)].map(
    ({ index, 0: gap }) => [...plain.slice(0, index)].length + gap.length,
  );
  const column = gaps.findLast((at) => at <= width / 2);
  const indent = /^ */.exec(plain)?.[0].length ?? 0;
  return column ?? Math.min(indent + 2, width / 2);
};

/**
 * Pieces of a line with the blanks before them: what two blanks part stays together where it can, as a command does.
 */
const piecesOf = (line: string, room: number): readonly string[] =>
  line
    .split(/(?<=\S)(?= {2,}\S)/u)
    .flatMap((piece) => (widthOf(piece.trimStart()) <= room ? [piece] : (piece.match(/\s*\S+/gu) ?? [])));

const wrapLine = (line: string, width: number): string => {
  if (widthOf(line) <= width) return line;
  const hang = ' '.repeat(hangOf(line, width));
  const lines: string[] = [];
  let now = '';
  // Blanks stay before their piece, so that the columns of a table keep their places.
  for (const piece of piecesOf(line, width - hang.length)) {
    if (now !== '' && widthOf(now + piece) > width) {
      lines.push(now);
      now = hang + piece.trimStart();
    } else now += piece;
  }
  return [...lines, now].join('\n');
};

/** The text with no line longer than `width` columns, as far as words allow. */
export const wrap = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
