import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { plainMail, rawMail } from '../post/mails.ts';
import { type Club, type MailReport, newClub, openClub } from './mail-support.ts';

const textOf = ({ answer }: MailReport): string => answer?.text ?? '';

describe('every mail gets an answer', () => {
  let club: Club;
  beforeEach(async () => {
    club = newClub();
    await openClub(club, '--dice', 'local');
  });
  const entries = (): number => club.world.log('spring-26').length;

  test('understood: in full words and in the language of whoever wrote', async () => {
    const report = await club.mail('dora', 'Koop 8 inf');
    expect(report).toMatchObject({ outcome: 'done', player: 'dora', game: 'spring-26', seqs: [1] });
    expect(textOf(report)).toContain('Begrepen en ingevoerd:\n\n  #1 Aankoop: 8 infanterie voor 24 IPC');
    expect(report.answer?.subject).toBe('[pbem spring-26 #1] Sovjet-Unie, ronde 1: ingevoerd');
    expect(textOf(report)).toMatch(/^pbem-checkpoint v1 spring-26 2 [0-9a-f]{64}$/m);
  });

  test('the steward is told what came of them in the game, once for all mails of a batch', async () => {
    const files = [
      club.lay(plainMail('Koop 8 inf', { from: 'Dora <dora@example.nl>', id: '<1@dora.example>' })),
      club.lay(
        plainMail('5 inf CAU > UKR\n3 inf 1 arm KAR > UKR\nGevecht UKR', {
          from: 'Dora <dora@example.nl>',
          id: '<2@dora.example>',
        }),
      ),
    ];
    const { out } = await club.world.run(['read', ...files, '--as', 'greta']);
    expect(out.split('\nspring-26\n')).toHaveLength(2);
    expect(out).toMatch(/\nspring-26\n {2}.*\(round 1\)\n {4}.*Ukraine.*\.\n/);
    expect(out).not.toMatch(/\d+ entr/);
  });

  test('not understood: line by line with the nearest reading; what comes before is entered, the rest is kept', async () => {
    const report = await club.mail('dora', 'Koop 8 inf\n2 inf Kaucasus > Ukrane\nPlaats 8 inf Karelië\nEinde beurt');
    expect(report).toMatchObject({ outcome: 'partly', seqs: [1] });
    expect(textOf(report)).toContain('1 regel is niet begrepen; wat ervan afhangt, is niet ingevoerd:');
    expect(textOf(report)).toMatch(
      /regel 2 {3}2 inf Kaucasus > Ukrane\n.*‘Kaucasus’.*\n {2}misschien {2}Kaukasus \(CAU\)/,
    );
    expect(textOf(report)).toContain('#1 Aankoop: 8 infanterie voor 24 IPC');
    expect(entries()).toBe(2);

    const again = await club.mail('dora', 'Sorry!\n\nregel 2: Niet-gevecht 2 inf CAU > RUS');
    expect(again.outcome, textOf(again)).toBe('done');
    expect(textOf(again)).toContain('2 infanterie uit de Kaukasus naar Rusland');
    expect(entries()).toBe(5);
  });

  test('a doubtful line comes back as it was likely meant, to be said yes to', async () => {
    const asked = await club.mail('dora', 'Koop 8 inf\nGevecht\n3 inf KAR > Ukrane\n2 inf CAU > Ukrane\nVecht alle');
    expect(textOf(asked)).toContain(
      'Bedoelde je deze regels? Antwoord dan ‘ja’, of ‘ja op 3’ voor één ervan:\n' +
        '  3: 3 inf KAR > Oekraïne\n  4: 2 inf CAU > Oekraïne\n',
    );
    const more = await club.mail('dora', 'ja, maar koop ook 3 inf');
    expect(more, textOf(more)).toMatchObject({ outcome: 'question', seqs: [] });
    const one = await club.mail('dora', 'Hoi,\n\nja op 4.\n\nGroet, Dora');
    expect(textOf(one)).toContain('Bedoelde je dit? Antwoord dan ‘ja’:\n  3: 3 inf KAR > Oekraïne\n');
    const no = await club.mail('dora', 'nee');
    expect(textOf(no)).toContain('Dan geldt niet wat werd voorgesteld.');
    const again = await club.mail('dora', '3: 3 inf KAR > Ukrane');
    expect(textOf(again)).toContain('Bedoelde je dit?');
    const agreed = await club.mail('dora', 'Ja, precies zo!');
    expect(textOf(agreed)).toContain('3 infanterie uit Karelië naar Oekraïne');
    expect(agreed.seqs.length).toBeGreaterThan(1);
    const spent = await club.mail('dora', 'ja');
    expect(spent.seqs, textOf(spent)).toEqual([]);
  });

  test('of kept lines one can be taken out, and none put right that is not there', async () => {
    await club.mail('dora', 'Koop 8 onf\nPlaats 8 inf Karelië');
    const missing = await club.mail('dora', '7: 2 inf CAU > UKR');
    expect(missing.outcome).toBe('nothing');
    expect(textOf(missing)).toContain('Er is geen regel 7 van je bewaard');
    expect(entries()).toBe(1);
    const taken = await club.mail('dora', 'regel 1: Koop 8 inf');
    expect(taken).toMatchObject({ outcome: 'done', seqs: [1, 2] });
  });

  test('kept lines are shown with their numbers, by which they are put right', async () => {
    const first = await club.mail('dora', 'Hoi!\n\nKoop 8 inf\n2 inf Kaucasus > Ukrane\nEinde beurt');
    expect(textOf(first)).toMatch(/zijn nummer.*vervalt\.\n {2}4: 2 inf Kaucasus > Ukrane\n {2}5: Einde/);
    const missing = await club.mail('dora', '14: 2 inf CAU > UKR');
    expect(textOf(missing)).toContain('\n  4: 2 inf Kaucasus > Ukrane\n');
  });

  test('what is kept is shown by a word, and dropped by another; what is in the log stays', async () => {
    expect((await club.mail('dora', 'plan')).outcome).toBe('nothing');
    await club.mail('dora', 'Koop 8 inf\nGevecht\n3 inf KAR > Ukrane\nPlaats 8 inf KAR');
    const shown = await club.mail('dora', 'Plan');
    expect(shown).toMatchObject({ outcome: 'answered', seqs: [] });
    expect(textOf(shown)).toContain(
      'Het wacht op verbetering: niet alles is begrepen.\n\n  2: Gevecht\n  3: 3 inf KAR > Ukrane\n',
    );
    const dropped = await club.mail('dora', 'Weggooien');
    expect(textOf(dropped)).toContain('Weggegooid; wat in het logboek staat, blijft.');
    expect((await club.mail('dora', 'concept')).outcome).toBe('nothing');
    expect(entries()).toBe(2);
  });

  test('orders without a number beside numbered lines are asked about, and the kept lines stay', async () => {
    await club.mail('dora', 'Koop 8 inf\nGevecht\n3 inf KAR > Ukrane\nVecht alle\nPlaats 8 inf KAR\nEinde beurt');
    const both = await club.mail('dora', '3: 3 inf KAR > UKR\n1 tank KAR > UKR');
    expect(both).toMatchObject({ outcome: 'question', seqs: [] });
    expect(textOf(both)).toContain('Bewaard is:\n  2: Gevecht\n');
    expect(entries()).toBe(2);
    const right = await club.mail('dora', '3: 3 inf, 1 tank KAR > UKR');
    expect(right.seqs.length, textOf(right)).toBeGreaterThan(1);
  });

  test('a whole new mail takes the place of what was kept', async () => {
    await club.mail('dora', 'Koop 8 onf');
    const whole = await club.mail('dora', 'Koop 7 inf');
    expect(whole).toMatchObject({ outcome: 'done' });
    expect(textOf(whole)).toContain('in de plaats gekomen van de regels die van je bewaard waren');
    const none = await club.mail('dora', 'concept');
    expect(none.outcome).toBe('nothing');
    expect(textOf(none)).toContain('Er is niets van je bewaard');
  });

  test('sent again it changes nothing; corrected it says what differs and comes too late, and enters the rest', async () => {
    await club.mail('dora', 'Koop 8 inf\nAanvallen: geen\nPlaats 7 inf Karelië, 1 inf Rusland');
    const before = entries();
    const again = await club.mail(
      'dora',
      'Nog een keer:\nKoop 8 inf\nAanvallen: geen\nPlaats 7 inf Karelië, 1 inf Rusland',
    );
    expect(again, textOf(again)).toMatchObject({ outcome: 'done', seqs: [] });
    expect(textOf(again)).toContain('Alles wat deze mail beveelt, staat al in het logboek.');
    expect(entries()).toBe(before);
    const other = await club.mail('dora', 'Koop 8 inf\nAanvallen: geen\nPlaats 8 inf Karelië\nEinde beurt');
    expect(textOf(other)).toContain('Dit deel van de beurt is voorbij; de regel komt te laat.');
    expect(textOf(other)).toMatch(
      /alleen hier: 1 infanterie in Karelië\n.*alleen in het logboek: 1 infanterie in Rusland/,
    );
    expect(other.seqs).toHaveLength(1);
    // The turn is over: what is sent once more is no turn for the next time.
    const late = await club.mail(
      'dora',
      'Koop 8 inf\nAanvallen: geen\nPlaats 7 inf Karelië, 1 inf Rusland\nEinde beurt',
    );
    expect(late, textOf(late)).toMatchObject({ outcome: 'done', seqs: [] });
    expect((await club.mail('dora', 'concept')).outcome).toBe('nothing');
  });

  test('ambiguous: it asks, and an answer in full settles it', async () => {
    const asked = await club.mail('dora', 'Koop 1 SS');
    expect(asked.outcome).toBe('question');
    expect(asked.answer?.subject).toContain('een vraag');
    expect(textOf(asked)).toMatch(/‘SS’ kan slagschip \(DAAK\) of onderzeeboot \(IAAPA\) betekenen\. Wat bedoel je\?/);
    expect(entries()).toBe(1);
    const report = await club.mail('dora', '1: Koop 1 onderzeeboot');
    expect(report.outcome).toBe('done');
    await club.mail('dora', 'Einde beurt\nvervallen');
    // Bernd’s dialect says what he means by it.
    const his = await club.mail('bernd', 'Kaufe 1 SS');
    expect(textOf(his)).toContain('1 Schlachtschiff');
  });

  test('illegal: with the clause and where to read it, in his language', async () => {
    const report = await club.mail('dora', 'Koop 9 inf\n9 inf KAR > UKR');
    expect(report.outcome).toBe('refused');
    expect(textOf(report)).toMatch(/Koop 9 inf\n {2}Dat kost 27 IPC/);
    expect(textOf(report)).toMatch(/B18\.1 {2}http:\/\/localhost:4321\/nl\/rules\/production\/#B18\.1/);
    expect(textOf(report)).toMatch(/9 inf KAR > UKR/);
    expect(entries()).toBe(1);
  });

  test('not his turn: for whom the game waits; his lines are kept and go off by themselves, or by a word', async () => {
    const early = await club.mail('bernd', 'Kaufe 10 Inf\nSetze 10 Inf Deutschland\nZugende');
    expect(early.outcome).toBe('waiting');
    expect(textOf(early)).toContain('die Partie wartet auf: UdSSR (Dora)');
    expect(textOf(early)).toContain(
      'für einen Zug aufgehoben, der noch kommt (Deutschland, Runde 1):\n  1: Kaufe 10 Inf\n  2: Setze 10 Inf Deutschland\n  3: Zugende\n',
    );
    // Others are to move: he is not asked for orders.
    expect(textOf(early)).toContain('Von dir wird gerade nichts erwartet.');
    expect(textOf(early)).not.toContain('mit deinen Befehlen');
    expect(entries()).toBe(1);
    const went = await club.mail('dora', 'Einde beurt');
    expect(went).toMatchObject({ player: 'bernd', outcome: 'done', seqs: [2, 3, 4] });
    expect((await club.mail('bernd', 'Entwurf')).outcome).toBe('nothing');
  });

  test('what is suggested is what is open', async () => {
    const bought = await club.mail('dora', 'Koop 8 inf\nNiet-gevecht\n2 inf CAU > RUS');
    expect(bought.outcome, textOf(bought)).toBe('done');
    expect(textOf(bought)).toMatch(/Nu mogelijk: .*\n.*bijvoorbeeld:\n {4}Plaats 3 inf KAR\n {4}Einde beurt\n\n/);
  });

  test('standing orders are taken at any time', async () => {
    const report = await club.mail('bernd', 'Dauerbefehl: Verteidigung Land OOL Inf Pz Jg');
    expect(report.outcome, textOf(report)).toBe('done');
  });

  test('no order: it says so, and what is due', async () => {
    const report = await club.mail('dora', 'Hallo Greta,\n\ntot zondag!\n\nDora');
    expect(report.outcome).toBe('nothing');
    expect(textOf(report)).toContain('Er staat geen order in deze mail.');
    expect(textOf(report)).toContain(
      'Gelezen als woorden voor mensen en niet als orders:\n  Hallo Greta,\n  tot zondag!',
    );
    expect(textOf(report)).toContain('Aan de beurt: Sovjet-Unie (Dora).');
  });

  test('units that would be lost are pointed out first; a word or an order goes on', async () => {
    const held = await club.mail('dora', 'Koop 8 inf\nEinde beurt');
    expect(held.outcome).toBe('partly');
    expect(textOf(held)).toContain('8 infanterie: gekocht maar niet geplaatst, en dus verloren.');
    expect(entries()).toBe(2);
    const report = await club.mail('dora', 'Plaats 8 inf Karelië');
    expect(report.outcome, textOf(report)).toBe('done');
    expect(textOf(report)).toContain('Ronde 1, aan de beurt: Duitsland');
  });

  test('a duplicate changes nothing, by its bytes or by its name', async () => {
    const bytes = plainMail('Koop 8 inf', { from: 'Dora <dora@example.nl>', id: '<one@dora.example>' });
    expect(await club.mail('dora', bytes)).toMatchObject({ outcome: 'done' });
    const again = await club.mail('dora', bytes);
    expect(again.outcome).toBe('duplicate');
    expect(textOf(again)).toContain('Wat erin stond, staat in het logboek als #1.');
    const forwarded = plainMail('Koop 8 inf', {
      from: 'Dora <dora@example.nl>',
      id: '<one@dora.example>',
      more: ['X-List: club'],
    });
    expect((await club.mail('dora', forwarded)).outcome).toBe('duplicate');
    expect(entries()).toBe(2);
  });

  test('a duplicate is known by the log alone, should the rest be lost', async () => {
    const bytes = plainMail('Koop 8 inf', { from: 'Dora <dora@example.nl>' });
    await club.mail('dora', bytes);
    const { rmSync } = await import('node:fs');
    rmSync(path.join(club.world.archive, 'post.local'), { recursive: true });
    expect((await club.mail('dora', bytes)).outcome).toBe('duplicate');
    expect(entries()).toBe(2);
  });

  test('the mail is kept, its hash is the evidence, and git sees neither it nor the addresses', async () => {
    const bytes = plainMail('Koop 8 inf', { from: 'Dora <dora@example.nl>' });
    const { hash = '' } = await club.mail('dora', bytes);
    const entry = JSON.parse(club.world.log('spring-26')[1] ?? '');
    expect(entry).toMatchObject({ by: 'greta', for: 'dora', evidence: hash });
    const kept = path.join(club.world.archive, 'post.local', 'mails', `${hash}.eml`);
    expect(new Uint8Array(readFileSync(kept))).toEqual(bytes);
    const ignored = readFileSync(path.join(import.meta.dirname, '../../.gitignore'), 'utf8').split('\n');
    expect(ignored).toContain('*.local');
    expect(ignored).toContain('*.local.json');
  });

  test('a dry run writes nothing at all', async () => {
    const file = club.lay(plainMail('Koop 8 inf', { from: 'Dora <dora@example.nl>' }));
    const [report] = await club.read(file, '--dry-run');
    expect(report?.outcome).toBe('done');
    expect(textOf(report ?? { outcome: '', seqs: [], answer: null })).toContain('Aankoop: 8 infanterie');
    expect(entries()).toBe(1);
    expect(existsSync(path.join(club.world.archive, 'post.local'))).toBe(false);
    const { out } = await club.world.run(['read', file, '--dry-run', '--as', 'greta', '--lang', 'de']);
    expect(out).toContain(': würde eingetragen');
    expect(out).not.toMatch(/: eingetragen$/m);
  });
});

describe('which game', () => {
  test('of several it asks; the subject or a thread answers', async () => {
    const club = newClub();
    await openClub(club);
    await openClub(club, '--slug', 'autumn-26');
    const asked = await club.mail('dora', 'Koop 8 inf');
    expect(asked.outcome).toBe('game');
    expect(textOf(asked)).toContain('autumn-26');
    expect(textOf(asked)).toContain('[pbem autumn-26]');
    const named = await club.mail('dora', 'Koop 8 inf', { subject: 'Re: [pbem spring-26 #0] Sovjet-Unie' });
    expect(named).toMatchObject({ outcome: 'done', game: 'spring-26' });
    const thread = plainMail('Koop 7 inf', {
      from: 'Dora <dora@example.nl>',
      more: ['In-Reply-To: <autumn-26.0123456789abcdef@fieldpost.invalid>'],
    });
    expect(await club.mail('dora', thread)).toMatchObject({ outcome: 'done', game: 'autumn-26' });
  });

  test('two players who share an address: the one awaited is meant', async () => {
    const club = newClub();
    await openClub(club);
    club.world.write(
      'addresses.local.json',
      JSON.stringify({ players: { dora: 'home@example.nl', bernd: 'home@example.nl', greta: 'greta@example.org' } }),
    );
    const from = 'Home <home@example.nl>';
    expect(await club.mail('dora', 'Einde beurt', { from })).toMatchObject({ player: 'dora', outcome: 'done' });
    expect(await club.mail('bernd', 'Zugende', { from })).toMatchObject({ player: 'bernd', outcome: 'done' });
  });
});

describe('who is not answered', () => {
  test.each([
    ['a stranger', rawMail(['From: eve@evil.example', '', 'Zugende']), 'stranger'],
    ['a machine', rawMail(['From: dora@example.nl', 'Auto-Submitted: auto-replied', '', 'Einde beurt']), 'machine'],
    ['nobody in particular', rawMail(['Subject: x', '', 'Einde beurt']), 'no-sender'],
  ])('%s', async (_, bytes, outcome) => {
    const club = newClub();
    await openClub(club);
    const report = await club.mail('dora', bytes);
    expect(report).toMatchObject({ outcome, answer: null });
    expect(club.world.log('spring-26')).toHaveLength(1);
  });

  test('a player who may not enter for others enters nothing for them', async () => {
    const club = newClub();
    await openClub(club);
    const file = club.lay(plainMail('Einde beurt', { from: 'Dora <dora@example.nl>' }));
    const said = await club.world.json(['read', file, '--as', 'bernd']);
    expect(said.mails).toMatchObject([{ outcome: 'may-not', answer: null }]);
    expect(club.world.log('spring-26')).toHaveLength(1);
  });

  test('without addresses it says what to write where', async () => {
    const club = newClub();
    await openClub(club);
    club.world.write('addresses.local.json', '{ "players": { "dora": "no address" } }');
    const { code, err } = await club.world.run(['read', '--as', 'greta']);
    expect(code).toBe(2);
    expect(err).toContain('addresses.local.json is not as it should be, at “players/dora”.');
    expect(err).toContain('next  write addresses.local.json beside fieldpost.json');
  });
});

describe('where mails lie', () => {
  test('a maildir, a folder, a file and standard input', async () => {
    const club = newClub();
    await openClub(club);
    const { mkdirSync, writeFileSync } = await import('node:fs');
    for (const part of ['cur', 'new', 'tmp']) mkdirSync(path.join(club.inbox, 'Maildir', part), { recursive: true });
    const dora = { from: 'Dora <dora@example.nl>' };
    const bernd = { from: 'Bernd <bernd@example.de>' };
    writeFileSync(path.join(club.inbox, 'Maildir', 'cur', '1.host:2,S'), plainMail('Koop 8 inf', dora));
    writeFileSync(path.join(club.inbox, 'Maildir', 'new', '2.host'), plainMail('Plaats 8 inf KAR\nEinde beurt', dora));
    writeFileSync(path.join(club.inbox, 'Maildir', 'tmp', '3.host'), plainMail('Zugende', bernd));
    const reports = await club.read(path.join(club.inbox, 'Maildir'));
    expect(reports.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const piped = Buffer.from(plainMail('Zugende', bernd)).toString('utf8');
    const { code } = await club.world.run(['read', '-', '--as', 'greta'], piped);
    expect(code).toBe(0);
    const { err } = await club.world.run(['read', 'nowhere', '--as', 'greta']);
    expect(err).toContain('nowhere cannot be read.');
  });
});

describe('what stands in the way of one mail', () => {
  test('does not hinder the next, and what was entered before is answered', async () => {
    const club = newClub();
    await openClub(club);
    await openClub(club, '--slug', 'autumn-26');
    const { mkdirSync, rmdirSync } = await import('node:fs');
    const heads = (game: string) => ({ from: 'Dora <dora@example.nl>', subject: `[pbem ${game}]` });
    const files = ['spring-26', 'autumn-26', 'spring-26'].map((game, index) =>
      club.lay(plainMail(index === 2 ? 'Plaats 8 inf KAR' : 'Koop 8 inf', heads(game))),
    );
    // A folder where the lock should be: nobody can write there.
    const lock = path.join(club.world.archive, 'games', 'autumn-26', '.lock');
    mkdirSync(lock);
    const { code, out } = await club.world.run(['read', ...files, '--json', '--as', 'greta']);
    rmdirSync(lock);
    const { mails }: { mails: MailReport[] } = JSON.parse(out);
    expect(mails.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'done']);
    expect(code).toBe(1);
    expect(club.world.log('autumn-26')).toHaveLength(1);
    expect(await club.read(files[1] ?? '')).toMatchObject([{ outcome: 'done', game: 'autumn-26' }]);
  });
});
