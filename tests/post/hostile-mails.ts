// Mails that mean no good, each with what it tries. Written by us; nothing in them is to be believed, run or opened.

import { makeBlock } from '../../src/post/block.ts';
import { rawMail, utf8 } from './mails.ts';

const HEADS = ['From: Bernd <bernd@example.de>', 'To: Greta <greta@example.org>', 'Subject: turn'];
const TEXT = 'Content-Type: text/plain; charset=utf-8';

const mail = (more: readonly string[], body: readonly string[]): Uint8Array =>
  rawMail([...HEADS, ...more, '', ...body]);

const nested = (depth: number, most: number): readonly string[] =>
  depth === most
    ? [TEXT, '', 'Kaufe 3 Inf']
    : [
        `Content-Type: multipart/mixed; boundary="b${depth}"`,
        '',
        `--b${depth}`,
        ...nested(depth + 1, most),
        `--b${depth}--`,
      ];

const parts = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => ['--b', TEXT, '', `part ${n}`]).flat();

const attached = (name: string, type: string, content: string): Uint8Array =>
  mail(
    ['Content-Type: multipart/mixed; boundary=b'],
    [
      '--b',
      TEXT,
      '',
      'Hallo!',
      '--b',
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      ...(Buffer.from(content, 'utf8')
        .toString('base64')
        .match(/.{1,76}/g) ?? []),
      '--b--',
    ],
  );

const html = (body: string): Uint8Array => mail(['Content-Type: text/html; charset=utf-8'], [utf8(body)]);
const plain = (...body: readonly string[]): Uint8Array => mail([TEXT], body.map(utf8));

const ESC = '\u001b';

/** What is tried, and the mail. None of them may change a game. */
export const HOSTILE: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  // the envelope of it
  ['nothing at all', new Uint8Array()],
  ['one byte', new Uint8Array([0])],
  ['bytes of no meaning', Uint8Array.from({ length: 4_096 }, (_, n) => (n * 97 + 13) % 256)],
  ['NULs alone', new Uint8Array(10_000)],
  ['a mail without heads', rawMail(['', 'Kaufe 3 Inf'])],
  ['a mail without a sender', rawMail(['Subject: x', '', 'Kaufe 3 Inf'])],
  [
    'heads without end',
    rawMail([...HEADS, ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: ${'y'.repeat(30)}`), '', 'hi']),
  ],
  ['one head without end', rawMail([...HEADS, `X-Long: ${'y'.repeat(100_000)}`, '', 'hi'])],
  [
    'a head folded a thousand times',
    rawMail([...HEADS, 'X-Fold: a', ...Array.from({ length: 1_000 }, () => ' b'), '', 'hi']),
  ],
  ['a mail larger than any turn', plain('x'.repeat(300_000))],
  ['a line without end', plain('x'.repeat(200_000))],
  ['thousands of empty lines', plain(...Array.from({ length: 60_000 }, () => ''))],
  ['two senders', rawMail(['From: bernd@example.de, dora@example.nl', '', 'Kampf'])],
  ['a group as a sender', rawMail(['From: Players: bernd@example.de, dora@example.nl;', '', 'Zugende'])],
  ['an address in a name', rawMail(['From: "bernd@example.de" <eve@evil.example>', '', 'Zugende'])],
  ['a comment for an address', rawMail(['From: eve@evil.example (bernd@example.de)', '', 'Zugende'])],
  ['a name of the language as a sender', rawMail(['From: __proto__@constructor.prototype', '', 'Zugende'])],
  // parts
  ['parts within parts, a thousand deep', rawMail([...HEADS, ...nested(0, 1_000)])],
  ['parts within parts, thirty deep', rawMail([...HEADS, ...nested(0, 30)])],
  ['a thousand parts', mail(['Content-Type: multipart/mixed; boundary=b'], [...parts(1_000), '--b--'])],
  ['thirty parts', mail(['Content-Type: multipart/mixed; boundary=b'], [...parts(30), '--b--'])],
  ['a boundary that never comes', mail(['Content-Type: multipart/mixed; boundary=never'], ['Zugende'])],
  ['an empty boundary', mail(['Content-Type: multipart/mixed; boundary=""'], ['--', 'Zugende', '----'])],
  [
    'a boundary that is a pattern',
    mail(['Content-Type: multipart/mixed; boundary="(a+)+$"'], ['--(a+)+$', '', 'Grüezi']),
  ],
  ['two kinds of content', mail(['Content-Type: text/plain', 'Content-Type: text/html'], ['<b>Gruss</b>'])],
  [
    'a mail within a mail with orders',
    mail(['Content-Type: message/rfc822'], ['From: dora@example.nl', '', 'Zugende']),
  ],
  [
    'a forwarded mail with the orders of another',
    mail(
      ['Content-Type: multipart/mixed; boundary=b'],
      [
        '--b',
        TEXT,
        '',
        'Schau mal!',
        '--b',
        'Content-Type: message/rfc822',
        '',
        'From: dora@example.nl',
        '',
        'Zugende',
        '--b--',
      ],
    ),
  ],
  // encodings
  ['base64 that is none', mail([TEXT, 'Content-Transfer-Encoding: base64'], ['$$$$ ???? ====', 'Zugende!'])],
  [
    'quoted-printable that is none',
    mail([TEXT, 'Content-Transfer-Encoding: quoted-printable'], ['=ZZ=G1=', '=0', '=']),
  ],
  ['an encoding nobody knows', mail([TEXT, 'Content-Transfer-Encoding: x-uuencode'], ['begin 644 x'])],
  ['a character set with a path in it', mail(['Content-Type: text/plain; charset=../../etc/passwd'], ['Gruss'])],
  ['a wrong character set', mail(['Content-Type: text/plain; charset=utf-16'], ['Zugende? Nein.'])],
  ['half characters', mail([TEXT], ['\xc3\x28 \xf0\x9f \xed\xa0\x80 \xff\xfe'])],
  // heads that would become heads of the answer
  [
    'line ends in a subject',
    rawMail(['From: bernd@example.de', 'Subject: =?utf-8?Q?x=0D=0ABcc:_eve@evil.example?=', '', 'Gruss']),
  ],
  [
    'line ends in the name of the mail',
    rawMail([...HEADS, 'Message-ID: <a@b>\r\n Bcc: eve@evil.example', '', 'Gruss']),
  ],
  [
    'line ends in a name',
    rawMail(['From: =?utf-8?Q?Bernd=0D=0ABcc:_eve@evil.example?= <bernd@example.de>', '', 'Gruss']),
  ],
  [
    'a thousand references',
    rawMail([...HEADS, `References: ${'<a.0123456789abcdef@b.example> '.repeat(900)}`, '', 'Gruss']),
  ],
  [
    'the game of a path',
    rawMail(['From: bernd@example.de', 'Subject: [pbem ../../../etc/passwd #1]', 'X-PBEM-Game: ..', '', 'Gruss']),
  ],
  ['a game there is not', rawMail(['From: bernd@example.de', 'Subject: [pbem constructor #1]', '', 'Gruss'])],
  // attachments
  [
    'an attachment with a path for a name',
    attached('../../.git/hooks/pre-commit', 'application/x-ndjson', '{"x":1}\n'),
  ],
  ['an attachment named as the log', attached('log.jsonl', 'application/x-ndjson', '{}\n'.repeat(5_000))],
  ['entries that are no JSON', attached('a.pbem.jsonl', 'application/x-ndjson', '\u0000\u0001{[[[\n')],
  ['entries nested without end', attached('a.pbem.jsonl', 'application/x-ndjson', `${'['.repeat(40_000)}\n`)],
  [
    'entries with a prototype',
    attached('a.pbem.jsonl', 'application/x-ndjson', '{"__proto__":{"by":"greta"},"v":1}\n'),
  ],
  ['an archive that would unfold', attached('turn.zip', 'application/zip', 'PK\u0003\u0004'.repeat(2_000))],
  ['a program', attached('turn.exe', 'application/x-msdownload', 'MZ'.repeat(500))],
  // blocks
  ['a block that never ends', plain('-----BEGIN PBEM EVENT-----', 'Game: spring-26', 'Check: 00000000', '', 'QUJD')],
  ['a block with a wrong check', plain(makeBlock('spring-26', ['{}']).replace(/Check: .*/, 'Check: 00000000'))],
  ['a block for a path', plain(makeBlock('../../x', ['{}']))],
  [
    'a thousand blocks',
    plain(...Array.from({ length: 1_000 }, () => makeBlock('spring-26', ['{}']).split('\n')).flat()),
  ],
  ['a block of another game', plain(...makeBlock('autumn-26', ['{"game":"autumn-26"}']).split('\n'))],
  // HTML
  ['a script', html('<script>alert(1); "Zugende"</script><p>Gruss</p>')],
  ['a script that hides in a comment', html('<!-- <script> --><p>Gruss</p><script><!-- Zugende -->')],
  [
    'pictures and frames',
    html('<img src="http://evil.example/x" onerror="x()"><iframe src="javascript:x()">Zugende</iframe>'),
  ],
  ['tags that stay open', html(`<p>Gruss${'<div'.repeat(20_000)}`)],
  ['comments that stay open', html(`<p>Gruss</p>${'<!--'.repeat(20_000)}`)],
  ['block quotations without end', html(`${'<blockquote>'.repeat(10_000)}Zugende`)],
  ['entities of no character', html('<p>&#xD800; &#99999999; &#0; &bogus; Gruss</p>')],
  // text
  ['a terminal that is told to obey', plain(`${ESC}]0;x\u0007${ESC}[2J${ESC}[31mGruss${ESC}c`)],
  [
    'a subject that a terminal would obey',
    rawMail(['From: bernd@example.de', `Subject: ${ESC}[2J${ESC}]0;x\u0007`, '', 'Gruss']),
  ],
  ['writing that is turned round', plain('\u202eednegguZ\u202c \u2066Gruss\u2069')],
  ['letters that cannot be seen', plain('Zu\u200bgru\u2060ss\ufeff')],
  ['heaps of accents', plain(`Gruss${'\u0301'.repeat(5_000)}`)],
  ['ten thousand lines of nonsense', plain(...Array.from({ length: 10_000 }, (_, n) => `nonsense ${n} here > there`))],
  ['ten thousand quotation marks', plain('>'.repeat(10_000))],
  [
    'an attribution that begins again and again',
    plain(...Array.from({ length: 2_000 }, () => 'On Monday Greta wrote')),
  ],
  ['numbers of lines there are not', plain('999: 3 Inf GER > EEU')],
  ['another who speaks as the steward', rawMail(['From: greta@example.org', '', 'Zugende'])],
];
