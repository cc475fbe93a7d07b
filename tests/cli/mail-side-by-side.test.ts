// Battles that go on while one waits, by mail: one mail makes the turn, several choices wait at once, and one mail
// answers them in words, each with its place.

import { beforeAll, describe, expect, test } from 'vitest';
import { newClub, openClub } from './mail-support.ts';

describe('two battles that both wait', () => {
  const club = newClub();

  beforeAll(async () => {
    await openClub(club, '--dice', 'local');
  });

  test('are both fought by the one mail, and both asked about', async () => {
    const own = [
      'Koop 8 inf',
      'Aanvallen',
      '5 inf KAU > UKR',
      '3 inf KAR > OEU',
      'Vecht UKR stop na 1',
      'Vecht OEU stop na 1',
      'Verplaatsingen',
      '1 tank RUS > KAU',
      'Plaatsing',
      '8 inf KAR',
      'Einde beurt',
    ].join('\n');
    const { outcome, answer } = await club.mail('dora', own);
    const text = answer?.text ?? '';
    expect(outcome, text).toBe('partly');
    expect(text).toMatch(/Oekraïne, Sovjet-Unie \(Dora\): terugtrekken of doorgaan/);
    expect(text).toMatch(/Oost-Europa, Sovjet-Unie \(Dora\): terugtrekken of doorgaan/);
  });

  test('an answer without a place is asked which it is about', async () => {
    const { outcome, seqs } = await club.mail('dora', 'Trek terug');
    expect(outcome).not.toBe('done');
    expect(seqs).toEqual([]);
  });

  test('one mail answers both, and the rest of the turn follows', async () => {
    const { outcome, answer } = await club.mail(
      'dora',
      'In Oost-Europa trekken we ons terug naar Karelië.\nIn Oekraïne trekken we ons terug naar de Kaukasus.',
    );
    expect(outcome, answer?.text).toBe('done');
    await club.read();
    const { out } = await club.world.run(['status', 'spring-26', '--as', 'greta']);
    expect(out).toContain('Germany');
    expect(out).toContain('To move: Germany');
  });
});
