// A neutral that an enemy defends, by mail: who chooses is told so with his line and his deadline, and answers by mail.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { beforeAll, expect, test } from 'vitest';
import { loadGame } from '../../src/archive/index.ts';
import { newClub, openClub } from './mail-support.ts';

const club = newClub();

beforeAll(async () => {
  await openClub(club, '--ruleset', 'enhanced-realism', '--dice', 'local', '--clock', 'turn=72,answer=24');
  await club.mail('dora', 'Einde beurt');
});

/** What a player's mail program shows of the turn mail. */
const letterTo = async (player: string): Promise<string> => {
  const file = `${player}.eml`;
  await club.world.run(['mail', 'spring-26', '--to', player, '--eml', file, '--as', 'greta']);
  return (await PostalMime.parse(readFileSync(path.join(club.world.archive, file)))).text ?? '';
};

test('whoever goes into a neutral is told whom the game waits for, and keeps the rest of his orders', async () => {
  const report = await club.mail('bernd', 'Angriffszüge:\n2 Inf FIN > SWE\nKämpfe: alle\nZugende');
  expect(report.outcome).toBe('partly');
  const text = report.answer?.text ?? '';
  expect(text).toMatch(
    /Großbritannien \(Dora\): Verteidiger für Schweden zu wählen, für \d+ IPC\n {2}Bis 2\. März 2026/,
  );
  expect(text).toContain('Von dir wird gerade nichts erwartet.');
  // Nobody owns the land that is fought for, and it is no sea.
  expect(text).toContain('  Neutral: SWE Deutschland 2 Inf\n');
  expect(text).not.toMatch(/Auf See:[^.]*SWE/);

  const early = await club.mail('bernd', 'verteidige SWE: 1 Inf');
  expect(early.outcome).toBe('waiting');
  expect(early.answer?.text).toContain('die Partie wartet auf: Großbritannien (Dora)');
});

test('whoever chooses finds his line and his deadline in the mail, and his answer is taken', async () => {
  const text = await letterTo('dora');
  expect(text).toMatch(/Verenigd Koninkrijk \(Dora\): verdedigers kiezen voor Zweden, voor \d+ IPC\n\s+Tot 2 mrt 2026/);
  const line = /Dora, beantwoord deze mail met een regel als:\s+(verdedig SWE: \d+ Inf)/.exec(text)?.[1] ?? '';
  const report = await club.mail('dora', line);
  expect(report.outcome, report.answer?.text).toBe('done');
  // What he ordered behind it goes on by itself.
  const events = loadGame(club.world.archive, 'spring-26').entries.flatMap((entry) => entry.events);
  const count = Number(/\d+/.exec(line)?.[0]);
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'neutral-defended',
      space: 'sweden',
      units: [expect.objectContaining({ type: 'infantry', count })],
    }),
  );

  expect(events).toContainEqual(expect.objectContaining({ type: 'turn-began', power: 'uk' }));
});
