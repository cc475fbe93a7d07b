// A mail server on this machine that takes letters: it writes down what it was given.

import { SMTPServer } from 'smtp-server';

export interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly bytes: Uint8Array;
}

/** Takes letters from greta with her password, for everybody but those who are called refused. */
export const openMailServer = async (
  taken: Taken[],
  password: string,
): Promise<{ readonly port: number; close(): Promise<void> }> => {
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) => {
      if (auth.username === 'greta' && auth.password === password) done(null, { user: 'greta' });
      else done(new Error('wrong password'));
    },
    onRcptTo: ({ address }, _, done) => done(address.startsWith('refused') ? new Error('no such box') : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          bytes: new Uint8Array(Buffer.concat(parts)),
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, close: () => new Promise((closed) => server.close(() => closed())) };
};
