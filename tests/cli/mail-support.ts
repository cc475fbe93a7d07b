// A club that plays by mail: a steward with an archive, players who have mail programs and nothing else. A mail is
// written to a file as it would lie in the steward's folder, read by the command, and the answer is what the player
// gets back.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type Heads, plainMail } from '../post/mails.ts';
import { newFolder, newWorld, type World, type WorldOptions } from './support.ts';

/** What the command says of one mail. */
export interface MailReport {
  readonly outcome: string;
  readonly player?: string;
  readonly game?: string;
  readonly hash?: string;
  readonly seqs: readonly number[];
  readonly answer: { readonly subject: string; readonly text: string; readonly messageId: string } | null;
}

export interface Club {
  readonly world: World;
  readonly inbox: string;
  /** Lays a mail into the folder; gives its path. */
  lay(bytes: Uint8Array): string;
  /** Reads mails that lie there. */
  read(...line: readonly string[]): Promise<readonly MailReport[]>;
  /** A player's mail, read at once: one of a text, or bytes as they are. */
  mail(player: string, said: string | Uint8Array, heads?: Heads): Promise<MailReport>;
}

export const ADDRESSES: { readonly [player: string]: string } = {
  anna: 'anna@example.org',
  bernd: 'bernd@example.de',
  dora: 'dora@example.nl',
  greta: 'greta@example.org',
};

/**
 * Opens `spring-26`: Dora, who reads Dutch, plays the Allies, Bernd, who reads German, the Axis; Greta keeps the
 * archive.
 */
export const openClub = async (club: Club, ...more: readonly string[]): Promise<void> => {
  const ran = await club.world.run([
    'new',
    '--title',
    'Spring 26',
    '--player',
    'Dora=ussr,uk,usa',
    '--player',
    'Bernd=germany,japan',
    '--role',
    'Greta=steward',
    '--language',
    'bernd=de',
    '--language',
    'dora=nl',
    '--dialect',
    'bernd=daak',
    '--as',
    'greta',
    '--yes',
    ...more,
  ]);
  expect(ran.err).toBe('');
};

export const newClub = (options: WorldOptions = {}): Club => {
  const world = newWorld(options);
  const inbox = newFolder();
  let mails = 0;
  world.write('addresses.local.json', JSON.stringify({ players: ADDRESSES }));
  const read = async (...line: readonly string[]): Promise<readonly MailReport[]> => {
    const said = await world.json(['read', ...line, '--as', 'greta']);
    if (!Array.isArray(said.mails)) throw new Error(JSON.stringify(said));
    return said.mails;
  };
  const lay = (bytes: Uint8Array): string => {
    mails += 1;
    const file = path.join(inbox, `${String(mails).padStart(4, '0')}.eml`);
    mkdirSync(inbox, { recursive: true });
    writeFileSync(file, bytes);
    return file;
  };
  return {
    world,
    inbox,
    lay,
    read,
    mail: async (player, said, heads = {}) => {
      const from = `${player} <${ADDRESSES[player] ?? `${player}@elsewhere.example`}>`;
      const id = `<${mails + 1}@${player}.example>`;
      const bytes = typeof said === 'string' ? plainMail(said, { from, id, ...heads }) : said;
      const [report, ...others] = (await read(lay(bytes))).slice(-1);
      if (report === undefined || others.length > 0) throw new Error('one mail, one answer');
      return report;
    },
  };
};
