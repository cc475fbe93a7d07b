// Who writes from which address, and where his mails go: one file beside the archive that git does not see. An address
// in a mail says who it is likely from; it proves nothing.

import { z } from 'zod';
import type { Player } from '../engine/index.ts';
import type { Result } from '../vocab/index.ts';
import { parseJson } from './json.ts';

export const ADDRESS_FILE = 'addresses.local.json';

/** One address and nothing a header or a command could be made of. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}]+@[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}]+\.[^\s<>()[\]\\,;:"@.\p{Cc}\p{Cf}]+$/u.test(text);

const Address = z.string().refine(isAddress);
/** By player id; the first address is the one mails go to. */
const Book = z.record(z.string(), z.union([Address.transform((one) => [one]), z.array(Address).min(1)]));

const FileSchema = z.strictObject({
  /** For all games of the archive. */
  players: Book,
  /** By game id, for players who use another one there. */
  games: z.record(z.string(), Book).exactOptional(),
});

export type AddressBook = z.infer<typeof FileSchema>;

/** Reads the text of the file; the error is where in it something is wrong. */
export const parseAddresses = (text: string): Result<AddressBook, string> => parseJson(FileSchema, text);

const own = <T>(record: { readonly [key: string]: T } | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;

/** The addresses of a player in a game, the one mails go to first; empty if none is known. */
export const addressesOf = (book: AddressBook, game: string, player: string): readonly string[] => [
  ...(own(own(book.games, game), player) ?? []),
  ...(own(book.players, player) ?? []),
];

/** The players of a game who write from an address: one, or several who share it, or none. */
export const playersAt = <P extends Pick<Player, 'id'>>(
  book: AddressBook,
  game: string,
  players: readonly P[],
  address: string,
): readonly P[] =>
  players.filter(({ id }) => addressesOf(book, game, id).some((one) => one.toLowerCase() === address.toLowerCase()));

/** True if anybody of the archive writes from this address. */
export const isKnown = ({ players, games }: AddressBook, address: string): boolean =>
  [players, ...Object.values(games ?? {})].some((book) =>
    Object.values(book)
      .flat()
      .some((one) => one.toLowerCase() === address.toLowerCase()),
  );
