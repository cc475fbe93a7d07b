// Writes the demonstration games of the archive anew: `npm run games`. They belong to ruleset versions that are not
// frozen yet, so they are made again when the rules move; games of people never are.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEMONSTRATIONS } from './index.ts';

const root = path.resolve(import.meta.dirname, '../../games');
const only = process.argv.slice(2);

for (const make of DEMONSTRATIONS) {
  const { game, lines } = make();
  if (only.length > 0 && !only.includes(game.slug)) continue;
  const folder = path.join(root, game.slug);
  const file = path.join(folder, 'log.jsonl');
  const text = `${lines.join('\n')}\n`;
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!same) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${game.slug}: ${lines.length} lines, ${same ? 'as before' : 'written'}`);
}
