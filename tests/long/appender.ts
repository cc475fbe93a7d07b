// Appends line after line to a log until somebody kills it; says each entry's hash on stdout once the entry is on the
// disk. Usage: appender.ts <archive> <game> <number of this run>
import { writeSync } from 'node:fs';
import { appendLines, readLog } from '../../src/log/files.ts';
import { makeEntry, parseLog } from '../../src/log/index.ts';

const [root = '', game = '', run = ''] = process.argv.slice(2);
const bytes = readLog(root, game);
if (!bytes.ok) throw new Error(bytes.error.code);
let { head } = parseLog(bytes.value, { file: 'log.jsonl', game });
for (let i = 0; ; i += 1) {
  const lines: string[] = [];
  let after = head;
  // Two lines at once, one of them long, as an order and its dice are.
  for (const part of ['order', 'dice']) {
    const made = makeEntry(game, after, {
      at: '2026-03-01T20:14:00Z',
      by: 'anna',
      order: { type: 'note' },
      note: `${run}/${i}/${part} ${'x'.repeat(part === 'dice' ? 3900 : i % 500)}`,
      events: [],
    });
    if (!made.ok) throw new Error(made.error.code);
    lines.push(made.value.line);
    after = { count: after.count + 1, hash: made.value.entry.hash };
  }
  const done = appendLines(root, game, lines, { after: head });
  if (!done.ok) throw new Error(done.error.code);
  head = after;
  writeSync(1, `${head.hash}\n`);
}
