// Who signed a commit, as git itself says it against the keys of a game. The author a commit names is its own claim,
// and so is its time; whose key signed it is neither. What a signature asks of a commit is not known here.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowedSigners, type KeyHeld } from '../trust/index.ts';
import { git } from './run.ts';

/**
 * `none`: unsigned, or by a key that is nobody's in the game, such as a host's own; `player`: by the key of this
 * player; `broken`: changed after it was signed, or by a key that was withdrawn.
 */
type CommitSigner =
  | { readonly kind: 'none' }
  | { readonly kind: 'player'; readonly player: string }
  | { readonly kind: 'broken' };

interface SignedCommit {
  readonly author: string;
  readonly parents: readonly string[];
  readonly signer: CommitSigner;
}

const signerOf = (verdict: string, player: string): CommitSigner => {
  if (verdict === 'G' && player !== '') return { kind: 'player', player };
  return verdict === 'B' ? { kind: 'broken' } : { kind: 'none' };
};

/** Looks at commits one by one. */
export type LookAtCommit = (commit: string) => SignedCommit;

/**
 * Lets somebody look at commits with the keys of a game at hand.
 *
 * @param since time of the first line that is looked at: a key that was withdrawn before it signs nothing any more,
 *   whatever time a commit claims for itself
 */
export const withSigners = <T>(
  root: string,
  { keys, since }: { readonly keys: readonly KeyHeld[]; readonly since: string },
  use: (look: LookAtCommit) => T,
): T => {
  const isGone = ({ until }: KeyHeld): boolean => until !== undefined && until < since;
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
  try {
    const [allowed, revoked] = [join(folder, 'allowed'), join(folder, 'revoked')];
    const write = (file: string, lines: readonly string[]): void =>
      writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
    // A withdrawn key has to be among the allowed ones too, for all time: git asks what was withdrawn only of keys it
    // knows.
    const known = keys.map((held) => (isGone(held) ? { player: held.player, key: held.key, from: held.from } : held));
    write(allowed, allowedSigners({ keys: known }));
    write(
      revoked,
      keys.filter(isGone).map(({ key }) => key),
    );
    // A setting of the user's could put the check's own words before what is asked for.
    const settings = [
      `gpg.ssh.allowedSignersFile=${allowed}`,
      `gpg.ssh.revocationFile=${revoked}`,
      'log.showSignature=false',
    ].flatMap((setting) => ['-c', setting]);
    return use((commit) => {
      const format = '--format=%an%x00%P%x00%G?%x00%GS%x00';
      const { stdout } = git(root, [...settings, 'show', '--no-patch', '--no-mailmap', format, commit]);
      const [author = '', parents = '', verdict = '', player = ''] = stdout.toString('utf8').split('\0');
      return {
        author: author.normalize('NFC').trim(),
        parents: parents.split(/\s+/).filter((parent) => parent !== ''),
        signer: signerOf(verdict, player),
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
