// In a reader's browser: a plan in an address, behind the `#`, which no server is sent. It is pressed together, not
// sealed.

const KEY = 'plan=';
/** More than a sheet takes. */
const MOST = 60_000;

const through = async (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());

/** What stands behind the `#` for the text of a plan. */
export const planHash = async (text: string): Promise<string> => {
  const pressed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const base64 = btoa(String.fromCharCode(...pressed));
  return KEY + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** The text of a plan that an address brings; undefined where it brings none, or one that is not whole. */
export const planIn = async (hash: string): Promise<string | undefined> => {
  const [, code] = hash.replace(/^#/, '').split(KEY);
  if (code === undefined || code.length > MOST) return undefined;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return text.length > MOST ? undefined : text;
  } catch {
    return undefined;
  }
};
