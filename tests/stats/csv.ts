// A reader of comma-separated values after RFC 4180, for tests: character by character and strict about line ends.

/** Rows of fields. @throws if a quote stands where none may, or a line does not end in CRLF */
export const readCsv = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let [row, at]: [string[], number] = [[], 0];
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (at >= text.length) throw new Error('A quoted field never ends.');
        if (text[at] === '"') at += 1;
        value += text[at];
      }
      at += 1;
    } else {
      while (at < text.length && !',\r\n"'.includes(text[at] ?? '')) {
        value += text[at];
        at += 1;
      }
    }
    row.push(value);
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      [row, at] = [[], at + 2];
    } else throw new Error(`Neither comma nor line end at ${at}: ${text.slice(at, at + 20)}`);
    if (text[at - 1] === ',' && at === text.length) throw new Error('The last line does not end.');
  }
  return rows;
};
