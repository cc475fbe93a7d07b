// Turns sent before their time: kept a player and turn, tried anew when it comes, entered whole or asked back.

import { beforeEach, describe, expect, test } from 'vitest';
import { type Club, newClub, openClub } from './mail-support.ts';
import { newWorld, openSpring, type World } from './support.ts';

const GERMANY = 'Buy 9 inf\nAttacks\n3 inf 2 arm UKR > CAU\nFight all\nPlace 9 inf Germany\nend turn\n';
const JAPAN = 'Japan 1\nBuy 8 inf\nPlace 8 inf Japan\nend turn\n';

const ordersIn = (world: World): readonly string[] =>
  world.log('spring-26').flatMap((line) => {
    const { order, by } = JSON.parse(line) as { order?: { type: string }; by: string }; // a line of a log just written
    return order === undefined || order.type === 'roll' || order.type === 'open-game' ? [] : [`${by} ${order.type}`];
  });
const BEN = ['--as', 'ben', '--yes'] as const;
const ANNA = ['--as', 'anna', '--yes'] as const;

describe('in the terminal', () => {
  let world: World;
  const submit = (sheet: string, who: readonly string[]) => world.run(['submit', 'spring-26', '-', ...who], sheet);
  beforeEach(async () => {
    world = newWorld();
    await openSpring(world, '--option', 'askDefender=never');
  });

  test('a turn waits for its time, told where and who can read it, and goes on by itself', async () => {
    const asked = await world.run(['submit', 'spring-26', '-', '--as', 'ben'], GERMANY);
    expect(asked).toMatchObject({ code: 2 });
    expect((await world.run(['plan', 'spring-26', '--as', 'ben'])).out).toContain('Nothing of Ben’s is kept here');
    const early = await submit(GERMANY, BEN);
    expect(early.code, early.out + early.err).toBe(3);
    expect(early.out).toContain('This turn (Germany, round 1) has not come yet.');
    expect(early.out).toMatch(/kept on this machine alone, where whoever uses it can read it/);
    expect((await submit(JAPAN, BEN)).out).toContain('This turn (Japan, round 1) has not come yet.');
    const { plans } = await world.json(['plan', 'spring-26', '--as', 'ben']);
    expect(plans).toMatchObject([
      { turn: 'r01-germany', held: 'turn' },
      { turn: 'r01-japan', held: 'turn' },
    ]);
    expect((await submit('end turn', ANNA)).out).toContain('Going on with what Ben kept here:');
    const germany = ['ben purchase', 'ben combat-move', 'ben fight', 'ben place', 'ben end-turn'];
    expect(ordersIn(world).slice(0, 6)).toEqual(['anna end-turn', ...germany]);
    await submit('end turn', ANNA);
    expect(ordersIn(world).slice(-3)).toEqual(['ben purchase', 'ben place', 'ben end-turn']);
    expect((await world.run(['plan', 'spring-26', '--as', 'ben'])).out).toContain('Nothing of Ben’s is kept here');
    expect((await world.run(['verify'])).code).toBe(0);
  });

  test('what cannot be done any more is asked back, and nothing of the turn is entered', async () => {
    await submit(GERMANY, BEN);
    const anna = 'Attacks\n3 inf 1 arm 1 ftr KAR > UKR (ftr land CAU)\n5 inf CAU > UKR\nFight all\nend turn';
    const went = await submit(anna, ANNA);
    expect(went.out).toContain('Going on with what Ben kept here:');
    expect(ordersIn(world).at(-1)).toBe('anna end-turn');
    const { plan } = await world.json(['plan', 'spring-26', '--as', 'ben']);
    expect(plan).toMatchObject({ turn: 'r01-germany', held: 'refused' });
    const { out } = await world.run(['plan', 'spring-26', ...BEN, '--line', '3:']);
    expect(out).toContain('9 infantry');
    expect(ordersIn(world)).toContain('ben purchase');
  });

  test('a turn of another power of his that is over is no turn to come either', async () => {
    await submit('end turn', ANNA);
    await submit('end turn', BEN);
    const sent = 'Buy 4 inf\nPlace 4 inf UK\nend turn';
    expect((await submit(sent, ANNA)).code).toBe(0);
    expect(await submit(sent, ANNA)).toMatchObject({ code: 0 });
    expect((await world.run(['plan', 'spring-26', '--as', 'anna'])).out).toContain('Nothing of Anna’s is kept here');
  });

  test('nothing but a turn waits, and none that is over', async () => {
    expect(await submit('end turn', BEN)).toMatchObject({ code: 1 });
    await submit('end turn', ANNA);
    await submit(GERMANY, BEN);
    // Sent again it changes nothing, with greetings around it neither; put otherwise it comes too late.
    expect((await submit(GERMANY, BEN)).out).toContain('All of this stands in the log already');
    expect(await submit(`Hi Anna,\n\n${GERMANY}\nCheers\nBen\n`, BEN)).toMatchObject({ code: 0 });
    for (const name of ['', 'Germany 1\n']) {
      const late = await submit(`${name}${GERMANY.replaceAll('9 inf', '8 inf')}`, BEN);
      expect(late).toMatchObject({ code: 1 });
      expect(late.out).toContain('This part of the turn is over, so the line comes too late.');
      expect(late.out).toContain('only in the log: 1 infantry');
    }
    const other = await submit(`Germany 1\n${GERMANY.replace('3 inf 2 arm UKR > CAU', '2 inf UKR > CAU')}`, BEN);
    expect(other.err).toContain('This turn (Germany, round 1) is over.');
    expect((await submit(`Germany 2\n${GERMANY}`, BEN)).out).toContain(
      'This turn (Germany, round 2) has not come yet.',
    );
  });

  test('one of its player’s turns makes way for the next, which is not mistaken for it', async () => {
    await submit(`UK 1\nBuy 10 inf\nPlace 10 inf UK\nend turn`, ANNA);
    await submit('Buy 8 inf\nPlace 8 inf RUS\nend turn', ANNA);
    expect(ordersIn(world)).toEqual(['anna purchase', 'anna place', 'anna end-turn']);
    await submit('end turn', [...BEN]);
    expect(ordersIn(world).slice(3)).toEqual(['ben end-turn', 'anna purchase', 'anna place', 'anna end-turn']);
  });
});

describe('by mail', () => {
  let club: Club;
  beforeEach(async () => {
    club = newClub();
    await openClub(club, '--dice', 'local', '--option', 'askDefender=never');
  });

  test('a turn is kept with its numbers, put right, and entered in its time with the mail as evidence', async () => {
    const early = await club.mail('bernd', 'Kaufe 9 Inf\nSetze 9 Inf Narnia\nZugende');
    expect(early.outcome).toBe('waiting');
    expect(early.answer?.text).toContain('(Deutschland, Runde 1):\n  1: Kaufe 9 Inf\n  2: Setze 9 Inf Narnia');
    expect(early.answer?.text).toContain('Sie liegen auf dem Rechner, der diese Mails liest');
    // What nobody understands is said at once.
    expect(early.answer?.text).toContain('Zeile 2   Setze 9 Inf Narnia');
    const right = await club.mail('bernd', 'Zeile 2: Setze 9 Inf Deutschland');
    expect(right.outcome).toBe('waiting');
    expect(right.answer?.text).not.toContain('Narnia');
    const went = await club.mail('dora', 'Einde beurt');
    expect(went, went.answer?.text).toMatchObject({ player: 'bernd', outcome: 'done' });
    expect(ordersIn(club.world)).toEqual(['greta end-turn', 'greta purchase', 'greta place', 'greta end-turn']);
  });

  test('what its player writes before it is entered comes first', async () => {
    await club.mail('bernd', 'Kaufe 9 Inf\nSetze 9 Inf Deutschland\nZugende');
    await club.world.run(['submit', 'spring-26', '-', '--as', 'greta', '--for', 'dora', '--yes'], 'end turn');
    const changed = await club.mail('bernd', 'Kaufe 8 Inf\nSetze 8 Inf Deutschland\nZugende');
    expect(changed.outcome, changed.answer?.text).toBe('done');
    expect(changed.answer?.text).toContain('8 Infanterie');
    expect(ordersIn(club.world)).toEqual(['greta end-turn', 'greta purchase', 'greta place', 'greta end-turn']);
    expect((await club.mail('bernd', 'Plan')).outcome).toBe('nothing');
  });

  test('one refused in its time is told, and nothing of it is entered; dropped it is gone', async () => {
    await club.mail('bernd', 'Kaufe 9 Inf\nAngriffe\n9 Inf UKR > CAU\nKampf alle\nSetze 9 Inf Deutschland\nZugende');
    const both = await club.mail('bernd', 'Japan 1\nKaufe 8 Inf\nSetze 8 Inf Japan\nZugende');
    expect(both.outcome).toBe('waiting');
    const shown = await club.mail('bernd', 'Plan');
    expect(shown.answer?.text).toMatch(/Deutschland, Runde 1\.[\s\S]*3: 9 Inf UKR > CAU[\s\S]*Japan, Runde 1\./);
    const back = await club.mail('dora', 'Einde beurt');
    expect(back).toMatchObject({ player: 'bernd', outcome: 'refused', seqs: [] });
    expect(back.answer?.text).toContain('Zeile 3   9 Inf UKR > CAU');
    expect(ordersIn(club.world)).toEqual(['greta end-turn']);
    expect((await club.mail('bernd', 'Verwerfen')).answer?.text).toContain('9 Inf UKR > CAU');
    expect((await club.mail('bernd', 'Plan')).answer?.text).toContain('Japan, Runde 1.');
    // A word that a turn is over, said once too often, ends no turn to come.
    await club.mail('bernd', 'Zugende');
    expect((await club.mail('bernd', 'Zugende')).outcome).toBe('waiting');
    await club.mail('dora', 'Einde beurt');
    expect(ordersIn(club.world).slice(-3)).toEqual(['greta purchase', 'greta place', 'greta end-turn']);
  });
});
