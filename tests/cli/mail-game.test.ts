import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { receive } from '../../src/post/index.ts';
import { type Heads, SHAPES } from '../post/mails.ts';
import { type MailReport, newClub, openClub } from './mail-support.ts';

/** A mail of the shape named, from a player. */
const shaped = (shape: string, player: string, own: string, id: string): Uint8Array => {
  const heads: Heads = { from: `${player} <${player}@example.${player === 'dora' ? 'nl' : 'de'}>`, id };
  const make = SHAPES[shape];
  if (make === undefined) throw new Error(shape);
  return make(own, '', heads);
};

describe('two rounds by mail, a German against a Dutch player', () => {
  const club = newClub();
  const answers: MailReport[] = [];
  const entered = async (player: string, said: string | Uint8Array): Promise<MailReport> => {
    const report = await club.mail(player, said);
    expect(report.outcome, report.answer?.text).toBe('done');
    answers.push(report);
    return report;
  };

  beforeAll(async () => {
    await openClub(club, '--dice', 'local');
  });

  test('round 1: the Soviet Union, quoted-printable with umlauts', async () => {
    const own = [
      'Hallo Greta,',
      '',
      'hier is mijn beurt – veel plezier ermee!',
      '',
      'Sovjet-Unie 1',
      'Koop 8 inf',
      'Aanvallen',
      '3 inf, 1 tank, 1 jager Karelië > Oekraïne (landt Kaukasus)',
      '4 inf Kaukasus > Oekraïne',
      'Vecht alle',
      'Verplaatsingen',
      '1 tank Rusland > Kaukasus',
      'Plaatsing',
      '8 inf Karelië',
      'Einde beurt',
      '',
      'Groetjes,',
      'Dora',
    ].join('\n');
    const report = await entered('dora', shaped('quoted-printable', 'dora', own, '<r1@dora.example>'));
    expect(report.player).toBe('dora');
    expect(report.answer?.text).toContain('Begrepen en ingevoerd:');
    expect(report.answer?.text).toContain('hier is mijn beurt – veel plezier ermee!');
    expect(report.answer?.text).toMatch(/Aan de beurt: Duitsland \(Bernd\)/);
  });

  test('round 1: Germany in Latin-1, answering the turn mail below its quotation', async () => {
    await club.world.run(['mail', 'spring-26', '--to', 'bernd', '--eml', 'turn.eml', '--as', 'greta']);
    const bytes = new Uint8Array(readFileSync(path.join(club.world.archive, 'turn.eml')));
    const letter = await receive(bytes, '0'.repeat(64));
    expect(letter.kind === 'mail' && letter.mail.subject).toMatch(/^\[pbem spring-26 #\d+\] UdSSR, Runde 1$/);
    const raw = Buffer.from(bytes).toString('utf8');
    expect(raw).toContain('To: Bernd <bernd@example.de>');
    const own = [
      'Hallo Greta, mein Zug für Deutschland:',
      'Kaufe 9 Inf, 1 Pz',
      'Setze 9 Inf, 1 Pz Deutschland',
      'Zugende',
      'Schöne Grüße',
      'Bernd',
    ].join('\n');
    await entered('bernd', shaped('ISO-8859-1', 'bernd', own, '<g1@bernd.example>'));
  });

  test('round 1: the United Kingdom in HTML over a block quotation', async () => {
    const own = 'Koop 10 inf\nPlaats 10 inf Verenigd Koninkrijk\nEinde beurt';
    await entered('dora', shaped('HTML over a block quotation', 'dora', own, '<uk1@dora.example>'));
  });

  test('round 1: Japan, top-posted over what it answers', async () => {
    const own =
      'Japan 1\n\nKäufe\n8 Inf\n\nAngriffe\n1 BB, 1 Jg CIS > SOS\n\nSetze 8 Inf Japan\nZugende\n\nGruß, Bernd';
    const shape = 'top-posted over a mail that is quoted';
    const report = await club.mail('bernd', shaped(shape, 'bernd', own, '<j1@bernd.example>'));
    // A sea zone with nobody in it is no battle: the rules say so, with the clause, and he puts one line right.
    // What he buys hangs on nothing, and is entered at once.
    expect(report.outcome).toBe('partly');
    expect(report.answer?.text).toMatch(/Zeile 7 {3}1 BB, 1 Jg CIS > SOS[\s\S]*Regel {2}B\d/);
    expect(report.seqs).toHaveLength(1);
    const again = await entered('bernd', 'Zeile 6:\nZeile 7:\n\nGruß, Bernd');
    expect(again.answer?.text).toContain('8 Infanterie in Japan');
  });

  test('round 1: the United States; the whole round is over', async () => {
    const report = await entered(
      'dora',
      'Koop 12 inf\nPlaats 12 inf Oost-VS\nEinde beurt\n-- \nDora de Wit\n020 555 12 34',
    );
    expect(report.answer?.text).toMatch(/Ronde 1 eindigt|Einde van ronde 1|ronde 1/);
  });

  test('round 2, each power in a mail of another shape', async () => {
    const shapes = ['format=flowed', 'base64', 'text beside HTML', 'HTML alone', 'format=flowed with DelSp'];
    const turns = [
      ['dora', 'Koop 8 inf\nPlaats 8 inf Rusland\nEinde beurt'],
      ['bernd', 'Kaufe 5 Inf\nSetze 5 Inf Südeuropa\nZugende'],
      ['dora', 'Koop 3 inf\nPlaats 3 inf Verenigd Koninkrijk\nEinde beurt'],
      ['bernd', 'Kaufe 3 Inf\nSetze 3 Inf Japan\nZugende'],
      ['dora', 'Koop 5 inf\nPlaats 5 inf West-VS\nEinde beurt'],
    ] as const;
    for (const [index, [player, own]] of turns.entries()) {
      await entered(player, shaped(shapes[index] ?? '', player, own, `<second-${index}@${player}.example>`));
    }
  });

  test('every entry is by the steward for the player, with the mail as evidence, and proved', async () => {
    const entries = club.world.log('spring-26').map((line) => JSON.parse(line));
    const orders = entries.filter(({ seq, dice }) => seq > 0 && dice === undefined);
    expect(orders.length).toBeGreaterThan(25);
    for (const { by, for: player, evidence } of orders) {
      expect(by).toBe('greta');
      expect(['dora', 'bernd']).toContain(player);
      expect(evidence).toMatch(/^[0-9a-f]{64}$/);
    }
    expect((await club.world.run(['verify', 'spring-26'])).code).toBe(0);
    const status = await club.world.json(['status', 'spring-26']);
    expect(status).toMatchObject({ round: 3, power: 'ussr' });
  });

  test('nothing personal is in the log', () => {
    const log = club.world.log('spring-26').join('\n');
    expect(log).not.toContain('@');
    expect(log).not.toContain('Groetjes');
  });
});

describe('a turn in three mails, with dice from a server and a choice of the other side', () => {
  const club = newClub();

  /** The steward enters dice as the server threw them. */
  const roll = async (faces: (purpose: string, n: number) => readonly number[]): Promise<void> => {
    for (;;) {
      const { due } = await club.world.json(['status', 'spring-26']);
      const [first] = due as readonly { kind: string; needs?: readonly { purpose: string; n: number }[] }[]; // as `status` documents it
      if (first?.kind !== 'dice') return;
      const dice = (first.needs ?? []).flatMap(({ purpose, n }) => [
        '--dice',
        `${purpose}=${faces(purpose, n).join(',')}`,
      ]);
      const ran = await club.world.run(['roll', 'spring-26', ...dice, '--service', 'marti', '--as', 'greta', '--yes']);
      expect(ran.err).toBe('');
    }
  };
  const fill = (n: number, first: readonly number[]): readonly number[] =>
    Array.from({ length: n }, (_, index) => first[index] ?? 6);

  beforeAll(async () => {
    await openClub(club, '--dice', 'recorded');
    await club.mail('dora', 'Einde beurt');
    await club.mail('bernd', 'Zugende');
    await club.mail('dora', 'Einde beurt');
  });

  test('the declaration is entered, and says what is to be fought', async () => {
    const report = await club.mail(
      'bernd',
      'Japan 1\n\nKäufe\n8 Inf\n\nAngriffe\n1 BB, 1 Fzt, 1 Jg CIS > HWS\n1 Ub SOS > HWS\n1 Bmb Japan > HWS, landet Wake\n\nGruß, Bernd',
    );
    expect(report.outcome).toBe('done');
    expect(report.answer?.text).toContain('Auszukämpfen: Hawaiisee.');
  });

  test('the second mail fights; the rest of it waits for the dice, outside the log', async () => {
    const report = await club.mail('bernd', 'Kampf alle\nNichtkampf\n1 Jg MAN > JPN\nSetze 8 Inf Japan\nZugende');
    expect(report.outcome).toBe('partly');
    expect(report.answer?.text).toContain('Aufgehoben und noch nicht eingetragen:\n  Nichtkampf\n  1 Jg MAN > JPN');
    expect(report.answer?.text).toContain('Es geht von selbst weiter, sobald die Würfel da sind.');
    expect(club.world.log('spring-26').join('\n')).not.toContain('"noncombat-move"');
    // While dice are due nothing goes on.
    expect(await club.read()).toEqual([]);
  });

  test('the dice bring a choice for the other side; the kept lines do not run over it', async () => {
    await roll((purpose, n) => (purpose.includes('/attack/') ? fill(n, [1]) : fill(n, [])));
    const text = (await club.world.run(['mail', 'spring-26', '--lang', 'nl'])).out;
    expect(text).toMatch(/Verenigde Staten \(Dora\)/);
    expect(text).toContain('Dora, beantwoord deze mail met een regel als:\n    verlies 1 Jager in HWS');
    expect(await club.read()).toEqual([]);
    const early = await club.mail('bernd', 'Entwurf');
    expect(early.outcome).toBe('waiting');
    expect(early.answer?.text).toContain('die Partie wartet auf: Vereinigte Staaten (Dora)');
  });

  test('she chooses, quoting the question', async () => {
    const report = await club.mail(
      'dora',
      'Hoi Greta,\n\nverlies 1 onderzeeër in HWS\n\nOp zo 1 mrt 2026 om 20:00 schreef Greta <greta@example.org>:\n> verlies 1 Jager in HWS\n> Einde beurt',
    );
    expect(report.outcome, report.answer?.text).toBe('done');
    expect(report.answer?.text).toContain('onderzeeboot');
    await roll((purpose, n) => (purpose.includes('/attack/') ? fill(n, [1, 1, 1, 1]) : fill(n, [])));
  });

  test('the kept lines go on by themselves', async () => {
    const [report] = await club.read();
    expect(report?.outcome, report?.answer?.text).toBe('done');
    expect(report?.answer?.text).toContain('8 Infanterie in Japan');
    expect(report?.answer?.text).toMatch(/Am Zug: Vereinigte Staaten \(Dora\)/);
    const entries = club.world.log('spring-26').map((line) => JSON.parse(line));
    const evidence = new Set(entries.filter(({ for: player }) => player === 'bernd').map((entry) => entry.evidence));
    expect(evidence.size).toBe(4); // one turn of Germany, three mails of Japan
    expect((await club.world.run(['verify', 'spring-26'])).code).toBe(0);
  });

  test('lines that wait for dice alone go on by themselves once the dice are there', async () => {
    await club.mail('dora', 'Einde beurt');
    const report = await club.mail(
      'dora',
      'Koop 8 inf\nAanvallen\n3 inf Karelië > Oekraïne\nVecht alle\nPlaats 8 inf Karelië\nEinde beurt',
    );
    expect(report.outcome).toBe('partly');
    // Sent once more, or with a line nobody understands, it changes nothing about what waits.
    for (const [said, outcome] of [
      ['Koop 8 inf\nPlaats 8 inf Karelië', 'refused'],
      ['Plaats 8 inf Narnia', 'draft'],
    ] as const) {
      const again = await club.mail('dora', said);
      expect(again.outcome, again.answer?.text).toBe(outcome);
      expect(again.answer?.text).toMatch(
        /Aan wat eerder is bewaard, verandert niets:\n(.*\n)? {2}Plaats 8 inf Karelië\n {2}Einde beurt\nHet gaat vanzelf verder/,
      );
    }
    await roll((purpose, n) => (purpose.includes('/defence/') ? fill(n, [1, 1, 1, 1, 1, 1]) : fill(n, [])));
    const [went, ...others] = await club.read();
    expect(others).toEqual([]);
    expect(went).toMatchObject({ outcome: 'done', player: 'dora', game: 'spring-26' });
    expect(went?.answer?.text).toContain('8 infanterie in Karelië');
    expect(await club.read()).toEqual([]);
  });

  test('what comes after the dice may be sent while they are due, and goes on by itself as well', async () => {
    await club.mail('bernd', 'Kaufe 8 Inf\nAngriffe\n2 Pz UKR > CAU\nKampf alle');
    const rest = await club.mail('bernd', 'Setze 8 Inf GER\nZugende');
    expect(rest).toMatchObject({ outcome: 'draft', seqs: [] });
    expect(rest.answer?.text).toContain('Erst müssen Würfel fallen');
    expect(rest.answer?.text).toContain('Es geht von selbst weiter, sobald die Würfel da sind.');
    await roll((purpose, n) => (purpose.includes('/defence/') ? fill(n, [1, 1, 1, 1, 1]) : fill(n, [])));
    const [went] = await club.read();
    expect(went, went?.answer?.text).toMatchObject({ outcome: 'done', player: 'bernd' });
    expect(went?.answer?.text).toContain('8 Infanterie in Deutschland');
  });
});
