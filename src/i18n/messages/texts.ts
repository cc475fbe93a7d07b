// The texts of messages one by one, as a translator sees them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../vocab/index.ts';

/** A message: its key, and what stands behind it in its catalogue. */
interface MessageText {
  readonly id: string;
  readonly body: string;
}

/** Where a message begins: its key at the head of a line. Lines that go on with it are indented. */
const MESSAGE = /^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?: .*)?(?=\n|$))*)/gm;

/** The messages of a catalogue in their order. */
export const messagesIn = (catalogue: string): readonly MessageText[] =>
  [...catalogue.matchAll(MESSAGE)].map(([, id = '', body = '']) => ({ id, body: body.trim() }));

/** Catalogues in which some messages say something else. */
export const replacedIn = (catalogues: readonly string[], others: readonly MessageText[]): readonly string[] => {
  const said = new Map(others.map(({ id, body }) => [id, body]));
  return catalogues.map((catalogue) =>
    catalogue.replace(MESSAGE, (whole, id: string) => (said.has(id) ? `${id} =\n    ${said.get(id)}` : whole)),
  );
};

/** The messages of a language in the folder of a project; none if nobody has translated any. */
export const readMessages = (project: string, language: Language): readonly MessageText[] => {
  const folder = path.join(project, 'src', 'i18n', 'messages', language);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).sort();
  return files.flatMap((file) => messagesIn(readFileSync(path.join(folder, file), 'utf8')));
};
