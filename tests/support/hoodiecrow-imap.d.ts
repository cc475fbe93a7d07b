// The part of the mailbox server for tests that is used here; the package brings no types.

declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  export interface HoodiecrowMessage {
    readonly raw: string;
    readonly flags: string[];
    readonly uid: number;
  }

  export interface HoodiecrowMailbox {
    readonly messages: HoodiecrowMessage[];
    uidvalidity: number;
    allowPermanentFlags: boolean;
  }

  export interface Hoodiecrow {
    readonly server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(closed: () => void): void;
    getMailbox(path: string): HoodiecrowMailbox | undefined;
    appendMessage(mailbox: string, flags: string[], date: string | undefined, raw: string): void;
    setCommandHandler(command: string, handler: (connection: { socket: { destroy(): void } }) => void): void;
  }

  export interface HoodiecrowOptions {
    readonly plugins?: readonly string[];
    readonly secureConnection?: boolean;
    readonly users?: { readonly [user: string]: { readonly password: string } };
    readonly storage?: object;
  }

  const hoodiecrow: (options: HoodiecrowOptions) => Hoodiecrow;
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default hoodiecrow;
}
