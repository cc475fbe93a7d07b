// What text may hold that others will read in terminals, mails and pages: no control characters, nothing that turns or
// hides what is written, one spelling (NFC), and no mail address, for a log is public. The reader only refuses; the
// writer may clean first.

/** Why a text is refused. */
export type Unclean = 'lone-surrogate' | 'control' | 'direction' | 'invisible' | 'not-nfc' | 'mail-address';

/** Printable ASCII without an `@` needs no closer look. */
const PLAIN = /^[ -?A-~]*$/;
const PLAIN_JSON = /^[ -?A-[\]-~]*$/;

/** True for JSON in printable ASCII without a backslash or an `@`: no text in it can be unclean. */
export const isPlain = (json: string): boolean => PLAIN_JSON.test(json);

const LONE_SURROGATE = /\p{Cs}/u;
const DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;
/**
 * What leaves no mark and could make two names look alike, as Unicode lists it. Joiners, variation selectors and tags
 * stay: scripts and emoji are written with them.
 */
const INVISIBLE =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|[\u2028\u2029]/u;
/** C0, DEL and C1. */
const CONTROL = /\p{Cc}/u;

/** `@`, also as wide and small letters have it. */
const AT_SIGN = /[@\uff20\ufe6b]/;
/** What may end the part before an `@`, and what follows one in an address: a name with a dot and letters behind it. */
const LOCAL_END = /[\p{L}\p{N}._%+'"~-]$/u;
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2}/u;

/** True if a text holds what looks like a mail address. `inf @ 2` and `@anna` do not; time grows with length alone. */
const holdsMailAddress = (text: string): boolean => {
  const parts = text.split(AT_SIGN);
  return parts.some((part, index) => index > 0 && DOMAIN.test(part) && LOCAL_END.test(parts[index - 1] ?? ''));
};

/**
 * The first reason to refuse a text, or undefined.
 *
 * @param kind `text` may have line ends and tabs, a `line` may not
 */
export const unclean = (text: string, kind: 'line' | 'text'): Unclean | undefined => {
  if (PLAIN.test(text)) return undefined;
  if (LONE_SURROGATE.test(text)) return 'lone-surrogate';
  if (CONTROL.test(kind === 'text' ? text.replaceAll(/[\n\t]/g, '') : text)) return 'control';
  if (DIRECTION.test(text)) return 'direction';
  if (INVISIBLE.test(text)) return 'invisible';
  if (text.normalize('NFC') !== text) return 'not-nfc';
  return holdsMailAddress(text) ? 'mail-address' : undefined;
};

/** Letters, marks and signs of most languages here, and what parts them: nothing that would be taken out. */
const USUAL = /^[\n\t -~¡-¬®-ſ–—‘-„†-…]*$/;

/**
 * The text as it may be written: line ends as LF, one spelling, and without what `unclean` would refuse. A mail address
 * stays, for only its author can say the same without it.
 */
export const cleanText = (text: string, kind: 'line' | 'text'): string => {
  const whole = text.replaceAll(/\p{Cs}/gu, '').replaceAll(/\r\n?/g, '\n');
  const kept = USUAL.test(whole)
    ? whole
    : [...whole]
        .filter((c) => !DIRECTION.test(c) && !INVISIBLE.test(c) && (!CONTROL.test(c) || c === '\n' || c === '\t'))
        .join('');
  return (kind === 'text' ? kept : kept.replaceAll(/[\n\t]+/g, ' ')).normalize('NFC');
};
