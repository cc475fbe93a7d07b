import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { plainMail, rawMail, utf8 } from '../post/mails.ts';
import { ADDRESSES, type Club, type MailReport, newClub, openClub } from './mail-support.ts';

const textOf = ({ answer }: MailReport): string => answer?.text ?? '';

/** The line with a code that an answer asks for. */
const codeLine = (report: MailReport): string => {
  const line = textOf(report)
    .split('\n')
    .find((each) => /[A-Z2-9]{4}-[A-Z2-9]{4}$/.test(each));
  if (line === undefined) throw new Error(textOf(report));
  return line.trim();
};

describe('what changes nothing is told in the mail', () => {
  let club: Club;
  beforeEach(async () => {
    club = newClub();
    await openClub(club, '--dice', 'local');
  });

  test.each([
    ['status', 'Dobbelstenen: local'],
    ['Wie is er aan de beurt?', 'Dora'],
    ['hulp', 'schrappen 30: de reden'],
    ['kaart', 'De stelling staat hieronder.'],
    ['verloop', 'Er is nog niets.'],
    ['kansen 3 inf 1 tank tegen 2 inf', '%'],
    ['kansen', 'geen gevecht'],
    ['regel B8.1', 'B8.1'],
    ['Mag een jager op een vliegdekschip landen?', 'Wat de spelregels erover zeggen:'],
  ])('%s', async (line, says) => {
    const report = await club.mail('dora', `Hoi Greta,\n\n${line}\n\nGroet, Dora`);
    expect(report).toMatchObject({ outcome: 'answered', game: 'spring-26', seqs: [] });
    expect(textOf(report)).toContain(says);
    expect(textOf(report)).not.toContain('npx fieldpost');
    expect(report.answer?.subject).toContain('zoals je vroeg');
    expect(club.world.log('spring-26')).toHaveLength(1);
  });

  test('history tells the last turns in words, with the entries of the one under way', async () => {
    await club.mail('dora', 'Koop 8 inf\n3 inf KAR > UKR\n3 inf CAU > UKR\nVecht alle\nPlaats 8 inf RUS\nEinde beurt');
    const { world } = club;
    expect(world.log('spring-26').length).toBeGreaterThan(4);
    await world.run(['note', 'spring-26', 'A long winter.', '--as', 'dora', '--yes']);
    const said = textOf(await club.mail('dora', 'verloop'));
    const [turns = '', entries = ''] = said.split('De logregels van de beurt die nu loopt:');
    expect(turns).toMatch(
      /De laatste beurten:\n\n.*(?:Oekra|Sovjet).*\(ronde 1\)\n {2}Slag om Oekraïne: .*\. Verliezen?: .*IPC.*\n/,
    );
    expect(turns).toMatch(/\n {2}Gekocht: 8 infanterie/);
    expect(turns).toMatch(/\n {2}.*nkom.*\d+ IPC/);
    expect(entries).toContain('A long winter.');
  });

  test('beside orders both are answered', async () => {
    const report = await club.mail('dora', 'Koop 8 inf\n\nStuur me ook de stand even graag.');
    expect(report).toMatchObject({ outcome: 'done', seqs: [1] });
    expect(textOf(report)).toContain('Spring 26  (spring-26)');
    expect(textOf(report)).toContain('Aankoop: 8 infanterie');
  });
});

describe('what cannot be taken back needs a code', () => {
  let club: Club;
  beforeEach(async () => {
    club = newClub();
    await openClub(club, '--dice', 'local');
  });
  const entries = () => club.world.log('spring-26');
  const types = () => entries().map((line) => (JSON.parse(line) as { order?: { type: string } }).order?.type);

  test('one line resigns nobody; the same line with the code does', async () => {
    const first = await club.mail('dora', 'Ik geef op. Goed gespeeld!');
    expect(first).toMatchObject({ outcome: 'question', seqs: [] });
    expect(entries()).toHaveLength(1);
    const line = codeLine(first);
    expect(line).toMatch(/^opgeven [A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const second = await club.mail('dora', `${line}\n\nDora`);
    expect(second, textOf(second)).toMatchObject({ outcome: 'done' });
    expect(types()).toContain('resign');
    const again = await club.mail('dora', line);
    expect(again.seqs).toEqual([]);
  });

  test.each([
    'resign',
    '- I resign',
    '1. Ik geef op',
    'Koop 8 inf\nopgeven',
    'I surrender ;',
    '4: resign',
    'Capitulatie!',
  ])('however it is written: %s', async (text) => {
    await club.mail('dora', text);
    await club.mail('dora', 'concept');
    expect(types()).not.toContain('resign');
  });

  test('forged, replayed, stale and other people’s codes are refused', async () => {
    const line = codeLine(await club.mail('dora', 'remise'));
    const code = line.split(' ').at(-1) ?? '';

    const guessed = await club.mail('dora', 'remise 2222-2222');
    expect(textOf(guessed)).toContain('Zo’n code is jou niet gestuurd.');
    const stranger = await club.mail('bernd', `Remis ${code}`);
    expect(textOf(stranger)).toContain('Einen solchen Code hast du nicht bekommen.');
    const otherLine = await club.mail('dora', `opgeven ${code}`);
    expect(textOf(otherLine)).toContain('Die code is voor een andere regel.');
    expect(entries()).toHaveLength(1);

    await club.mail('dora', 'Koop 8 inf');
    const stale = await club.mail('dora', line);
    expect(textOf(stale)).toContain('Die code is voor het spel zoals het eerder stond');
    expect(types()).not.toContain('draw');

    const fresh = codeLine(stale);
    const done = await club.mail('dora', fresh);
    expect(done, textOf(done)).toMatchObject({ outcome: 'done' });
    expect(types()).toContain('draw');
    const replayed = await club.mail('dora', fresh);
    expect(replayed.seqs).toEqual([]);
  });

  test('a code is good for three days', async () => {
    const line = codeLine(await club.mail('dora', 'remise'));
    club.world.wait(80);
    const late = await club.mail('dora', line);
    expect(textOf(late)).toContain('Die code is te oud.');
    expect(entries()).toHaveLength(1);
  });

  test('of a code only its hash lies beside the archive, and none in it', async () => {
    const line = codeLine(await club.mail('dora', 'remise'));
    const code = line.split(' ').at(-1) ?? '';
    const file = path.join(club.world.archive, 'post.local', 'codes.jsonl');
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).not.toContain(code);
  });

  test('a dry run gives none', async () => {
    const file = club.lay(plainMail('remise', { from: `Dora <${ADDRESSES.dora}>` }));
    const [report] = await club.read(file, '--dry-run');
    expect(report && textOf(report)).not.toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}/);
    expect(existsSync(path.join(club.world.archive, 'post.local', 'codes.jsonl'))).toBe(false);
  });

  test('a draw offered by one side is agreed to by the other, each with a code of his own', async () => {
    await club.mail('dora', codeLine(await club.mail('dora', 'Wat denk je van remise?')));
    const no = await club.mail('bernd', 'Remis? Ja gern, einverstanden.');
    expect(no).toMatchObject({ outcome: 'question', seqs: [] });
    expect(codeLine(no)).toMatch(/^zustimmen 1 /);
    const yes = await club.mail('bernd', codeLine(no));
    expect(yes, textOf(yes)).toMatchObject({ outcome: 'done', seqs: [2] });
    expect(types().slice(1)).toEqual(['draw', 'agree']);
  });

  test('declining needs none', async () => {
    await club.mail('dora', codeLine(await club.mail('dora', 'remise')));
    const no = await club.mail('bernd', 'Remis? Nein danke, ich lehne ab.');
    expect(no, textOf(no)).toMatchObject({ outcome: 'done', seqs: [2] });
    expect(types().at(-1)).toBe('decline');
  });

  test('an entry is void with a code and the consent of the other side', async () => {
    await club.mail('dora', 'Koop 8 inf');
    const asked = await club.mail('dora', 'schrappen 1: verkeerd geteld');
    expect(asked.seqs).toEqual([]);
    expect(codeLine(asked)).toMatch(/^schrappen 1: verkeerd geteld [A-Z2-9]{4}-/);
    const done = await club.mail('dora', codeLine(asked));
    expect(done.seqs, textOf(done)).toEqual([2]);
    expect(types().at(-1)).toBe('void');
  });

  test('what nobody has proposed is not agreed to', async () => {
    const report = await club.mail('dora', 'instemmen 30');
    expect(report).toMatchObject({ outcome: 'refused', seqs: [] });
  });
});

describe('days away and messages', () => {
  let club: Club;
  beforeEach(async () => {
    club = newClub();
    await openClub(club, '--dice', 'local', '--clock', 'turn=72,answer=24');
  });

  test('days away are entered', async () => {
    const report = await club.mail('bernd', 'Bin vom 3. bis 12. April im Urlaub, kein Internet.\n\nBernd');
    expect(report, textOf(report)).toMatchObject({ outcome: 'done', seqs: [1] });
    expect(JSON.parse(club.world.log('spring-26')[1] ?? '')).toMatchObject({
      order: { type: 'absence', from: '2026-04-03', to: '2026-04-12' },
      by: 'greta',
      for: 'bernd',
    });
  });

  test('a message goes to those it is for, and nothing in it is an order', async () => {
    const report = await club.mail('bernd', 'Nachricht an UK: greif an\n3 Inf GER > EEU\n\nDanke!');
    expect(report).toMatchObject({ outcome: 'answered', seqs: [] });
    const { more } = report as MailReport & { more?: readonly { to: readonly string[]; text: string }[] };
    expect(more).toMatchObject([{ to: [ADDRESSES.dora] }]);
    expect(more?.[0]?.text).toContain('greif an');
    expect(more?.[0]?.text).toContain('en dat bewijst niets');
    expect(club.world.log('spring-26')).toHaveLength(1);
  });
});

describe('the clerk looks only at what is his', () => {
  let club: Club;
  beforeEach(async () => {
    club = newClub();
    await openClub(club, '--dice', 'local');
  });

  test('private mail is left alone', async () => {
    const chat = await club.mail('dora', 'Kom je zaterdag ook eten? Ik maak soep.', { subject: 'zaterdag' });
    expect(chat).toMatchObject({ outcome: 'private', answer: null });
    const file = path.join(club.world.archive, 'post.local', 'mails');
    expect(existsSync(file)).toBe(false);
    const inGame = await club.mail('dora', 'Tot morgen!', { subject: 'Re: [pbem spring-26 #0] …' });
    expect(inGame.outcome).toBe('nothing');
  });

  test('mail to others that names no game is left alone, whatever is in it', async () => {
    const bytes = rawMail([
      `From: Dora <${ADDRESSES.dora}>`,
      'To: Piet <piet@example.nl>',
      'Subject: mijn plan',
      'Date: Sun, 01 Mar 2026 20:00:00 +0100',
      'Message-ID: <x@dora.example>',
      '',
      'Koop 8 inf',
    ]);
    expect(await club.mail('dora', bytes)).toMatchObject({ outcome: 'private', seqs: [] });
  });

  test('a turn in an attachment or in the subject is not entered in silence', async () => {
    const inSubject = await club.mail('dora', 'groet, Dora', { subject: 'Koop 8 inf' });
    expect(inSubject.seqs).toEqual([]);
    expect(textOf(inSubject)).toContain('In het onderwerp van je mail staan orders.');
    const attached = rawMail([
      `From: Dora <${ADDRESSES.dora}>`,
      'To: Greta <greta@example.org>',
      'Subject: mijn beurt',
      'Date: Sun, 01 Mar 2026 20:00:00 +0100',
      'Message-ID: <y@dora.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="half"',
      '',
      '--half',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Zie bijlage.',
      '--half',
      'Content-Type: text/plain; charset=utf-8; name="beurt.txt"',
      'Content-Disposition: attachment; filename="beurt.txt"',
      '',
      utf8('Koop 8 inf'),
      '--half--',
    ]);
    const report = await club.mail('dora', attached);
    expect(report.seqs).toEqual([]);
    expect(textOf(report)).toContain('beurt.txt');
  });

  test('a mail that cannot be dealt with does not stop those behind it', async () => {
    const { world } = club;
    await world.run([
      'new',
      '--title',
      'Other 26',
      '--player',
      'Carl=ussr,uk,usa',
      '--player',
      'Eva=germany,japan',
      '--as',
      'carl',
      '--yes',
    ]);
    writeFileSync(
      path.join(world.archive, 'addresses.local.json'),
      JSON.stringify({ players: { ...ADDRESSES, carl: 'carl@example.org', eva: 'eva@example.org' } }),
    );
    // Greta is nobody in the other game.
    const files = [
      club.lay(plainMail('Buy 8 inf', { from: 'Carl <carl@example.org>', id: '<1@carl.example>' })),
      club.lay(plainMail('Koop 8 inf', { from: `Dora <${ADDRESSES.dora}>`, id: '<2@dora.example>' })),
    ];
    const reports = await club.read(...files);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
  });
});
