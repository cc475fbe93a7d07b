// A mailbox in Debian's dovecot, on a port of this machine: what real mail programs talk to. It has to be installed;
// the tests do without it, a bench may ask for it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { TestMailbox } from './post-office.ts';

const DOVECOT = '/usr/sbin/dovecot';

export const hasDovecot = (): boolean => existsSync(DOVECOT);

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Whose the mails are: mails of root the server does not open. */
const ownerOf = () => {
  const { uid, gid } = userInfo();
  return uid === 0 ? { uid: 65_534, gid: 65_534 } : { uid, gid };
};

const configOf = (folder: string, port: number, user: string, owner = ownerOf()): string =>
  [
    `base_dir = ${folder}/run`,
    `state_dir = ${folder}/state`,
    `log_path = ${folder}/log`,
    'protocols = imap',
    'listen = 127.0.0.1',
    'ssl = no',
    'disable_plaintext_auth = no',
    // Whoever logs in must not be root; the package brings users of its own for that.
    ...(user === 'root'
      ? []
      : [
          `default_internal_user = ${user}`,
          `default_login_user = ${user}`,
          `default_internal_group = ${execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()}`,
        ]),
    `mail_location = maildir:${folder}/mail`,
    `passdb {\n  driver = passwd-file\n  args = scheme=PLAIN ${folder}/users\n}`,
    `userdb {\n  driver = static\n  args = uid=${owner.uid} gid=${owner.gid} home=${folder}/home\n}`,
    `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
    'service anvil {\n  chroot =\n}',
    'service stats {\n  chroot =\n}',
    '',
  ].join('\n');

const answers = (port: number): Promise<boolean> =>
  new Promise((said) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', () => {
      socket.destroy();
      said(true);
    });
    socket.on('error', () => said(false));
    socket.setTimeout(1_000, () => {
      socket.destroy();
      said(false);
    });
  });

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (server.exitCode !== null) done();
    else server.on('exit', () => done());
  });

/** A mailbox of one user, with the mails in a maildir of its own. */
export const openDovecot = async ({
  user,
  password,
}: {
  readonly user: string;
  readonly password: string;
}): Promise<TestMailbox> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-dovecot-'));
  chmodSync(folder, 0o755); // the server's own users look into it
  const mail = path.join(folder, 'mail');
  for (const part of ['run', 'state', 'home', 'mail/cur', 'mail/new', 'mail/tmp'])
    mkdirSync(path.join(folder, part), { recursive: true });
  const { uid, gid } = ownerOf();
  for (const part of ['home', 'mail', 'mail/cur', 'mail/new', 'mail/tmp']) chownSync(path.join(folder, part), uid, gid);
  const port = await freePort();
  writeFileSync(path.join(folder, 'users'), `${user}:{PLAIN}${password}\n`);
  const config = path.join(folder, 'dovecot.conf');
  writeFileSync(config, configOf(folder, port, userInfo().username));
  const server = spawn(DOVECOT, ['-F', '-c', config], { stdio: 'ignore' });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 20 || server.exitCode !== null) {
      server.kill('SIGTERM');
      throw new Error(readFileSync(path.join(folder, 'log'), 'utf8'));
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  let count = 0;
  return {
    port,
    put: (bytes) => {
      count += 1;
      // The name orders the mails as they came.
      writeFileSync(path.join(mail, 'new', `${1_700_000_000 + count}.M${count}P1.here`), bytes);
    },
    raws: () =>
      ['cur', 'new']
        .flatMap((part) => readdirSync(path.join(mail, part)).map((name) => ({ name, part })))
        .sort((a, b) => Number.parseInt(a.name, 10) - Number.parseInt(b.name, 10))
        .map(({ name, part }) => readFileSync(path.join(mail, part, name), 'latin1')),
    close: async () => {
      server.kill('SIGTERM');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
