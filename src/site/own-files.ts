// What is made of a group's own folder in its archive: it is looked through before a build, and its files are put into
// the site. See own.ts.

import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf } from '../archive/index.ts';
import { secondEditionBoard } from '../board/index.ts';
import { messagesIn, readMessages } from '../i18n/messages/texts.ts';
import { wordsOf } from '../i18n/words-of.ts';
import { isLanguage } from '../vocab/index.ts';
import { OWN_FOLDER, OWN_PAGE, OWN_STYLE, ownFilesIn, ownIn } from './own.ts';
import { assetAddress } from './routes.ts';

const PUBLIC = 'public';
/** Texts of a language. */
const TEXTS = /^texts\/([a-z]+)\.ftl$/;

/** A name for all that lies in the folder, by its bytes. */
export const ownFingerprint = (root: string): string =>
  existsSync(ownIn(root)) ? fingerprintOf(root, [OWN_FOLDER]) : 'none';

/** Whether a file lies where something is made of it. */
const isKnown = (file: string): boolean => {
  const language = OWN_PAGE.exec(file)?.[1] ?? TEXTS.exec(file)?.[1];
  return file === OWN_STYLE || file.startsWith(`${PUBLIC}/`) || (language !== undefined && isLanguage(language));
};

/**
 * What is wrong in the folder, a sentence each: a file that nothing is made of, a text whose key no message has.
 *
 * @param project the folder of the program
 */
export const ownFaults = (root: string, project: string): readonly string[] => {
  const { say } = wordsOf(secondEditionBoard, 'en');
  const folder = ownIn(root);
  const all = ownFilesIn(folder);
  const texts = all.filter((file) => isKnown(file) && TEXTS.test(file));
  const keys = new Set(texts.length === 0 ? [] : readMessages(project, 'en').map(({ id }) => id));
  return [
    ...all
      .filter((file) => !isKnown(file) && !path.basename(file).startsWith('.'))
      .map((file) => say('club-own-no-place', { file: `${OWN_FOLDER}/${file}` })),
    ...texts.flatMap((file) =>
      messagesIn(readFileSync(path.join(folder, file), 'utf8'))
        .filter(({ id }) => !keys.has(id))
        .map(({ id: key }) => say('club-own-no-message', { file: `${OWN_FOLDER}/${file}`, key })),
    ),
  ];
};

/** Puts the style sheet and what is published as it is into a site that is being built. */
export const putOwn = (root: string, site: string): void => {
  const folder = ownIn(root);
  if (existsSync(path.join(folder, PUBLIC))) cpSync(path.join(folder, PUBLIC), site, { recursive: true });
  const style = path.join(folder, OWN_STYLE);
  if (existsSync(style)) cpSync(style, path.join(site, assetAddress('/', { data: 'own-style' })));
};
