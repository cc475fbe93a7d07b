// Base64 with padding, one written form for every list of bytes: what is not in that form is no base64 here, for two forms
// of one signature would be two lines.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]));

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const group = (a << 16) | (b << 8) | c;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS.charAt((group >> shift) & 63));
    text += digits.slice(0, Math.min(3, bytes.length - i) + 1).join('');
  }
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
};

/** The bytes, or undefined if the text is not what `toBase64` would write. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  const bare = text.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((bare.length * 3) / 4));
  let group = 0;
  let at = 0;
  for (let i = 0; i < bare.length; i += 1) {
    const value = VALUE.get(bare.charAt(i));
    if (value === undefined) return undefined;
    group = ((group << 6) | value) & 0xffffff;
    if (i % 4 > 0) {
      bytes[at] = (group >> (6 - 2 * (i % 4))) & 255;
      at += 1;
    }
  }
  return toBase64(bytes) === text ? bytes : undefined;
};
