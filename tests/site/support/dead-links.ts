// Links of a built site that lead to no file of it, or to an anchor that is not on the page.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, fileOfAddress, filesOf, type Html } from './site.ts';

const AWAY = /^(https?:|mailto:|data:)/;

/** The ids of every page and drawing, by file. */
const idsIn = (out: string, pages: readonly Html[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const idsOf = new Map(pages.map(({ file, ids }) => [file, new Set(ids)] as const));
  for (const file of filesOf(out).filter((each) => each.endsWith('.svg'))) {
    const drawn = readFileSync(path.join(out, file), 'utf8').matchAll(/ id="([^"]+)"/g);
    idsOf.set(file, new Set([...drawn].flatMap(([, id]) => id ?? [])));
  }
  return idsOf;
};

/**
 * All links that lead nowhere, each with the page it is on; none is well.
 *
 * @param out the folder the site is in
 * @param base the path it stands under
 */
export const deadLinks = (out: string, base: string, pages: readonly Html[]): readonly string[] => {
  const ids = idsIn(out, pages);
  const isDead = (file: string, link: string): boolean => {
    const [address = '', anchor] = addressOf(base, file, link).split('#');
    const target = link.startsWith('#') ? file : fileOfAddress(out, base, address);
    return target === undefined || (anchor !== undefined && anchor !== '' && !ids.get(target)?.has(anchor));
  };
  return pages.flatMap(({ file, links }) =>
    links.filter((link) => !AWAY.test(link) && isDead(file, link)).map((link) => `${file}: ${link}`),
  );
};
