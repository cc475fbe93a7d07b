// Mails as mail programs write them, made for the tests: one function a shape. What stands in them is ours.

const CRLF = '\r\n';

export interface Heads {
  readonly from?: string;
  readonly subject?: string;
  readonly id?: string;
  readonly more?: readonly string[];
}

const heads = ({
  from = 'Bernd <bernd@example.de>',
  subject = 'Mein Zug',
  id,
  more = [],
}: Heads): readonly string[] => [
  `From: ${from}`,
  'To: Greta <greta@example.org>',
  `Subject: ${subject}`,
  'Date: Sun, 01 Mar 2026 20:00:00 +0100',
  ...(id === undefined ? [] : [`Message-ID: ${id}`]),
  'MIME-Version: 1.0',
  ...more,
];

/** Bytes of a mail from its lines, each character a byte. */
export const rawMail = (lines: readonly string[]): Uint8Array =>
  new Uint8Array(Buffer.from(lines.join(CRLF), 'latin1'));

/** The bytes of a text in UTF-8, each as a character, as `rawMail` wants them. */
export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const inLines = (text: string): readonly string[] => text.split('\n');

/** Plain text in UTF-8, eight bits wide. */
export const plainMail = (text: string, given: Heads = {}): Uint8Array =>
  rawMail([
    ...heads(given),
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...inLines(utf8(text)),
  ]);

const quotedPrintable = (text: string): readonly string[] =>
  inLines(text).flatMap((line) => {
    const coded = [...utf8(line)]
      .map((c) => (/[!-<>-~ ]/.test(c) ? c : `=${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`))
      .join('')
      .replace(/ $/, '=20');
    return (
      coded
        .match(/.{1,70}(?![0-9A-F]?[0-9A-F]$|[0-9A-F]{1,2})|.{1,70}/g)
        ?.map((part, at, all) => (at < all.length - 1 ? `${part}=` : part)) ?? ['']
    );
  });

const base64 = (text: string): readonly string[] =>
  Buffer.from(text, 'utf8')
    .toString('base64')
    .match(/.{1,76}/g) ?? [];

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('ä', '&auml;')
    .replaceAll('ü', '&uuml;');

/** As Thunderbird and its kin write HTML: a line, a break. */
const html = (text: string): string =>
  inLines(text)
    .map((line) => `${escaped(line) || '<br>'}<br>`)
    .join(`${CRLF}`);

const quoted = (text: string, mark = '> '): string =>
  inLines(text)
    .map((line) => `${mark}${line}`)
    .join('\n');

const ATTRIBUTION = 'Am 01.03.2026 um 19:00 schrieb Greta <greta@example.org>:';

const page = (body: string): string =>
  `<html><head><title>x</title><style>p { color: red }</style></head><body>${body}</body></html>`;

/** A mail in one of the shapes: what was written, and below it or quoted in it the entries as a block. */
export type Shape = (own: string, block: string, given?: Heads) => Uint8Array;

const part = (type: string, encoding: string, lines: readonly string[]): readonly string[] => [
  '--part-of-it',
  `Content-Type: ${type}`,
  `Content-Transfer-Encoding: ${encoding}`,
  '',
  ...lines,
];

/** Flowed text: lines end with a blank where they go on. */
const flowed = (text: string, delsp: 'yes' | 'no'): string =>
  inLines(text)
    .map((line) => {
      const stuffed = /^(?: |>|From )/.test(line) ? ` ${line}` : line;
      if (line.length < 40 || /^[A-Za-z0-9+/=]{40,}$/.test(line)) return stuffed;
      const at = stuffed.indexOf(' ', 20);
      return at < 0 ? stuffed : `${stuffed.slice(0, at + 1)}${delsp === 'yes' ? ' ' : ''}\n${stuffed.slice(at + 1)}`;
    })
    .join('\n');

/** The twelve shapes in which entries and orders come. */
export const SHAPES: { readonly [name: string]: Shape } = {
  'a mailer’s default, quoted-printable with an attachment beside it': (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: multipart/mixed; boundary="part-of-it"',
      '',
      ...part('text/plain; charset=utf-8', 'quoted-printable', quotedPrintable(`${own}\n\n${block}`)),
      ...part('application/pdf; name="map.pdf"', 'base64', ['JVBERi0xLjQK']),
      '--part-of-it--',
    ]),
  'quoted-printable': (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      ...quotedPrintable(`${own}\n\n${block}`),
    ]),
  base64: (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      ...base64(`${own}\n\n${block}`),
    ]),
  'text beside HTML': (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: multipart/alternative; boundary="part-of-it"',
      '',
      ...part('text/plain; charset=utf-8', '8bit', inLines(utf8(`${own}\n\n${block}`))),
      ...part('text/html; charset=utf-8', '8bit', [utf8(page(html(`${own}\n\n${block}`)))]),
      '--part-of-it--',
    ]),
  'plain, eight bits wide': (own, block, given = {}) => plainMail(`${own}\n\n${block}`, given),
  'format=flowed': (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: text/plain; charset=utf-8; format=flowed',
      'Content-Transfer-Encoding: 8bit',
      '',
      ...inLines(utf8(flowed(`${own}\n\n${block}`, 'no'))),
    ]),
  'format=flowed with DelSp': (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes',
      'Content-Transfer-Encoding: 8bit',
      '',
      ...inLines(utf8(flowed(`${own}\n\n${block}`, 'yes'))),
    ]),
  'top-posted over a mail that is quoted': (own, block, given = {}) =>
    plainMail(`${own}\n\n${ATTRIBUTION}\n${quoted(`2 inf KAR > FIN\n${block}`)}`, given),
  'quoted twice, wrapped on the way, the answer below': (own, block, given = {}) =>
    plainMail(
      `${ATTRIBUTION}\n${quoted(quoted(`End turn\n${block.replace(/(.{50})(?=.)/g, '$1\n')}`, '>'))}\n\n${own}`,
      given,
    ),
  'ISO-8859-1': (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: 8bit',
      '',
      ...inLines(`${own}\n\n${block}`),
    ]),
  'HTML alone': (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      utf8(page(html(`${own}\n\n${block}`))),
    ]),
  'HTML over a block quotation': (own, block, given = {}) =>
    rawMail([
      ...heads(given),
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      ...base64(
        page(
          `<div>${html(own)}</div><div class="quote">${escaped(ATTRIBUTION)}<br><blockquote>${html(`End turn\n${block}`)}</blockquote></div>`,
        ),
      ),
    ]),
};
