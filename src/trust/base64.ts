// Base64 with padding, one written form for every list of bytes: what is not in that form is no base64 here, for two
// forms of one signature would be two lines.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** What each digit counts, by its character code; 255 for what is no digit. */
const VALUE = new Uint8Array(128).fill(255);
for (const [value, digit] of [...DIGITS].entries()) VALUE[digit.charCodeAt(0)] = value;

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    text += DIGITS.charAt(group >> 18) + DIGITS.charAt((group >> 12) & 63);
    text += i + 1 < bytes.length ? DIGITS.charAt((group >> 6) & 63) : '=';
    text += i + 2 < bytes.length ? DIGITS.charAt(group & 63) : '=';
  }
  return text;
};

/** The bytes, or undefined if the text is not what `toBase64` would write. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const digits = text.length - padding;
  const bytes = new Uint8Array((digits * 3) >> 2);
  let group = 0;
  let at = 0;
  for (let i = 0; i < digits; i += 1) {
    const value = VALUE[text.charCodeAt(i)] ?? 255;
    if (value === 255) return undefined;
    group = ((group << 6) | value) & 0xffffff;
    if (i % 4 > 0) {
      bytes[at] = (group >> (6 - 2 * (i % 4))) & 255;
      at += 1;
    }
  }
  // Bits of the last digit that belong to no byte could be written in several ways; they are all zero.
  const loose = padding === 2 ? 15 : padding === 1 ? 3 : 0;
  return (group & loose) === 0 ? bytes : undefined;
};
