// What a player wrote in a mail, without what mail programs, lists and providers put around it: quoted mails, lines
// that say who wrote them, signatures, footers. When in doubt a line stays: it is then answered, and nothing is lost in
// silence.

import { cleanText } from '../log/index.ts';
import { MAIL_LIMITS } from './limits.ts';

/** The lines around what Fieldpost writes, so that a reply which quotes it without marks can be told from it. */
export const TOP_MARK = '== fieldpost ==';
export const END_MARK = '== /fieldpost ==';
const isTop = (line: string): boolean => /^\s*==\s*fieldpost\s*==\s*$/i.test(line);
const isEnd = (line: string): boolean => /^\s*==\s*\/\s*fieldpost\s*==\s*$/i.test(line);

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
const isBlank = (line: string): boolean => line.trim() === '';

/** `On 3 March Anna wrote:`, `Am 3. März schrieb Anna:`, `Op 3 maart schreef Anna:`; it may be broken over lines. */
const ATTRIBUTION = /^(?:on|am|op|le|el)\b.{3,300}\b(?:wrote|schrieb|schreef|geschreven|écrit|escribió)\b.{0,120}:$/isu;
/** `Anna <anna@example.org> wrote:`, on one line. */
const NAME_FIRST = /^[^:]{1,120}\b(?:wrote|schrieb|schreef)\b[^:]{0,80}(?::\d\d)?[^:]{0,80}:$/iu;

/** What Outlook and its kin put above a mail they quote without marks. */
const ORIGINAL =
  /^\s*-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|original-nachricht|originalnachricht|weitergeleitete nachricht|oorspronkelijk bericht|doorgestuurd bericht)\s*-{2,}\s*$/i;
const HEAD_FROM = /^\s*\*?(?:from|von|van)\*?\s*:\s*\*?\s*\S/i;
const HEAD_MORE =
  /^\s*\*?(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|verzonden|aan|onderwerp|reply-to|antwort an)\*?\s*:/i;

const MOBILE =
  /^\s*(?:sent from my|sent from mobile|get outlook for|von meinem .{1,60} gesendet|gesendet von .{1,60}|gesendet mit .{1,60}|diese nachricht wurde von meinem|verstuurd vanaf|verzonden vanaf|verzonden vanuit|virenfrei|virus-free|virusvrij)\b/i;
const LIST_FOOTER =
  /mailing list|mailingliste|mailinglijst|unsubscribe|abmelden|uitschrijven|you received this (?:message|email)|groups\.|list-|listinfo|https?:\/\//i;
const RULE = /^\s*[_=~-]{4,}\s*$/;
const LONG_RULE = /^\s*[_-]{20,}\s*$|^--~--~/;

/** Without what Fieldpost wrote itself: from its first mark to its last, or to the end where the last one is gone. */
const withoutOwn = (lines: readonly string[]): readonly string[] => {
  const kept: string[] = [];
  let inside = false;
  for (const line of lines) {
    if (inside) inside = !isEnd(line);
    else if (isTop(line)) inside = true;
    else kept.push(line);
  }
  return kept;
};

/** How many lines from `at` on make up a line that says who wrote what is quoted below; 0 if none does. */
const attributionAt = (lines: readonly string[], at: number): number => {
  let text = '';
  for (let n = 0; n < 3 && at + n < lines.length; n += 1) {
    const line = (lines[at + n] ?? '').trim();
    if (line === '' || isQuoted(line)) return 0;
    text = `${text} ${line}`.trim();
    if (text.length > 400) return 0;
    if (ATTRIBUTION.test(text) || (n === 0 && NAME_FIRST.test(text))) return n + 1;
  }
  return 0;
};

/** True if the heads of a mail stand here: `From:` and at least two of the others below it. */
const isHead = (lines: readonly string[], at: number): boolean =>
  HEAD_FROM.test(lines[at] ?? '') && lines.slice(at + 1, at + 7).filter((line) => HEAD_MORE.test(line)).length >= 2;

/** Up to what is quoted without marks below; what is quoted with them is left out line by line. */
const withoutQuotes = (lines: readonly string[]): readonly string[] => {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (ORIGINAL.test(line) || isHead(lines, at)) break;
    const attribution = attributionAt(lines, at);
    if (attribution > 0) {
      const next = lines.slice(at + attribution).find((each) => !isBlank(each));
      if (next === undefined || !isQuoted(next)) break;
      at += attribution - 1;
    } else if (!isQuoted(line)) kept.push(line);
  }
  return kept;
};

/** How a letter is closed, above who writes it. */
const CLOSING =
  /^\s*(?:mit (?:freundlich|best|viel|herzlich|lieb)en grüßen|(?:freundliche|beste|viele|liebe|herzliche|schöne) grüße|mfg|(?:kind|best|warm|many)?\s?regards|(?:yours )?sincerely|yours (?:truly|faithfully)|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|mvg)\b[^\d|:]{0,30}$/iu;
/** What stands below the name of whoever writes from work: the firm, where it is, what its lawyers want said. */
const FIRM =
  /\b(?:GmbH|mbH|OHG|e\.\s?K\.|Ltd|LLC|PLC|Inc|B\.V\.|N\.V\.)(?![\p{L}])|geschäftsführer(?:in)?\s*:|amtsgericht|\bHRB\b|managing director|registered (?:office|in)|\bkvk\b|\b(?:tel|telefon|phone|fax|mobil|mobile|telefoon)\.?\s*:/iu;
const DISCLAIMER =
  /vertrauliche informationen|(?:confidential|privileged) (?:information|and)|intended recipient|vertrouwelijke informatie|bestemd voor de geadresseerde|richtige adressat/iu;
/** More lines than any of that has. */
const MOST_FOOTER = 20;

/** Without the firm below the signature, unless somebody goes on behind it. */
const withoutFirm = (lines: readonly string[]): readonly string[] => {
  const isOfFirm = (line: string): boolean => FIRM.test(line) || DISCLAIMER.test(line);
  const closing = lines.findLastIndex((line) => CLOSING.test(line));
  const below = closing < 0 ? [] : lines.slice(closing + 1);
  const goesOn = below.some((line) => /^\s*p\.?\s?s\b/iu.test(line));
  if (below.length > 0 && below.length <= MOST_FOOTER && below.some(isOfFirm) && !goesOn)
    return lines.slice(0, closing + 1);
  const notice = lines.findIndex((line, at) => DISCLAIMER.test(line) && lines.length - at <= MOST_FOOTER);
  if (notice < 0) return lines;
  const start = lines.slice(0, notice).findLastIndex(isBlank) + 1;
  return lines.slice(0, start);
};

/** Lines of a signature below `--` without a blank behind it, at most. */
const SIGNATURE = 8;

/** Without the signature, and without what lists and providers put at the end. */
const withoutEnd = (lines: readonly string[]): readonly string[] => {
  const sign = lines.findIndex(
    (line, at) => line === '-- ' || (/^--\s*$/.test(line) && lines.length - at - 1 <= SIGNATURE),
  );
  const text = withoutFirm(sign < 0 ? lines : lines.slice(0, sign)).filter((line) => !MOBILE.test(line));
  const footer = text.findIndex(
    (line, at) => LONG_RULE.test(line) && text.slice(at + 1, at + 6).some((below) => LIST_FOOTER.test(below)),
  );
  return footer < 0 ? text : text.slice(0, footer);
};

const trimmed = (lines: readonly string[]): readonly string[] => {
  const first = lines.findIndex((line) => !isBlank(line) && !RULE.test(line));
  const last = lines.findLastIndex((line) => !isBlank(line) && !RULE.test(line));
  return first < 0 ? [] : lines.slice(first, last + 1);
};

/** The lines of a text, clean: no control characters, nothing that turns or hides what is written. */
export const linesOf = (text: string): readonly string[] =>
  cleanText(text.replaceAll('\u00a0', ' '), 'text').split('\n').slice(0, MAIL_LIMITS.lines);

/** The lines a player wrote, of the lines of a mail without its blocks. */
export const ownLines = (lines: readonly string[]): readonly string[] =>
  trimmed(withoutEnd(withoutQuotes(withoutOwn(lines)))).map((line) => line.trimEnd());
